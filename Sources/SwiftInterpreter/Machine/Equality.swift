/// Comparing and hashing any two values, honouring the program's own `==` and `hash(into:)`.
///
/// Both work through a list instead of recursing, so that a chain of a million payloads can be compared.
extension Machine {
    /// Whether two values are equal: by their type's own `==` where it has one, else by their parts;
    /// instances and closures without `==` by identity.
    public func equals(_ a: Value, _ b: Value) throws(Interruption) -> Bool {
        if a.payload == b.payload && a.flags == b.flags && a.type == b.type {
            // The same value; a NaN in it, or an == that says no to itself, is found below.
            if !a.isReference && a.type != .double && a.type != .float
                && a.type.rawValue < TypeID.firstDeclared.rawValue { return true }
            if a.isReference && a.object.pointee.kind == .string { return true }
        }
        return try areEqual(a, b, byParts: false)
    }

    /// Whether two values of one type have equal parts, the type's own `==` aside: what a derived `==` does.
    public func partsAreEqual(_ a: Value, _ b: Value) throws(Interruption) -> Bool {
        try areEqual(a, b, byParts: true)
    }

    private func areEqual(_ a: Value, _ b: Value, byParts: Bool) throws(Interruption) -> Bool {
        var work: [(Value, Value)] = []
        var skipsOwn = byParts
        var pair: (Value, Value)? = (a, b)
        var steps = 0
        while let (left, right) = pair {
            if try !compareOne(left, right, skipsOwn: skipsOwn, &work) { return false }
            skipsOwn = false
            pair = work.popLast()
            steps += 1
            if steps & 1023 == 0 { try charge(steps: 1024) }
        }
        return true
    }

    /// Compares two values as far as they are plain and puts their parts on the list.
    private func compareOne(
        _ a: Value, _ b: Value, skipsOwn: Bool, _ work: inout [(Value, Value)]
    ) throws(Interruption) -> Bool {
        if a.depth != b.depth { return false }
        if a.type == .none || b.type == .none { return a.type == b.type }
        if !skipsOwn, a.type.rawValue >= TypeID.firstDeclared.rawValue,
           let function = implementation(of: .equals, for: a.type) {
            var depth = a.flags & Value.depthMask
            var left = a, right = b
            while depth > 0 {
                left = left.unwrapped
                right = right.unwrapped
                depth -= 1
            }
            return try callOperator(function, left, right).asBool
        }
        guard a.isReference, b.isReference else {
            if a.isReference != b.isReference || a.type != b.type { return false }
            switch a.type {
            case .double: return a.asDouble == b.asDouble
            case .float: return a.asFloat == b.asFloat
            case .metatype: return try typesAreEqual(a, b)
            default: return a.payload == b.payload
            }
        }
        let first = a.object, second = b.object
        if first.pointee.kind != second.pointee.kind { return false }
        switch first.pointee.kind {
        case .string:
            return heap.stringsEqual(a, b)
        case .array:
            // The library looks at the buffer first.
            if first == second { return true }
            if first.pointee.slotCount != second.pointee.slotCount { return false }
        case .tuple:
            if first.pointee.slotCount != second.pointee.slotCount { return false }
        case .structure, .enumeration:
            if a.type != b.type || first.pointee.tag != second.pointee.tag { return false }
            if first.pointee.slotCount != second.pointee.slotCount { return false }
        case .table:
            return try tablesAreEqual(a, b, &work)
        case .keyPath:
            guard heap.stringsEqual(first.slots[KeyPathSlot.text], second.slots[KeyPathSlot.text]) else { return false }
            // The indices of its subscripts are what its getter holds.
            let (x, y) = (first.slots[KeyPathSlot.getter], second.slots[KeyPathSlot.getter])
            if x.type == .keyPath, y.type == .keyPath {
                work.append((x, y))
                work.append((first.slots[KeyPathSlot.setter], second.slots[KeyPathSlot.setter]))
            } else if x.objectKind == .closure, y.objectKind == .closure, x.object.pointee.slotCount == y.object.pointee.slotCount {
                for index in 0..<Int(x.object.pointee.slotCount) { work.append((x.object.slots[index], y.object.slots[index])) }
            }
            return true
        default:
            return first == second
        }
        var index = Int(first.pointee.slotCount)
        while index > 0 {
            index -= 1
            work.append((first.slots[index], second.slots[index]))
        }
        return true
    }

