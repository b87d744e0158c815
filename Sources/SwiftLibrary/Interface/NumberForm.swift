/// Parts of the ways in which numbers are shown.
enum NumberFormatStyleConfiguration {
    /// How many digits.
    struct Precision: Hashable, Sendable {
        enum _Kind: Hashable, Sendable { case fraction, integer, significant }
        let _kind: _Kind
        let _digits: ClosedRange<Int>

        init(_ kind: _Kind, _ digits: ClosedRange<Int>) {
            _kind = kind
            _digits = max(0, digits.lowerBound)...max(0, digits.upperBound)
        }
        /// So many digits behind the point.
        static func fractionLength(_ length: Int) -> Precision { Precision(.fraction, length...length) }
        /// So many digits behind the point.
        static func fractionLength(_ limits: ClosedRange<Int>) -> Precision { Precision(.fraction, limits) }
        /// At most so many digits behind the point.
        static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision { Precision(.fraction, 0...max(0, limits.upperBound)) }
        /// So many digits before the point.
        static func integerLength(_ length: Int) -> Precision { Precision(.integer, length...length) }
        /// So many digits that count; the others are zeros.
        static func significantDigits(_ digits: Int) -> Precision { Precision(.significant, max(1, digits)...max(1, digits)) }
        /// So many digits that count; the others are zeros.
        static func significantDigits(_ limits: ClosedRange<Int>) -> Precision { Precision(.significant, limits) }
    }
    /// Whether there are separators between thousands.
    enum Grouping: Hashable, Sendable { case automatic, never }
    /// In full, or in short as in 1.2K.
    enum Notation: Hashable, Sendable { case automatic, compactName }
    /// When a sign is shown.
    struct SignDisplayStrategy: Hashable, Sendable {
        let _shows: Bool
        let _isAlways: Bool
        /// Where the number is below zero.
        static var automatic: SignDisplayStrategy { SignDisplayStrategy(_shows: true, _isAlways: false) }
        /// Never.
        static var never: SignDisplayStrategy { SignDisplayStrategy(_shows: false, _isAlways: false) }
        /// For every number, or for every number but zero.
        static func always(includingZero: Bool = true) -> SignDisplayStrategy { SignDisplayStrategy(_shows: includingZero, _isAlways: true) }
    }
}

