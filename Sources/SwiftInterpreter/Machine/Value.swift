/// The index of a run-time type in the machine's type table.
///
/// The first numbers are fixed: the machine's instructions test them. Types of programs and of the
/// vocabulary follow, one for each nominal declaration (generic arguments are erased: every value
/// below such a type carries its own type).
public struct TypeID: Hashable, Sendable, RawRepresentable {
    public var rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A slot whose value was moved out while it is being changed, or that was never set.
    public static let hole = TypeID(rawValue: 0)
    public static let void = TypeID(rawValue: 1)
    /// `nil`, whatever the optional's type.
    public static let none = TypeID(rawValue: 2)
    public static let bool = TypeID(rawValue: 3)
    public static let int = TypeID(rawValue: 4)
    public static let int8 = TypeID(rawValue: 5)
    public static let int16 = TypeID(rawValue: 6)
    public static let int32 = TypeID(rawValue: 7)
    public static let int64 = TypeID(rawValue: 8)
    public static let uint = TypeID(rawValue: 9)
    public static let uint8 = TypeID(rawValue: 10)
    public static let uint16 = TypeID(rawValue: 11)
    public static let uint32 = TypeID(rawValue: 12)
    public static let uint64 = TypeID(rawValue: 13)
    public static let double = TypeID(rawValue: 14)
    public static let float = TypeID(rawValue: 15)
    /// A type as a value; the payload is the type's id.
    public static let metatype = TypeID(rawValue: 16)
    public static let string = TypeID(rawValue: 17)
    public static let character = TypeID(rawValue: 18)
    public static let substring = TypeID(rawValue: 19)
    public static let array = TypeID(rawValue: 20)
    public static let dictionary = TypeID(rawValue: 21)
    public static let set = TypeID(rawValue: 22)
    public static let function = TypeID(rawValue: 23)
    public static let keyPath = TypeID(rawValue: 24)
    /// A captured variable's cell.
    public static let box = TypeID(rawValue: 25)
    /// State of a native (a timer, a scheduler's queue) that interpreted code can change.
    public static let native = TypeID(rawValue: 26)
    /// An unlabelled tuple; labelled ones are made on demand by `TypeTable.tuple(labels:)`.
    public static let tuple = TypeID(rawValue: 27)
    /// The reference in a `weak` or `unowned` variable, which does not count.
    public static let weakReference = TypeID(rawValue: 28)
    /// The state of a hash while it is computed, kept in the payload.
    public static let hasher = TypeID(rawValue: 29)
    /// The declaration `Optional`, as conformances name it; no value carries this id.
    public static let optional = TypeID(rawValue: 30)
    /// `Any`, as metatypes and conformances name it; no value carries this id.
    public static let any = TypeID(rawValue: 31)
    /// The first id that is free for nominal and labelled tuple types.
    public static let firstDeclared = TypeID(rawValue: 32)

    /// The number of a type that the machine itself knows, by the name of its declaration in the vocabulary.
    public static func primitive(named name: String) -> TypeID? {
        switch name {
        case "Bool": .bool
        case "Int": .int
        case "Int8": .int8
        case "Int16": .int16
        case "Int32": .int32
        case "Int64": .int64
        case "UInt": .uint
        case "UInt8": .uint8
        case "UInt16": .uint16
        case "UInt32": .uint32
        case "UInt64": .uint64
        case "Double": .double
        case "Float": .float
        case "String": .string
        case "Character": .character
        case "Substring": .substring
        case "Array": .array
        case "Dictionary": .dictionary
        case "Set": .set
        case "Hasher": .hasher
        case "Optional": .optional
        default: nil
        }
    }
}

/// A value of the interpreted language: 16 trivial bytes, a payload and a dynamic type.
///
/// Copying one is copying bytes: whoever keeps a copy that refers to an object counts it with
/// `Heap.retain`. Optionals need no object of their own: `depth` says how many times a value was
/// wrapped, so `Optional(5)` is 5 at depth 1, `nil` is `.none` at depth 0, and `Optional(nil)` is
/// `.none` at depth 1. Existentials need none either, for each value knows its type.
@frozen
public struct Value: Sendable {
    /// An integer (sign-extended), a double's bits, 0 or 1, an enum case's index, or an object's address.
    public var payload: UInt64
    public var type: TypeID
    /// The low 16 bits: how many optionals are wrapped around the value. Bit 31: the payload is an object.
    public var flags: UInt32

    @inlinable @inline(__always)
    public init(payload: UInt64, type: TypeID, flags: UInt32 = 0) {
        self.payload = payload
        self.type = type
        self.flags = flags
    }

    public static let referenceFlag: UInt32 = 0x8000_0000
    public static let depthMask: UInt32 = 0xFFFF

    @inlinable @inline(__always)
    public var isReference: Bool { flags & 0x8000_0000 != 0 }
    @inlinable @inline(__always)
    public var depth: UInt32 { flags & 0xFFFF }
    /// Whether this is `nil` of the outermost optional.
    @inlinable @inline(__always)
    public var isNil: Bool { type.rawValue == 2 && flags == 0 }
    @inlinable @inline(__always)
    public var isHole: Bool { type.rawValue == 0 }
    /// The value with one optional more around it.
    @inlinable @inline(__always)
    public var wrapped: Value { Value(payload: payload, type: type, flags: flags &+ 1) }
    /// The value with one optional fewer around it. Only for a value that is not `isNil`.
    @inlinable @inline(__always)
    public var unwrapped: Value { Value(payload: payload, type: type, flags: flags &- 1) }

    @inlinable public static var hole: Value { Value(payload: 0, type: TypeID(rawValue: 0)) }
    @inlinable public static var void: Value { Value(payload: 0, type: TypeID(rawValue: 1)) }
    @inlinable public static var none: Value { Value(payload: 0, type: TypeID(rawValue: 2)) }
    @inlinable @inline(__always)
    public static func bool(_ value: Bool) -> Value { Value(payload: value ? 1 : 0, type: TypeID(rawValue: 3)) }
    @inlinable @inline(__always)
    public static func int(_ value: Int) -> Value {
        Value(payload: UInt64(bitPattern: Int64(value)), type: TypeID(rawValue: 4))
    }
    @inlinable @inline(__always)
    public static func double(_ value: Double) -> Value {
        Value(payload: value.bitPattern, type: TypeID(rawValue: 14))
    }
    public static func metatype(_ type: TypeID) -> Value {
        Value(payload: UInt64(type.rawValue), type: .metatype)
    }

    @inlinable @inline(__always)
    public var asBool: Bool { payload != 0 }
    @inlinable @inline(__always)
    public var asInt: Int { Int(Int64(bitPattern: payload)) }
    @inlinable @inline(__always)
    public var asDouble: Double { Double(bitPattern: payload) }
}
