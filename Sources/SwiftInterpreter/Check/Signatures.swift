import SwiftSyntax

/// Reads the types of declarations, each when it is first asked for.
extension Checker {
    // MARK: Functions

    func resolveSignature(_ function: FunctionDecl) {
        guard !function.isSignatureResolved, let outer = function.context else { return }
        function.isSignatureResolved = true
        readOnce { readSignature(of: function, in: outer) }
    }

    private func readSignature(of function: FunctionDecl, in outer: DeclContext) {
        let context = DeclContext(parent: outer, file: outer.file)
        function.context = context
        let saved = (current, signatureContext)
        if !function.isLocal { current = nil }
        signatureContext = context
        defer { (current, signatureContext) = saved }

        if let syntax = function.syntax?.as(FunctionDeclSyntax.self) {
            reportUnknownAttributes(syntax.attributes, in: outer)
            readGenerics(syntax.genericParameterClause, syntax.genericWhereClause, of: function, in: context)
            readParameters(syntax.signature, of: function, in: context)
            function.result = syntax.signature.returnClause.map { resolveWholeType($0.type, in: context) } ?? .void
            function.returnsSelf = function.owner?.isReference == true && syntax.signature.returnClause?.type.trimmedDescription == "Self"
            inferRequirements(of: function, in: context)
        } else if let syntax = function.syntax?.as(InitializerDeclSyntax.self) {
            readGenerics(syntax.genericParameterClause, syntax.genericWhereClause, of: function, in: context)
            readParameters(syntax.signature, of: function, in: context)
            let instance = context.selfType ?? .error
            function.result = function.isFailable ? optional(instance) : instance
            inferRequirements(of: function, in: context)
        } else if let owner = function.subscriptOf {
            resolveSignature(owner)
        } else if let variable = function.accessorOf {
            let type = self.type(of: variable)
            switch function.kind {
            case .getter: function.result = type
            case .setter: function.parameters = [ParameterDecl(label: nil, name: setterName(function), type: type)]
            default:
                let given = function.syntax?.as(AccessorDeclSyntax.self)?.parameters?.name.text
                let name = given ?? (function === variable.willSet ? "newValue" : "oldValue")
                function.parameters = [ParameterDecl(label: nil, name: name, type: type)]
                if let use = variable.wrapper { function.isMutating = isSetterMutating(of: use, in: variable.owner) }
            }
        }
        if let accessor = function.syntax?.as(AccessorDeclSyntax.self) {
            function.isThrowing = accessor.effectSpecifiers?.throwsClause != nil
            function.isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
        }
    }

    private func setterName(_ function: FunctionDecl) -> String {
        function.syntax?.as(AccessorDeclSyntax.self)?.parameters?.name.text ?? "newValue"
    }

    private func readGenerics(
        _ clause: GenericParameterClauseSyntax?, _ whereClause: GenericWhereClauseSyntax?, of function: FunctionDecl,
        in context: DeclContext
    ) {
        guard clause != nil || whereClause != nil else { return }
        archetypeOwners += 1
        for parameter in clause?.parameters ?? [] {
            let archetype = Archetype(name: parameter.name.text, owner: archetypeOwners)
            function.genericParameters.append(archetype)
            context.genericParameters[archetype.name] = .archetype(archetype)
        }
        // Where clauses name members of the parameters (`Data.Element`), whose protocols must be known by then.
        if let clause { context.requirements += readRequirements(parameters: clause, whereClause: nil, in: context) }
        if let whereClause { context.requirements += readRequirements(parameters: nil, whereClause: whereClause, in: context) }
        function.requirements = context.requirements
    }

    private func readParameters(_ signature: FunctionSignatureSyntax, of function: FunctionDecl, in context: DeclContext) {
        function.parameters = signature.parameterClause.parameters.map { syntax in
            var result = takingOpaqueTypes(for: function, in: context) { parameter(of: syntax, in: context) }
            if function.kind == .operator { result.label = nil }
            return result
        }
        let throwing = signature.effectSpecifiers?.throwsClause
        function.isThrowing = throwing != nil
        function.thrownType = throwing?.type.map { resolveType($0, in: context) }
        function.rethrows = throwing?.throwsSpecifier.tokenKind == .keyword(.rethrows)
        if function.thrownType?.nominal?.name == "Never" { function.isThrowing = false }
        // `throws(E)` with a parameter of the function: it throws what the closures throw that it is given.
        if case .archetype(let own)? = function.thrownType, function.genericParameters.contains(own) { function.rethrows = true }
        function.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    }

