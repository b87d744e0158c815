import SwiftParser
import SwiftSyntax
import ViewSyntax

/// What the types mean that are written at a property, as far as the linted files tell.
struct WrittenTypes {
    let part: String
    let property: TypePart.Property
    let file: CheckedFile

    /// Aliases that name each other do not compile; the limit only keeps us from following them forever.
    private static let deepest = 16

    /// Within optionals and behind aliases.
    func meant(by type: TypeSyntax) -> TypeSyntax { meant(by: type, depth: 0) }

    private func meant(by type: TypeSyntax, depth: Int) -> TypeSyntax {
        let type = type.unwrapped
        if let wrapped = type.wrapped(in: ["Optional"]).first { return meant(by: wrapped, depth: depth + 1) }
        guard depth < Self.deepest, let name = type.plainTypeName, case .alias(let text)? = meaning(of: name) else { return type }
        var parser = Parser(text)
        return meant(by: TypeSyntax.parse(from: &parser), depth: depth + 1)
    }

    private func meaning(of name: String) -> NameFacts.Meaning? {
        let isParameter = sequence(first: Syntax(property.declaration), next: \.parent).contains { node in
            let generic = node.asProtocol((any WithGenericParametersSyntax).self)
            return generic?.genericParameterClause?.parameters.contains { $0.name.text == name } ?? false
        }
        return isParameter ? nil : file.program.meaning(of: name, inside: part, from: file.file.path)
    }

    /// A closure, also behind an optional or in a collection or tuple.
    func holdsClosure(_ type: TypeSyntax) -> Bool { holdsClosure(type, depth: 0) }

    private func holdsClosure(_ type: TypeSyntax, depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        let type = meant(by: type)
        if type.is(FunctionTypeSyntax.self) { return true }
        return type.parts.contains { holdsClosure($0, depth: depth + 1) }
    }

    /// The words for a type whose values may be of different types; nil when it is none.
    func existential(_ type: TypeSyntax) -> String? { isExistential(type, depth: 0) ? type.unwrapped.trimmedDescription : nil }

    private func isExistential(_ type: TypeSyntax, depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        let type = meant(by: type)
        if let written = type.as(SomeOrAnyTypeSyntax.self) { return written.someOrAnySpecifier.tokenKind == .keyword(.any) }
        if type.is(CompositionTypeSyntax.self) { return true }
        if let name = type.plainTypeName {
            if ["Any", "AnyObject", "Error"].contains(name) { return file.program.type(name, inside: part, from: file.file.path) == nil }
            if meaning(of: name) == .protocol { return true }
        }
        return type.parts.contains { isExistential($0, depth: depth + 1) }
    }
}

extension TypeSyntax {
    /// A name without generic arguments.
    fileprivate var plainTypeName: String? {
        self.as(IdentifierTypeSyntax.self).flatMap { $0.genericArgumentClause == nil ? $0.name.text : nil }
    }

    /// The arguments of a generic type of one of these names.
    fileprivate func wrapped(in names: Set<String>) -> [TypeSyntax] {
        guard let named = self.as(IdentifierTypeSyntax.self), names.contains(named.name.text) else { return [] }
        return named.genericArgumentClause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
    }

    /// The types of what a collection or a tuple holds.
    fileprivate var parts: [TypeSyntax] {
        if let array = self.as(ArrayTypeSyntax.self) { return [array.element] }
        if let dictionary = self.as(DictionaryTypeSyntax.self) { return [dictionary.value] }
        if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.map(\.type) }
        return wrapped(in: ["Array", "ContiguousArray", "Dictionary", "Set", "Result"])
    }
}
