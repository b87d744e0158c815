import SwiftSyntax

/// `#warning("…")` and `#error("…")`: what the author of a program wants said wherever it is built.
extension Checker {
    /// Says what a directive says; false for any other macro.
    func reportDirective(_ macro: some FreestandingMacroExpansionSyntax, in file: SourceFile) -> Bool {
        let name = macro.macroName.text
        guard name == "warning" || name == "error" else { return false }
        let position = macro.position(in: file)
        guard macro.arguments.count == 1, let literal = macro.arguments.first?.expression.as(StringLiteralExprSyntax.self),
              let message = literal.representedLiteralValue else {
            report("'#\(name)' takes one text without interpolations", at: position)
            return true
        }
        if name == "warning" { warn(message, at: position) } else { report(message, at: position) }
        return true
    }

    /// Whether an expression that stands as a statement is a directive, which has then been obeyed.
    func isDirective(_ syntax: ExprSyntax) -> Bool {
        syntax.as(MacroExpansionExprSyntax.self).map { reportDirective($0, in: file) } ?? false
    }
}
