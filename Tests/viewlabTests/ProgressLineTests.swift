import Testing
@testable import viewlab

/// What is said of work that takes long.
@Suite struct ProgressLineTests {
    @Test func theTextKeepsToOneRow() {
        #expect(ProgressLine.text("running", seconds: 3.7, columns: 80) == "running, 3 s; Ctrl-C stops it")
        #expect(ProgressLine.text("running", seconds: 3.7, columns: 12) == "running, 3 ")
    }

    @Test func aProgramThatRunsLongIsTold() throws {
        let terminal = try CommandAtTerminal(environment: ["NO_COLOR": "1"])
        try terminal.waitForPrompt()
        // Each turn takes long for its steps, so that the budget of these is not spent first.
        terminal.type("while true { _ = \"a b c d e\".split(separator: \" \") }\r")
        // How many seconds went into reading it, the machine decides.
        try terminal.wait(for: "running, ")
        try terminal.wait(for: " s; Ctrl-C stops it")
        try terminal.wait(for: "\r\u{1B}[Krunning, ")
        terminal.send(2)
        try terminal.wait(for: "\r\u{1B}[K")
        try terminal.wait(for: "error: ")
        try terminal.waitForPrompt()
        terminal.type(":quit\r")
        #expect(try terminal.status() == 0)
    }

    /// Beside the line, in the middle of the answer, it would belong to nothing.
    @Test func whatIsTypedAheadIsShownAtTheNextPrompt() throws {
        let terminal = try CommandAtTerminal(environment: ["NO_COLOR": "1"])
        try terminal.waitForPrompt()
        terminal.type("while true { _ = \"a b c d e\".split(separator: \" \") }\r")
        try terminal.wait(for: " s; Ctrl-C stops it")
        terminal.type("40 + 2")
        try terminal.wait(for: " s; Ctrl-C stops it")
        try terminal.wait(for: " s; Ctrl-C stops it")
        terminal.send(2)
        #expect(try !terminal.waitForPrompt().output.contains("40 + 2"))
        try terminal.wait(for: "40 + 2")
        terminal.type("\r")
        try terminal.wait(for: "42\r\n")
        terminal.type(":quit\r")
        #expect(try terminal.status() == 0)
        #expect(terminal.echoes)
    }

    @Test func aLongAnswerIsReadFromItsBeginning() throws {
        let terminal = try CommandAtTerminal(environment: ["NO_COLOR": "1"])
        try terminal.waitForPrompt()
        terminal.type(":help all\r")
        #expect(try terminal.waitForPrompt().output.contains("Show and look\r\n"))
        terminal.type(":help tap\r")
        try terminal.waitForPrompt()
        // What is to be read replaces what was; what acts leaves it.
        terminal.type(":help all\r")
        try terminal.wait(for: " more lines")
        try terminal.waitForPrompt()
        terminal.type("1 + 1\r")
        try terminal.wait(for: "2\r\n")
        try terminal.waitForPrompt()
        terminal.type("\r")
        try terminal.wait(for: "Count and explain")
        try terminal.waitForPrompt()
        terminal.type(":quit\r")
        #expect(try terminal.status() == 0)
    }

    /// The question may stand on the page that was not seen.
    @Test func nobodyGoesOnFromAPageThatHasAnother() throws {
        let terminal = try CommandAtTerminal(environment: ["NO_COLOR": "1"])
        try terminal.waitForPrompt()
        terminal.type(":learn 1\r")
        try terminal.waitForPrompt()
        terminal.type("\r")
        try terminal.wait(for: " more lines")
        try terminal.waitForPrompt()
        terminal.type(":next\r")
        let rest = try terminal.waitForPrompt().output
        #expect(rest.contains("declared Total, Footer, Shop"), "\(rest)")
        #expect(!rest.contains("First comes the drawing"))
        terminal.type(":next\r")
        let last = try terminal.waitForPrompt().output
        #expect(last.contains("> :show Shop()") && last.contains("Enter goes on"), "\(last)")
        terminal.type(":next\r")
        try terminal.wait(for: "First comes the drawing")
        try terminal.waitForPrompt()
        terminal.type(":quit\r")
        #expect(try terminal.status() == 0)
    }
}
