/// Writes values out as JSON.
class JSONEncoder {
    /// How the text looks.
    struct OutputFormatting: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let prettyPrinted = OutputFormatting(rawValue: 1)
        static let sortedKeys = OutputFormatting(rawValue: 2)
        static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }
    /// How moments are written.
    enum DateEncodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((Date, any Encoder) throws -> Void)
    }
    /// How the names of properties are written.
    enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase }
    /// How bytes are written.
    enum DataEncodingStrategy { case base64, deferredToData }

    /// How the text looks.
    var outputFormatting: OutputFormatting = []
    /// How moments are written.
    var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
    /// How the names of properties are written.
    var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
    /// How bytes are written.
    var dataEncodingStrategy = DataEncodingStrategy.base64
    init() {}

    /// The value as JSON.
    func encode<T: Encodable>(_ value: T) throws -> Data {
        Data(_jsonText(try _json(of: value, []), outputFormatting, "").utf8)
    }

    func _json<T: Encodable>(of value: T, _ path: [any CodingKey]) throws -> _JSON {
        if let date = value as? Date {
            switch dateEncodingStrategy {
            case .deferredToDate: return .number(date.timeIntervalSinceReferenceDate)
            case .secondsSince1970: return .number(date.timeIntervalSince1970)
            case .millisecondsSince1970: return .number(date.timeIntervalSince1970 * 1000)
            case .iso8601: return .text(ISO8601DateFormatter().string(from: date))
            case .formatted(let formatter): return .text(formatter.string(from: date))
            case .custom(let write):
                let encoder = _JSONValueEncoder(self, path)
                try write(date, encoder)
                return encoder._json
            }
        }
        if let data = value as? Data, case .deferredToData = dataEncodingStrategy { return .list(data.map { .integer(Int($0)) }) }
        let encoder = _JSONValueEncoder(self, path)
        try value.encode(to: encoder)
        return encoder._json
    }
}

/// `myURLPath` as `my_url_path`: a word ends where capitals begin, and before the last of several.
func _snakeCase(_ name: String) -> String {
    let characters = Array(name)
    if characters.isEmpty { return name }
    var words: [Range<Int>] = []
    var start = 0
    var place = 1
    while let upper = (place..<characters.count).first(where: { characters[$0].isUppercase }) {
        words.append(start..<upper)
        start = upper
        guard let lower = (upper..<characters.count).first(where: { characters[$0].isLowercase }) else { break }
        if lower > upper + 1 {
            words.append(upper..<(lower - 1))
            start = lower - 1
        }
        place = lower + 1
    }
    words.append(start..<characters.count)
    return words.map { String(characters[$0]).lowercased() }.joined(separator: "_")
}
