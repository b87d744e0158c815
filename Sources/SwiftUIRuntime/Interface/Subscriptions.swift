// `onReceive`, and publishers that follow the session's clock.

/// What `onReceive` adds to a view.
struct _ReceiveModifier {
    let publisher: Any
    let action: Any
    let subscribe: () -> Any
}

/// What stands between a publisher and the newest action of `onReceive`.
final class _Subscription<Output> {
    var action: (Output) -> Void
    var cancellable: AnyCancellable?
    init(_ action: @escaping (Output) -> Void) { self.action = action }
    func receive(_ value: Output) { action(value) }
}

extension View {
    /// Runs an action for each value of a publisher.
    func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View {
        ModifiedContent(content: self, modifier: _ReceiveModifier(publisher: publisher, action: action, subscribe: {
            let subscription = _Subscription<P.Output>(action)
            subscription.cancellable = publisher._attach({ [weak subscription] value in subscription?.receive(value) }, { _ in })
            return subscription
        }))
    }
}

/// A publisher that gives values once it is connected.
protocol ConnectablePublisher: Publisher {
    /// Begins to give values, until the result is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// A publisher that is connected as long as it has receivers.
    func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// A publisher that is connected as long as it has receivers.
    final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        /// What is connected.
        let upstream: Upstream
        var _receiverCount = 0
        var _connection: (any Cancellable)?

        init(upstream: Upstream) { self.upstream = upstream }
        func _attach(
            _ receiveValue: @escaping (Upstream.Output) -> Void,
            _ receiveCompletion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
        ) -> AnyCancellable {
            let attachment = upstream._attach(receiveValue, receiveCompletion)
            _receiverCount += 1
            if _receiverCount == 1 { _connection = upstream.connect() }
            return AnyCancellable({
                attachment.cancel()
                self._receiverCount -= 1
                if self._receiverCount == 0 {
                    self._connection?.cancel()
                    self._connection = nil
                }
            })
        }
    }
}

extension Timer {
    /// A publisher of moments, once it is connected.
    static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode) -> Timer.TimerPublisher {
        Timer.TimerPublisher(interval: interval)
    }

    /// Gives the moment of each tick of a timer.
    final class TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
        /// Seconds between two ticks.
        let interval: TimeInterval
        let _receivers = _Receivers<Date, Never>()

        init(interval: TimeInterval) { self.interval = interval }
        func connect() -> any Cancellable {
            let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in self._receivers.send(Date()) }
            return AnyCancellable({ timer.invalidate() })
        }
        func _attach(
            _ receiveValue: @escaping (Date) -> Void,
            _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
            _receivers.add(receiveValue, receiveCompletion)
        }
    }
}

/// A length of time for a scheduler.
struct _Stride: Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let _seconds: Double
    init(_seconds: Double) { self._seconds = _seconds }
    init(floatLiteral value: Double) { _seconds = value }
    init(integerLiteral value: Int) { _seconds = Double(value) }
    static func seconds(_ count: Double) -> _Stride { _Stride(_seconds: count) }
    static func milliseconds(_ count: Int) -> _Stride { _Stride(_seconds: Double(count) / 1_000) }
    static func microseconds(_ count: Int) -> _Stride { _Stride(_seconds: Double(count) / 1_000_000) }
    static func nanoseconds(_ count: Int) -> _Stride { _Stride(_seconds: Double(count) / 1_000_000_000) }
}

/// When `collect` gives what has come.
enum _TimeGroupingStrategy<S> {
    case byTime(S, _Stride)
    case byTimeOrCount(S, _Stride, Int)
}

/// What an operator that waits has in hand.
final class _Waiting<Output> {
    var value: Output?
    var id: Int?
    var isOpen = true
    init() {}
    /// Lets nothing through for so many seconds; then what came meanwhile, and so on.
    func rest(_ seconds: Double, _ receive: @escaping (Output) -> Void) {
        isOpen = false
        id = _schedule(seconds, "throttle") {
            self.isOpen = true
            if let value = self.value {
                self.value = nil
                self.rest(seconds, receive)
                receive(value)
            }
        }
    }
    func stop() {
        if let id { _unschedule(id) }
        id = nil
    }
}

extension Publisher {
    /// The last value of each pause: values that another follows too soon are left out.
    func debounce<S>(for dueTime: _Stride, scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher(_attachment: { receiveValue, receiveCompletion in
            let waiting = _Waiting<Output>()
            let attachment = self._attach({ value in
                waiting.stop()
                waiting.id = _schedule(dueTime._seconds, "debounce") { receiveValue(value) }
            }, { completion in
                waiting.stop()
                receiveCompletion(completion)
            })
            return AnyCancellable({
                waiting.stop()
                attachment.cancel()
            })
        })
    }
    /// At most one value for each interval: the newest, or the first one that came.
    func throttle<S>(for interval: _Stride, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher(_attachment: { receiveValue, receiveCompletion in
            let waiting = _Waiting<Output>()
            let attachment = self._attach({ value in
                if waiting.isOpen {
                    waiting.rest(interval._seconds, receiveValue)
                    receiveValue(value)
                } else if latest || waiting.value == nil {
                    waiting.value = value
                }
            }, receiveCompletion)
            return AnyCancellable({
                waiting.stop()
                attachment.cancel()
            })
        })
    }
    /// The values of each interval as an array, or as soon as there are so many.
    func collect<S>(_ strategy: _TimeGroupingStrategy<S>) -> AnyPublisher<[Output], Failure> {
        let (interval, limit) = switch strategy {
        case .byTime(_, let interval): (interval._seconds, Int.max)
        case .byTimeOrCount(_, let interval, let count): (interval._seconds, count)
        }
        return AnyPublisher<[Output], Failure>(_attachment: { receiveValue, receiveCompletion in
            let waiting = _Waiting<[Output]>()
            let start = Date()
            func send() {
                waiting.stop()
                guard let values = waiting.value else { return }
                waiting.value = nil
                receiveValue(values)
            }
            let attachment = self._attach({ value in
                waiting.value = (waiting.value ?? []) + [value]
                if waiting.value?.count == limit { return send() }
                if waiting.id != nil { return }
                // Intervals are counted from the beginning, not from the first value of each.
                let passed = Date().timeIntervalSince(start).truncatingRemainder(dividingBy: interval)
                waiting.id = _schedule(interval - passed, "collect") { send() }
            }, { completion in
                if case .finished = completion { send() }
                waiting.stop()
                receiveCompletion(completion)
            })
            return AnyCancellable({
                waiting.stop()
                attachment.cancel()
            })
        })
    }
    /// Each value, later.
    func delay<S>(for interval: _Stride, scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher(_attachment: { receiveValue, receiveCompletion in
            self._attach({ value in
                _ = _schedule(interval._seconds, "delay") { receiveValue(value) }
            }, { completion in
                _ = _schedule(interval._seconds, "delay") { receiveCompletion(completion) }
            })
        })
    }
}
