// Views that follow the clock.

/// When a TimelineView is made anew.
protocol TimelineSchedule {
    associatedtype Entries: Sequence
    typealias Mode = TimelineScheduleMode
    /// The moments from a date on.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Whether a schedule is asked for all its moments.
enum TimelineScheduleMode: Hashable { case normal, lowFrequency }

extension TimelineSchedule where Entries.Element == Date {
    func _next(after date: Date) -> Date? {
        // A Date is exact to some hundred nanoseconds: what is due now is over.
        for entry in entries(from: date, mode: .normal) where entry.timeIntervalSince(date) > 0.0005 { return entry }
        return nil
    }
}

/// Makes its content anew at the moments of a schedule.
struct TimelineView<Schedule: TimelineSchedule, Content: View>: _PrimitiveView {
    typealias Context = TimelineViewDefaultContext
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
    let next: (Double) -> Double?
    let arm: (Double, Int) -> Int
    init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) where Schedule.Entries.Element == Date {
        self.schedule = schedule
        self.content = content
        next = { now in
            schedule._next(after: Date(timeIntervalSinceReferenceDate: now))?.timeIntervalSinceReferenceDate
        }
        arm = { seconds, node in _schedule(seconds, "timeline") { _refresh(node) } }
    }
}

/// Has a container made anew.
@native("_refresh") func _refresh(_ node: Int)

/// The moment for which a TimelineView's content is made.
struct TimelineViewDefaultContext {
    let date: Date
    var cadence: TimelineViewDefaultContext.Cadence { .live }
    /// How often the content is made.
    enum Cadence: Comparable { case live, seconds, minutes }
}

/// Moments at equal distances.
struct PeriodicTimelineSchedule: TimelineSchedule {
    let _start: Date
    let _interval: Double
    init(from startDate: Date, by interval: TimeInterval) {
        _start = startDate
        _interval = interval
    }
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> _PeriodicDates {
        let passed = startDate.timeIntervalSince(_start) / _interval
        return _PeriodicDates(_next: _start.addingTimeInterval((passed < 0 ? 0 : passed.rounded(.up)) * _interval), _interval: _interval)
    }
}

/// Moments at equal distances, without end.
struct _PeriodicDates: Sequence, IteratorProtocol {
    var _next: Date
    let _interval: Double
    mutating func next() -> Date? {
        let date = _next
        _next = date.addingTimeInterval(_interval)
        return date
    }
}

/// The beginning of each minute.
struct EveryMinuteTimelineSchedule: TimelineSchedule {
    init() {}
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> _PeriodicDates {
        let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return _PeriodicDates(_next: Date(timeIntervalSinceReferenceDate: minutes * 60), _interval: 60)
    }
}

/// Moments that are listed.
struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule {
    let _dates: Entries
    init(_ dates: Entries) { _dates = dates }
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { _dates }
}

/// As often as the screen is drawn: sixty times a second, unless told otherwise.
struct AnimationTimelineSchedule: TimelineSchedule {
    let _interval: Double
    let _isPaused: Bool
    init(minimumInterval: Double? = nil, paused: Bool = false) {
        _interval = minimumInterval ?? 1.0 / 60
        _isPaused = paused
    }
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> _PeriodicDates {
        _isPaused ? _PeriodicDates(_next: .distantFuture, _interval: 1) : _PeriodicDates(_next: startDate, _interval: _interval)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule<[Date]> {
    static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule<[Date]> { ExplicitTimelineSchedule(dates) }
}
