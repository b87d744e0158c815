import SwiftInterpreter

/// What natives share in one session: its chance, its clock and what it printed.
///
/// Programs must repeat to the letter, so nothing here comes from the host: random numbers follow from
/// a seed, and time passes when the session says so.
public final class SessionContext {
    /// All that programs can change here, as a plain value: a session saves it before an input and
    /// puts it back when the input fails or is undone.
    public struct State: Sendable, Hashable {
        /// Where the random numbers come from.
        public var random: RandomSource
        /// Nanoseconds since the session began.
        public var now: Int64
        /// How much work was ever asked for.
        public var works = 0

        public init(seed: UInt64 = 1, now: Int64 = 0) {
            random = RandomSource(seed: seed)
            self.now = now
        }
    }

    public var state: State
    /// What waits for the clock. Whoever runs it makes the heap count its values.
    public var schedule = Schedule()
    /// Where work is asked for at present.
    public var origin: () -> ScheduledWork.Origin = { ScheduledWork.Origin() }
    /// Whether what runs stands for work on another thread than the program's main one. All run on one: this is for those
    /// who must say what an app would do.
    public var isInBackground = false
    /// The words for a task that begins at present.
    public var taskText: () -> String = { "task" }
    /// The moment at which the session's clock begins, in seconds since the first moment of 2001 in UTC.
    public let start: Double
    /// What was printed since `takeOutput()`. An input that fails keeps it: it helps to find the fault.
    public private(set) var output = ""

    /// One input may print so many bytes; more is a program that does not end.
    public static let outputLimit = 4 << 20
    /// 9:41 in the morning of the first of January 2025, in UTC.
    public static let defaultStart = 757_417_260.0

    public init(seed: UInt64 = 1, start: Double = SessionContext.defaultStart) {
        state = State(seed: seed)
        self.start = start
    }

    /// The present moment in seconds since the first moment of 2001 in UTC.
    public var secondsSinceReferenceDate: Double { start + Double(state.now) / 1e9 }

    /// Has an action, which the schedule then owns, run after so many seconds; gives a number by which it can be taken back.
    public func schedule(after seconds: Double, _ text: String, taking action: Value) -> Int {
        // The year 2262 is far enough, and what a nanosecond count can hold.
        let limit = Double(Int64.max / 2 - state.now)
        let delay = Int64(max(0, min((seconds * 1e9).rounded(), limit)))
        state.works += 1
        schedule.add(
            ScheduledWork(id: state.works, due: state.now + delay, action: action, text: text, origin: origin()))
        return state.works
    }

    /// What was printed since the last call.
    public func takeOutput() -> String {
        defer { output = "" }
        return output
    }

    /// Adds to what was printed; false when the limit is reached.
    public func print(_ text: String) -> Bool {
        guard output.utf8.count + text.utf8.count <= SessionContext.outputLimit else { return false }
        output += text
        return true
    }
}
