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
        session.canBeLive = editor.isInteractive && Colours.canMoveCursor
        workplace.partsAnswers = editor.isInteractive
        editor.completions = { text, cursor in .init(session.completions(for: text, cursor: cursor), in: text, at: cursor) }
    }

    /// Brings the last interrupted session back where that is wished, loads the files, then takes entries.
    func run(loading files: [String], resuming: Bool = false) -> ExitStatus {
        if editor.isInteractive, !resuming { greet() }
        if resuming, !resume() { return .failed }
        keepInputs()
        for file in files { workplace.load(file) }
        return takeEntries()
    }

    /// Executes a first line, then takes entries.
    func run(beginningWith line: String) -> ExitStatus {
        keepInputs()
        workplace.execute(line)
        return takeEntries()
    }

    /// Takes entries until somebody has had enough.
    func run(until isOver: () -> Bool) -> ExitStatus {
        takeEntries(until: isOver)
    }

    private func takeEntries(until isOver: () -> Bool = { false }) -> ExitStatus {
        for case let problem? in [editor.historyDamage, editor.historyProblem] { workplace.output.hint(problem) }
        defer {
            workplace.live.leave()
            workplace.session.log?.remove()
        }
        var givenUp = 0
        while !workplace.session.isOver, !isOver() {
            watch()
            switch editor.read(prompt: prompt) {
            case .news: continue
            case .text(let text):
                givenUp = 0
                if workplace.hasMore, goesOn(text) {
                    workplace.showMore()
                    continue
                }
                workplace.reloadChangedFiles()
                take(text)
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

    /// Whether an entry asks for what comes next. Nobody goes on with a lesson from a page whose end was not seen: the question
    /// may stand there.
    private func goesOn(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.isEmpty || words == [":next"] && !workplace.isRestOld
    }

    /// Executes an entry. A paste may hold several inputs, which are done one after another, as a pipe's are.
    private func take(_ text: String) {
        let inputs = editor.isInteractive ? InputScanner.inputs(of: text) : [text]
        if inputs.count < 2 {
            execute(inputs.first ?? text)
            return
        }
        for input in inputs where !workplace.session.isOver {
            for line in ("> " + input).split(separator: "\n", omittingEmptySubsequences: false) { workplace.output.hint(String(line)) }
            if execute(input).wasStopped { return }
        }
    }

    @discardableResult private func execute(_ input: String) -> Response {
        if workplace.session.acts(input) { workplace.passTime() }
        return workplace.execute(input)
    }

    /// Has the editor look at the clock and the watched files while nobody types, and keep the live panel in its place.
    private func watch() {
        if workplace.seesChangedFiles() { workplace.reloadChangedFiles() }
        if let problem = workplace.session.log?.takeProblem() { workplace.output.hint(problem) }
        let (session, live) = (workplace.session, workplace.live)
        if workplace.hasWork || !workplace.isClockRight { workplace.passTime() }
        editor.newsInterval = session.hasRealClock ? Self.clockInterval : Self.watchInterval
        editor.hasNews = session.isWatching || session.hasRealClock
            ? { [workplace] in workplace.hasWork || workplace.seesChangedFiles() } : nil
        editor.surroundings = live.isShown ? .init(draw: live.drawAnew, leave: live.leave) : nil
    }

    /// In milliseconds: a clock on the screen may not lag, a file that was saved may.
    private static let (clockInterval, watchInterval): (Int32, Int32) = (100, 500)

    /// A person has seen what failed; a script tells the shell.
    private var status: ExitStatus {
        workplace.hasFailed && !editor.isInteractive ? .failed : .fine
    }

    private var prompt: Prompt {
        Prompt(workplace.session.question == nil ? "> " : "? ", colour: workplace.output.colours?.prompt)
    }

    // MARK: The log

    /// A script can be run again; what a person typed is kept until the session ends as it should.
    private func keepInputs() {
        guard editor.isInteractive, workplace.session.log == nil, let folder = SessionLog.standardFolder() else { return }
        let output = workplace.output
        workplace.session.beginLog = {
            do throws(Failure) {
                return try SessionLog.begin(in: folder)
            } catch {
                output.hint(error.diagnostics.map(\.message).joined(separator: "; "))
                return nil
            }
        }
    }

    /// Whether there is a session to go on with, be it a new one.
    private func resume() -> Bool {
        func failed(_ failure: Failure) -> Response { Response(input: "--resume", ok: false, diagnostics: failure.diagnostics) }
        let interrupted: SessionLog.Interrupted
        do throws(Failure) {
            guard let folder = SessionLog.standardFolder(), let newest = try SessionLog.newestInterrupted(in: folder) else {
                throw Failure("no session was interrupted")
            }
            interrupted = newest
        } catch {
            workplace.show(failed(error))
            return true
        }
        let response = workplace.waiting {
            do throws(Failure) {
                var response = try workplace.session.resume(interrupted)
                if let place = interrupted.place { response.blocks += workplace.classroom.takeUp(place, in: workplace.session) }
                return response
            } catch {
                return failed(error)
            }
        }
        workplace.show(response)
        // Half a session is none. What it was waits in its log.
        if !response.ok { workplace.output.hint("nothing is lost: viewlab --resume begins again") }
        return response.ok
    }

    // MARK: The banner

    private func greet() {
        workplace.output.tell("ViewLab: why did this body run again? :help lists the commands, Ctrl-D leaves.")
        workplace.output.tell(offer)
        if let folder = SessionLog.standardFolder(), SessionLog.wasInterrupted(within: Self.recently, in: folder) {
            workplace.output.hint("A session was interrupted: viewlab --resume brings it back.")
        }
    }

    /// A day in seconds: who has not come back to a session by then does not miss it.
    private static let recently = 86_400.0

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
