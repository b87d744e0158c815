import Foundation
@testable import Playground
import Testing

/// Ctrl-C while inputs are done again: all of it ends, and nothing was done.
@Suite struct StoppedReplayTests {
    private static var marked: Fixture {
        let fixture = Fixture.shown
        fixture.run(":mark", ":tap \"A 0\"", ":tap \"B 0\"")
        return fixture
    }

    /// Which actions count; on the source then; on the source now.
    @Test(arguments: [1, 2, 3, 6]) func aComparison(action: Int) {
        let fixture = Self.marked
        fixture.interrupter.actionsToGo = action
        #expect(fixture.run(":compare") == "error: stopped")
        fixture.interrupter.actionsToGo = .max
        #expect(fixture.run(":compare").hasPrefix("2 inputs since :mark"))
    }

    @Test(arguments: ["session.md", "report.html"]) func anExport(file: String) {
        let fixture = Self.marked
        fixture.interrupter.actionsToGo = 2
        #expect(fixture.run(":export \(file)") == "error: stopped")
        #expect(fixture.disk.files[file] == nil)
    }

    /// It has to be done again from the beginning where the journals are gone.
    @Test func anUndo() throws {
        let fixture = Self.marked
        fixture.scripted.canUndo = false
        fixture.interrupter.actionsToGo = 1
        let before = fixture.run(":screen")
        #expect(fixture.run(":undo") == "error: stopped")
        #expect(fixture.run(":screen") == before)
        fixture.interrupter.actionsToGo = .max
        #expect(fixture.run(":undo").hasPrefix("undone: :tap \"B 0\""))
        #expect(fixture.run(":undo").hasPrefix("undone: :tap \"A 0\""))
    }

    @Test func aRedo() {
        let fixture = Self.marked
        fixture.run(":undo")
        fixture.interrupter.actionsToGo = 1
        #expect(fixture.run(":redo") == "error: stopped")
        fixture.interrupter.actionsToGo = .max
        #expect(fixture.run(":redo").hasPrefix("redone: :tap \"B 0\""))
    }

    @Test func aCopy() throws {
        let fixture = Self.marked
        fixture.interrupter.actionsToGo = 2
        #expect(throws: Failure.stopped) { try fixture.session.copy() }
        _ = try fixture.session.copy()
    }

    /// What was interrupted stays as it was on the disk: another time it comes back whole.
    @Test func aResumption() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let fixture = Fixture()
            fixture.session.beginLog = { try? SessionLog.begin(in: folder) }
            fixture.run(":load two-counters.swift", ":show Screen()", ":tap \"A 0\"", ":tap \"A 1\"")
        }
        do {
            let fixture = Fixture()
            fixture.interrupter.actionsToGo = 1
            let interrupted = try #require(try SessionLog.newestInterrupted(in: folder))
            #expect(throws: Failure.stopped) { try fixture.session.resume(interrupted) }
        }
        let fixture = Fixture()
        let interrupted = try #require(try SessionLog.newestInterrupted(in: folder))
        #expect(TextRenderer().render(try fixture.session.resume(interrupted)).first == "resumed: 4 inputs")
        fixture.session.log = nil
    }
}
