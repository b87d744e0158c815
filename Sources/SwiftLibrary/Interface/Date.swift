/// A moment; "now" is what the session's clock says.
struct Date: Hashable, Strideable, CustomStringConvertible, Codable, Sendable {
    /// Seconds since the first moment of 2001 in UTC.
    let timeIntervalSinceReferenceDate: Double

    /// Now.
    init() { timeIntervalSinceReferenceDate = _now() }
    init(timeIntervalSinceReferenceDate seconds: Double) { timeIntervalSinceReferenceDate = seconds }
    /// A moment so many seconds from now.
    init(timeIntervalSinceNow seconds: Double) { timeIntervalSinceReferenceDate = _now() + seconds }
    /// A moment so many seconds after the first moment of 1970.
    init(timeIntervalSince1970 seconds: Double) { timeIntervalSinceReferenceDate = seconds - 978307200 }
    /// A moment so many seconds after another.
    init(timeInterval seconds: Double, since date: Date) {
        timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + seconds
    }

    /// Now.
    static var now: Date { Date() }
    /// A moment long after all others.
    static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63113904000) }
    /// A moment long before all others.
    static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63114076800) }
    /// Seconds from 1970 to 2001.
    static var timeIntervalBetween1970AndReferenceDate: Double { 978307200 }

    /// Seconds since the first moment of 1970.
    var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200 }
    /// Seconds since now; below 0 for a moment that is past.
    var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - _now() }
    /// Seconds since another moment.
    func timeIntervalSince(_ date: Date) -> Double {
        timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
    }
    /// The moment so many seconds later.
    func addingTimeInterval(_ seconds: Double) -> Date {
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
    }
    /// Moves the moment by so many seconds.
    mutating func addTimeInterval(_ seconds: Double) { self = addingTimeInterval(seconds) }
    /// How far another moment is.
    func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
    /// The moment so many seconds later.
    func advanced(by seconds: Double) -> Date { addingTimeInterval(seconds) }
    /// How the moment is ordered to another.
    func compare(_ other: Date) -> ComparisonResult {
        self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
    }
    /// The moment in UTC.
    var description: String { _dateText(timeIntervalSinceReferenceDate) }

    init(from decoder: any Decoder) throws {
        timeIntervalSinceReferenceDate = try decoder.singleValueContainer().decode(Double.self)
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(timeIntervalSinceReferenceDate)
    }

    static func < (lhs: Date, rhs: Date) -> Bool {
        lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
    }
    static func == (lhs: Date, rhs: Date) -> Bool {
        lhs.timeIntervalSinceReferenceDate == rhs.timeIntervalSinceReferenceDate
    }
    static func + (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(rhs) }
    static func - (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(-rhs) }
    static func += (lhs: inout Date, rhs: Double) { lhs = lhs + rhs }
    static func -= (lhs: inout Date, rhs: Double) { lhs = lhs - rhs }
}

/// Seconds since the first moment of 2001, by the session's clock.
@native("_now()")
func _now() -> Double

@native("_dateText(_:)")
func _dateText(_ seconds: Double) -> String

/// Seconds since the first moment of 2001, by the session's clock.
func CFAbsoluteTimeGetCurrent() -> Double { _now() }
