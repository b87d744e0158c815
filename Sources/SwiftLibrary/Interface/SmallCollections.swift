/// A collection of one value.
struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection, CustomDebugStringConvertible {
    typealias Index = Int
    typealias Indices = Range<Int>
    var _element: Element

    init(_ element: Element) { _element = element }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    /// The value, at place 0.
    subscript(position: Int) -> Element {
        get {
            _require(position == 0, "Index out of range")
            return _element
        }
        set {
            _require(position == 0, "Index out of range")
            _element = newValue
        }
    }
    /// The value and the name of the type.
    var debugDescription: String { "CollectionOfOne(\(String(reflecting: _element)))" }
}

/// A collection without values.
@_printsArguments
struct EmptyCollection<Element>: RandomAccessCollection, Equatable {
    typealias Index = Int
    typealias Indices = Range<Int>

    init() {}
    var startIndex: Int { 0 }
    var endIndex: Int { 0 }
    /// There is no value at any place.
    subscript(position: Int) -> Element { _stop("Fatal error", "Index out of range") }
    static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool { true }
}

/// The values that an iterator still has, as a sequence.
struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol, Sequence {
    typealias Element = Base.Element
    typealias Iterator = IteratorSequence<Base>
    var _base: Base

    init(_ base: Base) { _base = base }
    mutating func next() -> Base.Element? { _base.next() }
}

/// A place in a collection of a kind that is not told.
struct AnyIndex: Comparable {
    let _offset: Int
    static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs._offset < rhs._offset }
}

/// A collection of a kind that is not told.
struct AnyCollection<Element>: Collection {
    typealias Index = AnyIndex
    let _count: () -> Int
    let _element: (Int) -> Element

    init<C: Collection>(_ base: C) where C.Element == Element {
        _count = { base.count }
        _element = { base[base.index(base.startIndex, offsetBy: $0)] }
    }
    var startIndex: AnyIndex { AnyIndex(_offset: 0) }
    var endIndex: AnyIndex { AnyIndex(_offset: _count()) }
    func index(after i: AnyIndex) -> AnyIndex { AnyIndex(_offset: i._offset + 1) }
    /// The value at a place.
    subscript(position: AnyIndex) -> Element { _element(position._offset) }
}

/// A collection of a kind that is not told, in which one can go backwards.
struct AnyBidirectionalCollection<Element>: BidirectionalCollection {
    typealias Index = AnyIndex
    let _base: AnyCollection<Element>

    init<C: BidirectionalCollection>(_ base: C) where C.Element == Element { _base = AnyCollection(base) }
    var startIndex: AnyIndex { _base.startIndex }
    var endIndex: AnyIndex { _base.endIndex }
    func index(after i: AnyIndex) -> AnyIndex { _base.index(after: i) }
    func index(before i: AnyIndex) -> AnyIndex { AnyIndex(_offset: i._offset - 1) }
    /// The value at a place.
    subscript(position: AnyIndex) -> Element { _base[position] }
}

/// A collection of a kind that is not told, of which any place can be reached.
struct AnyRandomAccessCollection<Element>: RandomAccessCollection {
    typealias Index = AnyIndex
    let _base: AnyCollection<Element>

    init<C: RandomAccessCollection>(_ base: C) where C.Element == Element { _base = AnyCollection(base) }
    var startIndex: AnyIndex { _base.startIndex }
    var endIndex: AnyIndex { _base.endIndex }
    func index(after i: AnyIndex) -> AnyIndex { _base.index(after: i) }
    func index(before i: AnyIndex) -> AnyIndex { AnyIndex(_offset: i._offset - 1) }
    func index(_ i: AnyIndex, offsetBy distance: Int) -> AnyIndex { AnyIndex(_offset: i._offset + distance) }
    func distance(from start: AnyIndex, to end: AnyIndex) -> Int { end._offset - start._offset }
    /// The value at a place.
    subscript(position: AnyIndex) -> Element { _base[position] }
}
