/// A time zone, by how far it is from UTC; only zones without summer time are told apart.
struct TimeZone: Hashable, Sendable {
    /// The name of the zone.
    let identifier: String
    let _seconds: Int

    init(_identifier: String, _seconds: Int) {
        identifier = _identifier
        self._seconds = _seconds
    }
    /// The zone of that name: UTC and GMT are known here.
    init?(identifier: String) {
        guard ["UTC", "GMT", "Etc/UTC"].contains(identifier) else { return nil }
        self.init(_identifier: identifier, _seconds: 0)
    }
    /// The zone of that abbreviation: UTC and GMT are known here.
    init?(abbreviation: String) {
        guard ["UTC", "GMT"].contains(abbreviation) else { return nil }
        self.init(_identifier: abbreviation, _seconds: 0)
    }
    /// A zone so far from UTC.
    init?(secondsFromGMT seconds: Int) { self.init(_identifier: "GMT", _seconds: seconds) }
    /// The zone of the session, which is UTC.
    static var current: TimeZone { TimeZone(_identifier: "GMT", _seconds: 0) }
    /// The zone of the session, which is UTC.
    static var autoupdatingCurrent: TimeZone { current }
    static var gmt: TimeZone { current }
    /// How far the zone is from UTC.
    func secondsFromGMT() -> Int { _seconds }
}

/// A language and region; texts are always those of English in the United States.
struct Locale: Hashable, Sendable {
    /// The name of the language and region.
    let identifier: String
    /// The language and region of that name.
    init(identifier: String) { self.identifier = identifier }
    /// The session's own.
    static var current: Locale { Locale(identifier: "en_US") }
    /// The session's own.
    static var autoupdatingCurrent: Locale { current }
}

/// Parts of a date and time.
struct DateComponents: Hashable, Sendable {
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
}

/// Days since the first of 1970.
func _days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month - 1
    let year = year + _floor(shifted, 12)
    let month = shifted - _floor(shifted, 12) * 12 + 1
    let y = month <= 2 ? year - 1 : year
    let era = _floor(y, 400)
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146097 + dayOfEra - 719468
}

func _floor(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((-a + b - 1) / b) }

/// Year, month and day of a number of days since the first of 1970.
func _civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let z = days + 719468
    let era = _floor(z, 146097)
    let dayOfEra = z - era * 146097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
}

func _daysInMonth(_ year: Int, _ month: Int) -> Int { _days(year, month + 1, 1) - _days(year, month, 1) }

/// Counts years, months and days, by the Gregorian rules.
struct Calendar: Hashable, Sendable {
    /// Which rules; all are those of the Gregorian calendar here.
    enum Identifier: Sendable { case gregorian, iso8601 }
    /// A part of a date and time.
    enum Component: Hashable, Sendable {
        case era, year, month, day, hour, minute, second, nanosecond, weekday, weekOfYear, weekOfMonth, dayOfYear
    }

    /// Which rules.
    let identifier: Identifier
    /// Where the days begin.
    var timeZone = TimeZone.current
    /// Whose texts are used.
    var locale: Locale? = nil
    /// The first day of the week; 1 is Sunday.
    var firstWeekday = 1

    init(identifier: Identifier) {
        self.identifier = identifier
        if identifier == .iso8601 { firstWeekday = 2 }
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
        case .weekOfMonth: return (civil.day + (_weekday(days - civil.day + 1) - firstWeekday + 7) % 7 - 1) / 7 + 1
        case .weekOfYear:
            let first = _days(civil.year, 1, 1)
            return (days - first + (_weekday(first) - firstWeekday + 7) % 7) / 7 + 1
        }
    }
    func _weekday(_ days: Int) -> Int { days + 4 - _floor(days + 4, 7) * 7 + 1 }

    /// Parts of a moment.
    func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
        var result = DateComponents()
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
        case .year, .month:
            let (days, seconds, rest) = _parts(date)
            let civil = _civil(days)
            let months = civil.year * 12 + civil.month - 1 + (component == .year ? value * 12 : value)
            let (year, month) = (_floor(months, 12), months - _floor(months, 12) * 12 + 1)
            return _date(_days(year, month, min(civil.day, _daysInMonth(year, month))), seconds, rest)
        case .day, .weekday, .dayOfYear: return date.addingTimeInterval(Double(value) * 86400)
        case .weekOfYear, .weekOfMonth: return date.addingTimeInterval(Double(value) * 604800)
        case .hour: return date.addingTimeInterval(Double(value) * 3600)
        case .minute: return date.addingTimeInterval(Double(value) * 60)
        case .second: return date.addingTimeInterval(Double(value))
        case .nanosecond: return date.addingTimeInterval(Double(value) / 1_000_000_000)
        case .era: return nil
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
        guard let last = order.firstIndex(of: component) else { return self.component(component, from: date1) == self.component(component, from: date2) }
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

