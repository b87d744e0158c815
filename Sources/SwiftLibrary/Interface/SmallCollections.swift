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
