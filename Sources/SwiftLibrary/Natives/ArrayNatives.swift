import SwiftInterpreter

extension StandardNatives {
    static func arrays(context: SessionContext) -> [String: NativeFunction] {
        var natives = arrayReads()
        natives.merge(arrayChanges()) { _, new in new }
        natives.merge(arrayOrders(context: context)) { _, new in new }
        return natives
    }

    // MARK: Reading

    private static func arrayReads() -> [String: NativeFunction] {
        [
            "Array.init()": { machine, _ in machine.heap.makeArray(taking: []) },
            "Array.init(repeating:count:)": { machine, arguments throws(Interruption) in
                let count = arguments.int(1)
                guard count >= 0 else { throw .trap("Can't construct Array with count < 0") }
                try machine.chargeElements(count)
                return machine.heap.makeArray(copying: repeatElement(arguments[0], count: count))
            },
            "Array._numbers(of:)": { machine, arguments throws(Interruption) in
                guard let numbers = machine.numbers(of: arguments[arguments.count - 1]) else { return .none }
                try machine.chargeElements(numbers.count)
                return machine.heap.makeArray(taking: numbers.map { .int($0) }).wrapped
            },
            "Array.count": { machine, arguments in .int(machine.heap.arrayCount(arguments[0])) },
            "Array.isEmpty": { machine, arguments in .bool(machine.heap.arrayCount(arguments[0]) == 0) },
            "Array.capacity": { machine, arguments in .int(machine.heap.arrayCount(arguments[0])) },
            "Array.first": { machine, arguments in
                let count = machine.heap.arrayCount(arguments[0])
                return machine.optional(count == 0 ? nil : machine.copiedElement(arguments[0], 0))
            },
            "Array.last": { machine, arguments in
                let count = machine.heap.arrayCount(arguments[0])
                return machine.optional(count == 0 ? nil : machine.copiedElement(arguments[0], count - 1))
            },
            "Array.subscript(_:)": { machine, arguments throws(Interruption) in
                try machine.checkIndex(arguments.int(1), in: arguments[0])
                return machine.copiedElement(arguments[0], arguments.int(1))
            },
            "Array._part(_:_:)": { machine, arguments throws(Interruption) in
                let start = arguments.int(1), end = arguments.int(2)
                guard start >= 0, start <= end, end <= machine.heap.arrayCount(arguments[0]) else {
                    throw .trap("Array index is out of range")
                }
                try machine.chargeElements(end - start)
                return machine.heap.withElements(arguments[0]) { machine.heap.makeArray(copying: UnsafeBufferPointer(rebasing: $0[start..<end])) }
            },
            "Array.+(_:_:)": { machine, arguments throws(Interruption) in
                let (left, right) = arguments.operands
                let heap = machine.heap
                try machine.chargeElements(heap.arrayCount(left) + heap.arrayCount(right))
                return heap.makeArray(copying: heap.elements(left) + heap.elements(right))
            },
            "Array.contains(_:)": { machine, arguments throws(Interruption) in
                .bool(try machine.firstIndex(of: arguments[1], in: arguments[0]) != nil)
            },
            "Array.firstIndex(of:)": { machine, arguments throws(Interruption) in
                try machine.firstIndex(of: arguments[1], in: arguments[0])?.value.wrapped ?? .none
            },
            "Array.lastIndex(of:)": { machine, arguments throws(Interruption) in
                try machine.charge(steps: machine.heap.arrayCount(arguments[0]))
                var index = machine.heap.arrayCount(arguments[0]) - 1
                while index >= 0 {
                    if try machine.equals(machine.heap.arrayElement(arguments[0], index), arguments[1]) {
                        return Value.int(index).wrapped
                    }
                    index -= 1
                }
                return .none
            },
        ]
    }

    // MARK: Changes