/// How a number is shown.
struct _NumberForm: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case decimal, percent, wholePercent, currency(String) }
    var _kind: Kind
    var _precision: NumberFormatStyleConfiguration.Precision?
    var _fewestIntegers = 1
    var _isGrouped = true
    var _sign = NumberFormatStyleConfiguration.SignDisplayStrategy.automatic
    var _notation = NumberFormatStyleConfiguration.Notation.automatic
    var _rule = FloatingPointRoundingRule.toNearestOrEven
    /// Only multiples of this are shown.
    var _step: Double?
    /// The region that was asked for; numbers are shown in the way of the United States all the same.
    var _locale: Locale?

    init(_kind: Kind) { self._kind = _kind }

    mutating func _round(_ rule: FloatingPointRoundingRule, _ step: Double?) {
        _rule = rule
        _step = step
    }

    /// The text of a decimal number.
    func _text(decimal value: Decimal) -> String {
        if value.isNaN { return "NaN" }
        guard _notation == .automatic, _precision?._kind != .significant, _step == nil else { return _text(value._double) }
        let fraction = _fractionDigits
        let modes: [FloatingPointRoundingRule: Decimal.RoundingMode] = [.toNearestOrAwayFromZero: .plain, .towardZero: .down, .awayFromZero: .up]
        let rule = _ruleAwayFromZero(isNegative: value.isSignMinus)
        let shown = (_kind == .percent ? value * 100 : value).magnitude
        let rounded = shown._rounded(fraction.upperBound, modes[rule] ?? .bankers)
        let parts = rounded.description.split(separator: ".")
        var tail = parts.count > 1 ? String(parts[1]) : ""
        while tail.count < fraction.lowerBound { tail += "0" }
        return _dressed(_joined(String(parts[0]), tail), isNegative: value.isSignMinus, isZero: rounded.isZero)
    }

    /// The text of an integer, digit by digit; nil where only some of its digits are shown.
    func _text(whole digits: String) -> String? {
        guard _notation == .automatic, _precision?._kind != .significant, _step == nil else { return nil }
        let isNegative = digits.hasPrefix("-")
        let fraction = _fractionDigits.lowerBound
        let tail = String(repeating: "0", count: fraction)
        return _dressed(_joined(isNegative ? String(digits.dropFirst()) : digits, tail), isNegative: isNegative, isZero: digits == "0")
    }

    /// The text of a number.
    func _text(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return _dressed("∞", isNegative: value < 0, isZero: false) }
        var shown = abs(_kind == .percent ? value * 100 : value)
        var unit = ""
        var fraction = _fractionDigits
        if _notation == .compactName {
            for name in ["K", "M", "B", "T"] where shown >= 1000 {
                shown = shown / 1000
                unit = name
            }
            if _precision == nil { fraction = shown < 10 ? 0...1 : 0...0 }
        }
        if let precision = _precision, precision._kind == .significant {
            let size = shown == 0 ? 0 : Int(log10(shown).rounded(.down))
            let place = pow(10.0, Double(abs(size + 1 - precision._digits.upperBound)))
            let isLong = size + 1 > precision._digits.upperBound
            if isLong { shown = (shown / place).rounded(.toNearestOrEven) * place }
            fraction = max(0, precision._digits.lowerBound - size - 1)...max(0, precision._digits.upperBound - size - 1)
        }
        if let step = _step, step > 0 {
            shown = (shown / step).rounded(_ruleAwayFromZero(isNegative: value < 0)) * step
        } else if _rule != .toNearestOrEven {
            let size = pow(10.0, Double(min(fraction.upperBound, 15)))
            shown = (shown * size).rounded(_ruleAwayFromZero(isNegative: value < 0)) / size
        }
        var whole = String(format: "%.\(fraction.upperBound)f", shown)
        var tail = ""
        if let point = whole.firstIndex(of: ".") {
            tail = String(whole[whole.index(after: point)...])
            whole = String(whole[..<point])
            while tail.count > fraction.lowerBound, tail.hasSuffix("0") { tail.removeLast() }
        }
        let isZero = whole.allSatisfy { $0 == "0" } && tail.allSatisfy { $0 == "0" }
        return _dressed(_joined(whole, tail) + unit, isNegative: value < 0, isZero: isZero)
    }

    var _fractionDigits: ClosedRange<Int> {
        if let precision = _precision, precision._kind == .fraction { return precision._digits }
        switch _kind {
        case .decimal, .percent, .wholePercent: return _precision?._kind == .integer ? 0...6 : 0...3
        case .currency(let code): return code == "JPY" ? 0...0 : 2...2
        }
    }

    /// The rule for the distance from 0.
    func _ruleAwayFromZero(isNegative: Bool) -> FloatingPointRoundingRule {
        switch _rule {
        case .up: isNegative ? .towardZero : .awayFromZero
        case .down: isNegative ? .awayFromZero : .towardZero
        default: _rule
        }
    }

    /// Digits before and behind the point.
    func _joined(_ whole: String, _ tail: String) -> String {
        var digits = whole
        let fewest = _precision?._kind == .integer ? _precision?._digits.lowerBound ?? 1 : _fewestIntegers
        if digits.count < fewest { digits = String(repeating: "0", count: fewest - digits.count) + digits }
        if _isGrouped {
            var grouped = ""
            for (index, digit) in digits.enumerated() {
                if index > 0, (digits.count - index) % 3 == 0 { grouped += "," }
                grouped.append(digit)
            }
            digits = grouped
        }
        return tail.isEmpty ? digits : digits + "." + tail
    }

    /// The digits with what stands around them.
    func _dressed(_ digits: String, isNegative: Bool, isZero: Bool) -> String {
        let sign = _sign._isAlways
            ? isZero ? (_sign._shows ? "+" : "") : isNegative ? "-" : "+"
            : isNegative && !isZero && _sign._shows ? "-" : ""
        switch _kind {
        case .decimal: return sign + digits
        case .percent, .wholePercent: return sign + digits + "%"
        case .currency(let code):
            let signs = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "CAD": "CA$", "AUD": "A$"]
            return sign + (signs[code] ?? code + "\u{A0}") + digits
        }
    }
}
