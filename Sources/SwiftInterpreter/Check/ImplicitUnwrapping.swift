import SwiftSyntax

/// `var label: String!`: an optional that is forced open where its value is needed.
extension Checker {
    /// The value inside, where an expression is such an optional.
    func implicitlyForced(_ expression: Expression) -> Expression? {
        guard let wrapped = solver.shallow(expression.type).wrapped, isImplicitlyUnwrapped(expression) else { return nil }
        return make(.force(expression), wrapped, expression.position)
    }

    private func isImplicitlyUnwrapped(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .local(let variable): variable.isImplicitlyUnwrapped
        case .field(_, let variable), .property(_, let variable, _), .global(let variable):
            (variable.binding?.typeAnnotation?.type ?? variable.sharedAnnotation)?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
        case .call(let function, _, _), .construct(_, let function, _): isImplicitlyUnwrapped(function)
        default: false
        }
    }

    private func isImplicitlyUnwrapped(_ function: FunctionDecl) -> Bool {
        if let initializer = function.syntax?.as(InitializerDeclSyntax.self) { return initializer.optionalMark?.tokenKind == .exclamationMark }
        return function.syntax?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
    }
}
