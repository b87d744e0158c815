extension Session {
    /// As many inputs can be taken back.
    static let undoLimit = 200

    /// Takes the last acting input back, and says which it was. Inputs that changed nothing go with the one before them.
    func undo() throws(Failure) -> LogEntry {
        guard let place = undoPoints.lastIndex(where: { !$0.isQuiet }) else { throw Failure("there is nothing to undo") }
        logBegins(.line(":undo"))
        defer { log?.end(ok: true) }
        let undone = undoPoints[place...].map(\.entry)
        let before = undoPoints[place].state
        undoPoints.removeSubrange(place...)
        if undone[0] == .line(":reset") || !undone.allSatisfy({ _ in host.undo() }) { rebuild(before.log) }
        state = before
        redoPoints.append(undone)
        return undone[0]
    }

    /// Does again what the last `:undo` took back; nothing else has changed anything since.
    func redo(_ input: String) throws(Failure) -> Response {
        guard let undone = redoPoints.popLast() else { throw Failure("there is nothing to redo") }
        let earlier = redoPoints
        var response = perform(undone[0])
        for entry in undone.dropFirst() { _ = perform(entry) }
        redoPoints = earlier
        response.input = input
        response.blocks.insert(.line("redone: \(undone[0].title)"), at: 0)
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

    private func rebuild(_ log: [LogEntry]) {
        host = configuration.makeHost()
        let (undoPoints, redoPoints, file) = (undoPoints, redoPoints, self.log)
        self.log = nil
        state = SessionState()
        for entry in log { _ = perform(entry) }
        (self.undoPoints, self.redoPoints, self.log) = (undoPoints, redoPoints, file)
    }

    /// Does again what the log has.
    func perform(_ entry: LogEntry) -> Response {
        switch entry {
        case .line(let line): execute(line)
        case .load(let file): load(file)
        case .declare(let file): declare(file)
        case .reload(let files): reload(files, input: entry.title)
        case .edit(let file, let replaced): edit(file, insteadOf: replaced, input: entry.title)
        }
    }
}
