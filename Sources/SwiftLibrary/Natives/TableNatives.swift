import SwiftInterpreter

extension StandardNatives {
    /// Dictionary and Set: tables that keep the order in which keys came in.
    static func tables() -> [String: NativeFunction] {
        var natives = dictionaries()
        natives.merge(sets()) { _, new in new }
        for type in ["Dictionary", "Set"] {
            natives["\(type).count"] = { machine, arguments in .int(machine.heap.tableCount(arguments[0])) }
            natives["\(type).isEmpty"] = { machine, arguments in .bool(machine.heap.tableCount(arguments[0]) == 0) }
        }
        return natives
    }

    private static func dictionaries() -> [String: NativeFunction] {
        [
            "Dictionary.init()": { machine, _ in machine.heap.makeDictionary() },
            "Dictionary._keys": { machine, arguments throws(Interruption) in
                try machine.entries(of: arguments[0]) { key, _ in key }
            },
            "Dictionary._values": { machine, arguments throws(Interruption) in
                try machine.entries(of: arguments[0]) { _, value in value }
            },
            "Dictionary._entries": { machine, arguments throws(Interruption) in
                let table = arguments[0]
                try machine.charge(steps: machine.heap.tableCount(table) * 2, bytes: machine.heap.tableCount(table) * 72)
                var entries: [Value] = []
                machine.heap.forEachEntry(table) { key, value in entries.append(machine.pair(key, value)) }
                return machine.heap.makeArray(taking: entries)
            },
            "Dictionary.first": { machine, arguments in
                guard let entry = machine.heap.entry(arguments[0], from: 0) else { return .none }
                return machine.pair(entry.key, entry.value).wrapped
            },
            "Dictionary.subscript(_:)": { machine, arguments throws(Interruption) in
                guard let value = try machine.lookup(arguments[0], arguments[1]) else { return .none }
                machine.heap.retain(value)
                return value.wrapped
            },
            "Dictionary.subscript(_:).set": { machine, arguments throws(Interruption) in
                let key = arguments[1], new = arguments[2]
                if new.isNil {
                    machine.heap.release(try machine.removeEntry(arguments, key: key) ?? .void)
                } else {
                    try machine.insertEntry(arguments, key: key, value: new.unwrapped)
                }
                return .void
            },
            "Dictionary.updateValue(_:forKey:)": { machine, arguments throws(Interruption) in
                let old = try machine.lookup(arguments[0], arguments[2])
                if let old { machine.heap.retain(old) }
                try machine.insertEntry(arguments, key: arguments[2], value: arguments[1])
                return machine.optional(old)
            },
            "Dictionary.removeValue(forKey:)": { machine, arguments throws(Interruption) in
                machine.optional(try machine.removeEntry(arguments, key: arguments[1]))
            },
            "Dictionary.removeAll(keepingCapacity:)": { machine, arguments in
                let old = arguments[0]
                arguments[0] = machine.heap.makeDictionary()
                machine.heap.release(old)
                return .void
            },
        ]
    }

    private static func sets() -> [String: NativeFunction] {
        [
            "Set.init()": { machine, _ in machine.heap.makeSet() },
            "Set._elements": { machine, arguments throws(Interruption) in
                try machine.entries(of: arguments[0]) { key, _ in key }
            },
            "Set.first": { machine, arguments in
                guard let entry = machine.heap.entry(arguments[0], from: 0) else { return .none }
                machine.heap.retain(entry.key)
                return entry.key.wrapped
            },
            "Set.contains(_:)": { machine, arguments throws(Interruption) in
                .bool(try machine.lookup(arguments[0], arguments[1]) != nil)
            },
            "Set._insert(_:)": { machine, arguments throws(Interruption) in
                .bool(try machine.insertEntry(arguments, key: arguments[1], value: .void))
            },
            "Set._insert(contentsOf:)": { machine, arguments throws(Interruption) in
                for element in machine.heap.elements(arguments[1]) {
                    try machine.charge(steps: 4)
                    try machine.insertEntry(arguments, key: element, value: .void)
                }
                return .void
            },
            "Set.remove(_:)": { machine, arguments throws(Interruption) in
                // The element as the set holds it, which may differ from an equal one.
                guard let key = try machine.lookupKey(arguments[0], arguments[1]) else { return .none }
                machine.heap.retain(key)
                _ = try machine.removeEntry(arguments, key: arguments[1])
                return key.wrapped
            },
            "Set.removeAll(keepingCapacity:)": { machine, arguments in
                let old = arguments[0]
                arguments[0] = machine.heap.makeSet()
                machine.heap.release(old)
                return .void
            },
        ]
    }
}

extension Machine {
    /// What `part` picks of each entry, as an array.
    fileprivate func entries(
        of table: Value, _ part: (_ key: Value, _ value: Value) -> Value
    ) throws(Interruption) -> Value {
        try chargeElements(heap.tableCount(table))
        var parts: [Value] = []
        heap.forEachEntry(table) { key, value in parts.append(part(key, value)) }
        return heap.makeArray(copying: parts)
    }

    /// The tuple `(key: …, value: …)`.
    fileprivate func pair(_ key: Value, _ value: Value) -> Value {
        heap.retain(key)
        heap.retain(value)
        return heap.makeTuple(types.tuple(labels: ["key", "value"]), taking: [key, value])
    }

    /// Sets the value of a key in the table that a method is called on; says whether the key is new.
    @discardableResult
    fileprivate func insertEntry(_ arguments: Arguments, key: Value, value: Value) throws(Interruption) -> Bool {
        var table = arguments[0]
        defer { arguments[0] = table }
        heap.retain(value)
        return try insert(&table, key: key, taking: value)
    }

    /// Takes a key out of the table that a method is called on; the value is the caller's.
    fileprivate func removeEntry(_ arguments: Arguments, key: Value) throws(Interruption) -> Value? {
        var table = arguments[0]
        defer { arguments[0] = table }
        return try remove(&table, key: key)
    }
}
