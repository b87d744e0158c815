/// A function where one of another type is wanted: `(Int?) -> String` for `(Int) -> String?`. Where a value has another form
/// there, a closure stands between the two that converts what is passed and what is returned.
extension Checker {
    /// The function as one of another type; nil where a parameter or the result does not fit.
    func convertFunction(_ expression: Expression, _ from: FunctionType, to wanted: FunctionType) -> Expression? {
        let isPlain = !from.isAsync && !(from.parameters + wanted.parameters).contains { $0.isInout || $0.isVariadic }
        guard isPlain, from.parameters.count == wanted.parameters.count,
              zip(from.parameters, wanted.parameters).allSatisfy({ canConvert($1.type, to: $0.type) }),
              canConvert(from.result, to: wanted.result) else { return nil }
        conversionCost += 15
        var made = wanted
        made.isThrowing = from.isThrowing
        let type = Type.function(made)
        // Who only asks has no function to convert.
        if case .void = expression.kind { return retyped(expression, type) }
        guard let outer = current else { return nil }
        let at = expression.position
        let held = newLocal("function", expression.type, isLet: true, at: at)
        held.isCaptured = true
        let parameters = wanted.parameters.indices.map { newLocal("$\($0)", wanted.parameters[$0].type, isLet: true, at: at) }
        let body = FunctionBody(name: closureName, parameters: parameters, result: wanted.result, position: at)
        body.isThrowing = from.isThrowing
        body.captures = [held]
        current = FunctionContext(body: body, parent: outer, declContext: outer.declContext, decl: nil, resultType: wanted.result)
        defer { current = outer }
        var passed: [Argument] = []
        for (local, parameter) in zip(parameters, from.parameters) {
            guard let value = convert(make(.local(local), local.type, at), to: parameter.type) else { return nil }
            passed.append(.value(value))
        }
        let called = make(.callValue(make(.local(held), expression.type, at), passed), from.result, at)
        guard let value = convert(called, to: wanted.result) else { return nil }
        body.statements = [Statement(.return(value), position: at)]
        unsettledBodies.append(body)
        let closure = newLocal("closure", type, isLet: true, at: at)
        return make(.statements([
            Statement(.declare(.bind(held), expression), position: at),
            Statement(.declare(.bind(closure), make(.closure(body), type, at)), position: at),
        ], result: closure), type, at)
    }
}