    private func typesAreEqual(_ a: Value, _ b: Value) throws(Interruption) -> Bool {
        let type = TypeID(rawValue: UInt32(truncatingIfNeeded: a.payload))
        if UInt32(truncatingIfNeeded: b.payload) == type.rawValue, isPartlyKnown(a) || isPartlyKnown(b) {
            throw .trap("two types '\(types[type].name)' cannot be compared: the type arguments of a view that was stored as 'any View' are not known")
        }
        return a.payload == b.payload
    }

    private func tablesAreEqual(
        _ a: Value, _ b: Value, _ work: inout [(Value, Value)]
    ) throws(Interruption) -> Bool {
        if a.object == b.object { return true }
        if heap.tableCount(a) != heap.tableCount(b) || a.type != b.type { return false }
        let first = TableLayout(a.object)
        for number in 0..<Int(first.object.pointee.slotCount) {
            let entry = first.entries[number]
            if entry.key.isHole { continue }
            guard let other = try findEntry(TableLayout(b.object), entry.key, entry.hash) else { return false }
            if a.type == .dictionary {
                work.append((entry.value, TableLayout(b.object).entries[other].value))
            }
        }
        return true
    }

    /// Calls an operator function with two operands; one that belongs to a protocol also takes the type.
    func callOperator(_ function: Int, _ a: Value, _ b: Value) throws(Interruption) -> Value {
        try prepare(function)
        if state.pointee.functions[function].argumentCount == 3 {
            return try call(function, [.metatype(a.type), a, b])
        }
        return try call(function, a, b)
    }

    // MARK: Hashing

    /// The hash of a value; equal values have equal hashes. The same in every session.
    public func hash(_ value: Value) throws(Interruption) -> UInt64 {
        if value.type == .int && value.flags == 0 { return mixHash(0, value.payload) }
        if value.type == .string && value.flags == Value.referenceFlag { return heap.hashString(value) }
        return try hash(value, into: 0, byParts: false)
    }

    /// Folds a value into a hash: what `Hasher.combine` does.
    public func hash(_ value: Value, into hash: UInt64, byParts: Bool) throws(Interruption) -> UInt64 {
        var hash = hash
        var work = [value]
        var skipsOwn = byParts
        var steps = 0
        while let next = work.popLast() {
            hash = try hashOne(next, hash, skipsOwn: skipsOwn, &work)
            skipsOwn = false
            steps += 1
            if steps & 1023 == 0 { try charge(steps: 1024) }
        }
        return hash
    }

    private func hashOne(
        _ value: Value, _ hash: UInt64, skipsOwn: Bool, _ work: inout [Value]
    ) throws(Interruption) -> UInt64 {
        var hash = hash
        if value.depth > 0 || value.type == .none { hash = mixHash(hash, UInt64(value.depth) &+ 1) }
        if !skipsOwn, value.type.rawValue >= TypeID.firstDeclared.rawValue,
           let function = implementation(of: .hash, for: value.type) {
            var plain = value
            plain.flags &= ~Value.depthMask
            var arguments = [plain, Value(payload: hash, type: .hasher)]
            _ = try call(function, mutating: &arguments)
            return arguments[1].payload
        }
        guard value.isReference else {
            // -0.0 == 0.0
            if value.type == .double && value.asDouble == 0 { return mixHash(hash, 0) }
            if value.type == .float && value.asFloat == 0 { return mixHash(hash, 0) }
            return mixHash(hash, value.payload)
        }
        let object = value.object
        switch object.pointee.kind {
        case .string:
            return mixHash(hash, heap.hashString(value))
        case .table:
            // The order of entries must not matter.
            var sum: UInt64 = 0
            let table = TableLayout(object)
            for number in 0..<Int(object.pointee.slotCount) where !table.entries[number].key.isHole {
                let entry = table.entries[number]
                sum &+= value.type == .dictionary
                    ? try self.hash(entry.value, into: entry.hash, byParts: false) : entry.hash
            }
            return mixHash(hash, sum)
        case .array, .tuple, .structure, .enumeration:
            hash = mixHash(hash, object.pointee.kind == .array
                ? UInt64(object.pointee.slotCount) : UInt64(object.pointee.tag))
            var index = Int(object.pointee.slotCount)
            while index > 0 {
                index -= 1
                work.append(object.slots[index])
            }
            return hash
        case .keyPath:
            return mixHash(hash, heap.hashString(object.slots[KeyPathSlot.text]))
        default:
            return mixHash(hash, value.payload)
        }
    }
}

