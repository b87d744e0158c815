import Foundation
import Testing
@testable import viewlab

/// What a terminal is told so that lines keep their place, and the live panel at a real one.
@Suite(.serialized) struct PinnedPanelTests {
    @Test func theRowsBelowThePanelScroll() {
        var panel = PinnedPanel()
        #expect(panel.draw(["a", "b"], rows: 4) ==
            "\n\n\n\n\u{1B}[r\u{1B}[1;1H\u{1B}[2Ka\u{1B}[2;1H\u{1B}[2Kb\u{1B}[3;4r\u{1B}[4;1H")
        // Where it shrinks, its old rows become empty.
        #expect(panel.draw(["c"], rows: 4) == "\u{1B}[r\u{1B}[1;1H\u{1B}[2Kc\u{1B}[2;1H\u{1B}[2K\u{1B}[2;4r\u{1B}[4;1H")
        #expect(panel.drawAnew(["d"], rows: 3) == "\u{1B}[r\u{1B}[2J\u{1B}[r\u{1B}[1;1H\u{1B}[2Kd\u{1B}[2;3r\u{1B}[3;1H")
        #expect(panel.leave(rows: 3) == "\u{1B}[r\u{1B}[1;1H\u{1B}[2K\u{1B}[3;1H")
        #expect(panel.leave(rows: 3) == "")
    }

    private let counter = "struct Counter: View { @State var n = 0; var body: some View { Button(\"N \\(n)\") { n += 1 } } }"

    @Test func aPanelIsDrawnAfterEachInputAndFollowsTheSize() throws {
        let terminal = try CommandAtTerminal(environment: ["NO_COLOR": "1"])
        try terminal.waitForPrompt()
        for line in [counter, ":show Counter()", ":live on"] {
            terminal.type(line + "\r")
            try terminal.waitForPrompt()
        }
        terminal.type(":tap \"N 0\"\r")
        let drawn = try terminal.waitForPrompt().output
        let expected = [
            "── live  1 view ran, 0 skipped, 0 wasted " + String(repeating: "─", count: 39),
            "● Counter \"N 1\"     2  +1  ran",
            "Counter " + String(repeating: "█", count: 47) + " 2",
            String(repeating: "─", count: 80),
        ]
        let rows = expected.enumerated().map { "\u{1B}[\($0 + 1);1H\u{1B}[2K\($1)" }.joined()
        #expect(drawn.hasSuffix("  [ N 1 ]\r\n1 body ran, 0 wasted\r\n\u{1B}[r" + rows + "\u{1B}[5;24r\u{1B}[24;1H"), "\(drawn.debugDescription)")

        terminal.resize(columns: 40, rows: 10)
        let resized = try terminal.wait(for: "\u{1B}[10;1H")
        #expect(resized.contains("\u{1B}[2J"))
        #expect(resized.hasSuffix("\u{1B}[4;1H\u{1B}[2K\(String(repeating: "─", count: 40))\u{1B}[5;10r"))
        // What was answered stands below the panel again.
        let again = try terminal.wait(for: ">")
        #expect(again.contains("  [ N 1 ]\r\n1 body ran, 0 wasted\r\n"), "\(again.debugDescription)")
        terminal.type(":quit\r")
        try terminal.wait(for: "\u{1B}[4;1H\u{1B}[2K\u{1B}[10;1H")
        #expect(try terminal.status() == 0)
    }

    @Test func whereThereIsNoTerminalItIsRefused() throws {
        let result = try viewlab([], input: ":live on\n")
        #expect(result.output == "error: a live panel needs a terminal\n  :tree and :counts show the same after an input\n")
        let terminal = try CommandAtTerminal(environment: ["TERM": "dumb"])
        try terminal.wait(for: "> ")
        terminal.type(":live\r")
        try terminal.wait(for: "error: a live panel needs a terminal")
    }
}
