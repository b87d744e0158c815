/// Arrays: `slotCount` elements inline, room for `tag` of them.
extension Heap {
    /// An array that takes over the values given.
    public func makeArray(taking elements: [Value]) -> Value {
        if elements.isEmpty {
            retain(emptyArray)
            return emptyArray
        }
        let object = allocateArray(capacity: elements.count)
        elements.withUnsafeBufferPointer { source in
            if let start = source.baseAddress { object.slots.update(from: start, count: source.count) }
        }
        object.pointee.slotCount = UInt32(elements.count)
        return object.value
    }

    /// An array of copies of the values given.
    public func makeArray(copying elements: some Sequence<Value>) -> Value {
        Array(elements).withUnsafeBufferPointer { makeArray(copying: $0) }
    }

    /// An array of copies of the values given, which may lie in another array.
    public func makeArray(copying elements: UnsafeBufferPointer<Value>) -> Value {
        guard let start = elements.baseAddress, !elements.isEmpty else { return makeArray(taking: []) }
        let object = allocateArray(capacity: elements.count)
        for value in elements { retain(value) }
        object.slots.update(from: start, count: elements.count)
        object.pointee.slotCount = UInt32(elements.count)
        return object.value
    }

    public func arrayCount(_ array: Value) -> Int { Int(array.object.pointee.slotCount) }

    /// An element, borrowed; the index must be valid.
    public func arrayElement(_ array: Value, _ index: Int) -> Value {
        precondition(index >= 0 && index < arrayCount(array))
        return array.object.slots[index]
    }

    /// The elements, borrowed, for the time of the call.
    public func withElements<Result, Failure: Error>(
        _ array: Value, _ body: (UnsafeBufferPointer<Value>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let object = array.object
        return try body(UnsafeBufferPointer(start: object.slots, count: Int(object.pointee.slotCount)))
    }

    /// The elements as an array of the host, borrowed.
    public func elements(_ array: Value) -> [Value] {
        withElements(array) { Array($0) }
    }

    /// Appends a value, which the array takes over, to an array that the caller owns.
    public func append(to place: inout Value, taking element: Value) {
        let count = arrayCount(place)
        reserve(&place, capacity: count + 1)
        let object = place.object
        object.slots[count] = element
        object.pointee.slotCount = UInt32(count + 1)
    }

    /// Replaces an element of an array that the caller owns; the index must be valid.
    public func setElement(of place: inout Value, _ index: Int, taking element: Value) {
        precondition(index >= 0 && index < arrayCount(place))
        makeUnique(&place)
        let slots = place.object.slots
        let old = slots[index]
        slots[index] = element
        release(old)
    }

    /// Replaces a part of an array that the caller owns by values that it takes over; covers insertion and removal.
    public func replaceElements(of place: inout Value, _ range: Range<Int>, taking new: [Value]) {
        let count = arrayCount(place)
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        let newCount = count - range.count + new.count
        reserve(&place, capacity: max(newCount, count))
        let object = place.object
        let slots = object.slots
        let removed = range.map { slots[$0] }
        let tail = count - range.upperBound
        if tail > 0, new.count != range.count {
            (slots + range.lowerBound + new.count).update(from: slots + range.upperBound, count: tail)
        }
        for (offset, value) in new.enumerated() { slots[range.lowerBound + offset] = value }
        object.pointee.slotCount = UInt32(newCount)
        for value in removed { release(value) }
    }

    /// Gives an array that the caller owns for itself to the caller, with room for `capacity` elements.
    /// Grows by doubling, so that appending is cheap.
    public func reserve(_ place: inout Value, capacity: Int) {
        let object = place.object
        if isUnique(object) && Int(object.pointee.tag) >= capacity { return }
        let count = Int(object.pointee.slotCount)
        let wanted = capacity > count ? max(capacity, count * 2, 4) : count
        let old = place
        if isUnique(object) {
            // Moves: the elements keep their counts.
            let grown = allocateArray(capacity: wanted)
            grown.slots.update(from: object.slots, count: count)
            grown.pointee.slotCount = object.pointee.slotCount
            object.pointee.slotCount = 0
            place.payload = grown.value.payload
        } else {
            place.payload = copyArray(object, minimumCapacity: wanted).value.payload
        }
        release(old)
    }

    /// Sorts and the like: changes the elements of an array that the caller owns in place. `body` may
    /// permute and replace them, but counts are its own care.
    public func withMutableElements<Result, Failure: Error>(
        _ place: inout Value, _ body: (UnsafeMutableBufferPointer<Value>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        makeUnique(&place)
        let object = place.object
        return try body(UnsafeMutableBufferPointer(start: object.slots, count: Int(object.pointee.slotCount)))
    }

    func allocateArray(capacity: Int) -> ObjectPointer {
        let object = allocateBytes(ObjectPointer.headerSize + capacity * 16)
        object.pointee.kind = .array
        object.pointee.typeWord = TypeID.array.rawValue
        object.pointee.slotCount = 0
        object.pointee.tag = UInt32((self.capacity(of: object) - ObjectPointer.headerSize) / 16)
        return object
    }

    func copyArray(_ object: ObjectPointer, minimumCapacity: Int) -> ObjectPointer {
        let count = Int(object.pointee.slotCount)
        let copy = allocateArray(capacity: max(count, minimumCapacity))
        for index in 0..<count {
            let value = object.slots[index]
            retain(value)
            copy.slots[index] = value
        }
        copy.pointee.slotCount = UInt32(count)
        copy.pointee.typeWord = object.pointee.typeWord
        return copy
    }
}
