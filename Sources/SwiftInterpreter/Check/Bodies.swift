import SwiftSyntax

/// Bodies of functions, accessors and initialisers.
extension Checker {
    /// The checked body of a function that has one.
    func body(of function: FunctionDecl) -> FunctionBody {
        if let body = function.body { return body }
        resolveSignature(function)
        return apart {
            if let owner = function.owner { prepareRuntimeType(owner) }
            let body = function.synthesize.map { $0(self) } ?? checkBody(function)
            settle()
            requireInitialization(in: body, of: function)
            finishBodies()
            // One that was stopped has holes.
            if !isStopped || function.isInterfaceMember { function.body = body }
            return body
        }
    }

    /// In a function of the program and in the closures in it, every variable has a value before it is used.
    private func requireInitialization(in body: FunctionBody, of function: FunctionDecl) {
        guard !function.isInterfaceMember, !hasErrors else { return }
        for statements in [body.statements] + unsettledBodies.map(\.statements) { requireInitialization(statements) }
    }

    func requireInitialization(_ statements: [Statement], constants: [VariableDecl] = []) {
        DefiniteInitialization.check(statements, constants: constants) { message, position, hint in self.report(message, at: position, hint: hint) }
    }

    /// The parameters' and results' types of closures were found with the statements around them.
    func finishBodies() {
        for body in unsettledBodies {
            body.result = solver.resolve(body.result)
            for parameter in body.parameters { parameter.type = solver.resolve(parameter.type) }
        }
        if speculation == 0 { unsettledBodies.removeAll() }
    }

    /// A name for back traces.
    func displayName(of function: FunctionDecl) -> String {
        function.owner.map { "\($0.qualifiedName).\(function.name)" } ?? function.name
    }

    /// A context for a body of `function`, with its parameters declared.
    func makeContext(for function: FunctionDecl) -> FunctionContext {
        let declContext = function.context ?? DeclContext(parent: nil, file: files.files[0])
        let isInitializer = function.kind == .initializer
        let body = FunctionBody(
            name: displayName(of: function), parameters: [], result: function.result, position: function.position)
        body.isThrowing = function.isThrowing
        body.isAsync = function.isAsync
        body.genericParameters = function.genericParameters
        body.owner = function.owner
        let context = FunctionContext(body: body, parent: nil, declContext: declContext, decl: function, resultType: function.result)
        context.isInitializer = isInitializer
        context.thrownType = function.thrownType
        if let selfType = declContext.selfType, let owner = function.owner {
            let isMutating = function.isMutating && !owner.isReference
            if isInitializer, !owner.isReference {
                let variable = newLocal("self", selfType, isLet: false, at: function.position)
                body.selfVariable = variable
                context.selfVariable = variable
                if owner.kind == .protocol {
                    // An initialiser of a protocol extension is told which type to make.
                    let made = newLocal("Self", .metatype(selfType), isLet: true, at: function.position)
                    made.typeParameter = owner.genericParameters.first
                    body.parameters.append(made)
                }
            } else if function.takesSelf {
                let type = function.isStatic ? Type.metatype(selfType) : selfType
                let variable = newLocal("self", type, isLet: !isMutating, isInout: isMutating, at: function.position)
                if function.isStatic, case .archetype(let own) = selfType { variable.typeParameter = own }
                body.parameters.append(variable)
                context.selfVariable = variable
                if isInitializer { body.selfVariable = variable }
            }
        }
        for parameter in function.parameters {
            var type = parameter.isVariadic ? array(parameter.type) : parameter.type
            if parameter.isAutoclosure, type.asFunction == nil { type = .function(FunctionType(parameters: [], result: type)) }
            let variable = newLocal(
                parameter.name, type, isLet: !parameter.isInout && !parameter.isConsuming, isInout: parameter.isInout, at: function.position)
            variable.isNonEscaping = parameter.isNonEscaping
            variable.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
            body.parameters.append(variable)
            // What a wrapper holds has the parameter's name instead.
            if parameter.wrapper == nil { context.declare(variable) }
            noteOpening(of: variable, in: body, of: function)
        }
        return context
    }

    /// Notes that the last parameter of a body tells what a generic parameter stands for where an existential is given for it:
    /// an `any P` for a `T: P` is of the type inside, an `any P.Type` for a `T.Type` names that type. `any Error` is an error itself.
    func noteOpening(of parameter: LocalVariable, in body: FunctionBody, of function: FunctionDecl) {
        guard case .archetype(let own) = parameter.type.instance ?? parameter.type, !parameter.isInout,
              function.genericParameters.contains(own) else { return }
        let isBound = (function.context?.allRequirements ?? []).contains { requirement in
            if case .conforms(.archetype(own), let proto) = requirement { proto.name != "Error" } else { false }
        }
        if isBound { body.openingParameters[own] = body.parameters.count }
    }

