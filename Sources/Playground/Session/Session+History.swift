extension Session {
    /// As many inputs can be taken back.
    static let undoLimit = 200

    /// Takes the last acting input back, and says which it was. Inputs that changed nothing go with the one before them.
    ///
    /// - Returns: The input, and what could not be done again on the way to the state before it.
    func undo() throws(Failure) -> (undone: LogEntry, lost: [LogEntry]) {
        guard let place = undoPoints.lastIndex(where: { !$0.isQuiet }) else { throw Failure("there is nothing to undo") }
        if !isDrivenByLesson, let kept = undoPoints[place...].last(where: \.isLessons) {
            throw Failure("\(kept.entry.title) is the lesson's doing, and stays", hint: ":undo takes back what you did since")
        }
        logBegins(.line(":undo"))
        var isUndone = false
        defer { logEnds(ok: isUndone) }
        let points = undoPoints[place...]
        let undone = points.flatMap { [$0.entry] + $0.timeSince }
        let before = undoPoints[place].state
        let isRebuilt = undone[0] == .line(":reset") || host.undoable() < points.count || !points.allSatisfy { _ in host.undo() }
        let lost = try isRebuilt ? rebuild(before.log) : []
        undoPoints = Array(undoPoints[..<place])
        state = before
        isUndone = true
        redoPoints.append(undone)
        return (undone[0], lost)
    }

    /// Does again what the last `:undo` took back; nothing else has changed anything since.
    func redo(_ input: String) throws(Failure) -> Response {
        guard let undone = redoPoints.popLast() else { throw Failure("there is nothing to redo") }
        let earlier = redoPoints
        var response: Response
        do throws(Failure) {
            response = try perform(undone[0])
        } catch {
            redoPoints = earlier + [undone]
            throw error
        }
        let (failed, left) = performAll(undone.dropFirst())
        redoPoints = left.isEmpty ? earlier : earlier + [Array(left)]
        response.input = input
        let rest: [Block] = left.isEmpty ? [] : [.hint("stopped before the rest; :redo goes on")]
        response.blocks.insert(contentsOf: [.line("redone: \(undone[0].title)")] + lost(failed) + rest, at: 0)
        return response
    }

    /// Starts over with nothing loaded; options stay.
    func reset() {
        logBegins(.line(":reset"))
        defer { logEnds(ok: true) }
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

    /// Makes the state anew from the inputs that led to it, and gives those that fail now. Fails when somebody stops it, and
    /// then nothing has changed.
    private func rebuild(_ log: [LogEntry]) throws(Failure) -> [LogEntry] {
        let before = (host, state)
        let (undoPoints, redoPoints, file) = (undoPoints, redoPoints, self.log)
        defer { (self.undoPoints, self.redoPoints, self.log) = (undoPoints, redoPoints, file) }
        self.log = nil
        (host, state) = (configuration.makeHost(), SessionState())
        let (failed, left) = performAll(log[...])
        guard left.isEmpty else {
            (host, state) = before
            throw .stopped
        }
        return failed
    }

    /// Says which inputs were to be done again and fail now.
    func lost(_ failed: [LogEntry]) -> [Block] {
        guard let first = failed.first else { return [] }
        let others = failed.count > 1 ? " and \(counted(failed.count - 1, "other", "others"))" : ""
        return [.hint("not done again, since \(failed.count == 1 ? "it fails" : "they fail") now: \(first.title)\(others)")]
    }

    /// Does again what the log has. Fails when somebody stops it: who asks for a replay to stop means all of it.
    func perform(_ entry: LogEntry) throws(Failure) -> Response {
        let response = configuration.activity?.repeating(entry.title) { performed(entry) } ?? performed(entry)
        if response.wasStopped { throw .stopped }
        return response
    }

    /// Does inputs again, and gives those that fail now, and those that are left when somebody stops it.
    func performAll(_ entries: ArraySlice<LogEntry>) -> (failed: [LogEntry], left: ArraySlice<LogEntry>) {
        var failed: [LogEntry] = []
        for (index, entry) in zip(entries.indices, entries) {
            guard let response = try? perform(entry) else { return (failed, entries[index...]) }
            if !response.ok { failed.append(entry) }
        }
        return (failed, [])
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
