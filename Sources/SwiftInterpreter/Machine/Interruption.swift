/// Why a run of interpreted code ended before its end.
public enum Interruption: Error {
    /// A run-time error of the program, such as an index out of range.
    case trap(Trap)
    /// A Swift error that nobody caught; the receiver owns the value.
    case thrown(Value)
    /// The stop flag was raised: Ctrl-C, or a time-out.
    case stopped
    /// The input used up its steps.
    case stepBudget
    /// The input used up its memory.
    case memoryBudget

    /// A trap with a message, to which the machine adds the place and the back trace.
    public static func trap(_ message: String) -> Interruption {
        .trap(Trap(message: message))
    }
}

/// A run-time error: the words that Swift itself would use, and where it happened.
public struct Trap: Sendable {
    public var message: String
    public var position: SourcePosition
    /// The calls that led there, the innermost first; long recursions are cut in the middle.
    public var backtrace: [Call]

    /// One line of a back trace.
    public struct Call: Sendable, Hashable {
        /// As `FunctionBody.name` has it.
        public var function: String
        /// Where that function was when it called the one above it in the list.
        public var position: SourcePosition
    }

    public init(message: String, position: SourcePosition = .none, backtrace: [Call] = []) {
        self.message = message
        self.position = position
        self.backtrace = backtrace
    }
}

/// What one input may use.
public struct Limits: Sendable {
    /// Calls and backward jumps.
    public var steps = 200_000_000
    /// Bytes that the heap may hold.
    public var bytes = 1 << 30
    /// Calls of interpreted functions inside each other. The default leaves room above the
    /// 10 000 levels that programs may count on.
    public var depth = 20_000
    /// Returns into interpreted code from natives inside each other; each takes host stack.
    public var reentry = 5_000

    public init() {}
}
