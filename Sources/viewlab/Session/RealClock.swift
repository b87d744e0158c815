import Playground

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

    /// How much of the time that went by is made up for. Where nobody looked for long, because the command was stopped or
    /// an editor had the terminal, the clock stood still for what is beyond a step behind the next work.
    static func caughtUp(_ time: Duration, timeToNextWork: Duration?) -> Duration {
        timeToNextWork.map { min(time, Session.step(beyond: $0)) } ?? time
    }
}

extension Duration {
    /// The two largest units: `7 h 59 min`, `3 min 20 s`, `12 s`.
    var inWords: String {
        let seconds = components.seconds
        let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")].drop { $0.0 == 0 }.prefix(2).filter { $0.0 > 0 }
        return parts.isEmpty ? "less than a second" : parts.map { "\($0) \($1)" }.joined(separator: " ")
    }
}
