// How lengths of time are shown.

extension Duration {
    /// The parts with colons between them, as in "1:05:30".
    func formatted() -> String { TimeFormatStyle(pattern: .hourMinuteSecond).format(self) }
    /// The length of time, shown in this way.
    func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Duration { format.format(self) }

    /// Shows a length of time with colons.
    struct TimeFormatStyle: FormatStyle, Hashable, Sendable {
        /// Which parts there are.
        struct Pattern: Hashable, Sendable {
            let _parts: [Int]
            let _digits: Int
            let _fraction: Int
            var _rule = FloatingPointRoundingRule.toNearestOrEven
            /// Hours and minutes.
            static var hourMinute: Pattern { Pattern(_parts: [3600, 60], _digits: 1, _fraction: 0) }
            /// Hours, minutes and seconds.
            static var hourMinuteSecond: Pattern { Pattern(_parts: [3600, 60, 1], _digits: 1, _fraction: 0) }
            /// Minutes and seconds.
            static var minuteSecond: Pattern { Pattern(_parts: [60, 1], _digits: 1, _fraction: 0) }
            /// Hours, with at least so many digits, and minutes.
            static func hourMinute(padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Pattern {
                Pattern(_parts: [3600, 60], _digits: padHourToLength, _fraction: 0, _rule: roundSeconds)
            }
            /// Hours, with at least so many digits, minutes and seconds.
            static func hourMinuteSecond(
                padHourToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
            ) -> Pattern {
                Pattern(_parts: [3600, 60, 1], _digits: padHourToLength, _fraction: fractionalSecondsLength, _rule: roundFractionalSeconds)
            }
            /// Minutes, with at least so many digits, and seconds.
            static func minuteSecond(
                padMinuteToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
            ) -> Pattern {
                Pattern(_parts: [60, 1], _digits: padMinuteToLength, _fraction: fractionalSecondsLength, _rule: roundFractionalSeconds)
            }
        }
        let pattern: Pattern
        var _locale: Locale?
        init(pattern: Pattern) { self.pattern = pattern }
        /// In the way of a region; lengths of time are always shown in that of the United States.
        func locale(_ locale: Locale) -> TimeFormatStyle {
            var copy = self
            copy._locale = locale
            return copy
        }
        /// The length of time, shown.
        func format(_ value: Duration) -> String {
            let fraction = max(0, min(9, pattern._fraction))
            let last = pattern._parts.last ?? 1
            let unit = Double(last) * 1e9 / pow(10.0, Double(fraction))
            var rest = Int((Double(value._nanoseconds) / unit).rounded(pattern._rule).magnitude)
            let isZero = rest == 0
            var tail = ""
            if fraction > 0 {
                let size = Int(pow(10.0, Double(fraction)))
                let digits = "\(rest % size)"
                tail = "." + String(repeating: "0", count: fraction - digits.count) + digits
                rest /= size
            }
            var shown: [String] = []
            for (index, part) in pattern._parts.enumerated() {
                let size = part / last
                let digits = "\(rest / size)"
                let least = index == 0 ? pattern._digits : 2
                shown.append(String(repeating: "0", count: max(0, least - digits.count)) + digits)
                rest %= size
            }
            return (value < .zero && !isZero ? "-" : "") + shown.joined(separator: ":") + tail
        }
    }

