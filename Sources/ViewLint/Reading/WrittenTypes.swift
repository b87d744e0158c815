import EquatableExpansion
import SwiftParser
import SwiftSyntax
import ViewSyntax

/// What the types mean that are written at a property, as far as the linted files tell.
struct WrittenTypes {
    let part: String
    let property: TypePart.Property
    let file: CheckedFile

    /// A type with the types inside which its names are looked up, the innermost first: an alias's own, and where it is given
    /// arguments, those of the place where they are written.
    private struct Written {
        let type: TypeSyntax
        let scopes: [String]

        func with(_ type: TypeSyntax) -> Written { Written(type: type, scopes: scopes) }
    }

    /// Aliases that name each other do not compile; the limit only keeps us from following them forever.
    private static let deepest = 16

    private func written(_ type: TypeSyntax) -> Written { Written(type: type, scopes: [part]) }

    /// Within optionals and behind aliases.
    func meant(by type: TypeSyntax) -> TypeSyntax { meant(by: written(type), depth: 0).type }

    private func meant(by written: Written, depth: Int) -> Written {
        let type = written.type.unwrapped
        guard depth < Self.deepest else { return written.with(type) }
        if let wrapped = type.wrapped(in: ["Optional"]).first { return meant(by: written.with(wrapped), depth: depth + 1) }
        guard let name = type.pathOfNames, let (found, scope) = meaning(of: name, written.scopes),
            case .alias(let text, let parameters) = found, parameters.count == type.arguments.count
        else { return written.with(type) }
        var parser = Parser(text)
        guard let alias = TypeSyntax.parse(from: &parser).replacing(parameters, by: type.arguments) else { return written.with(type) }
        return meant(by: Written(type: alias, scopes: parameters.isEmpty ? [scope] : [scope] + written.scopes), depth: depth + 1)
    }

    private func meaning(of name: String, _ scopes: [String]) -> (NameFacts.Meaning, scope: String)? {
        if scopes.contains(part), isGenericParameter(name) { return nil }
        let path = file.file.path
        var first: (meaning: NameFacts.Meaning, scope: String)?
        for scope in scopes {
            guard let found = file.program.meaning(of: name, inside: scope, from: path) else {
                // A name may stand at an alias or in what is given to it. Where it means one thing here and another there,
                // nothing is said.
                if scopes.count > 1, file.program.type(name, inside: scope, from: path) != nil { return nil }
                continue
            }
            if let first, first != found { return nil }
            first = found
        }
        return first
    }

    private func isGenericParameter(_ name: String) -> Bool {
        sequence(first: Syntax(property.declaration), next: \.parent).contains { node in
            let generic = node.asProtocol((any WithGenericParametersSyntax).self)
            return generic?.genericParameterClause?.parameters.contains { $0.name.text == name } ?? false
        }
    }

    /// A closure, also behind an optional or in a collection or tuple.
    func holdsClosure(_ type: TypeSyntax) -> Bool { holdsClosure(written(type), depth: 0) }

    private func holdsClosure(_ written: Written, depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        let meant = meant(by: written, depth: 0)
        if meant.type.is(FunctionTypeSyntax.self) { return true }
        return meant.type.parts.contains { holdsClosure(meant.with($0), depth: depth + 1) } || isMadeOfClosures(meant, depth: depth)
    }

    /// A struct or an enum of the program that has no `==`, and a closure in it.
    private func isMadeOfClosures(_ written: Written, depth: Int) -> Bool {
        guard let name = written.type.pathOfNames, !(written.scopes.contains(part) && isGenericParameter(name)),
            let facts = written.scopes.lazy.compactMap({ file.program.type(name, inside: $0, from: file.file.path) }).first,
            !facts.isReference, !facts.isEquatable, !facts.isView, let own = facts.declaration?.name
        else { return false }
        return facts.held.contains { text in
            var parser = Parser(text)
            return holdsClosure(Written(type: TypeSyntax.parse(from: &parser), scopes: [own]), depth: depth + 1)
        }
    }

    /// The words for a type whose values may be of different types; nil when it is none.
    func existential(_ type: TypeSyntax) -> String? {
        isExistential(written(type), depth: 0) ? type.unwrapped.trimmedDescription : nil
    }

    private func isExistential(_ written: Written, depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        let meant = meant(by: written, depth: 0)
        let type = meant.type
        if let written = type.as(SomeOrAnyTypeSyntax.self) { return written.someOrAnySpecifier.tokenKind == .keyword(.any) }
        if type.is(CompositionTypeSyntax.self) { return true }
        if let name = type.pathOfNames, type.arguments.isEmpty {
            if ["Any", "AnyObject", "Error"].contains(name) {
                return meant.scopes.allSatisfy { file.program.type(name, inside: $0, from: file.file.path) == nil }
            }
            if let (found, _) = meaning(of: name, meant.scopes), found == .protocol { return true }
        }
        return type.parts.contains { isExistential(meant.with($0), depth: depth + 1) }
    }
}

extension TypeSyntax {
    /// The names of a type, without generic arguments: `Model.Action`. Nil where one before the last has arguments.
    fileprivate var pathOfNames: String? {
        if let named = self.as(IdentifierTypeSyntax.self) { return named.name.text }
        guard let member = self.as(MemberTypeSyntax.self), member.baseType.arguments.isEmpty, let base = member.baseType.pathOfNames
        else { return nil }
        return base == "Swift" ? member.name.text : base + "." + member.name.text
    }

    /// Generic arguments.
    fileprivate var arguments: [TypeSyntax] {
        let clause = self.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
        return clause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
    }

    /// The arguments of a generic type of one of these names.
    fileprivate func wrapped(in names: Set<String>) -> [TypeSyntax] {
        pathOfNames.map(names.contains) ?? false ? arguments : []
    }

    /// The types of what a collection or a tuple holds.
    fileprivate var parts: [TypeSyntax] {
        if let array = self.as(ArrayTypeSyntax.self) { return [array.element] }
        if let dictionary = self.as(DictionaryTypeSyntax.self) { return [dictionary.value] }
        if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.map(\.type) }
        return wrapped(in: ["Array", "ContiguousArray", "ArraySlice", "Dictionary", "Set", "Result"])
    }
}
