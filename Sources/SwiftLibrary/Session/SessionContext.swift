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

        public init(seed: UInt64 = 1, now: Int64 = 0) {
            random = RandomSource(seed: seed)
            self.now = now
        }
    }

    public var state: State
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
