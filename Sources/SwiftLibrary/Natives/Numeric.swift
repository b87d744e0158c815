import SwiftInterpreter

/// A host's number type that stands for one of the interpreted language.
protocol NativeNumber {
    static var typeID: TypeID { get }
    /// The number in a value of this type.
    init(_ value: Value)
    /// The number as a value.
    var value: Value { get }
}

extension NativeNumber where Self: FixedWidthInteger {
    init(_ value: Value) { self = Self(truncatingIfNeeded: value.payload) }
    var value: Value {
        // Payloads hold integers sign-extended, and those without a sign as they are.
        Value(payload: UInt64(truncatingIfNeeded: self), type: Self.typeID)
    }
}

extension Int: NativeNumber { static var typeID: TypeID { .int } }
extension Int8: NativeNumber { static var typeID: TypeID { .int8 } }
extension Int16: NativeNumber { static var typeID: TypeID { .int16 } }
extension Int32: NativeNumber { static var typeID: TypeID { .int32 } }
extension Int64: NativeNumber { static var typeID: TypeID { .int64 } }
extension UInt: NativeNumber { static var typeID: TypeID { .uint } }
extension UInt8: NativeNumber { static var typeID: TypeID { .uint8 } }
extension UInt16: NativeNumber { static var typeID: TypeID { .uint16 } }
extension UInt32: NativeNumber { static var typeID: TypeID { .uint32 } }
extension UInt64: NativeNumber { static var typeID: TypeID { .uint64 } }

extension Double: NativeNumber {
    static var typeID: TypeID { .double }
    init(_ value: Value) { self = value.asDouble }
    var value: Value { .double(self) }
}

extension Float: NativeNumber {
    static var typeID: TypeID { .float }
    init(_ value: Value) { self = value.asFloat }
    var value: Value { .float(self) }
}

/// A number of any type, as conversions take it.
enum AnyNumber {
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)

    init?(_ value: Value) {
        switch value.type {
        case .int, .int8, .int16, .int32, .int64: self = .signed(Int64(bitPattern: value.payload))
        case .uint, .uint8, .uint16, .uint32, .uint64: self = .unsigned(value.payload)
        case .double: self = .floating(value.asDouble)
        case .float: self = .floating(Double(value.asFloat))
        default: return nil
        }
    }

    var asDouble: Double {
        switch self {
        case .signed(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .floating(let number): number
        }
    }

    /// The number as an integer of a type; nil if it does not fit. A fraction is dropped.
    func integer<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
        switch self {
        case .signed(let number): return Number(exactly: number)
        case .unsigned(let number): return Number(exactly: number)
        case .floating(let number):
            guard number.isFinite else { return nil }
            return Number(exactly: number.rounded(.towardZero))
        }
    }
}

/// Natives as they are collected for a type. (A closure that throws, assigned to a dictionary's entry in a
/// generic function, crashes the Swift 6.3 compiler; passed to a method it does not.)
struct NativeTable {
    private(set) var byName: [String: NativeFunction] = [:]

    mutating func add(_ name: String, _ native: @escaping NativeFunction) { byName[name] = native }
}

extension StandardNatives {
    /// A native that does what `Int8.name`, `Double.name`, … does for the type of one of its arguments, and something else for
    /// other types.
    static func byType(
        _ name: String, argument: Int = 0, in natives: [String: NativeFunction], otherwise: NativeFunction? = nil
    ) -> NativeFunction {
        var table = [NativeFunction?](repeating: nil, count: Int(TypeID.firstDeclared.rawValue))
        for (type, typeName) in numberTypes { table[Int(type.rawValue)] = natives["\(typeName).\(name)"] }
        return { [table] machine, arguments throws(Interruption) in
            let type = arguments[argument].type
            guard Int(type.rawValue) < table.count, let native = table[Int(type.rawValue)] else {
                if let otherwise { return try otherwise(machine, arguments) }
                throw .trap("values of type \(machine.types[type].name) cannot be counted")
            }
            return try native(machine, arguments)
        }
    }

    static let numberTypes: [(TypeID, String)] = [
        (.int, "Int"), (.int8, "Int8"), (.int16, "Int16"), (.int32, "Int32"), (.int64, "Int64"), (.uint, "UInt"),
        (.uint8, "UInt8"), (.uint16, "UInt16"), (.uint32, "UInt32"), (.uint64, "UInt64"), (.double, "Double"),
        (.float, "Float"),
    ]
}
