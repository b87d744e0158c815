import ArgumentParser
import LessonKit
import Playground

/// `viewlab lesson new NAME`
struct LessonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lesson", abstract: "Write lessons of your own.", subcommands: [New.self])

    struct New: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "new", abstract: "Write a lesson to begin with, with a part of each kind.",
            discussion: "Lessons/README.md says what a lesson is made of; `viewlab check FILE` proves it.")

        @Argument(help: "The lesson's name, which becomes its file, id and title.")
        var name: String

        func run() {
            let name = name
            runOnLargeStack {
                Workplace.open { workplace in
                    do throws(Failure) {
                        let template = try LessonTemplate(name: name)
                        try template.write { workplace.makeSession() }
                        workplace.show(Response(input: name, blocks: [
                            .line("wrote \(template.path)"),
                            .hint("viewlab check proves it, viewlab learn takes it"),
                        ]))
                        return .fine
                    } catch {
                        workplace.show(Response(input: name, ok: false, diagnostics: error.diagnostics))
                        return .failed
                    }
                }
            }
        }
    }
}
