/// Commands that set the counts of one source beside those of another.
var compareCommands: [Command] {
    [
        Command(
            "mark", .measures, usage: ":mark [NAME]", "remember this moment for :compare", example: ":mark",
            details: "What is done from here on is what :compare does again.",
            acts: true, parse: { (scanner) throws(Failure) in scanner.word() ?? "" },
            run: { (session, name) throws(Failure) in
                session.state.marks[name] = session.state.log.count
                return [.line(name.isEmpty ? "marked" : "marked \(name)")]
            }),
        Command(
            "compare", .measures, usage: ":compare [NAME]", "the inputs since :mark, on the source then and now",
            example: ":compare",
            details: """
                Does again what was done since :mark, in copies of the session from the state at the mark: once on the \
                source as it was, once as it is now. Edits of the source are left out, and so is the reload itself.
                """,
            offers: { session, _ in session.state.marks.keys.sorted().map { .init($0) } },
            parse: { (scanner) throws(Failure) in scanner.word() ?? "" },
            run: { (session, name) throws(Failure) in
                guard let mark = session.state.marks[name] else {
                    throw Failure(name.isEmpty ? "nothing is marked" : "there is no mark \(name)",
                                  hint: ":mark comes first, then some taps, then an edit")
                }
                return try session.comparison(since: mark)
            }),
    ]
}

/// What inputs did on one form of the source.
private struct Replay {
    var counts = CountTable()
    /// Inputs that failed there, with the reason.
    var failures: [(input: String, reason: String)] = []
}

extension Session {
    /// Both counts of what was done since an entry of the log, and what could not be done on either source.
    fileprivate func comparison(since mark: Int) throws(Failure) -> [Block] {
        let events = try events(since: mark)
        guard !events.isEmpty else { return [.line("nothing was done since :mark"), .hint("tap something, then :compare")] }
        let then = try replay(events, since: mark, on: nil)
        let now = try replay(events, since: mark, on: state.source)

        var blocks: [Block] = [
            .line("\(counted(events.count { !$0.isTime }, "input", "inputs")) since :mark, on the source then → now"),
            .table(table(then.counts, now.counts)),
        ]
        for (replay, source) in [(then, "then"), (now, "now")] {
            blocks += replay.failures.map { .line("on the source \(source), \($0.input) failed: \($0.reason)") }
        }
        return blocks
    }

    /// The entries since the mark that left the source, and the marks, as they were.
    private func events(since mark: Int) throws(Failure) -> [LogEntry] {
        let replica = try replica(of: state.log[..<mark])
        var events: [LogEntry] = []
        for entry in state.log[mark...] {
            let (source, marks) = (replica.state.source.files, replica.state.marks)
            _ = try replica.perform(entry)
            if replica.state.source.files == source, replica.state.marks == marks { events.append(entry) }
        }
        return events
    }

    private func replay(_ events: [LogEntry], since mark: Int, on source: ProgramSource?) throws(Failure) -> Replay {
        let replica = try replica(of: state.log[..<mark])
        if let source { try replica.replaceSource(by: source) }
        var result = Replay()
        for event in events {
            let response = try replica.perform(event)
            if response.ok {
                result.counts.add(response.delta)
            } else {
                result.failures.append((event.title, response.diagnostics.first?.message ?? "it is not known why"))
            }
        }
        return result
    }

    private func table(_ then: CountTable, _ now: CountTable) -> Table {
        var types = then.rows.map(\.type)
        types += now.rows.map(\.type).filter { !types.contains($0) }
        let counters = [Counter.body, .skip, .wasted, .built, .initialized, .equal]
        func row(_ name: String, _ then: Counts, _ now: Counts) -> [String] {
            [name] + counters.map { then[$0] == now[$0] ? "\(now[$0])" : "\(then[$0]) → \(now[$0])" }
        }
        return Table(
            headings: ["type"] + counters.map(\.title),
            rows: types.map { row($0, then[$0], now[$0]) } + (types.count > 1 ? [row("in all", then.sum, now.sum)] : []))
    }
}
