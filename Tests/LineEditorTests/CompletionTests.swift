@testable import LineEditor
import Testing

extension TerminalTests {
    @Suite struct CompletionTests {
        @Test func tabInsertsTheOnlyCandidate() throws {
            let terminal = try PseudoTerminal(setUp: offering("Text", "Toggle", "VStack"))
            try terminal.type("VS\t()\r")
            try terminal.expect(#".text("VStack()")"#)
        }

        @Test func tabInsertsWhatAllHaveInCommon() throws {
            let terminal = try PseudoTerminal(setUp: offering("Text", "TextField"))
            try terminal.type("T\t!\r")
            try terminal.expect(#".text("Text!")"#)
        }

        @Test func aSecondTabListsThem() throws {
            let terminal = try PseudoTerminal(setUp: offering(":load", ":layout"))
            try terminal.type(":l\t\t")
            try terminal.waitToDraw(":load    :layout")
            try terminal.type("o\t\r")
            try terminal.expect(#".text(":load")"#)
        }

        @Test func aSecondTabListsAfterWhatAllHaveInCommon() throws {
            let terminal = try PseudoTerminal(setUp: offering("Text", "TextField"))
            try terminal.type("T\t\t")
            try terminal.waitToDraw("Text       TextField")
        }

        @Test func aWholeWordIsExplained() {
            let found = LineEditor.Completions(replacing: "".startIndex..<"".endIndex, candidates: [.init("font", detail: "(_ font: Font?)")])
            #expect(found.step(typed: "font", isSecond: false) == .list(found.candidates))
            #expect(found.step(typed: "fon", isSecond: true) == .insert("font"))
        }

        @Test func tabIndentsAContinuedLine() throws {
            let terminal = try PseudoTerminal(setUp: offering("Text"))
            try terminal.type("a\u{1B}\r\tb\r")
            try terminal.expect(#".text("a\n    b")"#)
        }

        @Test func nothingToOfferChangesNothing() throws {
            let terminal = try PseudoTerminal(setUp: offering())
            try terminal.type("x\t\t\ty\r")
            try terminal.expect(#".text("xy")"#)
        }

        @Test func longListsAreCut() {
            let candidates = (1...40).map { LineEditor.Completions.Candidate("name\($0)") }
            #expect(
                LineEditor.Completions.lines(of: candidates, columns: 20, rows: 2)
                    == ["name1   name3", "name2   name4", "… and 36 more"])
        }

        @Test func detailsStandBesideTheNames() {
            let candidates = [
                LineEditor.Completions.Candidate("Text", detail: "init(_ content: String)"),
                LineEditor.Completions.Candidate("TextField", detail: "init(_ title: String, text: Binding<String>)"),
            ]
            #expect(
                LineEditor.Completions.lines(of: candidates, columns: 40, rows: 2)
                    == ["Text       init(_ content: String)", "TextField  init(_ title: String, text:…"])
            // Where there is room, nothing is cut.
            #expect(
                LineEditor.Completions.lines(of: candidates, columns: 40, rows: 3)
                    == ["Text       init(_ content: String)", "TextField  init(_ title: String, text:", "           Binding<String>)"])
            // What has no name to insert is a line of its own.
            let signature = LineEditor.Completions.Candidate("", detail: "padding(_ edges: Edge.Set)")
            #expect(
                LineEditor.Completions.lines(of: [signature, .init(".horizontal", detail: ": Edge.Set")], columns: 40, rows: 3)
                    == ["padding(_ edges: Edge.Set)", ".horizontal  : Edge.Set"])
        }
    }
}
