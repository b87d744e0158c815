import Foundation

/// A request, from any thread, that the machine stop.
public final class StopFlag: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var raised = false

    public init() {}

    public func raise() {
        lock.lock()
        raised = true
        lock.unlock()
    }

    /// Whether the flag was raised; lowers it.
    func take() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        let wasRaised = raised
        raised = false
        return wasRaised
    }
}
