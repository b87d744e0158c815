/// Objects that are a row of values: structs, instances, enum payloads, tuples, closures, boxes, native state.
extension Heap {
    /// A new object that takes over the values given.
    public func makeObject(_ kind: ObjectKind, type: TypeID, taking slots: [Value]) -> Value {
        let object = allocate(kind, type: type, slots: slots.count)
        for (index, value) in slots.enumerated() { object.slots[index] = value }
        return object.value
    }

    /// A tuple, unlabelled unless `type` is one of `TypeTable.tuple(labels:)`.
    public func makeTuple(_ type: TypeID = .tuple, taking elements: [Value]) -> Value {
        makeObject(.tuple, type: type, taking: elements)
    }

    /// State of a native: a cell whose changes the journal knows.
    public func makeNative(type: TypeID = .native, taking slots: [Value]) -> Value {
        makeObject(.native, type: type, taking: slots)
    }

    /// The number of values in an object.
    public func slotCount(_ value: Value) -> Int { Int(value.object.pointee.slotCount) }

    /// A stored property, element or captured value by index; borrowed.
    public func slot(_ value: Value, _ index: Int) -> Value {
        precondition(index >= 0 && index < Int(value.object.pointee.slotCount))
        return value.object.slots[index]
    }

    /// Stores a copy of `new` in a cell: a class instance, a box or native state.
    public func setSlot(_ cell: Value, _ index: Int, _ new: Value) {
        retain(new)
        setSlot(cell, index, taking: new)
    }

    /// Stores a value in a cell, which takes it over.
    public func setSlot(_ cell: Value, _ index: Int, taking new: Value) {
        let object = cell.object
        precondition(object.pointee.kind.isCell && index >= 0 && index < Int(object.pointee.slotCount))
        if object.pointee.tag != core.pointee.epoch { save(object) }
        let old = object.slots[index]
        object.slots[index] = new
        release(old)
    }

    /// Stores a value in a value object (a struct, tuple or enum payload), which is copied first if someone
    /// else holds it. `place` is owned by the caller; the object takes `new` over.
    public func setSlot(of place: inout Value, _ index: Int, taking new: Value) {
        makeUnique(&place)
        let object = place.object
        precondition(index >= 0 && index < Int(object.pointee.slotCount))
        let old = object.slots[index]
        object.slots[index] = new
        release(old)
    }

    /// Whether a value object may be changed in place.
    @inline(__always)
    func isUnique(_ object: ObjectPointer) -> Bool {
        object.pointee.count == 1 && object.pointee.epoch == core.pointee.epoch
    }

    /// Whether an initialiser gave every stored property a value: one that failed leaves an instance which never was.
    func isInitialised(_ object: ObjectPointer) -> Bool {
        for index in 0..<Int(object.pointee.slotCount) where object.slots[index].isHole { return false }
        return true
    }

    /// Whether nothing but the place that `value` was read from refers to its object.
    public func isOnlyReference(_ value: Value) -> Bool {
        !value.isNil && value.isReference && value.object.pointee.count == 1
    }

    /// Gives an owned value object for itself to whoever holds `place`.
    public func makeUnique(_ place: inout Value) {
        if isUnique(place.object) { return }
        let copy = copyObject(place.object)
        let old = place
        place.payload = copy.value.payload
        release(old)
    }

    /// A copy of a struct, with what its generic parameters stand for.
    public func copy(_ value: Value) -> Value { copyObject(value.object).value }

    /// A copy that holds the same values, each counted once more.
    @inline(never)
    func copyObject(_ object: ObjectPointer) -> ObjectPointer {
        switch object.pointee.kind {
        case .string:
            let copy = allocateString(
                capacity: Int(object.pointee.slotCount), type: object.pointee.type)
            StringLayout(copy).copy(from: StringLayout(object))
            return copy
        case .table:
            return TableLayout(object).copy(in: self, minimumCapacity: Int(object.pointee.tag))
        case .array:
            return copyArray(object, minimumCapacity: Int(object.pointee.slotCount))
        default:
            let count = Int(object.pointee.slotCount)
            let copy = allocate(
                object.pointee.kind, type: object.pointee.type, slots: count, tag: object.pointee.tag)
            copy.pointee.typeWord = object.pointee.typeWord
            copy.pointee.flags = object.pointee.flags.intersection([.hasCaptures, .bindsFirst, .hasDeinit])
            for index in 0..<count {
                let value = object.slots[index]
                retain(value)
                copy.slots[index] = value
            }
            return copy
        }
    }
}

/// References that do not count. All weak and unowned references to one object share a cell, which holds the
/// object's address as a plain number. A dead object that the journal keeps reads as gone, and is
/// found again if the journal brings it back.
extension Heap {
    /// The cell of an object, counted once more.
    func weakReference(to object: ObjectPointer) -> Value {
        let address = UInt(bitPattern: object)
        if let cell = weakCells[address] {
            cell.pointee.count &+= 1
            return cell.value
        }
        let cell = allocate(.weak, type: .weakReference, slots: 1)
        cell.slots[0] = Value(payload: UInt64(address), type: .native)
        weakCells[address] = cell
        object.pointee.flags.insert(.hasWeak)
        return cell.value
    }

    /// The cell of what an unowned variable refers to, counted once more. Around that of an optional one is an optional, too.
    func unownedReference(to value: Value) -> Value {
        guard value.isReference else { return .none }
        let cell = weakReference(to: value.object)
        return value.depth > 0 ? cell.wrapped : cell
    }

    /// What a weak cell refers to: an instance that lives, borrowed, or nil.
    func target(of cell: Value) -> Value? {
        guard cell.isReference, let object = ObjectPointer(bitPattern: UInt(cell.object.slots[0].payload)),
              object.pointee.flags.isDisjoint(with: [.zombie, .deinitialised]) else { return nil }
        return object.value
    }

    func clearWeakCell(of object: ObjectPointer) {
        if let cell = weakCells.removeValue(forKey: UInt(bitPattern: object)) {
            cell.slots[0].payload = 0
        }
    }

    func forgetWeakCell(_ cell: ObjectPointer) {
        let address = UInt(cell.slots[0].payload)
        guard weakCells[address] == cell, let object = ObjectPointer(bitPattern: address) else { return }
        weakCells[address] = nil
        object.pointee.flags.remove(.hasWeak)
    }

    /// Makes a cell that the journal brought back the one of its object again.
    func rememberWeakCell(_ cell: ObjectPointer) {
        let address = UInt(cell.slots[0].payload)
        guard let object = ObjectPointer(bitPattern: address) else { return }
        weakCells[address] = cell
        object.pointee.flags.insert(.hasWeak)
    }

    /// A reference to an instance that does not keep it alive; the caller owns it.
    public func makeWeakReference(to instance: Value) -> Value { weakReference(to: instance.object) }

    /// What a weak reference refers to, borrowed; nil once it is gone.
    public func weakTarget(of reference: Value) -> Value? { target(of: reference) }

    /// Whether an instance still lives as far as programs can see.
    public func isAlive(_ instance: Value) -> Bool {
        instance.object.pointee.flags.isDisjoint(with: [.zombie, .deinitialised])
    }
}
