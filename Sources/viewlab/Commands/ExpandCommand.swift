import ArgumentParser
import Playground

/// `viewlab expand FILE [VIEW]`
struct ExpandCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "expand", abstract: "What the macros of a file expand to.",
        discussion: "The extension that @Equatable writes for each struct that is marked, or for one of them.")

    @Argument(help: "Swift source.")
    var file: String

    @Argument(help: "A struct of the file.")
    var view: String?

    func run() {
        let (file, view) = (file, view)
        runOnLargeStack {
            do throws(Failure) {
                let source = ProgramFile(name: file, text: try readSourceFile(file))
                for text in try expansions(in: source, of: view) { print(text, terminator: "") }
                return ExitStatus.fine.rawValue
            } catch {
                Output().show(Response(input: file, ok: false, diagnostics: error.diagnostics))
                return ExitStatus.failed.rawValue
            }
        }
    }
}
