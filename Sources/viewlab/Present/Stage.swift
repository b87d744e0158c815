import Foundation
import LineEditor
import Playground

/// What the audience sees: lines and typed text on standard output, and in a recording of it.
///
/// Where standard output is no terminal nothing waits: time is only counted, so that a recording has the pace that a
/// person would have had.
final class Stage {
    private(set) var columns: Int
    private(set) var rows: Int
    private let isLarge: Bool
    let isTerminal = isatty(STDOUT_FILENO) == 1 && isatty(STDIN_FILENO) == 1
    private let colours = Colours.ofStandardOutput
    private let cast: Cast?
    private let start = ProcessInfo.processInfo.systemUptime
    private var counted = 0.0
    private(set) var rowsUsed = 0
    /// One seed for all, so that two recordings are the same.
    private var pace: UInt64 = 1

    /// - Parameters:
    ///   - isLarge: keeps to what a projector shows.
    ///   - recording: the file that it is recorded to.
    init(isLarge: Bool, recording: String?, title: String) throws(Failure) {
        self.isLarge = isLarge
        (columns, rows) = Self.size(isLarge: isLarge)
        if let recording {
            guard let cast = Cast(path: recording, columns: self.columns, rows: self.rows, title: title) else {
                throw Failure("`\(recording)` cannot be written")
            }
            self.cast = cast
        } else {
            cast = nil
        }
    }

    private static let large = (columns: 60, rows: 20)

    private static func size(isLarge: Bool) -> (columns: Int, rows: Int) {
        let (columns, rows) = terminalSize(of: STDOUT_FILENO)
        return isLarge ? (min(columns, large.columns), min(rows, large.rows)) : (columns, rows)
    }

    /// Takes the size that the terminal has now: a presenter chooses larger letters when somebody asks for them. Says whether it
    /// is another one; what stands there is to be shown again, then.
    @discardableResult
    func fit() -> Bool {
        let size = Self.size(isLarge: isLarge)
        guard size != (columns, rows) else { return false }
        (columns, rows) = size
        cast?.resize(columns: columns, rows: rows, at: now)
        return true
    }

    /// Why the recording is not whole.
    var recordingProblem: String? { cast?.problem }

    // MARK: Writing

    /// The lines in rows of this stage's width.
    func wrapped(_ lines: [StyledLine]) -> [StyledLine] {
        lines.flatMap { $0.wrapped(to: columns) }
    }

    /// Writes rows that fit the width.
    func write(_ rows: [StyledLine]) {
        for row in rows {
            cast?.record(Colours().paint(row) + "\n", at: now)
            print(colours?.paint(row) ?? row.plain)
        }
        fflush(nil)
        rowsUsed += rows.count
    }

    /// An empty screen, where there is one, of the size that it has now.
    func clear() {
        fit()
        rowsUsed = 0
        let sequence = "\u{1B}[H\u{1B}[2J"
        cast?.record(sequence, at: now)
        if isTerminal { put(sequence) }
    }

    /// A line for the presenter that goes away again; no recording has it.
    func showRemark(_ text: String) {
        if isTerminal { put("\r" + (colours?.paint(text, .hint) ?? text)) }
    }

    /// A remark with the longer of two ends that fits: one that goes on in a second row could not be cleared.
    func showRemark(_ start: String, _ long: String, or short: String) {
        showRemark(start + (start.count + long.count < columns ? long : short))
    }

    func clearRemark() {
        if isTerminal { put("\r\u{1B}[K") }
    }

    private func put(_ text: String) {
        print(text, terminator: "")
        fflush(nil)
    }

    // MARK: Typing

    /// Types an input after the prompt, a key after the other. `wait` waits for so many seconds and says whether to hurry.
    func type(_ input: String, delay: Double, wait: (Double) -> Bool) {
        var isHurried = delay <= 0
        let lines = input.textLines.map { line in
            StyledLine("> " + line).wrapped(to: columns).map { String($0.plain.reversed().drop { $0 == " " }.reversed()) }
        }
        for (row, isFirst) in lines.flatMap({ rows in rows.enumerated().map { ($1, $0 == 0) } }) {
            if isFirst { piece(Colours().paint("> ", .faint), colours?.paint("> ", .faint) ?? "> ") }
            for character in isFirst ? row.dropFirst(2) : row[...] {
                if isHurried {
                    piece(String(character), String(character))
                } else {
                    isHurried = pause(delay * nextPace(), wait)
                    piece(String(character), String(character))
                }
            }
            piece("\n", "\n")
        }
        rowsUsed += lines.joined().count
    }

    private func piece(_ recorded: String, _ written: String) {
        cast?.record(recorded, at: now)
        put(written)
    }

    /// Lets time pass, and says whether somebody is in a hurry.
    func pause(_ seconds: Double, _ wait: (Double) -> Bool) -> Bool {
        guard !isTerminal else { return wait(seconds) }
        counted += seconds
        return false
    }

    /// From half to one and a half: nobody types like a clock.
    private func nextPace() -> Double {
        pace = pace &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return 0.5 + Double(pace >> 40) / Double(1 << 24)
    }

    private var now: Double {
        isTerminal ? ProcessInfo.processInfo.systemUptime - start : counted
    }
}
