import SwiftSyntax
import ViewSyntax

/// What is split off: `Screen.header`, `Screen:12`, `Screen.body.VStack[1]`.
public struct SplitSelector: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case member(String)
        /// What begins on this line of the file.
        case line(Int)
        /// A call in a member, by its name and its number among those of the name, from 0.
        case call(member: String, name: String, index: Int)
    }

    /// The view's name.
    public let view: String
    let part: Part

    /// Nil when the text is none of these forms.
    public init?(_ text: String) {
        if let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line > 0, colon != text.startIndex {
            view = String(text[..<colon])
            part = .line(line)
            return
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else { return nil }
        let bracket = last.firstIndex(of: "[")
        let plain = String(last[..<(bracket ?? last.endIndex)])
        if plain.isCapitalized, parts.count >= 3 || bracket != nil {
            var index = 0
            if let bracket {
                guard last.hasSuffix("]"), let number = Int(last[last.index(after: bracket)...].dropLast()), number >= 0 else {
                    return nil
                }
                index = number
            }
            guard parts.count >= 3 else { return nil }
            view = parts.dropLast(2).joined(separator: ".")
            part = .call(member: parts[parts.count - 2], name: plain, index: index)
        } else {
            guard bracket == nil else { return nil }
            view = parts.dropLast().joined(separator: ".")
            part = .member(last)
        }
    }
}

/// The code that becomes a view of its own.
struct SplitTarget {
    /// The member that it is, or is in.
    let member: DeclSyntax
    let memberName: String
    /// The expression or statement; nil when the whole member is meant.
    let expression: Syntax?
    /// The statements that become the body.
    let code: [Syntax]
    /// The text of those, with the comments between them.
    let range: Range<Int>
    /// The name of the call, for a proposal.
    let callName: String?

    init(_ selector: SplitSelector, view: ViewDeclaration, in text: SourceText) throws(RefactorError) {
        switch selector.part {
        case .member(let name):
            if name == "body" { throw .cannotSplit("`body` is the view itself; name a part of it: `\(view.name).body.VStack[0]`, or a line") }
            let found = view.members(named: name)
            guard let member = found.first else {
                throw .noSuchProperty(name, type: view.name, among: view.membersInFile.flatMap(\.names))
            }
            if found.count > 1 { throw .cannotSplit("there are \(found.count) members `\(name)`; give them names of their own first") }
            if member.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(.static) ?? false {
                throw .cannotSplit("`\(name)` is a static member, and belongs to no view")
            }
            guard let code = member.viewCode else {
                throw .cannotSplit("`\(view.name).\(name)` is neither a computed property nor a function")
            }
            try Self.checkGivesView(member, name)
            if name == "makeBody" { throw .cannotSplit("`makeBody` is what a style has to have; name a part of it, or a line") }
            self.init(member: member, memberName: name, expression: nil, code: [Syntax(code.statements)], range: code.range, callName: nil)
        case .line(let line):
            try self.init(line: line, view: view, in: text)
        case .call(let name, let call, let index):
            guard let member = view.members(named: name).first, let code = member.viewCode else {
                throw .noSuchProperty(name, type: view.name, among: view.membersInFile.flatMap(\.names))
            }
            let calls = CallFinder.calls(named: call, in: code.statements)
            guard calls.indices.contains(index) else {
                throw .cannotSplit(
                    calls.isEmpty
                        ? "`\(view.name).\(name)` has no call of `\(call)`"
                        : "`\(view.name).\(name)` has \(calls.count == 1 ? "one call" : "\(calls.count) calls") of `\(call)`, counted from 0")
            }
            let chain = calls[index].chainEnd
            try Self.checkPlace(of: chain, in: member, of: view)
            self.init(
                member: member, memberName: name, expression: Syntax(chain), code: [Syntax(chain)], range: chain.offsets,
                callName: call)
        }
    }

    private init(line: Int, view: ViewDeclaration, in text: SourceText) throws(RefactorError) {
        var starts: [Int] = []
        for member in view.membersInFile {
            guard let code = member.viewCode else { continue }
            for item in ItemFinder.items(in: code.statements) {
                let itemLine = text.line(of: item.offsets.lowerBound)
                if itemLine != line {
                    starts.append(itemLine)
                    continue
                }
                // An `if` that returns leaves the code around.
                guard let expression = item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression,
                    !expression.isBranch || !expression.returns
                else {
                    throw .cannotSplit("line \(line) is a statement and no view")
                }
                guard ClosureRole.composes(expression, viewMembers: view.viewMembers) else {
                    throw .cannotSplit("what stands on line \(line) is no view: `\(expression.firstLine)`")
                }
                try Self.checkPlace(of: expression, in: member, of: view)
                let name = member.names.first ?? "body"
                self.init(
                    member: member, memberName: name, expression: Syntax(expression), code: [Syntax(expression)],
                    range: expression.offsets, callName: expression.chainRoot.constructedType)
                return
            }
        }
        let lines = Array(Set(starts)).sorted()
        let list = lines.prefix(12).map(String.init).joined(separator: ", ")
        throw .cannotSplit("no view of `\(view.name)` begins on line \(line)" + (lines.isEmpty ? "" : "; views begin on \(list)"))
    }

