/// Values that can be visited again and again, each at its place.
protocol Collection<Element>: Sequence {
    associatedtype Index: Comparable
    associatedtype Iterator = IndexingIterator<Self>
    associatedtype SubSequence: Collection = Slice<Self> where SubSequence.Element == Element, SubSequence.Index == Index
    associatedtype Indices = [Index]
    /// The place of the first value.
    var startIndex: Index { get }
    /// The place after the last value.
    var endIndex: Index { get }
    /// How many values there are.
    var count: Int { get }
    /// Whether there are no values.
    var isEmpty: Bool { get }
    /// The place after a place.
    func index(after i: Index) -> Index
    /// The value at a place.
    subscript(position: Index) -> Element { get }
    /// The values of a range of places.
    subscript(bounds: Range<Index>) -> SubSequence { get }
    /// The place so far from another.
    func index(_ i: Index, offsetBy distance: Int) -> Index
    /// How many places lie between two.
    func distance(from start: Index, to end: Index) -> Int
}

extension Collection where Iterator == IndexingIterator<Self> {
    func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self, _position: startIndex) }
}

/// Gives the values of a collection by going from place to place.
struct IndexingIterator<Elements: Collection>: IteratorProtocol {
    typealias Element = Elements.Element
    let _elements: Elements
    var _position: Elements.Index

    mutating func next() -> Elements.Element? {
        if _position == _elements.endIndex { return nil }
        let element = _elements[_position]
        _position = _elements.index(after: _position)
        return element
    }
}

extension Collection {
    var isEmpty: Bool { startIndex == endIndex }
    var count: Int { distance(from: startIndex, to: endIndex) }
    /// The first value; nil if there is none.
    var first: Element? { isEmpty ? nil : self[startIndex] }
    /// The places of all values.
    var indices: [Index] {
        var result: [Index] = []
        var i = startIndex
        while i != endIndex {
            result.append(i)
            i = index(after: i)
        }
        return result
    }
    var underestimatedCount: Int { count }
    func index(_ i: Index, offsetBy distance: Int) -> Index {
        var result = i
        for _ in 0..<distance { result = index(after: result) }
        return result
    }
    /// The place so far from another; nil if that is beyond a limit.
    func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var result = i
        for _ in 0..<distance {
            if result == limit { return nil }
            result = index(after: result)
        }
        return result
    }
    func distance(from start: Index, to end: Index) -> Int {
        var distance = 0
        var i = start
        while i != end {
            i = index(after: i)
            distance += 1
        }
        return distance
    }
    /// Moves a place on by one.
    func formIndex(after i: inout Index) { i = index(after: i) }
    subscript(bounds: Range<Index>) -> Slice<Self> { Slice(base: self, bounds: bounds) }
    /// The values of a range of places.
    subscript<R: RangeExpression>(bounds: R) -> SubSequence where R.Bound == Index {
        self[bounds.relative(to: self)]
    }
    /// `values[...]`
    func _whole() -> SubSequence { self[startIndex..<endIndex] }
    /// The place of the first value for which the closure says yes.
    func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var i = startIndex
        while i != endIndex {
            if try predicate(self[i]) { return i }
            i = index(after: i)
        }
        return nil
    }
    /// The first values, no more than so many.
    func prefix(_ maxLength: Int) -> SubSequence {
        _require(maxLength >= 0, "Can't take a prefix of negative length from a collection")
        return self[startIndex..<(index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex)]
    }
    /// The values before a place.
    func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
    /// The values up to a place, which is included.
    func prefix(through position: Index) -> SubSequence { self[startIndex..<index(after: position)] }
    /// The values before the first for which the closure says no.
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var end = startIndex
        while end != endIndex, try predicate(self[end]) { end = index(after: end) }
        return self[startIndex..<end]
    }
    /// The last values, no more than so many.
    func suffix(_ maxLength: Int) -> SubSequence {
        _require(maxLength >= 0, "Can't take a suffix of negative length from a collection")
        let skipped = count - maxLength
        return self[index(startIndex, offsetBy: skipped > 0 ? skipped : 0)..<endIndex]
    }
    /// The values from a place on.
    func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
    /// The values without the first ones.
    func dropFirst(_ k: Int = 1) -> SubSequence {
        _require(k >= 0, "Can't drop a negative number of elements from a collection")
        return self[(index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex)..<endIndex]
    }
    /// The values without the last ones.
    func dropLast(_ k: Int = 1) -> SubSequence {
        _require(k >= 0, "Can't drop a negative number of elements from a collection")
        let kept = count - k
        return self[startIndex..<index(startIndex, offsetBy: kept > 0 ? kept : 0)]
    }
    /// The values from the first for which the closure says no.
    func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var start = startIndex
        while start != endIndex, try predicate(self[start]) { start = index(after: start) }
        return self[start..<endIndex]
    }
    /// A random value, by the session's seed; nil if there is none.
    func randomElement() -> Element? {
        if isEmpty { return nil }
        return self[index(startIndex, offsetBy: Int.random(in: 0..<count))]
    }
    /// A random value, by a generator; nil if there is none.
    func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
        if isEmpty { return nil }
        return self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
    }
}