    private func checkBody(_ function: FunctionDecl) -> FunctionBody {
        let context = makeContext(for: function)
        current = context
        defer { current = nil }
        let wrapping = wrapParameters(of: function, in: context.body)
        let body = checkBody(function, in: context)
        body.statements = wrapping + body.statements
        return body
    }

    private func checkBody(_ function: FunctionDecl, in context: FunctionContext) -> FunctionBody {
        let body = context.body
        guard let items = bodyItems(of: function) else { return body }
        if let observed = function.accessorOf, function === observed.willSet || function === observed.didSet {
            body.directSelf = context.selfVariable
            body.directProperties = [observed]
        }
        if function.kind == .initializer {
            body.statements = initializerBody(function, items, context)
            return body
        }
        if function.kind == .deinitializer {
            body.statements = checkStatements(Array(items)) + inheritedDeinit(of: function, context)
            return body
        }
        let at = function.position
        if let builder = function.builder ?? inheritedBuilder(of: function), !containsReturn(items) {
            body.statements = builtStatements(Array(items), builder: builder, result: function.result, at: at)
            return body
        }
        if items.count == 1, let only = items.first.flatMap({ singleExpression($0) }), !function.result.isVoid, function.kind != .setter {
            let value = check(only, as: function.result, for: .returning)
            body.statements = [Statement(.return(value), position: position(of: only))]
            return body
        }
        body.statements = checkStatements(Array(items))
        if !function.result.isVoid, function.kind != .setter, !leaves(body.statements) { reportMissingReturn(function.result, at: endOfBody(items) ?? at) }
        return body
    }

    /// A body that a result builder rewrites.
    func builtStatements(_ items: [CodeBlockItemSyntax], builder: NominalDecl, result: Type, at: SourcePosition) -> [Statement] {
        let (statements, value) = checkBuilderBody(items, builder: ResultBuilder(decl: builder), expected: result, at: at)
        settleAtTop()
        return statements + [Statement(.return(coerce(value, to: result, for: .returning)), position: at)]
    }

    /// After a class's own `deinit` comes that of its superclass.
    private func inheritedDeinit(of function: FunctionDecl, _ context: FunctionContext) -> [Statement] {
        var parent = function.owner.flatMap { superclass(of: $0)?.nominal }
        while let current = parent, current.deinitializer == nil { parent = superclass(of: current)?.nominal }
        guard let inherited = parent?.deinitializer, let variable = context.selfVariable else { return [] }
        let at = function.position
        let call = make(.call(inherited, [.value(make(.local(variable), variable.type, at))], .direct), .void, at)
        return [Statement(.expression(call), position: at)]
    }

    func bodyItems(of function: FunctionDecl) -> CodeBlockItemListSyntax? {
        guard let syntax = function.syntax else { return nil }
        if let item = syntax.as(FunctionDeclSyntax.self) { return item.body?.statements }
        if let item = syntax.as(InitializerDeclSyntax.self) { return item.body?.statements }
        if let item = syntax.as(DeinitializerDeclSyntax.self) { return item.body?.statements }
        if let item = syntax.as(AccessorDeclSyntax.self) { return item.body?.statements }
        if let block = syntax.as(AccessorBlockSyntax.self), case .getter(let items) = block.accessors { return items }
        return nil
    }

    /// The closing brace.
    func endOfBody(_ items: CodeBlockItemListSyntax?) -> SourcePosition? {
        if let block = items?.parent?.as(CodeBlockSyntax.self) { return position(of: block.rightBrace) }
        return (items?.parent?.as(AccessorBlockSyntax.self)).map { position(of: $0.rightBrace) }
    }

    /// The builder that a protocol's requirement puts on its implementations: `View.body` is a view builder.
    private func inheritedBuilder(of function: FunctionDecl) -> NominalDecl? {
        guard let owner = function.owner, owner.kind != .protocol, function.kind == .getter || function.kind == .function else { return nil }
        for proto in allProtocols(of: owner) {
            for requirement in proto.protocolRequirements where requirement.name == function.name && requirement.kind == function.kind {
                guard let builder = requirement.builder, requirement.isStatic == function.isStatic else { continue }
                resolveSignature(requirement)
                if requirement.parameters.map(\.label) == function.parameters.map(\.label) { return builder }
            }
        }
        return nil
    }

    // MARK: Initialisers

