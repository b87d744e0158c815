import SwiftInterpreter

/// What ranges and strides ask of their bounds: numbers answer by themselves, other types by `advanced(by:)` and `distance(to:)`.
extension StandardNatives {
    static func striding(_ natives: [String: NativeFunction]) -> [String: NativeFunction] {
        let own: [String: NativeFunction] = [
            "_successor(_:)": { machine, arguments throws(Interruption) in try moved(arguments[0], by: .int(1), machine) },
            "_predecessor(_:)": { machine, arguments throws(Interruption) in try moved(arguments[0], by: .int(-1), machine) },
            "_advance(_:_:)": { machine, arguments throws(Interruption) in try moved(arguments[0], by: arguments[1], machine) },
            "_distance(_:_:)": { machine, arguments throws(Interruption) in try distance(arguments[0], arguments[1], machine) },
            "_strideValue(_:_:_:_:_:)": { machine, arguments throws(Interruption) in
                let value = try moved(arguments[0], by: try multiple(of: arguments[1], by: arguments.int(2)), machine)
                let left = try distance(value, arguments[3], machine)
                guard let step = AnyNumber(arguments[1])?.asDouble, let rest = AnyNumber(left)?.asDouble else {
                    machine.heap.release(value)
                    machine.heap.release(left)
                    throw .trap("distances of type \(machine.types[left.type].name) cannot be counted")
                }
                let isInside = rest == 0 ? arguments.bool(4) : (rest > 0) == (step > 0)
                if isInside { return value.wrapped }
                machine.heap.release(value)
                return .none
            },
        ]
        var result: [String: NativeFunction] = [:]
        for (name, native) in own { result[name] = byType(name, in: natives, otherwise: native) }
        return result
    }

    private static func moved(_ value: Value, by distance: Value, _ machine: Machine) throws(Interruption) -> Value {
        if let moved = try machine.moved(value, by: distance) { return moved }
        throw .trap("values of type \(machine.types[value.type].name) cannot be counted")
    }

    private static func distance(_ start: Value, _ end: Value, _ machine: Machine) throws(Interruption) -> Value {
        if let distance = try machine.distance(from: start, to: end) { return distance }
        throw .trap("values of type \(machine.types[start.type].name) cannot be counted")
    }

    /// So many steps as one distance.
    private static func multiple(of step: Value, by count: Int) throws(Interruption) -> Value {
        switch AnyNumber(step) {
        case .signed(let number):
            let (product, overflow) = number.multipliedReportingOverflow(by: Int64(count))
            if overflow { throw .trap("arithmetic overflow: a stride goes too far") }
            return Value(payload: UInt64(bitPattern: product), type: step.type)
        case .floating(let number):
            return step.type == .float ? .float(Float(number) * Float(count)) : .double(number * Double(count))
        case .unsigned, nil: throw .trap("a stride takes its steps by numbers with a sign")
        }
    }

    /// A number as an Int where it is a whole one, else as a Double, so that numbers of different types compare; arrays by
    /// their elements. The caller owns it.
    static func plainNumbers(_ value: Value, _ machine: Machine) throws(Interruption) -> Value {
        if value.depth == 0, let number = AnyNumber(value) {
            switch number {
            case .signed(let whole): return .int(Int(whole))
            case .unsigned(let whole): return whole <= UInt64(Int.max) ? .int(Int(whole)) : Value(payload: whole, type: .uint64)
            case .floating(let number): return Int(exactly: number).map { .int($0) } ?? .double(number)
            }
        }
        guard value.depth == 0, value.type == .array, machine.heap.slotCount(value) > 0, holdsNumbers(machine.heap.slot(value, 0)) else {
            machine.heap.retain(value)
            return value
        }
        let count = machine.heap.slotCount(value)
        try machine.charge(steps: count)
        var elements: [Value] = []
        for index in 0..<count { elements.append(try plainNumbers(machine.heap.slot(value, index), machine)) }
        return machine.heap.makeArray(taking: elements)
    }

    private static func holdsNumbers(_ element: Value) -> Bool { AnyNumber(element) != nil || element.type == .array }
}
