// Work that waits, by the session's clock: it stands still while an input runs, and `:advance` moves it.

/// Has an action run after so many seconds, as an event with these words; gives a number for `_unschedule`.
@native("_schedule(_:_:_:)")
func _schedule(_ seconds: Double, _ event: String, _ action: @escaping () -> Void) -> Int

/// Says whether what runs from now on would run beside the main thread; gives what was said before.
@native("_setBackground(_:)")
func _setBackground(_ isInBackground: Bool) -> Bool

/// Takes back what `_schedule` was asked for.
@native("_unschedule(_:)")
func _unschedule(_ id: Int)

/// Runs an action after a while, once or again and again.
final class Timer: Hashable {
    /// Seconds between two ticks; 0 for a timer that ticks once.
    let timeInterval: Double
    /// Whether it will tick again.
    var isValid = true
    /// Something of the program's own.
    var userInfo: Any?
    /// How late a tick may be; the session's clock is never late.
    var tolerance = 0.0
    /// When it ticks next.
    var fireDate: Date
    let _interval: Double
    let _block: (Timer) -> Void
    var _id = 0
    var _isScheduled = false

    /// A timer that never ticks.
    init() {
        _interval = 0
        timeInterval = 0
        fireDate = Date.distantFuture
        _block = { _ in }
        isValid = false
    }
    /// A timer that begins when it is added to a run loop.
    init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
        // Foundation's least interval.
        _interval = Swift.max(interval, 0.0001)
        timeInterval = repeats ? _interval : 0
        fireDate = Date(timeIntervalSinceNow: _interval)
        _block = block
    }

    /// Begins a timer.
    @discardableResult
    static func scheduledTimer(
        withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer._start()
        return timer
    }

    /// Waits for the next tick, if it does not do so already.
    func _start() {
        if _isScheduled || !isValid { return }
        _isScheduled = true
        fireDate = Date(timeIntervalSinceNow: _interval)
        _id = _schedule(_interval, "timer") { self._tick() }
    }

    func _tick() {
        _isScheduled = false
        if timeInterval > 0 { _start() } else { isValid = false }
        _block(self)
    }

    /// Runs the action now.
    func fire() {
        if !isValid { return }
        if timeInterval == 0 { invalidate() }
        _block(self)
    }

    /// Stops it for good.
    func invalidate() {
        isValid = false
        _unschedule(_id)
    }

    static func == (lhs: Timer, rhs: Timer) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where timers are added. There is one loop, and it runs in every mode.
final class RunLoop {
    /// When timers of a loop tick.
    struct Mode: Hashable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        /// Always, scrolling included.
        static let common = Mode("common")
        /// While nobody scrolls.
        static let `default` = Mode("default")
    }

    /// The loop of the program.
    static let main = RunLoop()
    /// The loop of the program.
    static var current: RunLoop { main }

    init() {}
    /// Begins a timer.
    func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer._start() }
}

/// A moment for a dispatch queue.
struct DispatchTime: Comparable, Hashable {
    /// Nanoseconds since the session began.
    let _nanoseconds: Double

    /// Now.
    static func now() -> DispatchTime { DispatchTime(_nanoseconds: Double(_elapsed())) }
    /// A moment that never comes.
    static var distantFuture: DispatchTime { DispatchTime(_nanoseconds: Double.infinity) }
    /// Nanoseconds since the session began.
    var uptimeNanoseconds: UInt64 { _nanoseconds.isFinite ? UInt64(_nanoseconds) : UInt64.max }
    /// Seconds from now until then.
    var _delay: Double { (_nanoseconds - Double(_elapsed())) / 1_000_000_000 }
    static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(_nanoseconds: time._nanoseconds + (seconds * 1_000_000_000).rounded())
    }
    static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time + interval._seconds }
    static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
}

/// A length of time for a dispatch queue.
enum DispatchTimeInterval: Hashable {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never

    var _seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1_000
        case .microseconds(let count): Double(count) / 1_000_000
        case .nanoseconds(let count): Double(count) / 1_000_000_000
        case .never: Double.infinity
        }
    }
}

/// How urgent work is; here all work is done in its turn.
struct DispatchQoS: Hashable {
    /// How urgent work is.
    enum QoSClass: Hashable { case background, utility, `default`, userInitiated, userInteractive, unspecified }

    let qosClass: QoSClass
    static let background = DispatchQoS(qosClass: .background)
    static let utility = DispatchQoS(qosClass: .utility)
    static let `default` = DispatchQoS(qosClass: .default)
    static let userInitiated = DispatchQoS(qosClass: .userInitiated)
    static let userInteractive = DispatchQoS(qosClass: .userInteractive)
    static let unspecified = DispatchQoS(qosClass: .unspecified)
}

/// Work that can be taken back before it is done.
final class DispatchWorkItem {
    /// Whether it was taken back.
    var isCancelled = false
    let _block: () -> Void

    init(block: @escaping () -> Void) { _block = block }
    /// Takes it back.
    func cancel() { isCancelled = true }
    /// Does it now.
    func perform() { if !isCancelled { _block() } }
}

/// Takes work and does it in turn. All queues are one: nothing runs beside the program.
final class DispatchQueue {
    /// The name it was given.
    let label: String
    /// The queue of the program.
    static let main = DispatchQueue(label: "main")
    static let _global = DispatchQueue(label: "global")

    init(label: String, qos: DispatchQoS = .unspecified) { self.label = label }
    /// A queue for other work; its work is done in turn with the program's.
    static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { _global }

    /// Does the work once what runs now is done.
    func async(qos: DispatchQoS = .unspecified, execute work: @escaping () -> Void) { _ = _schedule(0, _event, _turn(work)) }
    /// Does the work once what runs now is done.
    func async(execute work: DispatchWorkItem) { _ = _schedule(0, _event, _turn { work.perform() }) }
    /// Does the work at a later moment.
    func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, execute work: @escaping () -> Void) {
        _ = _schedule(deadline._delay, _event, _turn(work))
    }
    /// Does the work at a later moment.
    func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        _ = _schedule(deadline._delay, _event, _turn { work.perform() })
    }
    /// Does the work now. Whoever asks for it waits, so that only the main queue's is done elsewhere: on the main thread.
    func sync<T>(execute work: () throws -> T) rethrows -> T {
        if self !== DispatchQueue.main { return try work() }
        let wasInBackground = _setBackground(false)
        defer { _ = _setBackground(wasInBackground) }
        return try work()
    }

    /// What the queue does in turn: in an app it would be on the main thread for the main queue alone.
    func _turn(_ work: @escaping () -> Void) -> () -> Void {
        if self === DispatchQueue.main { return work }
        return {
            let wasInBackground = _setBackground(true)
            defer { _ = _setBackground(wasInBackground) }
            work()
        }
    }

    var _event: String { "work on the \(label) queue" }
}
