/// Ranges of values, for subscripts and patterns.
protocol RangeExpression<Bound> {
    associatedtype Bound: Comparable
    /// The range that this one means in a collection.
    func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
    /// Whether a value lies in the range.
    func contains(_ element: Bound) -> Bool
}

extension RangeExpression {
    /// Whether a value lies in the range.
    static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }
}

extension Comparable {
    /// The range from one value up to another, which is not part of it.
    static func ..< (minimum: Self, maximum: Self) -> Range<Self> {
        _require(minimum <= maximum, "Range requires lowerBound <= upperBound")
        return Range(uncheckedBounds: (lower: minimum, upper: maximum))
    }
    /// The range from one value through another.
    static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> {
        _require(minimum <= maximum, "Range requires lowerBound <= upperBound")
        return ClosedRange(uncheckedBounds: (lower: minimum, upper: maximum))
    }
    /// The range of all values below one.
    static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) }
    /// The range of all values up to one, which is part of it.
    static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(maximum) }
    /// The range from one value on.
    static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(minimum) }
}

/// The values from a lower bound up to an upper one, which is not part of it.
struct Range<Bound: Comparable>: RangeExpression, CustomStringConvertible, CustomDebugStringConvertible {
    /// The first value.
    let lowerBound: Bound
    /// The value after the last.
    let upperBound: Bound

    /// Makes a range without checking its bounds.
    init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
        lowerBound = bounds.lower
        upperBound = bounds.upper
    }
    /// Whether there is nothing between the bounds.
    var isEmpty: Bool { lowerBound == upperBound }
    /// Whether a value lies in the range.
    func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
    func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { self }
    /// Whether the ranges have a value in common.
    func overlaps(_ other: Range<Bound>) -> Bool {
        lowerBound < other.upperBound && other.lowerBound < upperBound && !isEmpty && !other.isEmpty
    }
    /// The part of the range that lies within limits.
    func clamped(to limits: Range<Bound>) -> Range<Bound> {
        let lower = limits.lowerBound > lowerBound ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
        let upper = limits.upperBound < upperBound ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
        return Range(uncheckedBounds: (lower: lower, upper: upper))
    }
    /// The bounds, with `..<` between them.
    var description: String { "\(lowerBound)..<\(upperBound)" }
    /// The bounds and the name of the type.
    var debugDescription: String { "Range(\(String(reflecting: lowerBound))..<\(String(reflecting: upperBound)))" }
    static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool {
        lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
    }
}

extension Range: Equatable {}

extension Range: Hashable where Bound: Hashable {
    func hash(into hasher: inout Hasher) {
        hasher.combine(lowerBound)
        hasher.combine(upperBound)
    }
}

extension Range: Sendable where Bound: Sendable {}

extension Range: RandomAccessCollection, BidirectionalCollection, Collection, Sequence
    where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    typealias Index = Bound
    typealias Iterator = _RangeIterator<Bound>
    typealias SubSequence = Range<Bound>
    typealias Indices = Range<Bound>

    /// Makes a half-open range of a closed one.
    init(_ other: ClosedRange<Bound>) {
        self.init(uncheckedBounds: (lower: other.lowerBound, upper: _successor(other.upperBound)))
    }
    func makeIterator() -> _RangeIterator<Bound> { _RangeIterator(_next: lowerBound, _end: upperBound) }
    /// How many values there are.
    var count: Int { _distance(lowerBound, upperBound) }
    var startIndex: Bound { lowerBound }
    var endIndex: Bound { upperBound }
    func index(after i: Bound) -> Bound { _successor(i) }
    func index(before i: Bound) -> Bound { _predecessor(i) }
    func index(_ i: Bound, offsetBy distance: Int) -> Bound { _advance(i, distance) }
    func distance(from start: Bound, to end: Bound) -> Int { _distance(start, end) }
    /// All places of the range: the range itself.
    var indices: Range<Bound> { self }
    subscript(position: Bound) -> Bound {
        _require(contains(position), "Index out of range")
        return position
    }
    subscript(bounds: Range<Bound>) -> Range<Bound> {
        _require(bounds.lowerBound >= lowerBound && bounds.upperBound <= upperBound, "Range index out of bounds")
        return bounds
    }
    /// The first value; nil if there is none.
    var first: Bound? { isEmpty ? nil : lowerBound }
    /// The last value; nil if there is none.
    var last: Bound? { isEmpty ? nil : _predecessor(upperBound) }
    /// The least value; nil if there is none.
    func min() -> Bound? { first }
    /// The greatest value; nil if there is none.
    func max() -> Bound? { last }
}

/// Gives the values of a range one by one.
struct _RangeIterator<Bound>: IteratorProtocol {
    typealias Element = Bound
    var _next: Bound
    let _end: Bound

    mutating func next() -> Bound? {
        if _distance(_next, _end) <= 0 { return nil }
        let value = _next
        _next = _successor(value)
        return value
    }
}

/// The values from a lower bound through an upper one.
struct ClosedRange<Bound: Comparable>: RangeExpression, CustomStringConvertible, CustomDebugStringConvertible {
    /// The first value.
    let lowerBound: Bound
    /// The last value.
    let upperBound: Bound

