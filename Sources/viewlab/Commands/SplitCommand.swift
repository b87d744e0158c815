import ArgumentParser
import Foundation
import Playground
import ViewRefactor

/// `viewlab split FILE VIEW.MEMBER`
struct SplitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "split", abstract: "Make a view of its own of a part of a body.",
        discussion: """
            The part is a computed property or a function (Screen.header), what begins on a line of the file \
            (Screen:12), or a call in a member (Screen.body.VStack[1], counted from 0). The edit is shown as a diff; \
            --write makes it. What cannot be split safely is refused with the reason, and nothing is changed.
            """)

    @Argument(help: "The Swift file that declares the view.")
    var file: String

    @Argument(help: ArgumentHelp("The part to split off.", valueName: "view.member"))
    var part: String

    @Argument(help: "The new view's name; one is made without.")
    var name: String?

    @Option(name: .customLong("with"), help: ArgumentHelp("Another file or folder of the program, for its types.", valueName: "path"))
    var others: [String] = []

    @Flag(help: "Edit the file instead of showing the diff.")
    var write = false

    func validate() throws {
        if SplitSelector(part) == nil {
            throw ValidationError(
                "'\(part)' is no part of a view, which is like Screen.header, Screen:12 or Screen.body.VStack[0].")
        }
    }

    func run() throws {
        let (file, part, name, others, write) = (file, part, name, others, write)
        runOnLargeStack {
            do throws(Failure) {
                try Self.split(file, part, name, others, write: write)
                return ExitStatus.fine.rawValue
            } catch {
                Output().show(Response(input: file, ok: false, diagnostics: error.diagnostics))
                return ExitStatus.failed.rawValue
            }
        }
    }

    private static func split(
        _ file: String, _ part: String, _ name: String?, _ others: [String], write: Bool
    ) throws(Failure) {
        guard let selector = SplitSelector(part) else { throw Failure("`\(part)` is no part of a view") }
        let source = try readSourceFile(file)
        var texts: [String] = []
        for other in others {
            for path in try sourceFiles(at: other, endingIn: [".swift"]) where !isSame(path, file) { texts.append(try readSourceFile(path)) }
        }
        let result: SplitResult
        do throws(RefactorError) {
            result = try splitView(selector, name: name, in: source, with: texts, library: libraryTypeNames(), importing: true)
        } catch {
            var isUnknown = false
            if case .unknownInput = error { isUnknown = true }
            throw Failure("\(error)", hint: isUnknown ? "--with PATH adds files that declare it" : nil)
        }
        guard write else {
            Output().show(Response(input: file, blocks: [.diff(result.edit.diff)]))
            return
        }
        try writeSourceFile(file, result.edit.result)
        print("\(file): \(result.name) is a view of its own")
    }

    private static func isSame(_ a: String, _ b: String) -> Bool {
        URL(fileURLWithPath: a).standardizedFileURL.path == URL(fileURLWithPath: b).standardizedFileURL.path
    }
}
