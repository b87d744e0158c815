import Foundation
import LessonKit
import LineEditor
import Playground

/// A session with what surrounds it in this process: the lessons, the output, Ctrl-C.
final class Workplace {
    let session: Session
    /// The lessons that the session's commands are about.
    let classroom: Classroom
    let output: Output
    let signals: SignalWatch
    let live: LiveView
    private(set) var hasFailed = false
    private(set) var isInterrupted = false
    /// Whether a person is asked, who reads long answers from their beginning: at the prompt, and not of `viewlab run`.
    var partsAnswers = false
    private var pages = Pages()
    /// Whether what is left of an answer is of a check that failed, or of something else that was read while a task waits.
    private var isRestOfTask = false
    private var staysAtTask = false
    /// Whether something was entered since the last page of such an answer: `:next` then means the task as it is now.
    private(set) var isRestOld = false
    private let progress: ProgressLine
    private var filePace = Pace(every: .milliseconds(500))
    private var hasSeenChange = false
    /// Runs while the session's clock is real.
    private var clock: RealClock?
    private let stopFlag: StopFlag
    private let configuration: SessionConfiguration

    /// Gives `body` a workplace, and returns what it is to tell the shell. Its commands are the standard ones and those of the
    /// lessons, if not others.
    static func open(
        output: Output = Output(), commands: CommandTable? = nil, _ body: (Workplace) -> ExitStatus
    ) -> Int32 {
        let flag = StopFlag()
        guard let signals = SignalWatch(onInterrupt: flag.raise) else {
            FileHandle.standardError.write(Data("viewlab: the system has no more file descriptors\n".utf8))
            return ExitStatus.fault.rawValue
        }
        return body(Workplace(output: output, commands: commands, signals: signals, stopFlag: flag)).rawValue
    }

    private init(output: Output, commands: CommandTable?, signals: SignalWatch, stopFlag: StopFlag) {
        self.output = output
        live = LiveView(output: output)
        self.signals = signals
        self.stopFlag = stopFlag
        let activity = Activity()
        let progress = ProgressLine(about: activity)
        self.progress = progress
        configuration = .program(stoppedBy: stopFlag, tellingTo: activity)
        // Sessions beside the one at the prompt ask nobody.
        var configuration = configuration
        if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
            configuration.editText = { (text, name) throws(Failure) in
                // Ctrl-C in the editor was not meant for us.
                defer { if signals.takeInterrupt() { stopFlag.lower() } }
                return try progress.paused { () throws(Failure) in try ExternalEditor.standard().edit(text, named: name) }
            }
        }
        let classroom = Classroom()
        self.classroom = classroom
        session = Session(configuration, commands: commands ?? .standard.adding(classroom.commands))
    }

    /// A session beside the one at the prompt, without lessons.
    func makeSession() -> Session {
        Session(configuration)
    }

    /// Whether neither Ctrl-C nor `:quit` has ended what is being done.
    var goesOn: Bool { !isInterrupted && !session.isOver }

    /// Loads Swift source, or executes what a lesson has of Swift and inputs, or the lines of a script.
    func load(_ path: String) {
        guard path.hasSuffix(".md") else {
            if !path.hasSuffix(".swift"), let text = try? readSourceFile(path), InputScanner.isScript(text) {
                for input in InputScanner.placedInputs(of: text) where goesOn {
                    execute(input.text, at: Diagnostic.Place(file: path, line: input.line, column: 1))
                }
            } else {
                show(waiting { session.load(path: path) })
            }
            return
        }
        do throws(Failure) {
            for input in try LessonLibrary.lesson(at: path).inputs where goesOn { show(waiting { session.execute(input) }) }
        } catch {
            show(Response(input: path, ok: false, diagnostics: error.diagnostics))
        }
    }

    /// - Parameter place: where a script has the line; an error that names no place of its own is told there.
    @discardableResult func execute(_ line: String, at place: Diagnostic.Place? = nil) -> Response {
        isRestOld = isRestOfTask
        let wasAtTask = classroom.isAtTask
        var response = waiting { session.execute(line) }
        staysAtTask = wasAtTask && classroom.isAtTask
        for index in response.diagnostics.indices where response.diagnostics[index].severity == .error {
            response.diagnostics[index].place = response.diagnostics[index].place ?? place
        }
        show(response)
        return response
    }

    /// Says what takes long where a person waits for it.
    func waiting(_ work: () -> Response) -> Response {
        partsAnswers && Colours.canMoveCursor ? progress.during(work) : work()
    }

    /// Ctrl-C was pressed where it stopped nothing, or has stopped what ran: what comes next is not meant.
    func noticeInterrupt() {
        isInterrupted = true
        stopFlag.lower()
    }

    func show(_ response: Response) {
        if !response.ok { hasFailed = true }
        if signals.takeInterrupt() { noticeInterrupt() }
        guard session.isLive || live.isShown else { return write(response) }
        var response = response
        // The panel has the tree.
        if response.acted { response.blocks.removeAll { if case .tree = $0 { true } else { false } } }
        write(response)
        if session.isLive { live.show(response) } else { live.leave() }
    }

    // MARK: The clock

    /// Whether something in the program has fallen due by now.
    var hasWork: Bool {
        guard let clock, let next = session.timeToNextWork else { return false }
        return next <= clock.elapsed
    }

    /// Whether the clock runs if, and only if, the session wants it to.
    var isClockRight: Bool { session.hasRealClock == (clock != nil) }

    /// Lets the time pass that has passed since, where the clock is real, and shows what came of it.
    func passTime() {
        guard session.hasRealClock else { return clock = nil }
        guard clock != nil else { return clock = RealClock() }
        guard let elapsed = clock?.take(), elapsed > .zero else { return }
        let time = RealClock.caughtUp(elapsed, timeToNextWork: session.timeToNextWork)
        if time < elapsed { output.hint("the clock stood still for \((elapsed - time).inWords): so much is not made up for") }
        var response = waiting { session.pass(time) }
        // A panel is kept up to date in its place.
        if session.isLive, response.ok { response.blocks = [] }
        if !response.ok || !response.delta.sum.isZero || !response.printed.isEmpty { show(response) }
        // What failed is still due: it would fail at each moment from now on.
        if !response.ok { execute(":set clock still") }
    }

    // MARK: Watched files

    /// Looks whether a watched file has changed, as often as it makes sense to read files: in between, what was seen last holds.
    func seesChangedFiles() -> Bool {
        if filePace.isTime() { hasSeenChange = session.watchedFilesHaveChanged }
        return hasSeenChange
    }

    /// Takes in what has changed in watched files.
    func reloadChangedFiles() {
        hasSeenChange = false
        if session.watchedFilesHaveChanged { execute(":reload") }
    }

    // MARK: Long answers

    /// Whether Enter has more of an answer to show.
    var hasMore: Bool { !pages.isEmpty }

    func showMore() {
        output.write(pages.next(fitting: rowsForAnswers))
    }

    /// What an input did is looked at from its end; what one asked to read, from its beginning, and on from there until
    /// something else is to be read.
    private func write(_ response: Response) {
        guard partsAnswers, output.form == .text, response.ok, !response.acted else { return output.show(response) }
        pages = Pages(output.rows(of: response))
        (isRestOfTask, isRestOld) = (staysAtTask, false)
        showMore()
    }

    /// The line that was entered stays in sight, and the next prompt has a line.
    private var rowsForAnswers: Int {
        terminalSize(of: STDOUT_FILENO).rows - live.height - 2
    }
}
