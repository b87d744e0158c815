extension Session {
    /// As many inputs can be taken back.
    static let undoLimit = 200

    /// Takes the last acting input back, and says which it was. Inputs that changed nothing go with the one before them.
    ///
    /// - Returns: The input, and what could not be done again on the way to the state before it.
    func undo() throws(Failure) -> (undone: LogEntry, lost: [LogEntry]) {
        guard let place = undoPoints.lastIndex(where: { !$0.isQuiet }) else { throw Failure("there is nothing to undo") }
        logBegins(.line(":undo"))
        defer { log?.end(ok: true) }
        let points = undoPoints[place...]
        let undone = points.flatMap { [$0.entry] + $0.timeSince }
        let before = undoPoints[place].state
        undoPoints.removeSubrange(place...)
        let isRebuilt = undone[0] == .line(":reset") || !points.allSatisfy { _ in host.undo() }
        let lost = isRebuilt ? rebuild(before.log) : []
        state = before
        redoPoints.append(undone)
        return (undone[0], lost)
    }

    /// Does again what the last `:undo` took back; nothing else has changed anything since.
    func redo(_ input: String) throws(Failure) -> Response {
        guard let undone = redoPoints.popLast() else { throw Failure("there is nothing to redo") }
        let earlier = redoPoints
        var response = perform(undone[0])
        let failed = undone.dropFirst().filter { !perform($0).ok }
        redoPoints = earlier
        response.input = input
        response.blocks.insert(contentsOf: [.line("redone: \(undone[0].title)")] + lost(failed), at: 0)
        return response
    }

    /// Starts over with nothing loaded; options stay.
    func reset() {
        logBegins(.line(":reset"))
        defer { log?.end(ok: true) }
        undoPoints.append(UndoPoint(state: state, entry: .line(":reset"), isQuiet: false))
        redoPoints = []
        let options = state.options
        host = configuration.makeHost()
        state = SessionState()
        state.options = options
        for change in options.changes {
            // It was accepted before; the log has it so that a replay finds it.
            if let option = change.hostOption { try? host.configure(option) }
            state.log.append(.line(":set \(change.name) \(change.value)"))
        }
        (question, emptyLine) = (nil, nil)
    }

    /// Makes the state anew from the inputs that led to it, and gives those that fail now.
    private func rebuild(_ log: [LogEntry]) -> [LogEntry] {
        host = configuration.makeHost()
        let (undoPoints, redoPoints, file) = (undoPoints, redoPoints, self.log)
        self.log = nil
        state = SessionState()
        let failed = log.filter { !perform($0).ok }
        (self.undoPoints, self.redoPoints, self.log) = (undoPoints, redoPoints, file)
        return failed
    }

    /// Says which inputs were to be done again and fail now.
    func lost(_ failed: [LogEntry]) -> [Block] {
        guard let first = failed.first else { return [] }
        let others = failed.count > 1 ? " and \(counted(failed.count - 1, "other", "others"))" : ""
        return [.hint("not done again, since \(failed.count == 1 ? "it fails" : "they fail") now: \(first.title)\(others)")]
    }

    /// Does again what the log has.
    func perform(_ entry: LogEntry) -> Response {
        configuration.activity?.repeating(entry.title) { performed(entry) } ?? performed(entry)
    }

    private func performed(_ entry: LogEntry) -> Response {
        switch entry {
        case .line(let line): execute(line)
        case .load(let file): load(file)
        case .declare(let file): declare(file)
        case .declareOnEmptyScreen(let file): declareOnEmptyScreen(file)
        case .reload(let files): reload(files, input: entry.title)
        case .edit(let file, let replaced): edit(file, insteadOf: replaced, input: entry.title)
        case .time(let milliseconds): passAgain(.milliseconds(milliseconds))
        }
    }
}
