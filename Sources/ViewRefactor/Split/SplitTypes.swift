import SwiftSyntax
import ViewSyntax

/// Where the type of an expression is told by others: a view of its own in its place is of another type.
struct SplitTypes {
    private let view: ViewDeclaration

    init(in view: ViewDeclaration) { self.view = view }

    /// - Throws: `RefactorError` where code around the expression wants its type to be that of something else.
    func check(_ target: SplitTarget) throws(RefactorError) {
        guard let expression = target.expression else { return }
        var node = expression
        while let parent = node.parent, node.id != Syntax(target.member).id {
            // What is erased there is of one type, whatever it is.
            if let call = parent.as(FunctionCallExprSyntax.self), call.calleeName == "AnyView" { return }
            if let choice = Self.choice(parent, around: node), !choice.isStatement || !choice.isInBuilder(viewMembers: view.viewMembers) {
                throw .cannotSplit("the branches of `\(choice.firstWords)` there must be of one type, and a view of its own would be another")
            }
            if let statement = parent.as(ReturnStmtSyntax.self) { try checkOthers(besides: statement) }
            node = parent
        }
        try checkDeclared(target.member)
    }

    /// A choice between values of one type that a piece of code is one of.
    private static func choice(_ parent: Syntax, around node: Syntax) -> ExprSyntax? {
        if let branch = parent.as(IfExprSyntax.self) { return node.id == Syntax(branch.conditions).id ? nil : ExprSyntax(branch) }
        if let list = parent.as(SwitchCaseListSyntax.self) { return list.parent?.as(SwitchExprSyntax.self).map(ExprSyntax.init) }
        guard let sequence = parent.as(SequenceExprSyntax.self) else { return nil }
        return sequence.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) } ? ExprSyntax(sequence) : nil
    }

    /// Several `return`s of one function give values of one type.
    private func checkOthers(besides statement: ReturnStmtSyntax) throws(RefactorError) {
        for node in sequence(first: Syntax(statement), next: \.parent).dropFirst() {
            let code = node.as(ClosureExprSyntax.self)?.statements ?? node.as(FunctionDeclSyntax.self)?.body?.statements
                ?? node.as(AccessorBlockSyntax.self)?.getter
            guard let code else { continue }
            if code.dropLast().allSatisfy({ !$0.returns }) { return }
            throw .cannotSplit("all that is returned there must be of one type, and a view of its own would be another")
        }
    }

    /// `var icon: Image` says what it gives.
    private func checkDeclared(_ member: DeclSyntax) throws(RefactorError) {
        let type = member.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            ?? member.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        guard let type = type?.unwrapped, !type.is(SomeOrAnyTypeSyntax.self), type.lastName != "Body" else { return }
        throw .cannotSplit("`\(member.names.first ?? "it")` says that it gives `\(type.trimmedDescription)`, and a view of its own is of another type")
    }
}

extension AccessorBlockSyntax {
    fileprivate var getter: CodeBlockItemListSyntax? {
        switch accessors {
        case .getter(let statements): statements
        case .accessors(let list): list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        }
    }
}

extension ExprSyntax {
    /// A branch that is a value of its own where a builder takes such, and not what a name is given.
    fileprivate var isStatement: Bool {
        guard isBranch, let parent else { return false }
        if let outer = parent.as(IfExprSyntax.self) { return ExprSyntax(outer).isStatement }
        return parent.is(CodeBlockItemSyntax.self) || parent.is(ExpressionStmtSyntax.self)
    }

    /// The beginning of its first line.
    fileprivate var firstWords: String { String(trimmedDescription.prefix { !$0.isNewline && $0 != "{" }).trimmed }
}
