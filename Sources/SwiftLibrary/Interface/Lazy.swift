/// A sequence whose `map` and `filter` do their work when a value is asked for.
@_printsArguments
struct LazySequence<Base: Sequence>: Sequence {
    typealias Element = Base.Element
    typealias Iterator = Base.Iterator
    let _base: Base

    func makeIterator() -> Base.Iterator { _base.makeIterator() }
    /// What the closure makes of each value, when it is asked for.
    func map<T>(_ transform: @escaping (Base.Element) -> T) -> LazySequence<LazyMapSequence<Base, T>> {
        LazySequence<LazyMapSequence<Base, T>>(_base: LazyMapSequence(_base: _base, _transform: transform))
    }
    /// The values for which the closure says yes, when they are asked for.
    func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazySequence<LazyFilterSequence<Base>> {
        LazySequence<LazyFilterSequence<Base>>(_base: LazyFilterSequence(_base: _base, _isIncluded: isIncluded))
    }
    /// How many values there are.
    var count: Int {
        var count = 0
        for _ in self { count += 1 }
        return count
    }
    /// The first value; nil if there is none.
    var first: Base.Element? {
        var iterator = makeIterator()
        return iterator.next()
    }
}

/// What a closure makes of the values of a sequence.
struct LazyMapSequence<Base: Sequence, Element>: Sequence {
    typealias Iterator = _LazyMapIterator<Base.Iterator, Element>
    let _base: Base
    let _transform: (Base.Element) -> Element

    func makeIterator() -> _LazyMapIterator<Base.Iterator, Element> {
        _LazyMapIterator(_base: _base.makeIterator(), _transform: _transform)
    }
}

/// Gives what a closure makes of values.
struct _LazyMapIterator<Base: IteratorProtocol, Element>: IteratorProtocol {
    var _base: Base
    let _transform: (Base.Element) -> Element

    mutating func next() -> Element? {
        guard let element = _base.next() else { return nil }
        return _transform(element)
    }
}

/// The values of a sequence for which a closure says yes.
struct LazyFilterSequence<Base: Sequence>: Sequence {
    typealias Element = Base.Element
    typealias Iterator = _LazyFilterIterator<Base.Iterator>
    let _base: Base
    let _isIncluded: (Base.Element) -> Bool

    func makeIterator() -> _LazyFilterIterator<Base.Iterator> {
        _LazyFilterIterator(_base: _base.makeIterator(), _isIncluded: _isIncluded)
    }
}

/// Gives the values for which a closure says yes.
struct _LazyFilterIterator<Base: IteratorProtocol>: IteratorProtocol {
    typealias Element = Base.Element
    var _base: Base
    let _isIncluded: (Base.Element) -> Bool

    mutating func next() -> Base.Element? {
        while let element = _base.next() {
            if _isIncluded(element) { return element }
        }
        return nil
    }
}