    private func initializerBody(_ function: FunctionDecl, _ items: CodeBlockItemListSyntax, _ context: FunctionContext) -> [Statement] {
        guard let owner = function.owner, let variable = context.selfVariable else { return [] }
        var statements: [Statement] = []
        let isDelegating = function.isConvenience || callsInitializer(Syntax(items), of: "self")
        if owner.kind == .struct || owner.isReference {
            // A convenience initialiser that a class takes over still stands in its superclass.
            let home = function.context.flatMap { extensionContext($0).nominal } ?? owner
            context.body.directSelf = variable
            context.body.directProperties = ownStoredProperties(of: home)
        }
        if !isDelegating, owner.kind == .struct || owner.isReference {
            let base = make(.local(variable), variable.type, function.position)
            statements += defaultAssignments(of: owner, to: base, at: function.position)
        }
        if function.isFailable, items.count == 1, let only = items.first.flatMap({ singleExpression($0) }), only.is(NilLiteralExprSyntax.self) {
            return [Statement(.return(make(.none, function.result, position(of: only))), position: position(of: only))]
        }
        statements += checkStatements(Array(items))
        if function.isConvenience, owner.kind == .class, !callsInitializer(Syntax(items), of: "self"), !leaves(statements) {
            report("'self.init' isn't called on all paths before returning from initializer", at: endOfBody(items) ?? function.position,
                   hint: "A convenience initializer goes on to another one of '\(owner.name)'.")
        }
        if !isDelegating, owner.kind == .class, let parent = superclass(of: owner), !callsInitializer(Syntax(items), of: "super") {
            statements += implicitSuperInit(parent, variable, at: endOfBody(items) ?? function.position)
        }
        if !isDelegating, owner.kind == .struct || owner.isReference, !hasErrors {
            requireInitialized(owner, variable, statements, at: endOfBody(items) ?? function.position)
        }
        if let result = initializerResult(function.position), !leaves(statements) {
            statements.append(Statement(.return(result), position: function.position))
        }
        return statements
    }

    /// What `return` gives in the initialiser at hand: nothing but where it can fail.
    func initializerResult(_ at: SourcePosition) -> Expression? {
        guard let context = current?.function, context.decl?.isFailable == true, let variable = context.selfVariable else { return nil }
        return make(.wrap(make(.local(variable), variable.type, at)), context.resultType, at)
    }

    func defaultAssignments(of owner: NominalDecl, to base: Expression, at: SourcePosition) -> [Statement] {
        var statements: [Statement] = []
        for property in ownStoredProperties(of: owner) {
            guard let value = defaultValue(of: property, in: base.type) else { continue }
            let place = make(.field(base, property), type(of: property), at)
            statements.append(Statement(.expression(make(.assign(to: place, value), .void, at)), position: at))
        }
        return statements
    }

    private func implicitSuperInit(_ parent: Type, _ variable: LocalVariable, at: SourcePosition) -> [Statement] {
        let candidates = initializers(of: parent, at: at).filter { candidate in
            resolveSignature(candidate.decl)
            return candidate.decl.parameters.allSatisfy(\.hasDefault)
        }.map { candidate -> Candidate in
            var candidate = candidate
            candidate.isDelegating = true
            return candidate
        }
        guard !candidates.isEmpty else {
            report("'super.init' isn't called before returning from initializer", at: at)
            return []
        }
        return [Statement(.expression(call(candidates, [], expected: nil, name: "super.init", at: at)), position: at)]
    }

    /// The body of `init()` where a class declares none.
    func emptyInitializerBody(_ decl: NominalDecl, _ context: FunctionContext) -> [Statement] {
        guard let variable = context.selfVariable else { return [] }
        context.body.directSelf = variable
        context.body.directProperties = ownStoredProperties(of: decl)
        let base = make(.local(variable), variable.type, decl.position)
        var statements = defaultAssignments(of: decl, to: base, at: decl.position)
        if let parent = superclass(of: decl) { statements += implicitSuperInit(parent, variable, at: decl.position) }
        return statements
    }

    /// Whether a body calls `self.init` or `super.init`.
    private func callsInitializer(_ node: Syntax, of base: String) -> Bool {
        if let access = node.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
           access.base?.trimmedDescription == base { return true }
        if base == "self", let infix = node.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
           infix.leftOperand.trimmedDescription == "self" { return true }
        return node.children(viewMode: .sourceAccurate).contains { callsInitializer($0, of: base) }
    }

    /// Each stored property must have a value on every way that leads out of an initialiser.
    private func requireInitialized(_ owner: NominalDecl, _ variable: LocalVariable, _ statements: [Statement], at: SourcePosition) {
        DefiniteInitialization.check(ownStoredProperties(of: owner), of: variable, in: statements, end: at) { property, position, isAtSuper in
            let name = property.storageOf?.name ?? property.name
            if isAtSuper { return self.report("property 'self.\(name)' not initialized at super.init call", at: position, hint: "Give it its value before.") }
            self.report("return from initializer without initializing all stored properties", at: position,
                        notes: [Diagnostic.Note(message: "'self.\(name)' not initialized", position: property.position)])
        }
    }
}