let _monthNames = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
let _weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

/// Turns moments into texts, and texts into moments.
class DateFormatter {
    /// How much of a date or time is shown.
    enum Style { case none, short, medium, long, full }

    /// The form of the text, as in `yyyy-MM-dd`.
    var dateFormat = ""
    /// Whose texts are used.
    var locale: Locale? = Locale.current
    /// Where the days begin.
    var timeZone: TimeZone? = TimeZone.current
    /// How years, months and days are counted.
    var calendar: Calendar? = Calendar(identifier: .gregorian)
    /// How much of the date is shown.
    var dateStyle = Style.none { didSet { dateFormat = _styleFormat } }
    /// How much of the time is shown.
    var timeStyle = Style.none { didSet { dateFormat = _styleFormat } }
    init() {}

    var _styleFormat: String {
        let date = switch dateStyle {
        case .none: ""
        case .short: "M/d/yy"
        case .medium: "MMM d, y"
        case .long: "MMMM d, y"
        case .full: "EEEE, MMMM d, y"
        }
        let time = switch timeStyle {
        case .none: ""
        case .short: "h:mm\u{202F}a"
        case .medium: "h:mm:ss\u{202F}a"
        case .long, .full: "h:mm:ss\u{202F}a z"
        }
        if date.isEmpty || time.isEmpty { return date + time }
        return date + (dateStyle == .short ? ", " : " 'at' ") + time
    }

    /// The form as letters that stand for parts, so many times over, and plain text.
    var _pieces: [(letter: Character?, text: String)] {
        var result: [(letter: Character?, text: String)] = []
        var isQuoted = false
        var previous: Character?
        for character in dateFormat {
            if character == "'" {
                if previous == "'" { result.append((nil, "'")) }
                isQuoted.toggle()
            } else if !isQuoted, character.isLetter, character.isASCII {
                if let last = result.last, last.letter == character, previous == character {
                    result[result.count - 1].text.append(character)
                } else {
                    result.append((character, String(character)))
                }
            } else {
                result.append((nil, String(character)))
            }
            previous = character
        }
        return result
    }
    var _calendar: Calendar {
        var calendar = self.calendar ?? Calendar.current
        calendar.timeZone = timeZone ?? TimeZone.current
        return calendar
    }

    /// The text of a moment.
    func string(from date: Date) -> String {
        let calendar = _calendar
        func number(_ component: Calendar.Component, _ width: Int) -> String { _padded(calendar.component(component, from: date), width) }
        var text = ""
        for (letter, piece) in _pieces {
            guard let letter else {
                text += piece
                continue
            }
            let width = piece.count
            let hour = calendar.component(.hour, from: date)
            switch letter {
            case "y", "Y", "u": text += width == 2 ? _padded(calendar.component(.year, from: date) % 100, 2) : number(.year, width)
            case "M", "L":
                let month = calendar.component(.month, from: date)
                text += width > 3 ? _monthNames[month - 1] : width == 3 ? String(_monthNames[month - 1].prefix(3)) : _padded(month, width)
            case "d": text += number(.day, width)
            case "E", "c":
                let name = _weekdayNames[calendar.component(.weekday, from: date) - 1]
                text += width > 3 ? name : String(name.prefix(3))
            case "H": text += number(.hour, width)
            case "h": text += _padded((hour + 11) % 12 + 1, width)
            case "k": text += _padded(hour == 0 ? 24 : hour, width)
            case "K": text += _padded(hour % 12, width)
            case "m": text += number(.minute, width)
            case "s": text += number(.second, width)
            case "S": text += String(_padded(calendar.component(.nanosecond, from: date), 9).prefix(width))
            case "a": text += hour < 12 ? "AM" : "PM"
            case "D": text += number(.dayOfYear, width)
            case "w": text += number(.weekOfYear, width)
            case "Q", "q": text += _padded((calendar.component(.month, from: date) + 2) / 3, width)
            case "G": text += "AD"
            case "Z", "X", "x", "z", "O": text += _zoneText(letter, width, calendar.timeZone._seconds)
            default: text += piece
            }
        }
        return text
    }

