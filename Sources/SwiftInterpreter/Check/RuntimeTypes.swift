/// What generic code needs to know of its parameters when it runs: `T()`, `T.zero`, `value as? T`.
///
/// Nothing is passed along for it. Each call notes, beside the code, what its callee's generic parameters stand for;
/// who needs to know looks at the calls in progress (`Machine/TypeArguments`). A closure may outlive the call of the
/// function that it stands in, so that function looks them up when it begins, and the closure captures them.
extension Checker {
    /// Notes on a call what the generic parameters of its callee stand for.
    func noteTypes(of function: FunctionDecl, _ map: Substitution, on call: Expression) {
        guard function.native == nil, function.primitive == nil, !function.isMemberwise,
              let types = callTypes(of: function, map) else { return }
        take(types, on: call)
        for type in [types.selfType].compactMap({ $0 }) + types.arguments { noteTypeUse(type) }
    }

    /// What generic parameters of a function and of its owner stand for; nil where there are none.
    func callTypes(of function: FunctionDecl, _ map: Substitution) -> CallTypes? {
        let owner = function.owner
        guard !function.genericParameters.isEmpty || owner?.genericParameters.isEmpty == false else { return nil }
        var types = CallTypes()
        if let owner, !owner.genericParameters.isEmpty {
            let arguments = owner.genericParameters.compactMap { map[$0].map { canonicalThroughout($0) } }
            if owner.kind == .protocol {
                types.selfType = arguments.first
            } else if arguments.count == owner.genericParameters.count {
                types.selfType = .nominal(owner, arguments)
            }
        }
        types.arguments = function.genericParameters.map { map[$0] ?? .error }
        return types
    }

    func take(_ types: CallTypes?, on call: Expression) {
        guard let types else { return }
        call.callTypes = resolved(types)
        if types.selfType?.hasVariables == true || types.arguments.contains(where: \.hasVariables) { unsettled.append(call) }
    }

    func resolved(_ types: CallTypes) -> CallTypes {
        CallTypes(selfType: types.selfType.map { solver.resolve($0) }, arguments: types.arguments.map { solver.resolve($0) })
    }

    /// The body at hand needs to know a type when it runs: a closure captures what the generic parameters in it stand for.
    func noteTypeUse(_ type: Type) {
        guard let current, current.decl == nil, current.parent != nil else { return }
        unsettledTypeUses.append((current, type))
    }

    func settleTypeUses() {
        guard speculation == 0 else { return }
        for (context, type) in unsettledTypeUses {
            _ = solver.resolve(type).contains { part in
                if case .archetype(let archetype) = part { context.captureType(of: archetype.root) }
                return false
            }
        }
        unsettledTypeUses.removeAll()
    }
}

extension FunctionContext {
    private func declares(_ parameter: Archetype) -> Bool {
        body.genericParameters.contains(parameter) || body.owner?.genericParameters.contains(parameter) == true
    }

    /// Captures what a generic parameter of a function around stands for.
    func captureType(of parameter: Archetype) {
        var inner: [FunctionContext] = []
        var home = self
        while !home.declares(parameter) {
            inner.append(home)
            guard let parent = home.parent else { return }
            home = parent
        }
        guard !inner.isEmpty else { return }
        let variable = home.body.typeVariables.first { $0.typeParameter == parameter } ?? home.makeTypeVariable(parameter)
        for context in inner { context.capture(variable) }
    }

    private func makeTypeVariable(_ parameter: Archetype) -> LocalVariable {
        let variable = LocalVariable(
            name: parameter.name, type: .metatype(.archetype(parameter)), isLet: true, position: body.position)
        variable.typeParameter = parameter
        body.typeVariables.append(variable)
        return variable
    }
}

extension Archetype {
    /// The generic parameter that it is a member of, however far.
    var root: Archetype { base?.root ?? self }
}
