/// From one moment to another.
struct DateInterval: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// The first moment.
    var start: Date
    /// How many seconds it lasts.
    var duration: TimeInterval

    init() {
        start = Date()
        duration = 0
    }
    init(start: Date, end: Date) {
        _require(start <= end, "Reverse intervals are not allowed")
        self.start = start
        duration = end.timeIntervalSince(start)
    }
    init(start: Date, duration: TimeInterval) {
        _require(duration >= 0, "Negative durations are not allowed")
        self.start = start
        self.duration = duration
    }
    /// The last moment.
    var end: Date {
        get { start.addingTimeInterval(duration) }
        set { duration = newValue.timeIntervalSince(start) }
    }
    /// Both moments.
    var description: String { "\(start) to \(end)" }
    /// Whether a moment lies in it; both ends do.
    func contains(_ date: Date) -> Bool { start <= date && date <= end }
    /// Whether it has a moment in common with another.
    func intersects(_ dateInterval: DateInterval) -> Bool { start <= dateInterval.end && dateInterval.start <= end }
    /// What it has in common with another.
    func intersection(with dateInterval: DateInterval) -> DateInterval? {
        guard intersects(dateInterval) else { return nil }
        return DateInterval(start: max(start, dateInterval.start), end: min(end, dateInterval.end))
    }
    /// The earlier one first; of two that begin together the shorter one.
    func compare(_ dateInterval: DateInterval) -> ComparisonResult {
        self < dateInterval ? .orderedAscending : self == dateInterval ? .orderedSame : .orderedDescending
    }
    static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
        lhs.start == rhs.start ? lhs.duration < rhs.duration : lhs.start < rhs.start
    }
}

