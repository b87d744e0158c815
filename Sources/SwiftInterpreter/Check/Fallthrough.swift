import SwiftSyntax

/// `fallthrough` goes on with the next case of its switch, whose pattern is not looked at, so that it can bind nothing.
extension Checker {
    func checkFallthrough(_ syntax: FallThroughStmtSyntax, _ at: SourcePosition) {
        guard let (own, whole) = switchCase(around: Syntax(syntax)) else {
            report("'fallthrough' is only allowed inside a switch", at: at)
            return
        }
        let cases = flattened(whole.cases)
        guard let index = cases.firstIndex(where: { $0.id == own.id }) else { return }
        guard index + 1 < cases.count else {
            report("'fallthrough' without a following 'case' or 'default' block", at: at)
            return
        }
        let names = boundNames(Syntax(cases[index + 1].label)), known = Set(boundNames(Syntax(own.label)))
        if let missing = names.first(where: { !known.contains($0) }) {
            report("'fallthrough' from a case which doesn't bind variable '\(missing)'", at: at)
        } else if !names.isEmpty {
            report("'fallthrough' into a case that binds variables is not supported", at: at, hint: "Repeat here what that case does.")
        }
    }

    /// The case that a statement stands in, with its switch; none beyond the body of a function.
    private func switchCase(around statement: Syntax) -> (SwitchCaseSyntax, SwitchExprSyntax)? {
        var found: SwitchCaseSyntax?
        var node = statement.parent
        while let current = node {
            if current.is(ClosureExprSyntax.self) || current.is(DeclSyntax.self) && !current.is(IfConfigDeclSyntax.self) { return nil }
            if found == nil { found = current.as(SwitchCaseSyntax.self) }
            if let found, let whole = current.as(SwitchExprSyntax.self) { return (found, whole) }
            node = current.parent
        }
        return nil
    }

    private func boundNames(_ node: Syntax) -> [String] {
        if let name = node.as(IdentifierPatternSyntax.self) { return [unquoted(name.identifier.text)] }
        return node.children(viewMode: .sourceAccurate).flatMap { boundNames($0) }
    }
}
