import SwiftSyntax

/// Variables, functions and types that a body declares.
extension Checker {
    /// Types and functions of a block are known in all of it.
    func declareLocals(in items: [CodeBlockItemSyntax]) {
        guard let context = current else { return }
        declareLocalTypes(in: items, context)
        for item in items {
            guard case .decl(let decl) = item.item, let syntax = decl.as(FunctionDeclSyntax.self) else { continue }
            let function = makeLocalFunction(syntax, context: context.localScopes.last ?? context.declContext)
            let variable = newLocal(function.name, functionType(of: function), isLet: true, at: function.position)
            context.declare(variable)
            context.localFunctions[ObjectIdentifier(variable)] = function
        }
    }

    private func declareLocalTypes(in items: [CodeBlockItemSyntax], _ context: FunctionContext) {
        var scope: DeclContext?
        var types: [NominalDecl] = []
        for item in items {
            guard case .decl(let decl) = item.item else { continue }
            let alias = decl.as(TypeAliasDeclSyntax.self)
            guard let name = (localTypeName(decl) ?? alias?.name.text).map(unquoted) else { continue }
            let inner = scope ?? DeclContext(parent: context.localScopes.last ?? context.declContext, file: file)
            if scope == nil {
                scope = inner
                context.localScopes.append(inner)
            }
            if let alias {
                inner.localAliases[name] = TypeAliasDecl(name: name, syntax: alias, context: inner)
                continue
            }
            let saved = space.types[name]
            space.types[name] = nil
            collect([decl], context: inner)
            // What is written for the type by itself is found while the type has its name.
            enterExpansions(in: inner)
            if let made = space.types[name] {
                made.localScope = localScope(of: made)
                inner.localTypes[name] = made
                types.append(made)
            }
            space.types[name] = saved
        }
        types.forEach { checkDeclaration(of: $0) }
    }

    private func localTypeName(_ decl: DeclSyntax) -> String? {
        decl.as(StructDeclSyntax.self)?.name.text ?? decl.as(ClassDeclSyntax.self)?.name.text ?? decl.as(EnumDeclSyntax.self)?.name.text
    }

    /// `@ViewBuilder` on what a body declares.
    func builder(among attributes: AttributeListSyntax, in context: DeclContext) -> NominalDecl? {
        for case .attribute(let attribute) in attributes {
            if let type = attributeType(attribute, in: context), type.isResultBuilder { return type }
        }
        return nil
    }

    private func makeLocalFunction(_ syntax: FunctionDeclSyntax, context: DeclContext) -> FunctionDecl {
        let function = newFunction(
            name: unquoted(syntax.name.text), kind: .function, owner: nil, isStatic: false, position: position(of: syntax.name))
        function.syntax = Syntax(syntax)
        function.context = context
        function.isLocal = true
        function.builder = builder(among: syntax.attributes, in: context)
        resolveSignature(function)
        return function
    }

    func checkDeclaration(_ decl: DeclSyntax) -> [Statement] {
        if let variable = decl.as(VariableDeclSyntax.self) { return localVariables(variable) }
        if let function = decl.as(FunctionDeclSyntax.self) { return [localFunction(function)] }
        if localTypeName(decl) != nil || decl.is(TypeAliasDeclSyntax.self) || decl.is(ImportDeclSyntax.self) {
            return []
        }
        if let conditional = decl.as(IfConfigDeclSyntax.self), case .statements(let items)? = activeClause(of: conditional, in: file)?.elements {
            return checkStatements(Array(items))
        }
        if decl.is(IfConfigDeclSyntax.self) { return [] }
        report("\(describeKind(of: decl)) are not supported inside a function", at: decl, in: file)
        return []
    }

