import ArgumentParser
import Foundation

/// `viewlab run FILE... [-e LINE]... [--json|--trace]`
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Load the files, execute the lines, print what they answer.",
        discussion: """
            A failed input does not stop the later ones; the exit code is then 1. A lesson's Swift and viewlab \
            blocks are executed in order.
            """)

    @Argument(help: "Swift source or a lesson.")
    var files: [String] = []

    @Option(
        name: .customShort("e"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A line to execute, as at the prompt; may be repeated.", valueName: "line"))
    var lines: [String] = []

    @Flag(help: "Print one JSON object for each input, a line each, and nothing else.")
    var json = false

    @Flag(help: "After each input, print a line for each event of the ledger.")
    var trace = false

    func validate() throws {
        if trace && json { throw ValidationError("--trace prints text; with --json, `updates` says what happened.") }
    }

    func run() throws {
        // Not in validate(), which would hide that an option is not known.
        if files.isEmpty && lines.isEmpty { throw ValidationError("There is nothing to run: give a FILE or -e LINE.") }
        let (files, lines, json, trace) = (files, lines, json, trace)
        runOnLargeStack {
            Workplace.open(output: Output(form: json ? .json : .text)) { workplace in
                if trace { _ = workplace.session.execute(":set trace on") }
                for file in files where workplace.goesOn { workplace.load(file) }
                for line in lines where workplace.goesOn { workplace.execute(line) }
                return workplace.hasFailed || workplace.isInterrupted ? .failed : .fine
            }
        }
    }
}
