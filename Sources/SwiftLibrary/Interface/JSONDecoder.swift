/// Reads values in from JSON.
class JSONDecoder {
    /// How moments are read.
    enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((any Decoder) throws -> Date)
    }
    /// How the names of properties are read.
    enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
    /// How bytes are read.
    enum DataDecodingStrategy { case base64, deferredToData }

    /// How moments are read.
    var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
    /// How the names of properties are read.
    var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
    /// How bytes are read.
    var dataDecodingStrategy = DataDecodingStrategy.base64
    init() {}

    /// The value that JSON describes.
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        var reader = _JSONReader(_bytes: data._bytes)
        guard let value = reader.whole() else {
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON."))
        }
        return try _decode(type, value, [])
    }

    func _decode<T: Decodable>(_ type: T.Type, _ json: _JSON, _ path: [any CodingKey]) throws -> T {
        if type == Date.self, let date = try _date(json, path) as? T { return date }
        if type == Data.self, case .deferredToData = dataDecodingStrategy, let data = Data(try _decode([UInt8].self, json, path)) as? T {
            return data
        }
        return try T(from: _JSONValueDecoder(self, json, path))
    }

    func _date(_ json: _JSON, _ path: [any CodingKey]) throws -> Date {
        let container = SingleValueDecodingContainer(_decoder: _JSONValueDecoder(self, json, path))
        switch dateDecodingStrategy {
        case .deferredToDate: return Date(timeIntervalSinceReferenceDate: try container.decode(Double.self))
        case .secondsSince1970: return Date(timeIntervalSince1970: try container.decode(Double.self))
        case .millisecondsSince1970: return Date(timeIntervalSince1970: try container.decode(Double.self) / 1000)
        case .iso8601:
            if let date = ISO8601DateFormatter().date(from: try container.decode(String.self)) { return date }
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: "Expected date string to be ISO8601-formatted."))
        case .custom(let read): return try read(container._decoder)
        case .formatted(let formatter):
            if let date = formatter.date(from: try container.decode(String.self)) { return date }
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: "Date string does not match format expected by formatter."))
        }
    }
}

/// `my_url_path` as `myUrlPath`; underscores at both ends stay.
func _camelCase(_ name: String) -> String {
    let parts = name.split(separator: "_")
    guard let first = parts.first, parts.count > 1 else { return name }
    let start = String(name.prefix { $0 == "_" })
    let end = String(name.reversed().prefix { $0 == "_" })
    return start + first.lowercased() + parts.dropFirst().map { $0.capitalized }.joined() + end
}
