import Foundation
import Testing

/// A session that ends in the middle comes back.
@Suite(.serialized) struct ResumeTests {
    private let counter = "struct Counter: View { @State var n = 0; var body: some View { Button(\"N \\(n)\") { n += 1 } } }"

    private func state() throws -> (folder: URL, environment: [String: String]) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return (folder, ["NO_COLOR": "1", "XDG_STATE_HOME": folder.path])
    }

    @Test func afterAKillEverythingButTheLastInputComesBack() throws {
        let (folder, environment) = try state()
        defer { try? FileManager.default.removeItem(at: folder) }
        let killed = try CommandAtTerminal(environment: environment)
        try killed.waitForPrompt()
        for line in [counter, ":show Counter()", ":tap \"N 0\"", ":tap \"N 1\""] {
            killed.type(line + "\r")
            try killed.waitForPrompt()
        }
        killed.type("while true {}\r")
        #expect(try isLogged("while true {}", below: folder))
        killed.send(SIGKILL)
        #expect(try killed.status() == SIGKILL)

        let other = try CommandAtTerminal(environment: environment)
        #expect(try other.waitForPrompt().output.hasSuffix("A session was interrupted: viewlab --resume brings it back.\r\n"))
        other.type(":quit\r")
        #expect(try other.status() == 0)

        let resumed = try CommandAtTerminal(["--resume"], environment: environment)
        let output = try resumed.waitForPrompt().output
        #expect(output.hasPrefix("resumed: 4 inputs\r\n  [ N 2 ]\r\nCounter \"N 2\"          3 bodies\r\n"), "\(output.debugDescription)")
        #expect(output.contains("not done again, since it was not finished: while true {}"))
        resumed.type(":tap \"N 2\"\r")
        #expect(try resumed.waitForPrompt().output.contains("[ N 3 ]"))
        resumed.type(":quit\r")
        #expect(try resumed.status() == 0)
        let logs = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/viewlab/sessions")
        #expect(logs == [])
    }

    @Test func aLessonThatWasUnderWayComesBack() throws {
        let (folder, environment) = try state()
        defer { try? FileManager.default.removeItem(at: folder) }
        let killed = try CommandAtTerminal(environment: environment)
        try killed.waitForPrompt()
        for line in [":learn 5 repair-a-list-of-rows", ":skip Row.onTap"] {
            killed.type(line + "\r")
            try killed.waitForPrompt()
        }
        killed.send(SIGKILL)
        #expect(try killed.status() == SIGKILL)

        let resumed = try CommandAtTerminal(["--resume"], environment: environment)
        let output = try resumed.waitForPrompt().output
        #expect(output.contains("The closure that always differs\r\n"), "\(output.debugDescription)")
        #expect(output.contains("when you have done it, :next checks; :hint helps"), "\(output.debugDescription)")
        resumed.resize(columns: 100, rows: 60)
        resumed.type(":next\r")
        #expect(try resumed.waitForPrompt().output.contains("Done.\r\n"))
        // Who leaves while he plays has left, too.
        resumed.type(":learn 5\r")
        try resumed.waitForPrompt()
        resumed.type(":play\r")
        try resumed.waitForPrompt()
        resumed.type(":quit\r")
        #expect(try resumed.status() == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/viewlab/sessions") == [])
    }

    /// Waits until an input stands in the log of a session: it is written down before it runs.
    private func isLogged(_ input: String, below folder: URL) throws -> Bool {
        let sessions = folder.appendingPathComponent("viewlab/sessions")
        for _ in 0..<3_000 {
            for log in try FileManager.default.contentsOfDirectory(at: sessions, includingPropertiesForKeys: nil) {
                if try String(contentsOf: log, encoding: .utf8).contains(input) { return true }
            }
            usleep(10_000)
        }
        return false
    }

    @Test func whoStopsItLosesNothing() throws {
        let (folder, environment) = try state()
        defer { try? FileManager.default.removeItem(at: folder) }
        let killed = try CommandAtTerminal(environment: environment)
        try killed.waitForPrompt()
        for line in ["var sum = 0", "for i in 0..<80_000_000 { sum &+= i & 1 }", "sum"] {
            killed.type(line + "\r")
            try killed.waitForPrompt()
        }
        killed.send(SIGKILL)
        #expect(try killed.status() == SIGKILL)

        let stopped = try CommandAtTerminal(["--resume"], environment: environment)
        try stopped.wait(for: "doing again")
        stopped.send(SIGINT)
        #expect(try stopped.status() == 1)

        let resumed = try CommandAtTerminal(["--resume"], environment: environment)
        #expect(try resumed.waitForPrompt().output.contains("resumed: 3 inputs"))
        resumed.type("sum\r")
        #expect(try resumed.waitForPrompt().output.contains("40000000"))
        resumed.type(":quit\r")
        #expect(try resumed.status() == 0)
    }

    @Test func whereNothingWasInterruptedThePromptComesAsEver() throws {
        let (folder, environment) = try state()
        defer { try? FileManager.default.removeItem(at: folder) }
        let terminal = try CommandAtTerminal(["--resume"], environment: environment)
        #expect(try terminal.waitForPrompt().output == "error: no session was interrupted\r\n")
        terminal.type("1 + 1\r")
        #expect(try terminal.waitForPrompt().output.hasSuffix("2\r\n"))
        terminal.type("\u{4}")
        #expect(try terminal.status() == 0)
    }
}