    private static func arrayChanges() -> [String: NativeFunction] {
        [
            "Array.subscript(_:).set": { machine, arguments throws(Interruption) in
                try machine.checkIndex(arguments.int(1), in: arguments[0])
                try machine.change(arguments) { place in
                    machine.heap.retain(arguments[2])
                    machine.heap.setElement(of: &place, arguments.int(1), taking: arguments[2])
                }
                return .void
            },
            "Array.append(_:)": { machine, arguments throws(Interruption) in
                try machine.change(arguments) { place in
                    machine.heap.retain(arguments[1])
                    machine.heap.append(to: &place, taking: arguments[1])
                }
                return .void
            },
            "Array._append(_:)": { machine, arguments throws(Interruption) in
                let added = machine.heap.elements(arguments[1])
                try machine.chargeElements(added.count)
                try machine.change(arguments) { place in
                    let count = machine.heap.arrayCount(place)
                    for value in added { machine.heap.retain(value) }
                    machine.heap.replaceElements(of: &place, count..<count, taking: added)
                }
                return .void
            },
            "Array.insert(_:at:)": { machine, arguments throws(Interruption) in
                let index = arguments.int(2)
                guard index >= 0, index <= machine.heap.arrayCount(arguments[0]) else {
                    throw .trap("Array index is out of range")
                }
                try machine.change(arguments) { place in
                    machine.heap.retain(arguments[1])
                    machine.heap.replaceElements(of: &place, index..<index, taking: [arguments[1]])
                }
                return .void
            },
            "Array.remove(at:)": { machine, arguments throws(Interruption) in
                try machine.checkIndex(arguments.int(1), in: arguments[0])
                return try machine.removeElement(arguments, at: arguments.int(1))
            },
            "Array.removeFirst()": { machine, arguments throws(Interruption) in
                guard machine.heap.arrayCount(arguments[0]) > 0 else {
                    throw .trap("Can't remove first element from an empty collection")
                }
                return try machine.removeElement(arguments, at: 0)
            },
            "Array.removeLast()": { machine, arguments throws(Interruption) in
                let count = machine.heap.arrayCount(arguments[0])
                guard count > 0 else { throw .trap("Can't remove last element from an empty collection") }
                return try machine.removeElement(arguments, at: count - 1)
            },
            "Array.popLast()": { machine, arguments throws(Interruption) in
                let count = machine.heap.arrayCount(arguments[0])
                return count == 0 ? .none : try machine.removeElement(arguments, at: count - 1).wrapped
            },
            "Array.removeAll(keepingCapacity:)": { machine, arguments throws(Interruption) in
                let old = arguments[0]
                arguments[0] = machine.heap.makeArray(taking: [])
                machine.heap.release(old)
                return .void
            },
            "Array._replace(_:_:_:)": { machine, arguments throws(Interruption) in
                let start = arguments.int(1), end = arguments.int(2)
                guard start >= 0, start <= end, end <= machine.heap.arrayCount(arguments[0]) else {
                    throw .trap("Array index is out of range")
                }
                let new = machine.heap.elements(arguments[3])
                try machine.chargeElements(new.count)
                try machine.change(arguments) { place in
                    for value in new { machine.heap.retain(value) }
                    machine.heap.replaceElements(of: &place, start..<end, taking: new)
                }
                return .void
            },
            "Array.reserveCapacity(_:)": { machine, arguments throws(Interruption) in
                // Room is made as it is needed; an honest wish costs nothing, a huge one is refused.
                try machine.charge(steps: 1, bytes: max(0, min(arguments.int(1), Int.max / 16)) * 16)
                return .void
            },
            "Array.swapAt(_:_:)": { machine, arguments throws(Interruption) in
                try machine.checkIndex(arguments.int(1), in: arguments[0])
                try machine.checkIndex(arguments.int(2), in: arguments[0])
                try machine.permute(arguments) { $0.swapAt(arguments.int(1), arguments.int(2)) }
                return .void
            },
        ]
    }

    // MARK: Orders

    private static func arrayOrders(context: SessionContext) -> [String: NativeFunction] {
        [
            "Array.reverse()": { machine, arguments throws(Interruption) in
                try machine.charge(steps: machine.heap.arrayCount(arguments[0]))
                try machine.permute(arguments) { $0.reverse() }
                return .void
            },
            "Array.reversed()": { machine, arguments throws(Interruption) in
                try machine.chargeElements(machine.heap.arrayCount(arguments[0]))
                return machine.heap.makeArray(copying: machine.heap.elements(arguments[0]).reversed())
            },
            "Array.shuffle()": { machine, arguments throws(Interruption) in
                try machine.charge(steps: machine.heap.arrayCount(arguments[0]))
                try machine.permute(arguments) { $0.shuffle(using: &context.state.random) }
                return .void
            },
            "Array.shuffled()": { machine, arguments throws(Interruption) in
                try machine.chargeElements(machine.heap.arrayCount(arguments[0]))
                return machine.heap.makeArray(
                    copying: machine.heap.elements(arguments[0]).shuffled(using: &context.state.random))
            },
            "Array.randomElement()": { machine, arguments in
                let count = machine.heap.arrayCount(arguments[0])
                if count == 0 { return .none }
                let index = Int(context.state.random.next(below: UInt64(count)))
                return machine.copiedElement(arguments[0], index).wrapped
            },
            "Array._sortedPrimitives()": { machine, arguments throws(Interruption) in
                let values = machine.heap.elements(arguments[0])
                try machine.chargeElements(values.count * 4)
                guard let sorted = machine.sortedPrimitives(values) else { return .none }
                return machine.heap.makeArray(copying: sorted).wrapped
            },
        ]
    }
}

