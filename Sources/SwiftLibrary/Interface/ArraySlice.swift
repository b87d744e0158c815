/// A part of an array; it keeps the places of the whole.
struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible,
    CustomDebugStringConvertible {
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = _ArrayIterator<Element>
    typealias SubSequence = ArraySlice<Element>

    var _base: [Element]
    var _start: Int
    var _end: Int

    init() {
        _base = []
        _start = 0
        _end = 0
    }
    init(_base: [Element], _start: Int, _end: Int) {
        self._base = _base
        self._start = _start
        self._end = _end
    }
    /// Makes a slice of the values of a sequence.
    init<S: Sequence>(_ elements: S) where S.Element == Element {
        _base = Array(elements)
        _start = 0
        _end = _base.count
    }
    init(arrayLiteral elements: Element...) {
        _base = elements
        _start = 0
        _end = elements.count
    }

    var _elements: [Element] { _base._part(_start, _end) }
    /// How many values there are.
    var count: Int { _end - _start }
    /// Whether there are no values.
    var isEmpty: Bool { _start == _end }
    /// The place of the first value.
    var startIndex: Int { _start }
    /// The place after the last value.
    var endIndex: Int { _end }
    /// The places of all values.
    var indices: Range<Int> { _start..<_end }
    /// The first value; nil if there is none.
    var first: Element? { isEmpty ? nil : _base[_start] }
    /// The last value; nil if there is none.
    var last: Element? { isEmpty ? nil : _base[_end - 1] }
    /// The values in brackets.
    var description: String { _elements.description }
    /// The values in brackets and the name of the type.
    var debugDescription: String { "ArraySlice(" + _elements.description + ")" }

    /// The value at a place of the whole.
    subscript(index: Int) -> Element {
        get {
            _require(index >= _start && index < _end, "Index out of bounds")
            return _base[index]
        }
        set {
            _require(index >= _start && index < _end, "Index out of bounds")
            _base[index] = newValue
        }
    }
    /// The values of a range of places.
    subscript(bounds: Range<Int>) -> ArraySlice<Element> {
        get {
            _require(bounds.lowerBound >= _start && bounds.upperBound <= _end, "Array index is out of range")
            return ArraySlice(_base: _base, _start: bounds.lowerBound, _end: bounds.upperBound)
        }
        set { replaceSubrange(bounds, with: newValue) }
    }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
    func distance(from start: Int, to end: Int) -> Int { end - start }
    func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(_elements: _elements) }
    /// Replaces the values of a range of places.
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element {
        _require(subrange.lowerBound >= _start && subrange.upperBound <= _end, "Array index is out of range")
        let replacement = Array(newElements)
        _base._replace(subrange.lowerBound, subrange.upperBound, replacement)
        _end += replacement.count - (subrange.upperBound - subrange.lowerBound)
    }
    /// Adds a value at the end.
    mutating func append(_ newElement: Element) {
        _base._replace(_end, _end, [newElement])
        _end += 1
    }
    /// Takes the first value out, which must be there.
    @discardableResult
    mutating func removeFirst() -> Element {
        _require(!isEmpty, "Can't remove items from an empty collection")
        _start += 1
        return _base[_start - 1]
    }
    /// Takes the last value out, which must be there.
    @discardableResult
    mutating func removeLast() -> Element {
        _require(!isEmpty, "Can't remove items from an empty collection")
        _end -= 1
        return _base[_end]
    }
    /// Takes the first value out; nil if there is none.
    mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
    /// Takes the last value out; nil if there is none.
    mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
}

extension ArraySlice: Equatable where Element: Equatable {
    static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool { lhs._elements == rhs._elements }
}

extension ArraySlice: Hashable where Element: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(_elements) }
}

extension ArraySlice: Sendable where Element: Sendable {}
