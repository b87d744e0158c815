/// Gives the values of an asynchronous sequence one by one.
protocol AsyncIteratorProtocol<Element, Failure> {
    associatedtype Element
    associatedtype Failure: Error = any Error
    /// The next value, once it is there; nil after the last.
    mutating func next() async throws -> Element?
}

/// Values that come over time.
protocol AsyncSequence<Element, Failure> where AsyncIterator.Element == Element {
    associatedtype Element
    associatedtype Failure: Error = any Error
    associatedtype AsyncIterator: AsyncIteratorProtocol = Self
    /// Makes what gives the values one by one.
    func makeAsyncIterator() -> AsyncIterator
}

extension AsyncSequence where AsyncIterator == Self {
    func makeAsyncIterator() -> Self { self }
}

extension AsyncSequence {
    /// What the closure makes of each value.
    func map<T>(_ transform: @escaping (Element) async throws -> T) -> AsyncMapSequence<Self, T> {
        AsyncMapSequence(_base: self, _transform: transform)
    }
    /// What the closure makes of each value, without the nils.
    func compactMap<T>(_ transform: @escaping (Element) async throws -> T?) -> AsyncCompactMapSequence<Self, T> {
        AsyncCompactMapSequence(_base: self, _transform: transform)
    }
    /// The values for which the closure says yes.
    func filter(_ isIncluded: @escaping (Element) async throws -> Bool) -> AsyncFilterSequence<Self> {
        AsyncFilterSequence(_base: self, _isIncluded: isIncluded)
    }
    /// The first values.
    func prefix(_ count: Int) -> AsyncPrefixSequence<Self> { AsyncPrefixSequence(_base: self, _count: count) }
    /// The values up to the first for which the closure says no.
    func prefix(while predicate: @escaping (Element) async throws -> Bool) -> AsyncPrefixWhileSequence<Self> {
        AsyncPrefixWhileSequence(_base: self, _predicate: predicate)
    }
    /// The values behind the first ones.
    func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> { AsyncDropFirstSequence(_base: self, _count: count) }
    /// Combines all values, beginning with an initial result.
    func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result
    ) async rethrows -> Result {
        var result = initialResult
        for try await element in self { result = try await nextPartialResult(result, element) }
        return result
    }
    /// Combines all values in a variable.
    func reduce<Result>(
        into initialResult: Result, _ update: (inout Result, Element) async throws -> Void
    ) async rethrows -> Result {
        var result = initialResult
        for try await element in self { try await update(&result, element) }
        return result
    }
    /// The first value for which the closure says yes.
    func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
        for try await element in self {
            if try await predicate(element) { return element }
        }
        return nil
    }
    /// Whether there is a value for which the closure says yes.
    func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        try await first(where: predicate) != nil
    }
    /// Whether the closure says yes for all values.
    func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        for try await element in self {
            if try await !predicate(element) { return false }
        }
        return true
    }
}

extension AsyncSequence where Element: Equatable {
    /// Whether a value is among those that come.
    func contains(_ search: Element) async rethrows -> Bool {
        for try await element in self {
            if element == search { return true }
        }
        return false
    }
}

/// Gives the values of `AsyncMapSequence`.
struct _AsyncMapSequenceIterator<Base: AsyncSequence, Transformed>: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    let _transform: (Base.Element) async throws -> Transformed
    mutating func next() async rethrows -> Transformed? {
        guard let element = try await _base.next() else { return nil }
        return try await _transform(element)
    }
}

/// What a closure makes of each value of a sequence.
struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
    typealias Element = Transformed
    let _base: Base
    let _transform: (Base.Element) async throws -> Transformed

    func makeAsyncIterator() -> _AsyncMapSequenceIterator<Base, Transformed> { _AsyncMapSequenceIterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
}

/// Gives the values of `AsyncCompactMapSequence`.
struct _AsyncCompactMapSequenceIterator<Base: AsyncSequence, Transformed>: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    let _transform: (Base.Element) async throws -> Transformed?
    mutating func next() async rethrows -> Transformed? {
        while let element = try await _base.next() {
            if let value = try await _transform(element) { return value }
        }
        return nil
    }
}

/// What a closure makes of each value of a sequence, without the nils.
struct AsyncCompactMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
    typealias Element = Transformed
    let _base: Base
    let _transform: (Base.Element) async throws -> Transformed?

    func makeAsyncIterator() -> _AsyncCompactMapSequenceIterator<Base, Transformed> { _AsyncCompactMapSequenceIterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
}

/// Gives the values of `AsyncFilterSequence`.
struct _AsyncFilterSequenceIterator<Base: AsyncSequence>: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    let _isIncluded: (Base.Element) async throws -> Bool
    mutating func next() async rethrows -> Base.Element? {
        while let element = try await _base.next() {
            if try await _isIncluded(element) { return element }
        }
        return nil
    }
}

/// The values of a sequence for which a closure says yes.
struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    let _base: Base
    let _isIncluded: (Base.Element) async throws -> Bool

    func makeAsyncIterator() -> _AsyncFilterSequenceIterator<Base> { _AsyncFilterSequenceIterator(_base: _base.makeAsyncIterator(), _isIncluded: _isIncluded) }
}

/// Gives the values of `AsyncPrefixSequence`.
struct _AsyncPrefixSequenceIterator<Base: AsyncSequence>: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    var _left: Int
    mutating func next() async rethrows -> Base.Element? {
        if _left == 0 { return nil }
        _left -= 1
        return try await _base.next()
    }
}

/// The first values of a sequence.
struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    let _base: Base
    let _count: Int

    func makeAsyncIterator() -> _AsyncPrefixSequenceIterator<Base> { _AsyncPrefixSequenceIterator(_base: _base.makeAsyncIterator(), _left: _count) }
}

/// Gives the values of `AsyncPrefixWhileSequence`.
struct _AsyncPrefixWhileSequenceIterator<Base: AsyncSequence>: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    let _predicate: (Base.Element) async throws -> Bool
    var _isOver = false
    mutating func next() async rethrows -> Base.Element? {
        if _isOver { return nil }
        if let element = try await _base.next(), try await _predicate(element) { return element }
        _isOver = true
        return nil
    }
}

/// The values of a sequence up to the first for which a closure says no.
struct AsyncPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    let _base: Base
    let _predicate: (Base.Element) async throws -> Bool

    func makeAsyncIterator() -> _AsyncPrefixWhileSequenceIterator<Base> { _AsyncPrefixWhileSequenceIterator(_base: _base.makeAsyncIterator(), _predicate: _predicate) }
}

/// Gives the values of `AsyncDropFirstSequence`.
struct _AsyncDropFirstSequenceIterator<Base: AsyncSequence>: AsyncIteratorProtocol {
    var _base: Base.AsyncIterator
    var _left: Int
    mutating func next() async rethrows -> Base.Element? {
        while _left > 0 {
            _left -= 1
            if try await _base.next() == nil { return nil }
        }
        return try await _base.next()
    }
}

/// The values of a sequence behind the first ones.
struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    let _base: Base
    let _count: Int

    func makeAsyncIterator() -> _AsyncDropFirstSequenceIterator<Base> { _AsyncDropFirstSequenceIterator(_base: _base.makeAsyncIterator(), _left: _count) }
}
