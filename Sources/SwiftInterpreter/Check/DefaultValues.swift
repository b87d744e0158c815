import SwiftSyntax

/// Default arguments and initial values. Each is checked once; what is more than a constant becomes a
/// function of its own, so that a closure in it is the same code wherever it is used.
extension Checker {
    func defaultArgument(_ index: Int, of function: FunctionDecl, at: SourcePosition) -> Expression {
        if function.isMemberwise { return Expression(.discard, type: function.parameters[index].type, position: at) }
        if let made = function.parameters[index].checkedDefault { return made }
        guard let syntax = function.parameters[index].defaultValue, let context = function.context else { return errorExpression(at: at) }
        let parameter = function.parameters[index]
        // `#line` and its kin stand for the place of the call.
        if let macro = syntax.as(MacroExpansionExprSyntax.self) {
            return coerce(macroExpression(macro, parameter.type, at), to: parameter.type, for: .initialization)
        }
        let position = syntax.position(in: context.file)
        let made = constantOrFunction(
            name: "default argument of \(function.name)", type: parameter.type, of: function.owner, function.genericParameters,
            context: context, at: position
        ) {
            self.checkDefault(syntax, at: index, of: function, in: context)
        }
        function.parameters[index].checkedDefault = made
        return made
    }

    private func checkDefault(_ syntax: ExprSyntax, at index: Int, of function: FunctionDecl, in context: DeclContext) -> Expression {
        let parameter = function.parameters[index]
        func checked(_ type: Type) -> Expression {
            if parameter.isAutoclosure, let result = type.asFunction?.result {
                return autoclosure(of: syntax, returning: result, at: syntax.position(in: context.file))
            }
            // The program's own default closures are taken as they are written, as Swift does it.
            return check(syntax, as: type, for: .initialization, builder: context.isInterface ? parameter.builder : nil)
        }
        let open = genericParameters(decidedBy: function).filter { archetype in parameter.type.contains { $0 == .archetype(archetype) } }
        if open.isEmpty || speculate({ checked(parameter.type) }).errors.isEmpty { return checked(parameter.type) }
        // `footer: () -> Footer = { EmptyView() }`: a call without that argument says by it what the generic parameter is.
        let told = attempt { () -> (value: Expression, types: [Archetype: Type])? in
            let map = Dictionary(uniqueKeysWithValues: open.map { ($0, solver.fresh()) })
            let value = checked(substitute(parameter.type, map))
            settle()
            let types = map.mapValues { solver.resolve($0) }
            return types.values.contains(where: \.hasVariables) ? nil : (value, types)
        }
        guard let told else { return checked(parameter.type) }
        function.parameters[index].defaultTypes = told.types
        return told.value
    }

    /// The generic parameters that a call decides: the function's own, and for an initialiser those of the type.
    private func genericParameters(decidedBy function: FunctionDecl) -> [Archetype] {
        function.genericParameters + (function.kind == .initializer ? function.owner?.genericParameters ?? [] : [])
    }

    /// Lets the default values of a call's parameters say what is not known otherwise of its generic parameters.
    func adoptDefaults(of function: FunctionDecl, _ bindings: [ParameterBinding], _ map: Substitution, at position: SourcePosition) {
        for (index, binding) in bindings.enumerated() {
            guard case .defaulted = binding, function.parameters[index].type.mentionsArchetype else { continue }
            _ = defaultArgument(index, of: function, at: position)
            for (archetype, type) in function.parameters[index].defaultTypes {
                guard let unknown = map[archetype], case .variable = solver.shallow(unknown) else { continue }
                _ = solver.unify(unknown, type)
            }
        }
    }

    /// The initial value of a stored property, as its declaration gives it; nil when it has none.
    func defaultValue(of property: VariableDecl, in instance: Type) -> Expression? {
        defaultValue(of: property).map { applied($0, instance.arguments.isEmpty ? nil : CallTypes(selfType: instance)) }
    }

    func defaultValue(of property: VariableDecl) -> Expression? {
        if let made = property.checkedDefault { return made }
        guard let context = property.context, hasDefault(property) else { return nil }
        guard defaultsUnderWay.insert(property).inserted else {
            report(
                "the initial value of '\(property.name)' is made with itself", at: property.position,
                hint: "Each '\(property.owner?.name ?? property.name)' would need another one, without end.")
            return errorExpression(at: property.position)
        }
        defer { defaultsUnderWay.remove(property) }
        let type = self.type(of: property)
        let made = constantOrFunction(
            name: "initial value of \(property.name)", type: type, of: property.owner, [], context: context, at: property.position
        ) {
            self.current?.isInitialValue = true
            if let wrapped = property.storageOf {
                if let value = self.initialStorage(of: wrapped, expected: type) { return self.coerce(value, to: type, for: .initialization) }
                return self.errorExpression(at: property.position)
            }
            if let syntax = property.initialValue { return self.check(syntax, as: type, for: .initialization) }
            return self.make(.none, type, property.position)
        }
        property.checkedDefault = made
        return made
    }

