import SwiftSyntax

/// A local name that is no variable itself: reading it goes through others.
enum LocalStandIn {
    /// A wrapped variable or its projection: a member of the wrapper, which is a variable of its own.
    case member(String, of: LocalVariable)
    /// A computed variable: a local function that gives its value.
    case computed(LocalVariable)
    /// The value of an `async let`, which its task gives, and whether that can throw.
    case awaited(LocalVariable, isThrowing: Bool)
    /// One of the values of `async let (a, b) = …`: an element of another name's value.
    case element(Int, of: LocalVariable)

    /// What a closure captures that uses the name.
    var variable: LocalVariable {
        switch self {
        case .member(_, let variable), .computed(let variable), .awaited(let variable, _): variable
        case .element(_, let whole): whole.standIn?.variable ?? whole
        }
    }
}

/// Property wrappers on local variables, and computed ones.
extension Checker {
    /// What a local name means.
    func localReference(_ local: LocalVariable, at: SourcePosition) -> Expression {
        switch local.standIn {
        case nil: return make(.local(local), local.type, at)
        case .element(let index, let whole):
            return make(.tupleElement(localReference(whole, at: at), index), local.type, at)
        case .computed(let getter): return make(.callValue(make(.local(getter), getter.type, at), []), local.type, at)
        case .awaited(let storage, let isThrowing):
            let child = make(.local(storage), storage.type, at)
            let value = callMethod(isThrowing ? "_throwingValue" : "_value", on: child, [], expected: nil, at: at)
            return retyped(value, local.type)
        case .member(let name, let storage):
            let base = make(.local(storage), storage.type, at)
            guard let (member, _) = instanceVariable(named: name, of: storage.type) else { return errorExpression(at: at) }
            return reference(to: member, on: base, substitution(of: solver.shallow(storage.type)), at: at)
        }
    }

    /// `@Clamped var x = 3` in a function: `_x` is the wrapper, `x` and `$x` are members of it.
    func wrappedLocals(_ syntax: VariableDeclSyntax, _ attribute: AttributeSyntax, _ wrapper: NominalDecl) -> [Statement] {
        var statements: [Statement] = []
        for binding in syntax.bindings {
            let at = position(of: binding)
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil else {
                report("property wrapper can only be applied to a single variable", at: at)
                continue
            }
            let name = unquoted(pattern.identifier.text)
            let type = resolveType(attribute.attributeName, in: typeContext)
            if let annotation = binding.typeAnnotation?.type, let (_, value) = instanceVariable(named: "wrappedValue", of: type) {
                _ = solver.unify(value, resolveType(annotation, in: typeContext))
            }
            let value = binding.initializer.map {
                CallArgument(label: "wrappedValue", syntax: $0.value, position: position(of: $0.value))
            }
            if let made = wrapped(name, value, by: attribute, type, isLet: false, at: at) { statements.append(made) }
        }
        return statements
    }

    /// What a function's parameters with property wrappers are given is wrapped before anything else is done.
    func wrapParameters(of function: FunctionDecl, in body: FunctionBody) -> [Statement] {
        let given = body.parameters.suffix(function.parameters.count)
        return zip(function.parameters, given).compactMap { parameter, variable in
            guard let attribute = parameter.wrapper else { return nil }
            let at = variable.position
            let type = resolveType(attribute.attributeName, in: typeContext)
            if let (_, value) = instanceVariable(named: "wrappedValue", of: type) { _ = solver.unify(value, variable.type) }
            let value = CallArgument(label: "wrappedValue", expression: make(.local(variable), variable.type, at), position: at)
            return wrapped(parameter.name, value, by: attribute, type, isLet: true, at: at)
        }
    }

