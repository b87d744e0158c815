// How far away a moment is, in words: "in 2 hours", "yesterday".

/// A length of time away from now, in words.
enum _RelativeWords {
    /// The units that there are, the largest first, and what they are called in short.
    static let units: [(unit: Calendar.Component, name: String, short: String)] = [
        (.year, "year", "yr"), (.month, "month", "mo"), (.weekOfYear, "week", "wk"), (.day, "day", "day"), (.hour, "hour", "hr"),
        (.minute, "minute", "min"), (.second, "second", "sec"),
    ]
    /// So many units away; a length of 1 has a short name, and one of 2 has the number in words.
    static func text(_ count: Int, _ unit: Calendar.Component, isFuture: Bool, isNamed: Bool, length: Int) -> String {
        guard let (_, name, short) = units.first(where: { $0.unit == unit }) else { return "" }
        let isShort = length == 1
        if isNamed, let named = named(count, unit, isFuture: isFuture, isShort ? short : name) { return named }
        let number = length == 2 ? _NumberWords.words(count) : count.formatted()
        let counted = number + " " + (isShort ? short : name) + (count == 1 || isShort && unit != .day ? "" : "s")
        return isFuture ? "in " + counted : counted + " ago"
    }
    static func named(_ count: Int, _ unit: Calendar.Component, isFuture: Bool, _ name: String) -> String? {
        switch (unit, count) {
        case (.second, 0): return "now"
        case (.day, 1): return isFuture ? "tomorrow" : "yesterday"
        case (.weekOfYear, 1), (.month, 1), (.year, 1): return (isFuture ? "next " : "last ") + name
        default: return nil
        }
    }
    /// The largest unit of which at least one lies between two moments, and how many do.
    static func largest(from start: Date, to end: Date, _ calendar: Calendar) -> (count: Int, unit: Calendar.Component) {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: start, to: end)
        let day = parts.day ?? 0
        let counts = [parts.year ?? 0, parts.month ?? 0, day / 7, day, parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0]
        for (count, unit) in zip(counts, units) where count != 0 { return (count, unit.unit) }
        return (0, .second)
    }
    /// How many times a unit begins between two moments.
    static func beginnings(of unit: Calendar.Component, from start: Date, to end: Date, _ calendar: Calendar) -> Int {
        func days(_ date: Date) -> Int { Int((calendar.startOfDay(for: date).timeIntervalSinceReferenceDate / 86400).rounded()) }
        func months(_ date: Date) -> Int { calendar.component(.year, from: date) * 12 + calendar.component(.month, from: date) }
        func steps(_ length: Double) -> Int {
            Int((end.timeIntervalSinceReferenceDate / length).rounded(.down)) - Int((start.timeIntervalSinceReferenceDate / length).rounded(.down))
        }
        switch unit {
        case .year: return calendar.component(.year, from: end) - calendar.component(.year, from: start)
        case .month: return months(end) - months(start)
        case .weekOfYear:
            func week(_ date: Date) -> Int { days(date) - (calendar.component(.weekday, from: date) - 1) }
            return (week(end) - week(start)) / 7
        case .day: return days(end) - days(start)
        case .hour: return steps(3600)
        case .minute: return steps(60)
        default: return steps(1)
        }
    }
}

extension Date {
    /// Shows how far away a moment is.
    struct RelativeFormatStyle: Hashable, Sendable {
        /// Always with a number, or with a name where there is one: "yesterday".
        struct Presentation: Hashable, Sendable {
            let _isNamed: Bool
            static var numeric: Presentation { Presentation(_isNamed: false) }
            static var named: Presentation { Presentation(_isNamed: true) }
        }
        /// How the unit is written.
        struct UnitsStyle: Hashable, Sendable {
            let _length: Int
            static var wide: UnitsStyle { UnitsStyle(_length: 0) }
            static var spellOut: UnitsStyle { UnitsStyle(_length: 2) }
            static var abbreviated: UnitsStyle { UnitsStyle(_length: 1) }
            static var narrow: UnitsStyle { UnitsStyle(_length: 1) }
        }
        var presentation: Presentation
        var unitsStyle: UnitsStyle
        var calendar: Calendar
        init(presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide, locale: Locale = Locale.current, calendar: Calendar = Calendar.current) {
            self.presentation = presentation
            self.unitsStyle = unitsStyle
            self.calendar = calendar
        }
        /// How far away a moment is from now, in words.
        func format(_ destDate: Date) -> String {
            let now = Date()
            let (_, unit) = _RelativeWords.largest(from: now, to: destDate, calendar)
            let count = _RelativeWords.beginnings(of: unit, from: now, to: destDate, calendar)
            return _RelativeWords.text(
                abs(count), unit, isFuture: destDate >= now, isNamed: presentation._isNamed, length: unitsStyle._length)
        }
    }

    /// How far away the moment is, in words.
    func formatted(_ style: Date.RelativeFormatStyle) -> String { style.format(self) }
}

extension Date.RelativeFormatStyle: FormatStyle {}

extension FormatStyle where Self == Date.RelativeFormatStyle {
    /// As far away from now, in words.
    static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Date.RelativeFormatStyle {
        Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle)
    }
}

/// `\(date, format: .relative(presentation: .named))`.
func _formatFormat(_ value: Date, _ format: Date.RelativeFormatStyle) -> String { format.format(value) }

/// Says how far away a moment is, as an object.
class RelativeDateTimeFormatter: Formatter {
    /// How the unit is written.
    enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
    /// Always with a number, or with a name where there is one.
    enum DateTimeStyle: Int, Sendable { case numeric, named }
    /// How the unit is written.
    var unitsStyle: UnitsStyle = .full
    /// Always with a number, or with a name where there is one.
    var dateTimeStyle: DateTimeStyle = .numeric
    /// The calendar by which days and months are counted.
    var calendar: Calendar = Calendar.current
    override init() {}
    /// How far away from a moment another is.
    func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let (count, unit) = _RelativeWords.largest(from: referenceDate, to: date, calendar)
        return _text(count, unit, isFuture: date >= referenceDate)
    }
    /// How far away something is that is so many seconds away.
    func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }
    /// How far away something is, by the largest of its parts.
    func localizedString(from dateComponents: DateComponents) -> String {
        let counts = [
            dateComponents.year, dateComponents.month, dateComponents.weekOfYear, dateComponents.day, dateComponents.hour, dateComponents.minute,
            dateComponents.second,
        ]
        for (count, unit) in zip(counts, _RelativeWords.units) {
            if let count, count != 0 { return _text(count, unit.unit, isFuture: count > 0) }
        }
        return _text(0, .second, isFuture: true)
    }
    override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }
    func _text(_ count: Int, _ unit: Calendar.Component, isFuture: Bool) -> String {
        let length = unitsStyle == .full ? 0 : unitsStyle == .spellOut ? 2 : 1
        return _RelativeWords.text(abs(count), unit, isFuture: isFuture, isNamed: dateTimeStyle == .named, length: length)
    }
}