    /// Shows a length of time in units with names.
    struct UnitsFormatStyle: FormatStyle, Hashable, Sendable {
        /// A unit.
        struct Unit: Hashable, Sendable {
            let _nanoseconds: Int64
            let _name: String
            let _short: String
            let _narrow: String
            static var weeks: Unit { Unit(_nanoseconds: 604_800_000_000_000, _name: "week", _short: "wk", _narrow: "w") }
            static var days: Unit { Unit(_nanoseconds: 86_400_000_000_000, _name: "day", _short: "day", _narrow: "d") }
            static var hours: Unit { Unit(_nanoseconds: 3_600_000_000_000, _name: "hour", _short: "hr", _narrow: "h") }
            static var minutes: Unit { Unit(_nanoseconds: 60_000_000_000, _name: "minute", _short: "min", _narrow: "m") }
            static var seconds: Unit { Unit(_nanoseconds: 1_000_000_000, _name: "second", _short: "sec", _narrow: "s") }
            static var milliseconds: Unit { Unit(_nanoseconds: 1_000_000, _name: "millisecond", _short: "ms", _narrow: "ms") }
            static var microseconds: Unit { Unit(_nanoseconds: 1_000, _name: "microsecond", _short: "μs", _narrow: "μs") }
            static var nanoseconds: Unit { Unit(_nanoseconds: 1, _name: "nanosecond", _short: "ns", _narrow: "ns") }
        }
        /// How long the names are.
        struct UnitWidth: Hashable, Sendable {
            let _kind: Int
            /// As in "2 hours, 5 minutes".
            static var wide: UnitWidth { UnitWidth(_kind: 0) }
            /// As in "2 hr, 5 min".
            static var abbreviated: UnitWidth { UnitWidth(_kind: 1) }
            /// As in "2 hr, 5 min", with less around it.
            static var condensedAbbreviated: UnitWidth { UnitWidth(_kind: 2) }
            /// As in "2h 5m".
            static var narrow: UnitWidth { UnitWidth(_kind: 3) }
        }
        /// What becomes of units that are 0.
        struct ZeroValueUnitsDisplayStrategy: Hashable, Sendable {
            let _length: Int
            var _shows: Bool { _length > 0 }
            /// They are left out.
            static var hide: ZeroValueUnitsDisplayStrategy { ZeroValueUnitsDisplayStrategy(_length: 0) }
            /// They are shown, and every unit with at least so many digits; with none they are left out.
            static func show(length: Int) -> ZeroValueUnitsDisplayStrategy { ZeroValueUnitsDisplayStrategy(_length: length) }
        }
        let _units: Set<Unit>
        let _width: UnitWidth
        let _most: Int?
        let _zeros: ZeroValueUnitsDisplayStrategy
        var _locale: Locale?
        init(allowedUnits: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil, zeroValueUnits: ZeroValueUnitsDisplayStrategy = .hide) {
            _units = allowedUnits
            _width = width
            _most = maximumUnitCount
            _zeros = zeroValueUnits
        }
        /// In the way of a region; lengths of time are always shown in that of the United States.
        func locale(_ locale: Locale) -> UnitsFormatStyle {
            var copy = self
            copy._locale = locale
            return copy
        }
        /// The length of time, shown.
        func format(_ value: Duration) -> String {
            var units = _units.sorted { $0._nanoseconds > $1._nanoseconds }
            guard let smallest = units.last else { return "" }
            let size = Int64(value._nanoseconds.magnitude)
            if !_zeros._shows, let first = units.firstIndex(where: { $0._nanoseconds <= size }) { units = Array(units[first...]) }
            if let most = _most { units = Array(units.prefix(max(1, most))) }
            let last = units.last ?? smallest
            // What is smaller than the last unit is rounded, half to even.
            let (whole, part) = (size / last._nanoseconds, size % last._nanoseconds)
            let isUp = part * 2 > last._nanoseconds || part * 2 == last._nanoseconds && whole % 2 == 1
            var rest = (whole + (isUp ? 1 : 0)) * last._nanoseconds
            var shown: [String] = []
            for unit in units {
                let count = rest / unit._nanoseconds
                rest -= count * unit._nanoseconds
                if count != 0 || _zeros._shows { shown.append(_text(Int(count), unit)) }
            }
            if shown.isEmpty { shown = [_text(0, last)] }
            let text = shown.joined(separator: _width._kind == 3 || _width._kind == 2 ? " " : ", ")
            return value < .zero ? "-" + text : text
        }
        func _text(_ count: Int, _ unit: Unit) -> String {
            let digits = IntegerFormatStyle<Int>().format(count)
            let number = String(repeating: "0", count: max(0, _zeros._length - digits.count)) + digits
            switch _width._kind {
            case 0: return number + " " + unit._name + (count == 1 ? "" : "s")
            case 3: return number + unit._narrow
            default: return number + " " + unit._short + (count != 1 && (unit._name == "day" || unit._name == "week") ? "s" : "")
            }
        }
    }
}

extension FormatStyle where Self == Duration.TimeFormatStyle {
    /// With colons.
    static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle { Duration.TimeFormatStyle(pattern: pattern) }
}

extension FormatStyle where Self == Duration.UnitsFormatStyle {
    /// With the names of units.
    static func units(
        allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated,
        maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide
    ) -> Duration.UnitsFormatStyle {
        Duration.UnitsFormatStyle(allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits)
    }
}

/// `\(time, format: .time(pattern: .minuteSecond))`.
func _formatFormat<S: FormatStyle>(_ value: Duration, _ format: S) -> S.FormatOutput where S.FormatInput == Duration { format.format(value) }
