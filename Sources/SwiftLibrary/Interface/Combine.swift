// Combine's publishers. Each one knows how to attach a receiver: a closure for its values and one for its end.
// Operators attach a receiver of their own upstream and pass on what they make of the values.

/// Something that gives values over time.
protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    /// Starts to give values to a receiver, until the result is cancelled.
    func _attach(
        _ receiveValue: @escaping (Output) -> Void,
        _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable
}

/// What receives values.
enum Subscribers {
    /// How a publisher ended.
    enum Completion<Failure: Error> {
        /// It gave all its values.
        case finished
        /// It failed.
        case failure(Failure)
    }
}

/// Where the types of operators stand.
enum Publishers {
}

/// Something that can be stopped.
protocol Cancellable {
    /// Stops it.
    func cancel()
}

/// Stops what it stands for when it is cancelled or released.
final class AnyCancellable: Cancellable, Hashable {
    var _cancel: (() -> Void)?

    init(_ cancel: @escaping () -> Void) { _cancel = cancel }
    init<C: Cancellable>(_ canceller: C) { _cancel = { canceller.cancel() } }
    deinit { cancel() }
    /// Stops it, once.
    func cancel() {
        let action = _cancel
        _cancel = nil
        if let action { action() }
    }
    /// Keeps it in a set, as long as the set lives.
    func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    /// Keeps it in an array, as long as the array lives.
    func store(in collection: inout [AnyCancellable]) { collection.append(self) }
    static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher to which the program sends values.
protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Gives a value to all receivers.
    func send(_ value: Output)
    /// Ends it for all receivers.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Tells all receivers.
    func send() { send(()) }
}

/// Those to whom a subject gives its values.
final class _Receivers<Output, Failure: Error> {
    var _values: [Int: (Output) -> Void] = [:]
    var _completions: [Int: (Subscribers.Completion<Failure>) -> Void] = [:]
    var _next = 0
    var _end: Subscribers.Completion<Failure>?

    init() {}
    func send(_ value: Output) {
        if _end != nil { return }
        for receive in _values._values { receive(value) }
    }
    func end(_ completion: Subscribers.Completion<Failure>) {
        if _end != nil { return }
        _end = completion
        let receivers = _completions._values
        _values = [:]
        _completions = [:]
        for receive in receivers { receive(completion) }
    }
    func add(
        _ receiveValue: @escaping (Output) -> Void,
        _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if let end = _end {
            receiveCompletion(end)
            return AnyCancellable({})
        }
        let number = _next
        _next += 1
        _values[number] = receiveValue
        _completions[number] = receiveCompletion
        return AnyCancellable({ self.remove(number) })
    }
    func remove(_ number: Int) {
        _values.removeValue(forKey: number)
        _completions.removeValue(forKey: number)
    }
}

/// A subject that keeps nothing: receivers get what is sent after they came.
final class PassthroughSubject<Output, Failure: Error>: Subject {
    let _receivers = _Receivers<Output, Failure>()

    init() {}
    /// Gives a value to all receivers.
    func send(_ value: Output) { _receivers.send(value) }
    /// Ends it for all receivers.
    func send(completion: Subscribers.Completion<Failure>) { _receivers.end(completion) }
    func _attach(
        _ receiveValue: @escaping (Output) -> Void,
        _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        _receivers.add(receiveValue, receiveCompletion)
    }
}

/// A subject that keeps its last value: receivers get it when they come.
final class CurrentValueSubject<Output, Failure: Error>: Subject {
    let _receivers = _Receivers<Output, Failure>()
    var _value: Output

    init(_ value: Output) { _value = value }
    /// The last value; setting it sends it.
    var value: Output {
        get { _value }
        set { send(newValue) }
    }
    /// Gives a value to all receivers.
    func send(_ value: Output) {
        _value = value
        _receivers.send(value)
    }
    /// Ends it for all receivers.
    func send(completion: Subscribers.Completion<Failure>) { _receivers.end(completion) }
    func _attach(
        _ receiveValue: @escaping (Output) -> Void,
        _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if _receivers._end == nil { receiveValue(_value) }
        return _receivers.add(receiveValue, receiveCompletion)
    }
}

/// A publisher of one value.
struct Just<Output>: Publisher {
    typealias Failure = Never
    /// The value.
    let output: Output

    init(_ output: Output) { self.output = output }
    func _attach(
        _ receiveValue: @escaping (Output) -> Void,
        _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        receiveValue(output)
        receiveCompletion(.finished)
        return AnyCancellable({})
    }
}

/// A publisher without values.
struct Empty<Output, Failure: Error>: Publisher {
    let completeImmediately: Bool

    init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    func _attach(
        _ receiveValue: @escaping (Output) -> Void,
        _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if completeImmediately { receiveCompletion(.finished) }
        return AnyCancellable({})
    }
}

/// A publisher that fails.
struct Fail<Output, Failure: Error>: Publisher {
    /// Its error.
    let error: Failure

    init(error: Failure) { self.error = error }
    func _attach(
        _ receiveValue: @escaping (Output) -> Void,
        _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        receiveCompletion(.failure(error))
        return AnyCancellable({})
    }
}

/// A publisher of a result that comes later.
final class Future<Output, Failure: Error>: Publisher {
    typealias Promise = (Result<Output, Failure>) -> Void
    let _receivers = _Receivers<Output, Failure>()
    var _value: Output?

    init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
        attemptToFulfill({ self._fulfill($0) })
    }
    func _fulfill(_ result: Result<Output, Failure>) {
        if _receivers._end != nil { return }
        switch result {
        case .success(let value):
            _value = value
            _receivers.send(value)
            _receivers.end(.finished)
        case .failure(let error):
            _receivers.end(.failure(error))
        }
    }
    func _attach(
        _ receiveValue: @escaping (Output) -> Void,
        _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if let value = _value { receiveValue(value) }
        return _receivers.add(receiveValue, receiveCompletion)
    }
}

/// Some publisher, whatever its own type.
struct AnyPublisher<Output, Failure: Error>: Publisher {
    let _attachment: (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable

    init(
        _attachment: @escaping (
            @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable
    ) {
        self._attachment = _attachment
    }
    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        _attachment = { publisher._attach($0, $1) }
    }
    func _attach(
        _ receiveValue: @escaping (Output) -> Void,
        _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        _attachment(receiveValue, receiveCompletion)
    }
}

extension Sequence {
    /// A publisher of the values, one after the other.
    var publisher: AnyPublisher<Element, Never> {
        AnyPublisher(_attachment: { receiveValue, receiveCompletion in
            for element in self { receiveValue(element) }
            receiveCompletion(.finished)
            return AnyCancellable({})
        })
    }
}