    private init(member: DeclSyntax, memberName: String, expression: Syntax?, code: [Syntax], range: Range<Int>, callName: String?) {
        self.member = member
        self.memberName = memberName
        self.expression = expression
        self.code = code
        self.range = range
        self.callName = callName
    }

    /// Only where views are composed can a view stand: not in an action, not in a gesture, not among the dishes of a menu.
    private static func checkPlace(
        of expression: ExprSyntax, in member: DeclSyntax, of view: ViewDeclaration
    ) throws(RefactorError) {
        let line = expression.firstLine
        if let name = member.names.first, name != "body", !member.givesViews {
            throw .cannotSplit("`\(name)`, in which `\(line)` stands, gives no view")
        }
        if let type = expression.chainRoot.constructedType, view.types.isNoView(type, inside: view.name) {
            throw .cannotSplit("`\(type)` is no `View`")
        }
        if !expression.isStatement, !expression.isViewArgument {
            throw .cannotSplit("`\(line)` is an argument, where something other than a view may be wanted")
        }
        for node in sequence(first: Syntax(expression), next: \.parent) {
            if node.id == Syntax(member).id { break }
            guard let closure = node.as(ClosureExprSyntax.self) else { continue }
            switch ClosureRole(of: closure, viewMembers: view.viewMembers) {
            case .content: continue
            case .action: throw .cannotSplit("`\(line)` runs in an action, and is no view")
            case .value: throw .cannotSplit("`\(line)` stands in a closure that makes no view")
            }
        }
    }

    /// A view of its own must be a `View`: not toolbar content, not a `String`.
    private static func checkGivesView(_ member: DeclSyntax, _ name: String) throws(RefactorError) {
        let type = member.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            ?? member.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        guard let type else { throw .cannotSplit("`\(name)` gives no view") }
        if let opaque = type.as(SomeOrAnyTypeSyntax.self) {
            if opaque.constraint.lastName != "View" {
                throw .cannotSplit("`\(name)` gives `\(type.trimmedDescription)`, which is no `View`")
            }
        } else if !member.givesViews {
            throw .cannotSplit("`\(name)` gives `\(type.trimmedDescription)`, which is no view")
        }
    }
}

/// Calls by the name of what they call, in the order of the source.
private final class CallFinder: SyntaxVisitor {
    private var found: [FunctionCallExprSyntax] = []
    private let name: String

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    static func calls(named name: String, in code: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
        let finder = CallFinder(name)
        finder.walk(code)
        return finder.found.sorted { $0.position < $1.position }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calleeName == name, node.constructs { found.append(node) }
        return .visitChildren
    }
}

/// The statements of a piece of code, those inside closures and branches included, the outer ones first.
private final class ItemFinder: SyntaxVisitor {
    private var found: [CodeBlockItemSyntax] = []

    static func items(in code: some SyntaxProtocol) -> [CodeBlockItemSyntax] {
        let finder = ItemFinder(viewMode: .sourceAccurate)
        finder.walk(code)
        return finder.found
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    fileprivate var constructs: Bool { ExprSyntax(self).constructedType != nil }

    /// The call with all modifiers behind it.
    fileprivate var chainEnd: ExprSyntax {
        var end = ExprSyntax(self)
        while let member = end.parent?.as(MemberAccessExprSyntax.self), member.base?.id == end.id,
            let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id {
            end = ExprSyntax(call)
        }
        return end
    }
}

extension ExprSyntax {
    /// Stands for itself, as in a builder, or is what is returned.
    fileprivate var isStatement: Bool {
        guard let parent else { return false }
        return parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self) || parent.is(ExpressionStmtSyntax.self)
    }

    /// An argument that is a view: `.overlay(Badge())`, `NavigationLink(destination: Detail())`.
    fileprivate var isViewArgument: Bool {
        guard let argument = parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        if let label = argument.label?.text { return ["destination", "label", "content"].contains(label) }
        let isFirst = call.arguments.first?.id == argument.id
        // A color or a material there is a style, and stays one.
        return isFirst && ["overlay", "background", "mask"].contains(call.calleeName) && constructedType != nil
    }

    fileprivate var firstLine: String { String(trimmedDescription.prefix { !$0.isNewline }) }
}
