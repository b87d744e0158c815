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
                    if space.variables[declared.name] != nil, !declared.name.isEmpty {
                        report("invalid redeclaration of '\(declared.name)'", at: item, in: context.file)
                    }
                    space.variables[declared.name] = declared
                    registerGlobal(declared.wrapper?.storage ?? declared)
                }
            } else if let declared = item.as(ExtensionDeclSyntax.self) {
                extensions.append(declared)
            } else if let conditional = item.as(IfConfigDeclSyntax.self) {
                collect(activeDeclarations(of: conditional, in: context.file), context: context)
            } else if let imported = item.as(ImportDeclSyntax.self) {
                checkImport(imported, in: context)
            } else if item.is(OperatorDeclSyntax.self)
                        || item.is(PrecedenceGroupDeclSyntax.self) {
                continue
            } else if let macro = item.as(MacroExpansionDeclSyntax.self) {
                if macro.macroName.text == "Preview" {
                    addPreview(macro, in: context)
                } else if !reportDirective(macro, in: context.file) {
                    report("the macro '#\(macro.macroName.text)' is not known here", at: item, in: context.file)
                }
            } else {
                report("\(describeKind(of: item)) are not supported", at: item, in: context.file)
            }
        }
        for item in extensions { collectExtension(item, context: context) }
    }

    /// `#Preview { … }`, which the parser takes for a declaration or an expression by what stands around it.
    func addPreview(_ macro: some FreestandingMacroExpansionSyntax, in context: DeclContext) {
        let argument = macro.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
        guard let closure = macro.trailingClosure ?? argument else { return report("a '#Preview' shows what its closure makes", at: macro, in: context.file, hint: "Write '#Preview { … }'.") }
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
            name: unquoted(name.text), kind: kind, parent: parent, isInterface: context.isInterface,
            position: SyntaxProtocol.position(name)(in: context.file))
        decl.syntax = item
        decl.documentation = documentation(before: item, in: context)
        decl.attributes = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        if decl.attributes.contains("dynamicCallable") {
            report("'@dynamicCallable' is not supported", at: attributes, in: context.file, hint: "Declare 'callAsFunction'.")
        }
        checkObservable(decl)
        decl.isPropertyWrapper = decl.attributes.contains("propertyWrapper")
        decl.isResultBuilder = decl.attributes.contains("resultBuilder")
        decl.isTransparentView = decl.attributes.contains("transparent")
        let inner = DeclContext(parent: context, file: context.file, nominal: decl)
        decl.context = inner
        if let fixed = fixedTypeID(of: decl) { decl.typeID = fixed }
        archetypeOwners += 1
        for parameter in parent?.genericParameters.prefix(decl.inheritedParameterCount) ?? [] {
            decl.genericParameters.append(parameter)
            inner.genericParameters[parameter.name] = .archetype(parameter)
        }
        if let parameters {
            for parameter in parameters.parameters {
                if let each = parameter.specifier, each.tokenKind == .keyword(.each) {
                    report("parameter packs are not supported", at: each, in: context.file, hint: "Write the type out for each number of values.")
                }
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
        writeConformances(of: decl, inheritance: inheritance, members: Array(members.members), context: context)
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
            inner.requirements += self.writtenArguments(of: item.extendedType, decl, in: context)
        }
        if !context.isInterface { extensionContexts.append(inner) }
        if decl.isInterface == context.isInterface {
            if decl.isInheritanceResolved { decl.isInheritanceResolved = false }
            if let clause = item.inheritanceClause {
                decl.inheritance.append((clause, inner))
                if let members = decl.syntax?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members {
                    writeConformances(of: decl, inheritance: clause, members: Array(members) + Array(item.memberBlock.members), context: context)
                }
            }
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
        let declarations = meaningfulMembers(members, of: decl, in: context)
        for item in declarations.filter(declaresAttribute) + declarations.filter({ !declaresAttribute($0) }) {
            collectMember(item, of: decl, context: context, into: add)
        }
    }

    /// Whether a type is declared that is written before properties.
    func declaresAttribute(_ item: DeclSyntax) -> Bool {
        item.asProtocol((any DeclGroupSyntax).self)?.attributes.contains {
            switch $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription {
            case "propertyWrapper", "resultBuilder": true
            default: false
            }
        } ?? false
    }

    private func collectMember(
        _ item: DeclSyntax, of decl: NominalDecl, context: DeclContext, into add: (String, Member) -> Void
    ) {
        if let nested = collectNominal(item, context: context, parent: decl) {
            add(nested.name, .type(nested))
        } else if let variable = item.as(VariableDeclSyntax.self) {
            if isExtension(context), isReplacedByMacro(variable, of: decl, context: context) { return }
            let isOverride = variable.modifiers.contains { $0.name.text == "override" }
            for declared in makeVariables(variable, context: context, owner: decl) {
                if decl.kind == .enum, !declared.isStatic, declared.getter == nil {
                    report("enums must not contain stored properties", at: declared.position, hint: "Compute it, or give the cases associated values.")
                }
                if isExtension(context), !declared.isStatic, declared.getter == nil, !context.isInterface {
                    report("extensions must not contain stored properties", at: declared.position, hint: "Compute it, or declare it in the type itself.")
                    continue
                }
                add(declared.name, .variable(declared))
                if isOverride { readOverride(declared, context: context, owner: decl) }
                if !declared.isStatic, decl.kind != .protocol { decl.instanceVariables.append(declared) }
                if let use = declared.wrapper {
                    add(use.storage.name, .variable(use.storage))
                    add("$" + declared.name, .variable(projection(of: declared)))
                }
                if declared.isStatic, declared.getter == nil { registerGlobal(declared.wrapper?.storage ?? declared) }
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
            let enumeration = sequence(first: Syntax(item), next: \.parent).lazy.compactMap { $0.as(EnumDeclSyntax.self) }.first
            let isIndirect = [item.modifiers, enumeration?.modifiers].contains { $0?.contains { $0.name.text == "indirect" } == true }
            for element in item.elements {
                let declared = EnumCaseDecl(
                    name: unquoted(element.name.text), owner: decl, index: decl.cases.count, position: element.position(in: context.file))
                declared.syntax = element
                declared.context = context
                declared.isIndirect = isIndirect
                decl.cases.append(declared)
                add(declared.name, .enumCase(declared))
            }
        } else if let alias = item.as(TypeAliasDeclSyntax.self) {
            add(alias.name.text, .alias(TypeAliasDecl(name: alias.name.text, syntax: alias, context: context)))
        } else if let associated = item.as(AssociatedTypeDeclSyntax.self) {
            add(associated.name.text, .associatedType(
                AssociatedTypeDecl(name: associated.name.text, owner: decl, syntax: associated, context: context)))
        } else if let item = item.as(DeinitializerDeclSyntax.self) {
            if !decl.isReference {
                let isUnique = decl.syntax?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
                    .contains { $0.type.is(SuppressedTypeSyntax.self) } ?? false
                report(isUnique ? "the deinitializer of a '~Copyable' type is not supported" : "deinitializers may only be declared within a class or actor",
                       at: item, in: context.file,
                       hint: isUnique ? "Make '\(decl.name)' a final class: its 'deinit' runs when nothing refers to it any longer."
                           : "A value has no end of its own: make '\(decl.name)' a class.")
            }
            let declared = newFunction(
                name: "deinit", kind: .deinitializer, owner: decl, isStatic: false, position: item.position(in: context.file))
            declared.syntax = Syntax(item)
            declared.context = context
            declared.takesSelf = true
            declared.isSignatureResolved = true
            decl.deinitializer = declared
            register(body: declared)
        } else if let conditional = item.as(IfConfigDeclSyntax.self) {
            for inner in activeDeclarations(of: conditional, in: context.file) { collectMember(inner, of: decl, context: context, into: add) }
        } else if let macro = item.as(MacroExpansionDeclSyntax.self), reportDirective(macro, in: context.file) {
            return
        } else {
            report("\(describeKind(of: item)) are not supported inside a type", at: item, in: context.file)
        }
    }

    func isExtension(_ context: DeclContext) -> Bool { context.nominal.map { $0.context !== context } ?? false }

    func stringArgument(of attribute: AttributeSyntax) -> String? {
        guard case .argumentList(let arguments)? = attribute.arguments else { return nil }
        return arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The last `///` line above a declaration of an interface.
    func documentation(before node: some SyntaxProtocol, in context: DeclContext) -> String? {
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
