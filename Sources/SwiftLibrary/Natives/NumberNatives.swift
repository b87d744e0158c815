import SwiftInterpreter

extension StandardNatives {
    /// Bool, all integer types, Double and Float, and the functions that take any of them.
    static func numbers(context: SessionContext) -> [String: NativeFunction] {
        var natives = truthValues(context: context)
        let types: [[String: NativeFunction]] = [
            integers(Int.self, "Int"), integers(Int8.self, "Int8"), integers(Int16.self, "Int16"),
            integers(Int32.self, "Int32"), integers(Int64.self, "Int64"), integers(UInt.self, "UInt"),
            integers(UInt8.self, "UInt8"), integers(UInt16.self, "UInt16"), integers(UInt32.self, "UInt32"),
            integers(UInt64.self, "UInt64"),
            signedIntegers(Int.self, "Int"), signedIntegers(Int8.self, "Int8"), signedIntegers(Int16.self, "Int16"),
            signedIntegers(Int32.self, "Int32"), signedIntegers(Int64.self, "Int64"),
            floats(Double.self, "Double", bits: \.bitPattern, make: Double.init(bitPattern:)),
            floats(Float.self, "Float", bits: \.bitPattern, make: Float.init(bitPattern:)),
        ]
        for type in types { natives.merge(type) { _, new in new } }
        natives.merge(ofAnyNumber(natives, context: context)) { _, new in new }
        return natives
    }

    private static func truthValues(context: SessionContext) -> [String: NativeFunction] {
        [
            "Bool.init()": { _, _ in .bool(false) },
            "Bool.init(text:)": { machine, arguments in
                switch machine.text(arguments[0]) {
                case "true": Value.bool(true).wrapped
                case "false": Value.bool(false).wrapped
                default: .none
                }
            },
            "Bool.random()": { _, _ in .bool(context.state.random.next() & 1 == 1) },
            "Bool.!(a:)": { _, arguments in .bool(!arguments.operand.asBool) },
            "Bool.==(lhs:rhs:)": { _, arguments in
                let (left, right) = arguments.operands
                return .bool(left.asBool == right.asBool)
            },
            "Bool.!=(lhs:rhs:)": { _, arguments in
                let (left, right) = arguments.operands
                return .bool(left.asBool != right.asBool)
            },
        ]
    }

    /// Functions whose first argument may be a number of any type.
    private static func ofAnyNumber(
        _ natives: [String: NativeFunction], context: SessionContext
    ) -> [String: NativeFunction] {
        var result: [String: NativeFunction] = [
            "_randomBits()": { _, _ in context.state.random.next().value },
            "_requireStep(_:)": { _, arguments throws(Interruption) in
                guard let step = AnyNumber(arguments[0]), step.asDouble != 0 else {
                    throw .trap("Stride size must not be zero")
                }
                return .void
            },
        ]
        result.merge(striding(natives)) { $1 }
        for name in ["_addOverflows(_:_:)", "_subtractOverflows(_:_:)", "_multiplyOverflows(_:_:)", "abs(_:)",
                     "_rounded(_:_:)", "_isMinus(_:)", "_integer(from:through:bits:)", "_float(from:to:bits:)"] {
            result[name] = byType(name, in: natives)
        }
        // These are declared on a protocol: the type itself comes first.
        for name in ["<<(lhs:rhs:)", ">>(lhs:rhs:)"] {
            result["BinaryInteger.\(name)"] = byType("any\(name)", argument: 1, in: natives)
        }
        return result
    }
}