    /// Whether a stored property gets a value without anyone giving one.
    func hasDefault(_ property: VariableDecl) -> Bool {
        if let wrapped = property.storageOf {
            if property.isLazySlot { return true }
            if wrapped.binding?.initializer != nil { return true }
            guard let use = wrapped.wrapper else { return false }
            if let arguments = attributeArguments(use.attribute), isComplete(arguments, for: use.wrapper) { return true }
            if wrapsOptional(wrapped), takesWrappedValue(use.wrapper) { return true }
            return hasEmptyInitializer(use.wrapper)
        }
        if property.isLazySlot || property.initialValue != nil { return true }
        return !property.isLet && type(of: property).wrapped != nil
    }

    private func wrapsOptional(_ wrapped: VariableDecl) -> Bool {
        (wrapped.binding?.typeAnnotation?.type ?? wrapped.sharedAnnotation)?.is(OptionalTypeSyntax.self) ?? false
    }

    func attributeArguments(_ attribute: AttributeSyntax) -> LabeledExprListSyntax? {
        guard case .argumentList(let list)? = attribute.arguments, !list.isEmpty else { return nil }
        return list
    }

    /// Whether the arguments of an attribute make a wrapper without a wrapped value.
    private func isComplete(_ arguments: LabeledExprListSyntax, for wrapper: NominalDecl) -> Bool {
        members(named: "init", in: wrapper).contains { member in
            guard case .function(let function) = member else { return false }
            resolveSignature(function)
            guard function.parameters.first?.label != "wrappedValue" || function.parameters.first?.hasDefault == true else { return false }
            let needed = function.parameters.filter { !$0.hasDefault && !$0.isVariadic }.count
            return arguments.count >= needed && arguments.first?.label?.text != "wrappedValue"
        } || arguments.first?.label?.text == "wrappedValue" || memberwiseInitializer(of: wrapper) != nil && !takesWrappedValue(wrapper)
    }

    /// Whether a wrapped property is made from a plain value by memberwise initialisers and first assignments.
    func isMadeFromValue(_ property: VariableDecl) -> Bool {
        guard let wrapped = property.storageOf, let use = wrapped.wrapper, takesWrappedValue(use.wrapper) else { return false }
        guard let arguments = attributeArguments(use.attribute) else { return true }
        return wrapped.binding?.initializer != nil || !isComplete(arguments, for: use.wrapper)
    }

    private func hasEmptyInitializer(_ wrapper: NominalDecl) -> Bool {
        members(named: "init", in: wrapper).contains { member in
            guard case .function(let function) = member else { return false }
            resolveSignature(function)
            return function.parameters.allSatisfy(\.hasDefault)
        } || memberwiseInitializer(of: wrapper)?.parameters.allSatisfy(\.hasDefault) == true
    }

    func takesWrappedValue(_ wrapper: NominalDecl) -> Bool {
        members(named: "init", in: wrapper).contains { member in
            guard case .function(let function) = member else { return false }
            resolveSignature(function)
            return function.parameters.first?.label == "wrappedValue"
        } || memberwiseInitializer(of: wrapper)?.parameters.first?.label == "wrappedValue"
    }

