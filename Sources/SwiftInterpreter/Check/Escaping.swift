import SwiftSyntax

/// Closures that a function is given for the time of its call alone.
extension Checker {
    /// A parameter of function type without `@escaping` may be called and handed on, but not kept.
    func noteEscape(_ syntax: ExprSyntax) {
        guard speculation == 0, let context = current, !context.declContext.isInterface,
              let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text,
              let local = context.lookup(unquoted(name)), local.isNonEscaping else { return }
        report("non-escaping parameter '\(local.name)' may only be called", at: position(of: syntax),
               hint: "Mark it '@escaping' to keep it: '\(local.name): @escaping \(solver.resolve(local.type))'.")
    }
}
