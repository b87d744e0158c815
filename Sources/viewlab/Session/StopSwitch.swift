import Foundation

/// Stops whatever runs, from any thread. A session's copies and replays run in hosts of their own.
final class StopSwitch: Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`.
    private nonisolated(unsafe) var stops: [@Sendable () -> Void] = []

    func add(_ stop: @escaping @Sendable () -> Void) {
        lock.withLock { stops.append(stop) }
    }

    func stop() {
        let stops = lock.withLock { self.stops }
        for stop in stops { stop() }
    }
}
