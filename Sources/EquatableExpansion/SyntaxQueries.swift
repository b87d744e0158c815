import SwiftSyntax

extension AttributeListSyntax {
    /// The attribute of a name, with any arguments and with or without its module; those under `#if` too.
    func first(named name: String) -> AttributeSyntax? {
        for element in self {
            switch element {
            case .attribute(let attribute):
                if attribute.attributeName.nameParts.last == name { return attribute }
            case .ifConfigDecl(let block):
                for clause in block.clauses {
                    if let found = clause.elements?.as(AttributeListSyntax.self)?.first(named: name) { return found }
                }
            }
        }
        return nil
    }
}

extension DeclModifierListSyntax {
    func contains(word: String) -> Bool { contains { $0.name.text == word } }
}

extension TypeSyntax {
    /// The names of a dotted type name without generic arguments (`SwiftUI.State<Int>` is SwiftUI, State);
    /// empty for any other type.
    var nameParts: [String] {
        if let plain = self.as(IdentifierTypeSyntax.self) { return [plain.name.text] }
        guard let member = self.as(MemberTypeSyntax.self) else { return [] }
        let base = member.baseType.nameParts
        return base.isEmpty ? [] : base + [member.name.text]
    }

    /// The generic arguments of a named type that are types.
    var genericArguments: [TypeSyntax] {
        let clause = self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
            ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
        return clause?.arguments.compactMap {
            if case .type(let type) = $0.argument { type } else { nil }
        } ?? []
    }
}

extension StructDeclSyntax {
    /// The name with those of the types and extensions around it.
    var qualifiedName: String {
        var parts = [name.text]
        for node in enclosing {
            if let outer = node.as(ExtensionDeclSyntax.self) {
                parts.insert(outer.extendedType.trimmedDescription, at: 0)
            } else if node.asProtocol((any DeclGroupSyntax).self) != nil,
                let outer = node.asProtocol((any NamedDeclSyntax).self) {
                parts.insert(outer.name.text, at: 0)
            }
        }
        return parts.joined(separator: ".")
    }

    /// The nodes around the declaration, the innermost first.
    var enclosing: [Syntax] { Array(sequence(first: Syntax(self), next: \.parent).dropFirst()) }

    /// The protocols that the declaration itself names, compositions taken apart.
    var inheritedNames: [String] { inheritanceClause?.inheritedNames ?? [] }
}

extension Syntax {
    /// Whether this is a declaration with a modifier of the name.
    func hasModifier(_ name: String) -> Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(word: name) ?? false
    }
}

extension InheritanceClauseSyntax {
    /// The last parts of the names listed.
    var inheritedNames: [String] { inheritedTypes.flatMap { $0.type.protocolNames } }
}

extension TypeSyntax {
    /// The last parts of the protocol names that a constraint or an inheritance clause gives.
    var protocolNames: [String] {
        if let composition = self.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { $0.type.protocolNames }
        }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.protocolNames }
        return nameParts.last.map { [$0] } ?? []
    }
}
