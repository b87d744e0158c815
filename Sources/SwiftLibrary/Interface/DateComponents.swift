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
    var timeZone: TimeZone?

    init(
        timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil,
        minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekOfYear: Int? = nil
    ) {
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
