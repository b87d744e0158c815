import Foundation
@testable import Playground
import Testing

/// What is kept of a session on the disk, and what comes back of it.
@Suite struct SessionLogTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)").path

    /// A session that keeps its inputs, as the prompt has it.
    private func logged() -> Fixture {
        let fixture = Fixture()
        fixture.session.beginLog = { [folder] in try? SessionLog.begin(in: folder) }
        return fixture
    }

    private func interrupted() throws -> SessionLog.Interrupted? {
        try SessionLog.newestInterrupted(in: folder)
    }

    @Test func anInterruptedSessionComesBack() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let fixture = logged()
            fixture.run(":load two-counters.swift", ":show Screen()", ":tap \"A 0\"", "trap()", ":tap \"B 0\"", ":undo", ":counts")
            // Nobody takes the log of a session that goes on.
            #expect(try interrupted() == nil)
        }
        let fixture = Fixture()
        let found = try #require(try interrupted())
        #expect(TextRenderer().render(try fixture.session.resume(found)) == [
            "resumed: 5 inputs", "  [ A 1 ]", "  [ B 0 ]",
            "Screen                 2 bodies", "├─ Counter \"A 1\"       2 bodies", "└─ Counter \"B 0\"       2 bodies",
        ])
        #expect(fixture.run(":reload") == "the loaded files are as they stand here")
        // It goes on with its log.
        fixture.run(":tap \"A 1\"")
        fixture.session.log = nil
    }

    @Test func inputsThatFailNowAreTold() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let log = try SessionLog.begin(in: folder)
            for line in ["let a = 1", "let b = nonsense", "trap()"] {
                log.begin(.line(line))
                log.end(ok: true)
            }
        }
        let fixture = Fixture()
        let response = try fixture.session.resume(try #require(try interrupted()))
        #expect(TextRenderer().render(response) == [
            "resumed: 1 input", "not done again, since they fail now: let b = nonsense and 1 other",
        ])
        fixture.session.log = nil
    }

    @Test func theInputThatWasUnderWayIsNotDoneAgain() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let log = try SessionLog.begin(in: folder)
            for line in ["let a = 1", "let b = 2"] {
                log.begin(.line(line))
                log.end(ok: true)
            }
            log.begin(.line("while true {}"))
        }
        do {
            let fixture = Fixture()
            let found = try #require(try interrupted())
            #expect(TextRenderer().render(try fixture.session.resume(found)) == [
                "resumed: 2 inputs", "not done again, since it was not finished: while true {}",
            ])
            fixture.run("let c = 3")
        }
        let again = try #require(try interrupted())
        #expect(again.inputs == [.line("let a = 1"), .line("let b = 2"), .line("let c = 3")])
        #expect(again.unfinished == nil)
    }

    /// Steps of a clock are one time, and so many inputs are no news to who comes back.
    @Test func timeThatPassedPassesAgain() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let fixture = logged()
            fixture.run(":load two-counters.swift", ":show Screen()", ":tap \"A 0\"")
            for _ in 0..<3 { _ = fixture.session.pass(.milliseconds(1500)) }
            fixture.run(":tap \"B 0\"")
            _ = fixture.session.pass(.seconds(1))
            fixture.session.log?.begin(.time(milliseconds: 5))
        }
        let fixture = Fixture()
        let found = try #require(try interrupted())
        #expect(found.inputs.suffix(3) == [.time(milliseconds: 4500), .line(":tap \"B 0\""), .time(milliseconds: 1000)])
        let lines = TextRenderer().render(try fixture.session.resume(found))
        #expect(lines.first == "resumed: 4 inputs")
        #expect(!lines.contains { $0.hasPrefix("not done again") })
        #expect(fixture.scripted.calls.filter { $0.hasPrefix("advance") } == ["advance 4.5 seconds", "advance 1.0 seconds"])
        fixture.session.log = nil
    }

    @Test func aLineThatWasCutIsTheLastInput() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path: String
        do {
            let log = try SessionLog.begin(in: folder)
            log.begin(.line("let a = 1"))
            log.end(ok: true)
            path = log.path
        }
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("{\"input\":{\"li".utf8))
        try handle.close()
        #expect(try interrupted()?.inputs == [.line("let a = 1")])
        // To look at it leaves the log as it is: the session that goes on with it cuts it.
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("{\"input\":{\"li"))
    }

    @Test func aSessionThatEndedLeavesNothing() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let fixture = logged()
        #expect(!FileManager.default.fileExists(atPath: folder))
        fixture.run("let a = 1")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
        fixture.session.log?.remove()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        #expect(try interrupted() == nil)
    }

    @Test(arguments: [
        ("{\"version\":1}\nnonsense\n", "the log of the session is damaged in line 2"),
        ("nonsense\n", "the log of the session is damaged in line 1"),
        ("{\"version\":99}\n{\"future\":1}\n", "the log of the session was written by a newer version"),
    ])
    func aDamagedOrNewerLogIsLeftAsItIs(text: String, message: String) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/1.log"))
        let failure = #expect(throws: Failure.self) { try interrupted() }
        #expect(failure?.diagnostics.map(\.message) == [message])
        #expect(try String(contentsOfFile: folder + "/1.log", encoding: .utf8) == text)
    }

    @Test func aDamagedLogDoesNotHideAnOlderOne() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let log = try SessionLog.begin(in: folder)
            log.begin(.line("let a = 1"))
            log.end(ok: true)
        }
        let damaged = folder + "/9999999999999-1.log"
        try Data("nonsense\n".utf8).write(to: URL(fileURLWithPath: damaged))
        let fixture = Fixture()
        #expect(TextRenderer().render(try fixture.session.resume(try #require(try interrupted()))) == [
            "a newer session is not resumed: the log of the session is damaged in line 1", "it is left as it is: \(damaged)",
            "resumed: 1 input",
        ])
        fixture.session.log = nil
    }

    @Test func oldLogsGo() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for number in 10..<40 { try Data().write(to: URL(fileURLWithPath: folder + "/\(number).log")) }
        let log = try SessionLog.begin(in: folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 20)
        #expect(FileManager.default.fileExists(atPath: log.path))
    }

    @Test func aFolderThatCannotBeMadeIsToldAndCostsNothing() {
        #expect(throws: Failure("inputs are not kept: /dev/null/sessions cannot be made")) {
            _ = try SessionLog.begin(in: "/dev/null/sessions")
        }
        let fixture = Fixture()
        fixture.session.beginLog = { nil }
        #expect(fixture.run("let a = 1") == "declared a")
    }
}
