/// Values in order, each at a number counted from 0.
struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = _ArrayIterator<Element>
    typealias SubSequence = ArraySlice<Element>

    /// Makes an array without values.
    init()
    /// Makes an array of a value so many times over.
    init(repeating repeatedValue: Element, count: Int)
    /// Makes an array of the values of a sequence.
    init<S: Sequence>(_ elements: S) where S.Element == Element {
        if let numbers = Self._numbers(of: elements) {
            self = numbers
            return
        }
        self.init()
        for element in elements { append(element) }
    }
    /// The numbers of a range of Int, at once; nil for any other sequence.
    static func _numbers<S: Sequence>(of elements: S) -> [Element]?
    /// Makes an array of the same values.
    init(_ elements: [Element]) { self = elements }
    /// Makes an array of the values of a slice.
    init(_ elements: ArraySlice<Element>) { self = elements._elements }

    /// How many values there are.
    var count: Int { get }
    /// Whether there are no values.
    var isEmpty: Bool { get }
    /// How many values fit before the array must grow.
    var capacity: Int { get }
    /// The first value; nil if there is none.
    var first: Element? { get }
    /// The last value; nil if there is none.
    var last: Element? { get }
    /// 0, the place of the first value.
    var startIndex: Int { 0 }
    /// The place after the last value.
    var endIndex: Int { count }
    /// The places of all values.
    var indices: Range<Int> { 0..<count }
    /// The values in brackets.
    @native("describe(_:)")
    var description: String { get }

    /// The value at a place.
    subscript(index: Int) -> Element { get set }
    /// The values of a range of places.
    subscript(bounds: Range<Int>) -> ArraySlice<Element> {
        get {
            _require(bounds.lowerBound >= 0 && bounds.upperBound <= count, "Array index is out of range")
            return ArraySlice(_base: self, _start: bounds.lowerBound, _end: bounds.upperBound)
        }
        set { replaceSubrange(bounds, with: newValue) }
    }

    /// The values of a range of places.
    subscript<R: RangeExpression>(bounds: R) -> ArraySlice<Element> where R.Bound == Int {
        get { self[bounds.relative(to: self)] }
        set { replaceSubrange(bounds.relative(to: self), with: newValue) }
    }

    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
    func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
        let result = i + distance
        if distance >= 0 ? (limit >= i && result > limit) : (limit <= i && result < limit) { return nil }
        return result
    }
    func distance(from start: Int, to end: Int) -> Int { end - start }
    func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(_elements: self) }

    /// Adds a value at the end.
    mutating func append(_ newElement: Element)
    /// Adds the values of an array at the end.
    @native("Array._append(_:)")
    mutating func append(contentsOf newElements: [Element])
    /// Adds the values of a sequence at the end.
    mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
        _append(Array(newElements))
    }
    mutating func _append(_ newElements: [Element])
    /// Puts a value before a place.
    mutating func insert(_ newElement: Element, at i: Int)
    /// Puts values before a place.
    mutating func insert<C: Collection>(contentsOf newElements: C, at i: Int) where C.Element == Element {
        _require(i >= 0 && i <= count, "Array index is out of range")
        _replace(i, i, Array(newElements))
    }
    /// Takes the value at a place out.
    @discardableResult
    mutating func remove(at index: Int) -> Element
    /// Takes the first value out, which must be there.
    @discardableResult
    mutating func removeFirst() -> Element
    /// Takes the first values out.
    mutating func removeFirst(_ k: Int) {
        _require(k >= 0, "Number of elements to remove should be non-negative")
        _require(k <= count, "Can't remove more items from a collection than it has")
        _replace(0, k, [])
    }
    /// Takes the last value out, which must be there.
    @discardableResult
    mutating func removeLast() -> Element
    /// Takes the last values out.
    mutating func removeLast(_ k: Int) {
        _require(k >= 0, "Number of elements to remove should be non-negative")
        _require(k <= count, "Can't remove more items from a collection than it has")
        _replace(count - k, count, [])
    }
    /// Takes the last value out; nil if there is none.
    mutating func popLast() -> Element?
    /// Takes all values out.
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
    /// Takes the values out for which the closure says yes.
    mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        self = try filter { !(try shouldBeRemoved($0)) }
    }
    /// Takes the values of a range of places out.
    mutating func removeSubrange(_ bounds: Range<Int>) {
        _require(bounds.lowerBound >= 0 && bounds.upperBound <= count, "Array index is out of range")
        _replace(bounds.lowerBound, bounds.upperBound, [])
    }
    /// Takes the values of a range of places out.
    mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Int {
        removeSubrange(bounds.relative(to: self))
    }
    /// Replaces the values of a range of places.
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element {
        _require(subrange.lowerBound >= 0 && subrange.upperBound <= count, "Array index is out of range")
        _replace(subrange.lowerBound, subrange.upperBound, Array(newElements))
    }
    /// Replaces the values of a range of places.
    mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C)
        where C.Element == Element, R.Bound == Int
    {
        replaceSubrange(subrange.relative(to: self), with: newElements)
    }
    mutating func _replace(_ start: Int, _ end: Int, _ newElements: [Element])
    func _part(_ start: Int, _ end: Int) -> [Element]
    /// Makes room for so many values.
    mutating func reserveCapacity(_ minimumCapacity: Int)
    /// Exchanges the values at two places.
    mutating func swapAt(_ i: Int, _ j: Int)
    /// Turns the order around.
    mutating func reverse()
    /// The values from the last to the first.
    func reversed() -> [Element]
    /// Brings the values into a random order, by the session's seed.
    mutating func shuffle()
    /// The values in a random order, by the session's seed.
    func shuffled() -> [Element]
    /// Brings the values into a random order, by a generator.
    mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
        var i = 0
        while i < count - 1 {
            swapAt(i, Int.random(in: i..<count, using: &generator))
            i += 1
        }
    }
    /// A random value, by the session's seed; nil if there is none.
    func randomElement() -> Element?

    /// The values of one array and then those of another.
    @native("Array.+(_:_:)")
    static func + (lhs: [Element], rhs: [Element]) -> [Element]
    /// Adds the values of an array at the end.
    static func += (lhs: inout [Element], rhs: [Element]) { lhs._append(rhs) }
    /// The values of an array and then those of a sequence.
    static func + <S: Sequence>(lhs: [Element], rhs: S) -> [Element] where S.Element == Element { lhs + Array(rhs) }
    /// Adds the values of a sequence at the end.
    static func += <S: Sequence>(lhs: inout [Element], rhs: S) where S.Element == Element { lhs._append(Array(rhs)) }
}

