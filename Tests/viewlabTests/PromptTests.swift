import Foundation
import Testing

/// The command at a pseudo-terminal, as a person uses it.
@Suite(.serialized) struct PromptTests {
    @Test func greetsWithALessonAndLeavesOnControlD() throws {
        let terminal = try CommandAtTerminal()
        let banner = try terminal.waitForPrompt().output
        #expect(banner.hasPrefix("ViewLab: why did this body run again? :help lists the commands, Ctrl-D leaves.\r\n"))
        #expect(banner.contains(":learn begins the lesson \"A body is a function of state\""))
        terminal.type("\u{4}")
        #expect(try terminal.status() == 0)
    }

    @Test func coloursAreLeftOutWhenNobodyWantsThem() throws {
        let plain = try CommandAtTerminal(environment: ["NO_COLOR": "1"])
        #expect(try plain.waitForPrompt().colour == "")
        plain.type(":quit\r")
        #expect(try plain.status() == 0)

        let coloured = try CommandAtTerminal()
        #expect(try coloured.waitForPrompt().colour == "\u{1B}[1;34m")
        coloured.type(":quit\r")
        #expect(try coloured.status() == 0)
    }

    @Test func controlCStopsTheProgramAndTheSessionGoesOn() throws {
        let terminal = try CommandAtTerminal(environment: ["NO_COLOR": "1"])
        try terminal.waitForPrompt()
        terminal.type("var n = 1\r")
        try terminal.waitForPrompt()
        terminal.type("while true { n += 1 }\r")
        try terminal.wait(for: "\u{1B}[?2004l")
        // Once, whether the program has begun to run or not.
        terminal.send(SIGINT)
        try terminal.wait(for: "error: ")
        try terminal.waitForPrompt()
        terminal.type("n + 41\r")
        let answer = try terminal.waitForPrompt().output
        #expect(answer.hasSuffix("[?2004l42\r\n"), "\(answer.debugDescription)")
        terminal.type("\u{4}")
        #expect(try terminal.status() == 0)
    }

    private let counter = "struct Counter: View { @State var n = 0; var body: some View { Button(\"N \\(n)\") { n += 1 } } }"

    /// A declaration, commands behind it, and inputs as transcripts have them.
    @Test func aPasteOfSeveralInputsIsDoneInputByInput() throws {
        let terminal = try CommandAtTerminal(environment: ["NO_COLOR": "1"])
        try terminal.waitForPrompt()
        for (paste, answers) in [
            (counter + "\n\n:show Counter()\n:tap \"N 0\"", ["declared Counter", "[ N 0 ]", "> :tap \"N 0\"", "[ N 1 ]"]),
            ("> :tap \"N 1\"\n  [ N 2 ]\n> :nothing\n> :tap 1", ["[ N 2 ]", "there is no command `:nothing`", "[ N 3 ]"]),
            ("> :tap 1", ["[ N 4 ]"]),
        ] {
            terminal.type("\u{1B}[200~\(paste)\u{1B}[201~\r")
            try terminal.wait(for: "\u{1B}[?2004l")
            for answer in answers { try terminal.wait(for: answer) }
            try terminal.waitForPrompt()
        }
        terminal.type("\u{4}")
        #expect(try terminal.status() == 0)
    }

    /// A terminal that does not mark pastes sends their lines as if each were typed.
    @Test func aPastedInputIsShownAgainLineForLine() throws {
        let terminal = try CommandAtTerminal(environment: ["NO_COLOR": "1"])
        try terminal.waitForPrompt()
        let lines = ["struct P: View {", "  @State var n = 0", "  var body: some View {", "    Button(\"n \\(n)\") { n += 1 }", "  }", "}"]
        terminal.type("\u{1B}[200~\((lines + [":show P()"]).joined(separator: "\n"))\u{1B}[201~\r")
        try terminal.wait(for: "\u{1B}[?2004l")
        try terminal.wait(for: "> " + lines.joined(separator: "\r\n") + "\r\n")
        try terminal.waitForPrompt()
        terminal.type(":quit\r")
        #expect(try terminal.status() == 0)
    }

    @Test func anEmptyLineEndsNothingWhileMoreIsOnItsWay() throws {
        let terminal = try CommandAtTerminal(environment: ["NO_COLOR": "1"])
        try terminal.waitForPrompt()
        terminal.type("struct Pair {\r    let a = 20\r\r    let b = 22\r}\rPair().a + Pair().b\r")
        try terminal.wait(for: "declared Pair")
        try terminal.wait(for: "42\r\n")
        try terminal.waitForPrompt()
        terminal.type("\u{4}")
        #expect(try terminal.status() == 0)
    }

    @Test func theTerminalIsPutBackWhenTheCommandIsEnded() throws {
        let terminal = try CommandAtTerminal()
        try terminal.waitForPrompt()
        terminal.send(SIGTERM)
        try terminal.wait(for: "\u{1B}[?2004l")
        #expect(try terminal.status() == SIGTERM)
        #expect(terminal.echoes)
    }
}
