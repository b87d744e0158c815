/// Initialisers that a class takes over from its superclass: its own properties get their values first.
extension Checker {
    /// The initialiser of `decl` that `function`, found on a superclass, stands for.
    func inheritedInitializer(_ function: FunctionDecl, for decl: NominalDecl) -> FunctionDecl {
        guard function.owner !== decl, decl.isReference, function.isConvenience || !ownStoredProperties(of: decl).isEmpty, let context = decl.context else { return function }
        if let made = decl.inheritedInitializers[function] { return made }
        resolveSignature(function)
        let map = ancestorSubstitution(of: decl, function.owner)
        let made = newFunction(name: "init", kind: .initializer, owner: decl, isStatic: false, position: decl.position)
        made.context = context
        made.isSignatureResolved = true
        made.takesSelf = true
        made.isFailable = function.isFailable
        made.isThrowing = function.isThrowing
        made.isConvenience = function.isConvenience
        let instance = context.selfType ?? .error
        made.result = function.isFailable ? optional(instance) : instance
        made.parameters = function.parameters.enumerated().map { index, parameter in
            var parameter = parameter
            parameter.type = substitute(parameter.type, map)
            if parameter.hasDefault { parameter.checkedDefault = defaultArgument(index, of: function, at: function.position) }
            return parameter
        }
        decl.inheritedInitializers[function] = made
        if function.isConvenience, function.syntax != nil, let outer = function.context {
            // What it delegates to is an initialiser of this class: it is checked as if it stood here.
            let own = DeclContext(parent: outer, file: outer.file)
            own.selfType = context.selfType
            made.context = own
            made.syntax = function.syntax
            register(body: made)
            return made
        }
        made.synthesize = { checker in
            let inner = checker.makeContext(for: made)
            checker.current = inner
            defer { checker.current = nil }
            guard let variable = inner.selfVariable else { return inner.body }
            let at = decl.position
            let own = checker.make(.local(variable), variable.type, at)
            inner.body.directSelf = variable
            inner.body.directProperties = checker.ownStoredProperties(of: decl)
            let arguments = inner.body.parameters.dropFirst().map { parameter -> Argument in
                let value = checker.make(.local(parameter), parameter.type, at)
                return parameter.isInout ? .inout(value) : .value(value)
            }
            var delegation = checker.make(.delegateInit(self: own, function, arguments), .void, at)
            if function.isThrowing { delegation = checker.make(.try(delegation, .plain), .void, at) }
            inner.body.statements = checker.defaultAssignments(of: decl, to: own, at: at) + [Statement(.expression(delegation), position: at)]
            if let result = checker.initializerResult(at) { inner.body.statements.append(Statement(.return(result), position: at)) }
            return inner.body
        }
        register(made)
        return made
    }

    /// What the generic parameters of a superclass are for a class.
    private func ancestorSubstitution(of decl: NominalDecl, _ ancestor: NominalDecl?) -> Substitution {
        var type = decl.context?.selfType
        while let current = type, case .nominal(let own, _) = current {
            if own === ancestor { return substitution(of: current) }
            type = superclass(of: own).map { substitute($0, substitution(of: current)) }
        }
        return [:]
    }
}