extension Array {
    /// What the closure makes of each value.
    func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        var result: [T] = []
        result.reserveCapacity(count)
        for element in self { result.append(try transform(element)) }
        return result
    }
    /// The values for which the closure says yes.
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self where try isIncluded(element) { result.append(element) }
        return result
    }
    /// What the closure makes of each value, without the nils.
    func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
        var result: [T] = []
        for element in self {
            if let value = try transform(element) { result.append(value) }
        }
        return result
    }
    /// The values of the sequences that the closure makes of each value.
    func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
        var result: [S.Element] = []
        for element in self { result.append(contentsOf: try transform(element)) }
        return result
    }
    /// Gives each value to the closure.
    func forEach(_ body: (Element) throws -> Void) rethrows {
        for element in self { try body(element) }
    }
    /// Combines all values, beginning with an initial result.
    func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result
    ) rethrows -> Result {
        var result = initialResult
        for element in self { result = try nextPartialResult(result, element) }
        return result
    }
    /// Combines all values into a result that the closure changes.
    func reduce<Result>(
        into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> Void
    ) rethrows -> Result {
        var result = initialResult
        for element in self { try updateAccumulatingResult(&result, element) }
        return result
    }
    /// The first value for which the closure says yes.
    func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for element in self where try predicate(element) { return element }
        return nil
    }
    /// The last value for which the closure says yes.
    func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        guard let i = try lastIndex(where: predicate) else { return nil }
        return self[i]
    }
    /// The place of the first value for which the closure says yes.
    func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
        var i = 0
        for element in self {
            if try predicate(element) { return i }
            i += 1
        }
        return nil
    }
    /// The place of the last value for which the closure says yes.
    func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
        var i = count - 1
        while i >= 0 {
            if try predicate(self[i]) { return i }
            i -= 1
        }
        return nil
    }
    /// Whether the closure says yes for at least one value.
    func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self where try predicate(element) { return true }
        return false
    }
    /// Whether the closure says yes for all values.
    func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self where !(try predicate(element)) { return false }
        return true
    }
    /// Brings the values for which the closure says yes behind the others; gives the place of the first.
    mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
        var low = 0
        var high = count
        while true {
            while low < high, !(try belongsInSecondPartition(self[low])) { low += 1 }
            if low >= high { return low }
            high -= 1
            while low < high, try belongsInSecondPartition(self[high]) { high -= 1 }
            if low >= high { return low }
            swapAt(low, high)
            low += 1
        }
    }
    /// The first values, no more than so many.
    func prefix(_ maxLength: Int) -> ArraySlice<Element> {
        _require(maxLength >= 0, "Can't take a prefix of negative length from a collection")
        return ArraySlice(_base: self, _start: 0, _end: maxLength < count ? maxLength : count)
    }
    /// The last values, no more than so many.
    func suffix(_ maxLength: Int) -> ArraySlice<Element> {
        _require(maxLength >= 0, "Can't take a suffix of negative length from a collection")
        return ArraySlice(_base: self, _start: maxLength < count ? count - maxLength : 0, _end: count)
    }
    /// The values without the first ones.
    func dropFirst(_ k: Int = 1) -> ArraySlice<Element> {
        _require(k >= 0, "Can't drop a negative number of elements from a collection")
        return ArraySlice(_base: self, _start: k < count ? k : count, _end: count)
    }
    /// The values without the last ones.
    func dropLast(_ k: Int = 1) -> ArraySlice<Element> {
        _require(k >= 0, "Can't drop a negative number of elements from a collection")
        return ArraySlice(_base: self, _start: 0, _end: k < count ? count - k : 0)
    }
    /// The parts between the values for which the closure says yes.
    func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
    ) rethrows -> [ArraySlice<Element>] {
        _require(maxSplits >= 0, "Must take zero or more splits")
        var result: [ArraySlice<Element>] = []
        var start = 0
        var i = 0
        while i < count && result.count < maxSplits {
            if try isSeparator(self[i]) {
                if i > start || !omittingEmptySubsequences {
                    result.append(ArraySlice(_base: self, _start: start, _end: i))
                }
                start = i + 1
            }
            i += 1
        }
        if start < count || !omittingEmptySubsequences {
            result.append(ArraySlice(_base: self, _start: start, _end: count))
        }
        return result
    }
    /// Moves the values at some places before another place.
    mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        _require(destination >= 0 && destination <= count, "Array index is out of range")
        var moved: [Element] = []
        var before: [Element] = []
        var after: [Element] = []
        var i = 0
        for element in self {
            if source.contains(i) {
                moved.append(element)
            } else if i < destination {
                before.append(element)
            } else {
                after.append(element)
            }
            i += 1
        }
        self = before + moved + after
    }
    /// Takes the values at some places out.
    mutating func remove(atOffsets offsets: IndexSet) {
        if let last = offsets.last {
            _require(last < count, "Array index is out of range")
        }
        var kept: [Element] = []
        var i = 0
        for element in self {
            if !offsets.contains(i) { kept.append(element) }
            i += 1
        }
        self = kept
    }
}

