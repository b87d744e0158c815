import SwiftSyntax

extension Syntax {
    /// Whether something here waits, closures and functions inside it left out.
    public var containsAwait: Bool {
        if self.is(ClosureExprSyntax.self) || self.is(FunctionDeclSyntax.self) || self.is(AccessorBlockSyntax.self) { return false }
        if let loop = self.as(ForStmtSyntax.self), loop.awaitKeyword != nil { return true }
        if let variable = self.as(VariableDeclSyntax.self), variable.isAsyncLet { return true }
        return self.is(AwaitExprSyntax.self) || children(viewMode: .sourceAccurate).contains(where: \.containsAwait)
    }
}

extension VariableDeclSyntax {
    /// Whether its value comes from a task of its own.
    public var isAsyncLet: Bool { modifiers.contains { $0.name.text == "async" } }
}
