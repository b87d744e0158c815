/// All that an input can change on the session's side of the host. It is a value: restoring is assigning.
struct SessionState {
    var source = ProgramSource()
    var options = Options()
    /// Every input that changed something, in order. A fresh session that replays it arrives at the same state.
    var log: [LogEntry] = []
    /// Where in the log `:mark` was said, by the name that it was given.
    var marks: [String: Int] = [:]
    /// Numbers the texts typed at the prompt, whose names diagnostics use.
    var promptTexts = 0
    /// What the last input did that was no report; conditions and reports are about it.
    var last = Effects()
    /// The newest inputs that ran or skipped something, the oldest first.
    private(set) var counted: [CountedInput] = []

    mutating func count(_ input: CountedInput) {
        counted.append(input)
        if counted.count > ChartReport.mostInputs { counted.removeFirst() }
    }
}

/// Where `:undo` goes back to.
struct UndoPoint {
    /// The state before the input.
    var state: SessionState
    /// The input.
    var entry: LogEntry
    /// Whether the input changed nothing.
    var isQuiet: Bool
}

/// An input as the log keeps it: files with their text, so that a replay does not depend on the disk.
enum LogEntry: Equatable, Codable {
    case line(String)
    case load(ProgramFile)
    case declare(ProgramFile)
    /// Source that begins with nothing on the screen.
    case declareOnEmptyScreen(ProgramFile)
    /// Files whose text on the disk is another one than before.
    case reload([ProgramFile])
    /// A file as it came from an editor, in the place of these.
    case edit(ProgramFile, instead: [String])

    /// As a person would name it.
    var title: String {
        switch self {
        case .line(let line): line
        case .load(let file): ":load \(file.name)"
        case .declare(let file), .declareOnEmptyScreen(let file): "the code of \(file.name)"
        case .reload: ":reload"
        case .edit(let file, _): ":edit \(file.name)"
        }
    }
}
