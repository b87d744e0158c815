/// Measures where the time of an input goes, while somebody wants to know.
///
/// A phase that begins inside another one interrupts it: each moment counts for one phase alone.
///
///     phases.start()
///     phases.measure(.run) { … phases.measure(.compare) { … } … }
///     let times = phases.stop()
public final class PhaseClock {
    /// What an input's time goes to.
    public enum Phase: String, CaseIterable, Sendable { case parse, check, run, compare, draw }

    private let now: () -> Duration
    private var times: [Phase: Duration] = [:]
    private var open: [Phase] = []
    private var since = Duration.zero
    private var began = Duration.zero
    /// Whether times are taken: asking the clock costs as much as a short comparison does.
    public private(set) var isRunning = false
    /// Told of each phase that begins or goes on, for a person who waits, and with nil when the outermost has ended.
    /// Comparisons are too short to tell of.
    public var onPhase: ((Phase?) -> Void)?

    /// - Parameter now: the time since some moment that stays the same.
    public init(now: @escaping () -> Duration = PhaseClock.systemTime()) {
        self.now = now
    }

    /// The time that passed since this was called, by a clock that never goes back.
    public static func systemTime() -> () -> Duration {
        let start = ContinuousClock.now
        return { ContinuousClock.now - start }
    }

    /// Forgets what was measured, and measures from now on.
    public func start() {
        times = [:]
        open = []
        since = now()
        began = since
        isRunning = true
    }

    /// Ends the measuring and gives the time of each phase that there was, and all the time since `start`.
    public func stop() -> (phases: [Phase: Duration], whole: Duration) {
        isRunning = false
        return (times, now() - began)
    }

    /// Runs `body` and counts its time for a phase.
    public func measure<Result, Problem>(_ phase: Phase, _ body: () throws(Problem) -> Result) throws(Problem) -> Result {
        guard phase != .compare || isRunning else { return try body() }
        begin(phase)
        defer { end() }
        return try body()
    }

    private func begin(_ phase: Phase) {
        if isRunning { count() }
        open.append(phase)
        if phase != .compare { onPhase?(phase) }
    }

    private func end() {
        if isRunning { count() }
        guard let phase = open.popLast(), phase != .compare else { return }
        onPhase?(open.last { $0 != .compare })
    }

    /// Gives the time since the last change to the phase that went on.
    private func count() {
        let moment = now()
        if let phase = open.last { times[phase, default: .zero] += moment - since }
        since = moment
    }
}
