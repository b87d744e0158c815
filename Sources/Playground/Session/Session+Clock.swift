extension Session {
    /// Whether `:set clock real` was said: whoever runs the session lets the time pass that passes.
    public var hasRealClock: Bool { state.options.clock == .real }

    /// Whether something in the program falls due within so much time.
    public func hasWork(within time: Duration) -> Bool {
        host.timeToNextWork().map { $0 <= time } ?? false
    }

    /// Lets time pass, as `:advance` does.
    public func pass(_ time: Duration) -> Response {
        execute(":advance \(Int64(time / .milliseconds(1)))ms")
    }

    /// Whether a line would act on the program, so that the time matters at which it comes.
    public func acts(_ line: String) -> Bool {
        let line = line.trimmed
        guard line.hasPrefix(":") else { return !line.isEmpty }
        guard let (_, call) = try? commands.parse(line), case .act = call else { return false }
        return true
    }
}