extension Array: Equatable where Element: Equatable {
    @native("Equatable.==(_:_:)")
    static func == (lhs: [Element], rhs: [Element]) -> Bool
    @native("Equatable.!=(_:_:)")
    static func != (lhs: [Element], rhs: [Element]) -> Bool
    /// Whether a value is among them.
    func contains(_ element: Element) -> Bool
    /// The place of the first occurrence of a value; nil if there is none.
    func firstIndex(of element: Element) -> Int?
    /// The place of the last occurrence of a value; nil if there is none.
    func lastIndex(of element: Element) -> Int?
}

extension Array: Hashable where Element: Hashable {
    /// Feeds the values to a hasher.
    @native("Hashable.hash(into:)")
    func hash(into hasher: inout Hasher)
}

extension Array: Sendable where Element: Sendable {}

/// Gives the values of an array one by one.
struct _ArrayIterator<Element>: IteratorProtocol {
    let _elements: [Element]
    var _position = 0

    init(_elements: [Element]) { self._elements = _elements }
    mutating func next() -> Element? {
        if _position >= _elements.count { return nil }
        let element = _elements[_position]
        _position += 1
        return element
    }
}

/// The name of an array whose storage other languages could share.
typealias ContiguousArray<Element> = Array<Element>

/// A value so many times over.
func repeatElement<T>(_ element: T, count n: Int) -> [T] { Array(repeating: element, count: n) }

extension Array {
    /// The last values, in an array of their own.
    @_disfavoredOverload func suffix(_ maxLength: Int) -> [Element] {
        let last: ArraySlice<Element> = suffix(maxLength)
        return Array(last)
    }
    /// The values without the last ones, in an array of their own.
    @_disfavoredOverload func dropLast(_ k: Int = 1) -> [Element] {
        let first: ArraySlice<Element> = dropLast(k)
        return Array(first)
    }
}
