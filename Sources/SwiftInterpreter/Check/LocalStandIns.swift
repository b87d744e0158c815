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
            var arguments: [CallArgument] = []
            if let value = binding.initializer?.value {
                arguments.append(CallArgument(label: "wrappedValue", syntax: value, position: position(of: value)))
            }
            for argument in attributeArguments(attribute) ?? [] {
                arguments.append(CallArgument(label: argument.label?.text, syntax: argument.expression, position: position(of: argument.expression)))
            }
            let value = construct(type, arguments, expected: type, at: at)
            settleAtTop()
            if value.type.isError { continue }
            let storage = newLocal("_" + name, value.type, isLet: false, at: at)
            current?.declare(storage)
            for (name, member) in [(name, "wrappedValue"), ("$" + name, "projectedValue")] {
                guard let (_, type) = instanceVariable(named: member, of: value.type) else { continue }
                let local = newLocal(name, type, isLet: false, at: at)
                local.standIn = .member(member, of: storage)
                current?.declare(local)
            }
            statements.append(Statement(.declare(.bind(storage), value), position: at))
        }
        return statements
    }

    /// `var area: Int { width * height }` in a function.
    func computedLocal(_ binding: PatternBindingSyntax, _ block: AccessorBlockSyntax) -> [Statement] {
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
        checkAccessor(items, body, outer)
        return [Statement(.localFunction(getter, body), position: at)]
    }

    func getterItems(of block: AccessorBlockSyntax) -> CodeBlockItemListSyntax {
        switch block.accessors {
        case .getter(let found): return found
        case .accessors(let accessors): return accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements ?? []
        }
    }

    /// The statements of an accessor of a local variable: a function inside the one around it.
    func checkAccessor(_ items: CodeBlockItemListSyntax, _ body: FunctionBody, _ outer: FunctionContext, declaring locals: [LocalVariable] = []) {
        let context = FunctionContext(body: body, parent: outer, declContext: outer.declContext, decl: nil, resultType: body.result)
        context.isLocalFunction = true
        context.isAsync = false
        (body.parameters + locals).forEach { context.declare($0) }
        let depths = (tryDepth, handledDepth, awaitDepth)
        (tryDepth, handledDepth, awaitDepth) = (0, 0, 0)
        current = context
        if items.count == 1, !body.result.isVoid, let only = items.first.flatMap({ singleExpression($0) }) {
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
