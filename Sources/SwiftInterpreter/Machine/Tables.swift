/// The memory of a Dictionary or Set: entries in the order of insertion, and an open-addressing index
/// of entry numbers behind them.
///
/// `slotCount` is the number of entries, removed ones included (their key is a hole); `tag` is the
/// number of entries in use. The index has twice the capacity's power of two in places.
struct TableLayout {
    struct Entry {
        var key: Value
        /// `.void` in a set.
        var value: Value
        var hash: UInt64
    }

    static let headerSize = 32
    static let unused = UInt32.max

    let object: ObjectPointer
    @inline(__always) init(_ object: ObjectPointer) { self.object = object }

    private var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(object) }
    var capacity: Int { Int((raw + 24).load(as: UInt32.self)) }
    /// Places in the index less 1; the number of places is a power of two.
    var mask: Int { Int((raw + 28).load(as: UInt32.self)) }
    var entries: UnsafeMutablePointer<Entry> {
        (raw + TableLayout.headerSize).assumingMemoryBound(to: Entry.self)
    }
    var index: UnsafeMutablePointer<UInt32> {
        UnsafeMutableRawPointer(entries + capacity).assumingMemoryBound(to: UInt32.self)
    }
    var count: Int { Int(object.pointee.tag) }

    static func allocate(in heap: Heap, type: TypeID, capacity: Int) -> TableLayout {
        var places = 8
        while places < capacity * 3 / 2 { places *= 2 }
        let bytes = headerSize + capacity * MemoryLayout<Entry>.stride + places * 4
        let object = heap.allocateBytes(bytes)
        object.pointee.kind = .table
        object.pointee.typeWord = type.rawValue
        object.pointee.slotCount = 0
        object.pointee.tag = 0
        let raw = UnsafeMutableRawPointer(object)
        raw.storeBytes(of: UInt32(capacity), toByteOffset: 24, as: UInt32.self)
        raw.storeBytes(of: UInt32(places - 1), toByteOffset: 28, as: UInt32.self)
        let table = TableLayout(object)
        table.index.initialize(repeating: unused, count: places)
        return table
    }

    /// Adds an entry whose key is not there yet; there must be room.
    func add(_ entry: Entry) {
        let number = Int(object.pointee.slotCount)
        entries[number] = entry
        object.pointee.slotCount += 1
        object.pointee.tag += 1
        var place = Int(truncatingIfNeeded: entry.hash) & mask
        while index[place] != TableLayout.unused { place = (place + 1) & mask }
        index[place] = UInt32(number)
    }

    /// A copy without the removed entries, each key and value counted once more.
    func copy(in heap: Heap, minimumCapacity: Int) -> ObjectPointer {
        let copy = TableLayout.allocate(
            in: heap, type: object.pointee.type, capacity: max(minimumCapacity, count))
        for number in 0..<Int(object.pointee.slotCount) where !entries[number].key.isHole {
            heap.retain(entries[number].key)
            heap.retain(entries[number].value)
            copy.add(entries[number])
        }
        return copy.object
    }

    /// The same entries in more room; they move, so that no count changes, and this table is empty afterwards.
    func moved(in heap: Heap, capacity: Int) -> ObjectPointer {
        let grown = TableLayout.allocate(in: heap, type: object.pointee.type, capacity: capacity)
        for number in 0..<Int(object.pointee.slotCount) where !entries[number].key.isHole {
            grown.add(entries[number])
        }
        object.pointee.slotCount = 0
        object.pointee.tag = 0
        return grown.object
    }
}

extension Heap {
    public func makeDictionary(capacity: Int = 0) -> Value {
        TableLayout.allocate(in: self, type: .dictionary, capacity: capacity).object.value
    }

    public func makeSet(capacity: Int = 0) -> Value {
        TableLayout.allocate(in: self, type: .set, capacity: capacity).object.value
    }

    /// The number of entries of a Dictionary or Set.
    public func tableCount(_ table: Value) -> Int { TableLayout(table.object).count }

    /// Visits the entries in order; the value is `.void` in a Set. Both are borrowed.
    public func forEachEntry<Failure: Error>(
        _ table: Value, _ visit: (_ key: Value, _ value: Value) throws(Failure) -> Void
    ) throws(Failure) {
        let layout = TableLayout(table.object)
        for number in 0..<Int(layout.object.pointee.slotCount) where !layout.entries[number].key.isHole {
            try visit(layout.entries[number].key, layout.entries[number].value)
        }
    }

    /// The first entry whose number is at least `number`, for iterators and indices: its number, key and
    /// value, borrowed. Numbers of removed entries are skipped.
    public func entry(_ table: Value, from number: Int) -> (number: Int, key: Value, value: Value)? {
        let layout = TableLayout(table.object)
        var number = max(0, number)
        while number < Int(layout.object.pointee.slotCount) {
            let entry = layout.entries[number]
            if !entry.key.isHole { return (number, entry.key, entry.value) }
            number += 1
        }
        return nil
    }

    /// Gives a table that the caller owns for itself to the caller, with room for `room` entries more.
    func reserveTable(_ place: inout Value, room: Int) {
        let layout = TableLayout(place.object)
        let used = Int(layout.object.pointee.slotCount)
        let unique = isUnique(layout.object)
        if unique && used + room <= layout.capacity { return }
        let live = layout.count
        let wanted = used + room <= layout.capacity && !unique ? layout.capacity : max(4, (live + room) * 2)
        let old = place
        place.payload = unique
            ? layout.moved(in: self, capacity: wanted).value.payload
            : layout.copy(in: self, minimumCapacity: max(wanted, live + room)).value.payload
        release(old)
    }
}
