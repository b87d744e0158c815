import SwiftSyntax

/// Closures that a function is given for the time of its call alone.
extension Checker {
    /// A parameter of function type without `@escaping` may be called and handed on, but not kept.
    func noteEscape(_ syntax: ExprSyntax) {
        guard speculation == 0, let context = current, !context.declContext.isInterface,
              let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text,
              let local = context.lookup(unquoted(name)), local.isNonEscaping else { return }
        report("non-escaping parameter '\(local.name)' may only be called", at: position(of: syntax), hint: escapingHint(local))
    }

    /// A closure that is kept keeps what it captures.
    func noteEscape(of expression: Expression) {
        guard speculation == 0, let context = current, !context.declContext.isInterface else { return }
        switch expression.kind {
        case .closure(let body):
            guard let kept = body.captures.first(where: \.isNonEscaping) else { return }
            report("escaping closure captures non-escaping parameter '\(kept.name)'", at: expression.position, hint: escapingHint(kept))
        case .wrap(let inner), .widen(let inner): noteEscape(of: inner)
        case .statements(let statements, _):
            guard case .declare(_, let value?)? = statements.last?.kind else { return }
            noteEscape(of: value)
        default: return
        }
    }

    private func escapingHint(_ local: LocalVariable) -> String {
        "Mark it '@escaping' to keep it: '\(local.name): @escaping \(solver.resolve(local.type))'."
    }
}
