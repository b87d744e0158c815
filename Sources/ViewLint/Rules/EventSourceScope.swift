import SwiftSyntax
import ViewSyntax

extension Rule {
    /// A timer or receiver on a large view.
    static let eventSourceScope = Rule(
        "event_source_scope", "a timer or a receiver on a large view", lesson: "events", options: ["complexity": 5, "views": 8]
    ) { file, options in
        file.views.flatMap { part, view -> [Draft] in
            let body = RunBody(part, view, file)
            return part.members.flatMap { member in
                member.contents.calls.compactMap { call -> Draft? in
                    let symbol = "\(part.name).\(member.name)"
                    if let draft = timeline(call.node, options["views"], symbol, viewMembers: body.viewMembers) { return draft }
                    guard let name = eventSource(call.node), body.isChanged(by: call.node), let size = body.size(options) else { return nil }
                    return Draft(
                        at: name, "what this changes in `\(part.name)` runs a body that \(size); put it on a small view of its own",
                        in: symbol)
                }
            }
        }
    }

    /// The name in the call if it makes events of its own accord: a receiver, a timer, a task that goes on and on.
    private static func eventSource(_ call: FunctionCallExprSyntax) -> DeclReferenceExprSyntax? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        switch member.declName.baseName.text {
        case "onReceive": return member.declName
        case "scheduledTimer": return member.base?.plainName == "Timer" ? member.declName : nil
        case "task": return call.trailingClosure.map(goesOn) ?? false ? member.declName : nil
        default: return nil
        }
    }

    /// `while true { … }`, `for await news in channel { … }`.
    private static func goesOn(_ closure: ClosureExprSyntax) -> Bool {
        closure.statements.contains { item in
            item.item.is(WhileStmtSyntax.self) || item.item.as(ForStmtSyntax.self)?.awaitKeyword != nil
        }
    }

    /// A `TimelineView` makes all of its content at each of its times.
    private static func timeline(_ call: FunctionCallExprSyntax, _ limit: Int?, _ symbol: String, viewMembers: Set<String>) -> Draft? {
        guard let limit, call.calleeName == "TimelineView", let content = call.trailingClosure else { return nil }
        let count = MemberWalk.contents(of: content.statements, viewMembers: viewMembers).views(viewMembers)
        guard count > limit else { return nil }
        return Draft(
            at: call.calledExpression,
            "this makes its content at each of its times, \(count) views; put in it what shows the time, and the rest around it", in: symbol)
    }
}

/// The body of a view that an event may run.
private struct RunBody {
    let viewMembers: Set<String>
    private let view: TypeFacts
    private let parts: [TypePart]
    private let file: CheckedFile

    init(_ part: TypePart, _ view: TypeFacts, _ file: CheckedFile) {
        self.view = view
        self.file = file
        parts = file.reading.parts.filter { $0.name == part.name }
        viewMembers = Set(parts.flatMap(\.members).filter(\.buildsViews).map(\.name))
    }

    /// In words, by what it is too large; nil for a small one.
    func size(_ options: Rule.Options) -> String? {
        let complexity = view.complexity
        if let limit = options["complexity"], complexity > limit {
            return "composes views through \(complexity) properties, functions and closures"
        }
        let reached = view.reached()
        let views = parts.flatMap(\.members).filter { reached.contains($0.name) }.reduce(0) { $0 + $1.contents.views(viewMembers) }
        guard let limit = options["views"], views > limit else { return nil }
        return "makes \(views) views"
    }

    /// Whether what a call runs on its events changes something that the view reads, as far as it shows.
    func isChanged(by call: FunctionCallExprSyntax) -> Bool {
        let handlers = call.arguments.lazy.filter { $0.label?.text == "perform" || $0.expression.is(ClosureExprSyntax.self) }.map(\.expression)
            + ([call.trailingClosure] + call.additionalTrailingClosures.map(\.closure)).compactMap { $0.map(ExprSyntax.init) }
        return handlers.contains { handler in
            guard let closure = handler.as(ClosureExprSyntax.self) else { return true }
            if AssignmentFinder.finds(in: closure.statements) { return true }
            let contents = MemberWalk.contents(of: closure.statements, viewMembers: viewMembers)
            return contents.references.contains { isSource($0) } || contents.calls.contains { isOwnMethod($0.node) }
        }
    }

    /// Something is done with a property through which the view is told of changes: SwiftUI's, or an object that is tracked.
    private func isSource(_ use: MemberContents.Reference) -> Bool {
        guard use.mayChange || use.isArgument else { return false }
        return parts.flatMap(\.properties).contains { property in
            guard property.name == use.name else { return false }
            let type = property.type?.unwrapped.lastName
            let isTracked = type.flatMap { file.program.type($0, inside: view.declaration?.name ?? "", from: file.file.path) }?.isObservable ?? false
            // A value that is handed on stays what it is.
            if use.mayChange { return isTracked || property.attributes.contains(where: \.isCapitalized) }
            return isTracked || !Self.objectWrappers.isDisjoint(with: property.attributes)
        }
    }

    private static let objectWrappers: Set<String> = ["Bindable", "EnvironmentObject", "ObservedObject", "StateObject"]

    private func isOwnMethod(_ call: FunctionCallExprSyntax) -> Bool {
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        let isOwn = member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        guard let name = isOwn ? member?.declName.baseName.text : call.calledExpression.plainName else { return false }
        return view.parts.contains { $0.members.contains { $0.name == name } }
    }
}

extension MemberContents {
    /// How many views are made when the code runs, those that rows are made of counted once.
    fileprivate func views(_ viewMembers: Set<String>) -> Int {
        calls.count { $0.isEvaluated && ExprSyntax($0.node).constructedType != nil && ClosureRole.isView(ExprSyntax($0.node), viewMembers: viewMembers) }
    }
}

/// Looks for `=`, `+=` and the like.
private final class AssignmentFinder: SyntaxVisitor {
    private var isFound = false

    static func finds(in code: some SyntaxProtocol) -> Bool {
        let finder = AssignmentFinder(viewMode: .sourceAccurate)
        finder.walk(code)
        return finder.isFound
    }

    override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.operator.text
        if text.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text) { isFound = true }
        return .skipChildren
    }
}
