/// Operators on numbers of any type, and on strings, Booleans and other primitives. The operands say
/// their type themselves.
extension Machine {
    func arithmetic(_ operation: PrimitiveOperator, _ a: Value, _ b: Value) throws(Interruption) -> Value {
        switch a.type {
        case .int, .int64: try integer(operation, Int64.self, a, b)
        case .int8: try integer(operation, Int8.self, a, b)
        case .int16: try integer(operation, Int16.self, a, b)
        case .int32: try integer(operation, Int32.self, a, b)
        case .uint, .uint64: try integer(operation, UInt64.self, a, b)
        case .uint8: try integer(operation, UInt8.self, a, b)
        case .uint16: try integer(operation, UInt16.self, a, b)
        case .uint32: try integer(operation, UInt32.self, a, b)
        case .double: try floating(operation, a.asDouble, b.asDouble) { .double($0) }
        case .float:
            try floating(operation, a.asFloat, b.asFloat) { .float($0) }
        case .bool:
            switch operation {
            case .bitAnd: .bool(a.asBool && b.asBool)
            case .bitOr: .bool(a.asBool || b.asBool)
            case .bitXor: .bool(a.asBool != b.asBool)
            default: .bool(try compare(operation, a, b))
            }
        case .string, .substring, .character:
            if operation == .add {
                try concatenation(a, b)
            } else {
                .bool(try compare(operation, a, b))
            }
        default: .bool(try compare(operation, a, b))
        }
    }

    private func concatenation(_ a: Value, _ b: Value) throws(Interruption) -> Value {
        try chargeText(bytes: heap.byteCount(a) + heap.byteCount(b))
        return heap.concatenation(a, b)
    }

    /// A comparison of two values of the same primitive type.
    func compare(_ operation: PrimitiveOperator, _ a: Value, _ b: Value) throws(Interruption) -> Bool {
        switch a.type {
        case .double:
            return try compare(operation, a.asDouble, b.asDouble)
        case .float:
            return try compare(operation, a.asFloat, b.asFloat)
        case .uint, .uint8, .uint16, .uint32, .uint64:
            return try compare(operation, a.payload, b.payload)
        case .string where a.isReference && b.isReference, .character where a.isReference && b.isReference, .substring where a.isReference && b.isReference:
            switch operation {
            case .equal: return heap.stringsEqual(a, b)
            case .notEqual: return !heap.stringsEqual(a, b)
            default: return try compare(operation, heap.compareStrings(a, b), 0)
            }
        case _ where a.isReference || b.isReference || a.flags != b.flags || a.type != b.type:
            switch operation {
            case .equal: return try equals(a, b)
            case .notEqual: return try !equals(a, b)
            default: throw .trap("values of type '\(typeName(of: a))' have no order")
            }
        default:
            return try compare(operation, a.asInt, b.asInt)
        }
    }

    private func compare<T: Comparable>(_ operation: PrimitiveOperator, _ a: T, _ b: T) throws(Interruption) -> Bool {
        switch operation {
        case .equal: return a == b
        case .notEqual: return a != b
        case .less: return a < b
        case .lessOrEqual: return a <= b
        case .greater: return a > b
        case .greaterOrEqual: return a >= b
        default: throw .trap("`\(operation.symbol)` is not an operation of this type")
        }
    }

    private func integer<T: FixedWidthInteger>(
        _ operation: PrimitiveOperator, _ type: T.Type, _ left: Value, _ right: Value
    ) throws(Interruption) -> Value {
        let a = T(truncatingIfNeeded: Int64(bitPattern: left.payload))
        let b = T(truncatingIfNeeded: Int64(bitPattern: right.payload))
        func result(_ value: T) -> Value {
            Value(payload: UInt64(bitPattern: Int64(truncatingIfNeeded: value)), type: left.type)
        }
        let outcome: (partialValue: T, overflow: Bool)
        switch operation {
        case .add: outcome = a.addingReportingOverflow(b)
        case .subtract: outcome = a.subtractingReportingOverflow(b)
        case .multiply: outcome = a.multipliedReportingOverflow(by: b)
        case .divide:
            if b == 0 { throw .trap("Division by zero") }
            outcome = a.dividedReportingOverflow(by: b)
        case .remainder:
            if b == 0 { throw .trap("Division by zero in remainder operation") }
            outcome = a.remainderReportingOverflow(dividingBy: b)
        case .wrappingAdd: return result(a &+ b)
        case .wrappingSubtract: return result(a &- b)
        case .wrappingMultiply: return result(a &* b)
        case .bitAnd: return result(a & b)
        case .bitOr: return result(a | b)
        case .bitXor: return result(a ^ b)
        // The shift's own type decides its sign: `x << y` takes any integer on the right.
        case .shiftLeft: return result(a << shift(right))
        case .shiftRight: return result(a >> shift(right))
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
            return .bool(try compare(operation, a, b))
        }
        if outcome.overflow {
            throw .trap("Arithmetic operation '\(a) \(operation.symbol) \(b)' (on type '\(types[left.type].name)') results in an overflow")
        }
        return result(outcome.partialValue)
    }