    private func localVariables(_ syntax: VariableDeclSyntax) -> [Statement] {
        let isLet = syntax.bindingSpecifier.tokenKind == .keyword(.let)
        var result: [Statement] = []
        if syntax.isAsyncLet { return asyncLet(syntax) }
        if let lazy = syntax.modifiers.first(where: { $0.name.text == "lazy" }) {
            report("'lazy' local variables are not supported", at: lazy, in: file, hint: "Compute the value where it is first needed.")
            return []
        }
        for attribute in syntax.attributes {
            guard case .attribute(let attribute) = attribute else { continue }
            guard let wrapper = attributeType(attribute, in: typeContext) else {
                if speculation == 0 { reportUnknownAttribute(attribute, in: typeContext) }
                continue
            }
            if wrapper.isPropertyWrapper { return wrappedLocals(syntax, attribute, wrapper) }
        }
        for binding in syntax.bindings {
            let at = position(of: binding)
            if let block = binding.accessorBlock {
                result += computedLocal(binding, block, builder: builder(among: syntax.attributes, in: typeContext))
                continue
            }
            let shared = binding.initializer == nil ? syntax.bindings.last?.typeAnnotation : nil
            let annotated = (binding.typeAnnotation ?? shared).map {
                binding.initializer == nil ? resolveWholeType($0.type, in: typeContext) : resolveType($0.type, in: typeContext)
            }
            let ownership = ownership(of: syntax.modifiers)
            let isImplicitlyUnwrapped = (binding.typeAnnotation ?? shared)?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
            guard let initializer = binding.initializer?.value else {
                guard let annotated, let variables = laterVariables(binding.pattern, annotated, at) else {
                    report("type annotation missing in pattern", at: at)
                    continue
                }
                for variable in variables {
                    variable.ownership = ownership
                    variable.isDeferredLet = isLet
                    variable.isImplicitlyUnwrapped = isImplicitlyUnwrapped
                    current?.declare(variable)
                    let initial = variable.type.wrapped != nil && !isLet ? make(.none, variable.type, at) : nil
                    result.append(Statement(.declare(.bind(variable), initial), position: at))
                }
                continue
            }
            var value = annotated.map { check(initializer, as: $0, for: .initialization) } ?? check(initializer, expected: nil)
            if ownership == .weak, !value.type.isError, solver.resolve(value.type).wrapped == nil {
                value = make(.wrap(value), optional(value.type), at)
            }
            settleAtTop()
            if annotated == nil, solver.resolve(value.type).isVoid, binding.pattern.is(IdentifierPatternSyntax.self), speculation == 0,
               !value.type.isError {
                warn("constant inferred to have type '()', which may be unexpected", at: at)
            }
            let pattern = checkBindingPattern(binding.pattern, type: annotated ?? value.type, isLet: isLet)
            if case .bind(let variable) = pattern { (variable.ownership, variable.isImplicitlyUnwrapped) = (ownership, isImplicitlyUnwrapped) }
            result.append(Statement(.declare(pattern, value), position: at))
        }
        return result
    }

    /// The variables of a declaration that gives no value, set later in one place or several: `let (x, y): (Int, Int)`.
    private func laterVariables(_ pattern: PatternSyntax, _ type: Type, _ at: SourcePosition) -> [LocalVariable]? {
        if let name = pattern.as(IdentifierPatternSyntax.self) { return [newLocal(unquoted(name.identifier.text), type, isLet: false, at: at)] }
        if pattern.is(WildcardPatternSyntax.self) { return [] }
        guard let tuple = pattern.as(TuplePatternSyntax.self), case .tuple(let parts) = solver.shallow(type), parts.count == tuple.elements.count
        else { return nil }
        var variables: [LocalVariable] = []
        for (element, part) in zip(tuple.elements, parts) {
            guard let inner = laterVariables(element.pattern, part.type, at) else { return nil }
            variables += inner
        }
        return variables
    }

    private func ownership(of modifiers: DeclModifierListSyntax) -> LocalVariable.Ownership {
        for modifier in modifiers {
            if modifier.name.text == "weak" { return .weak }
            if modifier.name.text == "unowned" { return .unowned }
        }
        return .strong
    }

    private func localFunction(_ syntax: FunctionDeclSyntax) -> Statement {
        let at = position(of: syntax.name)
        let name = unquoted(syntax.name.text)
        guard let outer = current, let variable = outer.lookup(name), let function = outer.localFunction(of: variable) else {
            return Statement(.block([]), position: at)
        }
        requireBody(of: function)
        let body = FunctionBody(name: name, parameters: [], result: function.result, position: at)
        body.genericParameters = function.genericParameters
        let context = FunctionContext(
            body: body, parent: outer, declContext: function.context ?? outer.declContext, decl: nil, resultType: function.result)
        context.isLocalFunction = true
        context.thrownType = function.thrownType
        for (parameter, written) in zip(function.parameters, syntax.signature.parameterClause.parameters) {
            let type = parameter.isVariadic ? array(parameter.type) : parameter.type
            let local = newLocal(
                parameter.name, type, isLet: !parameter.isInout && !parameter.isConsuming, isInout: parameter.isInout, at: position(of: written))
            local.isNonEscaping = parameter.isNonEscaping
            local.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
            body.parameters.append(local)
            if parameter.wrapper == nil { context.declare(local) }
            noteOpening(of: local, in: body, of: function)
        }
        let depths = (tryDepth, handledDepth, awaitDepth)
        (tryDepth, handledDepth, awaitDepth) = (0, 0, 0)
        defer { (tryDepth, handledDepth, awaitDepth) = depths }
        context.isAsync = function.isAsync
        body.isAsync = function.isAsync
        current = context
        body.isThrowing = function.isThrowing
        let wrapping = wrapParameters(of: function, in: body)
        let items = Array(syntax.body?.statements ?? [])
        if let builder = function.builder, let list = syntax.body?.statements, !containsReturn(list) {
            body.statements = builtStatements(items, builder: builder, result: function.result, at: at)
        } else if items.count == 1, let only = singleExpression(items[0]), !function.result.isVoid {
            body.statements = [Statement(.return(check(only, as: function.result, for: .returning)), position: position(of: only))]
        } else {
            body.statements = checkStatements(items)
            if !function.result.isVoid, !leaves(body.statements) { reportMissingReturn(function.result, at: endOfBody(syntax.body?.statements) ?? at) }
        }
        body.statements = wrapping + body.statements
        current = outer
        unsettledBodies.append(body)
        return Statement(.localFunction(variable, body), position: at)
    }
}
