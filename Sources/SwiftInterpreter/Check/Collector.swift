import SwiftSyntax

/// Enters declarations into the tables: first the types with the names of their members, so that
/// order does not matter; signatures are resolved when someone asks.
extension Checker {
    /// Enters everything that is declared at the top of a file. Statements are left to the caller.
    func collect(_ items: [DeclSyntax], context: DeclContext) {
        let space = context.isInterface ? vocabulary.space : self.space
        var extensions: [ExtensionDeclSyntax] = []
        for item in items {
            if let nominal = collectNominal(item, context: context, parent: nil) {
                if space.types[nominal.name] != nil || space.aliases[nominal.name] != nil {
                    report("invalid redeclaration of '\(nominal.name)'", at: item, in: context.file)
                }
                space.types[nominal.name] = nominal
            } else if let alias = item.as(TypeAliasDeclSyntax.self) {
                space.aliases[alias.name.text] = TypeAliasDecl(name: alias.name.text, syntax: alias, context: context)
            } else if let function = item.as(FunctionDeclSyntax.self) {
                let declared = makeFunction(function, context: context, owner: nil, isStatic: false)
                space.functions[declared.name, default: []].append(declared)
            } else if let variable = item.as(VariableDeclSyntax.self) {
                for declared in makeVariables(variable, context: context, owner: nil) {
                    if space.variables[declared.name] != nil {
                        report("invalid redeclaration of '\(declared.name)'", at: item, in: context.file)
                    }
                    space.variables[declared.name] = declared
                    registerGlobal(declared)
                }
            } else if let declared = item.as(ExtensionDeclSyntax.self) {
                extensions.append(declared)
            } else if let conditional = item.as(IfConfigDeclSyntax.self) {
                collect(activeDeclarations(of: conditional), context: context)
            } else if item.is(ImportDeclSyntax.self) || item.is(OperatorDeclSyntax.self)
                        || item.is(PrecedenceGroupDeclSyntax.self) {
                continue
            } else if let macro = item.as(MacroExpansionDeclSyntax.self) {
                if macro.macroName.text == "Preview" {
                    addPreview(macro.trailingClosure, at: macro, in: context)
                } else {
                    report("the macro '#\(macro.macroName.text)' is not known here", at: item, in: context.file)
                }
            } else {
                report("\(describeKind(of: item)) are not supported", at: item, in: context.file)
            }
        }
        for item in extensions { collectExtension(item, context: context) }
    }

    /// `#Preview { … }`, which the parser takes for a declaration or an expression by what stands around it.
    func addPreview(_ closure: ClosureExprSyntax?, at macro: some SyntaxProtocol, in context: DeclContext) {
        guard let closure else { return report("a '#Preview' shows what its closure makes", at: macro, in: context.file, hint: "Write '#Preview { … }'.") }
        previews.append((closure, context))
    }

    // MARK: Types

