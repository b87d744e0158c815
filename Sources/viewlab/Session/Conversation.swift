import Foundation
import LessonKit
import LineEditor
import Playground

/// The prompt: reads entries until there are no more, and shows what each answers. A pipe is read in the same way,
/// without banner and prompt.
struct Conversation {
    private let workplace: Workplace
    private let editor: LineEditor

    init(in workplace: Workplace) {
        self.workplace = workplace
        let session = workplace.session
        editor = LineEditor(
            .init(
                program: "viewlab",
                history: HistoryFile(program: "viewlab", environment: ProcessInfo.processInfo.environment),
                signals: workplace.signals.descriptor))
        editor.isComplete = session.isComplete
        editor.beginsEntry = { $0.first == ":" }
        editor.completions = { text, cursor in .init(session.completions(for: text, cursor: cursor), in: text, at: cursor) }
    }

    /// Loads the files, then takes entries.
    func run(loading files: [String]) -> ExitStatus {
        if editor.isInteractive { greet() }
        for file in files { workplace.load(file) }
        return takeEntries()
    }

    /// Executes a first line, then takes entries.
    func run(beginningWith line: String) -> ExitStatus {
        workplace.execute(line)
        return takeEntries()
    }

    /// Takes entries until somebody has had enough.
    func run(until isOver: () -> Bool) -> ExitStatus {
        takeEntries(until: isOver)
    }

    private func takeEntries(until isOver: () -> Bool = { false }) -> ExitStatus {
        if let problem = editor.historyProblem { workplace.output.hint(problem) }
        var givenUp = 0
        while !workplace.session.isOver, !isOver() {
            switch editor.read(prompt: prompt) {
            case .text(let text):
                givenUp = 0
                workplace.execute(text)
                if workplace.isInterrupted, !editor.isInteractive { return .failed }
            case .givenUp where !editor.isInteractive:
                return .failed
            case .givenUp:
                workplace.noticeInterrupt()
                givenUp += 1
                if givenUp == 2 { workplace.output.hint("Ctrl-D or :quit leaves") }
            case .end:
                return status
            }
        }
        return status
    }

    /// A person has seen what failed; a script tells the shell.
    private var status: ExitStatus {
        workplace.hasFailed && !editor.isInteractive ? .failed : .fine
    }

    private var prompt: Prompt {
        Prompt(workplace.session.question == nil ? "> " : "? ", colour: workplace.output.colours?.prompt)
    }

    // MARK: The banner

    private func greet() {
        workplace.output.write("ViewLab: why did this body run again? :help lists the commands, Ctrl-D leaves.")
        workplace.output.write(offer)
    }

    private var offer: String {
        do throws(Failure) {
            let lessons = try LessonLibrary.find().lessons
            let progress = (try? ProgressFile.standard().read()) ?? Progress()
            guard let lesson = lessons.first(where: { progress.lessons[$0.id]?.isDone != true }) else {
                return "You have done every lesson; :lessons lists them."
            }
            let verb = progress.lessons[lesson.id]?.step == nil ? "begins" : "goes on with"
            return ":learn \(verb) the lesson \"\(lesson.title)\"\(lesson.minutes.map { " (\($0) minutes)" } ?? "")."
        } catch {
            return error.diagnostics.map(\.message).joined(separator: "; ") + "; :lessons says where they should be."
        }
    }
}

extension LineEditor.Completions {
    /// What the session offers, for the text that it was asked about.
    init(_ offer: Playground.Completions, in text: String, at cursor: String.Index) {
        let start = text.index(text.startIndex, offsetBy: max(0, offer.start), limitedBy: cursor) ?? cursor
        self.init(
            replacing: start..<cursor,
            candidates: offer.candidates.map { Candidate($0.text, detail: $0.summary) })
    }
}

extension Session {
    func completions(for text: String, cursor: String.Index) -> Playground.Completions {
        completions(for: text, cursor: text.distance(from: text.startIndex, to: cursor))
    }
}
