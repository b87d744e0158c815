import SwiftSyntax

// An `if` in a result builder is an identity for each branch, and the branches may be of different types. Where no builder is
// applied it is one value of one type, and so one identity. Code that moves from one place to the other must stay what it was.

package extension SyntaxProtocol {
    /// Whether code leaves by a `return` of its own, also inside of branches: then no builder is applied to it.
    var returns: Bool { ReturnFinder.finds(in: self) }
}

package extension CodeBlockItemListSyntax {
    /// Whether it means something else, or nothing, where no builder is applied.
    var needsBuilder: Bool {
        if returns { return false }
        return count != 1 || first?.standingExpression?.isBranch ?? true
    }

    /// The `if` or `switch` that is the value of this code without saying `return`: more than one where an `#if` chooses.
    var impliedBranches: [ExprSyntax] {
        guard count == 1, let only = first else { return [] }
        if let block = only.item.as(IfConfigDeclSyntax.self) {
            return block.clauses.flatMap { $0.elements?.as(CodeBlockItemListSyntax.self)?.impliedBranches ?? [] }
        }
        guard let expression = only.standingExpression, expression.isBranch, !returns else { return [] }
        return [expression]
    }

    /// `return if …`, where that is all.
    var returnedBranch: ReturnStmtSyntax? {
        guard count == 1, let result = first?.item.as(ReturnStmtSyntax.self), result.expression?.isBranch ?? false else { return nil }
        return result
    }
}

package extension ReturnStmtSyntax {
    /// From `return` to what is returned.
    var offsetsOfWord: Range<Int> { offsets.lowerBound..<(expression?.offsets.lowerBound ?? offsets.upperBound) }
}

extension CodeBlockItemSyntax {
    /// An expression that stands for itself.
    fileprivate var standingExpression: ExprSyntax? {
        item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
    }
}

package extension ExprSyntax {
    /// An `if` or a `switch`.
    var isBranch: Bool { [.ifExpr, .switchExpr].contains(kind) }
}

extension DeclSyntax {
    /// Whether a builder is applied to the code of a member that does not return: it says so, or what it fulfils does.
    fileprivate var hasBuilder: Bool {
        let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes.names ?? []
        let name = self.as(FunctionDeclSyntax.self)?.name.text
            ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        return attributes.contains { $0.hasSuffix("Builder") } || ["body", "makeBody", "previews"].contains(name)
    }

    /// The code of a function or a getter.
    private var code: Syntax? {
        if let function = self.as(FunctionDeclSyntax.self) { return function.body.map(Syntax.init) }
        switch self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?.accessors {
        case .getter(let statements)?: return Syntax(statements)
        case .accessors(let list)?: return list.first { $0.accessorSpecifier.text == "get" }?.body.map(Syntax.init)
        case nil: return nil
        }
    }

    /// Whether a builder puts together what a member gives.
    package var isBuilt: Bool { hasBuilder && !(code?.returns ?? false) }
}

extension ClosureExprSyntax {
    /// Whether a builder puts together what a closure gives.
    fileprivate func isBuilt(viewMembers: Set<String>) -> Bool {
        guard let use, case .content = ClosureRole(of: self, viewMembers: viewMembers), !statements.returns else { return false }
        return !["map", "compactMap", "flatMap", "reduce"].contains(use.call.calleeName ?? "")
    }
}

package extension SyntaxProtocol {
    /// Whether a builder puts together the code that this stands in.
    func isInBuilder(viewMembers: Set<String>) -> Bool {
        for node in sequence(first: Syntax(self), next: \.parent).dropFirst() {
            if let closure = node.as(ClosureExprSyntax.self) { return closure.isBuilt(viewMembers: viewMembers) }
            let isLocal = node.parent?.is(CodeBlockItemSyntax.self) ?? false
            if let member = node.as(DeclSyntax.self), node.parent?.is(MemberBlockItemSyntax.self) ?? false || isLocal {
                return member.isBuilt
            }
        }
        return false
    }
}

private final class ReturnFinder: SyntaxVisitor {
    private var isFound = false

    static func finds(in code: some SyntaxProtocol) -> Bool {
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(code)
        return finder.isFound
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