    /// The moment that a text describes; nil where it has another form.
    func date(from text: String) -> Date? {
        var rest = Substring(text)
        var parts = DateComponents()
        var isAfternoon: Bool?
        var zone = timeZone ?? TimeZone.current
        func number(_ most: Int) -> Int? {
            let digits = rest.prefix(while: { $0.isNumber }).prefix(most)
            rest = rest.dropFirst(digits.count)
            return Int(digits)
        }
        func name(_ names: [String], _ length: Int) -> Int? {
            for (index, name) in names.enumerated() {
                let wanted = length > 3 ? name : String(name.prefix(3))
                if rest.lowercased().hasPrefix(wanted.lowercased()) {
                    rest = rest.dropFirst(wanted.count)
                    return index + 1
                }
            }
            return nil
        }
        let pieces = _pieces
        for (index, (letter, piece)) in pieces.enumerated() {
            guard let letter else {
                guard rest.hasPrefix(piece) else { return nil }
                rest = rest.dropFirst(piece.count)
                continue
            }
            // Digits that follow directly belong to the next part.
            let isBounded = index + 1 < pieces.count && pieces[index + 1].letter != nil
            let most = isBounded ? piece.count : 9
            var found: Int? = 1
            switch letter {
            case "y", "Y", "u":
                found = number(isBounded ? piece.count : 4)
                parts.year = piece.count == 2 ? found.map { $0 < 100 ? ($0 < 50 ? 2000 : 1900) + $0 : $0 } : found
            case "M", "L":
                found = piece.count > 2 ? name(_monthNames, piece.count) : number(most)
                parts.month = found
            case "d": found = number(most); parts.day = found
            case "H", "k", "h", "K": found = number(most); parts.hour = found
            case "m": found = number(most); parts.minute = found
            case "s": found = number(most); parts.second = found
            case "S":
                let digits = rest.prefix(while: { $0.isNumber })
                rest = rest.dropFirst(digits.count)
                found = Int((digits + "000000000").prefix(9))
                parts.nanosecond = found
            case "E", "c": found = name(_weekdayNames, piece.count)
            case "a":
                let mark = rest.prefix(2).uppercased()
                guard mark == "AM" || mark == "PM" else { return nil }
                isAfternoon = mark == "PM"
                rest = rest.dropFirst(2)
            case "Z", "X", "x", "z":
                guard let (seconds, length) = _zoneOffset(String(rest)) else { return nil }
                zone = TimeZone(_identifier: "GMT", _seconds: seconds)
                rest = rest.dropFirst(length)
            default: return nil
            }
            if found == nil { return nil }
        }
        guard rest.isEmpty, (1...12).contains(parts.month ?? 1), (0...24).contains(parts.hour ?? 0), (0...59).contains(parts.minute ?? 0),
              (1..._daysInMonth(parts.year ?? 2000, parts.month ?? 1)).contains(parts.day ?? 1) else { return nil }
        if let isAfternoon, let hour = parts.hour { parts.hour = hour % 12 + (isAfternoon ? 12 : 0) }
        if parts.year == nil { parts.year = 2000 }
        var calendar = _calendar
        calendar.timeZone = zone
        return calendar.date(from: parts)
    }
}

func _padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return text.count < width ? String(repeating: "0", count: width - text.count) + text : text
}

func _zoneText(_ letter: Character, _ width: Int, _ seconds: Int) -> String {
    if seconds == 0, letter == "X" || letter == "Z" && width == 5 { return "Z" }
    let sign = seconds < 0 ? "-" : "+"
    let (hours, minutes) = (abs(seconds) / 3600, abs(seconds) / 60 % 60)
    if letter == "z" || letter == "O" { return seconds == 0 ? "GMT" : "GMT\(sign)\(hours)" + (minutes == 0 ? "" : ":" + _padded(minutes, 2)) }
    let hasColon = letter == "Z" ? width == 5 : width == 3 || width == 5
    return sign + _padded(hours, 2) + (hasColon ? ":" : "") + _padded(minutes, 2)
}

/// How far a zone is from UTC, and how many characters say so.
func _zoneOffset(_ text: String) -> (seconds: Int, length: Int)? {
    if text.hasPrefix("Z") { return (0, 1) }
    if text.hasPrefix("GMT") || text.hasPrefix("UTC") { return (0, 3) }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().filter { $0.isNumber }.prefix(4)
    guard digits.count == 4, let number = Int(digits) else { return nil }
    let seconds = number / 100 * 3600 + number % 100 * 60
    return (sign == "-" ? -seconds : seconds, text.dropFirst(3).first == ":" ? 6 : 5)
}

/// Turns moments into texts like `2024-01-02T03:04:05Z`, and such texts into moments.
class ISO8601DateFormatter {
    /// What the text has.
    struct Options: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let withInternetDateTime = Options(rawValue: 1)
        static let withFractionalSeconds = Options(rawValue: 2)
        static let withFullDate = Options(rawValue: 4)
    }
    /// What the text has.
    var formatOptions: Options = [.withInternetDateTime]
    /// Where the days begin.
    var timeZone: TimeZone? = TimeZone.gmt
    init() {}

    var _formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.timeZone = timeZone
        formatter.dateFormat = formatOptions.contains(.withInternetDateTime)
            ? formatOptions.contains(.withFractionalSeconds) ? "yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX" : "yyyy-MM-dd'T'HH:mm:ssXXXXX" : "yyyy-MM-dd"
        return formatter
    }
    /// The text of a moment.
    func string(from date: Date) -> String { _formatter.string(from: date) }
    /// The moment that a text describes; nil where it has another form.
    func date(from string: String) -> Date? { _formatter.date(from: string) }
}
