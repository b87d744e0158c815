/// All that an input can change on the session's side of the host. It is a value: restoring is assigning.
struct SessionState {
    var source = ProgramSource()
    var options = Options()
    /// Every input that changed something, in order. A fresh session that replays it arrives at the same state.
    var log: [LogEntry] = []
    /// Where in the log `:mark` was said, by the name that it was given.
    var marks: [String: Int] = [:]
    /// The text of each file as it was read from the disk: what the source that stands here was made of.
    var read: [String: String] = [:]
    /// Whether somebody has changed something since the session began, where a lesson drives it.
    var hasOwnInputs = false
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
    /// Whether a lesson that goes on did it: the learner does not take it back.
    var isLessons = false
    /// The time that has passed by itself since, which is taken back with the input.
    var timeSince: [LogEntry] = []
}

/// An input as the log keeps it: files with their text, so that a replay does not depend on the disk.
enum LogEntry: Equatable, Codable {
    case line(String)
    case load(ProgramFile)
    case declare(ProgramFile)
    /// Source that begins with nothing on the screen, as a task's does.
    case declareOnEmptyScreen(ProgramFile)
    /// Files whose text on the disk is another one than before.
    case reload([ProgramFile])
    /// A file as it came from an editor, in the place of these.
    case edit(ProgramFile, instead: [String])
    /// Time that passed by itself: nobody's input.
    case time(milliseconds: Int64)

    /// As a person would name it.
    var title: String {
        switch self {
        case .line(let line): line
        case .load(let file): ":load \(file.name)"
        case .declare(let file): "the code of \(file.name)"
        case .declareOnEmptyScreen: "the task's start"
        case .reload: ":reload"
        case .edit(let file, _): ":edit \(file.name)"
        case .time(let milliseconds): ":advance " + (milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms")
        }
    }

    var isTime: Bool {
        if case .time = self { true } else { false }
    }

    /// The files that came from the disk.
    var files: [ProgramFile] {
        switch self {
        case .load(let file): [file]
        case .reload(let files): files
        case .line, .declare, .declareOnEmptyScreen, .edit, .time: []
        }
    }
}

extension [LogEntry] {
    /// Adds an input. Time that passes after other time is one with it.
    mutating func add(_ entry: LogEntry) {
        if case .time(let more) = entry, case .time(let time)? = last {
            self[count - 1] = .time(milliseconds: time + more)
        } else {
            append(entry)
        }
    }
}
