/// Gives the values of a sequence one by one.
protocol IteratorProtocol<Element> {
    associatedtype Element
    /// The next value; nil after the last.
    mutating func next() -> Element?
}

/// Values that come one after the other.
protocol Sequence<Element> where Iterator.Element == Element {
    associatedtype Element
    associatedtype Iterator: IteratorProtocol = Self
    /// Makes what gives the values one by one.
    func makeIterator() -> Iterator
}

extension Sequence where Iterator == Self {
    func makeIterator() -> Self { self }
}

extension Sequence {
    /// No more than this number of values, if that is known; else 0.
    var underestimatedCount: Int { 0 }

    /// What the closure makes of each value.
    func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        var result: [T] = []
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
    /// How many values the closure says yes for.
    func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
        var count = 0
        for element in self where try predicate(element) { count += 1 }
        return count
    }
    /// The least value, by the closure's order.
    func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var least: Element?
        for element in self {
            if let current = least {
                if try areInIncreasingOrder(element, current) { least = element }
            } else {
                least = element
            }
        }
        return least
    }
    /// The greatest value, by the closure's order.
    func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var greatest: Element?
        for element in self {
            if let current = greatest {
                if try areInIncreasingOrder(current, element) { greatest = element }
            } else {
                greatest = element
            }
        }
        return greatest
    }
    /// The values in the closure's order; equal ones keep theirs.
    func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
        try Array(self).sorted(by: areInIncreasingOrder)
    }
    /// The values from the last to the first.
    func reversed() -> [Element] { Array(self).reversed() }
    /// The values in a random order, by the session's seed.
    func shuffled() -> [Element] { Array(self).shuffled() }
    /// The values in a random order, by a generator.
    func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] {
        var result = Array(self)
        result.shuffle(using: &generator)
        return result
    }
    /// Pairs of a number, counted from 0, and a value.
    func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }
    /// The first values, no more than so many.
    func prefix(_ maxLength: Int) -> [Element] {
        _require(maxLength >= 0, "Can't take a prefix of negative length from a sequence")
        var result: [Element] = []
        if maxLength == 0 { return result }
        for element in self {
            result.append(element)
            if result.count == maxLength { break }
        }
        return result
    }
    /// The values before the first for which the closure says no.
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self {
            if !(try predicate(element)) { break }
            result.append(element)
        }
        return result
    }
    /// The last values, no more than so many.
    func suffix(_ maxLength: Int) -> [Element] { Array(Array(self).suffix(maxLength)) }
    /// The values without the first ones.
    func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> {
        _require(k >= 0, "Can't drop a negative number of elements from a sequence")
        return DropFirstSequence(_base: self, _limit: k)
    }
    /// The values without the last ones.
    func dropLast(_ k: Int = 1) -> [Element] { Array(Array(self).dropLast(k)) }
    /// The values from the first for which the closure says no.
    func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self> { try DropWhileSequence(_from: self, predicate) }
    /// Whether two sequences have equivalent values in the same order.
    func elementsEqual<Other: Sequence>(
        _ other: Other, by areEquivalent: (Element, Other.Element) throws -> Bool
    ) rethrows -> Bool {
        var theirs = other.makeIterator()
        for element in self {
            guard let value = theirs.next() else { return false }
            if !(try areEquivalent(element, value)) { return false }
        }
        return theirs.next() == nil
    }
    /// The parts between the values for which the closure says yes.
    func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
    ) rethrows -> [ArraySlice<Element>] {
        try Array(self).split(
            maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: isSeparator)
    }
    /// The same values, each made when it is asked for.
    var lazy: LazySequence<Self> { LazySequence(_base: self) }
}

extension Sequence where Element: Equatable {
    /// Whether a value is among them.
    func contains(_ element: Element) -> Bool {
        for candidate in self where candidate == element { return true }
        return false
    }
    /// Whether two sequences have equal values in the same order.
    func elementsEqual<Other: Sequence>(_ other: Other) -> Bool where Other.Element == Element {
        Array(self) == Array(other)
    }
    /// Whether the first values are those of another sequence.
    func starts<Prefix: Sequence>(with possiblePrefix: Prefix) -> Bool where Prefix.Element == Element {
        var iterator = makeIterator()
        for expected in possiblePrefix {
            guard let value = iterator.next() else { return false }
            if value != expected { return false }
        }
        return true
    }
    /// The parts between the occurrences of a value.
    func split(
        separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
    ) -> [ArraySlice<Element>] {
        Array(self).split(
            maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
            whereSeparator: { $0 == separator })
    }
}

