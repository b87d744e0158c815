/// A number as an object.
class NSNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// The number.
    let doubleValue: Double
    init(value: Double) { doubleValue = value }
    init(value: Int) { doubleValue = Double(value) }
    init(integerLiteral value: Int) { doubleValue = Double(value) }
    init(floatLiteral value: Double) { doubleValue = value }
    init(_bridging value: Double) { doubleValue = value }
    init(_bridging value: Int) { doubleValue = Double(value) }
    init(_bridging value: Decimal) { doubleValue = value._double }
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
    /// What stands for zero.
    var zeroSymbol: String?
    /// The smallest number that a text may spell.
    var minimum: NSNumber?
    /// The largest number that a text may spell.
    var maximum: NSNumber?
    init() {}

    /// The text of a number.
    func string(from number: Double) -> String? {
        if number == 0, let symbol = zeroSymbol { return symbol }
        var form = _NumberForm(_kind: numberStyle == .percent ? .percent : numberStyle == .currency ? .currency(currencyCode) : .decimal)
        let usual = switch numberStyle {
        case .none, .percent: 0...0
        case .decimal: 0...3
        case .currency: 2...2
        }
        let least = minimumFractionDigits ?? min(usual.lowerBound, maximumFractionDigits ?? usual.lowerBound)
        form._precision = .fractionLength(least...max(least, maximumFractionDigits ?? usual.upperBound))
        form._isGrouped = usesGroupingSeparator && numberStyle != .none
        form._fewestIntegers = minimumIntegerDigits
        return form._text(number)
    }
    /// The text of a number.
    func string(from number: Int) -> String? { string(from: Double(number)) }
    /// The text of a number.
    func string(from number: NSNumber) -> String? { string(from: number.doubleValue) }
    /// The number that a text spells; nil where it spells none.
    func number(from text: String) -> NSNumber? {
        if let symbol = zeroSymbol, text == symbol { return NSNumber(value: 0) }
        guard let value = Double(text.filter { $0 != "," && $0 != "$" }) else { return nil }
        if let minimum = minimum, value < minimum.doubleValue { return nil }
        if let maximum = maximum, value > maximum.doubleValue { return nil }
        return NSNumber(value: value)
    }
}