    /// Makes a range without checking its bounds.
    init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
        lowerBound = bounds.lower
        upperBound = bounds.upper
    }
    /// Never: a closed range has at least one value.
    var isEmpty: Bool { false }
    /// Whether a value lies in the range.
    func contains(_ element: Bound) -> Bool { lowerBound <= element && element <= upperBound }
    func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        Range(uncheckedBounds: (lower: lowerBound, upper: collection.index(after: upperBound)))
    }
    /// Whether the ranges have a value in common.
    func overlaps(_ other: ClosedRange<Bound>) -> Bool {
        lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
    /// The part of the range that lies within limits.
    func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
        let lower = limits.lowerBound > lowerBound ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
        let upper = limits.upperBound < upperBound ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
        return ClosedRange(uncheckedBounds: (lower: lower, upper: upper))
    }
    /// The bounds, with `...` between them.
    var description: String { "\(lowerBound)...\(upperBound)" }
    /// The bounds and the name of the type.
    var debugDescription: String { "ClosedRange(\(String(reflecting: lowerBound))...\(String(reflecting: upperBound)))" }
    static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool {
        lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
    }
}

extension ClosedRange: Equatable {}

extension ClosedRange: Hashable where Bound: Hashable {
    func hash(into hasher: inout Hasher) {
        hasher.combine(lowerBound)
        hasher.combine(upperBound)
    }
}

extension ClosedRange: Sendable where Bound: Sendable {}

extension ClosedRange: RandomAccessCollection, BidirectionalCollection, Collection, Sequence
    where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    typealias Index = Bound
    typealias Iterator = _ClosedRangeIterator<Bound>
    typealias SubSequence = Range<Bound>
    typealias Indices = ClosedRange<Bound>

    /// Makes a closed range of a half-open one, which must not be empty.
    init(_ other: Range<Bound>) {
        _require(!other.isEmpty, "Cannot form an empty ClosedRange")
        self.init(uncheckedBounds: (lower: other.lowerBound, upper: _predecessor(other.upperBound)))
    }
    func makeIterator() -> _ClosedRangeIterator<Bound> {
        _ClosedRangeIterator(_next: lowerBound, _last: upperBound, _isDone: false)
    }
    /// How many values there are.
    var count: Int { _distance(lowerBound, upperBound) + 1 }
    var startIndex: Bound { lowerBound }
    var endIndex: Bound { _successor(upperBound) }
    func index(after i: Bound) -> Bound { _successor(i) }
    func index(before i: Bound) -> Bound { _predecessor(i) }
    func index(_ i: Bound, offsetBy distance: Int) -> Bound { _advance(i, distance) }
    func distance(from start: Bound, to end: Bound) -> Int { _distance(start, end) }
    /// All places of the range: the range itself.
    var indices: ClosedRange<Bound> { self }
    subscript(position: Bound) -> Bound {
        _require(contains(position), "Index out of range")
        return position
    }
    subscript(bounds: Range<Bound>) -> Range<Bound> { bounds }
    /// The first value.
    var first: Bound? { lowerBound }
    /// The last value.
    var last: Bound? { upperBound }
    /// The least value.
    func min() -> Bound? { lowerBound }
    /// The greatest value.
    func max() -> Bound? { upperBound }
}

/// Gives the values of a closed range one by one.
struct _ClosedRangeIterator<Bound>: IteratorProtocol {
    typealias Element = Bound
    var _next: Bound
    let _last: Bound
    var _isDone: Bool

    mutating func next() -> Bound? {
        if _isDone { return nil }
        let value = _next
        if _distance(value, _last) <= 0 {
            _isDone = true
        } else {
            _next = _successor(value)
        }
        return value
    }
}

/// All values below a bound.
@_printsArguments
struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
    /// The value after the last.
    let upperBound: Bound

    init(_ upperBound: Bound) { self.upperBound = upperBound }
    /// Whether a value lies in the range.
    func contains(_ element: Bound) -> Bool { element < upperBound }
    func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        collection.startIndex..<upperBound
    }
}

/// All values up to a bound, which is part of the range.
@_printsArguments
struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
    /// The last value.
    let upperBound: Bound

    init(_ upperBound: Bound) { self.upperBound = upperBound }
    /// Whether a value lies in the range.
    func contains(_ element: Bound) -> Bool { element <= upperBound }
    func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        collection.startIndex..<collection.index(after: upperBound)
    }
}

/// All values from a bound on.
@_printsArguments
struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
    /// The first value.
    let lowerBound: Bound

    init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
    /// Whether a value lies in the range.
    func contains(_ element: Bound) -> Bool { lowerBound <= element }
    func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        lowerBound..<collection.endIndex
    }
}

extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
    typealias Element = Bound
    typealias Iterator = _PartialRangeIterator<Bound>
    func makeIterator() -> _PartialRangeIterator<Bound> { _PartialRangeIterator(_next: lowerBound) }
}

/// Gives the values of a range without an end.
struct _PartialRangeIterator<Bound>: IteratorProtocol {
    typealias Element = Bound
    var _next: Bound

    mutating func next() -> Bound? {
        let value = _next
        _next = _successor(value)
        return value
    }
}

/// Whether two values are equal: how a `switch` matches a value that is not a pattern.
func ~= <T: Equatable>(a: T, b: T) -> Bool { a == b }
