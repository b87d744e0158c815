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

    /// A phase begins or goes on; nil when there is none.
    public func begin(_ phase: PhaseClock.Phase?) {
        set { $0.phase = phase }
    }

    /// Does an input of a replay again. One inside another, as of a `:compare` that is done again, is told of alone.
    func repeating<Result>(_ title: String, _ work: () -> Result) -> Result {
        let outer = set { activity in
            defer { activity.repeated = title }
            return activity.repeated
        }
        defer { set { $0.repeated = outer } }
        return work()
    }

    @discardableResult
    private func set<Result>(_ change: (Activity) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return change(self)
    }
}
