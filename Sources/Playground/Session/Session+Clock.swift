extension Session {
    /// Whether `:set clock real` was said: whoever runs the session lets the time pass that passes.
    public var hasRealClock: Bool { state.options.clock == .real }

    /// How long it is until something in the program falls due; nil when nothing will.
    public var timeToNextWork: Duration? { host.timeToNextWork() }

    /// The longest time that passes at once. The program's budget is for one input, so that a long time needs several.
    public static let longestStep = Duration.seconds(10)

    /// How far time goes at once where the next work is so far off: beyond it by the longest step, in whole milliseconds.
    public static func step(beyond nextWork: Duration) -> Duration {
        .milliseconds(Int64(((nextWork + longestStep) / .milliseconds(1)).rounded(.up)))
    }

    /// Lets time pass that passes by itself, in whole milliseconds.
    ///
    /// It is no input of anybody's: `:undo` takes it back with the input before it, what was undone can still be done again,
    /// and what is asked of the last input is asked of the one before.
    public func pass(_ time: Duration) -> Response {
        completeLastSnapshot()
        let milliseconds = Int64(time / .milliseconds(1))
        let entry = LogEntry.time(milliseconds: milliseconds)
        return act(entry.title, entry: entry) { () throws(Failure) in
            try self.host.advance(.milliseconds(milliseconds))
            return Outcome(blocks: self.host.snapshot() == nil ? [] : [.screen, .tree, .summary])
        }
    }

    /// Lets time pass again that has passed in many steps, in fewer ones, as one input. What fails ends it.
    func passAgain(_ time: Duration) -> Response {
        var left = time
        var whole: Response?
        while left > .zero, whole?.ok ?? true {
            // Until something falls due nothing is to be done.
            let step = host.timeToNextWork().map { min(left, Self.step(beyond: $0)) } ?? left
            left -= step
            let response = pass(step)
            whole = whole.map { $0.followed(by: response) } ?? response
        }
        return whole ?? pass(.zero)
    }

    /// Whether a line would act on the program, so that the time matters at which it comes.
    public func acts(_ line: String) -> Bool {
        let line = line.trimmed
        guard line.hasPrefix(":") else { return !line.isEmpty }
        guard let (_, call) = try? commands.parse(line), case .act = call else { return false }
        return true
    }
}

extension Response {
    /// Two steps of one input as the response to it.
    fileprivate func followed(by last: Response) -> Response {
        var whole = last
        whole.printed = printed + last.printed
        whole.diagnostics = diagnostics + last.diagnostics
        whole.delta = delta
        whole.delta.add(last.delta)
        return whole
    }
}
