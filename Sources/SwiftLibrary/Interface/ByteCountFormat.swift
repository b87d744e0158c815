// Numbers of bytes, as people read them.

/// The words for a number of bytes.
enum _ByteCount {
    /// Names of the units, by the power of a thousand that they are.
    static let names = ["bytes", "kB", "MB", "GB", "TB", "PB"]
    /// So many of a unit, with its name.
    static func text(_ count: Int64, unit: Int, base: Double, names: [String], digits: FloatingPointFormatStyle<Double>) -> String {
        if unit == 0 { return digits.format(Double(count)) + (count == 1 || count == -1 ? " byte" : " bytes") }
        return digits.format(Double(count) / pow(base, Double(unit))) + " " + names[unit]
    }
    /// With as many digits after the point as a unit deserves.
    static func digits(_ unit: Int) -> FloatingPointFormatStyle<Double> { .number.precision(.fractionLength(0...(unit < 2 ? 0 : unit == 2 ? 1 : 2))) }
}

/// Shows a number of bytes.
struct ByteCountFormatStyle: FormatStyle, Hashable, Sendable {
    /// What a kilobyte is: 1000 bytes, or 1024.
    enum Style: Hashable, Sendable { case file, memory, decimal, binary }
    /// Units that may be shown. None means all; so a list of them, which begins with none, means all as well.
    struct Units: OptionSet, Hashable, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue == 0 ? 63 : rawValue }
        static var bytes: Units { Units(rawValue: 1) }
        static var kb: Units { Units(rawValue: 2) }
        static var mb: Units { Units(rawValue: 4) }
        static var gb: Units { Units(rawValue: 8) }
        static var tb: Units { Units(rawValue: 16) }
        static var pb: Units { Units(rawValue: 32) }
        static var all: Units { Units(rawValue: 63) }
        static var `default`: Units { all }
    }
    var style: Style
    var allowedUnits: Units
    var spellsOutZero: Bool
    var includesActualByteCount: Bool
    var locale: Locale
    init(
        style: Style = .file, allowedUnits: Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false,
        locale: Locale = Locale.current
    ) {
        self.style = style
        self.allowedUnits = allowedUnits
        self.spellsOutZero = spellsOutZero
        self.includesActualByteCount = includesActualByteCount
        self.locale = locale
    }
    /// The number of bytes, shown.
    func format(_ value: Int64) -> String {
        let isDecimal = style == .file || style == .decimal
        // A number that would be shown as a thousand is shown as one of the next unit.
        let limits: [Int64] = isDecimal
            ? [999, 999_499, 999_949_999, 999_994_999_999, 999_994_999_999_499] : [1023, 1_048_063, 1_073_689_395, 1_099_506_259_066, 1_125_894_409_284_485]
        let units = (0..<6).filter { allowedUnits.rawValue & (1 << $0) != 0 }
        let unit = units.first { $0 == 5 || value.magnitude < limits[$0].magnitude } ?? units.last ?? 0
        if value == 0, spellsOutZero { return "Zero " + (allowedUnits.contains(.kb) ? "kB" : _ByteCount.names[units.first ?? 0]) }
        let text = _ByteCount.text(value, unit: unit, base: isDecimal ? 1000 : 1024, names: _ByteCount.names, digits: _ByteCount.digits(unit))
        return includesActualByteCount && unit > 0 ? text + " (" + value.formatted() + " bytes)" : text
    }
    /// In the way of a region; numbers of bytes are always shown in that of the United States.
    func locale(_ locale: Locale) -> ByteCountFormatStyle {
        var copy = self
        copy.locale = locale
        return copy
    }
}

extension FormatStyle where Self == ByteCountFormatStyle {
    /// As a number of bytes, in the unit that suits it.
    static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> ByteCountFormatStyle {
        ByteCountFormatStyle(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount)
    }
}

extension BinaryInteger {
    /// The number of bytes, shown in this way.
    func formatted(_ format: ByteCountFormatStyle) -> String { format.format(Int64(self)) }
}

/// `\(size, format: .byteCount(style: .file))`.
func _formatFormat<Value: BinaryInteger>(_ value: Value, _ format: ByteCountFormatStyle) -> String { format.format(Int64(value)) }

/// Shows numbers of bytes, as an object.
class ByteCountFormatter: Formatter {
    /// What a kilobyte is: 1000 bytes, or 1024.
    enum CountStyle: Int, Sendable { case file, memory, decimal, binary }
    /// Units that may be shown.
    struct Units: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var useBytes: Units { Units(rawValue: 1) }
        static var useKB: Units { Units(rawValue: 2) }
        static var useMB: Units { Units(rawValue: 4) }
        static var useGB: Units { Units(rawValue: 8) }
        static var useTB: Units { Units(rawValue: 16) }
        static var usePB: Units { Units(rawValue: 32) }
        static var useAll: Units { Units(rawValue: 63) }
    }
    /// The units that may be shown; none means all.
    var allowedUnits: Units = []
    /// What a kilobyte is.
    var countStyle: CountStyle = .file
    /// Whether 0 is written as a word.
    var allowsNonnumericFormatting = true
    /// Whether the unit is named.
    var includesUnit = true
    /// Whether the number is shown.
    var includesCount = true
    /// Whether the number of bytes stands behind the text.
    var includesActualByteCount = false
    /// Whether large units have more digits than small ones.
    var isAdaptive = true
    /// Whether there are always as many digits.
    var zeroPadsFractionDigits = false
    override init() {}
    /// The number of bytes, shown.
    func string(fromByteCount byteCount: Int64) -> String {
        let base = countStyle == .file || countStyle == .decimal ? 1000.0 : 1024.0
        let allowed = allowedUnits.isEmpty ? Units.useAll : allowedUnits
        let units = (0..<6).filter { allowed.contains(Units(rawValue: 1 << UInt($0))) }
        var unit = units.first ?? 0
        for next in units.dropFirst() where Double(byteCount.magnitude) >= pow(base, Double(next)) { unit = next }
        if byteCount == 0, allowsNonnumericFormatting { return includesUnit ? "Zero KB" : "Zero" }
        let names = _ByteCount.names.map { $0 == "kB" ? "KB" : $0 }
        let precise: FloatingPointFormatStyle<Double> = .number.precision(zeroPadsFractionDigits ? .significantDigits(3...3) : .significantDigits(1...3))
        let digits = unit == 0 ? .number : isAdaptive && !zeroPadsFractionDigits ? _ByteCount.digits(unit) : precise
        var text = _ByteCount.text(byteCount, unit: unit, base: base, names: names, digits: digits)
        let parts = text.split(separator: " ").map { String($0) }
        if !includesUnit { text = parts[0] }
        if !includesCount { text = parts[1] }
        return includesActualByteCount && unit > 0 ? text + " (" + byteCount.formatted() + " bytes)" : text
    }
    /// The number of bytes, shown.
    static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
        let formatter = ByteCountFormatter()
        formatter.countStyle = countStyle
        return formatter.string(fromByteCount: byteCount)
    }
    override func string(for obj: Any?) -> String? {
        if let number = obj as? NSNumber { return string(fromByteCount: number.int64Value) }
        return (obj as? Int64 ?? (obj as? Int).map { Int64($0) }).map { string(fromByteCount: $0) }
    }
}
