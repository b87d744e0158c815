@testable import Playground
import Testing

/// Time that passes by itself is nobody's input.
@Suite struct PassingTimeTests {
    private static var ticking: Fixture {
        let fixture = Fixture.shown
        fixture.run(":tap \"A 0\"")
        for _ in 0..<300 { _ = fixture.session.pass(.milliseconds(100)) }
        return fixture
    }

    @Test func itIsOneEntryOfTheLog() {
        let fixture = Self.ticking
        #expect(fixture.session.state.log.suffix(2) == [.line(":tap \"A 0\""), .time(milliseconds: 30_000)])
        #expect(fixture.session.transcript.last == .time(milliseconds: 30_000))
        fixture.run(":tap \"B 0\"")
        _ = fixture.session.pass(.seconds(1))
        #expect(fixture.session.state.log.count == 6)
    }

    @Test func undoGoesBackToTheLastInputAndTakesItsTime() {
        let fixture = Self.ticking
        #expect(fixture.run(":undo").hasPrefix("undone: :tap \"A 0\"\n  [ A 0 ]"))
        // The clock goes on, and what was undone can still be done again.
        _ = fixture.session.pass(.seconds(2))
        #expect(fixture.run(":redo").hasPrefix("redone: :tap \"A 0\""))
        #expect(fixture.session.state.log.last == .time(milliseconds: 30_000))
        #expect(fixture.run(":screen") == "  [ A 1 ]\n  [ B 0 ]")
        #expect(fixture.run(":undo").hasPrefix("undone: :tap \"A 0\"\n  [ A 0 ]"))
    }

    @Test func reportsAreAboutTheLastInput() {
        let fixture = Self.ticking
        #expect(fixture.run(":expect Screen.body == 1 and Counter.body == 2") == "true")
        #expect(fixture.run(":chart").contains(":tap \"A 0\"") && !fixture.run(":chart").contains("advance"))
    }

    /// A long time needs the budget of several inputs, as it had when it passed.
    @Test func aLongTimePassesAgainInSteps() throws {
        let fixture = Self.ticking
        let calls = fixture.scripted.calls.count
        let response = try fixture.session.perform(.time(milliseconds: 25_000))
        #expect(response.ok)
        #expect(fixture.scripted.calls[calls...] == ["advance 11.0 seconds", "advance 11.0 seconds", "advance 3.0 seconds"])
        #expect(fixture.session.state.log.last == .time(milliseconds: 55_000))
    }

    @Test func aDraftHasItAsOneInput() throws {
        let fixture = Self.ticking
        fixture.run(":export x.md")
        let draft = try #require(fixture.disk.files["x.md"])
        #expect(draft.contains("\n> :advance 30s\n"))
        #expect(draft.split(separator: "\n").count { $0.contains(":advance") } == 1)
    }

    /// There the time is an input, which an undo of its own takes back.
    @Test func aDraftUndoesWhatWasUndone() throws {
        let fixture = Self.ticking
        fixture.run(":undo", ":screen", ":export x.md")
        let draft = try #require(fixture.disk.files["x.md"])
        #expect(draft.contains("> :undo\nundone: :advance 30s\n"))
        #expect(draft.contains("> :undo\nundone: :tap \"A 0\"\n"))
    }
}
