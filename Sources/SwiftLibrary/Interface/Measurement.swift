/// A value in a unit.
struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The value.
    var value: Double
    /// In which unit it is.
    let unit: UnitType

    init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
    }
    init(value: Int, unit: UnitType) {
        self.value = Double(value)
        self.unit = unit
    }
    /// As in "5.0 km".
    var description: String { "\(value) \(unit.symbol)" }
    /// As in "5.0 km".
    var debugDescription: String { description }
    var _base: Double { (unit as? Dimension)?.converter.baseUnitValue(fromValue: value) ?? value }
    func _sum(_ other: Measurement<UnitType>, _ sign: Double) -> Measurement<UnitType> {
        if unit == other.unit { return Measurement(value: value + sign * other.value, unit: unit) }
        guard let mine = unit as? Dimension else { _stop("Fatal error", "Attempt to add measurements with non-equal units") }
        let base = type(of: mine).baseUnit()
        guard let result = base as? UnitType else { _stop("Fatal error", "Attempt to add measurements with non-equal units") }
        return Measurement(value: _base + sign * other._base, unit: result)
    }

    static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> { lhs._sum(rhs, 1) }
    static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> { lhs._sum(rhs, -1) }
    static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> { Measurement(value: lhs.value * rhs, unit: lhs.unit) }
    static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> { Measurement(value: lhs * rhs.value, unit: rhs.unit) }
    static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> { Measurement(value: lhs.value / rhs, unit: lhs.unit) }
    static func == (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
        lhs.unit == rhs.unit ? lhs.value == rhs.value : type(of: lhs.unit) == type(of: rhs.unit) && lhs._base == rhs._base
    }
    static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
        lhs.unit == rhs.unit ? lhs.value < rhs.value : lhs._base < rhs._base
    }
    func hash(into hasher: inout Hasher) { hasher.combine(_base) }

    /// The same in another unit of the kind.
    func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
        guard unit != otherUnit, let other = otherUnit as? Dimension else { return Measurement(value: value, unit: otherUnit) }
        return Measurement(value: other.converter.value(fromBaseUnitValue: _base), unit: otherUnit)
    }
    /// Takes another unit of the kind.
    mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
    /// The value as a reader has it, in the units of the United States.
    func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    /// The value, shown in this way.
    func formatted(_ format: _MeasurementForm) -> String {
        FormatStyle(
            width: FormatStyle.UnitWidth(_kind: format.width), usage: format.isAsProvided ? .asProvided : .general, numberFormatStyle: format.number
        ).format(self)
    }

    /// How a value in a unit is shown.
    struct FormatStyle: Hashable, Sendable {
        /// How long the unit's name is.
        struct UnitWidth: Hashable, Sendable {
            let _kind: Int
            /// As in "5 kilometers".
            static var wide: UnitWidth { UnitWidth(_kind: 0) }
            /// As in "5 km".
            static var abbreviated: UnitWidth { UnitWidth(_kind: 1) }
            /// As in "5km".
            static var narrow: UnitWidth { UnitWidth(_kind: 2) }
        }
        /// What the value is for: this tells the unit.
        enum Usage: Hashable, Sendable { case general, asProvided, road, person, personHeight, personWeight, food, weather, workout }
        let width: UnitWidth
        let usage: Usage
        let numberFormatStyle: FloatingPointFormatStyle<Double>?
        init(width: UnitWidth, usage: Usage = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) {
            self.width = width
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }
        /// The value, shown.
        func format(_ measurement: Measurement<UnitType>) -> String {
            guard let own = measurement.unit as? Dimension, usage != .asProvided else {
                return _text(measurement.value, measurement.unit, numberFormatStyle ?? .number.precision(.fractionLength(0...6)))
            }
            let unit = own._usual(measurement._base)
            let value = unit == own ? measurement.value : unit.converter.value(fromBaseUnitValue: measurement._base)
            // Whole numbers, and small ones with two digits.
            let size = abs(value)
            let fraction = size >= 10 || size == 0 ? 0 : size >= 1 ? 1 : 2
            return _text(value, unit, numberFormatStyle ?? .number.precision(.fractionLength(0...fraction)))
        }
        func _text(_ value: Double, _ unit: Unit, _ style: FloatingPointFormatStyle<Double>) -> String {
            let number = style.format(value)
            if width == .wide { return number + " " + unit._name(number) }
            if unit is UnitTemperature, unit.symbol != "K" { return number + (width == .narrow ? "°" : unit.symbol) }
            return number + (width == .narrow ? "" : " ") + unit._short
        }
    }
}

/// What `.measurement(width:usage:)` says, for units of any kind.
struct _MeasurementForm: Hashable, Sendable {
    enum Width: Hashable, Sendable { case wide, abbreviated, narrow }
    enum Usage: Hashable, Sendable { case general, asProvided, road, person, personHeight, personWeight, food, weather, workout }
    let width: Int
    let isAsProvided: Bool
    let number: FloatingPointFormatStyle<Double>?
    /// A width of the unit's name, and what the value is for.
    static func measurement(
        width: Width = .abbreviated, usage: Usage = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> _MeasurementForm {
        _MeasurementForm(width: width == .wide ? 0 : width == .narrow ? 2 : 1, isAsProvided: usage == .asProvided, number: numberFormatStyle)
    }
}

/// `\(distance, format: .measurement(width: .wide))`.
func _formatFormat<UnitType: Dimension>(_ value: Measurement<UnitType>, _ format: _MeasurementForm) -> String { value.formatted(format) }

/// Turns values in units into texts.
class MeasurementFormatter: Formatter {
    /// Which unit is shown.
    struct UnitOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        /// The unit that the value has.
        static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit in which the number is neither large nor small.
        static let naturalScale = UnitOptions(rawValue: 2)
        /// No letter for a temperature's unit.
        static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }
    /// How long the unit's name is.
    enum UnitStyle { case short, medium, long }
    /// Which unit is shown.
    var unitOptions: UnitOptions = []
    /// How long the unit's name is.
    var unitStyle = UnitStyle.medium
    /// Whose way it is; values are always shown in that of the United States.
    var locale: Locale = Locale.current
    /// How the number is shown.
    var numberFormatter: NumberFormatter
    override init() {
        numberFormatter = NumberFormatter()
        numberFormatter.numberStyle = .decimal
    }
    /// The text of a value in a unit.
    func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        var value = measurement.value
        var unit: Unit = measurement.unit
        if let own = unit as? Dimension, !unitOptions.contains(.providedUnit) {
            let usual = own._usual(measurement._base)
            if usual != own { value = usual.converter.value(fromBaseUnitValue: measurement._base) }
            unit = usual
        }
        let number = numberFormatter.string(from: value) ?? ""
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        if unitStyle == .long { return number + " " + unit._name(number) }
        if unit is UnitTemperature, unit.symbol != "K" { return number + unit.symbol }
        return number + (unitStyle == .short ? "" : " ") + unit._short
    }
    /// The name of a unit.
    func string(from unit: Unit) -> String { unitStyle == .long ? unit._name("1") : unit._short }
}
