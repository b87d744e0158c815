// Numbers as objects, and what turns them into texts.

/// A number as an object. It is shown as what it was made of.
class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    /// The number.
    let doubleValue: Double
    /// The number in full, where it is whole: not each one is a `Double`.
    let _whole: Int?
    init(value: Double) {
        doubleValue = value
        _whole = nil
    }
    init(value: Int) {
        doubleValue = Double(value)
        _whole = value
    }
    convenience init(value: Bool) { self.init(value: value ? 1 : 0) }
    convenience init(value: Float) { self.init(value: Double(value)) }
    @_disfavoredOverload convenience init(value: some BinaryInteger) { self.init(value: Int(value)) }
    required convenience init(integerLiteral value: Int) { self.init(value: value) }
    required convenience init(floatLiteral value: Double) { self.init(value: value) }
    required convenience init(booleanLiteral value: Bool) { self.init(value: value) }
    convenience init(_bridging value: Double) { self.init(value: value) }
    convenience init(_bridging value: Int) { self.init(value: value) }
    convenience init(_bridging value: Bool) { self.init(value: value) }
    convenience init(_bridging value: Decimal) { self.init(value: value._double) }
    /// The number without its fraction.
    var intValue: Int { _whole ?? Int(doubleValue) }
    /// The number without its fraction.
    var int32Value: Int32 { Int32(intValue) }
    /// The number without its fraction.
    var int64Value: Int64 { Int64(intValue) }
    /// The number without its fraction.
    var uintValue: UInt { UInt(intValue) }
    /// The number, less exactly.
    var floatValue: Float { Float(doubleValue) }
    /// Whether the number is not 0.
    var boolValue: Bool { doubleValue != 0 }
    /// The number as a decimal one.
    var decimalValue: Decimal { _whole.map { Decimal($0) } ?? Decimal(doubleValue) }
    /// The digits.
    var stringValue: String { _whole.map { "\($0)" } ?? (doubleValue == doubleValue.rounded() && abs(doubleValue) < 1e16 ? "\(Int(doubleValue))" : "\(doubleValue)") }
    override var description: String { stringValue }
    override var hash: Int { doubleValue.hashValue }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSNumber else { return false }
        return compare(other) == .orderedSame
    }
    /// Whether two numbers are equal.
    func isEqual(to number: NSNumber) -> Bool { compare(number) == .orderedSame }
    /// Which of two numbers is less.
    func compare(_ other: NSNumber) -> ComparisonResult {
        if let own = _whole, let theirs = other._whole { return own < theirs ? .orderedAscending : own > theirs ? .orderedDescending : .orderedSame }
        return doubleValue < other.doubleValue ? .orderedAscending : doubleValue > other.doubleValue ? .orderedDescending : .orderedSame
    }
}

/// Turns numbers into texts.
class NumberFormatter: Formatter {
    /// The kind of text.
    enum Style: UInt { case none, decimal, currency, percent, scientific, spellOut, ordinal }
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
    override init() {}

    /// The text of a number.
    func string(from number: Double) -> String? {
        if number == 0, let symbol = zeroSymbol { return symbol }
        switch numberStyle {
        case .spellOut: if let words = _NumberWords.spelledOut(number) { return words }
        case .ordinal: if let words = _NumberWords.ordinal(number) { return words }
        case .scientific: if let words = _NumberWords.scientific(number) { return words }
        default: break
        }
        var form = _NumberForm(_kind: numberStyle == .percent ? .percent : numberStyle == .currency ? .currency(currencyCode) : .decimal)
        let usual = switch numberStyle {
        case .none, .percent: 0...0
        case .decimal, .scientific, .spellOut, .ordinal: 0...3
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
    override func string(for obj: Any?) -> String? {
        if let number = obj as? NSNumber { return string(from: number) }
        if let number = obj as? Double { return string(from: number) }
        if let number = obj as? Int { return string(from: number) }
        return (obj as? Decimal).flatMap { string(from: $0._double) }
    }
    /// The text of a number, shown in a style.
    static func localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
    }
    /// The number that a text spells; nil where it spells none.
    func number(from text: String) -> NSNumber? {
        if let symbol = zeroSymbol, text == symbol { return NSNumber(value: 0) }
        guard let value = Double(text.filter { $0 != "," && $0 != "$" }) else { return nil }
        if let minimum = minimum, value < minimum.doubleValue { return nil }
        if let maximum = maximum, value > maximum.doubleValue { return nil }
        return NSNumber(value: value)
    }
}
