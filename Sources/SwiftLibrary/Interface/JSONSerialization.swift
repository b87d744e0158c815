/// JSON as dictionaries, arrays, texts and numbers.
class JSONSerialization {
    /// What reading accepts.
    struct ReadingOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let fragmentsAllowed = ReadingOptions(rawValue: 4)
        static let mutableContainers = ReadingOptions(rawValue: 1)
    }
    /// The values that JSON describes.
    static func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
        var reader = _JSONReader(_bytes: data._bytes)
        guard let value = reader.whole() else {
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON."))
        }
        return _object(value)
    }
    static func _object(_ json: _JSON) -> Any {
        switch json {
        case .null: return Optional<Int>.none as Any
        case .bool(let value): return value
        case .integer(let number): return number
        case .unsigned(let number): return number
        case .number(let number): return number
        case .text(let text): return text
        case .list(let values): return values.map { _object($0) }
        case .object(let entries, _): return entries.mapValues { _object($0) }
        }
    }
}
