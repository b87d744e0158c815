/// A static type, as the checker reasons about it.
public indirect enum Type: Hashable {
    /// A struct, class, enum, or a type of the standard library, with its generic arguments.
    case nominal(NominalDecl, [Type])
    case function(FunctionType)
    case tuple([TupleElement])
    /// A generic parameter, or an associated type of one (`Data.Element`), seen from inside.
    case archetype(Archetype)
    /// A type that the solver has yet to find.
    case variable(TypeVariable)
    /// `any P & Q`, `Any` (no protocols), and `some P` seen from outside: the value knows the rest.
    case existential([NominalDecl])
    case metatype(Type)
    /// An expression that was already reported; it agrees with everything, so that nothing is said twice.
    case error

    public static var void: Type { .tuple([]) }
    public static var any: Type { .existential([]) }
}

public struct TupleElement: Hashable {
    public var label: String?
    public var type: Type
    public init(label: String? = nil, type: Type) {
        self.label = label
        self.type = type
    }
}

public struct FunctionType: Hashable {
    public struct Parameter: Hashable {
        public var type: Type
        public var isInout = false
        public var isVariadic = false
        public var isAutoclosure = false
        /// The result builder that rewrites a closure given here (`@ViewBuilder content: () -> Content`).
        public var builder: NominalDecl?
        public init(type: Type, isInout: Bool = false) {
            self.type = type
            self.isInout = isInout
        }
    }
    public var parameters: [Parameter]
    public var result: Type
    public var isThrowing = false
    public var isAsync = false
    /// What it throws, where `throws(E)` says so. It tells nothing apart: every such function is one that throws.
    var thrown: Type?
    public init(parameters: [Parameter], result: Type, isThrowing: Bool = false, isAsync: Bool = false) {
        self.parameters = parameters
        self.result = result
        self.isThrowing = isThrowing
        self.isAsync = isAsync
    }

    public static func == (a: FunctionType, b: FunctionType) -> Bool {
        a.isThrowing == b.isThrowing && a.isAsync == b.isAsync && a.parameters == b.parameters && a.result == b.result
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parameters)
        hasher.combine(result)
        hasher.combine(isThrowing)
        hasher.combine(isAsync)
    }
}

/// An unknown of the solver; `index` is its place in the solver's bindings.
public struct TypeVariable: Hashable {
    /// What a literal may become when nothing else decides.
    public enum Literal: Hashable { case integer, float, string, none }
    public var index: Int
    public var literal: Literal
}

/// A generic parameter (`base` is nil) or a member of one: `Data.Element` is `Element` of `Data`.
public final class Archetype: Hashable {
    public let name: String
    public let base: Archetype?
    /// Tells apart the parameters of two declarations that have the same name.
    public let owner: Int

    public init(name: String, owner: Int, base: Archetype? = nil) {
        self.name = name
        self.owner = owner
        self.base = base
    }
    /// How many members lie between it and a generic parameter.
    var depth: Int { base.map { $0.depth + 1 } ?? 0 }

    /// The same way of members from another generic parameter.
    func replacing(_ root: Archetype, by other: Archetype) -> Archetype {
        if self == root { return other }
        guard let base else { return self }
        let replaced = base.replacing(root, by: other)
        return replaced == base ? self : Archetype(name: name, owner: replaced.owner, base: replaced)
    }

    public static func == (a: Archetype, b: Archetype) -> Bool {
        a === b || (a.name == b.name && a.owner == b.owner && a.base == b.base)
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(owner)
    }
}
