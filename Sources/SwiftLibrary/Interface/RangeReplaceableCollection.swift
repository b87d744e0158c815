// Collections whose parts can be replaced by others of any length.

/// A collection that can grow and shrink.
protocol RangeReplaceableCollection<Element>: Collection {
    init()
    /// Replaces the values of a range of places.
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Element
}

extension RangeReplaceableCollection {
    /// The values of a collection, and those of a sequence after them.
    static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Other.Element == Element {
        var result = lhs
        result.append(contentsOf: rhs)
        return result
    }
    /// The values of a sequence, and those of a collection after them.
    static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self where Other.Element == Element {
        var result = Self()
        result.append(contentsOf: lhs)
        result.append(contentsOf: rhs)
        return result
    }
    /// Adds the values of a sequence at the end.
    static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element { lhs.append(contentsOf: rhs) }
    /// A value a number of times.
    init(repeating repeatedValue: Element, count: Int) {
        self.init()
        append(contentsOf: Array(repeating: repeatedValue, count: count))
    }
    /// The values of a sequence.
    init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.init()
        append(contentsOf: elements)
    }
    /// Adds a value at the end.
    mutating func append(_ newElement: Element) {
        replaceSubrange(endIndex..<endIndex, with: [newElement])
    }
    /// Adds the values of a sequence at the end.
    mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
        replaceSubrange(endIndex..<endIndex, with: Array(newElements))
    }
    /// Puts a value before a place.
    mutating func insert(_ newElement: Element, at i: Index) { replaceSubrange(i..<i, with: [newElement]) }
    /// Takes the value at a place out.
    @discardableResult
    mutating func remove(at i: Index) -> Element {
        let element = self[i]
        replaceSubrange(i..<index(after: i), with: [])
        return element
    }
    /// Takes the values of a range of places out.
    mutating func removeSubrange(_ bounds: Range<Index>) { replaceSubrange(bounds, with: []) }
    /// Takes the first value out, which must be there.
    @discardableResult
    mutating func removeFirst() -> Element {
        _require(!isEmpty, "Can't remove items from an empty collection")
        return remove(at: startIndex)
    }
    /// Takes a number of values out at the beginning, which must be there.
    mutating func removeFirst(_ k: Int) {
        _require(k >= 0 && count >= k, "Can't remove more items from a collection than it contains")
        removeSubrange(startIndex..<index(startIndex, offsetBy: k))
    }
    /// Takes all values out.
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { replaceSubrange(startIndex..<endIndex, with: []) }
    /// Takes the values out for which the closure says yes.
    mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        let kept = try filter { !(try shouldBeRemoved($0)) }
        replaceSubrange(startIndex..<endIndex, with: Array(kept))
    }
    /// Puts the values of a collection before a place.
    mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element {
        replaceSubrange(i..<i, with: newElements)
    }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
    /// Takes the last value out; nil if there is none.
    mutating func popLast() -> Element? { isEmpty ? nil : remove(at: index(before: endIndex)) }
    /// Takes the last value out, which must be there.
    @discardableResult
    mutating func removeLast() -> Element {
        _require(!isEmpty, "Can't remove last element from an empty collection")
        return remove(at: index(before: endIndex))
    }
    /// Takes a number of values out at the end, which must be there.
    mutating func removeLast(_ k: Int) {
        _require(k >= 0 && count >= k, "Can't remove more items from a collection than it contains")
        removeSubrange(index(startIndex, offsetBy: count - k)..<endIndex)
    }
}