    /// Whether a wrapper makes its value itself, when it is first asked for: then memberwise initialisers hand the expression on.
    /// `_givenAsValue` marks one that puts off its property's own initial value alone.
    private func takesAutoclosure(_ wrapper: NominalDecl) -> Bool {
        members(named: "init", in: wrapper).contains { member in
            guard case .function(let function) = member else { return false }
            resolveSignature(function)
            let isPlain = function.syntax?.asProtocol(WithAttributesSyntax.self)?.attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_givenAsValue"
            } ?? false
            return function.parameters.first?.label == "wrappedValue" && function.parameters.first?.isAutoclosure == true && !isPlain
        }
    }

    /// The wrapper that a wrapped property begins with: `@W(arguments) var x = value` is `W(wrappedValue: value, arguments)`.
    func initialStorage(of wrapped: VariableDecl, expected: Type) -> Expression? {
        guard let use = wrapped.wrapper else { return nil }
        let at = wrapped.position
        // A wrapper that holds nothing is told where it is declared.
        if instanceVariable(named: "wrappedValue", of: .nominal(use.wrapper, use.wrapper.genericParameters.map { .archetype($0) })) == nil {
            return errorExpression(at: at)
        }
        var arguments: [CallArgument] = []
        if let value = wrapped.binding?.initializer?.value {
            arguments.append(CallArgument(label: "wrappedValue", syntax: value, position: position(of: value)))
        }
        for argument in attributeArguments(use.attribute) ?? [] {
            arguments.append(CallArgument(label: argument.label?.text, syntax: argument.expression, position: position(of: argument.expression)))
        }
        if arguments.isEmpty, takesWrappedValue(use.wrapper), wrapsOptional(wrapped) {
            arguments = [CallArgument(label: "wrappedValue", syntax: ExprSyntax(NilLiteralExprSyntax()), position: at)]
        }
        return construct(expected, arguments, expected: expected, at: at)
    }

    /// `W(wrappedValue: value)` for a value that is at hand, as memberwise initialisers and assignments make it; `owner` is
    /// the type of the whole where its generic parameters stand for something. A closed value is a closure that gives it.
    func wrap(
        _ value: Expression, isClosed: Bool = false, in storage: VariableDecl, of owner: Type? = nil, at: SourcePosition
    ) -> Expression {
        let declared = self.type(of: storage)
        let type = owner.map { substitute(declared, substitution(of: $0)) } ?? declared
        var arguments = [CallArgument(label: "wrappedValue", expression: value, position: at)]
        arguments[0].isClosed = isClosed
        for argument in (storage.storageOf?.wrapper).flatMap({ attributeArguments($0.attribute) }) ?? [] {
            arguments.append(CallArgument(label: argument.label?.text, syntax: argument.expression, position: position(of: argument.expression)))
        }
        return construct(type, arguments, expected: type, at: at)
    }

    // MARK: Memberwise initialisers

    /// The initialiser of a struct that takes a value for each stored property; nil when the struct declares its own.
    func memberwiseInitializer(of decl: NominalDecl) -> FunctionDecl? {
        if let made = decl.memberwiseInitializer { return made }
        if decl.isReference { return emptyInitializer(of: decl) }
        guard decl.kind == .struct, !declaresInitializer(decl), !(decl.isInterface && isNativeStruct(decl)), let context = decl.context else { return nil }
        let function = newFunction(name: "init", kind: .initializer, owner: decl, isStatic: false, position: decl.position)
        function.context = context
        function.isMemberwise = true
        function.isSignatureResolved = true
        function.result = context.selfType ?? .error
        decl.memberwiseInitializer = function
        for property in ownStoredProperties(of: decl) {
            if property.isLazySlot || property.isLet && hasDefault(property) { continue }
            let source = property.storageOf ?? property
            var type = self.type(of: property)
            if isMadeFromValue(property) { type = self.type(of: source) }
            let isAutoclosure = isMadeFromValue(property) && source.wrapper.map { takesAutoclosure($0.wrapper) } ?? false
            if isAutoclosure { type = .function(FunctionType(parameters: [], result: type)) }
            var parameter = ParameterDecl(label: source.name, name: source.name, type: type)
            parameter.isAutoclosure = isAutoclosure
            if hasDefault(property) {
                parameter.defaultValue = source.initialValue ?? ExprSyntax(NilLiteralExprSyntax())
            }
            parameter.builder = builderAttribute(of: source).map { ResultBuilder(decl: $0) }
            if isBuilt(property) {
                parameter.type = .function(FunctionType(parameters: [], result: type))
                parameter.isNonEscaping = true
            }
            function.parameters.append(parameter)
        }
        function.isPrivate = !decl.isInterface && takesPrivateProperty(decl)
        return function
    }

    /// Whether a property is given as a closure, the value of which it is: `@ViewBuilder var content: Content`.
    private func isBuilt(_ property: VariableDecl) -> Bool {
        guard self.type(of: property).asFunction == nil, !isMadeFromValue(property) else { return false }
        return builderAttribute(of: property.storageOf ?? property) != nil
    }

    private func builderAttribute(of property: VariableDecl) -> NominalDecl? {
        for case .attribute(let attribute) in property.attributes ?? [] {
            if let context = property.context, let builder = attributeType(attribute, in: context), builder.isResultBuilder { return builder }
        }
        return nil
    }

    private func declaresInitializer(_ decl: NominalDecl) -> Bool {
        (decl.members["init"] ?? []).contains { member in
            if case .function(let function) = member { function.context.map { !isExtension(declaringContext($0, decl)) } ?? false } else { false }
        }
    }

    /// The context of the type body or extension around a member's own context.
    private func declaringContext(_ context: DeclContext, _ decl: NominalDecl) -> DeclContext {
        var found = context
        while found.nominal == nil, let parent = found.parent { found = parent }
        return found
    }

    private func isNativeStruct(_ decl: NominalDecl) -> Bool { fixedTypeID(of: decl) != nil }

    /// Makes the value of a struct from the arguments of its memberwise initialiser.
    func memberwise(_ decl: NominalDecl, _ function: FunctionDecl, _ arguments: [Expression], type: Type, at: SourcePosition) -> Expression {
        if decl.isReference { return make(.construct(decl, function, []), type, at) }
        var values: [Expression] = []
        var next = 0
        for property in ownStoredProperties(of: decl) {
            if property.isLazySlot || property.isLet && hasDefault(property) {
                values.append(defaultValue(of: property, in: type) ?? errorExpression(at: at))
                continue
            }
            guard next < arguments.count else { break }
            let argument = arguments[next]
            next += 1
            if case .discard = argument.kind {
                values.append(defaultValue(of: property, in: type) ?? errorExpression(at: at))
            } else if isBuilt(property) {
                values.append(make(.callValue(argument, []), solver.shallow(argument.type).asFunction?.result ?? .error, at))
            } else if isMadeFromValue(property) {
                let isClosed = function.parameters[next - 1].isAutoclosure
                values.append(wrap(argument, isClosed: isClosed, in: property, of: type, at: at))
            } else {
                values.append(argument)
            }
        }
        return make(.makeStruct(decl, values), type, at)
    }

    /// `init()` of a class that declares none and whose properties all have values.
    private func emptyInitializer(of decl: NominalDecl) -> FunctionDecl? {
        guard !declaresInitializer(decl), let context = decl.context, !decl.isInterface || decl.syntax != nil else { return nil }
        let missing = ownStoredProperties(of: decl).first { !hasDefault($0) }
        if missing != nil { return nil }
        // Where the superclass has initialisers with parameters, those are inherited.
        if let parent = superclass(of: decl)?.nominal, memberwiseInitializer(of: parent) == nil, !hasEmptyInitializer(parent) { return nil }
        let function = newFunction(name: "init", kind: .initializer, owner: decl, isStatic: false, position: decl.position)
        function.context = context
        function.isSignatureResolved = true
        function.takesSelf = true
        function.result = context.selfType ?? .error
        function.synthesize = { checker in
            let inner = checker.makeContext(for: function)
            checker.current = inner
            defer { checker.current = nil }
            inner.body.statements = checker.emptyInitializerBody(decl, inner)
            return inner.body
        }
        register(body: function)
        decl.memberwiseInitializer = function
        return function
    }

    // MARK: Constants and functions

    private func constantOrFunction(
        name: String, type: Type, of owner: NominalDecl?, _ genericParameters: [Archetype], context: DeclContext, at: SourcePosition,
        _ check: () -> Expression
    ) -> Expression {
        let body = FunctionBody(name: name, parameters: [], result: type, position: at)
        body.owner = owner
        body.genericParameters = genericParameters
        let (value, type) = apart {
            current = FunctionContext(body: body, parent: nil, declContext: context, decl: nil, resultType: type)
            let value = check()
            settle()
            finishBodies()
            return (value, value.type.isError ? type : solver.resolve(value.type))
        }
        if isConstant(value) { return value }
        body.result = type
        body.statements = [Statement(.return(value), position: at)]
        let function = newFunction(name: name, kind: .function, owner: nil, isStatic: true, position: at)
        function.context = context
        function.isSignatureResolved = true
        function.result = type
        function.body = body
        register(function)
        return Expression(.call(function, [], .direct), type: type, position: at)
    }

    /// The call of a default value's function, where that asks what generic parameters stand for.
    func applied(_ value: Expression, _ types: CallTypes?) -> Expression {
        guard let types, case .call = value.kind else { return value }
        let call = make(value.kind, value.type, value.position)
        take(types, on: call)
        return call
    }

    private func isConstant(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .integer, .floating, .boolean, .string, .none, .void, .discard: true
        case .metatype(let type): !type.mentionsArchetype
        case .enumCase(_, let values): values.isEmpty
        case .wrap(let inner): isConstant(inner)
        default: false
        }
    }
}