    /// `some P` as the type of a parameter is a generic parameter without a name.
    private func takingOpaqueTypes<T>(for function: FunctionDecl, in context: DeclContext, _ read: () -> T) -> T {
        guard !context.isInterface else { return read() }
        let saved = opaqueParameters
        opaqueParameters = (function, context)
        defer { opaqueParameters = saved }
        return read()
    }

    func opaqueParameter(_ syntax: SomeOrAnyTypeSyntax) -> Type? {
        guard let (function, context) = opaqueParameters, syntax.someOrAnySpecifier.tokenKind == .keyword(.some) else { return nil }
        archetypeOwners += 1
        let archetype = Archetype(name: syntax.trimmedDescription, owner: archetypeOwners)
        function.genericParameters.append(archetype)
        context.requirements += requirements(on: .archetype(archetype), to: syntax.constraint, in: context)
        function.requirements = context.requirements
        return .archetype(archetype)
    }

    private func parameter(of syntax: FunctionParameterSyntax, in context: DeclContext) -> ParameterDecl {
        let label = unquoted(syntax.firstName.text)
        var result = ParameterDecl(
            label: label == "_" ? nil : label, name: unquoted((syntax.secondName ?? syntax.firstName).text),
            type: resolveWholeType(syntax.type, in: context))
        result.isInout = isInoutType(syntax.type)
        result.isConsuming = hasSpecifier("consuming", syntax.type)
        result.isVariadic = syntax.ellipsis != nil
        result.isImplicitlyUnwrapped = syntax.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        result.defaultValue = syntax.defaultValue?.value
        var attributes = Array(syntax.attributes)
        if let attributed = syntax.type.as(AttributedTypeSyntax.self) { attributes += Array(attributed.attributes) }
        for case .attribute(let attribute) in attributes {
            if attribute.attributeName.trimmedDescription == "autoclosure" { result.isAutoclosure = true }
            guard let type = attributeType(attribute, in: context) else { continue }
            if type.isResultBuilder { result.builder = ResultBuilder(decl: type, arguments: typeArguments(of: attribute, in: context)) }
            if type.isPropertyWrapper { result.wrapper = attribute }
        }
        let names = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        let isEscaping = names.contains("escaping")
        result.isLocalized = names.contains("localized")
        result.isMarked = names.contains("marked")
        result.capturesSelfImplicitly = names.contains("_implicitSelfCapture")
        result.isNonEscaping = result.type.asFunction != nil && !isEscaping && !result.isVariadic
        return result
    }

    func resolveSignature(_ declared: SubscriptDecl) {
        guard !declared.isSignatureResolved, let outer = declared.context, let syntax = declared.syntax else { return }
        declared.isSignatureResolved = true
        readOnce { readSignature(of: declared, syntax, in: outer) }
    }

    private func readSignature(of declared: SubscriptDecl, _ syntax: SubscriptDeclSyntax, in outer: DeclContext) {
        let context = DeclContext(parent: outer, file: outer.file)
        let saved = (current, signatureContext)
        current = nil
        signatureContext = context
        defer { (current, signatureContext) = saved }
        declared.getter.isSignatureResolved = true
        declared.setter?.isSignatureResolved = true
        readGenerics(syntax.genericParameterClause, syntax.genericWhereClause, of: declared.getter, in: context)
        declared.genericParameters = declared.getter.genericParameters
        declared.requirements = declared.getter.requirements
        declared.parameters = syntax.parameterClause.parameters.map {
            var result = parameter(of: $0, in: context)
            // A subscript's parameter has a label only when two names are written.
            if $0.secondName == nil { result.label = nil }
            return result
        }
        declared.result = resolveType(syntax.returnClause.type, in: context)
        declared.getter.parameters = declared.parameters
        declared.getter.result = declared.result
        declared.getter.context = context
        if let setter = declared.setter {
            setter.genericParameters = declared.getter.genericParameters
            setter.requirements = declared.getter.requirements
            setter.parameters = declared.parameters + [ParameterDecl(label: nil, name: setterName(setter), type: declared.result)]
            setter.context = context
        }
    }

