/// A session as the text of a lesson: source in swift blocks, inputs with what they print in transcripts.
///
/// Each input is executed in a fresh session, as whoever checks the lesson will do it, so that what is recorded is what a
/// check finds.
struct LessonDraft {
    private let name: String
    private let session: Session
    private var lines: [String]
    /// The transcript that goes on, a line each of inputs and outputs.
    private var open: [String] = []
    private var blocks = 0
    private(set) var inputs = 0
    /// Where in the log of the draft's session time has passed by itself, which is an input here.
    private var times: Set<Int> = []
    /// Whether the input that is added was stopped by somebody.
    private var wasStopped = false

    /// - Parameter session: one in which nothing has happened.
    init(name: String, session: Session) {
        self.name = name
        self.session = session
        lines = [
            "# \(name.dropLast(".md".count))",
            "",
            "<!-- A draft. Say above each block what to look at, and what it teaches; `viewlab check` proves the transcripts. -->",
        ]
    }

    /// Adds an input. One that failed when it was done fails here in the same way. Fails itself when somebody stops it.
    mutating func add(_ entry: LogEntry) throws(Failure) {
        defer { wasStopped = false }
        switch entry {
        case .load(let file), .declare(let file), .declareOnEmptyScreen(let file), .edit(let file, _): addSource(file.text)
        case .reload(let files): for file in files { addSource(file.text) }
        case .line(let line) where line.trimmed.hasPrefix(":"): addCommand(line.trimmed)
        case .line(let line) where !line.contains(where: \.isNewline): addInput(line)
        case .line(let text): addSource(text)
        case .time(let milliseconds): addTime(.milliseconds(milliseconds))
        }
        if wasStopped { throw .stopped }
    }

    /// The text of the lesson.
    func text() throws(Failure) -> String {
        var draft = self
        draft.closeTranscript()
        if draft.blocks == 0 {
            throw Failure("nothing has been done yet", hint: ":load a file, :show a view, then act on it")
        }
        return draft.lines.joined(separator: "\n") + "\n"
    }

    /// Adds a command by its whole name, which stays what it is when there are more of them.
    private mutating func addCommand(_ line: String) {
        guard let command = try? session.commands.parse(line).command else { return addInput(line) }
        let arguments = line.dropFirst().drop { !$0.isWhitespace }
        if command.name == "set", OptionChange(arguments)?.isOfTerminal ?? false { return }
        let whole = ":\(command.name)\(Self.folded(String(arguments)))"
        guard command.name == "undo" else { return addInput(whole) }
        // What was undone took the time since with it.
        var isTime: Bool
        repeat {
            isTime = session.undoPoints.last { !$0.isQuiet }.map { times.contains($0.state.log.count) } ?? false
            addInput(whole)
        } while isTime && !wasStopped
    }

    /// The words of a command, in lines of their own only where a bracket or a string is open: other lines of a transcript are inputs.
    private static func folded(_ arguments: String) -> String {
        let lines = arguments.textLines
        return lines.dropFirst().reduce(lines.first.map(String.init) ?? "") { text, line in
            InputScanner.isOpen(text) ? "\(text)\n\(line)" : "\(text) \(String(line).trimmed)"
        }
    }

    /// Adds time that passed by itself, in one input where the budget allows it.
    private mutating func addTime(_ time: Duration) {
        var left = time
        var step = time
        while left > .zero {
            let line = LogEntry.time(milliseconds: Int64(min(step, left) / .milliseconds(1))).title
            let place = session.state.log.count
            let response = execute(line)
            if wasStopped { return }
            if !response.ok, step > Session.longestStep {
                step = max(.milliseconds(Int64(step / .milliseconds(2))), Session.longestStep)
                continue
            }
            left -= min(step, left)
            times.insert(place)
            add(line, response)
            if !response.ok { return }
        }
    }

    private mutating func addInput(_ line: String) {
        times.remove(session.state.log.count)
        add(line, execute(line))
    }

    private mutating func execute(_ line: String) -> Response {
        let response = session.execute(line)
        if response.wasStopped { wasStopped = true }
        return response
    }

    private mutating func add(_ line: String, _ response: Response) {
        var output = TextRenderer().render(response)
        while output.last?.allSatisfy({ $0 == " " }) == true { output.removeLast() }
        inputs += 1
        open += line.textLines.map { "> " + $0 } + output.map(TranscriptLine.written)
    }

    /// Source that does not load is left out: a lesson's blocks must.
    private mutating func addSource(_ text: String) {
        closeTranscript()
        let content = text.textLines.map(String.init)
        let source = Array(content.drop { $0.trimmed.isEmpty }.reversed().drop { $0.trimmed.isEmpty }.reversed())
        if source.isEmpty { return }
        // Two lines, a blank one and the fence, come before it.
        let place = String(repeating: "\n", count: lines.count + 2)
        times.remove(session.state.log.count)
        let response = session.declare(ProgramFile(name: name, text: place + source.joined(separator: "\n") + "\n"))
        if response.wasStopped { wasStopped = true }
        if response.ok { addBlock("swift", source) }
    }

    private mutating func closeTranscript() {
        if !open.isEmpty { addBlock("viewlab", open) }
        open = []
    }

    /// The fence is longer than any that stands in the block.
    private mutating func addBlock(_ kind: String, _ content: [String]) {
        let longest = content.map { line in line.drop { $0 == " " }.prefix { $0 == "`" }.count }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        lines += ["", fence + kind] + content + [fence]
        blocks += 1
    }
}
