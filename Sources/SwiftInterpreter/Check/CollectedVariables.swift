import SwiftSyntax

/// Properties, globals and their accessors as they are declared.
extension Checker {
    func makeVariables(_ item: VariableDeclSyntax, context: DeclContext, owner: NominalDecl?) -> [VariableDecl] {
        let isLet = item.bindingSpecifier.tokenKind == .keyword(.let)
        let isStatic = item.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
        if let async = item.modifiers.first(where: { $0.name.text == "async" }) {
            report("'async let' can only be used on local declarations", at: async, in: context.file)
            return []
        }
        var result: [VariableDecl] = []
        let bindings = Array(item.bindings)
        if bindings.count > 1, bindings.contains(where: { $0.accessorBlock != nil }), !context.isInterface {
            report("'var' declarations with multiple variables cannot have explicit getters/setters", at: item.bindingSpecifier, in: context.file,
                   hint: "Declare each variable on its own.")
        }
        for (index, binding) in bindings.enumerated() {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                if binding.pattern.is(WildcardPatternSyntax.self), owner == nil || isStatic, binding.initializer != nil {
                    result.append(unnamedVariable(binding, isStatic: isStatic, context: context, owner: owner))
                    continue
                }
                if let tuple = binding.pattern.as(TuplePatternSyntax.self), owner == nil || isStatic, binding.initializer != nil {
                    result += makePatternVariables(tuple, of: binding, isLet: isLet, isStatic: isStatic, context: context, owner: owner)
                    continue
                }
                if let owner, let tuple = binding.pattern.as(TuplePatternSyntax.self) {
                    result += makePatternProperties(tuple, of: binding, item, context: context, owner: owner)
                } else {
                    report("a stored property is declared by a name; this pattern is not supported here", at: binding, in: context.file,
                           hint: "Declare each property on its own.")
                }
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
            if isStatic, isClassMember(item.modifiers, of: owner) {
                for accessor in [declared.getter, declared.setter].compactMap({ $0 }) {
                    accessor.isClassMember = true
                    accessor.takesSelf = true
                }
            }
            readLazy(declared, context: context, owner: owner)
            readWrapper(item.attributes, of: declared, context: context)
            readTracking(of: declared, item, context: context, owner: owner)
            result.append(declared)
        }
        return result
    }

    /// A hidden variable that holds the value of a pattern.
    private func unnamedVariable(
        _ binding: PatternBindingSyntax, isStatic: Bool, context: DeclContext, owner: NominalDecl?
    ) -> VariableDecl {
        let variable = VariableDecl(
            name: "_\(binding.pattern.trimmedDescription)", owner: owner, isStatic: isStatic, isLet: true,
            position: binding.pattern.position(in: context.file))
        variable.binding = binding
        variable.context = context
        return variable
    }

