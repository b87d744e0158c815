/// A decimal number of up to 38 digits: sums of money stay exact.
struct Decimal: SignedNumeric, Strideable, Hashable, Comparable, ExpressibleByFloatLiteral, CustomStringConvertible, CVarArg, Codable, Sendable {
    typealias Stride = Decimal
    typealias Magnitude = Decimal
    /// How a number is rounded.
    enum RoundingMode: Hashable, Sendable { case plain, down, up, bankers }
    typealias FormatStyle = _DecimalFormatStyle

    /// The digits, with no zero too many: so equal numbers have equal texts.
    let _text: String

    init(_text: String) { self._text = _text }
    /// Makes 0.
    init() { _text = "0" }
    /// The number of an integer.
    init<T: BinaryInteger>(_ value: T) { _text = "\(value)" }
    /// The number next to one with a binary fraction: a few more digits than were written may come along.
    init(_ value: Double) { _text = _decimalText(value) }
    /// The number of an integer that fits; nil for any other.
    init?<T: BinaryInteger>(exactly source: T) { _text = "\(source)" }
    init(integerLiteral value: Int) { _text = "\(value)" }
    init(floatLiteral value: Double) { _text = _decimalText(value) }
    /// The number that a text begins with; nil where it begins with none.
    init?(string: String, locale: Locale? = nil) {
        guard let text = _decimalRead(string) else { return nil }
        _text = text
    }
    /// The number of a sign, a power of ten and digits.
    init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
        _text = (sign == .minus ? -significand : significand)._times("shift", "\(exponent)")._text
    }
    init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(Double.self))
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(_double)
    }

    /// The number 0.
    static var zero: Decimal { Decimal() }
    /// The ratio of a circle's circumference to its diameter.
    static var pi: Decimal { Decimal(_text: "3.14159265358979323846264338327950288419") }
    /// No number.
    static var nan: Decimal { Decimal(_text: "NaN") }
    /// No number.
    static var quietNaN: Decimal { nan }
    /// The greatest number.
    static var greatestFiniteMagnitude: Decimal { Decimal(_text: "340282366920938463463374607431768211455" + String(repeating: "0", count: 127)) }

    /// Whether it is no number.
    var isNaN: Bool { _text == "NaN" }
    /// Whether it is no number.
    var isSignaling: Bool { false }
    /// Whether it is a number.
    var isFinite: Bool { !isNaN }
    /// Never: there is no infinite decimal number.
    var isInfinite: Bool { false }
    /// Whether it is 0.
    var isZero: Bool { _text == "0" }
    /// Whether it is below 0.
    var isSignMinus: Bool { _text.hasPrefix("-") }
    /// Whether it is below 0.
    var sign: FloatingPointSign { isSignMinus ? .minus : .plus }
    /// The distance from 0.
    var magnitude: Decimal { isSignMinus ? -self : self }
    /// The power of ten by which the last of its digits counts.
    var exponent: Int {
        if let point = _text.firstIndex(of: ".") { return -(_text.distance(from: point, to: _text.endIndex) - 1) }
        var zeros = 0
        for digit in _text.reversed() {
            if digit != "0" { return zeros }
            zeros += 1
        }
        return 0
    }
    /// The digits as a whole number.
    var significand: Decimal { magnitude._times("shift", "\(-exponent)") }
    /// The digits.
    var description: String { _text }
    var _double: Double { _decimalDouble(_text) }
    func _times(_ operation: String, _ other: String) -> Decimal { Decimal(_text: _decimalResult(operation, _text, other)) }
    /// The number rounded to so many digits behind the point.
    func _rounded(_ scale: Int, _ mode: RoundingMode) -> Decimal {
        let modes = [RoundingMode.plain: 0, .down: 1, .up: 2, .bankers: 3]
        return Decimal(_text: _decimalRounded(_text, scale, modes[mode] ?? 0))
    }
    /// How far another number is.
    func distance(to other: Decimal) -> Decimal { other - self }
    /// The number moved on.
    func advanced(by n: Decimal) -> Decimal { self + n }
    /// Turns the sign around.
    mutating func negate() { self = -self }
    /// The number as a text, as a reader has it.
    func formatted() -> String { _DecimalFormatStyle().format(self) }
    /// The number as a text, in this way.
    func formatted(_ format: _DecimalFormatStyle) -> String { format.format(self) }

    static func + (lhs: Decimal, rhs: Decimal) -> Decimal { lhs._times("+", rhs._text) }
    static func - (lhs: Decimal, rhs: Decimal) -> Decimal { lhs._times("-", rhs._text) }
    static func * (lhs: Decimal, rhs: Decimal) -> Decimal { lhs._times("*", rhs._text) }
    static func / (lhs: Decimal, rhs: Decimal) -> Decimal { lhs._times("/", rhs._text) }
    static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
    static prefix func - (operand: Decimal) -> Decimal {
        if operand.isZero || operand.isNaN { return operand }
        return Decimal(_text: operand.isSignMinus ? String(operand._text.dropFirst()) : "-" + operand._text)
    }
    static func == (lhs: Decimal, rhs: Decimal) -> Bool { lhs._text == rhs._text }
    static func < (lhs: Decimal, rhs: Decimal) -> Bool { _decimalOrder(lhs._text, rhs._text) < 0 }
    func hash(into hasher: inout Hasher) { hasher.combine(_text) }
}

