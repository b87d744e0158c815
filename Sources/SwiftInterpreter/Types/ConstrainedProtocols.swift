import SwiftSyntax

/// `Sequence<Int>`, as in `any Sequence<Int>`: a protocol whose primary associated types are told.
///
/// It is a protocol of its own that refines the written one and adds nothing but what the types are.
struct ProtocolConstraint {
    let base: NominalDecl
    /// The names of associated types, and what they are, in the order of the protocol's angle brackets.
    let arguments: [(name: String, type: Type)]
}

extension NominalDecl {
    /// The names in angle brackets behind a protocol's name.
    var primaryAssociatedTypes: [String] {
        syntax?.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
    }

    /// This protocol with its primary associated types told; the same one for the same types.
    func constrained(by types: [Type]) -> NominalDecl {
        if let known = constrainedForms[types] { return known }
        let form = NominalDecl(
            name: "\(name)<\(types.map(\.description).joined(separator: ", "))>", kind: .protocol, parent: parent,
            isInterface: isInterface, position: position)
        form.constraint = ProtocolConstraint(base: self, arguments: zip(primaryAssociatedTypes, types).map { ($0, $1) })
        form.conformances = [Conformance(protocol: self, requirements: [], position: position)]
        form.isInheritanceResolved = true
        form.isStorageResolved = true
        constrainedForms[types] = form
        return form
    }

    /// The types that are told of a constrained protocol, in their order.
    var constrainedTypes: [Type] { constraint?.arguments.map(\.type) ?? [] }

    /// The form of this protocol with other types in the places of those that are told.
    func mappingConstraint(_ transform: (Type) -> Type) -> NominalDecl {
        guard let constraint else { return self }
        return constraint.base.constrained(by: constraint.arguments.map { transform($0.type) })
    }
}
