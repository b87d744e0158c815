import CLibedit
import Foundation

/// Reads entries from a person at a terminal, or lines from a pipe.
///
/// At a terminal an entry is edited by libedit: emacs keys, then what `~/.editrc` says. An entry of several
/// lines is edited as one. Anything else on the input is read line by line, without prompt or history.
///
///     let editor = LineEditor(.init(history: HistoryFile(path: path)))
///     editor.isComplete = { $0.last != "\\" }
///     while case let entry = editor.read(prompt: Prompt("> ")), entry != .end { … }
///
/// One thread uses it at a time. Nothing typed makes it trap.
public final class LineEditor {
    public struct Configuration {
        /// The name that lines in `~/.editrc` may begin with to be for this program alone.
        public var program: String
        public var history: HistoryFile?
        public var input: Int32
        public var output: Int32
        /// A non-blocking descriptor that gives the number of each signal that the program was sent, a byte
        /// each; -1 for none. The terminal is redrawn for `SIGWINCH` and `SIGCONT`, and `SIGINT` gives up the entry.
        public var signals: Int32

        public init(
            program: String, history: HistoryFile? = nil,
            input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, signals: Int32 = -1
        ) {
            self.program = program
            self.history = history
            self.input = input
            self.output = output
            self.signals = signals
        }
    }

    public enum Entry: Equatable, Sendable {
        /// What was entered, without the newline that ended it.
        case text(String)
        /// Ctrl-C: what was typed so far is given up.
        case givenUp
        /// `hasNews` said that something is to be shown before anything is typed.
        case news
        /// Ctrl-D on an empty line, or no more input.
        case end
    }

    /// Whether an entry may end here. While it says no, Enter begins another line.
    public var isComplete: (String) -> Bool = { _ in true }
    /// What may stand at a place in the text.
    public var completions: (String, String.Index) -> Completions = { _, cursor in Completions(replacing: cursor..<cursor) }
    /// Whether a line of a pipe begins an entry of its own although the one before is not complete.
    public var beginsEntry: (Substring) -> Bool = { _ in false }

    /// Asked while the entry at a terminal is empty, if it is set: whether something is to be shown first.
    public var hasNews: (() -> Bool)? { didSet { terminal?.input.patience = hasNews == nil ? -1 : newsInterval } }
    /// How many milliseconds pass from one question for news to the next.
    public var newsInterval: Int32 = 500
    /// What else is drawn on the terminal.
    public var surroundings: Surroundings?

    /// What is drawn around the entry and keeps its place.
    public struct Surroundings {
        /// Draws it on a screen with nothing on it, and leaves the cursor where the entry goes.
        public var draw: () -> Void
        /// Gives the terminal back as other programs expect it.
        public var leave: () -> Void

        public init(draw: @escaping () -> Void, leave: @escaping () -> Void) {
            self.draw = draw
            self.leave = leave
        }
    }

    /// Why entries are not kept across sessions, or nil when they are.
    public private(set) var historyProblem: String?
    /// What of the earlier entries could not be read, or nil when all could.
    public private(set) var historyDamage: String?
    /// Whether a person is asked: the input and the output are a terminal.
    public var isInteractive: Bool { terminal != nil }

    let terminal: Terminal?
    private let lines: LineReader
    private let history: HistoryFile?
    private var lastKept: String?

    // What the keys remember between two of them.
    var edit = EditState()

    public init(_ configuration: Configuration) {
        lines = LineReader(input: configuration.input, signals: configuration.signals)
        terminal = Terminal(
            program: configuration.program, input: configuration.input, output: configuration.output,
            signals: configuration.signals)
        history = terminal == nil ? nil : configuration.history
        guard let terminal else { return }

        terminal.attach(self)
        guard let history else { return }
        let contents = history.load()
        for entry in contents.entries {
            terminal.remember(entry)
            lastKept = entry
        }
        historyProblem = contents.problem?.message
        if contents.damagedLines > 0 {
            let lines = contents.damagedLines == 1 ? "a damaged line is" : "\(contents.damagedLines) damaged lines are"
            historyDamage = "\(lines) left out of the entries before: \(history.path)"
        }
    }

    deinit {
        terminal?.close()
    }

    /// Asks for one entry. A pipe is asked for its next lines, without the prompt.
    public func read(prompt: Prompt) -> Entry {
        guard let terminal else {
            if let text = lines.entry(isComplete: isComplete, beginsEntry: beginsEntry) { return .text(text) }
            return lines.isInterrupted ? .givenUp : .end
        }
        edit = EditState()
        guard let typed = terminal.edit(prompt: prompt) else {
            // The empty entry makes room for the news.
            terminal.write(edit.hasNews ? "\r\u{1B}[J" : "\r\n")
            return edit.hasNews ? .news : edit.isGivenUp ? .givenUp : .end
        }
        let text = typed.droppingBlankEnd
        keep(text)
        return .text(text)
    }

    private func keep(_ text: String) {
        guard let terminal, !text.isBlank, text != lastKept else { return }
        lastKept = text
        terminal.remember(text)
        guard historyProblem == nil else { return }
        do throws(HistoryFile.Problem) {
            try history?.append(text)
        } catch {
            historyProblem = error.message
        }
    }
}

/// What the keys of one entry remember.
struct EditState {
    /// Ctrl-C was typed.
    var isGivenUp = false
    /// The entry was left because there was something to show.
    var hasNews = false
    /// The spaces that Enter put at the beginning of the line with the cursor.
    var indentation = ""
    /// The text and cursor that the last Tab left, to know a second one.
    var afterTab: (text: String, cursor: Int)?
    /// A list to be shown, and the cursor to go back to.
    var pendingList: (lines: [String], cursor: Int)?
}

extension StringProtocol {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

}

extension String {
    /// Without the line ends and blank lines at its end.
    var droppingBlankEnd: String {
        var end = self[...]
        while let newline = end.lastIndex(where: \.isNewline), end[newline...].allSatisfy(\.isWhitespace) {
            end = end[..<newline]
        }
        return String(end)
    }
}
