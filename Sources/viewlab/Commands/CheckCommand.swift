import ArgumentParser
import LessonKit

/// `viewlab check PATH... [--promote]`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Prove lessons and scripts: transcripts, answers, tasks.",
        discussion: """
            A folder stands for the lessons and Swift files in it. A task gets a golf score: the view values that its \
            inputs built, and the bodies that they wasted. --solution tries someone's answer to a file with one task.
            """)

    @Argument(help: "Lessons, Swift files, or folders of them.")
    var paths: [String]

    @Flag(help: "Rewrite the recorded output to what is printed now.")
    var promote = false

    @Option(help: ArgumentHelp("Swift or commands to be tried in the place of the task's solution.", valueName: "file"))
    var solution: String?

    func validate() throws {
        if solution != nil, promote { throw ValidationError("--promote would record what somebody else's solution does.") }
    }

    func run() {
        let (paths, promote, solution) = (paths, promote, solution)
        runOnLargeStack {
            Workplace.open { workplace in
                let check = LessonCheck(promotes: promote, solution: solution) { workplace.makeSession() }
                for path in paths where !workplace.isInterrupted {
                    check.run([path], telling: workplace.show)
                }
                return workplace.hasFailed || workplace.isInterrupted ? .failed : .fine
            }
        }
    }
}
