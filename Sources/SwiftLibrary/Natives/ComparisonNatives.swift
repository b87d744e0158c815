import SwiftInterpreter

extension StandardNatives {
    /// Comparing, ordering and hashing values of primitive types, for calls through a protocol or as values.
    static func comparisons() -> [String: NativeFunction] {
        var natives: [String: NativeFunction] = [
            "Equatable.==(_:_:)": { machine, arguments throws(Interruption) in
                let (left, right) = arguments.operands
                return .bool(try machine.equals(left, right))
            },
            "Equatable.!=(_:_:)": { machine, arguments throws(Interruption) in
                let (left, right) = arguments.operands
                return .bool(!(try machine.equals(left, right)))
            },
            "Hashable.hash(into:)": { machine, arguments throws(Interruption) in
                let hash = try machine.hash(arguments[0], into: arguments[1].payload, byParts: false)
                arguments[1] = Value(payload: hash, type: .hasher)
                return .void
            },
            "_plainNumbers(_:)": { machine, arguments throws(Interruption) in try plainNumbers(arguments[0], machine) },
            "_identity(_:)": { _, arguments in
                .int(Int(truncatingIfNeeded: arguments.operand.identity ?? UInt(truncatingIfNeeded: arguments.operand.payload)))
            },
            "isKnownUniquelyReferenced(_:)": { machine, arguments in
                .bool(machine.heap.isOnlyReference(arguments[0]))
            },
            "===(lhs:rhs:)": { _, arguments in
                let (left, right) = arguments.operands
                return .bool(left.isNil && right.isNil || left.identity != nil && left.identity == right.identity)
            },
            "Hashable.hashValue": { machine, arguments throws(Interruption) in
                .int(Int(truncatingIfNeeded: try machine.hash(arguments[0]) >> 1))
            },
        ]
        let orders: [(String, (Int) -> Bool)] = [
            ("==", { $0 == 0 }), ("!=", { $0 != 0 }), ("<", { $0 < 0 }), ("<=", { $0 <= 0 }), (">", { $0 > 0 }),
            (">=", { $0 >= 0 }),
        ]
        for (name, order) in orders {
            let compare: NativeFunction = { machine, arguments throws(Interruption) in
                let (left, right) = arguments.operands
                try machine.charge(reading: left, right)
                return .bool(order(machine.heap.compareStrings(left, right)))
            }
            for type in ["String", "Substring", "Character", "StringProtocol"] { natives["\(type).\(name)(lhs:rhs:)"] = compare }
        }
        return natives
    }
}