    // MARK: Variables

    /// The declared or inferred type of a property, global or static.
    func type(of variable: VariableDecl) -> Type {
        if variable.isTypeResolved { return variable.type }
        if variable.isBeingResolved {
            report("the type of '\(variable.name)' depends on itself", at: variable.position, hint: "Write the type out.")
            return .error
        }
        variable.isBeingResolved = true
        defer { variable.isBeingResolved = false }
        let type = apart(in: variable.context) { solver.resolve(findType(of: variable)) }
        variable.type = type
        variable.isTypeResolved = true
        return type
    }

    private func findType(of variable: VariableDecl) -> Type {
        guard let context = variable.context else { return .error }
        if let wrapped = variable.storageOf { return storageType(of: wrapped) }
        if let property = variable.lazyProperty { return optional(type(of: property)) }
        if let source = variable.patternSource { return patternPart(variable, of: type(of: source)) }
        if let wrapped = variable.projectionOf, let use = wrapped.wrapper {
            guard let member = instanceVariable(named: "projectedValue", of: type(of: use.storage)) else {
                // Told where someone uses it.
                return .error
            }
            return member.type
        }
        if let annotation = variable.binding?.typeAnnotation?.type ?? variable.sharedAnnotation {
            guard let initializer = variable.initialValue else { return resolveWholeType(annotation, in: context) }
            let type = resolveType(annotation, in: context)
            guard type.hasVariables else { return type }
            // `let names: Set = ["a"]`: the value tells the rest.
            return inContext(of: variable, name: "initial value of \(variable.name)") {
                checkTop(initializer, expected: type)
            }.type
        }
        if let use = variable.wrapper {
            guard let member = instanceVariable(named: "wrappedValue", of: type(of: use.storage)) else { return .error }
            return member.type
        }
        if variable.isObservingOverride, let inherited = inheritedType(of: variable) { return inherited }
        if let initializer = variable.initialValue {
            return inContext(of: variable, name: "initial value of \(variable.name)") {
                checkTop(initializer, expected: nil)
            }.type
        }
        report("'\(variable.name)' needs a type", at: variable.position, hint: "Write it out, as in 'var \(variable.name): Int'.")
        return .error
    }

    /// The type of one name of a tuple pattern.
    private func patternPart(_ variable: VariableDecl, of whole: Type) -> Type {
        var type = solver.resolve(whole)
        var pattern = variable.patternSource?.binding?.pattern
        for index in variable.patternPath {
            let names = (pattern?.as(TuplePatternSyntax.self)?.elements).map { Array($0) }
            guard case .tuple(let elements) = type, elements.indices.contains(index), names.map({ $0.count == elements.count }) ?? true else {
                if !type.isError { report("tuple pattern cannot match values of type '\(type)'", at: (variable.patternSource ?? variable).position) }
                return .error
            }
            type = elements[index].type
            pattern = names?[index].pattern
        }
        return type
    }

    /// The wrapper's type around a wrapped property: from its attribute, its annotation, its initial value.
    private func storageType(of wrapped: VariableDecl) -> Type {
        guard let use = wrapped.wrapper, let context = wrapped.context else { return .error }
        let named = resolveType(use.attribute.attributeName, in: context)
        guard case .nominal(let decl, let arguments) = named else { return .error }
        if let annotation = wrapped.binding?.typeAnnotation?.type ?? wrapped.sharedAnnotation {
            let value = resolveType(annotation, in: context)
            if let member = instanceVariable(named: "wrappedValue", of: .nominal(decl, arguments)) {
                _ = solver.unify(member.type, value)
            }
            let resolved = solver.resolve(named)
            if !resolved.hasVariables {
                // Where it makes its value, that is where a type that does not fit is told.
                if !hasDefault(use.storage) { noteWritten(resolved, at: use.attribute.attributeName.position(in: context.file), in: context) }
                return resolved
            }
        }
        if arguments.contains(where: { solver.resolve($0).hasVariables }) {
            let told = diagnostics.count
            let initial = inContext(of: wrapped, name: "initial value of \(wrapped.name)") {
                initialStorage(of: wrapped, expected: named)
            }
            if let initial {
                let type = solver.resolve(initial.type)
                // A value that is wrong says nothing of the type: what uses the property is not to blame.
                let isWrong = type.hasVariables && diagnostics.dropFirst(told).contains { $0.severity == .error }
                return isWrong ? .error : type
            }
        }
        return solver.resolve(named)
    }

