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

    /// The value without the optionals around it; nil for `nil`.
    var wrappedValue: Value? {
        var value = self
        while value.depth > 0 { value = value.unwrapped }
        return value.isNil ? nil : value
    }
}
