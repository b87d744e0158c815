import Foundation
import Testing
@testable import viewlab

/// When Ctrl-C ends the process though nothing answers it.
@Suite struct UnansweredPressesTests {
    /// Signals at moments, with whether those before each were answered, and whether the last one ends the process.
    private func ends(_ signals: [(number: Int32, moment: Double, isAnswered: Bool)]) -> Bool {
        var presses = UnansweredPresses()
        return signals.map { presses.note($0.number, isAnswered: $0.isAnswered, at: $0.moment) }.last ?? false
    }

    @Test func threePressesOverFiveSecondsEndIt() {
        #expect(ends([(SIGINT, 100, true), (SIGINT, 102, false), (SIGINT, 105, false)]))
        #expect(!ends([(SIGINT, 100, true), (SIGINT, 101, false), (SIGINT, 102, false)]))
        #expect(!ends([(SIGINT, 100, true), (SIGINT, 106, false)]))
    }

    @Test func aResizeIsNoPress() {
        #expect(!ends([(SIGWINCH, 100, true), (SIGWINCH, 103, false), (SIGINT, 106, false)]))
        #expect(!ends([(SIGINT, 100, true), (SIGWINCH, 103, false), (SIGCONT, 104, false), (SIGINT, 106, false)]))
        #expect(ends([(SIGWINCH, 90, true), (SIGINT, 100, false), (SIGINT, 102, false), (SIGINT, 105, false)]))
    }

    @Test func anAnswerBeginsTheCountAnew() {
        #expect(!ends([(SIGINT, 100, true), (SIGINT, 102, false), (SIGINT, 105, true)]))
        // The resize came when the first press had been answered.
        #expect(!ends([(SIGINT, 100, true), (SIGINT, 102, false), (SIGWINCH, 104, true), (SIGINT, 106, false)]))
    }
}