    private func shift(_ value: Value) -> Int {
        switch value.type {
        case .uint, .uint64: Int(clamping: value.payload)
        default: value.asInt
        }
    }

    private func floating<T: BinaryFloatingPoint>(
        _ operation: PrimitiveOperator, _ a: T, _ b: T, _ result: (T) -> Value
    ) throws(Interruption) -> Value {
        switch operation {
        case .add: return result(a + b)
        case .subtract: return result(a - b)
        case .multiply: return result(a * b)
        case .divide: return result(a / b)
        case .remainder: return result(a.truncatingRemainder(dividingBy: b))
        default: return .bool(try compare(operation, a, b))
        }
    }

    func negate(_ value: Value) throws(Interruption) -> Value {
        switch value.type {
        case .double: return .double(-value.asDouble)
        case .float: return .float(-value.asFloat)
        default: return try arithmetic(.subtract, Value(payload: 0, type: value.type), value)
        }
    }

    func bitNot(_ value: Value) -> Value {
        switch value.type {
        case .uint8: Value(payload: UInt64(~UInt8(truncatingIfNeeded: value.payload)), type: value.type)
        case .uint16: Value(payload: UInt64(~UInt16(truncatingIfNeeded: value.payload)), type: value.type)
        case .uint32: Value(payload: UInt64(~UInt32(truncatingIfNeeded: value.payload)), type: value.type)
        default: Value(payload: ~value.payload, type: value.type)
        }
    }

    /// A number as a number of another type; traps where it does not fit.
    func convert(_ value: Value, to type: TypeID) throws(Interruption) -> Value {
        switch type {
        case .double: return .double(try number(value, Double.self))
        case .float: return .float(try number(value, Float.self))
        case .int, .int64: return try integer(value, Int64.self, type)
        case .int8: return try integer(value, Int8.self, type)
        case .int16: return try integer(value, Int16.self, type)
        case .int32: return try integer(value, Int32.self, type)
        case .uint, .uint64: return try integer(value, UInt64.self, type)
        case .uint8: return try integer(value, UInt8.self, type)
        case .uint16: return try integer(value, UInt16.self, type)
        case .uint32: return try integer(value, UInt32.self, type)
        default: throw .trap("'\(typeName(of: value))' is no number")
        }
    }

    private func number<T: BinaryFloatingPoint>(_ value: Value, _ type: T.Type) throws(Interruption) -> T {
        switch value.type {
        case .double: T(value.asDouble)
        case .float: T(value.asFloat)
        case .uint, .uint8, .uint16, .uint32, .uint64: T(value.payload)
        default: T(value.asInt)
        }
    }

    private func integer<T: FixedWidthInteger>(
        _ value: Value, _ target: T.Type, _ type: TypeID
    ) throws(Interruption) -> Value {
        let name = types[type].name
        let converted: T?
        switch value.type {
        case .double, .float:
            let number = value.type == .double ? value.asDouble : Double(value.asFloat)
            let source = value.type == .double ? "Double" : "Float"
            if !number.isFinite {
                throw .trap("\(source) value cannot be converted to \(name) because it is either infinite or NaN")
            }
            let whole = number.rounded(.towardZero)
            converted = T(exactly: whole)
            if converted == nil {
                let side = whole < 0 ? "less than \(name).min" : "greater than \(name).max"
                throw .trap("\(source) value cannot be converted to \(name) because the result would be \(side)")
            }
        case .uint, .uint8, .uint16, .uint32, .uint64:
            converted = T(exactly: value.payload)
        default:
            converted = T(exactly: value.asInt)
        }
        guard let converted else {
            throw .trap("Not enough bits to represent the passed value")
        }
        return Value(payload: UInt64(bitPattern: Int64(truncatingIfNeeded: converted)), type: type)
    }
}

extension Value {
    public var asFloat: Float { Float(bitPattern: UInt32(truncatingIfNeeded: payload)) }

    public static func float(_ value: Float) -> Value {
        Value(payload: UInt64(value.bitPattern), type: .float)
    }
}
