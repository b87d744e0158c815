/// Functions that stand in no source: accessors of stored properties, and cases called as functions.
extension Checker {
    /// A property's getter or setter as a function, made for stored and wrapped properties when one is needed.
    func accessor(of variable: VariableDecl, _ kind: FunctionDecl.Kind) -> FunctionDecl? {
        if kind == .getter, let getter = variable.getter { return getter }
        if kind == .setter, let setter = variable.setter { return setter }
        if variable.getter != nil { return nil }
        if kind == .setter, variable.isLet { return nil }
        if let made = (kind == .getter ? madeGetters : madeSetters)[variable] { return made }
        let function = newFunction(name: variable.name, kind: kind, owner: variable.owner, isStatic: variable.isStatic, position: variable.position)
        function.context = variable.context
        function.accessorOf = variable
        function.isSignatureResolved = true
        function.takesSelf = variable.owner != nil && (!variable.isStatic || variable.owner?.kind == .protocol)
        let type = self.type(of: variable)
        function.isMutating = kind == .setter && variable.owner?.isReference == false && !variable.isStatic
        if kind == .getter { function.result = type } else { function.parameters = [ParameterDecl(label: nil, name: "newValue", type: type)] }
        function.synthesize = { checker in
            let context = checker.makeContext(for: function)
            checker.current = context
            defer { checker.current = nil }
            let at = variable.position
            let base = context.selfVariable.map { checker.make(.local($0), $0.type, at) }
            // A property's own accessor is not found by the dynamic class; its observers it calls.
            let own = context.body.directSelf
            (context.body.directSelf, context.body.directProperties) = (context.selfVariable, [variable])
            defer { if own == nil { (context.body.directSelf, context.body.directProperties) = (nil, []) } }
            let place = checker.reference(to: variable, on: base, [:], at: at)
            if kind == .getter {
                context.body.statements = [Statement(.return(place), position: at)]
            } else if variable.wrapper != nil, variable.isObserved {
                context.body.statements = checker.observedStore(variable, place, context)
            } else if let value = context.lookup("newValue") {
                context.body.statements = [Statement(
                    .expression(checker.make(.assign(to: place, checker.make(.local(value), value.type, at)), .void, at)), position: at)]
            }
            return context.body
        }
        register(function)
        if kind == .getter { madeGetters[variable] = function } else { madeSetters[variable] = function }
        return function
    }

    /// A case without associated values as the getter of a static requirement.
    func caseAccessor(_ enumCase: EnumCaseDecl) -> FunctionDecl { caseFunction(enumCase) }

    func caseFunction(_ enumCase: EnumCaseDecl) -> FunctionDecl {
        resolve(enumCase)
        let owner = enumCase.owner
        let function = synthesized(enumCase.name, .function, in: owner, isStatic: true) { checker, context in
            let type = context.declContext.selfType ?? .error
            let values = context.body.parameters.dropFirst().map { checker.make(.local($0), $0.type, enumCase.position) }
            return checker.make(.enumCase(enumCase, Array(values)), type, enumCase.position)
        }
        function.takesSelf = true
        function.parameters = enumCase.parameters
        return function
    }

    /// A static requirement is called with the metatype, which a type's own method does not take. Where values go in and
    /// come back, a function between the two leaves it out.
    func calledWithMetatype(_ function: FunctionDecl, as requirement: FunctionDecl) -> FunctionDecl {
        guard requirement.isStatic, requirement.owner?.kind == .protocol, !function.takesSelf, let owner = function.owner,
              function.native == nil, function.parameters.contains(where: \.isInout) else { return function }
        let key = "metatype#\(function.functionID)"
        if let made = derived[key] { return made }
        let made = synthesized(function.name, .function, in: owner, isStatic: true) { checker, context in
            let arguments = zip(function.parameters, context.body.parameters.dropFirst()).map { parameter, local -> Argument in
                let value = checker.make(.local(local), local.type, function.position)
                return parameter.isInout ? .inout(value) : .value(value)
            }
            return checker.make(.call(function, arguments, .direct), function.result, function.position)
        }
        made.takesSelf = true
        made.parameters = function.parameters
        made.result = function.result
        derived[key] = made
        return made
    }

    /// A function of a type that returns one expression and stands in no source.
    func synthesized(
        _ name: String, _ kind: FunctionDecl.Kind, in owner: NominalDecl, isStatic: Bool,
        _ value: @escaping (Checker, FunctionContext) -> Expression
    ) -> FunctionDecl {
        let function = newFunction(name: name, kind: kind, owner: owner, isStatic: isStatic, position: owner.position)
        function.context = owner.context
        function.isSignatureResolved = true
        function.takesSelf = !isStatic
        function.result = owner.context?.selfType ?? .error
        function.synthesize = { checker in
            let context = checker.makeContext(for: function)
            checker.current = context
            defer { checker.current = nil }
            let result = value(checker, context)
            context.body.result = result.type
            context.body.statements = [Statement(.return(result), position: owner.position)]
            return context.body
        }
        register(function)
        return function
    }
}
