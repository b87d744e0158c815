/// The time that a session has not been told of yet.
struct RealClock {
    /// While the machine sleeps no time passes.
    private var last = SuspendingClock.now

    var elapsed: Duration { SuspendingClock.now - last }

    /// The time since this was last asked, in whole milliseconds: the rest counts for the next time.
    mutating func take() -> Duration {
        let milliseconds = Int64(elapsed / .milliseconds(1))
        last += .milliseconds(milliseconds)
        return .milliseconds(milliseconds)
    }
}
