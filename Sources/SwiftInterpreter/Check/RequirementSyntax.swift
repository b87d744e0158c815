import SwiftSyntax

/// Requirements on generic parameters, as the source writes them.
extension Checker {
    /// Generic parameters with constraints and a where clause, as requirements.
    func readRequirements(
        parameters: GenericParameterClauseSyntax?, whereClause: GenericWhereClauseSyntax?, in context: DeclContext
    ) -> [GenericRequirement] {
        // Members of the parameters are found by what the context already says of them.
        let saved = signatureContext
        signatureContext = context
        defer { signatureContext = saved }
        var result: [GenericRequirement] = []
        for parameter in parameters?.parameters ?? [] {
            guard let inherited = parameter.inheritedType, let subject = context.genericParameters[parameter.name.text] else { continue }
            result += requirements(on: subject, to: inherited, in: context)
        }
        // One requirement may name a member that the one before it gives: `Element: Identifiable, ID == Element.ID`.
        let known = context.requirements
        defer { context.requirements = known }
        for requirement in whereClause?.requirements ?? [] {
            context.requirements = known + result
            switch requirement.requirement {
            case .conformanceRequirement(let requirement):
                let subject = resolveType(requirement.leftType, in: context)
                result += requirements(on: subject, to: requirement.rightType, in: context)
            case .sameTypeRequirement(let requirement):
                guard let left = TypeSyntax(requirement.leftType), let right = TypeSyntax(requirement.rightType) else { continue }
                result.append(.same(resolveType(left, in: context), resolveType(right, in: context)))
            case .layoutRequirement: continue
            }
        }
        return result
    }

    func requirements(on subject: Type, to constraint: TypeSyntax, in context: DeclContext) -> [GenericRequirement] {
        // `D: Base & Tells` asks for each part, so that a class among them does not hide the protocols.
        if let composition = constraint.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { requirements(on: subject, to: $0.type, in: context) }
        }
        switch resolveType(constraint, in: context) {
        case .existential(let protocols):
            return protocols.map { .conforms(subject, $0) } + primaryRequirements(on: subject, protocols, constraint, in: context)
        case .nominal(let decl, let arguments) where decl.isReference: return [.inherits(subject, .nominal(decl, arguments))]
        case .error: return []
        case let other:
            report("'\(other)' is no protocol or class, and cannot constrain '\(subject)'", at: constraint, in: context.file)
            return []
        }
    }

    /// `some Sequence<Int>`: the types in angle brackets are those of the protocol's primary associated types.
    func primaryRequirements(
        on subject: Type, _ protocols: [NominalDecl], _ constraint: TypeSyntax, in context: DeclContext
    ) -> [GenericRequirement] {
        guard case .archetype(let archetype) = subject, let named = constraint.as(IdentifierTypeSyntax.self),
              let arguments = named.genericArgumentClause?.arguments, let proto = protocols.first else { return [] }
        let names = proto.primaryAssociatedTypes
        guard names.count == arguments.count else {
            report("protocol '\(proto.name)' has \(names.count) primary associated types, not \(arguments.count)", at: named, in: context.file)
            return []
        }
        return zip(names, arguments).compactMap { name, argument in
            guard case .type(let type) = argument.argument else { return nil }
            return .same(.archetype(Archetype(name: name, owner: archetype.owner, base: archetype)), resolveType(type, in: context))
        }
    }
}
