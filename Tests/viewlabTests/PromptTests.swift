import Foundation
import Testing

/// The command at a pseudo-terminal, as a person uses it.
@Suite(.serialized) struct PromptTests {
    @Test func greetsWithALessonAndLeavesOnControlD() throws {
        let terminal = try CommandAtTerminal()
        let banner = try terminal.wait(for: "> ")
        #expect(banner.contains("ViewLab: why did this body run again? :help lists the commands, Ctrl-D leaves."))
        #expect(banner.contains(":learn begins the lesson \"A body is a function of state\""))
        terminal.type("\u{4}")
        #expect(try terminal.status() == 0)
    }

    @Test func coloursAreLeftOutWhenNobodyWantsThem() throws {
        let plain = try CommandAtTerminal(environment: ["NO_COLOR": "1"])
        #expect(try !plain.wait(for: "> ").contains("\u{1B}[1;34m"))
        plain.type(":quit\r")
        #expect(try plain.status() == 0)

        let coloured = try CommandAtTerminal()
        #expect(try coloured.wait(for: "> ").contains("\u{1B}[1;34m"))
        coloured.type(":quit\r")
        #expect(try coloured.status() == 0)
    }

    @Test func controlCStopsTheProgramAndTheSessionGoesOn() throws {
        let terminal = try CommandAtTerminal(environment: ["NO_COLOR": "1"])
        _ = try terminal.wait(for: "> ")
        terminal.type("var n = 1\r")
        _ = try terminal.wait(for: "\r\n> ")
        terminal.type("while true { n += 1 }\r")
        // The line is drawn once more when it is sent; the loop runs after that.
        _ = try terminal.wait(for: "\u{1B}[?2004l")
        terminal.type("\u{3}")
        _ = try terminal.wait(for: "error: ")
        _ = try terminal.wait(for: "\r\n> ")
        terminal.type("n + 41\r")
        _ = try terminal.wait(for: "\r\n42")
        terminal.type("\u{4}")
        #expect(try terminal.status() == 0)
    }

    @Test func theTerminalIsPutBackWhenTheCommandIsEnded() throws {
        let terminal = try CommandAtTerminal()
        _ = try terminal.wait(for: "> ")
        terminal.end(by: SIGTERM)
        #expect(try terminal.wait(for: "\u{1B}[?2004l") != "")
        #expect(try terminal.status() == SIGTERM)
        #expect(terminal.echoes)
    }
}
