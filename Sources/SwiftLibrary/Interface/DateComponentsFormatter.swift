// Lengths of time as texts, as a class of Foundation writes them.

/// What Foundation's older calendar has.
class NSCalendar: NSObject {
    /// Parts of a date and time.
    struct Unit: OptionSet, Hashable, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var year: Unit { Unit(rawValue: 4) }
        static var month: Unit { Unit(rawValue: 8) }
        static var day: Unit { Unit(rawValue: 16) }
        static var hour: Unit { Unit(rawValue: 32) }
        static var minute: Unit { Unit(rawValue: 64) }
        static var second: Unit { Unit(rawValue: 128) }
        static var weekOfMonth: Unit { Unit(rawValue: 4096) }
    }
}

/// Writes lengths of time.
class DateComponentsFormatter: Formatter {
    /// How the units are written: as in "1:05", "1h 5m", "1 hr, 5 min", "1 hour, 5 minutes", in words, or "1hr 5min".
    enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
    /// What becomes of units that are 0.
    struct ZeroFormattingBehavior: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var `default`: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 1) }
        static var dropLeading: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 2) }
        static var dropMiddle: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 4) }
        static var dropTrailing: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 8) }
        static var dropAll: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 14) }
        static var pad: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 65536) }
    }
    /// How the units are written.
    var unitsStyle: UnitsStyle = .positional
    /// The units that there are; none means all.
    var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units that are 0.
    var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar by which days and months are counted.
    var calendar: Calendar? = Calendar.current
    /// How many units are shown at most; 0 means all.
    var maximumUnitCount = 0
    /// Whether "About" stands before the text.
    var includesApproximationPhrase = false
    /// Whether "remaining" stands behind the text.
    var includesTimeRemainingPhrase = false
    override init() {}

    static var _units: [(unit: NSCalendar.Unit, name: String, short: String, letter: String, seconds: Int)] {
        [
            (.year, "year", "yr", "y", 31_536_000), (.month, "month", "mo", "mo", 2_592_000), (.weekOfMonth, "week", "wk", "w", 604_800),
            (.day, "day", "day", "d", 86_400), (.hour, "hour", "hr", "h", 3600), (.minute, "minute", "min", "m", 60), (.second, "second", "sec", "s", 1),
        ]
    }
    /// A number of seconds, as a text.
    func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        let start = Date()
        return string(from: start, to: start.addingTimeInterval(ti))
    }
    /// What lies between two moments, as a text.
    func string(from startDate: Date, to endDate: Date) -> String? {
        let units = _allowed
        let (first, last) = startDate <= endDate ? (startDate, endDate) : (endDate, startDate)
        var counts = [0, 0, 0, 0, 0, 0, 0]
        var from = first
        for index in 0..<3 where units.contains(index) {
            // Years, months and weeks are counted by the calendar, the rest by the clock.
            let calendar = calendar ?? Calendar.current
            let component: Calendar.Component = index == 0 ? .year : index == 1 ? .month : .day
            let found = calendar.dateComponents([component], from: from, to: last)
            counts[index] = index == 0 ? found.year ?? 0 : index == 1 ? found.month ?? 0 : (found.day ?? 0) / 7
            from = calendar.date(byAdding: component, value: index == 2 ? counts[index] * 7 : counts[index], to: from) ?? from
        }
        var rest = Int((last.timeIntervalSince(from) + 1e-6).rounded(.down))
        for index in 3..<7 where units.contains(index) {
            counts[index] = rest / Self._units[index].seconds
            rest -= counts[index] * Self._units[index].seconds
        }
        return _text(counts, isNegative: endDate < startDate)
    }
    /// The parts, as a text.
    func string(from components: DateComponents) -> String? {
        let parts = [components.year, components.month, components.weekOfYear, components.day, components.hour, components.minute, components.second]
        let known = zip(parts, Self._units).map { part, unit in Double(part ?? 0) * Double(unit.seconds) }
        if parts.prefix(3).allSatisfy({ $0 == nil }) { return string(from: known.reduce(0, +)) }
        let counts = parts.enumerated().map { index, part in _allowed.contains(index) ? part ?? 0 : 0 }
        return _text(counts, isNegative: false)
    }
    /// The parts, as a text in this style.
    static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }
    override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    var _allowed: [Int] {
        Self._units.indices.filter { allowedUnits.isEmpty ? $0 != 2 : allowedUnits.contains(Self._units[$0].unit) }
    }
    func _text(_ counts: [Int], isNegative: Bool) -> String {
        var shown = _allowed
        let isPositional = unitsStyle == .positional
        let isDefault = zeroFormattingBehavior.contains(.default)
        if !zeroFormattingBehavior.contains(.pad) {
            func isZero(_ index: Int) -> Bool { counts[index] == 0 }
            if isDefault || zeroFormattingBehavior.contains(.dropLeading) { shown = Array(shown.drop { isZero($0) }) }
            if isDefault && !isPositional || zeroFormattingBehavior.contains(.dropTrailing) { while let last = shown.last, isZero(last) { shown.removeLast() } }
            if isDefault && !isPositional || zeroFormattingBehavior.contains(.dropMiddle), let first = shown.first, let last = shown.last {
                shown = shown.filter { $0 == first || $0 == last || !isZero($0) }
            }
        }
        if shown.isEmpty, let smallest = _allowed.last { shown = [smallest] }
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        let pads = zeroFormattingBehavior.contains(.pad)
        let parts = shown.enumerated().map { place, index in _part(counts[index], index, isPadded: isPositional && index > 3 && (place > 0 || pads)) }
        let separator = isPositional ? ":" : unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
        var text = (isNegative ? "-" : "") + parts.joined(separator: separator)
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }
    func _part(_ count: Int, _ index: Int, isPadded: Bool) -> String {
        let unit = Self._units[index]
        switch unitsStyle {
        case .positional: return (isPadded && count < 10 ? "0" : "") + "\(count)"
        case .abbreviated: return "\(count)" + unit.letter
        case .brief: return "\(count)" + unit.short + (unit.short == "day" && count != 1 ? "s" : "")
        case .short: return count.formatted() + " " + unit.short + (index < 4 && count != 1 ? "s" : "")
        case .full: return count.formatted() + " " + unit.name + (count == 1 ? "" : "s")
        case .spellOut: return _NumberWords.words(count) + " " + unit.name + (count == 1 ? "" : "s")
        }
    }
}
