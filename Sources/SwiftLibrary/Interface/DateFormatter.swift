/// Turns moments into texts, and texts into moments.
class DateFormatter: Formatter {
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
    override init() {}
    override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }

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
                text += width > 2 ? _shortened(_monthNames[month - 1], width) : _padded(month, width)
            case "d": text += number(.day, width)
            case "E", "c":
                text += _shortened(_weekdayNames[calendar.component(.weekday, from: date) - 1], width)
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

let _monthNames = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
let _weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

/// A name as a run of so many letters asks for it.
func _shortened(_ name: String, _ width: Int) -> String { width == 5 ? String(name.prefix(1)) : width > 3 ? name : String(name.prefix(3)) }

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