    /// `let (a, b) = pair`: a hidden variable with the whole, and one for each name.
    private func makePatternVariables(
        _ pattern: TuplePatternSyntax, of binding: PatternBindingSyntax, isLet: Bool, isStatic: Bool, context: DeclContext,
        owner: NominalDecl?
    ) -> [VariableDecl] {
        let whole = unnamedVariable(binding, isStatic: isStatic, context: context, owner: owner)
        var result = [whole]
        func add(_ pattern: PatternSyntax, _ path: [Int]) {
            if let name = pattern.as(IdentifierPatternSyntax.self) {
                let part = VariableDecl(
                    name: unquoted(name.identifier.text), owner: owner, isStatic: isStatic, isLet: isLet,
                    position: name.position(in: context.file))
                part.context = context
                part.patternSource = whole
                part.patternPath = path
                whole.patternParts.append(part)
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

    /// `var (hits, misses) = (0, 0)` in a type: a stored property for each name, with its part of the value that is written.
    private func makePatternProperties(
        _ pattern: TuplePatternSyntax, of binding: PatternBindingSyntax, _ item: VariableDeclSyntax, context: DeclContext, owner: NominalDecl
    ) -> [VariableDecl] {
        let isLet = item.bindingSpecifier.tokenKind == .keyword(.let)
        if isLet, owner.kind == .struct {
            report("binding multiple 'let' stored properties from a single initializer expression in a struct is unsupported", at: pattern,
                   in: context.file, hint: "Declare each property on its own.")
        }
        var result: [VariableDecl] = []
        /// Whether each name has its value.
        func add(_ pattern: PatternSyntax, _ value: ExprSyntax?, _ type: TypeSyntax?) -> Bool {
            if let name = pattern.as(IdentifierPatternSyntax.self) {
                let property = VariableDecl(
                    name: unquoted(name.identifier.text), owner: owner, isStatic: false, isLet: isLet, position: name.position(in: context.file))
                property.context = context
                property.patternValue = value
                property.sharedAnnotation = type
                property.access = Access(item.modifiers)
                property.isPrivate = item.modifiers.contains {
                    ($0.name.text == "private" || $0.name.text == "fileprivate") && $0.detail == nil
                }
                if value == nil {
                    property.type = .error
                    property.isTypeResolved = true
                }
                result.append(property)
                return value != nil
            }
            if let tuple = pattern.as(TuplePatternSyntax.self) {
                let values = parts(of: value, tuple.elements.count)
                let types = type?.as(TupleTypeSyntax.self).map { Array($0.elements) }
                let added = tuple.elements.enumerated().map { index, element in
                    add(element.pattern, values?[index], types.flatMap { $0.count == tuple.elements.count ? $0[index].type : nil })
                }
                return added.allSatisfy { $0 }
            }
            return pattern.is(WildcardPatternSyntax.self)
        }
        if !add(PatternSyntax(pattern), binding.initializer?.value, binding.typeAnnotation?.type) {
            report("a stored property is declared by a name; a pattern is supported here where a tuple of values is written out",
                   at: binding, in: context.file, hint: "Declare each property on its own.")
        }
        return result
    }

    /// The values of a tuple that is written out.
    private func parts(of value: ExprSyntax?, _ count: Int) -> [ExprSyntax]? {
        guard let tuple = value?.as(TupleExprSyntax.self) else { return nil }
        if tuple.elements.count == count { return tuple.elements.map(\.expression) }
        return tuple.elements.count == 1 ? parts(of: tuple.elements.first?.expression, count) : nil
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
        if accessors.hasObservers, accessors.hasGetterBody, let observer = accessors.didSetObserver ?? accessors.willSetObserver {
            report("'\(observer.accessorSpecifier.text)' cannot be provided together with a getter", at: observer, in: context.file,
                   hint: "A property is either computed or observed.")
        }
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

    func prepareAccessor(
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

    /// The `$name` of a wrapped property.
    func projection(of declared: VariableDecl) -> VariableDecl {
        let projected = VariableDecl(
            name: "$" + declared.name, owner: declared.owner, isStatic: declared.isStatic, isLet: false, position: declared.position)
        projected.projectionOf = declared
        projected.context = declared.context
        return projected
    }

    private func readWrapper(_ attributes: AttributeListSyntax, of declared: VariableDecl, context: DeclContext) {
        for attribute in attributes {
            guard let attribute = attribute.as(AttributeSyntax.self) else { continue }
            guard let wrapper = attributeType(attribute, in: context) else {
                reportUnknownAttribute(attribute, in: context)
                continue
            }
            guard wrapper.isPropertyWrapper else { continue }
            let storage = VariableDecl(
                name: "_" + declared.name, owner: declared.owner, isStatic: declared.isStatic, isLet: false, position: declared.position)
            storage.context = context
            storage.storageOf = declared
            storage.isPrivate = true
            declared.wrapper = WrapperUse(storage: storage, attribute: attribute, wrapper: wrapper)
        }
    }
}
