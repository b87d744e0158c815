import SwiftSyntax

/// The generic parameters that a struct inside an extension has from the type that is extended.
struct ExtendedParameters {
    private(set) var names: Set<String> = []
    /// What is said of them: where the type is declared, and by the extension.
    private(set) var clauses: [(parameters: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?)] = []
    /// Those that the type itself asks to be Hashable.
    private(set) var hashable: Set<String> = []

    init(of extensions: [ExtensionDeclSyntax], in root: Syntax) {
        for other in extensions {
            clauses.append((nil, other.genericWhereClause))
            let path = other.extendedType.nameParts
            if let known = Self.known[path.last ?? ""], path.count == 1 || path[0] == "Swift" { names.formUnion(known) }
            if path.last == "Set" || path.last == "Dictionary" { hashable.formUnion(["Element", "Key"]) }
            for depth in path.indices {
                guard let found = Self.declaration(of: Array(path[...depth]), in: root) else { continue }
                names.formUnion(found.genericParameterClause?.parameters.map(\.name.text) ?? [])
                clauses.append((found.genericParameterClause, found.genericWhereClause))
            }
        }
    }

    /// Of types of the standard library and SwiftUI.
    private static let known: [String: Set<String>] = [
        "Array": ["Element"], "ArraySlice": ["Element"], "ContiguousArray": ["Element"], "Optional": ["Wrapped"],
        "Dictionary": ["Key", "Value"], "Set": ["Element"], "Result": ["Success", "Failure"], "Binding": ["Value"],
    ]

    /// The declaration of a type by the names of the types around it and its own.
    private static func declaration(of path: [String], in root: Syntax) -> (any WithGenericParametersSyntax)? {
        guard let file = root.as(SourceFileSyntax.self) else { return nil }
        var declarations = file.statements.compactMap { $0.item.as(DeclSyntax.self) }
        var found: (any WithGenericParametersSyntax)?
        for name in path {
            guard let next = declarations.first(where: { declaration in
                declaration.asProtocol((any DeclGroupSyntax).self) != nil
                    && declaration.asProtocol((any NamedDeclSyntax).self)?.name.text == name
            }) else { return nil }
            found = next.asProtocol((any WithGenericParametersSyntax).self)
            declarations = next.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? []
        }
        return found
    }
}
