import SwiftSyntax

/// Functions, initialisers and subscripts as they are declared, and what an interface says about their implementation.
extension Checker {
    /// A new function with a number of its own.
    func newFunction(
        name: String, kind: FunctionDecl.Kind, owner: NominalDecl?, isStatic: Bool, position: SourcePosition
    ) -> FunctionDecl {
        let declared = FunctionDecl(name: name, kind: kind, owner: owner, isStatic: isStatic, position: position)
        declared.functionID = functions.add(declared)
        return declared
    }

    func makeFunction(
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
        declared.isClassMember = isStatic && isClassMember(item.modifiers, of: owner)
        declared.takesSelf = !isOperator && (declared.isClassMember || takesSelf(owner: owner, isStatic: isStatic))
        if declared.isRequirement { owner?.protocolRequirements.append(declared) }
        readBinding(of: declared, attributes: item.attributes, hasBody: item.body != nil, in: context)
        if item.body != nil { register(body: declared) }
        return declared
    }

    func makeInitializer(_ item: InitializerDeclSyntax, context: DeclContext, owner: NominalDecl) -> FunctionDecl {
        let declared = newFunction(
            name: "init", kind: .initializer, owner: owner, isStatic: false, position: item.position(in: context.file))
        declared.syntax = Syntax(item)
        declared.context = context
        declared.documentation = documentation(before: item, in: context)
        declared.isFailable = item.optionalMark != nil
        declared.isPrivate = Access(item.modifiers) == .private
        declared.isConvenience = item.modifiers.contains { $0.name.text == "convenience" }
        declared.isRequirement = owner.kind == .protocol && item.body == nil && !isExtension(context)
        if owner.kind == .class, isExtension(context), !declared.isConvenience, !context.isInterface, context.file.origin == nil {
            report("designated initializer cannot be declared in an extension of '\(owner.name)'", at: declared.position,
                   hint: "Write 'convenience' before it.")
        }
        declared.takesSelf = owner.isReference || owner.kind == .protocol
        if declared.isRequirement { owner.protocolRequirements.append(declared) }
        readBinding(of: declared, attributes: item.attributes, hasBody: item.body != nil, in: context)
        if item.body != nil { register(body: declared) }
        return declared
    }

    func makeSubscript(_ item: SubscriptDeclSyntax, context: DeclContext, owner: NominalDecl) -> SubscriptDecl {
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
        getter.isMutating = accessors.isGetterMutating
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

    /// Whether a static member is one that a subclass may override, or in which `Self` may be a subclass.
    func isClassMember(_ modifiers: DeclModifierListSyntax, of owner: NominalDecl?) -> Bool {
        guard let owner, owner.kind == .class else { return false }
        return !owner.isInterface && !isFinal(owner) || modifiers.contains { $0.name.text == "class" || $0.name.text == "override" }
    }

    /// Static members of protocols are called on a metatype, so that the conforming type can be told; others need none.
    func takesSelf(owner: NominalDecl?, isStatic: Bool) -> Bool {
        guard let owner else { return false }
        return !isStatic || owner.kind == .protocol
    }

    /// Reads what an interface says about the implementation: native, primitive, inert.
    func readBinding(
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
}
