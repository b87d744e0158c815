// Sequences without the values that they begin with. They may be endless: what is left is made when it is asked for.

/// The values of a sequence behind the first few.
@_printsArguments
struct DropFirstSequence<Base: Sequence>: Sequence {
    typealias Element = Base.Element
    typealias Iterator = _DropFirstIterator<Base.Iterator>
    let _base: Base
    let _limit: Int

    func makeIterator() -> _DropFirstIterator<Base.Iterator> { _DropFirstIterator(_base: _base.makeIterator(), _left: _limit) }
    /// The values behind some more.
    func dropFirst(_ k: Int = 1) -> DropFirstSequence<Base> {
        _require(k >= 0, "Can't drop a negative number of elements from a sequence")
        return DropFirstSequence(_base: _base, _limit: _limit + k)
    }
}

/// Gives what an iterator has behind the first few values.
struct _DropFirstIterator<Base: IteratorProtocol>: IteratorProtocol {
    typealias Element = Base.Element
    var _base: Base
    var _left: Int

    mutating func next() -> Base.Element? {
        while _left > 0 {
            _left -= 1
            guard _base.next() != nil else {
                _left = 0
                return nil
            }
        }
        return _base.next()
    }
}

/// The values of a sequence from the first on for which a closure said no.
@_printsArguments
struct DropWhileSequence<Base: Sequence>: Sequence {
    typealias Element = Base.Element
    typealias Iterator = _DropWhileIterator<Base.Iterator>
    let _iterator: Base.Iterator
    let _next: Base.Element?

    init(_from base: Base, _ predicate: (Base.Element) throws -> Bool) rethrows {
        var iterator = base.makeIterator()
        var next = iterator.next()
        while let element = next, try predicate(element) { next = iterator.next() }
        _iterator = iterator
        _next = next
    }
    func makeIterator() -> _DropWhileIterator<Base.Iterator> { _DropWhileIterator(_base: _iterator, _first: _next) }
}

/// Gives a value, and then what an iterator has.
struct _DropWhileIterator<Base: IteratorProtocol>: IteratorProtocol {
    typealias Element = Base.Element
    var _base: Base
    var _first: Base.Element?

    mutating func next() -> Base.Element? {
        guard let first = _first else { return nil }
        _first = _base.next()
        return first
    }
}