extension Machine {
    /// Pays for an array of so many elements.
    func chargeElements(_ count: Int) throws(Interruption) {
        let (bytes, overflow) = count.multipliedReportingOverflow(by: 16)
        guard !overflow, count < Int(Int32.max) else { throw .memoryBudget }
        try charge(steps: 1 + count, bytes: bytes)
    }

    /// The numbers of a range of Int that can be counted; nil for any other value.
    func numbers(of range: Value) -> Range<Int>? {
        guard range.objectKind == .structure, let decl = types[range.type].decl, decl.isInterface,
            decl.name == "Range" || decl.name == "ClosedRange"
        else { return nil }
        let (lower, last) = (heap.slot(range, 0), heap.slot(range, 1))
        guard lower.type == .int, last.type == .int else { return nil }
        let (upper, overflow) = last.asInt.addingReportingOverflow(decl.name == "Range" ? 0 : 1)
        return overflow || upper.subtractingReportingOverflow(lower.asInt).overflow ? nil : lower.asInt..<upper
    }

    func checkIndex(_ index: Int, in array: Value) throws(Interruption) {
        guard index >= 0, index < heap.arrayCount(array) else { throw .trap("Index out of range") }
    }

    /// An element that the caller owns.
    func copiedElement(_ array: Value, _ index: Int) -> Value {
        let element = heap.arrayElement(array, index)
        heap.retain(element)
        return element
    }

    /// Changes the inout argument of a mutating method.
    func change(
        _ arguments: Arguments, _ body: (inout Value) throws(Interruption) -> Void
    ) throws(Interruption) {
        var place = arguments[0]
        try body(&place)
        arguments[0] = place
    }

    /// Changes the order of the elements of the array that a method is called on.
    func permute(
        _ arguments: Arguments, _ body: (inout UnsafeMutableBufferPointer<Value>) -> Void
    ) throws(Interruption) {
        try change(arguments) { place in
            heap.withMutableElements(&place) { elements in
                var elements = elements
                body(&elements)
            }
        }
    }

    /// Takes an element out of the array that a method is called on.
    func removeElement(_ arguments: Arguments, at index: Int) throws(Interruption) -> Value {
        let element = copiedElement(arguments[0], index)
        try charge(steps: 1 + (heap.arrayCount(arguments[0]) - index) / 16)
        try change(arguments) { place in
            heap.replaceElements(of: &place, index..<(index + 1), taking: [])
        }
        return element
    }

    func firstIndex(of value: Value, in array: Value) throws(Interruption) -> Int? {
        let count = heap.arrayCount(array)
        try charge(steps: 1 + count)
        for index in 0..<count where try equals(heap.arrayElement(array, index), value) { return index }
        return nil
    }

    /// The values in order if all are of one primitive type; `==` values keep their order.
    func sortedPrimitives(_ values: [Value]) -> [Value]? {
        guard let first = values.first else { return values }
        guard first.depth == 0, values.allSatisfy({ $0.type == first.type && $0.depth == 0 }) else { return nil }
        switch first.type {
        case .int, .int8, .int16, .int32, .int64:
            return values.sorted { $0.asInt < $1.asInt }
        case .uint, .uint8, .uint16, .uint32, .uint64:
            return values.sorted { $0.payload < $1.payload }
        case .double:
            return values.sorted { $0.asDouble < $1.asDouble }
        case .float:
            return values.sorted { $0.asFloat < $1.asFloat }
        case .string, .substring, .character:
            return values.sorted { heap.compareStrings($0, $1) < 0 }
        default:
            return nil
        }
    }
}