extension Collection where Element: Equatable {
    /// The place of the first occurrence of a value; nil if there is none.
    func firstIndex(of element: Element) -> Index? { firstIndex(where: { $0 == element }) }
}

extension Collection where SubSequence == Self {
    /// Takes the first value out; nil if there is none.
    mutating func popFirst() -> Element? {
        guard let first else { return nil }
        self = self[index(after: startIndex)..<endIndex]
        return first
    }
}

/// A collection that can be walked backwards too.
protocol BidirectionalCollection<Element>: Collection {
    associatedtype SubSequence: BidirectionalCollection
    /// The place before a place.
    func index(before i: Index) -> Index
}

extension BidirectionalCollection {
    /// The last value; nil if there is none.
    var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
    /// Moves a place back by one.
    func formIndex(before i: inout Index) { i = index(before: i) }
    /// The last value for which the closure says yes.
    func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        guard let i = try lastIndex(where: predicate) else { return nil }
        return self[i]
    }
    /// The place of the last value for which the closure says yes.
    func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var i = endIndex
        while i != startIndex {
            i = index(before: i)
            if try predicate(self[i]) { return i }
        }
        return nil
    }
}

extension BidirectionalCollection where Element: Equatable {
    /// The place of the last occurrence of a value; nil if there is none.
    func lastIndex(of element: Element) -> Index? { lastIndex(where: { $0 == element }) }
}

/// A collection in which any place is reached at once.
protocol RandomAccessCollection<Element>: BidirectionalCollection {}

extension RandomAccessCollection where Index == Int {
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
    func distance(from start: Int, to end: Int) -> Int { end - start }
    /// The places of all values.
    var indices: Range<Int> { startIndex..<endIndex }
}

/// A collection whose values can be replaced.
protocol MutableCollection<Element>: Collection {
    subscript(position: Index) -> Element { get set }
}

extension MutableCollection {
    /// Exchanges the values at two places.
    mutating func swapAt(_ i: Index, _ j: Index) {
        let value = self[i]
        self[i] = self[j]
        self[j] = value
    }
    mutating func _replaceAll(_ values: [Element]) {
        var i = startIndex
        for value in values {
            self[i] = value
            i = index(after: i)
        }
    }
    /// Puts the values in the order that the closure tells.
    mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        _replaceAll(try sorted(by: areInIncreasingOrder))
    }
    /// Puts the values for which the closure says yes behind all others; the place of the first of them.
    mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
        guard var pivot = try firstIndex(where: belongsInSecondPartition) else { return endIndex }
        var i = index(after: pivot)
        while i < endIndex {
            if !(try belongsInSecondPartition(self[i])) {
                swapAt(i, pivot)
                pivot = index(after: pivot)
            }
            i = index(after: i)
        }
        return pivot
    }
    /// Brings the values into a random order, by the session's seed.
    mutating func shuffle() { _replaceAll(shuffled()) }
    /// Turns the order around.
    mutating func reverse() { _replaceAll(Array(self).reversed()) }
}

extension MutableCollection where Self: BidirectionalCollection {
    /// Puts the values for which the closure says yes behind all others; the place of the first of them.
    mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
        var low = startIndex
        var high = endIndex
        while true {
            while low < high, !(try belongsInSecondPartition(self[low])) { low = index(after: low) }
            if low == high { return low }
            high = index(before: high)
            while low < high, try belongsInSecondPartition(self[high]) { high = index(before: high) }
            if low == high { return low }
            swapAt(low, high)
            low = index(after: low)
        }
    }
}

extension MutableCollection where Element: Comparable {
    /// Puts the values in their order.
    mutating func sort() { _replaceAll(sorted()) }
}

/// A view onto a part of a collection; it keeps the places of the whole.
@_printsArguments
struct Slice<Base: Collection>: Collection {
    typealias Element = Base.Element
    typealias Index = Base.Index
    typealias Iterator = _SliceIterator<Base>
    typealias SubSequence = Slice<Base>
    let _startIndex: Base.Index
    let _endIndex: Base.Index
    let _base: Base

    init(base: Base, bounds: Range<Base.Index>) {
        _startIndex = bounds.lowerBound
        _endIndex = bounds.upperBound
        _base = base
    }
    /// The whole collection.
    var base: Base { _base }
    var startIndex: Base.Index { _startIndex }
    var endIndex: Base.Index { _endIndex }
    func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
    subscript(position: Base.Index) -> Base.Element { _base[position] }
    subscript(bounds: Range<Base.Index>) -> Slice<Base> { Slice(base: _base, bounds: bounds) }
    func makeIterator() -> _SliceIterator<Base> {
        _SliceIterator(_base: _base, _position: _startIndex, _end: _endIndex)
    }
}

extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
    func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}

extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}

/// Gives the values of a slice one by one.
struct _SliceIterator<Base: Collection>: IteratorProtocol {
    typealias Element = Base.Element
    let _base: Base
    var _position: Base.Index
    let _end: Base.Index

    mutating func next() -> Base.Element? {
        if _position == _end { return nil }
        let element = _base[_position]
        _position = _base.index(after: _position)
        return element
    }
}
