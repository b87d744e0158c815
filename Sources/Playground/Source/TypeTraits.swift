import SwiftParser
import SwiftSyntax
import ViewSyntax

/// What the source says about a type: whether it is Equatable, its members, and which of them are skipped.
struct TypeTraits {
    private(set) var isEquatable = false
    private(set) var skipped: Set<String> = []
    private(set) var properties: [String] = []
    /// The properties that hold something.
    private(set) var stored: [String] = []
    /// The computed properties and the functions, by their names without labels; `body` is none of them.
    private(set) var parts: [String] = []

    fileprivate mutating func add(_ part: TypeDeclaration) {
        let inherited = part.group.inheritanceClause?.names ?? []
        if part.group.attributes.names.contains("Equatable") || inherited.contains(where: Self.equatable.contains) { isEquatable = true }
        for variable in part.group.memberBlock.members.declarations.compactMap({ $0.as(VariableDeclSyntax.self) }) {
            let names = variable.bindings.map(\.pattern.trimmedDescription)
            properties += names
            if variable.bindings.contains(where: \.isComputed) {
                parts += names.filter { $0 != "body" }
            } else if !variable.modifiers.contains(where: { $0.name.text == "static" }) {
                stored += names
            }
            if variable.attributes.names.contains("SkipEquatable") { skipped.formUnion(names) }
        }
        parts += part.group.memberBlock.members.declarations.compactMap { $0.as(FunctionDeclSyntax.self) }
            .filter { $0.name.identifier != nil }.map(\.name.text)
    }

    private static let equatable: Set<String> = ["Equatable", "Hashable", "Comparable"]
}

/// The types that some texts declare, by their full names.
struct SourceTypes {
    private var traits: [String: TypeTraits] = [:]
    /// In the order of their declaration.
    private(set) var names: [String] = []

    init(in texts: [String]) {
        for text in texts {
            for part in Parser.parse(source: text).typeDeclarations() {
                if !part.isExtension, traits[part.name] == nil { names.append(part.name) }
                traits[part.name, default: TypeTraits()].add(part)
            }
        }
    }

    /// Nil for a type that the texts neither declare nor extend.
    subscript(name: String) -> TypeTraits? { traits[name] }
}

/// The full name that a person means; nil when there is none. Fails where it may be several.
func fullName(_ name: String, among all: [String]) throws(Failure) -> String? {
    let meant = names(meantBy: name, among: all)
    guard meant.count > 1 else { return meant.first }
    throw Failure("`\(name)` may be \(meant.map { "`\($0)`" }.joined(separator: " or "))", hint: "say which")
}
