extension Date {
    /// How a moment is shown: which parts, and how long each.
    struct FormatStyle: Hashable, Sendable {
        var _weekday = ""
        var _month = ""
        var _day = ""
        var _year = ""
        var _hour: Date.FormatStyle.Symbol.Hour?
        var _minute = ""
        var _second = ""
        var _zone = ""
        var _locale: Locale?

        /// How the day is written.
        enum DateStyle: Hashable, Sendable { case omitted, numeric, abbreviated, long, complete }
        /// How the time of the day is written.
        enum TimeStyle: Hashable, Sendable { case omitted, shortened, standard, complete }
        /// How long the parts are.
        enum Symbol {
            struct Year: Hashable, Sendable {
                let _pattern: String
                static var defaultDigits: Year { Year(_pattern: "y") }
                static var twoDigits: Year { Year(_pattern: "yy") }
            }
            struct Month: Hashable, Sendable {
                let _pattern: String
                static var defaultDigits: Month { Month(_pattern: "M") }
                static var twoDigits: Month { Month(_pattern: "MM") }
                static var abbreviated: Month { Month(_pattern: "MMM") }
                static var wide: Month { Month(_pattern: "MMMM") }
                static var narrow: Month { Month(_pattern: "MMMMM") }
            }
            struct Weekday: Hashable, Sendable {
                let _pattern: String
                static var abbreviated: Weekday { Weekday(_pattern: "EEE") }
                static var short: Weekday { Weekday(_pattern: "EEE") }
                static var wide: Weekday { Weekday(_pattern: "EEEE") }
                static var narrow: Weekday { Weekday(_pattern: "EEEEE") }
            }
            struct Day: Hashable, Sendable {
                let _pattern: String
                static var defaultDigits: Day { Day(_pattern: "d") }
                static var twoDigits: Day { Day(_pattern: "dd") }
            }
            struct Hour: Hashable, Sendable {
                enum AMPMStyle: Hashable, Sendable { case omitted, narrow, abbreviated, wide }
                let _pattern: String
                let _half: AMPMStyle
                static var defaultDigits: Hour { Hour(_pattern: "h", _half: .abbreviated) }
                static var twoDigits: Hour { Hour(_pattern: "hh", _half: .abbreviated) }
                static func defaultDigits(amPM: AMPMStyle) -> Hour { Hour(_pattern: "h", _half: amPM) }
                static func twoDigits(amPM: AMPMStyle) -> Hour { Hour(_pattern: "hh", _half: amPM) }
            }
            struct Minute: Hashable, Sendable {
                let _pattern: String
                static var defaultDigits: Minute { Minute(_pattern: "m") }
                static var twoDigits: Minute { Minute(_pattern: "mm") }
            }
            struct Second: Hashable, Sendable {
                let _pattern: String
                static var defaultDigits: Second { Second(_pattern: "s") }
                static var twoDigits: Second { Second(_pattern: "ss") }
            }
        }

        init() {}
        init(date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = Locale.current, timeZone: TimeZone = TimeZone.current) {
            if let date, date != .omitted {
                _weekday = date == .complete ? "EEEE" : ""
                _month = date == .numeric ? "M" : date == .abbreviated ? "MMM" : "MMMM"
                _day = "d"
                _year = "y"
            }
            if let time, time != .omitted {
                _hour = Date.FormatStyle.Symbol.Hour.defaultDigits
                _minute = "mm"
                _second = time == .shortened ? "" : "ss"
                _zone = time == .complete ? "z" : ""
            }
        }
        /// A style with the parts that are asked for.
        static var dateTime: Date.FormatStyle { Date.FormatStyle() }

        func _with(_ change: (inout Date.FormatStyle) -> Void) -> Date.FormatStyle {
            var copy = self
            change(&copy)
            return copy
        }
        /// With the year.
        func year(_ format: Symbol.Year = .defaultDigits) -> Date.FormatStyle { _with { $0._year = format._pattern } }
        /// With the month.
        func month(_ format: Symbol.Month = .abbreviated) -> Date.FormatStyle { _with { $0._month = format._pattern } }
        /// With the day of the month.
        func day(_ format: Symbol.Day = .defaultDigits) -> Date.FormatStyle { _with { $0._day = format._pattern } }
        /// With the day of the week.
        func weekday(_ format: Symbol.Weekday = .abbreviated) -> Date.FormatStyle { _with { $0._weekday = format._pattern } }
        /// With the hour.
        func hour(_ format: Symbol.Hour = .defaultDigits) -> Date.FormatStyle { _with { $0._hour = format } }
        /// With the minute.
        func minute(_ format: Symbol.Minute = .defaultDigits) -> Date.FormatStyle { _with { $0._minute = format._pattern } }
        /// With the second.
        func second(_ format: Symbol.Second = .defaultDigits) -> Date.FormatStyle { _with { $0._second = format._pattern } }
        /// In the way of a region; moments are always shown in that of the United States.
        func locale(_ locale: Locale) -> Date.FormatStyle { _with { $0._locale = locale } }

        /// The moment as text.
        func format(_ date: Date) -> String {
            let formatter = DateFormatter()
            formatter.dateFormat = _pattern
            return formatter.string(from: date)
        }

        var _pattern: String {
            let isNumeric = _month.count == 1 || _month.count == 2
            let day = _dayPattern(isNumeric: isNumeric)
            let time = _timePattern
            if day.isEmpty, time.isEmpty { return "M/d/y, h:mm\u{202F}a" }
            if day.isEmpty || time.isEmpty { return day + time }
            if _month.isEmpty, _year.isEmpty { return day + " " + time }
            return day + (isNumeric || _month.isEmpty ? ", " : " 'at' ") + time
        }
        func _dayPattern(isNumeric: Bool) -> String {
            var text: String
            if isNumeric {
                text = [_month, _day, _year].filter { !$0.isEmpty }.joined(separator: "/")
            } else {
                text = [_month, _day].filter { !$0.isEmpty }.joined(separator: " ")
                if !_year.isEmpty { text += (text.isEmpty ? "" : _day.isEmpty ? " " : ", ") + _year }
            }
            if _weekday.isEmpty { return text }
            if text.isEmpty { return _weekday }
            if _day.isEmpty, !isNumeric { return text + " " + _weekday }
            return _weekday + (_month.isEmpty ? " " : ", ") + text
        }
        var _timePattern: String {
            // A part between two others has two digits.
            let minute = _minute.isEmpty || _hour == nil && _second.isEmpty ? _minute : "mm"
            let second = _second.isEmpty || minute.isEmpty ? _second : "ss"
            var text = [_hour?._pattern ?? "", minute, second].filter { !$0.isEmpty }.joined(separator: ":")
            if let hour = _hour, hour._half != .omitted { text += "\u{202F}a" }
            return _zone.isEmpty ? text : text + " " + _zone
        }
    }

    /// The moment as a short date and time.
    func formatted() -> String { formatted(Date.FormatStyle()) }
    /// The moment in a style.
    func formatted(_ style: Date.FormatStyle) -> String { style.format(self) }
    /// The moment as a text.
    func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        formatted(Date.FormatStyle(date: date, time: time))
    }
    /// The moment in a style for programs.
    func formatted(_ style: Date.ISO8601FormatStyle) -> String { style.format(self) }
    /// The moment as a text like `2024-01-02T03:04:05Z`.
    func ISO8601Format(_ style: Date.ISO8601FormatStyle = Date.ISO8601FormatStyle()) -> String { style.format(self) }
}

extension Date.FormatStyle: FormatStyle {}
