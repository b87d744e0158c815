import Foundation
import SwiftInterpreter

/// What a session is doing, for a person who waits. Any thread may ask.
public final class Activity: Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`.
    private nonisolated(unsafe) var phase: PhaseClock.Phase?
    /// Guarded by `lock`: the input that is done again, as a replay has it.
    private nonisolated(unsafe) var repeated: String?

    public init() {}

    /// Such as `running`, or `doing again :tap "A 0": checking`.
    public var words: String {
        lock.lock()
        defer { lock.unlock() }
        let doing = switch phase {
        case .parse: "reading"
        case .check: "checking"
        case .run: "running"
        case .draw: "drawing"
        case .compare, nil: "working"
        }
        return repeated.map { "doing again \($0.shortened(to: Self.titleColumns)): \(doing)" } ?? doing
    }

    private static let titleColumns = 28

    /// Another input begins.
    public func beginInput() {
        set { ($0.phase, $0.repeated) = (nil, nil) }
    }

    public func begin(_ phase: PhaseClock.Phase) {
        set { $0.phase = phase }
    }

    /// An input of a replay begins, or, with nil, the replay ends.
    func beginAgain(_ title: String?) {
        set { $0.repeated = title }
    }

    private func set(_ change: (Activity) -> Void) {
        lock.lock()
        change(self)
        lock.unlock()
    }
}
