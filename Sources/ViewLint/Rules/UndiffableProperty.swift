import EquatableExpansion
import SwiftSyntax
import ViewSyntax

extension Rule {
    /// A property that cannot be compared, or never equals the last one, in a view without an `==` of its own.
    static let undiffableProperty = Rule(
        "undiffable_property", "a property that keeps a view from being found unchanged", lesson: "closure"
    ) { file, _ in
        file.views.flatMap { part, view -> [Draft] in
            guard part.kind == .structure, !view.isEquatable else { return [] }
            return part.properties.compactMap { property in
                guard !property.isStatic, !property.attributes.contains(where: isDynamic),
                    let reason = Undiffable(property, in: part, file)
                else { return nil }
                return Draft(
                    at: property.token, "`\(property.name)` \(reason.words(view: part.name))",
                    in: "\(part.name).\(property.name)")
            }
        }
    }

    /// Wrappers through which SwiftUI updates the view itself, and those that it can compare.
    private static func isDynamic(_ wrapper: String) -> Bool {
        wrapper == "Binding" || wrapper == "ComparedByID" || DynamicPropertyWrappers.names.contains(wrapper)
    }
}

/// Why values of a property cannot be told apart, or always are.
private enum Undiffable {
    /// A closure, or something that holds closures.
    case closure(isPlain: Bool)
    case existential(String)
    case object(String)
    case inlineObject(String)

    init?(_ property: TypePart.Property, in part: TypePart, _ file: CheckedFile) {
        func facts(_ name: String) -> TypeFacts? { file.program.type(name, inside: part.name, from: file.file.path) }
        if let value = property.initialValue?.bare {
            if value.is(ClosureExprSyntax.self) {
                // One that captures nothing is the same each time; a default cannot capture.
                return nil
            }
            if let made = value.constructedType, Self.knownObjects.contains(made) || facts(made)?.isReference == true {
                self = .inlineObject(made)
                return
            }
            if property.isLet { return nil }
        }
        guard let type = property.type else { return nil }
        if Self.holdsClosure(type, depth: 0) {
            self = .closure(isPlain: type.unwrapped.is(FunctionTypeSyntax.self))
        } else if let text = Self.existential(type) {
            self = .existential(text)
        } else if let name = type.unwrapped.lastName, let facts = facts(name), facts.isReference, !facts.isObservable {
            // What is read of an @Observable object is tracked, so that its identity is all there is to compare.
            self = .object(name)
        } else {
            return nil
        }
    }

    func words(view: String) -> String {
        switch self {
        case .closure(let isPlain):
            (isPlain ? "is a closure, which differs" : "holds closures, which differ")
                + " whenever something captured does; with `@Equatable` on `\(view)` and `@SkipEquatable` here it does "
                + "not count"
        case .existential(let type):
            "may hold a value of any type (`\(type)`), which has no `==`; a generic parameter or a concrete type can be compared"
        case .object(let type):
            "is an object of class `\(type)`, compared by identity: an equal copy runs the body, and a change inside it is not seen"
        case .inlineObject(let type):
            "is a new `\(type)` in each new value of `\(view)`, so that no two values are equal; keep it in a `@State` or outside"
        }
    }

    private static let knownObjects: Set<String> = [
        "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "PassthroughSubject",
        "CurrentValueSubject", "NSObject", "DispatchQueue", "OperationQueue", "URLSession", "NSCache", "AVPlayer",
    ]

    /// A closure, also behind an optional or in an array or tuple.
    private static func holdsClosure(_ type: TypeSyntax, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        let type = type.unwrapped
        if type.is(FunctionTypeSyntax.self) { return true }
        if let array = type.as(ArrayTypeSyntax.self) { return holdsClosure(array.element, depth: depth + 1) }
        if let dictionary = type.as(DictionaryTypeSyntax.self) { return holdsClosure(dictionary.value, depth: depth + 1) }
        if let tuple = type.as(TupleTypeSyntax.self) {
            return tuple.elements.contains { holdsClosure($0.type, depth: depth + 1) }
        }
        return false
    }

    private static func existential(_ type: TypeSyntax) -> String? {
        let type = type.unwrapped
        if let array = type.as(ArrayTypeSyntax.self) { return existential(array.element).map { "[\($0)]" } }
        if let written = type.as(SomeOrAnyTypeSyntax.self), written.someOrAnySpecifier.tokenKind == .keyword(.any) {
            return written.trimmedDescription
        }
        return type.lastName == "Any" || type.lastName == "AnyObject" ? type.trimmedDescription : nil
    }
}
