import SwiftSyntax
import ViewSyntax

extension Rule {
    /// `UUID()` and the like where a view gets its values.
    static let unstableValue = Rule(
        "unstable_value", "a view that gives itself another value each time it is made", lesson: "init"
    ) { file, _ in
        file.views.flatMap { part, _ -> [Draft] in
            let defaults = part.properties.compactMap { property -> Draft? in
                guard !property.isStatic, !property.attributes.contains(where: keepsFirstValue.contains),
                    let value = property.initialValue.flatMap({
                        UnstableExpression(implied: $0, type: property.type) ?? UnstableExpression.first(in: $0)
                    })
                else { return nil }
                return draft(value, part.name, property.name)
            }
            let assigned = part.members.filter { $0.kind == .initializer }.flatMap { initializer in
                initializer.contents.assignments.filter(\.isEvaluated).compactMap { assignment -> Draft? in
                    guard let property = part.properties.first(where: { $0.name == assignment.name }),
                        !property.attributes.contains(where: keepsFirstValue.contains)
                    else { return nil }
                    return UnstableExpression(implied: assignment.value, type: property.type).map { draft($0, part.name, "init") }
                }
            }
            let made = part.members.filter { $0.kind == .initializer }.flatMap { initializer in
                initializer.contents.calls.filter { $0.isEvaluated && !isKept($0.node) }.compactMap { call -> Draft? in
                    UnstableExpression(ExprSyntax(call.node)).map { draft($0, part.name, "init") }
                }
            }
            return defaults + assigned + made
        }
    }

    /// Wrappers that take the first value of an identity and forget the others.
    private static let keepsFirstValue: Set<String> = ["State", "StateObject", "SceneStorage", "AppStorage", "GestureState"]

    private static func draft(_ value: UnstableExpression, _ view: String, _ member: String) -> Draft {
        Draft(
            at: value.node,
            "`\(value.text)` is different each time, so that a new `\(view)` never equals the last one and its body always runs",
            in: "\(view).\(member)")
    }

    /// Inside `State(initialValue:)` and the like, or for a name that is used there only; or only asked about in a condition.
    ///
    /// - Parameter asked: names whose uses are being looked at. A value of such a name goes where the name's other uses say.
    private static func isKept(_ expression: some SyntaxProtocol, asked: Set<SyntaxIdentifier> = []) -> Bool {
        for node in sequence(first: Syntax(expression), next: \.parent).dropFirst() {
            if node.as(FunctionCallExprSyntax.self)?.calleeName.map(keepsFirstValue.contains) ?? false { return true }
            if node.is(ConditionElementSyntax.self) || node.isComparison { return true }
            if let binding = node.as(PatternBindingSyntax.self), let body = binding.initializerAround,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
                if asked.contains(binding.id) { return true }
                let uses = body.tokens(viewMode: .sourceAccurate)
                    .compactMap { $0.text == name ? $0.parent?.as(DeclReferenceExprSyntax.self) : nil }
                return !uses.isEmpty && uses.allSatisfy { isKept($0, asked: asked.union([binding.id])) }
            }
        }
        return false
    }
}

/// An expression whose value is another each time.
struct UnstableExpression {
    let node: Syntax
    let text: String

    /// `UUID()`, `Date()`, `Date.now`, `Int.random(in: 0...9)`, `names.randomElement()`, `names.shuffled()`.
    init?(_ expression: ExprSyntax) {
        let bare = expression.bare
        node = Syntax(bare)
        if let call = bare.as(FunctionCallExprSyntax.self) {
            let name = call.calleeName ?? ""
            if ["UUID", "Date", "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime"].contains(name), call.arguments.isEmpty,
                call.trailingClosure == nil {
                text = "\(name)()"
            } else if ["random", "randomElement", "shuffled"].contains(name), call.receiver != nil {
                text = "\(name)"
            } else {
                return nil
            }
        } else if let member = bare.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "now",
            ["Date", "ContinuousClock", "SuspendingClock"].contains(member.base?.plainName ?? "") {
            text = member.trimmedDescription
        } else {
            return nil
        }
    }

    /// `.now` of a `Date`, `.init()` of a `UUID`, `.random(in: 0...9)`: the type is said elsewhere.
    init?(implied expression: ExprSyntax, type: TypeSyntax?) {
        let bare = expression.bare
        let call = bare.as(FunctionCallExprSyntax.self)
        guard let member = (call?.calledExpression ?? bare).as(MemberAccessExprSyntax.self), member.base == nil, let type = type?.lastName
        else { return nil }
        let isNow = call == nil && type == "Date" && member.declName.baseName.text == "now"
        let isMade = call.map { $0.arguments.isEmpty && $0.trailingClosure == nil } ?? false && ["Date", "UUID"].contains(type)
            && member.declName.baseName.text == "init"
        let isRandom = call != nil && member.declName.baseName.text == "random"
        guard isNow || isMade || isRandom else { return nil }
        node = Syntax(bare)
        text = bare.trimmedDescription
    }

    /// The first such expression inside another, closures that run later aside.
    static func first(in expression: ExprSyntax) -> UnstableExpression? {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(expression)
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        var found: UnstableExpression?

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { look(ExprSyntax(node)) }
        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { look(ExprSyntax(node)) }
        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
            let callee = node.use?.call.calleeName ?? ""
            return ["map", "compactMap", "flatMap", "reduce"].contains(callee) ? .visitChildren : .skipChildren
        }

        private func look(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
            if found == nil { found = UnstableExpression(expression) }
            return found == nil ? .visitChildren : .skipChildren
        }
    }
}

extension SyntaxProtocol {
    /// Whether this is a sequence of operators that gives a truth value.
    fileprivate var isComparison: Bool {
        let operators = self.as(SequenceExprSyntax.self)?.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        return operators?.contains { ["==", "!=", "<", ">", "<=", ">="].contains($0) } ?? false
    }

    /// The body of the initialiser that this stands in.
    fileprivate var initializerAround: CodeBlockSyntax? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(InitializerDeclSyntax.self)?.body }.first
    }
}
