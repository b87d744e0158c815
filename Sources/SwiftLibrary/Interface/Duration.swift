// Lengths of time, and clocks, all of which are the session's.

/// A length of time.
struct Duration: Hashable, Comparable, CustomStringConvertible, Codable, Sendable {
    let _nanoseconds: Int64

    /// No time.
    static let zero = Duration(_nanoseconds: 0)
    /// So many seconds.
    static func seconds(_ seconds: Double) -> Duration { Duration(_nanoseconds: Int64((seconds * 1e9).rounded())) }
    /// So many seconds.
    static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration { Duration(_nanoseconds: Int64(seconds) * 1_000_000_000) }
    /// So many thousandths of a second.
    static func milliseconds(_ count: Double) -> Duration { Duration(_nanoseconds: Int64((count * 1e6).rounded())) }
    /// So many thousandths of a second.
    static func milliseconds<T: BinaryInteger>(_ count: T) -> Duration { Duration(_nanoseconds: Int64(count) * 1_000_000) }
    /// So many millionths of a second.
    static func microseconds(_ count: Double) -> Duration { Duration(_nanoseconds: Int64((count * 1e3).rounded())) }
    /// So many millionths of a second.
    static func microseconds<T: BinaryInteger>(_ count: T) -> Duration { Duration(_nanoseconds: Int64(count) * 1_000) }
    /// So many billionths of a second.
    static func nanoseconds<T: BinaryInteger>(_ count: T) -> Duration { Duration(_nanoseconds: Int64(count)) }

    /// Whole seconds, and the rest in attoseconds, of which a second has 10 to the 18.
    var components: (seconds: Int64, attoseconds: Int64) {
        (seconds: _nanoseconds / 1_000_000_000, attoseconds: _nanoseconds % 1_000_000_000 * 1_000_000_000)
    }
    var _seconds: Double { Double(_nanoseconds) / 1e9 }
    /// As in "1.5 seconds".
    var description: String { "\(_seconds) seconds" }

    static func + (lhs: Duration, rhs: Duration) -> Duration { Duration(_nanoseconds: lhs._nanoseconds + rhs._nanoseconds) }
    static func - (lhs: Duration, rhs: Duration) -> Duration { Duration(_nanoseconds: lhs._nanoseconds - rhs._nanoseconds) }
    static func += (lhs: inout Duration, rhs: Duration) { lhs = lhs + rhs }
    static func -= (lhs: inout Duration, rhs: Duration) { lhs = lhs - rhs }
    static func * <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration { Duration(_nanoseconds: lhs._nanoseconds * Int64(rhs)) }
    static func * (lhs: Duration, rhs: Double) -> Duration { .seconds(lhs._seconds * rhs) }
    static func / <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration { Duration(_nanoseconds: lhs._nanoseconds / Int64(rhs)) }
    static func / (lhs: Duration, rhs: Double) -> Duration { .seconds(lhs._seconds / rhs) }
    static func / (lhs: Duration, rhs: Duration) -> Double { lhs._seconds / rhs._seconds }
    static func < (lhs: Duration, rhs: Duration) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
}

typealias _Duration = Duration

/// Nanoseconds since the session began.
@native("_elapsed()")
func _elapsed() -> Int

/// Something that tells the time and can be waited on.
protocol Clock<Duration>: Sendable {
    associatedtype Duration
    associatedtype Instant
    /// The present moment.
    var now: Instant { get }
}

/// The clock of the session.
struct ContinuousClock: Clock {
    /// A moment of the clock.
    struct Instant: Hashable, Comparable, Sendable {
        let _nanoseconds: Int64

        /// The present moment.
        static var now: Instant { Instant(_nanoseconds: Int64(_elapsed())) }
        /// The moment so much later.
        func advanced(by duration: _Duration) -> Instant { Instant(_nanoseconds: _nanoseconds + duration._nanoseconds) }
        /// How far another moment is.
        func duration(to other: Instant) -> _Duration { _Duration(_nanoseconds: other._nanoseconds - _nanoseconds) }
        static func + (lhs: Instant, rhs: _Duration) -> Instant { lhs.advanced(by: rhs) }
        static func - (lhs: Instant, rhs: _Duration) -> Instant { Instant(_nanoseconds: lhs._nanoseconds - rhs._nanoseconds) }
        static func - (lhs: Instant, rhs: Instant) -> _Duration { rhs.duration(to: lhs) }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
    }
    typealias Duration = _Duration

    init() {}
    /// The present moment.
    var now: Instant { Instant.now }
    /// The present moment.
    static var now: Instant { Instant.now }
    /// How long something takes: while code runs, the session's clock stands still.
    func measure(_ work: () throws -> Void) rethrows -> _Duration {
        let start = now
        try work()
        return start.duration(to: now)
    }
    /// How long something takes.
    func measure(_ work: () async throws -> Void) async rethrows -> _Duration {
        let start = now
        try await work()
        return start.duration(to: now)
    }
    /// Waits.
    func sleep(for duration: _Duration, tolerance: _Duration? = nil) async throws {
        try await _sleep(duration._seconds)
    }
    /// Waits until a moment.
    func sleep(until deadline: Instant, tolerance: _Duration? = nil) async throws {
        try await _sleep(Instant.now.duration(to: deadline)._seconds)
    }
}

extension Clock where Self == ContinuousClock {
    /// The clock of the session.
    static var continuous: ContinuousClock { ContinuousClock() }
    /// The clock of the session.
    static var suspending: ContinuousClock { ContinuousClock() }
}

/// The clock of the session.
typealias SuspendingClock = ContinuousClock
