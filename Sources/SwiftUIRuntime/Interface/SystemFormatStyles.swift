// How far away a moment is, as a format.

/// Something that changes with time, for a text that goes on by itself.
struct TimeDataSource<Value> {
    let _value: () -> Value
}

extension TimeDataSource where Value == Date {
    /// The present moment, by the session's clock.
    static var currentDate: TimeDataSource<Date> { TimeDataSource(_value: { Date() }) }
}

/// Formats of the time until a moment, or since.
enum SystemFormatStyle {
    /// How long it is until a moment, or since, with a sign: +2 min, 5 sec.
    struct DateOffset: FormatStyle, Hashable {
        let anchor: Date
        func format(_ value: Date) -> String {
            let seconds = Int(value.timeIntervalSince(anchor))
            return (seconds < 0 ? "-" : "+") + Text.DateStyle._length(seconds < 0 ? -seconds : seconds)
        }
    }

    /// How long it is until a moment, or since, in words: in 5 sec.
    struct DateReference: FormatStyle, Hashable {
        let date: Date
        func format(_ value: Date) -> String {
            let seconds = Int(date.timeIntervalSince(value))
            return seconds < 0 ? Text.DateStyle._length(-seconds) + " ago" : "in " + Text.DateStyle._length(seconds)
        }
    }

    /// The rest of a time that is counted down, or what has passed of it.
    struct Timer: FormatStyle, Hashable {
        let interval: Range<Date>
        let countsDown: Bool
        func format(_ value: Date) -> String { Text.DateStyle._timer(interval.lowerBound...interval.upperBound, value, countsDown) }
    }

    /// The time since a start.
    struct Stopwatch: FormatStyle, Hashable {
        let start: Date
        func format(_ value: Date) -> String { Text.DateStyle._clock(max(0, Int(value.timeIntervalSince(start)))) }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    static func offset(to anchor: Date) -> SystemFormatStyle.DateOffset { SystemFormatStyle.DateOffset(anchor: anchor) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    static func reference(to date: Date) -> SystemFormatStyle.DateReference { SystemFormatStyle.DateReference(date: date) }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    static func timer(countingDownIn interval: Range<Date>) -> SystemFormatStyle.Timer { SystemFormatStyle.Timer(interval: interval, countsDown: true) }
    static func timer(countingUpIn interval: Range<Date>) -> SystemFormatStyle.Timer { SystemFormatStyle.Timer(interval: interval, countsDown: false) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    static func stopwatch(startingAt start: Date) -> SystemFormatStyle.Stopwatch { SystemFormatStyle.Stopwatch(start: start) }
}
