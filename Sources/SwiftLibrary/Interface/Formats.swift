// How numbers and moments are written, as American English has it; moments in UTC.

/// How a number is written.
struct _NumberFormatStyle: Hashable {
    var _kind = "number"
    var _code = ""
    var _least = 0
    var _most = 3
    var _groups = true

    init() {}
    init(_kind kind: String, code: String, least: Int, most: Int) {
        _kind = kind
        _code = code
        _least = least
        _most = most
    }

    /// The number with separators between its thousands.
    static var number: _NumberFormatStyle { _NumberFormatStyle() }
    /// Hundredths.
    static var percent: _NumberFormatStyle { _NumberFormatStyle(_kind: "percent", code: "", least: 0, most: 3) }
    /// An amount of money.
    static func currency(code: String) -> _NumberFormatStyle { _NumberFormatStyle(_kind: "currency", code: code, least: 2, most: 2) }

    /// The style with so many digits.
    func precision(_ precision: _NumberFormatStyle.Precision) -> _NumberFormatStyle {
        var copy = self
        copy._least = precision._least
        copy._most = precision._most
        return copy
    }
    /// The style with or without separators.
    func grouping(_ grouping: _NumberFormatStyle.Grouping) -> _NumberFormatStyle {
        var copy = self
        copy._groups = grouping == .automatic
        return copy
    }
    /// The number as text.
    func format(_ value: Double) -> String {
        let shown = _kind == "percent" ? value * 100 : value
        let text = _digits(shown < 0 ? -shown : shown)
        let sign = shown < 0 ? "-" : ""
        if _kind == "percent" { return sign + text + "%" }
        if _kind == "currency" { return sign + _symbol + text }
        return sign + text
    }
    /// The number as text.
    func format(_ value: Int) -> String { _kind == "percent" ? format(Double(value) / 100) : format(Double(value)) }

    var _symbol: String {
        switch _code {
        case "USD": "$"
        case "EUR": "€"
        case "GBP": "£"
        case "JPY": "¥"
        case "INR": "₹"
        default: _code + " "
        }
    }

    func _digits(_ value: Double) -> String {
        let text = String(format: "%.\(_most)f", arguments: [value])
        let parts = text.components(separatedBy: ".")
        var fraction = parts.count > 1 ? parts[1] : ""
        while fraction.count > _least && fraction.hasSuffix("0") { fraction.removeLast() }
        var whole = parts[0]
        if _groups {
            var grouped = ""
            for (index, digit) in whole.reversed().enumerated() {
                if index > 0 && index % 3 == 0 { grouped = "," + grouped }
                grouped = String(digit) + grouped
            }
            whole = grouped
        }
        return fraction.isEmpty ? whole : whole + "." + fraction
    }

    /// How many digits are written.
    struct Precision: Hashable {
        let _least: Int
        let _most: Int
        /// So many digits behind the point.
        static func fractionLength(_ count: Int) -> _NumberFormatStyle.Precision { Precision(_least: count, _most: count) }
        /// Digits behind the point, within a range.
        static func fractionLength(_ range: ClosedRange<Int>) -> _NumberFormatStyle.Precision { Precision(_least: range.lowerBound, _most: range.upperBound) }
    }

    /// Whether thousands are set apart.
    enum Grouping: Hashable { case automatic, never }
}

/// `\(value, specifier: "%.2f")`.
func _formatSpecifier(_ value: any CVarArg, _ specifier: String) -> String { String(format: specifier, arguments: [value]) }

/// `\(value, format: .percent)`.
func _formatFormat(_ value: Double, _ format: _NumberFormatStyle) -> String { format.format(value) }

/// `\(value, format: .number)`.
func _formatFormat(_ value: Int, _ format: _NumberFormatStyle) -> String { format.format(value) }

/// `\(date, format: .dateTime)`.
func _formatFormat(_ value: Date, _ format: Date.FormatStyle) -> String { format.format(value) }

extension BinaryFloatingPoint {
    /// The number in a style.
    func formatted(_ style: _NumberFormatStyle) -> String { style.format(Double(self)) }
}

extension BinaryInteger {
    /// The number in a style.
    func formatted(_ style: _NumberFormatStyle) -> String { style.format(Int(self)) }
}

extension Date {
    /// How a moment is written.
    struct FormatStyle: Hashable {
        var _parts: [String] = []

