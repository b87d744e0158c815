import SwiftSyntax

/// Whole programs, and entries at the prompt.
extension Checker {
    /// Enters and checks all files. Gives the functions of the `#Preview`s.
    func checkProgram(_ sources: [SourceFile]) -> [Int] {
        var parts: [(declarations: [DeclSyntax], context: DeclContext)] = []
        for source in sources {
            let tree = parse(source)
            let context = DeclContext(parent: nil, file: source)
            var declarations: [DeclSyntax] = []
            for item in tree.statements {
                if let declaration = item.item.as(DeclSyntax.self) {
                    declarations.append(declaration)
                } else if let macro = item.item.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
                    addPreview(macro, in: context)
                } else if let macro = item.item.as(MacroExpansionExprSyntax.self), reportDirective(macro, in: source) {
                    continue
                } else if !item.item.trimmedDescription.isEmpty {
                    report("statements are not allowed among the declarations of a program", at: item, in: source)
                }
            }
            parts.append((declarations, context))
            if isAskedToStop() { return [] }
        }
        // A property is entered with what its wrapper adds or its builder makes, wherever those are declared.
        for part in parts { collect(part.declarations.filter(declaresAttribute), context: part.context) }
        for part in parts { collect(part.declarations.filter { !declaresAttribute($0) }, context: part.context) }
        enterExpansions()
        isEntered = true
        checkDeclarations()
        if isStopped { return [] }
        return previews.enumerated().compactMap { index, preview in previewFunction(preview.closure, preview.context, number: index + 1) }
    }

    /// Enters the extensions that were written for types, which stand where `scope` is.
    func enterExpansions(in scope: DeclContext? = nil) {
        while !pendingExpansions.isEmpty {
            let (file, _) = pendingExpansions.removeFirst()
            files.add(file)
            let tree = parse(file)
            collect(tree.statements.compactMap { $0.item.as(DeclSyntax.self) }, context: DeclContext(parent: scope, file: file))
        }
    }

    /// Checks every declaration of the program, whether it is used or not.
    private func checkDeclarations() {
        for decl in userTypes where !isAskedToStop() { readDeclaration(of: decl) }
        if isStopped { return }
        // In an order of their own: what is found wrong first must not depend on chance.
        for (_, members) in space.extraMembers.sorted(by: { $0.key.qualifiedName < $1.key.qualifiedName }) {
            inOrder(members).forEach { checkMember($0) }
        }
        // What an extension asks is looked at though nobody may use it.
        for context in extensionContexts { _ = context.allRequirements }
        for (_, alias) in space.aliases.sorted(by: { $0.key < $1.key }) { _ = resolveAlias(alias) }
        for function in inOrder(space.functions) { checkRules(of: function) }
        for variable in globals where variable.context?.isInterface == false {
            _ = type(of: variable)
            checkRules(of: variable)
        }
        reportRedeclarations()
        dropStaleValues()
        for decl in userTypes where !isAskedToStop() { checkConformances(of: decl) }
        for variable in globals where variable.context?.isInterface == false { _ = initializer(of: variable) }
        var checked = 0
        while checked < ownBodies.count, !isAskedToStop() {
            let function = ownBodies[checked]
            checked += 1
            _ = body(of: function)
        }
        checkWrittenTypes()
    }

    /// Values outlive a reload where they can. What holds values of a type that is stored otherwise now cannot keep them:
    /// such types become new ones too, and such globals begin anew.
    private func dropStaleValues() {
        var changed = Set(functions.changedTypes)
        guard !changed.isEmpty else { return }
        func isStale(_ type: Type) -> Bool {
            type.contains { part in
                if case .nominal(let decl, _) = part { !decl.isInterface && changed.contains(decl.stableName) } else { false }
            }
        }
        var isComplete = false
        while !isComplete {
            isComplete = true
            for decl in userTypes where !changed.contains(decl.stableName) {
                let held = decl.storedProperties.map(\.type) + decl.cases.flatMap { $0.parameters.map(\.type) }
                guard (held + [superclass(of: decl)].compactMap { $0 }).contains(where: isStale) else { continue }
                functions.renumber(decl, checker: self)
                changed.insert(decl.stableName)
                isComplete = false
            }
        }
        for variable in globals where variable.context?.isInterface == false && isStale(variable.type) { giveNewPlace(to: variable) }
    }

    private func readDeclaration(of decl: NominalDecl) {
        resolveInheritance(decl)
        prepareRuntimeType(decl)
        decl.cases.forEach { resolve($0) }
        if decl.kind == .enum { resolveRawValues(of: decl) }
        for member in inOrder(decl.members) { checkMember(member) }
        for property in ownStoredProperties(of: decl) { _ = defaultValue(of: property) }
        _ = decl.kind == .protocol ? nil : memberwiseInitializer(of: decl)
        if decl.kind == .class { checkInheritance(of: decl) }
        checkRules(of: decl)
        if decl.isPropertyWrapper, !decl.isInterface, instanceVariable(named: "wrappedValue", of: .nominal(decl, decl.genericParameters.map { .archetype($0) })) == nil {
            report("property wrapper type '\(decl.name)' does not contain a non-static property named 'wrappedValue'", at: decl.position)
        }
    }

    /// Checks a type that a body declares, without the bodies of its functions.
    func checkDeclaration(of decl: NominalDecl) {
        let saved = current
        current = nil
        defer { current = saved }
        readDeclaration(of: decl)
        checkConformances(of: decl)
    }

    /// Declarations by the order of their names.
    func inOrder<Declared>(_ declared: [String: [Declared]]) -> [Declared] {
        declared.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    private func checkMember(_ member: Member) {
        switch member {
        case .function(let function): resolveSignature(function)
        case .variable(let variable): _ = type(of: variable)
            _ = variable.lazyStorage.map { type(of: $0) }
        case .subscript(let declared): resolveSignature(declared)
        case .alias(let alias): _ = resolveAlias(alias)
        case .enumCase, .type, .associatedType: return
        }
    }

    /// Reports the requirements that a type lacks.
    private func checkConformances(of decl: NominalDecl) {
        guard decl.kind != .protocol else { return }
        checkClassBounds(of: decl)
        let saved = signatureContext
        signatureContext = decl.context
        defer { signatureContext = saved }
        for proto in allProtocols(of: decl) {
            for requirement in proto.protocolRequirements where requirement.isRequirement {
                if requirement.kind == .setter { continue }
                if implementation(of: requirement, for: decl) == nil {
                    resolveSignature(requirement)
                    let what = requirement.accessorOf.map { "property '\($0.name)'" } ?? "'\(requirement.name)'"
                    report("type '\(decl.qualifiedName)' does not conform to protocol '\(proto.name)'", at: decl.position,
                           hint: "It needs the \(what).")
                    break
                }
                if let own = ownImplementation(of: requirement, in: decl) {
                    requireRequired(own, for: requirement, of: decl)
                    requireSelf(own, for: requirement, of: decl)
                }
                if let hidden = hiddenImplementation(of: requirement, in: decl) {
                    report("method '\(hidden.name)' must not be private because it matches a requirement in protocol '\(proto.name)'", at: hidden.position,
                           hint: "Remove 'private'.")
                }
                if let problem = propertyMismatch(requirement, of: decl) {
                    report("type '\(decl.qualifiedName)' does not conform to protocol '\(proto.name)'", at: decl.position, hint: problem)
                    break
                }
            }
            requireEquatableFields(of: decl, proto)
        }
        requireCodedFields(of: decl)
    }

    /// A private method where a protocol asks for one that its users can call.
    private func hiddenImplementation(of requirement: FunctionDecl, in decl: NominalDecl) -> FunctionDecl? {
        guard requirement.kind == .function, let own = ownImplementation(of: requirement, in: decl), own.isPrivate,
              let proto = requirement.owner, !isDeclaredPrivate(proto), !isDeclaredPrivate(decl) else { return nil }
        return own
    }

    private func isDeclaredPrivate(_ decl: NominalDecl) -> Bool {
        sequence(first: decl) { $0.parent }.contains { part in
            part.syntax?.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
        }
    }

    /// Why a type's own property is not the one that a requirement asks for.
    private func propertyMismatch(_ requirement: FunctionDecl, of decl: NominalDecl) -> String? {
        guard requirement.kind == .getter, let wanted = requirement.accessorOf, let own = ownImplementation(of: requirement, in: decl),
              let property = own.accessorOf, !property.type.isError else { return nil }
        let (type, expected) = (self.type(of: property), self.type(of: wanted))
        let isOpen = expected.contains { if case .archetype = $0 { true } else { false } }
        if !isOpen, type != expected, !type.hasError, !expected.hasError, case .nominal = expected, case .nominal = type, !canConvert(type, to: expected) {
            return "Its property '\(property.name)' is '\(type)', but '\(expected)' is asked for."
        }
        guard wanted.setter != nil, property.isLet || property.getter != nil && property.setter == nil && property.wrapper == nil && property.storageOf == nil
        else { return nil }
        return "Its property '\(property.name)' cannot be set, as the protocol asks."
    }

    /// A derived `==` or `hash(into:)` needs every field to have its own.
    private func requireEquatableFields(of decl: NominalDecl, _ proto: NominalDecl) {
        guard proto.isInterface, proto.name == "Equatable" || proto.name == "Hashable", decl.kind != .class,
              let requirement = proto.protocolRequirements.first, ownImplementation(of: requirement, in: decl) == nil else { return }
        let saved = signatureContext
        signatureContext = conditions(of: decl, for: proto) ?? saved
        defer { signatureContext = saved }
        let fields = decl.storedProperties.map { ($0.name, type(of: $0), $0.position) }
            + decl.cases.flatMap { enumCase in enumCase.parameters.map { (enumCase.name, $0.type, enumCase.position) } }
        for (name, type, position) in fields where !conforms(type, to: proto) {
            if case .archetype = type { continue }
            report("type '\(decl.qualifiedName)' does not conform to protocol '\(proto.name)'", at: decl.position,
                   hint: proto.name == "Equatable" ? "Write '==' yourself, or leave the property out of it." : nil,
                   notes: [Diagnostic.Note(message: "'\(name)' has type '\(type)', which is not \(proto.name)", position: position)])
            return
        }
    }

    private func previewFunction(_ closure: ClosureExprSyntax, _ context: DeclContext, number: Int) -> Int? {
        guard let builder = known("ViewBuilder"), let view = known("View") else { return nil }
        let at = closure.position(in: context.file)
        let type = Type.existential([view])
        let body = FunctionBody(name: "#Preview \(number)", parameters: [], result: type, position: at)
        current = FunctionContext(body: body, parent: nil, declContext: context, decl: nil, resultType: type)
        defer { current = nil }
        let items = Array(closure.statements)
        if containsReturn(closure.statements) {
            body.statements = checkStatements(items)
        } else {
            let (statements, value) = checkBuilderBody(items, builder: ResultBuilder(decl: builder), expected: type, at: at)
            body.statements = statements + [Statement(.return(coerce(value, to: type, for: .returning)), position: at)]
        }
        settle()
        finishBodies()
        return functions.machine.addFunction(body)
    }

    /// A body made for a declaration that has none in the source, settled.
    func complete(_ function: FunctionDecl, _ make: () -> FunctionBody) -> FunctionBody {
        if let body = function.body { return body }
        return apart {
            let body = make()
            settle()
            finishBodies()
            function.body = body
            return body
        }
    }

    /// Takes up the types of this program again after another one was tried.
    func enterRuntimeTypes() {
        for decl in userTypes where decl.isRuntimeTypeDeclared { functions.enter(decl, checker: self) }
    }

    // MARK: Entries

    /// Checks statements, or one expression, as a function without arguments.
    func checkEntry(_ source: SourceFile, expected: Type?, givingLast givesLast: Bool = false) -> Interpreter.Entry? {
        let before = diagnostics.count
        let tree = parse(source)
        let firstError = diagnostics[before...].first { $0.severity == .error }?.position.offset
        let context = DeclContext(parent: nil, file: source)
        let entrySpace = DeclarationSpace()
        outerSpaces.insert(entrySpace, at: 0)
        let at = SourcePosition(file: source.index, offset: 0)
        let body = FunctionBody(name: source.name, parameters: [], result: .void, position: at)
        body.isThrowing = true
        let function = FunctionContext(body: body, parent: nil, declContext: context, decl: nil, resultType: .void)
        function.isTopLevel = true
        current = function
        body.isAsync = containsAwait(tree.statements)
        defer { current = nil }
        // Behind a mistake in the syntax nothing is sure; what stands before it is looked at.
        let items = tree.statements.prefix { item in firstError.map { item.endPosition.utf8Offset < $0 } ?? true }
        var statements: [Statement] = []
        // An expression gives its value, and of several statements the last one where that is wanted.
        let giving = firstError == nil && (givesLast || items.count == 1) ? items.last?.id : nil
        var value: Expression?
        for item in items {
            if item.id == giving, let last = singleExpression(item), !isEffect(last), !isDirective(last) {
                // What is asked for may be a type, named alone: who asks says what to write instead.
                let isName = items.count == 1 && expected == nil && last.is(DeclReferenceExprSyntax.self)
                let named = isName ? typeReference(last).map { metatype($0, at) } : nil
                value = named ?? expected.map { check(last, as: $0, for: .initialization) } ?? check(last, expected: nil)
            } else if case .decl(let decl) = item.item, let variable = decl.as(VariableDeclSyntax.self), !variable.isAsyncLet {
                statements += entryVariables(variable, into: entrySpace, context: context)
            } else {
                statements += checkItem(item)
            }
            settle()
        }
        if let value { statements.append(Statement(.expression(value), position: at)) }
        requireInitialization(statements, constants: globals.filter(getsValueHere))
        unsettledBodies.forEach { requireInitialization($0.statements) }
        finishBodies()
        if firstError != nil || value?.type.isError == true { return nil }
        if let value, !solver.resolve(value.type).isVoid {
            statements[statements.count - 1] = Statement(.return(value), position: at)
            body.result = value.type
        }
        body.statements = statements
        let type = body.result.isVoid ? nil : body.result
        return Interpreter.Entry(function: functions.machine.addFunction(body), type: type, isAsync: body.isAsync, space: entrySpace)
    }

    /// Tells what is wrong with statements that will not run, since the program that they are meant for is wrong.
    func tellErrors(ofEntry source: SourceFile) {
        let before = diagnostics.count
        _ = checkEntry(source, expected: nil)
        diagnostics[before...].removeAll { $0.severity != .error }
    }

    /// Assignments are done for their effect, and give nothing to print.
    private func isEffect(_ syntax: ExprSyntax) -> Bool {
        guard let infix = syntax.as(InfixOperatorExprSyntax.self) else { return false }
        return infix.operator.is(AssignmentExprSyntax.self)
    }

    /// `let x = 1` at the prompt is a global that gets its value where it stands.
    private func entryVariables(_ syntax: VariableDeclSyntax, into entrySpace: DeclarationSpace, context: DeclContext) -> [Statement] {
        let isLet = syntax.bindingSpecifier.tokenKind == .keyword(.let)
        var statements: [Statement] = []
        for binding in syntax.bindings {
            let at = position(of: binding)
            guard binding.accessorBlock == nil, !binding.pattern.is(MissingPatternSyntax.self) else {
                report("a variable of the prompt is declared by a name and a value", at: at)
                continue
            }
            let annotated = binding.typeAnnotation.map { resolveType($0.type, in: context) }
            var value: Expression?
            if let initializer = binding.initializer?.value {
                value = annotated.map { check(initializer, as: $0, for: .initialization) } ?? check(initializer, expected: nil)
            } else if let annotated, annotated.wrapped != nil {
                value = make(.none, annotated, at)
            }
            settle()
            guard let value else {
                report("a variable of the prompt needs a value", at: at)
                continue
            }
            let place = entryPlace(binding.pattern, solver.resolve(annotated ?? value.type), isLet: isLet, into: entrySpace, context: context)
            statements.append(Statement(.expression(make(.assign(to: place, value), .void, at)), position: at))
        }
        return statements
    }

    /// Declares the names of a pattern as globals, and gives the place that takes a value apart into them.
    private func entryPlace(
        _ pattern: PatternSyntax, _ type: Type, isLet: Bool, into entrySpace: DeclarationSpace, context: DeclContext
    ) -> Expression {
        let at = position(of: pattern)
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let name):
            let variable = VariableDecl(
                name: unquoted(name.identifier.text), owner: nil, isStatic: false, isLet: isLet, position: at)
            variable.context = context
            variable.type = type
            variable.isTypeResolved = true
            variable.globalIndex = functions.machine.reserveGlobal()
            entrySpace.variables[variable.name] = variable
            return make(.global(variable), type, at)
        case .wildcardPattern: return make(.discard, type, at)
        case .tuplePattern(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first {
                return entryPlace(only.pattern, type, isLet: isLet, into: entrySpace, context: context)
            }
            guard case .tuple(let types) = type, types.count == tuple.elements.count else {
                if !type.isError { report("tuple pattern cannot match values of type '\(type)'", at: at) }
                for element in tuple.elements { _ = entryPlace(element.pattern, .error, isLet: isLet, into: entrySpace, context: context) }
                return make(.discard, type, at)
            }
            let parts = zip(tuple.elements, types).map {
                entryPlace($0.pattern, $1.type, isLet: isLet, into: entrySpace, context: context)
            }
            return make(.tuple(parts), type, at)
        default:
            report("expected a name or a tuple of names", at: at)
            return make(.discard, type, at)
        }
    }
}
