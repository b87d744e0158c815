/// Numbers of places, in order and without duplicates.
struct IndexSet: Collection, Hashable, SetAlgebra, CustomStringConvertible, Sendable {
    typealias Element = Int
    typealias Index = Int
    typealias Iterator = _ArrayIterator<Int>
    typealias SubSequence = ArraySlice<Int>

    var _sorted: [Int]

    /// Makes a set without numbers.
    init() { _sorted = [] }
    /// Makes a set of one number.
    init(integer: Int) { _sorted = [integer] }
    /// Makes a set of the numbers of a range.
    init(integersIn range: Range<Int>) { _sorted = Array(range) }
    /// Makes a set of the numbers of a range.
    init(integersIn range: ClosedRange<Int>) { _sorted = Array(range) }
    /// Makes a set of the numbers of a sequence.
    init<S: Sequence>(_ elements: S) where S.Element == Int {
        _sorted = []
        for element in elements { insert(element) }
    }
    init(arrayLiteral elements: Int...) {
        _sorted = []
        for element in elements { insert(element) }
    }

    /// How many numbers there are.
    var count: Int { _sorted.count }
    /// Whether there are no numbers.
    var isEmpty: Bool { _sorted.isEmpty }
    /// The least number; nil if there is none.
    var first: Int? { _sorted.first }
    /// The greatest number; nil if there is none.
    var last: Int? { _sorted.last }
    var startIndex: Int { 0 }
    var endIndex: Int { _sorted.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(position: Int) -> Int { _sorted[position] }
    subscript(bounds: Range<Int>) -> ArraySlice<Int> { _sorted[bounds] }
    func makeIterator() -> _ArrayIterator<Int> { _sorted.makeIterator() }
    /// The numbers in words.
    var description: String { "\(count) indexes" }

    /// Whether a number is in the set.
    func contains(_ integer: Int) -> Bool {
        let i = _place(of: integer)
        return i < _sorted.count && _sorted[i] == integer
    }
    /// Adds a number; says whether it was new.
    @discardableResult
    mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
        let i = _place(of: integer)
        if i < _sorted.count && _sorted[i] == integer { return (inserted: false, memberAfterInsert: integer) }
        _sorted.insert(integer, at: i)
        return (inserted: true, memberAfterInsert: integer)
    }
    /// Removes a number; nil if it was not in the set.
    @discardableResult
    mutating func remove(_ integer: Int) -> Int? {
        let i = _place(of: integer)
        if i < _sorted.count && _sorted[i] == integer { return _sorted.remove(at: i) }
        return nil
    }
    /// Removes all numbers.
    mutating func removeAll() { _sorted = [] }
    /// The numbers of both sets.
    func union(_ other: IndexSet) -> IndexSet {
        var result = self
        for integer in other._sorted { result.insert(integer) }
        return result
    }
    /// The numbers that are in both sets.
    func intersection(_ other: IndexSet) -> IndexSet { IndexSet(_sorted.filter { other.contains($0) }) }
    /// The numbers that are not in another set.
    func subtracting(_ other: IndexSet) -> IndexSet { IndexSet(_sorted.filter { !other.contains($0) }) }
    /// The first place whose number is not below the given one.
    func _place(of integer: Int) -> Int {
        var low = 0
        var high = _sorted.count
        while low < high {
            let middle = (low + high) / 2
            if _sorted[middle] < integer { low = middle + 1 } else { high = middle }
        }
        return low
    }
    static func == (lhs: IndexSet, rhs: IndexSet) -> Bool { lhs._sorted == rhs._sorted }
    func hash(into hasher: inout Hasher) { hasher.combine(_sorted) }
}
