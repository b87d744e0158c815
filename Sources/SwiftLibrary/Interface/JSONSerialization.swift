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
    /// How writing shows the values.
    struct WritingOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let prettyPrinted = WritingOptions(rawValue: 1)
        static let sortedKeys = WritingOptions(rawValue: 2)
        static let fragmentsAllowed = WritingOptions(rawValue: 4)
        static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
    }
    /// Whether JSON can describe an object.
    static func isValidJSONObject(_ obj: Any) -> Bool { (obj is [String: Any] || obj is [Any]) && _json(obj) != nil }
    /// The JSON that describes an object.
    static func data(withJSONObject obj: Any, options: WritingOptions = []) throws -> Data {
        guard let json = _json(obj) else {
            throw EncodingError.invalidValue(obj, EncodingError.Context(codingPath: [], debugDescription: "Invalid (non-)JSON value"))
        }
        var format: JSONEncoder.OutputFormatting = []
        if options.contains(.prettyPrinted) { format.insert(.prettyPrinted) }
        if options.contains(.sortedKeys) { format.insert(.sortedKeys) }
        if options.contains(.withoutEscapingSlashes) { format.insert(.withoutEscapingSlashes) }
        return Data(_jsonText(json, format, "").utf8)
    }
    /// An object as JSON; nil where JSON cannot describe it.
    static func _json(_ value: Any) -> _JSON? {
        switch value {
        case let text as String: return .text(text)
        case let flag as Bool: return .bool(flag)
        case let number as Int: return .integer(number)
        case let number as Double: return .number(number)
        case let entries as [String: Any]:
            let made = entries.compactMapValues { _json($0) }
            return made.count == entries.count ? .object(made, order: entries.keys.sorted()) : nil
        case let entries as [Any]:
            let made = entries.compactMap { _json($0) }
            return made.count == entries.count ? .list(made) : nil
        // What `_object` makes of null.
        case let null as Int?: return null == nil ? .null : nil
        default: return nil
        }
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