extension Sequence where Element: Comparable {
    /// The values from the least to the greatest.
    func sorted() -> [Element] { Array(self).sorted() }
    /// The least value; nil if there is none.
    func min() -> Element? { min(by: { $0 < $1 }) }
    /// The greatest value; nil if there is none.
    func max() -> Element? { max(by: { $0 < $1 }) }
    /// Whether the values come before those of another sequence, as words do in a dictionary.
    func lexicographicallyPrecedes<Other: Sequence>(_ other: Other) -> Bool where Other.Element == Element {
        var theirs = other.makeIterator()
        for mine in self {
            guard let value = theirs.next() else { return false }
            if mine < value { return true }
            if value < mine { return false }
        }
        return theirs.next() != nil
    }
}

extension Sequence where Element: Sequence {
    /// The values of all sequences, one after the other.
    func joined() -> [Element.Element] {
        var result: [Element.Element] = []
        for sequence in self { result.append(contentsOf: sequence) }
        return result
    }
    /// The values of all sequences, with separators between them.
    func joined<Separator: Sequence>(separator: Separator) -> [Element.Element]
        where Separator.Element == Element.Element
    {
        var result: [Element.Element] = []
        var isFirst = true
        for sequence in self {
            if !isFirst { result.append(contentsOf: separator) }
            isFirst = false
            result.append(contentsOf: sequence)
        }
        return result
    }
}

extension Sequence where Element: StringProtocol {
    /// One text of all texts.
    func joined() -> String { _joinedText(Array(self), "") }
    /// One text of all texts, with a separator between them.
    func joined(separator: String = "") -> String { _joinedText(Array(self), separator) }
}

@native("_joinedText(_:_:)")
func _joinedText<T>(_ parts: [T], _ separator: String) -> String

/// Pairs of a number and a value of a sequence.
@_printsArguments
struct EnumeratedSequence<Base: Sequence>: Sequence {
    typealias Element = (offset: Int, element: Base.Element)
    typealias Iterator = _EnumeratedIterator<Base.Iterator>
    let _base: Base

    func makeIterator() -> _EnumeratedIterator<Base.Iterator> {
        _EnumeratedIterator(_base: _base.makeIterator())
    }
}

/// Gives pairs of a number and a value.
struct _EnumeratedIterator<Base: IteratorProtocol>: IteratorProtocol {
    typealias Element = (offset: Int, element: Base.Element)
    var _base: Base
    var _count = 0

    mutating func next() -> (offset: Int, element: Base.Element)? {
        guard let element = _base.next() else { return nil }
        let offset = _count
        _count += 1
        return (offset: offset, element: element)
    }
}

/// Pairs of the values of two sequences; it ends with the shorter one.
func zip<Sequence1: Sequence, Sequence2: Sequence>(
    _ sequence1: Sequence1, _ sequence2: Sequence2
) -> Zip2Sequence<Sequence1, Sequence2> {
    Zip2Sequence(_sequence1: sequence1, _sequence2: sequence2)
}

/// Pairs of the values of two sequences.
@_printsArguments
struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
    typealias Element = (Sequence1.Element, Sequence2.Element)
    typealias Iterator = _ZipIterator<Sequence1.Iterator, Sequence2.Iterator>
    let _sequence1: Sequence1
    let _sequence2: Sequence2

    func makeIterator() -> _ZipIterator<Sequence1.Iterator, Sequence2.Iterator> {
        _ZipIterator(_first: _sequence1.makeIterator(), _second: _sequence2.makeIterator())
    }
}

/// Gives pairs of the values of two iterators.
struct _ZipIterator<Iterator1: IteratorProtocol, Iterator2: IteratorProtocol>: IteratorProtocol {
    typealias Element = (Iterator1.Element, Iterator2.Element)
    var _first: Iterator1
    var _second: Iterator2

    mutating func next() -> (Iterator1.Element, Iterator2.Element)? {
        guard let a = _first.next() else { return nil }
        guard let b = _second.next() else { return nil }
        return (a, b)
    }
}

/// Some sequence, whatever its own type.
struct AnySequence<Element>: Sequence {
    typealias Iterator = AnyIterator<Element>
    let _make: () -> AnyIterator<Element>

    init<S: Sequence>(_ base: S) where S.Element == Element { _make = { AnyIterator(base.makeIterator()) } }
    /// The sequence whose iterators the closure makes.
    init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element {
        _make = { AnyIterator(makeUnderlyingIterator()) }
    }
    func makeIterator() -> AnyIterator<Element> { _make() }
}

/// Some iterator, whatever its own type.
struct AnyIterator<Element>: IteratorProtocol, Sequence {
    typealias Iterator = AnyIterator<Element>
    let _next: () -> Element?

    init(_ body: @escaping () -> Element?) { _next = body }
    /// An iterator whose own type does not matter.
    init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
        var iterator = base
        _next = { iterator.next() }
    }
    func next() -> Element? { _next() }
    func makeIterator() -> AnyIterator<Element> { self }
}