    private func collectNominal(_ item: DeclSyntax, context: DeclContext, parent: NominalDecl?) -> NominalDecl? {
        let kind: NominalDecl.Kind
        let name: TokenSyntax
        let inheritance: InheritanceClauseSyntax?
        let members: MemberBlockSyntax
        var parameters: GenericParameterClauseSyntax?
        var whereClause: GenericWhereClauseSyntax?
        let attributes: AttributeListSyntax
        if let item = item.as(StructDeclSyntax.self) {
            (kind, name, inheritance, members) = (.struct, item.name, item.inheritanceClause, item.memberBlock)
            (parameters, whereClause, attributes) = (item.genericParameterClause, item.genericWhereClause, item.attributes)
        } else if let item = item.as(ClassDeclSyntax.self) {
            (kind, name, inheritance, members) = (.class, item.name, item.inheritanceClause, item.memberBlock)
            (parameters, whereClause, attributes) = (item.genericParameterClause, item.genericWhereClause, item.attributes)
        } else if let item = item.as(ActorDeclSyntax.self) {
            (kind, name, inheritance, members) = (.actor, item.name, item.inheritanceClause, item.memberBlock)
            (parameters, whereClause, attributes) = (item.genericParameterClause, item.genericWhereClause, item.attributes)
        } else if let item = item.as(EnumDeclSyntax.self) {
            (kind, name, inheritance, members) = (.enum, item.name, item.inheritanceClause, item.memberBlock)
            (parameters, whereClause, attributes) = (item.genericParameterClause, item.genericWhereClause, item.attributes)
        } else if let item = item.as(ProtocolDeclSyntax.self) {
            (kind, name, inheritance, members) = (.protocol, item.name, item.inheritanceClause, item.memberBlock)
            (whereClause, attributes) = (item.genericWhereClause, item.attributes)
        } else {
            return nil
        }

        let decl = NominalDecl(
            name: name.text, kind: kind, parent: parent, isInterface: context.isInterface,
            position: SyntaxProtocol.position(name)(in: context.file))
        decl.syntax = item
        decl.documentation = documentation(before: item, in: context)
        decl.attributes = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        if decl.attributes.contains("dynamicCallable") {
            report("'@dynamicCallable' is not supported", at: attributes, in: context.file, hint: "Declare 'callAsFunction'.")
        }
        decl.isPropertyWrapper = decl.attributes.contains("propertyWrapper")
        decl.isResultBuilder = decl.attributes.contains("resultBuilder")
        decl.isTransparentView = decl.attributes.contains("transparent")
        let inner = DeclContext(parent: context, file: context.file, nominal: decl)
        decl.context = inner
        if let fixed = fixedTypeID(of: decl) { decl.typeID = fixed }
        archetypeOwners += 1
        if let parameters {
            for parameter in parameters.parameters {
                let archetype = Archetype(name: parameter.name.text, owner: archetypeOwners)
                decl.genericParameters.append(archetype)
                inner.genericParameters[archetype.name] = .archetype(archetype)
            }
        }
        if kind == .protocol {
            let archetype = Archetype(name: "Self", owner: archetypeOwners)
            decl.genericParameters = [archetype]
            inner.selfType = .archetype(archetype)
            inner.requirements.append(.conforms(.archetype(archetype), decl))
        } else {
            inner.selfType = .nominal(decl, decl.genericParameters.map { .archetype($0) })
        }
        inner.pendingRequirements = { [unowned inner, unowned self] in
            inner.pendingRequirements = nil
            let read = self.readRequirements(parameters: parameters, whereClause: whereClause, in: inner)
            inner.requirements += read
            decl.requirements = read
        }
        decl.inheritance.append((inheritance, inner))
        if !context.isInterface { userTypes.append(decl) }
        collectMembers(members.members, of: decl, context: inner, into: { decl.members[$0, default: []].append($1) })
        for attribute in attributes {
            if let attribute = attribute.as(AttributeSyntax.self) { expandIfMacro(attribute, on: item, decl: decl, context: context) }
        }
        return decl
    }

    func collectExtension(_ item: ExtensionDeclSyntax, context: DeclContext) {
        guard case .nominal(let decl, _) = resolveExtendedType(item.extendedType, in: context) else { return }
        let inner = DeclContext(parent: context, file: context.file, nominal: decl)
        if let own = decl.context {
            inner.genericParameters = own.genericParameters
            inner.selfType = own.selfType
        }
        let whereClause = item.genericWhereClause
        inner.pendingRequirements = { [unowned inner, unowned self] in
            inner.pendingRequirements = nil
            inner.requirements += decl.context?.allRequirements ?? []
            inner.requirements += self.readRequirements(parameters: nil, whereClause: whereClause, in: inner)
        }
        if decl.isInterface == context.isInterface {
            if decl.isInheritanceResolved { decl.isInheritanceResolved = false }
            if let clause = item.inheritanceClause { decl.inheritance.append((clause, inner)) }
            collectMembers(item.memberBlock.members, of: decl, context: inner, into: { decl.members[$0, default: []].append($1) })
        } else {
            if let clause = item.inheritanceClause { space.extraConformances[decl, default: []].append((clause, inner)) }
            collectMembers(
                item.memberBlock.members, of: decl, context: inner,
                into: { self.space.extraMembers[decl, default: [:]][$0, default: []].append($1) })
        }
    }

