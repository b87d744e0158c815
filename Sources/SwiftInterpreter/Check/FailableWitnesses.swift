/// A protocol may ask for an initialiser that can fail where a type has one that never does: `init?(stringValue:)`.
extension Checker {
    /// What a type has for a requirement, in the form that the requirement promises.
    func asPromised(_ implementation: FunctionDecl, for requirement: FunctionDecl, of decl: NominalDecl) -> FunctionDecl {
        guard requirement.kind == .initializer, requirement.isFailable, !implementation.isFailable, implementation.kind == .initializer,
              implementation.owner === decl, let context = decl.context else { return implementation }
        if let made = madeFailable[implementation] { return made }
        let made = newFunction(name: "init", kind: .initializer, owner: decl, isStatic: false, position: implementation.position)
        made.context = context
        made.isSignatureResolved = true
        made.takesSelf = implementation.takesSelf
        made.isFailable = true
        made.isThrowing = implementation.isThrowing
        made.isAsync = implementation.isAsync
        made.parameters = implementation.parameters
        made.result = optional(context.selfType ?? .error)
        madeFailable[implementation] = made
        made.synthesize = { $0.failableBody(of: made, goingOnTo: implementation) }
        register(made)
        return made
    }

    /// `self.init(…)`, which is there when it returns.
    private func failableBody(of made: FunctionDecl, goingOnTo implementation: FunctionDecl) -> FunctionBody {
        let inner = makeContext(for: made)
        current = inner
        defer { current = nil }
        guard let variable = inner.selfVariable, let owner = made.owner else { return inner.body }
        let at = made.position
        let own = make(.local(variable), variable.type, at)
        let parameters = inner.body.parameters.filter { $0 !== variable }
        let arguments = parameters.map { parameter -> Argument in
            let value = make(.local(parameter), parameter.type, at)
            return parameter.isInout ? .inout(value) : .value(value)
        }
        var delegation: Expression
        if implementation.isMemberwise {
            let values = parameters.map { make(.local($0), $0.type, at) }
            delegation = make(.assign(to: own, memberwise(owner, implementation, values, type: variable.type, at: at)), .void, at)
        } else {
            delegation = make(.delegateInit(self: own, implementation, arguments), .void, at)
        }
        if implementation.isThrowing { delegation = make(.try(delegation, .plain), .void, at) }
        inner.body.statements = [Statement(.expression(delegation), position: at)]
        if let result = initializerResult(at) { inner.body.statements.append(Statement(.return(result), position: at)) }
        return inner.body
    }
}
