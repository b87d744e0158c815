/// Turns moments into texts like `2024-01-02T03:04:05Z`, and such texts into moments.
class ISO8601DateFormatter: Formatter {
    /// What the text has.
    struct Options: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let withInternetDateTime = Options(rawValue: 1)
        static let withFractionalSeconds = Options(rawValue: 2)
        static let withFullDate = Options(rawValue: 4)
    }
    /// What the text has.
    var formatOptions: Options = [.withInternetDateTime]
    /// Where the days begin.
    var timeZone: TimeZone? = TimeZone.gmt
    override init() {}
    override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }

    var _formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.timeZone = timeZone
        formatter.dateFormat = formatOptions.contains(.withInternetDateTime)
            ? formatOptions.contains(.withFractionalSeconds) ? "yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX" : "yyyy-MM-dd'T'HH:mm:ssXXXXX" : "yyyy-MM-dd"
        return formatter
    }
    /// The text of a moment.
    func string(from date: Date) -> String { _formatter.string(from: date) }
    /// The moment that a text describes; nil where it has another form.
    func date(from string: String) -> Date? { _formatter.date(from: string) }
}