    // MARK: Members

    private func collectMembers(
        _ members: MemberBlockItemListSyntax, of decl: NominalDecl, context: DeclContext,
        into add: (String, Member) -> Void
    ) {
        for member in members { collectMember(member.decl, of: decl, context: context, into: add) }
    }

    private func collectMember(
        _ item: DeclSyntax, of decl: NominalDecl, context: DeclContext, into add: (String, Member) -> Void
    ) {
        if let nested = collectNominal(item, context: context, parent: decl) {
            add(nested.name, .type(nested))
        } else if let variable = item.as(VariableDeclSyntax.self) {
            let isOverride = variable.modifiers.contains { $0.name.text == "override" }
            for declared in makeVariables(variable, context: context, owner: decl) {
                add(declared.name, .variable(declared))
                if isOverride { readOverride(declared, context: context, owner: decl) }
                if !declared.isStatic, decl.kind != .protocol { decl.instanceVariables.append(declared) }
                if let use = declared.wrapper {
                    add(use.storage.name, .variable(use.storage))
                    add("$" + declared.name, .variable(projection(of: declared)))
                }
                if declared.isStatic, declared.getter == nil { registerGlobal(declared) }
            }
        } else if let function = item.as(FunctionDeclSyntax.self) {
            let isStatic = function.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
            let declared = makeFunction(function, context: context, owner: decl, isStatic: isStatic)
            add(declared.name, .function(declared))
        } else if let initializer = item.as(InitializerDeclSyntax.self) {
            add("init", .function(makeInitializer(initializer, context: context, owner: decl)))
        } else if let item = item.as(SubscriptDeclSyntax.self) {
            add("subscript", .subscript(makeSubscript(item, context: context, owner: decl)))
        } else if let item = item.as(EnumCaseDeclSyntax.self) {
            for element in item.elements {
                let declared = EnumCaseDecl(
                    name: unquoted(element.name.text), owner: decl, index: decl.cases.count, position: element.position(in: context.file))
                declared.syntax = element
                declared.context = context
                decl.cases.append(declared)
                add(declared.name, .enumCase(declared))
            }
        } else if let alias = item.as(TypeAliasDeclSyntax.self) {
            add(alias.name.text, .alias(TypeAliasDecl(name: alias.name.text, syntax: alias, context: context)))
        } else if let associated = item.as(AssociatedTypeDeclSyntax.self) {
            add(associated.name.text, .associatedType(
                AssociatedTypeDecl(name: associated.name.text, owner: decl, syntax: associated, context: context)))
        } else if let item = item.as(DeinitializerDeclSyntax.self) {
            let declared = newFunction(
                name: "deinit", kind: .deinitializer, owner: decl, isStatic: false, position: item.position(in: context.file))
            declared.syntax = Syntax(item)
            declared.context = context
            declared.takesSelf = true
            declared.isSignatureResolved = true
            decl.deinitializer = declared
            register(body: declared)
        } else if let conditional = item.as(IfConfigDeclSyntax.self) {
            for inner in activeDeclarations(of: conditional) { collectMember(inner, of: decl, context: context, into: add) }
        } else {
            report("\(describeKind(of: item)) are not supported inside a type", at: item, in: context.file)
        }
    }

    // MARK: Functions

    /// A new function with a number of its own.
    func newFunction(
        name: String, kind: FunctionDecl.Kind, owner: NominalDecl?, isStatic: Bool, position: SourcePosition
    ) -> FunctionDecl {
        let declared = FunctionDecl(name: name, kind: kind, owner: owner, isStatic: isStatic, position: position)
        declared.functionID = functions.add(declared)
        return declared
    }

