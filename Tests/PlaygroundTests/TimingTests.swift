@testable import Playground
import SwiftInterpreter
import Testing

/// Where an input's time went, on a clock that goes on by a millisecond whenever it is asked.
@Suite struct TimingTests {
    @Test func aPhaseInsideAnotherCountsForItself() {
        var moment = 0
        let phases = PhaseClock { moment += 1; return .milliseconds(moment) }
        phases.measure(.run) {}
        #expect(moment == 0)
        phases.start()
        phases.measure(.run) { phases.measure(.compare) {} }
        let (times, whole) = phases.stop()
        #expect(times == [.run: .milliseconds(2), .compare: .milliseconds(1)])
        #expect(whole == .milliseconds(5))
        #expect(!phases.isRunning)
    }

    @Test func aFailureEndsItsPhase() {
        struct Problem: Error {}
        var moment = 0
        let phases = PhaseClock { moment += 1; return .milliseconds(moment) }
        phases.start()
        phases.measure(.run) { try? phases.measure(.check) { throw Problem() } }
        phases.measure(.draw) {}
        #expect(phases.stop().phases == [.run: .milliseconds(2), .check: .milliseconds(1), .draw: .milliseconds(1)])
    }

    @Test func aPersonIsToldThatAnInterruptedPhaseGoesOn() {
        let phases = PhaseClock()
        var told: [PhaseClock.Phase?] = []
        phases.onPhase = { told.append($0) }
        phases.measure(.run) {
            phases.measure(.check) { phases.measure(.parse) {} }
            phases.measure(.compare) {}
        }
        phases.measure(.draw) {}
        #expect(told == [.run, .check, .parse, .check, .run, nil, .draw, nil])
    }

    @Test func whoWaitsIsToldWhatIsDone() {
        let activity = Activity()
        let phases = PhaseClock()
        phases.onPhase = activity.begin
        phases.measure(.run) { #expect(activity.words == "running") }
        // Nothing is known of what comes between two phases.
        #expect(activity.words == "working")
    }

    @Test func aReplayInsideAnotherLeavesTheOuterOnesTitle() {
        let activity = Activity()
        activity.repeating(":redo") {
            activity.repeating(":tap \"A 0\"") { #expect(activity.words == "doing again :tap \"A 0\": working") }
            #expect(activity.words == "doing again :redo: working")
        }
        #expect(activity.words == "working")
    }

    @Test func timeShowsTheInputAndThenItsPhases() {
        let fixture = Fixture.shown
        let lines = fixture.run(":time :tap \"A 0\"").split(separator: "\n").map(String.init)
        #expect(lines[0] == "  [ A 1 ]")
        #expect(lines[5] == "3 bodies ran, 1 wasted")
        #expect(lines[6...].map { $0.split(separator: " ").first } == ["parse", "check", "run", "compare", "draw", "other", "in"])
        #expect(fixture.session.execute(":time :tap \"A 1\"").delta["Screen"].body == 1)
        #expect(fixture.run(":undo").hasPrefix("undone: :tap \"A 1\""))
        #expect(fixture.run(":time") == "error: the input is missing\n  usage: :time INPUT")
    }
}
