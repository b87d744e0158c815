// Streams: asynchronous sequences into which the program puts values.

/// What a stream keeps until somebody asks for it.
final class _Stream<Value> {
    var _values = _Queue<Value>()
    let _limit: Int
    /// Which values are dropped when there is no room: the oldest, or else the newest.
    let _dropsOldest: Bool
    var _waiting = _Queue<_Job>()
    var _isFinished = false
    var _failure: (any Error)?
    var _onEnd: ((Bool) -> Void)?
    /// What gives the values, if they are made when somebody asks.
    var _unfold: (() async throws -> Value?)?

    init(_ limit: Int, dropsOldest: Bool) {
        _limit = limit
        _dropsOldest = dropsOldest
    }

    func _yield(_ value: Value) -> _YieldResult<Value> {
        if _isFinished { return .terminated }
        if !_waiting.isEmpty {
            _values.append(value)
            _wake()
            return .enqueued(remaining: _limit)
        }
        if _values.count < _limit {
            _values.append(value)
            return .enqueued(remaining: _limit - _values.count)
        }
        guard _dropsOldest, let dropped = _values.next() else { return .dropped(value) }
        _values.append(value)
        return .dropped(dropped)
    }

    func _finish(_ error: (any Error)?, isCancelled: Bool = false) {
        if _isFinished { return }
        _isFinished = true
        _failure = error
        let action = _onEnd
        _onEnd = nil
        if let action { action(isCancelled) }
        while !_waiting.isEmpty { _wake() }
    }

    func _wake() {
        if let job = _waiting.next() { _resume(job) }
    }

    func _next() async throws -> Value? {
        guard let job = _currentJob() else { return nil }
        if job._isCancelled, !_isFinished { _finish(nil, isCancelled: true) }
        if let unfold = _unfold {
            if _isFinished { return nil }
            let value = try await unfold()
            if value == nil { _finish(nil) }
            return value
        }
        while true {
            if let value = _values.next() { return value }
            if _isFinished {
                let failure = _failure
                _failure = nil
                if let failure { throw failure }
                return nil
            }
            let handler = job._addHandler { self._finish(nil, isCancelled: true) }
            _waiting.append(job)
            await _suspend()
            job._removeHandler(handler)
        }
    }
}

/// What is kept of a stream's values for which nobody waits.
enum _BufferingPolicy {
    /// All of them.
    case unbounded
    /// The first ones.
    case bufferingOldest(Int)
    /// The last ones.
    case bufferingNewest(Int)

    var _limit: Int {
        switch self {
        case .unbounded: Int.max
        case .bufferingOldest(let count), .bufferingNewest(let count): count
        }
    }
    var _dropsOldest: Bool {
        if case .bufferingNewest = self { true } else { false }
    }
}

/// What became of a value.
enum _YieldResult<Element> {
    /// It was put in, and there is room for so many more.
    case enqueued(remaining: Int)
    /// There was no room, and this one is lost.
    case dropped(Element)
    /// The stream had ended.
    case terminated
}

/// Why a stream ended.
enum _Termination: Hashable {
    /// There are no more values.
    case finished
    /// The task that reads it was cancelled.
    case cancelled
}

/// Puts values into a stream.
struct _StreamContinuation<Element>: Sendable {
    typealias Termination = _Termination
    typealias YieldResult = _YieldResult<Element>
    typealias BufferingPolicy = _BufferingPolicy
    let _stream: _Stream<Element>

    /// Puts a value in.
    @discardableResult
    func yield(_ value: Element) -> _YieldResult<Element> { _stream._yield(value) }
    /// Puts a value in.
    @discardableResult
    func yield(with result: Result<Element, Never>) -> _YieldResult<Element> {
        switch result {
        case .success(let value): return _stream._yield(value)
        case .failure: return .terminated
        }
    }
    /// Ends the stream.
    func finish() { _stream._finish(nil) }
    /// Runs when the stream has ended.
    var onTermination: ((_Termination) -> Void)? {
        get { nil }
        nonmutating set {
            _stream._onEnd = nil
            if let action = newValue { _stream._onEnd = { action($0 ? _Termination.cancelled : _Termination.finished) } }
        }
    }
}

extension _StreamContinuation where Element == Void {
    /// Puts a value in.
    @discardableResult
    func yield() -> _YieldResult<Void> { _stream._yield(()) }
}

/// Gives the values of a stream in the order in which they were put in.
struct _StreamIterator<Element>: AsyncIteratorProtocol {
    typealias Failure = Never
    let _stream: _Stream<Element>
    // Only a throwing stream is ever finished with an error.
    mutating func next() async -> Element? { try! await _stream._next() }
}

/// Values that the program gives by a continuation.
struct AsyncStream<Element>: AsyncSequence {
    typealias Failure = Never
    typealias Continuation = _StreamContinuation<Element>
    typealias Iterator = _StreamIterator<Element>
    let _stream: _Stream<Element>

