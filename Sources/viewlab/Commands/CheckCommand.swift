import ArgumentParser
import LessonKit

/// `viewlab check PATH... [--promote]`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Prove lessons and scripts: transcripts, answers, tasks.",
        discussion: "A folder stands for the lessons and Swift files in it.")

    @Argument(help: "Lessons, Swift files, or folders of them.")
    var paths: [String]

    @Flag(help: "Rewrite the recorded output to what is printed now.")
    var promote = false

    func run() {
        let (paths, promote) = (paths, promote)
        runOnLargeStack {
            Workplace.open { workplace in
                let check = LessonCheck(promotes: promote) { workplace.makeSession() }
                for path in paths where !workplace.isInterrupted {
                    for response in check.run([path]) { workplace.show(response) }
                }
                return workplace.hasFailed || workplace.isInterrupted ? .failed : .fine
            }
        }
    }
}
