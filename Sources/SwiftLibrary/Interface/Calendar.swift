/// Counts years, months and days, by the Gregorian rules.
struct Calendar: Hashable, Sendable {
    /// Which rules; all are those of the Gregorian calendar here.
    enum Identifier: Sendable { case gregorian, iso8601 }
    /// A part of a date and time.
    enum Component: Hashable, Sendable {
        case era, year, month, day, hour, minute, second, nanosecond, weekday, weekOfYear, weekOfMonth, yearForWeekOfYear, dayOfYear, calendar, timeZone
    }

    /// Which rules.
    let identifier: Identifier
    /// Where the days begin.
    var timeZone = TimeZone.current
    /// Whose texts are used.
    var locale: Locale? = nil
    /// The first day of the week; 1 is Sunday.
    var firstWeekday = 1
    /// How many days of a year the first of its weeks must have.
    var minimumDaysInFirstWeek = 1

    init(identifier: Identifier) {
        self.identifier = identifier
        if identifier == .iso8601 {
            firstWeekday = 2
            minimumDaysInFirstWeek = 4
        }
    }
    /// The session's own.
    static var current: Calendar { Calendar(identifier: .gregorian) }
    /// The session's own.
    static var autoupdatingCurrent: Calendar { current }

    func _parts(_ date: Date) -> (days: Int, seconds: Int, rest: Double) {
        let time = date.timeIntervalSince1970 + Double(timeZone._seconds)
        let whole = time.rounded(.down)
        let days = _floor(Int(whole), 86400)
        return (days, Int(whole) - days * 86400, time - whole)
    }
    func _date(_ days: Int, _ seconds: Int, _ rest: Double = 0) -> Date {
        Date(timeIntervalSince1970: Double(days * 86400 + seconds - timeZone._seconds) + rest)
    }

    /// One part of a moment.
    func component(_ component: Component, from date: Date) -> Int {
        let (days, seconds, rest) = _parts(date)
        let civil = _civil(days)
        switch component {
        case .era: return 1
        case .year: return civil.year
        case .month: return civil.month
        case .day: return civil.day
        case .hour: return seconds / 3600
        case .minute: return seconds / 60 % 60
        case .second: return seconds % 60
        case .nanosecond: return Int(rest * 1_000_000_000)
        case .weekday: return _weekday(days)
        case .dayOfYear: return days - _days(civil.year, 1, 1) + 1
        case .weekOfMonth: return _floor(days - _firstWeek(from: days - civil.day + 1), 7) + 1
        case .weekOfYear: return (days - _firstWeek(from: _days(_weekYear(days), 1, 1))) / 7 + 1
        case .yearForWeekOfYear: return _weekYear(days)
        case .calendar, .timeZone: return 0
        }
    }
    /// The first day of the first week of the year or month that begins with a day: it may lie before that day.
    func _firstWeek(from first: Int) -> Int {
        let before = (_weekday(first) - firstWeekday + 7) % 7
        return first - before + (7 - before >= minimumDaysInFirstWeek ? 0 : 7)
    }
    /// The year to whose weeks a day belongs.
    func _weekYear(_ days: Int) -> Int {
        let year = _civil(days).year
        if days >= _firstWeek(from: _days(year + 1, 1, 1)) { return year + 1 }
        return days < _firstWeek(from: _days(year, 1, 1)) ? year - 1 : year
    }
    func _weekday(_ days: Int) -> Int { days + 4 - _floor(days + 4, 7) * 7 + 1 }

