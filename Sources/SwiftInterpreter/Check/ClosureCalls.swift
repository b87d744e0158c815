import SwiftSyntax

/// Closures that are called where they stand.
extension Checker {
    /// The type of a closure that is called where it stands (`let shade: Color = { … }()`), where what is wanted may be its result.
    func closureType(of closure: ExprSyntax, giving result: Type?) -> Type? {
        guard let result, !solver.resolve(result).hasVariables else { return nil }
        let type = Type.function(FunctionType(parameters: [], result: result))
        return speculate { check(closure, expected: type) }.errors.isEmpty ? type : nil
    }

    /// `{ $0 + $1 }(1, 2)`: what the closure takes its arguments tell.
    func callClosure(_ closure: ClosureExprSyntax, _ arguments: [CallArgument], expected: Type?, at: SourcePosition) -> Expression {
        var given = arguments
        // A number is taken for one of the type that is wanted of the whole.
        let number = expected.map { solver.resolve($0) }.flatMap { isNumeric($0) ? $0 : nil }
        for index in given.indices where !given[index].isClosure && !given[index].isInout {
            given[index].expression = given[index].syntax.map { check($0, expected: isIntegerLiteral($0) ? number : nil) }
        }
        var type = FunctionType(
            parameters: given.map { FunctionType.Parameter(type: $0.expression?.type ?? solver.fresh(), isInout: $0.isInout) }, result: solver.fresh())
        type.isThrowing = closure.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.try) || $0.tokenKind == .keyword(.throw) }
        type.isAsync = containsAwait(closure.statements)
        return callValue(check(ExprSyntax(closure), expected: .function(type)), given, expected: expected, at: at)
    }
}

extension ClosureExprSyntax {
    /// Whether it does not say of what types its parameters are.
    var takesUntyped: Bool {
        guard case .parameterClause(let clause)? = signature?.parameterClause else { return true }
        return clause.parameters.allSatisfy { $0.type == nil }
    }
}