    private func makeFunction(
        _ item: FunctionDeclSyntax, context: DeclContext, owner: NominalDecl?, isStatic: Bool
    ) -> FunctionDecl {
        let isOperator: Bool
        switch item.name.tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: isOperator = true
        default: isOperator = false
        }
        let declared = newFunction(
            name: unquoted(item.name.text), kind: isOperator ? .operator : .function, owner: owner, isStatic: isStatic,
            position: item.name.position(in: context.file))
        declared.syntax = Syntax(item)
        declared.context = context
        declared.documentation = documentation(before: item, in: context)
        declared.isMutating = item.modifiers.contains { $0.name.text == "mutating" }
        declared.isPrivate = Access(item.modifiers) == .private
        if isOperator, item.modifiers.contains(where: { $0.name.text == "postfix" }) { postfixOperators.insert(declared.name) }
        declared.isRequirement = owner?.kind == .protocol && item.body == nil && context.nominal === owner && !isExtension(context)
        // An operator is found by its operands, also by their dynamic type: it needs no type to be asked of.
        declared.isClassMember = isStatic && isOverridable(item.modifiers, of: owner)
        declared.takesSelf = !isOperator && (declared.isClassMember || takesSelf(owner: owner, isStatic: isStatic))
        if declared.isRequirement { owner?.protocolRequirements.append(declared) }
        readBinding(of: declared, attributes: item.attributes, hasBody: item.body != nil, in: context)
        if item.body != nil { register(body: declared) }
        return declared
    }

    private func makeInitializer(_ item: InitializerDeclSyntax, context: DeclContext, owner: NominalDecl) -> FunctionDecl {
        let declared = newFunction(
            name: "init", kind: .initializer, owner: owner, isStatic: false, position: item.position(in: context.file))
        declared.syntax = Syntax(item)
        declared.context = context
        declared.documentation = documentation(before: item, in: context)
        declared.isFailable = item.optionalMark != nil
        declared.isPrivate = Access(item.modifiers) == .private
        declared.isConvenience = item.modifiers.contains { $0.name.text == "convenience" }
        declared.isRequirement = owner.kind == .protocol && item.body == nil && !isExtension(context)
        declared.takesSelf = owner.isReference || owner.kind == .protocol
        if declared.isRequirement { owner.protocolRequirements.append(declared) }
        readBinding(of: declared, attributes: item.attributes, hasBody: item.body != nil, in: context)
        if item.body != nil { register(body: declared) }
        return declared
    }

    private func makeSubscript(_ item: SubscriptDeclSyntax, context: DeclContext, owner: NominalDecl) -> SubscriptDecl {
        let isStatic = item.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
        let position = item.position(in: context.file)
        let getter = newFunction(name: "subscript", kind: .getter, owner: owner, isStatic: isStatic, position: position)
        let declared = SubscriptDecl(owner: owner, isStatic: isStatic, getter: getter, position: position)
        declared.syntax = item
        declared.context = context
        declared.isPrivate = Access(item.modifiers) == .private
        let accessors = accessorParts(of: item.accessorBlock)
        let isRequirement = owner.kind == .protocol && !isExtension(context)
        let attributes = item.attributes
        prepareAccessor(
            getter, syntax: accessors.getter, hasBody: accessors.hasGetterBody, isRequirement: isRequirement,
            attributes: attributes, context: context)
        if accessors.setter != nil || (context.isInterface && accessors.isSettableRequirement) {
            let setter = newFunction(name: "subscript", kind: .setter, owner: owner, isStatic: isStatic, position: position)
            prepareAccessor(
                setter, syntax: accessors.setter, hasBody: accessors.hasSetterBody, isRequirement: isRequirement,
                attributes: attributes, context: context)
            setter.isMutating = !accessors.isSetterNonmutating && !owner.isReference
            declared.setterIsMutating = setter.isMutating
            declared.setter = setter
        } else if accessors.isSettableRequirement {
            let setter = newFunction(name: "subscript", kind: .setter, owner: owner, isStatic: isStatic, position: position)
            prepareAccessor(setter, syntax: nil, hasBody: false, isRequirement: isRequirement, attributes: attributes, context: context)
            setter.isMutating = !accessors.isSetterNonmutating && !owner.isReference
            declared.setterIsMutating = setter.isMutating
            declared.setter = setter
        }
        getter.subscriptOf = declared
        declared.setter?.subscriptOf = declared
        if let setter = declared.setter, setter.native != nil { setter.native = getter.native.map { $0 + ".set" } }
        declared.isArrayElement = context.isInterface && owner.name == "Array" && !isStatic
            && item.parameterClause.parameters.first?.type.trimmedDescription == "Int"
        return declared
    }

    // MARK: Variables

    private func makeVariables(_ item: VariableDeclSyntax, context: DeclContext, owner: NominalDecl?) -> [VariableDecl] {
        let isLet = item.bindingSpecifier.tokenKind == .keyword(.let)
        let isStatic = item.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
        if let async = item.modifiers.first(where: { $0.name.text == "async" }) {
            report("'async let' is not supported", at: async, in: context.file, hint: "Call the function with 'await' where its value is needed.")
            return []
        }
        var result: [VariableDecl] = []
        let bindings = Array(item.bindings)
        for (index, binding) in bindings.enumerated() {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                if let tuple = binding.pattern.as(TuplePatternSyntax.self), owner == nil || isStatic, binding.initializer != nil {
                    result += makePatternVariables(tuple, of: binding, isLet: isLet, isStatic: isStatic, context: context, owner: owner)
                    continue
                }
                report("a stored property is declared by a name; patterns are not supported here", at: binding, in: context.file,
                       hint: "Declare each property on its own.")
                continue
            }
            // `let a, b: Int`: the type stands behind the last name.
            var effective = binding
            if binding.typeAnnotation == nil, binding.initializer == nil,
               let typed = bindings[index...].first(where: { $0.typeAnnotation != nil }) {
                effective = binding.with(\.typeAnnotation, typed.typeAnnotation)
                effective = Syntax(effective).as(PatternBindingSyntax.self) ?? binding
            }
            let declared = VariableDecl(
                name: unquoted(pattern.identifier.text), owner: owner, isStatic: isStatic, isLet: isLet,
                position: pattern.position(in: context.file))
            declared.binding = binding
            declared.sharedAnnotation = binding.typeAnnotation == nil ? effective.typeAnnotation?.type : nil
            declared.context = context
            declared.documentation = documentation(before: item, in: context)
            declared.isLazy = item.modifiers.contains { $0.name.text == "lazy" }
            declared.isPrivate = item.modifiers.contains {
                ($0.name.text == "private" || $0.name.text == "fileprivate") && $0.detail == nil
            }
            declared.access = Access(item.modifiers)
            for modifier in item.modifiers {
                if modifier.name.text == "weak" { declared.ownership = .weak }
                if modifier.name.text == "unowned" { declared.ownership = .unowned }
            }
            declared.attributes = item.attributes
            readAccessors(binding, of: declared, attributes: item.attributes, context: context, owner: owner)
            if isStatic, isOverridable(item.modifiers, of: owner) {
                for accessor in [declared.getter, declared.setter].compactMap({ $0 }) {
                    accessor.isClassMember = true
                    accessor.takesSelf = true
                }
            }
            readLazy(declared, context: context, owner: owner)
            readWrapper(item.attributes, of: declared, context: context)
            result.append(declared)
        }
        return result
    }

    /// `let (a, b) = pair`: a hidden variable with the whole, and one for each name.
    private func makePatternVariables(
        _ pattern: TuplePatternSyntax, of binding: PatternBindingSyntax, isLet: Bool, isStatic: Bool, context: DeclContext,
        owner: NominalDecl?
    ) -> [VariableDecl] {
        let position = pattern.position(in: context.file)
        let whole = VariableDecl(
            name: "_\(pattern.trimmedDescription)", owner: owner, isStatic: isStatic, isLet: true, position: position)
        whole.binding = binding
        whole.context = context
        var result = [whole]
        func add(_ pattern: PatternSyntax, _ path: [Int]) {
            if let name = pattern.as(IdentifierPatternSyntax.self) {
                let part = VariableDecl(
                    name: unquoted(name.identifier.text), owner: owner, isStatic: isStatic, isLet: isLet,
                    position: name.position(in: context.file))
                part.context = context
                part.patternSource = whole
                part.patternPath = path
                result.append(part)
            } else if let tuple = pattern.as(TuplePatternSyntax.self) {
                if tuple.elements.count == 1, let only = tuple.elements.first { return add(only.pattern, path) }
                for (index, element) in tuple.elements.enumerated() { add(element.pattern, path + [index]) }
            } else if !pattern.is(WildcardPatternSyntax.self) {
                report("expected a name or a tuple of names", at: pattern, in: context.file)
            }
        }
        add(PatternSyntax(pattern), [])
        return result
    }

    /// Decides whether a property is stored, and makes its accessors.
    private func readAccessors(
        _ binding: PatternBindingSyntax, of declared: VariableDecl, attributes: AttributeListSyntax,
        context: DeclContext, owner: NominalDecl?
    ) {
        let accessors = accessorParts(of: binding.accessorBlock)
        let isProtocol = owner?.kind == .protocol && !isExtension(context)
        declared.isRequirement = isProtocol
        let isNative = context.isInterface && !isProtocol && accessors.isBodylessInterface
        if accessors.hasObservers {
            for (syntax, name) in [(accessors.willSetObserver, "willSet"), (accessors.didSetObserver, "didSet")] {
                guard let syntax else { continue }
                let observer = newFunction(
                    name: "\(declared.name).\(name)", kind: .function, owner: owner, isStatic: declared.isStatic, position: declared.position)
                observer.syntax = Syntax(syntax)
                observer.context = context
                observer.accessorOf = declared
                observer.takesSelf = takesSelf(owner: owner, isStatic: declared.isStatic)
                observer.isMutating = owner?.isReference == false
                register(body: observer)
                if name == "willSet" { declared.willSet = observer } else { declared.didSet = observer }
            }
        }
        guard accessors.isComputed || isProtocol || isNative else { return }
        let getter = newFunction(
            name: declared.name, kind: .getter, owner: owner, isStatic: declared.isStatic, position: declared.position)
        prepareAccessor(
            getter, syntax: accessors.getter, hasBody: accessors.hasGetterBody, isRequirement: isProtocol,
            attributes: attributes, context: context)
        getter.accessorOf = declared
        getter.isMutating = accessors.isGetterMutating
        declared.getterIsMutating = accessors.isGetterMutating
        declared.getter = getter
        if accessors.setter != nil || accessors.isSettableRequirement {
            let setter = newFunction(
                name: declared.name, kind: .setter, owner: owner, isStatic: declared.isStatic, position: declared.position)
            prepareAccessor(
                setter, syntax: accessors.setter, hasBody: accessors.hasSetterBody, isRequirement: isProtocol,
                attributes: attributes, context: context)
            setter.accessorOf = declared
            setter.isMutating = !accessors.isSetterNonmutating && owner?.isReference != true
            declared.setterIsMutating = setter.isMutating
            declared.setter = setter
        }
    }

    private func prepareAccessor(
        _ function: FunctionDecl, syntax: Syntax?, hasBody: Bool, isRequirement: Bool, attributes: AttributeListSyntax,
        context: DeclContext
    ) {
        function.syntax = syntax
        function.context = context
        function.isRequirement = isRequirement
        function.takesSelf = takesSelf(owner: function.owner, isStatic: function.isStatic)
        if isRequirement { function.owner?.protocolRequirements.append(function) }
        readBinding(of: function, attributes: attributes, hasBody: hasBody, in: context)
        if hasBody { register(body: function) }
    }

    /// Whether a static member is one that subclasses may override.
    private func isOverridable(_ modifiers: DeclModifierListSyntax, of owner: NominalDecl?) -> Bool {
        owner?.kind == .class && modifiers.contains { $0.name.text == "class" || $0.name.text == "override" }
    }

    /// Static members of protocols are called on a metatype, so that the conforming type can be told; others need none.
    private func takesSelf(owner: NominalDecl?, isStatic: Bool) -> Bool {
        guard let owner else { return false }
        return !isStatic || owner.kind == .protocol
    }

    /// The `$name` of a wrapped property.
    private func projection(of declared: VariableDecl) -> VariableDecl {
        let projected = VariableDecl(
            name: "$" + declared.name, owner: declared.owner, isStatic: declared.isStatic, isLet: false, position: declared.position)
        projected.projectionOf = declared
        projected.context = declared.context
        return projected
    }

    private func readWrapper(_ attributes: AttributeListSyntax, of declared: VariableDecl, context: DeclContext) {
        for attribute in attributes {
            guard let attribute = attribute.as(AttributeSyntax.self),
                  let wrapper = attributeType(attribute, in: context), wrapper.isPropertyWrapper else { continue }
            let storage = VariableDecl(
                name: "_" + declared.name, owner: declared.owner, isStatic: declared.isStatic, isLet: false, position: declared.position)
            storage.context = context
            storage.storageOf = declared
            storage.isPrivate = true
            declared.wrapper = WrapperUse(storage: storage, attribute: attribute, wrapper: wrapper)
        }
    }

    /// Reads what an interface says about the implementation: native, primitive, inert.
    private func readBinding(
        of function: FunctionDecl, attributes: AttributeListSyntax, hasBody: Bool, in context: DeclContext
    ) {
        for case .attribute(let attribute) in attributes {
            let name = attribute.attributeName.trimmedDescription
            if context.isInterface {
                switch name {
                case "native": function.native = stringArgument(of: attribute) ?? nativeName(of: function)
                case "primitive": function.primitive = stringArgument(of: attribute)
                case "inert": function.isInert = true
                default: break
                }
            }
            if let builder = attributeType(attribute, in: context), builder.isResultBuilder { function.builder = builder }
        }
        if context.isInterface, !hasBody, !function.isRequirement, !function.isInert, function.native == nil {
            function.native = nativeName(of: function)
        }
        if function.kind == .setter, let native = function.native, !native.hasSuffix(".set") { function.native = native + ".set" }
    }

    /// `Array.append(_:)`, `Array.count`, `Array.subscript(_:).set`: the name that a native is bound to.
    private func nativeName(of function: FunctionDecl) -> String {
        var labels = ""
        if let syntax = function.syntax?.as(FunctionDeclSyntax.self) {
            labels = "(" + syntax.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
        } else if let syntax = function.syntax?.as(InitializerDeclSyntax.self) {
            labels = "(" + syntax.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
        } else if function.name == "subscript", let syntax = subscriptSyntax(around: function) {
            let parts = syntax.parameterClause.parameters.map { ($0.secondName == nil ? "_" : $0.firstName.text) + ":" }
            labels = "(" + parts.joined() + ")"
        }
        return (function.owner.map { $0.qualifiedName + "." } ?? "") + function.name + labels
    }

    private func subscriptSyntax(around function: FunctionDecl) -> SubscriptDeclSyntax? {
        var node = function.syntax
        while let current = node {
            if let found = current.as(SubscriptDeclSyntax.self) { return found }
            node = current.parent
        }
        return nil
    }

    func isExtension(_ context: DeclContext) -> Bool { context.nominal.map { $0.context !== context } ?? false }

    private func stringArgument(of attribute: AttributeSyntax) -> String? {
        guard case .argumentList(let arguments)? = attribute.arguments else { return nil }
        return arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The last `///` line above a declaration of an interface.
    private func documentation(before node: some SyntaxProtocol, in context: DeclContext) -> String? {
        var lines: [String] = []
        for piece in node.leadingTrivia {
            if case .docLineComment(let text) = piece {
                lines.append(String(text.dropFirst(3)).trimmingPrefixSpaces())
            }
        }
        return lines.isEmpty ? nil : lines.joined(separator: " ")
    }

    func unquoted(_ name: String) -> String {
        name.first == "`" && name.last == "`" && name.count > 2 ? String(name.dropFirst().dropLast()) : name
    }
}

extension String {
    fileprivate func trimmingPrefixSpaces() -> String { String(drop { $0 == " " }) }
}
