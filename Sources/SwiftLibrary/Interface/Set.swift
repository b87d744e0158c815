/// Values without duplicates; they keep the order in which they came in.
struct Set<Element: Hashable>: Collection, SetAlgebra, ExpressibleByArrayLiteral, CustomStringConvertible {
    typealias Iterator = _ArrayIterator<Element>
    typealias Index = _DictionaryIndex
    typealias SubSequence = Slice<Set<Element>>

    /// Makes a set without values.
    init()
    /// Makes a set with room for so many values.
    init(minimumCapacity: Int) { self.init() }
    /// Makes a set of the values of a sequence.
    init<S: Sequence>(_ sequence: S) where S.Element == Element {
        self.init()
        _insert(contentsOf: Array(sequence))
    }

    /// How many values there are.
    var count: Int { get }
    /// Whether there are no values.
    var isEmpty: Bool { get }
    /// How many values fit before the set must grow.
    var capacity: Int { count }
    var _elements: [Element] { get }
    /// The first value; nil if there is none.
    var first: Element? { get }
    /// The values in brackets.
    @native("describe(_:)")
    var description: String { get }

    var startIndex: _DictionaryIndex { _DictionaryIndex(_offset: 0) }
    var endIndex: _DictionaryIndex { _DictionaryIndex(_offset: count) }
    func index(after i: _DictionaryIndex) -> _DictionaryIndex { _DictionaryIndex(_offset: i._offset + 1) }
    subscript(position: _DictionaryIndex) -> Element { _elements[position._offset] }
    func makeIterator() -> _ArrayIterator<Element> { _elements.makeIterator() }

    /// Whether a value is in the set.
    func contains(_ member: Element) -> Bool
    /// Adds a value; says whether it was new.
    @discardableResult
    mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
        let inserted = _insert(newMember)
        return (inserted: inserted, memberAfterInsert: newMember)
    }
    mutating func _insert(_ newMember: Element) -> Bool
    mutating func _insert(contentsOf newMembers: [Element])
    /// Adds a value in the place of an equal one; gives the old one.
    @discardableResult
    mutating func update(with newMember: Element) -> Element? {
        let old = remove(newMember)
        _insert(newMember)
        return old
    }
    /// Removes a value; nil if it was not in the set.
    @discardableResult
    mutating func remove(_ member: Element) -> Element?
    /// Removes the first value, which must be there.
    @discardableResult
    mutating func removeFirst() -> Element {
        guard let element = first else { _stop("Fatal error", "Can't removeFirst from an empty set") }
        remove(element)
        return element
    }
    /// Removes the first value; nil if there is none.
    mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
    /// Removes all values.
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    /// The values for which the closure says yes.
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
        var result = Set<Element>()
        for element in _elements where try isIncluded(element) { result._insert(element) }
        return result
    }

    /// The values of the set and of a sequence.
    func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        var result = self
        result._insert(contentsOf: Array(other))
        return result
    }
    /// Adds the values of a sequence.
    mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element { _insert(contentsOf: Array(other)) }
    /// The values that are in a sequence too.
    func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        let others = Set(other)
        return filter { others.contains($0) }
    }
    /// Keeps the values that are in a sequence too.
    mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element { self = intersection(other) }
    /// The values that are not in a sequence.
    func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        var result = self
        for element in other { result.remove(element) }
        return result
    }
    /// Removes the values of a sequence.
    mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element { self = subtracting(other) }
    /// The values of the set or of a sequence, not of both.
    func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        let others = Set(other)
        var result = subtracting(others)
        for element in others where !contains(element) { result._insert(element) }
        return result
    }
    /// Keeps the values of the set or of a sequence, not of both.
    mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
        self = symmetricDifference(other)
    }
    /// Whether all values are in a sequence.
    func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element {
        let others = Set(possibleSuperset)
        for element in _elements where !others.contains(element) { return false }
        return true
    }
    /// Whether all values are in a sequence that has others too.
    func isStrictSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element {
        let others = Set(possibleSuperset)
        return count < others.count && isSubset(of: others)
    }
    /// Whether all values of a sequence are in the set.
    func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element {
        for element in possibleSubset where !contains(element) { return false }
        return true
    }
    /// Whether all values of a sequence are in the set, and others too.
    func isStrictSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element {
        let others = Set(possibleSubset)
        return others.count < count && isSuperset(of: others)
    }
    /// Whether no value is in a sequence.
    func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
        for element in other where contains(element) { return false }
        return true
    }

    @native("Equatable.==(_:_:)")
    static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
    @native("Equatable.!=(_:_:)")
    static func != (lhs: Set<Element>, rhs: Set<Element>) -> Bool
}

extension Set: Hashable {
    /// Feeds the values to a hasher.
    @native("Hashable.hash(into:)")
    func hash(into hasher: inout Hasher)
}

extension Set: Sendable where Element: Sendable {}
