import Foundation
import LineEditor
import Testing

/// Input that is no terminal.
@Suite struct PipeTests {
    @Test func isReadAsLines() throws {
        #expect(try entries(of: "one\r\ntwo\n\nlast without end") == ["one", "two", "", "last without end"])
    }

    @Test func unfinishedLinesAreFoldedBlankOnesIncluded() throws {
        #expect(try entries(of: "struct A {\n\n    let a: Int\n}\nA()\n") == ["struct A {\n\n    let a: Int\n}", "A()"])
    }

    @Test func aCommandIsNotFoldedIntoWhatIsUnfinished() throws {
        #expect(try entries(of: "struct A {\n:help\n}\n") == ["struct A {", ":help", "}"])
    }

    @Test func theEndOfTheInputEndsAnUnfinishedEntry() throws {
        #expect(try entries(of: "struct A {\n  let a") == ["struct A {\n  let a"])
    }

    @Test func whatIsNotUTF8IsReplaced() throws {
        #expect(try entries(of: Data([0x61, 0xFF, 0x0A])) == ["a\u{FFFD}"])
    }

    private func entries(of text: String) throws -> [String] { try entries(of: Data(text.utf8)) }

    private func entries(of data: Data) throws -> [String] {
        let file = try TemporaryFile("")
        try data.write(to: URL(fileURLWithPath: file.path))
        let input = open(file.path, O_RDONLY)
        defer { close(input) }
        let editor = LineEditor(.init(program: "test", input: input))
        #expect(!editor.isInteractive)
        completeWhenBracketsMatch(editor)
        editor.beginsEntry = { $0.first == ":" }
        var entries: [String] = []
        while case .text(let text) = editor.read(prompt: Prompt("> ")) { entries.append(text) }
        return entries
    }
}
