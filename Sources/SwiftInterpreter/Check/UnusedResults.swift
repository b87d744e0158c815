import SwiftSyntax

/// Statements that are values nobody uses.
extension Checker {
    func warnUnused(_ value: Expression, _ syntax: ExprSyntax, _ at: SourcePosition) {
        guard speculation == 0 else { return }
        if namesFunction(syntax), solver.shallow(value.type).asFunction != nil {
            report("function is unused", at: at, hint: "Write '(…)' behind it to call it.")
        }
        switch value.kind {
        case .binary(let operation, _, _) where [.equal, .less, .greater, .lessOrEqual, .greaterOrEqual, .notEqual].contains(operation):
            warn("the result of this comparison is unused", at: at, hint: "An assignment is written with one '='.")
        default: break
        }
    }

    /// Whether a statement is the name of a function and nothing else.
    private func namesFunction(_ syntax: ExprSyntax) -> Bool {
        guard let name = syntax.as(DeclReferenceExprSyntax.self) else { return false }
        return current?.lookup(unquoted(name.baseName.text)) == nil && valueNamed(unquoted(name.baseName.text), at: position(of: name)) == nil
    }
}
