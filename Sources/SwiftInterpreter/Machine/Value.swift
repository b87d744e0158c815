/// The index of a run-time type in the machine's type table.
///
/// The first numbers are fixed: the machine's instructions test them. Types of programs and of the
/// vocabulary follow, one for each nominal declaration (generic arguments are erased: every value
/// below such a type carries its own type).
@frozen
public struct TypeID: Hashable, Sendable {
    public var rawValue: UInt32
    @inlinable @inline(__always)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    @inlinable @inline(__always)
    public static func == (a: TypeID, b: TypeID) -> Bool { a.rawValue == b.rawValue }

    /// A slot whose value was moved out while it is being changed, or that was never set.
    @inlinable public static var hole: TypeID { TypeID(rawValue: 0) }
    @inlinable public static var void: TypeID { TypeID(rawValue: 1) }
    /// `nil`, whatever the optional's type.
    @inlinable public static var none: TypeID { TypeID(rawValue: 2) }
    @inlinable public static var bool: TypeID { TypeID(rawValue: 3) }
    @inlinable public static var int: TypeID { TypeID(rawValue: 4) }
    @inlinable public static var int8: TypeID { TypeID(rawValue: 5) }
    @inlinable public static var int16: TypeID { TypeID(rawValue: 6) }
    @inlinable public static var int32: TypeID { TypeID(rawValue: 7) }
    @inlinable public static var int64: TypeID { TypeID(rawValue: 8) }
    @inlinable public static var uint: TypeID { TypeID(rawValue: 9) }
    @inlinable public static var uint8: TypeID { TypeID(rawValue: 10) }
    @inlinable public static var uint16: TypeID { TypeID(rawValue: 11) }
    @inlinable public static var uint32: TypeID { TypeID(rawValue: 12) }
    @inlinable public static var uint64: TypeID { TypeID(rawValue: 13) }
    @inlinable public static var double: TypeID { TypeID(rawValue: 14) }
    @inlinable public static var float: TypeID { TypeID(rawValue: 15) }
    /// A type as a value; the payload is the type's id.
    @inlinable public static var metatype: TypeID { TypeID(rawValue: 16) }
    @inlinable public static var string: TypeID { TypeID(rawValue: 17) }
    @inlinable public static var character: TypeID { TypeID(rawValue: 18) }
    @inlinable public static var substring: TypeID { TypeID(rawValue: 19) }
    @inlinable public static var array: TypeID { TypeID(rawValue: 20) }
    @inlinable public static var dictionary: TypeID { TypeID(rawValue: 21) }
    @inlinable public static var set: TypeID { TypeID(rawValue: 22) }
    @inlinable public static var function: TypeID { TypeID(rawValue: 23) }
    @inlinable public static var keyPath: TypeID { TypeID(rawValue: 24) }
    /// A captured variable's cell.
    @inlinable public static var box: TypeID { TypeID(rawValue: 25) }
    /// State of a native (a timer, a scheduler's queue) that interpreted code can change.
    @inlinable public static var native: TypeID { TypeID(rawValue: 26) }
    /// An unlabelled tuple; labelled ones are made on demand by `TypeTable.tuple(labels:)`.
    @inlinable public static var tuple: TypeID { TypeID(rawValue: 27) }
    /// The reference in a `weak` or `unowned` variable, which does not count.
    @inlinable public static var weakReference: TypeID { TypeID(rawValue: 28) }
    /// The state of a hash while it is computed, kept in the payload.
    @inlinable public static var hasher: TypeID { TypeID(rawValue: 29) }
    /// The declaration `Optional`, as conformances name it; no value carries this id.
    @inlinable public static var optional: TypeID { TypeID(rawValue: 30) }
    /// `Any`, as metatypes and conformances name it; no value carries this id.
    @inlinable public static var any: TypeID { TypeID(rawValue: 31) }
    /// The first id that is free for nominal and labelled tuple types.
    @inlinable public static var firstDeclared: TypeID { TypeID(rawValue: 32) }

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

    @inlinable public static var referenceFlag: UInt32 { 0x8000_0000 }
    @inlinable public static var depthMask: UInt32 { 0xFFFF }

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
    @inlinable @inline(__always)
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
