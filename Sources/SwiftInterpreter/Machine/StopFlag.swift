import Foundation

/// A request, from any thread, that whatever runs stop. Machines that run one after another may share one.
///
/// It stays up until a machine took it or somebody lowered it, so that a request that comes before the run has begun
/// is not lost.
public final class StopFlag: Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`.
    private nonisolated(unsafe) var raised = false

    public init() {}

    public func raise() {
        lock.lock()
        raised = true
        lock.unlock()
    }

    /// Whether the flag is up. Who ends because of it takes it down.
    var isRaised: Bool {
        lock.lock()
        defer { lock.unlock() }
        return raised
    }

    /// Forgets a request that nothing that ran was left to take.
    public func lower() { _ = take() }

    /// Whether the flag was raised; lowers it.
    func take() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        let wasRaised = raised
        raised = false
        return wasRaised
    }
}
