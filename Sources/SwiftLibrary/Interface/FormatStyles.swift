/// How a number with a fraction is shown.
struct FloatingPointFormatStyle<Value>: Hashable, Sendable {
    var _form = _NumberForm(_kind: .decimal)

    init() {}
    /// With separators between its thousands.
    static var number: FloatingPointFormatStyle<Value> { FloatingPointFormatStyle<Value>() }
    /// In hundredths.
    static var percent: FloatingPointFormatStyle<Value> { FloatingPointFormatStyle<Value>()._with { $0._kind = .percent } }
    /// As a sum of money.
    static func currency(code: String) -> FloatingPointFormatStyle<Value> { FloatingPointFormatStyle<Value>()._with { $0._kind = .currency(code) } }
    /// With so many digits.
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value> { _with { $0._take(precision) } }
    /// With separators between its thousands, or without.
    func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value> { _with { $0._isGrouped = grouping == .automatic } }
    /// In the way of a region; numbers are always shown in that of the United States.
    func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value> { self }
    func _with(_ change: (inout _NumberForm) -> Void) -> FloatingPointFormatStyle<Value> {
        var copy = self
        change(&copy._form)
        return copy
    }
}

/// How an integer is shown.
struct IntegerFormatStyle<Value>: Hashable, Sendable {
    var _form = _NumberForm(_kind: .decimal)

    init() {}
    /// With separators between its thousands.
    static var number: IntegerFormatStyle<Value> { IntegerFormatStyle<Value>() }
    /// In hundredths: 50 is 50%.
    static var percent: IntegerFormatStyle<Value> { IntegerFormatStyle<Value>()._with { $0._kind = .wholePercent } }
    /// As a sum of money.
    static func currency(code: String) -> IntegerFormatStyle<Value> { IntegerFormatStyle<Value>()._with { $0._kind = .currency(code) } }
    /// With so many digits.
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value> { _with { $0._take(precision) } }
    /// With separators between its thousands, or without.
    func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value> { _with { $0._isGrouped = grouping == .automatic } }
    /// In the way of a region; numbers are always shown in that of the United States.
    func locale(_ locale: Locale) -> IntegerFormatStyle<Value> { self }
    func _with(_ change: (inout _NumberForm) -> Void) -> IntegerFormatStyle<Value> {
        var copy = self
        change(&copy._form)
        return copy
    }
}

/// Parts of the ways in which numbers are shown.
enum NumberFormatStyleConfiguration {
    /// How many digits.
    struct Precision: Hashable, Sendable {
        let _digits: ClosedRange<Int>
        let _isInteger: Bool
        /// So many digits behind the point.
        static func fractionLength(_ length: Int) -> Precision { Precision(_digits: length...length, _isInteger: false) }
        /// So many digits behind the point.
        static func fractionLength(_ limits: ClosedRange<Int>) -> Precision { Precision(_digits: limits, _isInteger: false) }
        /// So many digits before the point.
        static func integerLength(_ length: Int) -> Precision { Precision(_digits: length...length, _isInteger: true) }
    }
    /// Whether there are separators between thousands.
    enum Grouping: Sendable { case automatic, never }
}

/// How a number is shown.
struct _NumberForm: Hashable {
    enum Kind: Hashable { case decimal, percent, wholePercent, currency(String) }
    var _kind: Kind
    var _fraction: ClosedRange<Int>?
    var _integers = 1
    var _isGrouped = true

