import ArgumentParser
import Foundation

/// The command: what it understands, and what the shell is told when it ends.
@main
struct Viewlab: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "viewlab",
        abstract: "A playground for one question: why did this SwiftUI body run again?",
        usage: usage,
        discussion: """
            Without a command the files are loaded and the prompt follows; :help there lists what it knows. \
            A FILE is Swift source (.swift), a lesson (.md), or a script of lines as at the prompt. Lines can be piped in.

            The exit code is 0, or 1 when an input or a check failed, 2 for wrong arguments, 70 for a fault of \
            viewlab's own.
            """,
        version: "ViewLab 0.1",
        subcommands: [PromptCommand.self, RunCommand.self, LearnCommand.self, PresentCommand.self, LessonCommand.self, CheckCommand.self, LintCommand.self, SplitCommand.self, ExpandCommand.self],
        defaultSubcommand: PromptCommand.self)

    /// All that can follow the command's name.
    static let usage = """
        viewlab [FILE...]
        viewlab --resume [FILE...]
        viewlab run FILE... [-e LINE]... [--json|--trace]
        viewlab learn [LESSON]
        viewlab present LESSON [--notes] [--large] [--no-typing] [--no-wait] [--delay D] [--record FILE]
        viewlab lesson new NAME
        viewlab check PATH... [--promote] [--solution FILE]
        viewlab lint PATH... [--reporter xcode|json|sarif|github] [--fix]
        viewlab split FILE VIEW.MEMBER [NAME] [--write]
        viewlab expand FILE [VIEW]
        """

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch where exitCode(for: error) == .validationFailure {
            // Nobody has typed the name of the command that stands for none.
            let message = fullMessage(for: error).replacing("viewlab prompt --help", with: "viewlab --help")
            FileHandle.standardError.write(Data((message + "\n").utf8))
            Foundation.exit(ExitStatus.usage.rawValue)
        } catch {
            exit(withError: error)
        }
    }
}

/// What the shell is told.
enum ExitStatus: Int32 {
    case fine = 0
    /// An input or a check failed.
    case failed = 1
    /// The arguments were wrong.
    case usage = 2
    /// A fault of our own.
    case fault = 70
}
