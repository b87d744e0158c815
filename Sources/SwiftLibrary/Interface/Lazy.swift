/// A sequence whose `map` and `filter` do their work when a value is asked for.
@_printsArguments
struct LazySequence<Base: Sequence>: Sequence, CustomStringConvertible {
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
        LazySequence<LazyFilterSequence<Base>>(_base: LazyFilterSequence(_base: _base, _predicate: isIncluded))
    }
    /// The values without the first ones.
    func dropFirst(_ k: Int = 1) -> LazySequence<DropFirstSequence<Base>> {
        LazySequence<DropFirstSequence<Base>>(_base: _base.dropFirst(k))
    }
    /// The values from the first for which the closure says no.
    func drop(while predicate: (Base.Element) throws -> Bool) rethrows -> LazySequence<DropWhileSequence<Base>> {
        LazySequence<DropWhileSequence<Base>>(_base: try DropWhileSequence(_from: _base, predicate))
    }
    var description: String {
        // The parts are lazy by themselves where Swift has them.
        if let part = _base as? any _LazyPart { return "\(part)" }
        return "LazySequence<\(Base.self)>(_base: " + String(reflecting: _base) + ")"
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

/// A sequence that is lazy by itself.
protocol _LazyPart {}

/// What a closure makes of the values of a sequence.
@_printsArguments
struct LazyMapSequence<Base: Sequence, Element>: Sequence, _LazyPart {
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
@_printsArguments
struct LazyFilterSequence<Base: Sequence>: Sequence, _LazyPart {
    typealias Element = Base.Element
    typealias Iterator = _LazyFilterIterator<Base.Iterator>
    let _base: Base
    let _predicate: (Base.Element) -> Bool

    func makeIterator() -> _LazyFilterIterator<Base.Iterator> {
        _LazyFilterIterator(_base: _base.makeIterator(), _predicate: _predicate)
    }
}

/// Gives the values for which a closure says yes.
struct _LazyFilterIterator<Base: IteratorProtocol>: IteratorProtocol {
    typealias Element = Base.Element
    var _base: Base
    let _predicate: (Base.Element) -> Bool

    mutating func next() -> Base.Element? {
        while let element = _base.next() {
            if _predicate(element) { return element }
        }
        return nil
    }
}
