// Operators that join several publishers, and what those need that may end before their sources do.

/// The way to the receiver of an operator. It ends once: when all its sources have finished, when one of them fails, or
/// when the operator says so. Then its sources are cancelled.
final class _Outlet<Output, Failure: Error> {
    let _receiveValue: (Output) -> Void
    let _receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    var _sources: [Int: AnyCancellable] = [:]
    var _next = 0
    /// How many sources run; the operator counts as one while it attaches them.
    var _running = 1
    var _isOver = false

    init(
        _ receiveValue: @escaping (Output) -> Void,
        _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        _receiveValue = receiveValue
        _receiveCompletion = receiveCompletion
    }
    func send(_ value: Output) {
        if !_isOver { _receiveValue(value) }
    }
    func end(_ completion: Subscribers.Completion<Failure>) {
        if _isOver { return }
        cancel()
        _receiveCompletion(completion)
    }
    func cancel() {
        _isOver = true
        let sources = _sources
        _sources = [:]
        for source in sources.values { source.cancel() }
    }
    /// Attaches to a source; gives a number by which it can be dropped.
    @discardableResult
    func attach<P: Publisher>(
        _ publisher: P, whenFinished: @escaping () -> Void = {}, _ receive: @escaping (P.Output) -> Void
    ) -> Int where P.Failure == Failure {
        let number = _next
        _next += 1
        if _isOver { return number }
        _running += 1
        var hasFinished = false
        let source = publisher._attach({ value in
            if !self._isOver { receive(value) }
        }, { completion in
            switch completion {
            case .failure: self.end(completion)
            case .finished:
                hasFinished = true
                whenFinished()
                self._sources[number] = nil
                self._leave()
            }
        })
        if _isOver { source.cancel() } else if !hasFinished { _sources[number] = source }
        return number
    }
    /// Cancels a source that runs.
    func drop(_ number: Int) {
        guard let source = _sources.removeValue(forKey: number) else { return }
        source.cancel()
        _running -= 1
    }
    func _leave() {
        _running -= 1
        if _running == 0 { end(.finished) }
    }
    /// What cancels it, when all sources are attached that it begins with.
    func opened() -> AnyCancellable {
        _leave()
        return AnyCancellable({ self.cancel() })
    }
}

extension Publisher {
    /// The values of the publishers that the closure makes of each value.
    func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
        where P.Failure == Failure
    {
        AnyPublisher<P.Output, Failure>(_attachment: { receiveValue, receiveCompletion in
            let outlet = _Outlet<P.Output, Failure>(receiveValue, receiveCompletion)
            outlet.attach(self) { value in outlet.attach(transform(value)) { outlet.send($0) } }
            return outlet.opened()
        })
    }
    /// The values of both publishers.
    func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
        where P.Output == Output, P.Failure == Failure
    {
        AnyPublisher<Output, Failure>(_attachment: { receiveValue, receiveCompletion in
            let outlet = _Outlet<Output, Failure>(receiveValue, receiveCompletion)
            outlet.attach(self) { outlet.send($0) }
            outlet.attach(other) { outlet.send($0) }
            return outlet.opened()
        })
    }
    /// All values of three publishers as they come.
    func merge<P: Publisher, Q: Publisher>(with second: P, _ third: Q) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        merge(with: second).merge(with: third)
    }
    /// Pairs of the last values of two publishers, whenever one of them gives one.
    func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
        where P.Failure == Failure
    {
        AnyPublisher<(Output, P.Output), Failure>(_attachment: { receiveValue, receiveCompletion in
            let outlet = _Outlet<(Output, P.Output), Failure>(receiveValue, receiveCompletion)
            var mine: Output?
            var theirs: P.Output?
            outlet.attach(self) { value in
                mine = value
                if let other = theirs { outlet.send((value, other)) }
            }
            outlet.attach(other) { value in
                theirs = value
                if let own = mine { outlet.send((own, value)) }
            }
            return outlet.opened()
        })
    }
    /// The newest values of three publishers, once each has one.
    func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
    }
    /// What a closure makes of the newest values of two publishers, once each has one.
    func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure>
    where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }
    /// The values of two publishers in pairs, as long as both have some.
    func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher<(Output, P.Output), Failure>(_attachment: { receiveValue, receiveCompletion in
            let outlet = _Outlet<(Output, P.Output), Failure>(receiveValue, receiveCompletion)
            var mine = _Queue<Output>()
            var theirs = _Queue<P.Output>()
            var hasFinished = (mine: false, theirs: false)
            func proceed() {
                if !mine.isEmpty, !theirs.isEmpty, let left = mine.next(), let right = theirs.next() { outlet.send((left, right)) }
                if hasFinished.mine && mine.isEmpty || hasFinished.theirs && theirs.isEmpty { outlet.end(.finished) }
            }
            outlet.attach(self, whenFinished: {
                hasFinished.mine = true
                proceed()
            }) { value in
                mine.append(value)
                proceed()
            }
            outlet.attach(other, whenFinished: {
                hasFinished.theirs = true
                proceed()
            }) { value in
                theirs.append(value)
                proceed()
            }
            return outlet.opened()
        })
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the newest publisher.
    func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher<Output.Output, Failure>(_attachment: { receiveValue, receiveCompletion in
            let outlet = _Outlet<Output.Output, Failure>(receiveValue, receiveCompletion)
            var newest: Int?
            outlet.attach(self) { publisher in
                if let newest { outlet.drop(newest) }
                newest = outlet.attach(publisher) { outlet.send($0) }
            }
            return outlet.opened()
        })
    }
}
