/// The functions of a session, by number. Numbers are never given twice, so that a closure made before
/// a reload keeps its code.
///
/// The records lie in plain memory, because the loop reads one at each call.
struct FunctionRecord {
    /// Nil until the function was called, and for natives.
    var code: UnsafeMutablePointer<Instruction>?
    var constants: UnsafeMutablePointer<Value>
    var extras: UnsafeMutablePointer<Extra>
    var positions: UnsafeMutablePointer<SourcePosition>
    var codeCount: Int32
    var frameSize: Int32
    var argumentCount: Int32
    /// The number in `Machine.natives`, -1 for interpreted functions.
    var native: Int32
    var inouts: UInt64
    var hasCaptures: Bool
    var initializesInstance: Bool
    var isResolved: Bool

    static var unresolved: FunctionRecord {
        // Never read: a record without code has no constants.
        let nothing = UnsafeMutableRawPointer(bitPattern: 16).unsafelyUnwrapped
        return FunctionRecord(
            code: nil, constants: nothing.assumingMemoryBound(to: Value.self),
            extras: nothing.assumingMemoryBound(to: Extra.self),
            positions: nothing.assumingMemoryBound(to: SourcePosition.self),
            codeCount: 0, frameSize: 1, argumentCount: 0, native: -1, inouts: 0,
            hasCaptures: false, initializesInstance: false, isResolved: false)
    }
}

/// One call in progress.
struct Frame {
    /// Where to go on: behind the instruction that runs.
    var pc: UnsafeMutablePointer<Instruction>
    /// Register 0.
    var base: UnsafeMutablePointer<Value>
    /// Negative for an entry from the host: -1 less the number of arguments of the call that it makes.
    var function: Int
}

/// What the loop and its helpers share, behind one pointer.
struct MachineState {
    /// Steps until the next look at budgets and at the stop flag.
    var fuel = 0
    /// The innermost call.
    var frame: UnsafeMutablePointer<Frame>
    var functions: UnsafeMutablePointer<FunctionRecord>
    /// The boxes of globals, by number.
    var globals: UnsafeMutablePointer<ObjectPointer>
    var frameLimit: UnsafeMutablePointer<Frame>
    var stackLimit: UnsafeMutablePointer<Value>
    var pendingError: Value = .hole
    /// The job that runs is to stop here.
    var isStopping = false
}