    /// A stream into which the closure puts values, or sees to it that somebody will.
    init(
        _ elementType: Element.Type = Element.self, bufferingPolicy limit: _BufferingPolicy = .unbounded,
        _ build: (_StreamContinuation<Element>) -> Void
    ) {
        _stream = _Stream<Element>(limit._limit, dropsOldest: limit._dropsOldest)
        build(_StreamContinuation<Element>(_stream: _stream))
    }
    /// A stream of what the closure gives, until it gives nil.
    init(unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil) {
        _stream = _Stream<Element>(Int.max, dropsOldest: false)
        _stream._unfold = produce
        if let onCancel { _stream._onEnd = { if $0 { onCancel() } } }
    }
    init(_stream: _Stream<Element>) { self._stream = _stream }

    /// A stream, and what puts values into it.
    static func makeStream(
        of elementType: Element.Type = Element.self, bufferingPolicy limit: _BufferingPolicy = .unbounded
    ) -> (stream: AsyncStream<Element>, continuation: _StreamContinuation<Element>) {
        let stream = _Stream<Element>(limit._limit, dropsOldest: limit._dropsOldest)
        return (stream: AsyncStream<Element>(_stream: stream), continuation: _StreamContinuation<Element>(_stream: stream))
    }
    func makeAsyncIterator() -> _StreamIterator<Element> { _StreamIterator<Element>(_stream: _stream) }
}

/// Why a stream that can fail ended.
enum _ThrowingTermination<Failure: Error> {
    /// There are no more values, or an error came.
    case finished(Failure?)
    /// The task that reads it was cancelled.
    case cancelled
}

/// Puts values into a stream that can fail.
struct _ThrowingStreamContinuation<Element, Failure: Error>: Sendable {
    typealias Termination = _ThrowingTermination<Failure>
    typealias YieldResult = _YieldResult<Element>
    typealias BufferingPolicy = _BufferingPolicy
    let _stream: _Stream<Element>

    /// Puts a value in.
    @discardableResult
    func yield(_ value: Element) -> _YieldResult<Element> { _stream._yield(value) }
    /// Puts a value in, or ends the stream with an error.
    @discardableResult
    func yield(with result: Result<Element, Failure>) -> _YieldResult<Element> {
        switch result {
        case .success(let value): return _stream._yield(value)
        case .failure(let error):
            _stream._finish(error)
            return .terminated
        }
    }
    /// Ends the stream, with an error if there is one.
    func finish(throwing error: Failure? = nil) { _stream._finish(error) }
    /// Runs when the stream has ended.
    var onTermination: ((_ThrowingTermination<Failure>) -> Void)? {
        get { nil }
        nonmutating set {
            let stream = _stream
            stream._onEnd = nil
            if let action = newValue {
                stream._onEnd = { isCancelled in
                    // Only `finish(throwing:)` sets the failure, and it takes a `Failure`.
                    let failure = stream._failure.map { $0 as! Failure }
                    action(isCancelled ? _ThrowingTermination.cancelled : _ThrowingTermination.finished(failure))
                }
            }
        }
    }
}

extension _ThrowingStreamContinuation where Element == Void {
    /// Puts a value in.
    @discardableResult
    func yield() -> _YieldResult<Void> { _stream._yield(()) }
}

/// Gives the values of a stream in the order in which they were put in, and then its error.
struct _ThrowingStreamIterator<Element>: AsyncIteratorProtocol {
    let _stream: _Stream<Element>
    mutating func next() async throws -> Element? { try await _stream._next() }
}

/// Values that the program gives by a continuation, or an error at their end.
struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
    typealias Continuation = _ThrowingStreamContinuation<Element, Failure>
    typealias Iterator = _ThrowingStreamIterator<Element>
    let _stream: _Stream<Element>

    init(_stream: _Stream<Element>) { self._stream = _stream }
    func makeAsyncIterator() -> _ThrowingStreamIterator<Element> { _ThrowingStreamIterator<Element>(_stream: _stream) }
}

extension AsyncThrowingStream where Failure == any Error {
    /// A stream into which the closure puts values, or sees to it that somebody will.
    init(
        _ elementType: Element.Type = Element.self, bufferingPolicy limit: _BufferingPolicy = .unbounded,
        _ build: (_ThrowingStreamContinuation<Element, any Error>) -> Void
    ) {
        _stream = _Stream<Element>(limit._limit, dropsOldest: limit._dropsOldest)
        build(_ThrowingStreamContinuation<Element, any Error>(_stream: _stream))
    }
    /// A stream of what the closure gives, until it gives nil or throws.
    init(unfolding produce: @escaping () async throws -> Element?) {
        _stream = _Stream<Element>(Int.max, dropsOldest: false)
        _stream._unfold = produce
    }
    /// A stream, and what puts values into it.
    static func makeStream(
        of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
        bufferingPolicy limit: _BufferingPolicy = .unbounded
    ) -> (stream: AsyncThrowingStream<Element, any Error>, continuation: _ThrowingStreamContinuation<Element, any Error>) {
        let stream = _Stream<Element>(limit._limit, dropsOldest: limit._dropsOldest)
        return (
            stream: AsyncThrowingStream<Element, any Error>(_stream: stream),
            continuation: _ThrowingStreamContinuation<Element, any Error>(_stream: stream))
    }
}