    /// Parts of a moment.
    func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
        var result = DateComponents()
        if components.contains(.calendar) { result.calendar = self }
        if components.contains(.timeZone) { result.timeZone = timeZone }
        if components.contains(.era) { result.era = 1 }
        if components.contains(.year) { result.year = component(.year, from: date) }
        if components.contains(.month) { result.month = component(.month, from: date) }
        if components.contains(.day) { result.day = component(.day, from: date) }
        if components.contains(.hour) { result.hour = component(.hour, from: date) }
        if components.contains(.minute) { result.minute = component(.minute, from: date) }
        if components.contains(.second) { result.second = component(.second, from: date) }
        if components.contains(.nanosecond) { result.nanosecond = component(.nanosecond, from: date) }
        if components.contains(.weekday) { result.weekday = component(.weekday, from: date) }
        if components.contains(.weekOfYear) { result.weekOfYear = component(.weekOfYear, from: date) }
        if components.contains(.yearForWeekOfYear) { result.yearForWeekOfYear = component(.yearForWeekOfYear, from: date) }
        return result
    }

    /// How far one moment is from another, in whole parts.
    func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
        var result = DateComponents()
        var place = start
        func take(_ component: Component, _ guess: Int) -> Int {
            let sign = end < start ? -1 : 1
            var count = guess
            func reaches(_ count: Int) -> Bool {
                guard let date = date(byAdding: component, value: count, to: place) else { return false }
                return sign > 0 ? date <= end : date >= end
            }
            while !reaches(count), count != 0 { count -= sign }
            while reaches(count + sign) { count += sign }
            place = date(byAdding: component, value: count, to: place) ?? place
            return count
        }
        func seconds() -> Int { Int(end.timeIntervalSince(place)) }
        func months() -> Int {
            (component(.year, from: end) - component(.year, from: place)) * 12 + component(.month, from: end) - component(.month, from: place)
        }
        if components.contains(.year) { result.year = take(.year, months() / 12) }
        if components.contains(.month) { result.month = take(.month, months()) }
        if components.contains(.weekOfYear) { result.weekOfYear = take(.weekOfYear, seconds() / 604800) }
        if components.contains(.day) { result.day = take(.day, seconds() / 86400) }
        if components.contains(.hour) { result.hour = take(.hour, seconds() / 3600) }
        if components.contains(.minute) { result.minute = take(.minute, seconds() / 60) }
        if components.contains(.second) { result.second = take(.second, seconds()) }
        return result
    }

    /// The moment that parts describe.
    func date(from components: DateComponents) -> Date? {
        let days = _days(components.year ?? 1, components.month ?? 1, components.day ?? 1)
        let seconds = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
        var calendar = self
        if let zone = components.timeZone { calendar.timeZone = zone }
        return calendar._date(days, seconds, Double(components.nanosecond ?? 0) / 1_000_000_000)
    }

    /// The moment so much later.
    func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
        switch component {
        case .year, .month, .yearForWeekOfYear:
            let (days, seconds, rest) = _parts(date)
            let civil = _civil(days)
            let months = civil.year * 12 + civil.month - 1 + (component == .month ? value : value * 12)
            let (year, month) = (_floor(months, 12), months - _floor(months, 12) * 12 + 1)
            return _date(_days(year, month, min(civil.day, _daysInMonth(year, month))), seconds, rest)
        case .day, .weekday, .dayOfYear: return date.addingTimeInterval(Double(value) * 86400)
        case .weekOfYear, .weekOfMonth: return date.addingTimeInterval(Double(value) * 604800)
        case .hour: return date.addingTimeInterval(Double(value) * 3600)
        case .minute: return date.addingTimeInterval(Double(value) * 60)
        case .second: return date.addingTimeInterval(Double(value))
        case .nanosecond: return date.addingTimeInterval(Double(value) / 1_000_000_000)
        case .era, .calendar, .timeZone: return nil
        }
    }
    /// The moment so much later.
    func date(byAdding components: DateComponents, to date: Date) -> Date? {
        var result: Date? = date
        func add(_ component: Component, _ value: Int?) {
            if let value, let date = result { result = self.date(byAdding: component, value: value, to: date) }
        }
        add(.year, components.year)
        add(.month, components.month)
        add(.weekOfYear, components.weekOfYear)
        add(.day, components.day)
        add(.hour, components.hour)
        add(.minute, components.minute)
        add(.second, components.second)
        return result
    }
    /// The moment of a day at a time.
    func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
        _date(_parts(date).days, hour * 3600 + minute * 60 + second)
    }
    /// The first moment of a day.
    func startOfDay(for date: Date) -> Date { _date(_parts(date).days, 0) }
    /// Whether two moments are on one day.
    func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool { _parts(date1).days == _parts(date2).days }
    /// Whether two moments share a part and those above it.
    func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Component) -> Bool {
        let order: [Component] = [.year, .month, .day, .hour, .minute, .second]
        guard let last = order.firstIndex(of: component) else {
            return dateInterval(of: component, for: date1)?.contains(date2) == true && dateInterval(of: component, for: date1)?.end != date2
        }
        return order[...last].allSatisfy { self.component($0, from: date1) == self.component($0, from: date2) }
    }
    /// Whether a moment is on the day of the session's clock.
    func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
    /// Whether a moment is on the day after that of the session's clock.
    func isDateInTomorrow(_ date: Date) -> Bool { _parts(date).days == _parts(Date()).days + 1 }
    /// Whether a moment is on the day before that of the session's clock.
    func isDateInYesterday(_ date: Date) -> Bool { _parts(date).days == _parts(Date()).days - 1 }
    /// Whether a moment is on a Saturday or Sunday.
    func isDateInWeekend(_ date: Date) -> Bool { [1, 7].contains(component(.weekday, from: date)) }
    /// The days of a month, or the like.
    func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
        let civil = _civil(_parts(date).days)
        switch (smaller, larger) {
        case (.day, .month): return 1..<(_daysInMonth(civil.year, civil.month) + 1)
        case (.day, .year): return 1..<(_days(civil.year + 1, 1, 1) - _days(civil.year, 1, 1) + 1)
        case (.month, .year): return 1..<13
        case (.hour, .day): return 0..<24
        case (.minute, .hour), (.second, .minute): return 0..<60
        case (.weekOfMonth, .month):
            let first = _days(civil.year, civil.month, 1)
            let last = first + _daysInMonth(civil.year, civil.month) - 1
            return component(.weekOfMonth, from: _date(first, 0))..<(component(.weekOfMonth, from: _date(last, 0)) + 1)
        case (.weekday, .weekOfYear), (.weekday, .weekOfMonth): return 1..<8
        default: return nil
        }
    }
    /// The names of the months.
    var monthSymbols: [String] { _monthNames }
    /// The names of the months in three letters.
    var shortMonthSymbols: [String] { _monthNames.map { String($0.prefix(3)) } }
    /// The names of the days of the week.
    var weekdaySymbols: [String] { _weekdayNames }
    /// The names of the days of the week in three letters.
    var shortWeekdaySymbols: [String] { _weekdayNames.map { String($0.prefix(3)) } }
}
