/// What a host tells about a type, once: enough to derive how its values are compared.
///
/// Offsets and sizes are in cells of the host's choosing: bytes for compiled values, slots for an
/// interpreter whose values have slots.
public struct TypeDescription: Sendable {
    /// The name as a person writes it, such as `[Int]` or `() -> Void`.
    public var name: String
    public var kind: Kind
    /// How many cells a value takes where it is stored.
    public var size: Int
    /// Whether a value is stored as a reference to a box with the parts: the offsets of the parts
    /// then count from the start of the box, and `size` is the reference's.
    public var isBoxed: Bool
    /// Whether values are plain data, without a reference anywhere; nil to derive it from the parts.
    public var isPOD: Bool?
    public var equality: Equality
    /// What decides between two values, where their fields are the host's own business: in words for a person.
    public var summary: String?
    /// What someone should know who wants values of the type to compare equal, where the host knows better than the rule says.
    public var advice: String?

    public init(
        name: String, kind: Kind, size: Int = 1, isBoxed: Bool = false, isPOD: Bool? = nil,
        equality: Equality = .none
    ) {
        self.name = name
        self.kind = kind
        self.size = size
        self.isBoxed = isBoxed
        self.isPOD = isPOD
        self.equality = equality
    }

    /// Where a type's `==` comes from. An inherited conformance of NSObject is `none`.
    public enum Equality: Hashable, Sendable {
        /// Not Equatable; a `==` without the conformance is never called.
        case none
        /// The compiler's, field by field: which field differs is known.
        case synthesised
        /// Made by a macro, field by field, apart from the fields named.
        case generated(skipping: [String])
        /// Written by hand: only its result is known.
        case written
        /// Part of the language's library, such as String's.
        case builtin
    }

    public indirect enum Kind: Sendable {
        /// Numbers, and whatever has no parts that could be compared one by one.
        case bytes
        case structure([Field])
        case tuple([Field])
        case optional(TypeIndex)
        case enumeration([Case])
        /// A class instance, compared by identity unless Equatable.
        case reference
        /// A weak or unowned reference: the same object, nothing more.
        case weakReference
        /// `any P`: the dynamic types must be the same, then that type's layout decides.
        case existential(isClassBound: Bool)
        /// A Swift closure: its code and captures. One whose type names a generic parameter is
        /// never equal; one of another convention is bytes.
        case function(Convention)
        /// An array, dictionary or set. With Equatable elements it has `equality`; otherwise it is
        /// compared by its buffer's identity.
        case collection(elements: [TypeIndex])
        /// A generic parameter: the value's own type decides.
        case dynamic
        /// Never equal, such as `any Error`.
        case neverEqual
    }

    public enum Convention: Hashable, Sendable {
        case swift, generic, foreign
    }

    /// A stored property, or a tuple's element.
    public struct Field: Sendable {
        public var name: String
        public var type: TypeIndex
        public var offset: Int
        /// The type as the declaration has it, such as `any Shape`; nil where that is the name of the type.
        public var typeName: String?
        public init(name: String, type: TypeIndex, offset: Int, typeName: String? = nil) {
            self.name = name
            self.type = type
            self.offset = offset
            self.typeName = typeName
        }
    }

    /// A case of an enum; several payloads are a tuple.
    public struct Case: Sendable {
        public var name: String
        public var payload: TypeIndex?
        public var isIndirect: Bool
        public init(name: String, payload: TypeIndex? = nil, isIndirect: Bool = false) {
            self.name = name
            self.payload = payload
            self.isIndirect = isIndirect
        }
    }
}

/// Who describes types to a layout table.
public protocol TypeSource: AnyObject {
    /// Asked once for each type.
    func describe(_ type: TypeIndex) -> TypeDescription
}
