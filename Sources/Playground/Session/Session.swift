/// One line in, one `Response` out: the way of every input, whoever sends it (prompt, script, lesson, test).
///
/// The source is the state: declarations typed at the prompt and edits by commands change the session's source,
/// which is then loaded as a new program. An input that fails leaves everything as it was.
public final class Session {
    public let commands: CommandTable
    let configuration: SessionConfiguration
    var host: ProgramHost
    var state = SessionState()
    var undoPoints: [UndoPoint] = []
    private weak var lastSnapshot: Snapshot?

    /// Set by `:quit`.
    public internal(set) var isOver = false
    /// Asked by a lesson: lines that are no commands are offered to it first.
    public var question: PendingQuestion?
    /// The command that an empty line stands for, while a lesson is under way.
    public var emptyLine: String?

    /// As many inputs can be taken back.
    static let undoLimit = 200

    public init(_ configuration: SessionConfiguration, commands: CommandTable = .standard) {
        self.configuration = configuration
        self.commands = commands
        host = configuration.makeHost()
    }

    /// Executes a line of the prompt: Swift, or a command.
    public func execute(_ input: String) -> Response {
        lastSnapshot?.complete()
        let line = input.trimmed
        if line.isEmpty {
            if let emptyLine { return execute(emptyLine) }
            return report(input) { () throws(Failure) in [] }
        }
        if line.hasPrefix(":") { return executeCommand(line, input: input) }
        if let blocks = question?.answer(line) {
            return report(input) { () throws(Failure) in blocks }
        }
        return act(input, entry: .line(input)) { () throws(Failure) in
            self.state.promptTexts += 1
            return try self.take(ProgramFile(name: "prompt \(self.state.promptTexts)", text: input), .declaration)
        }
    }

    /// Loads a file from the disk.
    public func load(path: String) -> Response {
        lastSnapshot?.complete()
        do throws(Failure) {
            return try load(path: path, input: path)
        } catch {
            return failed(path, error)
        }
    }

    /// Loads a text as a file of its own.
    public func load(_ file: ProgramFile) -> Response {
        lastSnapshot?.complete()
        return load(file, input: file.name)
    }

    func load(path: String, input: String) throws(Failure) -> Response {
        load(ProgramFile(name: path, text: try configuration.readFile(path)), input: input)
    }

    private func load(_ file: ProgramFile, input: String) -> Response {
        act(input, entry: .load(file)) { () throws(Failure) in try self.take(file, .file) }
    }

    /// Takes the declarations of a text in, as if typed at the prompt: each replaces its namesake.
    public func declare(_ file: ProgramFile) -> Response {
        lastSnapshot?.complete()
        return act(file.name, entry: .declare(file)) { () throws(Failure) in try self.take(file, .declaration) }
    }

    /// A session of its own in the same state: the log, replayed on a fresh host.
    public func copy() -> Session {
        replica(of: state.log[...])
    }

    /// A session of its own in which these inputs were done.
    func replica(of log: ArraySlice<LogEntry>) -> Session {
        let replica = Session(configuration, commands: commands)
        for entry in log { _ = replica.perform(entry) }
        return replica
    }

    /// The names of the views that the source declares.
    public var views: [String] { state.source.views }
    /// The source as it stands.
    public var source: [ProgramFile] { state.source.files }

    // MARK: Inputs

    private func executeCommand(_ line: String, input: String) -> Response {
        do throws(Failure) {
            switch try commands.parse(line) {
            case .report(let run): return report(input) { () throws(Failure) in try run(self) }
            case .act(let run):
                return act(input, entry: .line(line)) { () throws(Failure) in .init(blocks: try run(self)) }
            case .respond(let respond): return try respond(self, input)
            }
        } catch {
            return failed(input, error)
        }
    }

    /// What the body of an acting input gives back.
    struct Outcome {
        var blocks: [Block] = []
        var value: ShownValue?
    }

    /// Runs an input that may change something; if it fails, nothing has changed.
    func act(_ input: String, entry: LogEntry, _ body: () throws(Failure) -> Outcome) -> Response {
        let before = state
        host.begin()
        do throws(Failure) {
            state.log.append(entry)
            let outcome = try body()
            let effects = host.effects()
            host.commit()
            undoPoints.append(UndoPoint(state: before, isQuiet: !effects.changesAnything))
            if undoPoints.count > Self.undoLimit { undoPoints.removeFirst() }
            state.last = effects
            let trace: [Block] = state.options.trace == .on ? [.code(host.trace().joined(separator: "\n"))] : []
            return Response(
                input: input, printed: effects.printed, diagnostics: located(effects.diagnostics),
                value: outcome.value, delta: effects.delta, total: effects.total, acted: true,
                snapshot: snapshot(), blocks: outcome.blocks + trace)
        } catch {
            let effects = host.effects()
            let diagnostics = located(effects.diagnostics + error.diagnostics)
            host.rollback()
            state = before
            return Response(
                input: input, ok: false, printed: effects.printed, diagnostics: diagnostics,
                total: state.last.total, snapshot: snapshot())
        }
    }

    /// Runs an input that only looks, or that consists of inputs of its own.
    private func report(_ input: String, _ body: () throws(Failure) -> [Block]) -> Response {
        do throws(Failure) {
            let blocks = try body()
            return Response(input: input, total: state.last.total, snapshot: snapshot(), blocks: blocks)
        } catch {
            return failed(input, error)
        }
    }

    private func failed(_ input: String, _ failure: Failure) -> Response {
        Response(
            input: input, ok: false, diagnostics: located(failure.diagnostics), total: state.last.total,
            snapshot: snapshot())
    }

    private func snapshot() -> Snapshot? {
        let snapshot = host.snapshot()
        lastSnapshot = snapshot
        return snapshot
    }

    /// Puts the line of source beside each diagnostic that has a place and no excerpt yet.
    private func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.map { diagnostic in
            guard diagnostic.excerpt == nil, let place = diagnostic.place else { return diagnostic }
            var located = diagnostic
            located.excerpt = state.source.line(place.line, of: place.file)
            return located
        }
    }

    // MARK: Going back

    /// Takes the last acting input back, and says which it was.
    func undo() throws(Failure) -> LogEntry {
        guard let place = undoPoints.lastIndex(where: { !$0.isQuiet }) else { throw Failure("there is nothing to undo") }
        let before = undoPoints[place].state
        let inputs = undoPoints.count - place
        undoPoints.removeSubrange(place...)
        let isReset = state.log.count <= before.log.count
        let undone = isReset ? .line(":reset") : state.log[before.log.count]
        // Inputs that changed nothing go with the one before them.
        if isReset || !(0..<inputs).allSatisfy({ _ in host.undo() }) { rebuild(before.log) }
        state = before
        return undone
    }

    /// Starts over with nothing loaded; options stay.
    func reset() {
        undoPoints.append(UndoPoint(state: state, isQuiet: false))
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
        let points = undoPoints
        state = SessionState()
        for entry in log { _ = perform(entry) }
        undoPoints = points
    }

    /// Does again what the log has.
    func perform(_ entry: LogEntry) -> Response {
        switch entry {
        case .line(let line): execute(line)
        case .load(let file): load(file)
        case .declare(let file): declare(file)
        }
    }
}

extension StringProtocol {
    /// Without white space at both ends.
    var trimmed: String {
        let start = firstIndex { !$0.isWhitespace } ?? endIndex
        let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
        return String(self[start..<end])
    }
}