/// Dictionaries and sets, by key.
extension Machine {
    /// The value of a key in a dictionary, borrowed; in a set `.void` when the element is there.
    public func lookup(_ table: Value, _ key: Value) throws(Interruption) -> Value? {
        let layout = TableLayout(table.object)
        if layout.count == 0 { return nil }
        guard let number = try findEntry(layout, key, try hash(key)) else { return nil }
        let value = layout.entries[number].value
        if value.isHole { throw holeTrap() }
        return value
    }

    /// The key or element as the table holds it, borrowed.
    public func lookupKey(_ table: Value, _ key: Value) throws(Interruption) -> Value? {
        let layout = TableLayout(table.object)
        if layout.count == 0 { return nil }
        return try findEntry(layout, key, try hash(key)).map { layout.entries[$0].key }
    }

    /// Sets the value of a key in a table that the caller owns. The key is borrowed, the value taken over
    /// (`.void` for a set). Returns whether the key is new.
    @discardableResult
    public func insert(
        _ table: inout Value, key: Value, taking value: Value
    ) throws(Interruption) -> Bool {
        let hash = try self.hash(key)
        if let number = try findEntry(TableLayout(table.object), key, hash) {
            if table.type == .set { return false }
            // Copying leaves removed entries out, so that the numbers behind them move.
            let shared = TableLayout(table.object)
            let moved = heap.isUnique(shared.object) ? 0 : (0..<number).count { shared.entries[$0].key.isHole }
            heap.makeUnique(&table)
            let layout = TableLayout(table.object)
            let number = number - moved
            let old = layout.entries[number].value
            layout.entries[number].value = value
            heap.release(old)
            return false
        }
        let layout = TableLayout(table.object)
        if Int(layout.object.pointee.slotCount) == layout.capacity, layout.count > 64 {
            try charge(steps: 0, bytes: layout.count * 100)
        }
        heap.reserveTable(&table, room: 1)
        heap.retain(key)
        TableLayout(table.object).add(TableLayout.Entry(key: key, value: value, hash: hash))
        return true
    }

    /// Takes a key out of a table that the caller owns; the value is the caller's then.
    public func remove(_ table: inout Value, key: Value) throws(Interruption) -> Value? {
        let hash = try self.hash(key)
        guard try findEntry(TableLayout(table.object), key, hash) != nil else { return nil }
        heap.makeUnique(&table)
        let layout = TableLayout(table.object)
        guard let number = try findEntry(layout, key, hash) else { return nil }
        let entry = layout.entries[number]
        layout.entries[number].key = .hole
        layout.entries[number].value = .hole
        layout.object.pointee.tag -= 1
        heap.release(entry.key)
        return entry.value
    }

    /// Moves the value of a key out of a dictionary, as an optional; the entry keeps a hole until `putValue`.
    func takeValue(of table: inout Value, key: Value) throws(Interruption) -> Value {
        let hash = try self.hash(key)
        guard var number = try findEntry(TableLayout(table.object), key, hash) else { return .none }
        if !heap.isUnique(table.object) {
            heap.makeUnique(&table)
            guard let copied = try findEntry(TableLayout(table.object), key, hash) else { return .none }
            number = copied
        }
        let layout = TableLayout(table.object)
        let value = layout.entries[number].value
        if value.isHole { throw holeTrap() }
        layout.entries[number].value = .hole
        return value.wrapped
    }

    /// Stores an optional under a key; nil removes the key.
    func putValue(in table: inout Value, key: Value, taking optional: Value) throws(Interruption) {
        if optional.isNil {
            if let old = try remove(&table, key: key) { heap.release(old) }
        } else {
            try insert(&table, key: key, taking: optional.unwrapped)
        }
    }

    /// The number of the entry with a key.
    func findEntry(_ table: TableLayout, _ key: Value, _ hash: UInt64) throws(Interruption) -> Int? {
        if table.count == 0 { return nil }
        let mask = table.mask
        var place = Int(truncatingIfNeeded: hash) & mask
        let isString = key.type == .string && key.flags == Value.referenceFlag
        while true {
            let number = table.index[place]
            if number == TableLayout.unused { return nil }
            let entry = table.entries + Int(number)
            if entry.pointee.hash == hash, !entry.pointee.key.isHole {
                let other = entry.pointee.key
                if isString && other.type == .string && other.flags == Value.referenceFlag {
                    if heap.stringsEqual(key, other) { return Int(number) }
                } else if try equals(key, other) {
                    return Int(number)
                }
            }
            place = (place + 1) & mask
        }
    }
}
