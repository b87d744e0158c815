import ArgumentParser
import LessonKit
import Playground

/// `viewlab present LESSON`
struct PresentCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "present", abstract: "Show a lesson to a class: types its input, waits for a key.",
        discussion: """
            \(PresenterKeys.scheme). Arrows and a presenter's remote will do, too. A key pressed while something is \
            typed finishes it. Into a pipe it plays through without waiting. HTML comments in the lesson are the \
            presenter's notes: --notes in a second terminal shows them and follows the first.
            """)

    @Argument(help: "A lesson's id, number or file.")
    var lesson: String

    @Flag(name: .customLong("no-typing"), help: "Show each input at once.")
    var noTyping = false

    @Flag(name: .customLong("no-wait"), help: "Go on without a key, after a time to read.")
    var noWait = false

    @Option(help: ArgumentHelp("The time between two keystrokes, such as 40ms or 0.1s; without waiting, 25 of them are a time to read.", valueName: "duration"))
    var delay = KeystrokeDelay()

    @Flag(help: "For a projector: at most 60 columns and 20 rows, the tree folded to what changed.")
    var large = false

    @Flag(help: "Show the presenter's notes, and follow a presentation in another terminal.")
    var notes = false

    @Option(help: ArgumentHelp("Record what is shown as an asciicast (v2).", valueName: "file.cast"))
    var record: String?

    func run() {
        let command = self
        runOnLargeStack {
            let returning = Returning()
            let commands = CommandTable.standard.adding([returning.command])
            return Workplace.open(commands: commands) { workplace in
                do throws(Failure) {
                    let lesson = try LessonLibrary.presentable(command.lesson)
                    if command.notes {
                        try command.showNotes(lesson, in: workplace)
                        return .fine
                    }
                    return try command.present(lesson, in: workplace, returning) ? .fine : .failed
                } catch {
                    workplace.show(Response(input: command.lesson, ok: false, diagnostics: error.diagnostics))
                    return .failed
                }
            }
        }
    }

    /// Whether all went as the lesson has it.
    private func present(_ lesson: Lesson, in workplace: Workplace, _ returning: Returning) throws(Failure) -> Bool {
        let stage = try Stage(isLarge: large, recording: record, title: lesson.title)
        let manner = Presenter.Manner(delay: delay.seconds, types: !noTyping, waits: !noWait, isLarge: large)
        let presentation = Presentation(lesson, in: workplace.session)
        let presenter = Presenter(
            presentation, on: stage, keys: PresenterKeys(signals: workplace.signals), manner: manner,
            file: PresentationFile(lesson: lesson.id)
        ) {
            returning.isWanted = false
            _ = Conversation(in: workplace).run { returning.isWanted }
        }
        presenter.run()
        if let problem = stage.recordingProblem { throw Failure(problem, hint: "is there room on the disk?") }
        return !presentation.hasFailed
    }

    private func showNotes(_ lesson: Lesson, in workplace: Workplace) throws(Failure) {
        let stage = try Stage(isLarge: false, recording: nil, title: lesson.title)
        let notes = PresenterNotes(lesson)
        if stage.isTerminal, let keys = PresenterKeys(signals: workplace.signals) {
            notes.follow(on: stage, keys: keys)
        } else {
            stage.write(stage.wrapped(notes.handout))
        }
    }
}

/// `:resume`, by which a presenter comes back from free play.
private final class Returning {
    var isWanted = false

    var command: Command {
        Command("resume", .lessons, "go back to the presentation") { [self] (_) throws(Failure) in
            isWanted = true
            return []
        }
    }
}

/// `40ms`, `0.1s`; a number alone counts milliseconds.
struct KeystrokeDelay: ExpressibleByArgument {
    var seconds = 0.04

    init() {}

    init?(argument: String) {
        let digits = argument.prefix { $0.isNumber || $0 == "." }
        let units = ["": 0.001, "ms": 0.001, "s": 1]
        guard let number = Double(digits), let unit = units[String(argument.dropFirst(digits.count))], number * unit <= 10 else { return nil }
        seconds = number * unit
    }

    var defaultValueDescription: String { "40ms" }
}
