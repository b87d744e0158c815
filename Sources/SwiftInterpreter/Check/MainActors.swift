import SwiftSyntax

/// What belongs to the main actor. All code runs on one thread here: this is for those who must say what an app would do.
extension Checker {
    /// Whether a function belongs to the main actor, by its own attribute or with its type.
    func isOnMainActor(_ function: FunctionDecl) -> Bool {
        let syntax = function.accessorOf == nil ? function.syntax : nil
        if let attributes = syntax?.asProtocol(WithAttributesSyntax.self)?.attributes ?? function.accessorOf?.attributes,
           attributes.namesMainActor { return true }
        let modifiers = syntax?.asProtocol(WithModifiersSyntax.self)?.modifiers
        if modifiers?.contains(where: { $0.name.tokenKind == .keyword(.nonisolated) }) == true { return false }
        return function.owner.map(isOnMainActor) ?? false
    }

    /// Whether the members of a type do: its attribute, that of a superclass or of a protocol says so.
    private func isOnMainActor(_ type: NominalDecl) -> Bool {
        var type: NominalDecl? = type
        while let decl = type {
            if ([decl] + allProtocols(of: decl)).contains(where: { $0.attributes.contains("MainActor") }) { return true }
            guard case .nominal(let parent, _)? = decl.superclass else { return false }
            type = parent
        }
        return false
    }
}

extension AttributeListSyntax {
    var namesMainActor: Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor" }
    }
}
