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
            }
        }
        let encoder = _JSONValueEncoder(self, path)
        try value.encode(to: encoder)
        return encoder._value ?? .object([:], order: [])
    }
}

func _snakeCase(_ name: String) -> String {
    var result = ""
    for character in name {
        if character.isUppercase, !result.isEmpty { result += "_" }
        result += character.lowercased()
    }
    return result
}