    init(_kind: Kind) { self._kind = _kind }
    mutating func _take(_ precision: NumberFormatStyleConfiguration.Precision) {
        if precision._isInteger { _integers = precision._digits.lowerBound } else { _fraction = precision._digits }
    }
    func _text(_ value: Double) -> String {
        switch _kind {
        case .decimal: return _digits(value, _fraction ?? 0...3)
        case .percent: return _digits(value * 100, _fraction ?? 0...3) + "%"
        case .wholePercent: return _digits(value, _fraction ?? 0...3) + "%"
        case .currency(let code):
            let signs = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "CAD": "CA$", "AUD": "A$"]
            let text = (signs[code] ?? code + "\u{A0}") + _digits(abs(value), _fraction ?? (code == "JPY" ? 0...0 : 2...2))
            return value < 0 ? "-" + text : text
        }
    }
    func _digits(_ value: Double, _ fraction: ClosedRange<Int>) -> String {
        var text = String(format: "%.\(fraction.upperBound)f", abs(value))
        var tail = ""
        if let point = text.firstIndex(of: ".") {
            tail = String(text[text.index(after: point)...])
            text = String(text[..<point])
            while tail.count > fraction.lowerBound, tail.hasSuffix("0") { tail = String(tail.dropLast()) }
        }
        while text.count < _integers { text = "0" + text }
        if _isGrouped {
            var grouped = ""
            for (index, digit) in text.enumerated() {
                if index > 0, (text.count - index) % 3 == 0 { grouped += "," }
                grouped.append(digit)
            }
            text = grouped
        }
        let isZero = text.allSatisfy { $0 == "0" } && tail.allSatisfy { $0 == "0" }
        return (value < 0 && !isZero ? "-" : "") + text + (tail.isEmpty ? "" : "." + tail)
    }
}

extension Double {
    /// The number as a text, in this way.
    func formatted(_ format: FloatingPointFormatStyle<Double>) -> String { format._form._text(self) }
}

extension Int {
    /// The number as a text, in this way.
    func formatted(_ format: IntegerFormatStyle<Int>) -> String { format._form._text(Double(self)) }
}

extension Date {
    /// The moment as a text.
    func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        let formatter = DateFormatter()
        let day = switch date {
        case .omitted: ""
        case .numeric: "M/d/yyyy"
        case .abbreviated: "MMM d, yyyy"
        case .long: "MMMM d, yyyy"
        case .complete: "EEEE, MMMM d, yyyy"
        }
        let clock = switch time {
        case .omitted: ""
        case .shortened: "h:mm\u{202F}a"
        case .standard: "h:mm:ss\u{202F}a"
        case .complete: "h:mm:ss\u{202F}a z"
        }
        formatter.dateFormat = day.isEmpty || clock.isEmpty ? day + clock : day + (date == .numeric ? ", " : " 'at' ") + clock
        return formatter.string(from: self)
    }
}

/// A number as an object.
class NSNumber {
    /// The number.
    let doubleValue: Double
    init(value: Double) { doubleValue = value }
    init(value: Int) { doubleValue = Double(value) }
    /// The number without its fraction.
    var intValue: Int { Int(doubleValue) }
}

/// Turns numbers into texts.
class NumberFormatter {
    /// The kind of text.
    enum Style { case none, decimal, percent, currency }
    /// The kind of text.
    var numberStyle = Style.none
    /// The most digits behind the point.
    var maximumFractionDigits: Int?
    /// The fewest digits behind the point.
    var minimumFractionDigits: Int?
    /// The fewest digits before the point.
    var minimumIntegerDigits = 1
    /// The currency, by its three letters.
    var currencyCode = "USD"
    /// Whose way it is; numbers are always shown in that of the United States.
    var locale: Locale? = Locale.current
    /// Whether there are separators between thousands.
    var usesGroupingSeparator = true
    init() {}

    /// The text of a number.
    func string(from number: Double) -> String? {
        var form = _NumberForm(_kind: numberStyle == .percent ? .percent : numberStyle == .currency ? .currency(currencyCode) : .decimal)
        let usual = switch numberStyle {
        case .none, .percent: 0...0
        case .decimal: 0...3
        case .currency: 2...2
        }
        let least = minimumFractionDigits ?? min(usual.lowerBound, maximumFractionDigits ?? usual.lowerBound)
        form._fraction = least...max(least, maximumFractionDigits ?? usual.upperBound)
        form._isGrouped = usesGroupingSeparator && numberStyle != .none
        form._integers = minimumIntegerDigits
        return form._text(number)
    }
    /// The text of a number.
    func string(from number: Int) -> String? { string(from: Double(number)) }
    /// The text of a number.
    func string(from number: NSNumber) -> String? { string(from: number.doubleValue) }
    /// The number that a text spells; nil where it spells none.
    func number(from text: String) -> NSNumber? { Double(text.filter { $0 != "," && $0 != "$" }).map { NSNumber(value: $0) } }
}
