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
                    let reason = Undiffable(property, in: part, of: view, file)
                else { return nil }
                return Draft(
                    at: property.token, "`\(property.name)` \(reason.words(view: part.name))",
                    in: "\(part.name).\(property.name)")
            }
        }
    }

    /// Wrappers through which SwiftUI updates the view itself, and those that it can compare. What another one stores nobody here
    /// knows, and it may be dynamic as well.
    private static func isDynamic(_ wrapper: String) -> Bool {
        wrapper.isCapitalized && !wrapper.hasSuffix("Builder") && !wrapper.hasSuffix("Actor") && wrapper != "SkipEquatable"
    }
}

/// Why values of a property cannot be told apart, or always are.
private enum Undiffable {
    /// A closure, or something that holds closures.
    case closure(isPlain: Bool)
    /// A closure that makes views, with the type that it gives; nil where it needs arguments.
    case builder(String?)
    case existential(String)
    case object(String)
    case inlineObject(String)

    init?(_ property: TypePart.Property, in part: TypePart, of view: TypeFacts, _ file: CheckedFile) {
        func facts(_ name: String) -> TypeFacts? { file.program.type(name, inside: part.name, from: file.file.path) }
        if let value = property.initialValue?.bare {
            if value.is(ClosureExprSyntax.self) {
                // A default captures nothing and is the same each time: what somebody gives in its place may.
                let hasInitializer = view.parts.contains { $0.kind != .extension && $0.members.contains(where: \.isInitializer) }
                let isGiven = hasInitializer ? view.isSetInInitializer(property.name) : !property.isLet && !property.isPrivate
                if !isGiven { return nil }
                if property.type == nil {
                    self = .closure(isPlain: true)
                    return
                }
            }
            if let made = Self.madeObject(value) {
                self = .inlineObject(made)
                return
            }
            if let made = value.constructedType, Self.knownObjects.contains(made) || facts(made)?.isReference == true {
                self = .inlineObject(made)
                return
            }
            if property.isLet { return nil }
        }
        guard let type = property.type else { return nil }
        let names = WrittenTypes(part: part.name, property: property, file: file)
        if let function = names.meant(by: type).as(FunctionTypeSyntax.self), Self.makesViews(function, property, in: part) {
            self = .builder(function.parameters.isEmpty ? function.returnClause.type.trimmedDescription : nil)
        } else if names.holdsClosure(type) {
            self = .closure(isPlain: names.meant(by: type).is(FunctionTypeSyntax.self))
        } else if let text = names.existential(type) {
            self = .existential(text)
        } else if let name = type.unwrapped.lastName, let facts = facts(name), facts.isReference, !facts.isObservable,
            !file.program.isEquatableObject(facts, from: file.file.path) {
            // What is read of an observable object is tracked, so that its identity is all there is to compare.
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
        case .builder(let type?):
            "is a closure that makes views, which differs whenever something captured does; keep what it makes, \(type.withArticle), "
                + "which the initialiser of `\(view)` can ask it for"
        case .builder(nil):
            "is a closure that makes views, which differs whenever something captured does; it must be compared, since an old "
                + "one would make old views: give `\(view)` values, and let it make the views"
        case .existential(let type):
            "may hold a value of any type (`\(type)`), which has no `==`; a generic parameter or a concrete type can be compared"
        case .object(let type):
            "is an object of class `\(type)`, compared by identity: an equal copy runs the body, and a change inside it is not seen"
        case .inlineObject(let type):
            "is a new `\(type)` in each new value of `\(view)`, so that no two values are equal; keep it in a `@State` or outside"
        }
    }

    /// Whether a closure is a builder, or gives a view by its type.
    private static func makesViews(_ function: FunctionTypeSyntax, _ property: TypePart.Property, in part: TypePart) -> Bool {
        if property.attributes.contains(where: { $0.hasSuffix("Builder") }) { return true }
        let type = function.returnClause.type
        guard let name = type.lastName else { return false }
        if name == "AnyView" { return true }
        let generic = sequence(first: Syntax(property.declaration), next: \.parent).lazy
            .compactMap { $0.asProtocol((any WithGenericParametersSyntax).self) }.first
        let inherited = generic?.genericParameterClause?.parameters.first { $0.name.text == name }?.inheritedType?.lastName
        let required = generic?.genericWhereClause?.requirements.contains {
            $0.requirement.as(ConformanceRequirementSyntax.self).map { $0.leftType.lastName == name && $0.rightType.lastName == "View" } ?? false
        }
        return inherited == "View" || required ?? false
    }

    private static let knownObjects: Set<String> = [
        "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "PassthroughSubject",
        "CurrentValueSubject", "NSObject", "DispatchQueue", "OperationQueue", "URLSession", "NSCache", "AVPlayer",
    ]

    /// The class of a publisher that a chain of calls makes anew: `Timer.publish(…).autoconnect()`.
    private static func madeObject(_ value: ExprSyntax) -> String? {
        guard let call = value.as(FunctionCallExprSyntax.self), let name = call.calleeName, let receiver = call.receiver else { return nil }
        if receiver.bare.plainName == "Timer" { return timers[name] }
        return publishers[name]
    }

    private static let timers = ["publish": "Timer.TimerPublisher", "scheduledTimer": "Timer"]
    private static let publishers = [
        "autoconnect": "Publishers.Autoconnect", "share": "Publishers.Share", "multicast": "Publishers.Multicast",
        "eraseToAnyPublisher": "AnyPublisher",
    ]
}
