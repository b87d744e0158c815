import DiffEngine
import SwiftInterpreter

// The engine carries values as 16 opaque bytes; here they are values of the interpreter.

extension Handle {
    init(_ value: Value) {
        self.init(first: value.payload, second: UInt64(value.type.rawValue) | UInt64(value.flags) << 32)
    }

    var value: Value {
        Value(
            payload: first, type: TypeID(rawValue: UInt32(truncatingIfNeeded: second)),
            flags: UInt32(truncatingIfNeeded: second >> 32))
    }
}

extension Value {
    func isIdentical(to other: Value) -> Bool {
        payload == other.payload && type == other.type && flags == other.flags
    }

    /// Whether the two are the same value of a type whose every value is equal to itself, whatever a program says: a
    /// number that is no float, a Bool.
    func isPlainlyEqual(to other: Value) -> Bool {
        isIdentical(to: other) && !isReference && type.rawValue < TypeID.firstDeclared.rawValue && type != .double
            && type != .float
    }

    /// The value without the optionals around it; nil for `nil`.
    var wrappedValue: Value? {
        var value = self
        while value.depth > 0 { value = value.unwrapped }
        return value.isNil ? nil : value
    }
}
