import Foundation

extension StopFlag {
    /// Does work that never asks whether to stop, such as the parser's; nil as soon as the flag is up.
    ///
    /// The work has a thread of its own and goes on to its end, but nobody waits for it any longer.
    public func unlessRaised<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
        let outcome = Outcome<Result>()
        let thread = Thread { outcome.give(work()) }
        // As much as a program's thread has: parsing and folding go down as deep as what is written.
        thread.stackSize = 512 << 20
        thread.start()
        while true {
            if let result = outcome.wait(seconds: Self.interval) { return result }
            if isRaised { return nil }
        }
    }

    /// How often the flag is looked at meanwhile, in seconds: sooner than a person notices.
    private static let interval = 0.02
}

/// What work on another thread has come to.
private final class Outcome<Result: Sendable>: Sendable {
    private let condition = NSCondition()
    /// Guarded by `condition`.
    private nonisolated(unsafe) var result: Result?

    func give(_ result: Result) {
        condition.lock()
        self.result = result
        condition.signal()
        condition.unlock()
    }

    /// The result, if it is there in time.
    func wait(seconds: Double) -> Result? {
        condition.lock()
        defer { condition.unlock() }
        let end = Date(timeIntervalSinceNow: seconds)
        while result == nil, condition.wait(until: end) {}
        return result
    }
}
