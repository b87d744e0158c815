extension Date {
    /// How a moment is written for programs: `2024-01-02T03:04:05Z`.
    struct ISO8601FormatStyle: Hashable, Sendable {
        /// What stands between the parts of the day.
        enum DateSeparator: String, Sendable { case dash = "-", omitted = "" }
        /// What stands between the parts of the time.
        enum TimeSeparator: String, Sendable { case colon = ":", omitted = "" }
        /// What stands between the day and the time.
        enum DateTimeSeparator: String, Sendable { case space = " ", standard = "'T'" }

        var _dateSeparator: DateSeparator
        var _dateTimeSeparator: DateTimeSeparator
        var _timeSeparator: TimeSeparator
        var _hasFraction: Bool
        /// Where the days begin.
        var timeZone: TimeZone
        /// The parts that were asked for one by one; without any it is all of them.
        var _day: [String] = []
        var _time: String?

        init(
            dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard, timeSeparator: TimeSeparator = .colon,
            includingFractionalSeconds: Bool = false, timeZone: TimeZone = TimeZone.gmt
        ) {
            _dateSeparator = dateSeparator
            _dateTimeSeparator = dateTimeSeparator
            _timeSeparator = timeSeparator
            _hasFraction = includingFractionalSeconds
            self.timeZone = timeZone
        }

        func _with(_ change: (inout Date.ISO8601FormatStyle) -> Void) -> Date.ISO8601FormatStyle {
            var copy = self
            change(&copy)
            return copy
        }
        /// With the year.
        func year() -> Date.ISO8601FormatStyle { _with { $0._day.append("yyyy") } }
        /// With the month.
        func month() -> Date.ISO8601FormatStyle { _with { $0._day.append("MM") } }
        /// With the day of the month.
        func day() -> Date.ISO8601FormatStyle { _with { $0._day.append("dd") } }
        /// With the time.
        func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle {
            _with { $0._time = includingFractionalSeconds ? ".SSS" : "" }
        }
        /// With this between the parts of the day.
        func dateSeparator(_ separator: DateSeparator) -> Date.ISO8601FormatStyle { _with { $0._dateSeparator = separator } }
        /// With this between the parts of the time.
        func timeSeparator(_ separator: TimeSeparator) -> Date.ISO8601FormatStyle { _with { $0._timeSeparator = separator } }
        /// With this between the day and the time.
        func dateTimeSeparator(_ separator: DateTimeSeparator) -> Date.ISO8601FormatStyle { _with { $0._dateTimeSeparator = separator } }

        /// The moment as text.
        func format(_ date: Date) -> String {
            let isWhole = _day.isEmpty && _time == nil
            let day = (isWhole ? ["yyyy", "MM", "dd"] : _day).joined(separator: _dateSeparator.rawValue)
            var parts = day.isEmpty ? [] : [day]
            if let fraction = isWhole ? (_hasFraction ? ".SSS" : "") : _time {
                parts.append(["HH", "mm", "ss"].joined(separator: _timeSeparator.rawValue) + fraction)
            }
            let formatter = DateFormatter()
            formatter.timeZone = timeZone
            formatter.dateFormat = parts.joined(separator: _dateTimeSeparator.rawValue) + (isWhole ? "XXXXX" : "")
            return formatter.string(from: date)
        }
    }
}

extension Date.ISO8601FormatStyle: FormatStyle {}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
    /// The day and the time, with all separators.
    static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}
