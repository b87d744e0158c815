import SwiftSyntax

/// Reads types as they are written.
extension Checker {
    /// The type that `syntax` names. Reports what it does not know and gives `.error` for it.
    func resolveType(_ syntax: TypeSyntax, in context: DeclContext) -> Type {
        switch syntax.as(TypeSyntaxEnum.self) {
        case .identifierType(let type): return resolveName(type, in: context)
        case .memberType(let type):
            let base = type.baseType.trimmedDescription
            if moduleNames.contains(base),
               let found = lookupLibraryType(type.name.text) ?? lookupTypeName(type.name.text, in: context) {
                return apply(type.genericArgumentClause, to: found, named: type.name.text, at: type, in: context)
            }
            let resolved = resolveType(type.baseType, in: context)
            if resolved.isError { return .error }
            if type.name.text == "Type" || type.name.text == "self" { return .metatype(resolved) }
            if let member = memberType(named: unquoted(type.name.text), of: resolved) {
                return apply(type.genericArgumentClause, to: member, named: type.name.text, at: type, in: context)
            }
            report("'\(type.name.text)' is not a member type of '\(resolved)'", at: type.name, in: context.file)
            return .error
        case .optionalType(let type): return optional(resolveType(type.wrappedType, in: context))
        case .implicitlyUnwrappedOptionalType(let type): return optional(resolveType(type.wrappedType, in: context))
        case .arrayType(let type): return array(resolveType(type.element, in: context))
        case .dictionaryType(let type):
            let dictionary = knownType("Dictionary", [resolveType(type.key, in: context), resolveType(type.value, in: context)])
            noteWritten(dictionary, at: type.position(in: context.file), in: context)
            return dictionary
        case .functionType(let type): return resolveFunctionType(type, in: context)
        case .tupleType(let type):
            if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
                return resolveType(only.type, in: context)
            }
            return .tuple(type.elements.map {
                TupleElement(
                    label: ($0.firstName?.text).flatMap { $0 == "_" ? nil : $0 }, type: resolveType($0.type, in: context))
            })
        case .someOrAnyType(let type): return opaqueParameter(type) ?? existential(of: type.constraint, in: context)
        case .compositionType(let type):
            var protocols: [NominalDecl] = []
            for element in type.elements {
                switch existential(of: element.type, in: context) {
                case .existential(let found): protocols += found
                case .nominal(let decl, []) where decl.kind == .class: protocols.insert(decl, at: 0)
                case .nominal(let decl, _) where decl.kind == .class: return resolveType(element.type, in: context)
                default: break
                }
            }
            return .existential(protocols)
        case .attributedType(let type): return resolveType(type.baseType, in: context)
        case .metatypeType(let type): return .metatype(resolveType(type.baseType, in: context))
        case .suppressedType(let type):
            // A program that never copies such values does nothing else where they could be copied.
            if ["Copyable", "Escapable", "BitwiseCopyable"].contains(type.type.trimmedDescription) { return .any }
            report("type '\(type.type.trimmedDescription)' cannot be suppressed", at: syntax, in: context.file)
            return .error
        case .packExpansionType, .packElementType:
            report("parameter packs are not supported", at: syntax, in: context.file, hint: "Write the functions out for each number of values.")
            return .error
        default:
            report("this kind of type is not supported: '\(syntax.trimmedDescription)'", at: syntax, in: context.file)
            return .error
        }
    }

    /// A type that is written where nothing else tells what its type arguments are; without them it is wrong.
    func resolveWholeType(_ syntax: TypeSyntax, in context: DeclContext) -> Type {
        let type = resolveType(syntax, in: context)
        guard !context.isInterface, solver.resolve(type).hasVariables, !type.hasError,
              let bare = bareGenericName(Syntax(syntax), in: context) else { return type }
        report("reference to generic type '\(bare.name.text)' requires arguments in <...>", at: bare, in: context.file,
               hint: "Say what it holds, as in '\(bare.name.text)<Int>'.")
        return .error
    }

    /// The first name in a type that stands for a generic type and has no arguments.
    private func bareGenericName(_ syntax: Syntax, in context: DeclContext) -> IdentifierTypeSyntax? {
        if let named = syntax.as(IdentifierTypeSyntax.self), named.genericArgumentClause == nil {
            if case .nominal(_, let arguments) = resolveType(TypeSyntax(named), in: context) {
                return arguments.contains { if case .variable = solver.shallow($0) { true } else { false } } ? named : nil
            }
            return nil
        }
        for child in syntax.children(viewMode: .sourceAccurate) {
            if let found = bareGenericName(child, in: context) { return found }
        }
        return nil
    }

    private func existential(of constraint: TypeSyntax, in context: DeclContext) -> Type {
        guard let named = constraint.as(IdentifierTypeSyntax.self), let clause = named.genericArgumentClause,
              let decl = lookupNominal(named.name.text, in: context), decl.kind == .protocol else {
            return resolveType(constraint, in: context)
        }
        let types = clause.arguments.map { argument -> Type in
            if case .type(let type) = argument.argument { resolveType(type, in: context) } else { .error }
        }
        guard types.count == decl.primaryAssociatedTypes.count else {
            report("protocol '\(decl.name)' has \(decl.primaryAssociatedTypes.count) primary associated types, not \(types.count)", at: named, in: context.file)
            return .error
        }
        return .existential([decl.constrained(by: types)])
    }

    func resolveFunctionType(_ type: FunctionTypeSyntax, in context: DeclContext) -> Type {
        let parameters = type.parameters.map { parameter in
            let isInout = isInoutType(parameter.type)
            var result = FunctionType.Parameter(type: resolveType(parameter.type, in: context), isInout: isInout)
            result.isVariadic = parameter.ellipsis != nil
            return result
        }
        var function = FunctionType(
            parameters: parameters, result: resolveType(type.returnClause.type, in: context),
            isThrowing: type.effectSpecifiers?.throwsClause != nil, isAsync: type.effectSpecifiers?.asyncSpecifier != nil)
        function.thrown = type.effectSpecifiers?.throwsClause?.type.map { resolveType($0, in: context) }
        if function.thrown?.isNever == true { function.isThrowing = false }
        return .function(function)
    }

    func isInoutType(_ type: TypeSyntax) -> Bool { hasSpecifier("inout", type) }

    func hasSpecifier(_ name: String, _ type: TypeSyntax) -> Bool {
        type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == name } ?? false
    }

    private func resolveName(_ type: IdentifierTypeSyntax, in context: DeclContext) -> Type {
        let name = unquoted(type.name.text)
        switch name {
        case "Any": return .any
        case "Self":
            if let found = context.selfType { return found }
        case "_": return solver.fresh()
        default: break
        }
        guard let found = lookupTypeName(name, in: context) else {
            let candidates = Array(space.types.keys) + vocabulary.index.names
            let nearest = nearestName(to: name, among: candidates)
            if let hint = unsupportedNames[name] {
                report("'\(name)' is not supported", at: type.name, in: context.file, hint: hint)
                return .error
            }
            report("cannot find type '\(name)' in scope", at: type.name, in: context.file,
                   hint: nearest.map { "Did you mean '\($0)'?" })
            return .error
        }
        return apply(type.genericArgumentClause, to: found, named: name, at: type, in: context)
    }

    /// Puts generic arguments on a type that was found by name; without any, the solver has to find them.
    private func apply(
        _ clause: GenericArgumentClauseSyntax?, to found: TypeName, named name: String, at node: some SyntaxProtocol,
        in context: DeclContext
    ) -> Type {
        let arguments: [Type] = clause?.arguments.map { argument in
            if case .type(let type) = argument.argument { resolveType(type, in: context) } else { .error }
        } ?? []
        switch found {
        case .type(let type): return type
        case .alias(let alias):
            let type = resolveAlias(alias)
            guard !alias.genericParameters.isEmpty, arguments.count == alias.genericParameters.count else { return type }
            return substitute(type, Dictionary(zip(alias.genericParameters, arguments), uniquingKeysWith: { a, _ in a }))
        case .decl(let decl):
            if decl.kind == .protocol { return .existential([decl]) }
            if arguments.isEmpty {
                // Inside its own body a generic type's bare name means itself.
                var outer: DeclContext? = context
                while let current = outer {
                    if current.nominal === decl, let selfType = current.selfType { return selfType }
                    outer = current.parent
                }
                return unapplied(decl, in: context)
            }
            let place = node.position(in: context.file)
            let type = applied(decl, arguments, at: place, in: context)
            // Collections of the library have quicker iterators than the one that Swift declares for them.
            if decl.isInterface, decl.name == "IndexingIterator", arguments.first?.nominal?.isInterface == true,
               let own = associatedType("Iterator", of: arguments[0]) { return own }
            if case .nominal = type { noteWritten(type, at: place, in: context) }
            return type
        }
    }

    /// A type named without type arguments: its parameters are those of the scope where it stands in the type itself, and those of
    /// the types around it those of `base`, through which it was named; the solver has to find the others.
    func unapplied(_ decl: NominalDecl, of base: Type? = nil, in context: DeclContext) -> Type {
        if decl.genericParameters.isEmpty { return .nominal(decl, []) }
        let known = base.map { substitution(of: solver.shallow($0)) } ?? [:]
        return .nominal(decl, decl.genericParameters.enumerated().map { index, parameter in
            let outer = index < decl.inheritedParameterCount ? known[parameter] : nil
            return outer ?? (isInScope(parameter, context) ? .archetype(parameter) : solver.fresh())
        })
    }

    /// A generic type with the type arguments that are written behind its name.
    func applied(_ decl: NominalDecl, _ arguments: [Type], at position: SourcePosition, in context: DeclContext) -> Type {
        let inherited = decl.inheritedParameterCount
        let count = decl.genericParameters.count - inherited
        guard arguments.count == count, case .nominal(_, let outer) = unapplied(decl, in: context) else {
            report(count == 0 ? "cannot specialize non-generic type '\(decl.name)'"
                : "generic type '\(decl.name)' takes \(count) type arguments, not \(arguments.count)", at: position)
            return .error
        }
        return .nominal(decl, outer.prefix(inherited) + arguments)
    }

    private func isInScope(_ parameter: Archetype, _ context: DeclContext) -> Bool {
        sequence(first: context) { $0.parent }.contains { $0.genericParameters[parameter.name] == .archetype(parameter) }
    }

    enum TypeName {
        case type(Type)
        case decl(NominalDecl)
        case alias(TypeAliasDecl)
    }

    /// Finds a type by its name: local types, generic parameters, nested types outwards, the program, the vocabulary.
    func lookupTypeName(_ name: String, in context: DeclContext) -> TypeName? {
        var function = current
        while let inner = function {
            for scope in inner.localScopes.reversed() {
                if let found = localType(name, in: scope) { return found }
            }
            function = inner.parent
        }
        var outer: DeclContext? = context
        while let inner = outer {
            if let found = localType(name, in: inner) { return found }
            if let parameter = inner.genericParameters[name] { return .type(parameter) }
            if let nominal = inner.nominal, let found = nestedTypeName(name, in: nominal, selfType: inner.selfType) { return found }
            outer = inner.parent
        }
        return isLibraryCode(context) ? lookupLibraryType(name) : lookupGlobalType(name)
    }

    /// Whether the library's own code stands here, which knows nothing of the program's names. What stands in no file, such as
    /// a view that is made to be shown, sees the program; its place is the first, empty file.
    func isLibraryCode(_ context: DeclContext) -> Bool { context.isInterface && context.file !== files.files[0] }

    private func localType(_ name: String, in context: DeclContext) -> TypeName? {
        if let found = context.localTypes[name] { return .decl(found) }
        return context.localAliases[name].map { .alias($0) }
    }

    func lookupGlobalType(_ name: String) -> TypeName? {
        for space in [space] + outerSpaces {
            if let found = space.types[name] { return .decl(found) }
            if let found = space.aliases[name] { return .alias(found) }
        }
        return lookupLibraryType(name)
    }

    /// Finds a type of the vocabulary, whatever the program calls by the same name: what the library's own code means, and
    /// what stands behind the name of its module.
    func lookupLibraryType(_ name: String) -> TypeName? {
        loadVocabulary(named: name)
        if let found = vocabulary.space.types[name] { return .decl(found) }
        if let found = vocabulary.space.aliases[name] { return .alias(found) }
        return nil
    }

    private func nestedTypeName(_ name: String, in nominal: NominalDecl, selfType: Type?) -> TypeName? {
        var owner: NominalDecl? = nominal
        while let decl = owner {
            for member in members(named: name, in: decl) {
                switch member {
                case .type(let nested): return .decl(nested)
                case .alias(let alias): return .alias(alias)
                case .associatedType where selfType != nil:
                    return selfType.flatMap { memberType(named: name, of: $0) }
                default: continue
                }
            }
            owner = decl.parent
        }
        // `Content` inside a type that conforms to ViewModifier; what a superclass declares.
        if nominal.kind != .protocol {
            for proto in allProtocols(of: nominal) {
                for case .alias(let alias) in members(named: name, in: proto) {
                    guard let selfType, let selfParameter = proto.genericParameters.first else { return .alias(alias) }
                    return .type(substitute(resolveAlias(alias), [selfParameter: selfType]))
                }
            }
            // `Value` inside a type that conforms to PreferenceKey: what its other members say that it is.
            if let selfType, allProtocols(of: nominal).contains(where: { associatedTypeDecl(named: name, in: $0) != nil }),
               let found = associatedType(name, of: selfType), !found.hasError {
                return .type(found)
            }
            if let parent = superclass(of: nominal) {
                return parent.nominal.flatMap { nestedTypeName(name, in: $0, selfType: parent) }
            }
        }
        // `Element` inside a protocol that inherits the one that declares it.
        if nominal.kind == .protocol, let selfType, associatedTypeDecl(named: name, in: nominal) != nil {
            return memberType(named: name, of: selfType)
        }
        return nil
    }

    func lookupNominal(_ name: String, in context: DeclContext) -> NominalDecl? {
        switch lookupTypeName(name, in: context) {
        case .decl(let decl): return decl
        case .alias(let alias): return resolveAlias(alias).nominal
        case .type(let type): return type.nominal
        case nil: return nil
        }
    }

    func resolveAlias(_ alias: TypeAliasDecl) -> Type {
        if let type = alias.type { return type }
        if alias.isBeingResolved {
            report("type alias '\(alias.name)' references itself", at: alias.syntax.name, in: alias.context.file)
            return .error
        }
        alias.isBeingResolved = true
        let context = DeclContext(parent: alias.context, file: alias.context.file)
        let saved = signatureContext
        signatureContext = context
        defer {
            alias.isBeingResolved = false
            signatureContext = saved
        }
        if let parameters = alias.syntax.genericParameterClause?.parameters {
            archetypeOwners += 1
            for parameter in parameters {
                let archetype = Archetype(name: parameter.name.text, owner: archetypeOwners)
                alias.genericParameters.append(archetype)
                context.genericParameters[archetype.name] = .archetype(archetype)
            }
        }
        var type = Type.error
        readOnce { type = resolveType(alias.syntax.initializer.value, in: context) }
        alias.type = type
        return type
    }

    func resolveExtendedType(_ syntax: TypeSyntax, in context: DeclContext) -> Type {
        var syntax = syntax
        if syntax.is(ArrayTypeSyntax.self) { return known("Array").map { .nominal($0, []) } ?? .error }
        if syntax.is(OptionalTypeSyntax.self) { return known("Optional").map { .nominal($0, []) } ?? .error }
        if syntax.is(DictionaryTypeSyntax.self) { return known("Dictionary").map { .nominal($0, []) } ?? .error }
        if let attributed = syntax.as(AttributedTypeSyntax.self) { syntax = attributed.baseType }
        if let named = syntax.as(IdentifierTypeSyntax.self), let decl = lookupNominal(unquoted(named.name.text), in: context) {
            return .nominal(decl, [])
        }
        if let member = syntax.as(MemberTypeSyntax.self) {
            let base = resolveExtendedType(member.baseType, in: context)
            if case .nominal(let outer, _) = base {
                switch nestedTypeName(unquoted(member.name.text), in: outer, selfType: nil) {
                case .decl(let inner)?: return .nominal(inner, [])
                case .alias(let alias)?: if let inner = resolveAlias(alias).nominal { return .nominal(inner, []) }
                default: break
                }
            }
        }
        let name = syntax.trimmedDescription
        let nearest = nearestName(to: name, among: Array(space.types.keys) + vocabulary.index.names)
        report("cannot find type '\(name)' in scope", at: syntax, in: context.file, hint: nearest.map { "Did you mean '\($0)'?" })
        return .error
    }

    /// `extension Array<Int>`, `extension [Int]`, `extension Sequence<Int>`: what the parameters of the extended type are there.
    func writtenArguments(of syntax: TypeSyntax, _ decl: NominalDecl, in context: DeclContext) -> [GenericRequirement] {
        if decl.kind == .protocol { return decl.genericParameters.first.map { primaryRequirements(on: .archetype($0), [decl], syntax, in: context) } ?? [] }
        let isSugar = syntax.is(ArrayTypeSyntax.self) || syntax.is(OptionalTypeSyntax.self) || syntax.is(DictionaryTypeSyntax.self)
        let clause = syntax.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? syntax.as(MemberTypeSyntax.self)?.genericArgumentClause
        guard isSugar || clause != nil, case .nominal(decl, let arguments) = resolveType(syntax, in: context) else { return [] }
        return zip(decl.genericParameters, arguments).map { .same(.archetype($0), $1) }
    }
}

/// The modules whose declarations the vocabulary holds, for names that are qualified with them.
let moduleNames: Set<String> = ["Swift", "SwiftUI", "Foundation", "Combine", "Observation"]