extension Calendar {
    /// The hour, day, week, month or year in which a moment lies.
    func dateInterval(of component: Component, for date: Date) -> DateInterval? {
        let (days, seconds, rest) = _parts(date)
        let civil = _civil(days)
        func between(_ start: Int, _ end: Int) -> DateInterval { DateInterval(start: _date(start, 0), end: _date(end, 0)) }
        func within(_ length: Int) -> DateInterval {
            DateInterval(start: _date(days, seconds - seconds % length), duration: Double(length))
        }
        switch component {
        case .year: return between(_days(civil.year, 1, 1), _days(civil.year + 1, 1, 1))
        case .month: return between(_days(civil.year, civil.month, 1), _days(civil.year, civil.month + 1, 1))
        case .weekOfYear, .weekOfMonth:
            let start = days - (_weekday(days) - firstWeekday + 7) % 7
            return between(start, start + 7)
        case .yearForWeekOfYear:
            let year = _weekYear(days)
            return between(_firstWeek(from: _days(year, 1, 1)), _firstWeek(from: _days(year + 1, 1, 1)))
        case .day, .weekday, .dayOfYear: return between(days, days + 1)
        case .hour: return within(3600)
        case .minute: return within(60)
        case .second: return within(1)
        case .nanosecond: return DateInterval(start: date, duration: 1e-9)
        case .era, .calendar, .timeZone: return nil
        }
    }
    /// The first moment and the length of the part in which a moment lies; false where there is none.
    func dateInterval(of component: Component, start: inout Date, interval: inout TimeInterval, for date: Date) -> Bool {
        guard let found = dateInterval(of: component, for: date) else { return false }
        start = found.start
        interval = found.duration
        return true
    }
    /// Saturday and Sunday, if a moment lies in them.
    func dateIntervalOfWeekend(containing date: Date) -> DateInterval? {
        guard isDateInWeekend(date) else { return nil }
        let days = _parts(date).days
        let saturday = _weekday(days) == 7 ? days : days - 1
        return DateInterval(start: _date(saturday, 0), end: _date(saturday + 2, 0))
    }
    /// How two moments are ordered, with nothing smaller than a part counting.
    func compare(_ date1: Date, to date2: Date, toGranularity component: Component) -> ComparisonResult {
        if isDate(date1, equalTo: date2, toGranularity: component) { return .orderedSame }
        return date1 < date2 ? .orderedAscending : .orderedDescending
    }
    /// The parts of a moment in a time zone.
    func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
        var calendar = self
        calendar.timeZone = timeZone
        var result = calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekOfYear, .yearForWeekOfYear], from: date)
        result.timeZone = timeZone
        return result
    }
    /// How far parts are from others.
    func dateComponents(_ components: Set<Component>, from start: DateComponents, to end: DateComponents) -> DateComponents {
        guard let first = date(from: start), let last = date(from: end) else { return DateComponents() }
        return dateComponents(components, from: first, to: last)
    }
    /// The next moment whose parts are these; the parts above the largest that is given are free.
    func nextDate(
        after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy = .nextTime, direction: SearchDirection = .forward
    ) -> Date? {
        let step = direction == .forward ? 1 : -1
        let hasDay = components.year != nil || components.month != nil || components.day != nil || components.weekday != nil
        func fits(_ day: Int) -> Bool {
            let civil = _civil(day)
            return (components.year ?? civil.year) == civil.year && (components.month ?? civil.month) == civil.month
                && (components.day ?? civil.day) == civil.day && (components.weekday ?? _weekday(day)) == _weekday(day)
        }
        let first = _parts(date).days
        // Eight years have every date, the 29th of February too.
        for offset in 0...2923 {
            let day = first + offset * step
            guard fits(day) else { continue }
            let hours = components.hour.map { [$0] } ?? (hasDay ? [0] : Array(0..<24))
            let minutes = components.minute.map { [$0] } ?? (hasDay || components.hour != nil ? [0] : Array(0..<60))
            let times = hours.flatMap { hour in minutes.map { hour * 3600 + $0 * 60 + (components.second ?? 0) } }
            for seconds in step > 0 ? times : times.reversed() {
                let moment = _date(day, seconds)
                if step > 0 ? moment > date : moment < date { return moment }
            }
        }
        return nil
    }
    /// Which moment is meant where there is none of that name.
    enum MatchingPolicy: Hashable, Sendable { case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict }
    /// Forward or backward in time.
    enum SearchDirection: Hashable, Sendable { case forward, backward }
    /// The moment with one part changed: the next one, at or after the moment, that has it.
    func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
        if self.component(component, from: date) == value { return date }
        var components = DateComponents()
        switch component {
        case .month: components.month = value
        case .day: components.day = value
        case .weekday: components.weekday = value
        case .hour: components.hour = value
        case .minute: components.minute = value
        default: return nil
        }
        return nextDate(after: date, matching: components)
    }
    /// How many parts of a kind there are before a moment in a larger one, itself counted.
    func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
        switch (smaller, larger) {
        case (.day, .month): return component(.day, from: date)
        case (.day, .year), (.dayOfYear, .year): return component(.dayOfYear, from: date)
        case (.month, .year): return component(.month, from: date)
        case (.day, .weekOfYear), (.day, .weekOfMonth), (.weekday, .weekOfYear): return (component(.weekday, from: date) - firstWeekday + 7) % 7 + 1
        case (.weekOfMonth, .month): return component(.weekOfMonth, from: date)
        case (.weekOfYear, .year): return component(.weekOfYear, from: date)
        case (.hour, .day): return component(.hour, from: date) + 1
        case (.minute, .hour): return component(.minute, from: date) + 1
        case (.second, .minute): return component(.second, from: date) + 1
        default: return nil
        }
    }
    /// The names of the days of the week in one letter.
    var veryShortWeekdaySymbols: [String] { _weekdayNames.map { String($0.prefix(1)) } }
    /// The names of the months in one letter.
    var veryShortMonthSymbols: [String] { _monthNames.map { String($0.prefix(1)) } }
    /// The names of the months, standing alone.
    var standaloneMonthSymbols: [String] { monthSymbols }
    /// The names of the months in three letters, standing alone.
    var shortStandaloneMonthSymbols: [String] { shortMonthSymbols }
    /// The names of the days of the week, standing alone.
    var standaloneWeekdaySymbols: [String] { weekdaySymbols }
    /// The names of the days of the week in three letters, standing alone.
    var shortStandaloneWeekdaySymbols: [String] { shortWeekdaySymbols }
    /// The names of the days of the week in one letter, standing alone.
    var veryShortStandaloneWeekdaySymbols: [String] { veryShortWeekdaySymbols }
    /// The words for the halves of the day.
    var amSymbol: String { "AM" }
    /// The words for the halves of the day.
    var pmSymbol: String { "PM" }
    /// The quarters of the year.
    var quarterSymbols: [String] { ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"] }
}
