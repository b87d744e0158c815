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
    /// What `:undo` took back, the last at the end: each with the inputs that changed nothing behind it.
    var redoPoints: [[LogEntry]] = []
    /// The text of each file that was read or written, as the disk had it then.
    var onDisk: [String: String] = [:]
    /// Files of which the text on the disk was written here, not read.
    var written: Set<String> = []
    /// The text of each loaded file when somebody last looked, be it good or not.
    var lastSeen: [String: String] = [:]
    /// The inputs, reports and failures included, as somebody would do them again.
    var transcript: [LogEntry] = []
    /// What came from an editor and did not load, by what was edited.
    var drafts: [String: String] = [:]
    private weak var lastSnapshot: Snapshot?
    /// Knows the lines of the entry that is being typed.
    var entryScanner = InputScanner()

    /// Set by `:quit`.
    public internal(set) var isOver = false
    /// Whether somebody sits at a terminal: a panel may be kept in place beside the prompt, and time may pass by itself.
    public var canBeLive = false
    /// Where inputs are kept for the case that the session is interrupted.
    public internal(set) var log: SessionLog?
    /// Whether inputs are kept: not what is done to a copy while the session itself waits.
    var keepsInputs = true
    /// Whether what runs now is a lesson's doing. `:undo` leaves that alone as long as the lesson goes on.
    var isDrivenByLesson = false
    /// Begins the log when there is something to keep.
    public var beginLog: (() -> SessionLog?)?
    /// Set by `:live`.
    public internal(set) var isLive = false
    /// Asked by a lesson: lines that are no commands are offered to it first.
    public var question: PendingQuestion?
    /// The command that an empty line stands for, while a lesson is under way.
    public var emptyLine: String?

    public init(_ configuration: SessionConfiguration, commands: CommandTable = .standard) {
        self.configuration = configuration
        self.commands = commands
        host = configuration.makeHost()
    }

    /// Executes a line of the prompt: Swift, or a command.
    public func execute(_ input: String) -> Response {
        completeLastSnapshot()
        let line = input.trimmed
        if line.isEmpty {
            if let emptyLine { return execute(emptyLine) }
            return report(input) { () throws(Failure) in [] }
        }
        if line.hasPrefix(":") { return executeCommand(line, input: input) }
        if let blocks = question?.answer(line) {
            return report(input) { () throws(Failure) in blocks }
        }
        let response = act(input, entry: .line(input)) { () throws(Failure) in
            self.state.promptTexts += 1
            return try self.take(declarationsOf: ProgramFile(name: "prompt \(self.state.promptTexts)", text: input))
        }
        if response.ok || response.wasStopped { return response }
        // Words that mean nothing as Swift were an answer.
        if let question, line.isInPlainWords {
            transcript.removeLast()
            return report(input) { () throws(Failure) in question.reminder(line) }
        }
        return hintingAtCommand(response, line)
    }

    /// Whether a line claims something, as `:expect` does.
    public func isClaim(_ line: String) -> Bool {
        guard line.hasPrefix(":"), let command = try? commands.find(line.dropFirst().prefix { !$0.isWhitespace }) else { return false }
        if command.takesInput { return isClaim(line.drop { !$0.isWhitespace }.trimmed) }
        return command.name == "expect"
    }

    /// Swift that fails and begins with the name of a command was meant as one, perhaps.
    private func hintingAtCommand(_ response: Response, _ line: String) -> Response {
        guard !response.diagnostics.isEmpty, let hint = commandMeant(by: line) else { return response }
        var response = response
        // How to mend it as Swift would lead away.
        for index in response.diagnostics.indices { (response.diagnostics[index].notes, response.diagnostics[index].fixIts) = ([], []) }
        response.diagnostics[response.diagnostics.count - 1].notes = [.init(hint)]
        return response
    }

    /// What to write for words that people try at a prompt, or for a command without its colon.
    private func commandMeant(by line: String) -> String? {
        switch line {
        case let word where CommandTable.wordsForLeaving.contains(word): return ":quit leaves, and so does Ctrl-D"
        case "?", "h", "/help", "/?", "-h", "--help", "man": return ":help lists the commands"
        default: break
        }
        let word = line.prefix { !$0.isWhitespace }
        guard commands.commands.contains(where: { $0.name == word }), !line.contains(where: \.isNewline) else { return nil }
        return "commands begin with a colon: did you mean `:\(line)`?"
    }

    /// Loads a text as a file of its own.
    public func load(_ file: ProgramFile) -> Response {
        completeLastSnapshot()
        return load(file, input: file.name)
    }

    func load(_ file: ProgramFile, input: String) -> Response {
        act(input, entry: .load(file)) { () throws(Failure) in
            let outcome = try self.take(files: [file])
            self.state.read[file.name] = file.text
            return outcome
        }
    }

    /// Takes the declarations of a text in, as if typed at the prompt: each replaces its namesake.
    public func declare(_ file: ProgramFile) -> Response {
        completeLastSnapshot()
        return act(file.name, entry: .declare(file)) { () throws(Failure) in try self.take(declarationsOf: file) }
    }

    /// As `declare`, with nothing on the screen: the source begins something new, and what was shown goes with its state.
    public func declareOnEmptyScreen(_ file: ProgramFile) -> Response {
        completeLastSnapshot()
        return act(file.name, entry: .declareOnEmptyScreen(file)) { () throws(Failure) in
            try self.host.unmount()
            return try self.take(declarationsOf: file)
        }
    }

    /// A session of its own in the same state: the log, replayed on a fresh host.
    public func copy() throws(Failure) -> Session {
        try replica(of: state.log[...])
    }

    /// A session of its own in which these inputs were done.
    func replica(of log: ArraySlice<LogEntry>) throws(Failure) -> Session {
        let replica = Session(configuration, commands: commands)
        replica.canBeLive = canBeLive
        for entry in log { _ = try replica.perform(entry) }
        return replica
    }

    /// The names of the views that the source declares.
    public var views: [String] { state.source.views }
    /// The source as it stands.
    public var source: [ProgramFile] { state.source.files }

    // MARK: Inputs

    private func executeCommand(_ line: String, input: String) -> Response {
        do throws(Failure) {
            let (command, call) = try commands.parse(line)
            switch call {
            case .report(let run):
                let response = report(input) { () throws(Failure) in try run(self) }
                if response.ok, command.isTranscribed { transcript.append(.line(line)) }
                return response
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
        /// What stands above what the input's statements print.
        var preface: [Block] = []
        var blocks: [Block] = []
        var value: ShownValue?
    }

    /// Runs an input that may change something; if it fails, nothing has changed.
    func act(_ input: String, entry: LogEntry, _ body: () throws(Failure) -> Outcome) -> Response {
        let before = state
        if !entry.isTime { transcript.append(entry) }
        logBegins(entry)
        host.begin()
        do throws(Failure) {
            state.log.add(entry)
            let outcome = try body()
            let effects = host.effects()
            logEnds(ok: true)
            if entry.isTime { keepTime(entry, effects) } else { keep(entry, from: before, effects) }
            let trace: [Block] = state.options.trace == .on ? [.code(host.trace().joined(separator: "\n"))] : []
            let causes: [Block] = state.options.output == .full ? [.causes] : []
            var response = Response(
                input: input, printed: effects.printed, diagnostics: located(effects.diagnostics),
                value: outcome.value, delta: effects.delta, total: effects.total, acted: true,
                snapshot: snapshot(), blocks: outcome.blocks + causes + trace)
            response.preface = outcome.preface
            response.form = state.options.output
            return response
        } catch {
            let effects = host.effects()
            let diagnostics = located(effects.diagnostics + error.diagnostics)
            host.rollback()
            state = before
            logEnds(ok: false)
            // Time after it is not one with what has failed.
            if entry.isTime { transcript.append(.line(entry.title)) }
            return Response(
                input: input, ok: false, printed: effects.printed, diagnostics: diagnostics,
                total: state.last.total, snapshot: snapshot())
        }
    }

    /// Keeps an input that went well, as a point to go back to.
    private func keep(_ entry: LogEntry, from before: SessionState, _ effects: Effects) {
        host.commit()
        undoPoints.append(UndoPoint(state: before, entry: entry, isQuiet: !effects.changesAnything, isLessons: isDrivenByLesson))
        if effects.changesAnything { redoPoints = [] }
        if effects.changesAnything, !isDrivenByLesson { state.hasOwnInputs = true }
        if undoPoints.count > Self.undoLimit { undoPoints.removeFirst() }
        state.last = effects
        if !effects.delta.sum.isZero { state.count(CountedInput(title: entry.title, delta: effects.delta)) }
    }

    /// Keeps time that passed by itself as a part of the input before it.
    private func keepTime(_ entry: LogEntry, _ effects: Effects) {
        host.commitWithLast()
        transcript.add(entry)
        if let last = undoPoints.indices.last { undoPoints[last].timeSince.add(entry) }
        state.last.total = effects.total
    }

    /// Runs an input that only looks, or that consists of inputs of its own.
    func report(_ input: String, _ body: () throws(Failure) -> [Block]) -> Response {
        do throws(Failure) {
            let blocks = try body()
            return Response(input: input, total: state.last.total, snapshot: snapshot(), blocks: blocks)
        } catch {
            return failed(input, error)
        }
    }

    func failed(_ input: String, _ failure: Failure) -> Response {
        Response(
            input: input, ok: false, diagnostics: located(failure.diagnostics), total: state.last.total,
            snapshot: snapshot())
    }

    /// What someone still holds of the views is read before they change.
    func completeLastSnapshot() {
        lastSnapshot?.complete()
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
}

extension StringProtocol {
    /// Without white space at both ends.
    var trimmed: String {
        let start = firstIndex { !$0.isWhitespace } ?? endIndex
        let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
        return String(self[start..<end])
    }
}