/// Numbers that are no literal's own type: a literal alone is none of them.
protocol _ExactNumber {
    func _power(_ exponent: Int) -> Self
}

extension Decimal: _ExactNumber {
    func _power(_ exponent: Int) -> Decimal { _times("power", "\(exponent)") }
}

/// A power of a number.
func pow<Number: _ExactNumber>(_ x: Number, _ y: Int) -> Number { x._power(y) }

/// Rounds a number to so many digits behind the point.
func NSDecimalRound(_ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ roundingMode: Decimal.RoundingMode) {
    result = number._rounded(scale, roundingMode)
}


extension Double {
    /// The number of an object.
    init(truncating number: NSNumber) { self = number.doubleValue }
}

extension Int {
    /// The number of an object, without its fraction.
    init(truncating number: NSNumber) { self = number.intValue }
}

/// A decimal number as an object.
class NSDecimalNumber: NSNumber {
    let _decimal: Decimal
    init(decimal: Decimal) {
        _decimal = decimal
        super.init(value: decimal._double)
    }
    init(string: String) {
        _decimal = Decimal(string: string) ?? .nan
        super.init(value: _decimal._double)
    }
    convenience init(_bridging decimal: Decimal) { self.init(decimal: decimal) }
    required convenience init(integerLiteral value: Int) { self.init(decimal: Decimal(value)) }
    required convenience init(floatLiteral value: Double) { self.init(decimal: Decimal(value)) }
    required convenience init(booleanLiteral value: Bool) { self.init(decimal: value ? 1 : 0) }
    override var decimalValue: Decimal { _decimal }
    override var stringValue: String { _decimal.description }
    /// The sum of both.
    func adding(_ other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: _decimal + other._decimal) }
    /// The difference of both.
    func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: _decimal - other._decimal) }
    /// The product of both.
    func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: _decimal * other._decimal) }
    /// The quotient of both.
    func dividing(by other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: _decimal / other._decimal) }
}

/// How a decimal number is shown.
struct _DecimalFormatStyle: FormatStyle, Hashable, Sendable {
    var _form = _NumberForm(_kind: .decimal)

    init() {}
    /// As a sum of money.
    typealias Currency = _DecimalFormatStyle
    /// In hundredths.
    typealias Percent = _DecimalFormatStyle
    /// As a sum of money.
    init(code: String) { _form = _NumberForm(_kind: .currency(code)) }
    /// With separators between its thousands.
    static var number: _DecimalFormatStyle { _DecimalFormatStyle() }
    /// In hundredths.
    static var percent: _DecimalFormatStyle { _DecimalFormatStyle()._with { $0._kind = .percent } }
    /// As a sum of money.
    static func currency(code: String) -> _DecimalFormatStyle { _DecimalFormatStyle(code: code) }
    /// With so many digits.
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> _DecimalFormatStyle { _with { $0._precision = precision } }
    /// With separators between its thousands, or without.
    func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> _DecimalFormatStyle { _with { $0._isGrouped = grouping == .automatic } }
    /// With a sign always, or where it is needed.
    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> _DecimalFormatStyle { _with { $0._sign = strategy } }
    /// In full, or in short as in 1.2K.
    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> _DecimalFormatStyle { _with { $0._notation = notation } }
    /// With this rounding, perhaps to multiples of a step.
    func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> _DecimalFormatStyle {
        _with { $0._round(rule, increment) }
    }
    /// In the way of a region; numbers are always shown in that of the United States.
    func locale(_ locale: Locale) -> _DecimalFormatStyle { _with { $0._locale = locale } }
    /// The number, shown.
    func format(_ value: Decimal) -> String { _form._text(decimal: value) }
    func _with(_ change: (inout _NumberForm) -> Void) -> _DecimalFormatStyle {
        var copy = self
        change(&copy._form)
        return copy
    }
}

/// `\(price, format: .currency(code: "USD"))`.
func _formatFormat(_ value: Decimal, _ format: _DecimalFormatStyle) -> String { format.format(value) }

@native("_decimalText(_:)")
func _decimalText(_ value: Double) -> String
@native("_decimalRead(_:)")
func _decimalRead(_ text: String) -> String?
/// The result of `+`, `-`, `*` or `/`, of a power, or of moving the point.
@native("_decimalResult(_:_:_:)")
func _decimalResult(_ operation: String, _ left: String, _ right: String) -> String
@native("_decimalOrder(_:_:)")
func _decimalOrder(_ left: String, _ right: String) -> Int
@native("_decimalRounded(_:_:_:)")
func _decimalRounded(_ text: String, _ scale: Int, _ mode: Int) -> String
@native("_decimalDouble(_:)")
func _decimalDouble(_ text: String) -> Double
