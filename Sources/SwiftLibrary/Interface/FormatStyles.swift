/// A way in which values are shown.
protocol FormatStyle: Hashable {
    associatedtype FormatInput
    associatedtype FormatOutput
    /// The value, shown.
    func format(_ value: FormatInput) -> FormatOutput
}

/// How a number with a fraction is shown.
struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: FormatStyle, Hashable, Sendable {
    var _form = _NumberForm(_kind: .decimal)

    init() {}
    /// With separators between its thousands.
    static var number: FloatingPointFormatStyle<Value> { FloatingPointFormatStyle<Value>() }
    /// In hundredths.
    static var percent: FloatingPointFormatStyle<Value> { FloatingPointFormatStyle<Value>()._with { $0._kind = .percent } }
    /// As a sum of money.
    static func currency(code: String) -> FloatingPointFormatStyle<Value> { FloatingPointFormatStyle<Value>(code: code) }
    /// A sum of money.
    typealias Currency = FloatingPointFormatStyle<Value>
    /// Hundredths.
    typealias Percent = FloatingPointFormatStyle<Value>
    /// As a sum of money.
    init(code: String) { _form = _NumberForm(_kind: .currency(code)) }
    /// With this rounding, perhaps to multiples of a step.
    func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value> {
        _with { $0._round(rule, increment) }
    }
    /// With so many digits.
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value> { _with { $0._precision = precision } }
    /// With separators between its thousands, or without.
    func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value> { _with { $0._isGrouped = grouping == .automatic } }
    /// With a sign always, or where it is needed.
    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value> { _with { $0._sign = strategy } }
    /// In full, or in short as in 1.2K.
    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value> { _with { $0._notation = notation } }
    /// In the way of a region; numbers are always shown in that of the United States.
    func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value> { _with { $0._locale = locale } }
    /// The number, shown.
    func format(_ value: Value) -> String { _form._text(Double(value)) }
    func _with(_ change: (inout _NumberForm) -> Void) -> FloatingPointFormatStyle<Value> {
        var copy = self
        change(&copy._form)
        return copy
    }
}

/// How an integer is shown.
struct IntegerFormatStyle<Value: BinaryInteger>: FormatStyle, Hashable, Sendable {
    var _form = _NumberForm(_kind: .decimal)

    init() {}
    /// With separators between its thousands.
    static var number: IntegerFormatStyle<Value> { IntegerFormatStyle<Value>() }
    /// In hundredths: 50 is 50%.
    static var percent: IntegerFormatStyle<Value> { IntegerFormatStyle<Value>()._with { $0._kind = .wholePercent } }
    /// As a sum of money.
    static func currency(code: String) -> IntegerFormatStyle<Value> { IntegerFormatStyle<Value>(code: code) }
    /// A sum of money.
    typealias Currency = IntegerFormatStyle<Value>
    /// Hundredths.
    typealias Percent = IntegerFormatStyle<Value>
    /// As a sum of money.
    init(code: String) { _form = _NumberForm(_kind: .currency(code)) }
    /// With this rounding, perhaps to multiples of a step.
    func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil) -> IntegerFormatStyle<Value> {
        _with { $0._round(rule, increment.map { Double($0) }) }
    }
    /// With so many digits.
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value> { _with { $0._precision = precision } }
    /// With separators between its thousands, or without.
    func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value> { _with { $0._isGrouped = grouping == .automatic } }
    /// With a sign always, or where it is needed.
    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value> { _with { $0._sign = strategy } }
    /// In full, or in short as in 1.2K.
    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value> { _with { $0._notation = notation } }
    /// In the way of a region; numbers are always shown in that of the United States.
    func locale(_ locale: Locale) -> IntegerFormatStyle<Value> { _with { $0._locale = locale } }
    /// The number, shown.
    func format(_ value: Value) -> String { _form._text(whole: "\(value)") ?? _form._text(Double(value)) }
    func _with(_ change: (inout _NumberForm) -> Void) -> IntegerFormatStyle<Value> {
        var copy = self
        change(&copy._form)
        return copy
    }
}

extension BinaryFloatingPoint {
    /// The number as a text, in this way.
    func formatted(_ format: FloatingPointFormatStyle<Self>) -> String { format.format(self) }
    /// The number, in a way of the program's own.
    func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
}

extension BinaryInteger {
    /// The number as a text, in this way.
    func formatted(_ format: IntegerFormatStyle<Self>) -> String { format.format(self) }
    /// The number, in a way of the program's own.
    func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
}

/// `\(value, specifier: "%.2f")`.
func _formatSpecifier(_ value: any CVarArg, _ specifier: String) -> String { String(format: specifier, arguments: [value]) }

/// `\(value, format: .percent)`.
func _formatFormat<Value: BinaryFloatingPoint>(_ value: Value, _ format: FloatingPointFormatStyle<Value>) -> String { format.format(value) }

/// `\(value, format: .number)`.
func _formatFormat<Value: BinaryInteger>(_ value: Value, _ format: IntegerFormatStyle<Value>) -> String { format.format(value) }

/// `\(date, format: .dateTime)`.
func _formatFormat(_ value: Date, _ format: Date.FormatStyle) -> String { format.format(value) }

/// A way to read values from text.
protocol ParseStrategy: Hashable {
    associatedtype ParseInput
    associatedtype ParseOutput
    /// The value that a text stands for.
    func parse(_ value: ParseInput) throws -> ParseOutput
}

/// A way in which values are shown, and read again.
protocol ParseableFormatStyle: FormatStyle {
    associatedtype Strategy: ParseStrategy where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
    /// How a text is read.
    var parseStrategy: Strategy { get }
}