    /// Declares the wrapper, and the names that stand for members of it.
    private func wrapped(
        _ name: String, _ value: CallArgument?, by attribute: AttributeSyntax, _ type: Type, isLet: Bool, at: SourcePosition
    ) -> Statement? {
        guard instanceVariable(named: "wrappedValue", of: type) != nil else {
            // A wrapper that holds nothing is told where it is declared.
            current?.declare(newLocal(name, .error, isLet: false, at: at))
            return nil
        }
        let arguments = [value].compactMap { $0 } + (attributeArguments(attribute) ?? []).map {
            CallArgument(label: $0.label?.text, syntax: $0.expression, position: position(of: $0.expression))
        }
        let wrapper = construct(type, arguments, expected: type, at: at)
        settleAtTop()
        if wrapper.type.isError {
            current?.declare(newLocal(name, .error, isLet: false, at: at))
            return nil
        }
        let storage = newLocal("_" + name, wrapper.type, isLet: isLet, at: at)
        current?.declare(storage)
        for (name, member) in [(name, "wrappedValue"), ("$" + name, "projectedValue")] {
            guard let (_, type) = instanceVariable(named: member, of: wrapper.type) else { continue }
            let local = newLocal(name, type, isLet: false, at: at)
            local.standIn = .member(member, of: storage)
            current?.declare(local)
        }
        return Statement(.declare(.bind(storage), wrapper), position: at)
    }

    /// `var area: Int { width * height }` in a function.
    func computedLocal(_ binding: PatternBindingSyntax, _ block: AccessorBlockSyntax, builder: NominalDecl?) -> [Statement] {
        let at = position(of: binding)
        let parts = accessorParts(of: block)
        if parts.hasObservers { return observedLocal(binding, parts) }
        if let setter = parts.setter { return settableLocal(binding, block, setter) }
        guard let outer = current, let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let annotation = binding.typeAnnotation?.type else {
            report("a computed variable needs a name and a type", at: at)
            return []
        }
        let items = getterItems(of: block)
        let name = unquoted(pattern.identifier.text)
        let type = resolveType(annotation, in: typeContext)
        let function = Type.function(FunctionType(parameters: [], result: type))
        let getter = newLocal(name, function, isLet: true, at: at)
        let local = newLocal(name, type, isLet: true, at: at)
        local.standIn = .computed(getter)
        outer.declare(local)

        let body = FunctionBody(name: name, parameters: [], result: type, position: at)
        checkAccessor(items, body, outer, builder: builder)
        return [Statement(.localFunction(getter, body), position: at)]
    }

    func getterItems(of block: AccessorBlockSyntax) -> CodeBlockItemListSyntax {
        switch block.accessors {
        case .getter(let found): return found
        case .accessors(let accessors): return accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements ?? []
        }
    }

    /// The statements of an accessor of a local variable: a function inside the one around it.
    func checkAccessor(
        _ items: CodeBlockItemListSyntax, _ body: FunctionBody, _ outer: FunctionContext, declaring locals: [LocalVariable] = [],
        builder: NominalDecl? = nil
    ) {
        let context = FunctionContext(body: body, parent: outer, declContext: outer.declContext, decl: nil, resultType: body.result)
        context.isLocalFunction = true
        context.isAsync = false
        (body.parameters + locals).forEach { context.declare($0) }
        let depths = (tryDepth, handledDepth, awaitDepth)
        (tryDepth, handledDepth, awaitDepth) = (0, 0, 0)
        current = context
        if let builder, !containsReturn(items) {
            body.statements = builtStatements(Array(items), builder: builder, result: body.result, at: body.position)
        } else if items.count == 1, !body.result.isVoid, let only = items.first.flatMap({ singleExpression($0) }) {
            body.statements = [Statement(.return(check(only, as: body.result, for: .returning)), position: position(of: only))]
        } else {
            body.statements = checkStatements(Array(items))
            if !body.result.isVoid, !leaves(body.statements) { reportMissingReturn(body.result, at: body.position) }
        }
        current = outer
        (tryDepth, handledDepth, awaitDepth) = depths
        unsettledBodies.append(body)
    }
}