        /// How the day is written.
        enum DateStyle: Hashable { case omitted, numeric, abbreviated, long, complete }
        /// How the time of the day is written.
        enum TimeStyle: Hashable { case omitted, shortened, standard, complete }
        /// How a part is written.
        enum Width: Hashable { case abbreviated, wide, narrow, short, twoDigits, defaultDigits }

        init() {}
        /// A style with the parts that are asked for.
        static var dateTime: Date.FormatStyle { Date.FormatStyle() }
        func _with(_ part: String) -> Date.FormatStyle {
            var copy = self
            copy._parts.append(part)
            return copy
        }
        func year(_ width: Date.FormatStyle.Width = .defaultDigits) -> Date.FormatStyle { _with("year") }
        func month(_ width: Date.FormatStyle.Width = .abbreviated) -> Date.FormatStyle { _with(width == .wide ? "Month" : "month") }
        func day(_ width: Date.FormatStyle.Width = .defaultDigits) -> Date.FormatStyle { _with("day") }
        func weekday(_ width: Date.FormatStyle.Width = .abbreviated) -> Date.FormatStyle { _with(width == .wide ? "Weekday" : "weekday") }
        func hour() -> Date.FormatStyle { _with("hour") }
        func minute(_ width: Date.FormatStyle.Width = .twoDigits) -> Date.FormatStyle { _with("minute") }
        func second(_ width: Date.FormatStyle.Width = .twoDigits) -> Date.FormatStyle { _with("second") }

        /// The moment as text.
        func format(_ date: Date) -> String {
            if _parts.isEmpty { return date.formatted() }
            let moment = _Moment(date)
            var day: [String] = []
            if _parts.contains("weekday") { day.append(String(moment.weekdayName.prefix(3))) }
            if _parts.contains("Weekday") { day.append(moment.weekdayName) }
            let monthName = _parts.contains("Month") ? moment.monthName : _parts.contains("month") ? String(moment.monthName.prefix(3)) : ""
            let dayNumber = _parts.contains("day") ? "\(moment.day)" : ""
            let monthDay = [monthName, dayNumber].filter { !$0.isEmpty }.joined(separator: " ")
            if !monthDay.isEmpty { day.append(monthDay) }
            if _parts.contains("year") { day.append("\(moment.year)") }
            let text = day.joined(separator: ", ")
            let time = moment.time(
                hour: _parts.contains("hour"), minute: _parts.contains("minute"), second: _parts.contains("second"))
            return text.isEmpty ? time : time.isEmpty ? text : text + " at " + time
        }
    }

    /// The moment in a style.
    func formatted(_ style: Date.FormatStyle) -> String { style.format(self) }
}

/// The parts of a moment in UTC.
struct _Moment {
    let year: Int
    let month: Int
    let day: Int
    let hour: Int
    let minute: Int
    let second: Int
    let weekday: Int

    init(_ date: Date) {
        let text = date.description.components(separatedBy: " ")
        let days = text[0].components(separatedBy: "-")
        let clock = text[1].components(separatedBy: ":")
        year = Int(days[0]) ?? 0
        month = Int(days[1]) ?? 1
        day = Int(days[2]) ?? 1
        hour = Int(clock[0]) ?? 0
        minute = Int(clock[1]) ?? 0
        second = Int(clock[2]) ?? 0
        // The first day of 2001 was a Monday.
        let count = Int((date.timeIntervalSinceReferenceDate / 86400).rounded(.down))
        weekday = ((count % 7) + 8) % 7
    }

    var monthName: String {
        let names = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
        return names[month - 1]
    }
    var weekdayName: String {
        let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        return names[weekday]
    }
    func time(hour showsHour: Bool, minute showsMinute: Bool, second showsSecond: Bool) -> String {
        var parts: [String] = []
        if showsHour { parts.append("\(hour % 12 == 0 ? 12 : hour % 12)") }
        if showsMinute { parts.append(showsHour && minute < 10 ? "0\(minute)" : "\(minute)") }
        if showsSecond { parts.append((showsHour || showsMinute) && second < 10 ? "0\(second)" : "\(second)") }
        let text = parts.joined(separator: ":")
        return showsHour ? text + (hour < 12 ? " AM" : " PM") : text
    }
}
