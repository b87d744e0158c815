/// Parts of a date and time.
struct DateComponents: Hashable, CustomStringConvertible, Sendable {
    var era: Int?
    var year: Int?
    var month: Int?
    var day: Int?
    var hour: Int?
    var minute: Int?
    var second: Int?
    var nanosecond: Int?
    /// The day of the week; 1 is Sunday.
    var weekday: Int?
    var weekOfYear: Int?
    /// The year to which the week belongs.
    var yearForWeekOfYear: Int?
    var calendar: Calendar?
    var timeZone: TimeZone?

    init(
        calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil,
        minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekOfYear: Int? = nil,
        yearForWeekOfYear: Int? = nil
    ) {
        self.calendar = calendar
        self.timeZone = timeZone
        self.era = era
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
        self.weekday = weekday
        self.weekOfYear = weekOfYear
        self.yearForWeekOfYear = yearForWeekOfYear
    }

    /// The moment that the parts describe by their own calendar; nil without one.
    var date: Date? { calendar?.date(from: self) }
    /// Whether the parts describe a moment, by their own calendar.
    var isValidDate: Bool { calendar.map { isValidDate(in: $0) } ?? false }
    /// Whether the parts describe a moment: there is no 30th of February.
    func isValidDate(in calendar: Calendar) -> Bool {
        guard let date = calendar.date(from: self) else { return false }
        let found = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func isKept(_ part: Int?, _ other: Int?) -> Bool { part == nil || part == other }
        return isKept(year, found.year) && isKept(month, found.month) && isKept(day, found.day)
            && isKept(hour, found.hour) && isKept(minute, found.minute) && isKept(second, found.second)
    }

    /// The parts that are there, each with its name.
    var description: String {
        let parts: [(String, Int?)] = [
            ("era", era), ("year", year), ("month", month), ("day", day), ("hour", hour), ("minute", minute), ("second", second),
            ("nanosecond", nanosecond), ("weekday", weekday), ("weekOfYear", weekOfYear), ("yearForWeekOfYear", yearForWeekOfYear),
        ]
        return parts.map { name, value in value.map { "\(name): \($0) " } ?? "" }.joined()
    }
}