    /// Runs `body` as in a function that stands where the property is declared.
    func inContext<T>(of variable: VariableDecl, name: String, _ body: () -> T) -> T {
        let context = variable.context ?? DeclContext(parent: nil, file: files.files[0])
        let function = FunctionBody(name: name, parameters: [], result: .error, position: variable.position)
        let saved = current
        current = FunctionContext(body: function, parent: nil, declContext: context, decl: nil, resultType: .error)
        current?.isTopLevel = variable.owner == nil
        current?.isInitialValue = variable.owner != nil
        defer { current = saved }
        if variable.isLazy, let selfType = context.selfType {
            current?.selfVariable = LocalVariable(name: "self", type: selfType, isLet: false, isInout: true, position: variable.position)
        }
        return body()
    }

    /// A stored or computed property of an instance, with its type as seen on `base`.
    func instanceVariable(named name: String, of base: Type) -> (decl: VariableDecl, type: Type)? {
        guard case .nominal(let decl, _) = solver.shallow(base) else { return nil }
        for case .variable(let variable) in members(named: name, in: decl) where !variable.isStatic {
            return (variable, substitute(type(of: variable), substitution(of: solver.shallow(base))))
        }
        return nil
    }

    // MARK: Storage

    /// Numbers the stored properties of a type, those of its superclass first.
    func resolveStorage(_ decl: NominalDecl) {
        guard !decl.isStorageResolved else { return }
        decl.isStorageResolved = true
        var stored: [VariableDecl] = []
        if let parent = superclass(of: decl)?.nominal {
            resolveStorage(parent)
            stored = parent.storedProperties
        }
        for variable in decl.instanceVariables {
            let property = variable.wrapper?.storage ?? variable.lazyStorage ?? variable
            guard property.getter == nil else { continue }
            property.slot = stored.count
            stored.append(property)
        }
        decl.storedProperties = stored
    }

    /// Stored properties that the type itself declares.
    func ownStoredProperties(of decl: NominalDecl) -> [VariableDecl] {
        resolveStorage(decl)
        return decl.storedProperties.filter { $0.owner === decl }
    }

    func resolve(_ enumCase: EnumCaseDecl) {
        guard !enumCase.isResolved, let context = enumCase.context else { return }
        enumCase.isResolved = true
        let saved = (current, signatureContext)
        current = nil
        signatureContext = context
        defer { (current, signatureContext) = saved }
        for parameter in enumCase.syntax?.parameterClause?.parameters ?? [] {
            let label = parameter.firstName.map { unquoted($0.text) }
            var result = ParameterDecl(
                label: label == "_" ? nil : label, name: label ?? "_", type: resolveWholeType(parameter.type, in: context))
            result.defaultValue = parameter.defaultValue?.value
            enumCase.parameters.append(result)
        }
    }
}

extension VariableDecl {
    /// Whether a static property is asked of a metatype, which tells whose it is.
    var takesMetatype: Bool { owner?.kind == .protocol || getter?.isClassMember == true }
}

extension String {
    var replacingUnderscores: String { filter { $0 != "_" } }
}

/// The value of an integer literal in any of Swift's bases.
func parseInteger(_ text: some StringProtocol) -> UInt64? {
    let digits = String(text.filter { $0 != "_" })
    if digits.hasPrefix("0x") { return UInt64(digits.dropFirst(2), radix: 16) }
    if digits.hasPrefix("0b") { return UInt64(digits.dropFirst(2), radix: 2) }
    if digits.hasPrefix("0o") { return UInt64(digits.dropFirst(2), radix: 8) }
    return UInt64(digits)
}
