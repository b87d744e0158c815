import Testing
@testable import viewlab

/// What is done at the prompt while nobody types.
@Suite struct PaceTests {
    @Test func itIsTimeOnceInAnInterval() {
        let start = ContinuousClock.now
        var pace = Pace(every: .milliseconds(500))
        let asked = [0, 100, 499, 500, 600, 1200].map { pace.isTime(at: start + .milliseconds($0)) }
        #expect(asked == [true, false, false, true, false, true])
    }

    @Test func aLongPauseIsNotMadeUpFor() {
        #expect(RealClock.caughtUp(.seconds(3), timeToNextWork: .seconds(1)) == .seconds(3))
        // Nothing is due in all that time, or for the first time at its end.
        #expect(RealClock.caughtUp(.seconds(28_800), timeToNextWork: nil) == .seconds(28_800))
        #expect(RealClock.caughtUp(.seconds(300), timeToNextWork: .seconds(300)) == .seconds(300))
        #expect(RealClock.caughtUp(.seconds(28_800), timeToNextWork: .seconds(1)) == .seconds(11))
    }

    @Test func aDurationInWords() {
        #expect([28_789, 3600, 200, 12, 0].map { Duration.seconds($0).inWords } == ["7 h 59 min", "1 h", "3 min 20 s", "12 s", "less than a second"])
    }
}
