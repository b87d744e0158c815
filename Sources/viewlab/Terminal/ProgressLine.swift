import Foundation
import LineEditor
import Playground

/// A line on the terminal that says what takes long, and for how long, until it is done.
///
/// It is written by a thread of its own, and taken away before anything else is written.
final class ProgressLine: Sendable {
    private let activity: Activity
    private let condition = NSCondition()
    /// Guarded by `condition`: when the work began; nil while there is none.
    private nonisolated(unsafe) var start: Double?
    /// Guarded by `condition`.
    private nonisolated(unsafe) var isShown = false
    /// Guarded by `condition`: while there is work, what is typed ahead waits unseen.
    private nonisolated(unsafe) var keys: QuietKeys?
    /// Guarded by `condition`: whether there is a thread.
    private nonisolated(unsafe) var isWatched = false

    /// Who waits for less has no time to read it.
    private static let delay = 1.0
    private static let interval = 0.5

    init(about activity: Activity) {
        self.activity = activity
    }

    /// Runs work of which the line speaks.
    func during<Result>(_ work: () -> Result) -> Result {
        activity.beginInput()
        change(to: ProcessInfo.processInfo.systemUptime)
        defer { change(to: nil) }
        return work()
    }

    /// Runs another program that has the terminal to itself, in the middle of work, whose time then counts anew.
    func paused<Result, Problem>(during other: () throws(Problem) -> Result) throws(Problem) -> Result {
        let wasShowing = change(to: nil) != nil
        defer { if wasShowing { change(to: ProcessInfo.processInfo.systemUptime) } }
        return try other()
    }

    static func text(_ words: String, seconds: Double, columns: Int) -> String {
        let text = "\(words), \(Int(seconds)) s; Ctrl-C stops it"
        return text.count < columns ? text : String(text.prefix(max(0, columns - 1)))
    }

    @discardableResult
    private func change(to start: Double?) -> Double? {
        condition.lock()
        defer { condition.unlock() }
        let before = self.start
        self.start = start
        keys?.end()
        keys = start == nil ? nil : QuietKeys()
        if isShown { write("\r\u{1B}[K") }
        isShown = false
        if !isWatched, start != nil { Thread.detachNewThread { [self] in watch() } }
        isWatched = isWatched || start != nil
        condition.signal()
        return before
    }

    private func watch() {
        condition.lock()
        while true {
            guard let start else {
                condition.wait()
                continue
            }
            let seconds = ProcessInfo.processInfo.systemUptime - start
            if seconds >= Self.delay {
                let text = Self.text(activity.words, seconds: seconds, columns: terminalSize(of: STDOUT_FILENO).columns)
                write("\r\u{1B}[K" + text)
                isShown = true
            }
            _ = condition.wait(until: Date(timeIntervalSinceNow: max(Self.interval, Self.delay - seconds)))
        }
    }

    private func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }
}
