/// A value of JSON.
indirect enum _JSON {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([_JSON])
    case object([String: _JSON], order: [String])
}

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

final class _JSONValueEncoder: Encoder {
    let _options: JSONEncoder
    let codingPath: [any CodingKey]
    var _value: _JSON?

    init(_ options: JSONEncoder, _ path: [any CodingKey]) {
        _options = options
        codingPath = path
    }
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if _value == nil { _value = .object([:], order: []) }
        return KeyedEncodingContainer<Key>(_encoder: self)
    }
    func unkeyedContainer() -> UnkeyedEncodingContainer {
        if _value == nil { _value = .list([]) }
        return UnkeyedEncodingContainer(_encoder: self)
    }
    func singleValueContainer() -> SingleValueEncodingContainer { SingleValueEncodingContainer(_encoder: self) }

    func _set(_ name: String, _ value: _JSON) {
        guard case .object(let known, let names)? = _value else { return }
        var (entries, order) = (known, names)
        let key: String = switch _options.keyEncodingStrategy {
        case .useDefaultKeys: name
        case .convertToSnakeCase: _snakeCase(name)
        }
        if entries[key] == nil { order.append(key) }
        entries[key] = value
        _value = .object(entries, order: order)
    }
    func _append(_ value: _JSON) {
        guard case .list(let values)? = _value else { return }
        _value = .list(values + [value])
    }
}

/// A place to write values to, each by its key.
struct KeyedEncodingContainer<Key: CodingKey> {
    let _encoder: _JSONValueEncoder
    /// The keys on the way here.
    var codingPath: [any CodingKey] { _encoder.codingPath }
    init(_encoder: _JSONValueEncoder) { self._encoder = _encoder }
    /// Writes a value.
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        _encoder._set(key.stringValue, try _encoder._options._json(of: value, codingPath + [key]))
    }
    /// Writes a value if there is one.
    mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }
    /// Writes null.
    mutating func encodeNil(forKey key: Key) throws { _encoder._set(key.stringValue, .null) }
    /// A place for values by keys below a key.
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey> {
        let inner = _JSONNestedEncoder(_encoder, key)
        return inner.container(keyedBy: type)
    }
}

/// Writes what is nested into the value around it.
final class _JSONNestedEncoder: _JSONValueEncoder {
    let _parent: _JSONValueEncoder
    let _key: any CodingKey
    init(_ parent: _JSONValueEncoder, _ key: any CodingKey) {
        _parent = parent
        _key = key
        super.init(parent._options, parent.codingPath + [key])
    }
    override func _set(_ name: String, _ value: _JSON) {
        super._set(name, value)
        if let whole = _value { _parent._set(_key.stringValue, whole) }
    }
}

/// A place to write a list of values to.
struct UnkeyedEncodingContainer {
    let _encoder: _JSONValueEncoder
    /// How many values were written.
    var count = 0
    init(_encoder: _JSONValueEncoder) { self._encoder = _encoder }
    /// Writes the next value.
    mutating func encode<T: Encodable>(_ value: T) throws {
        _encoder._append(try _encoder._options._json(of: value, _encoder.codingPath))
        count += 1
    }
}

/// A place to write one value to.
struct SingleValueEncodingContainer {
    let _encoder: _JSONValueEncoder
    init(_encoder: _JSONValueEncoder) { self._encoder = _encoder }
    /// Writes null.
    mutating func encodeNil() throws { _encoder._value = .null }
    /// Writes a text.
    mutating func encode(_ value: String) throws { _encoder._value = .text(value) }
    /// Writes true or false.
    mutating func encode(_ value: Bool) throws { _encoder._value = .bool(value) }
    /// Writes an integer.
    mutating func encode(_ value: Int) throws { _encoder._value = .integer(value) }
    /// Writes a number.
    mutating func encode(_ value: Double) throws {
        if value.isNaN || value.isInfinite {
            throw EncodingError.invalidValue(value, EncodingError.Context(
                codingPath: _encoder.codingPath, debugDescription: "Unable to encode \(value) directly in JSON."))
        }
        _encoder._value = .number(value)
    }
    /// Writes a value.
    mutating func encode<T: Encodable>(_ value: T) throws { _encoder._value = try _encoder._options._json(of: value, _encoder.codingPath) }
}

/// Reads values in from JSON.
class JSONDecoder {
    /// How moments are read.
    enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
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
        case .formatted(let formatter):
            if let date = formatter.date(from: try container.decode(String.self)) { return date }
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: "Date string does not match format expected by formatter."))
        }
    }
}

final class _JSONValueDecoder: Decoder {
    let _options: JSONDecoder
    let _json: _JSON
    let codingPath: [any CodingKey]

    init(_ options: JSONDecoder, _ json: _JSON, _ path: [any CodingKey]) {
        _options = options
        _json = json
        codingPath = path
    }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let entries, let order) = _json else { throw _mismatch([String: Any].self, "a dictionary") }
        switch _options.keyDecodingStrategy {
        case .useDefaultKeys: return KeyedDecodingContainer<Key>(_decoder: self, _entries: entries, _order: order)
        case .convertFromSnakeCase:
            var renamed: [String: _JSON] = [:]
            for (key, value) in entries { renamed[_camelCase(key)] = value }
            return KeyedDecodingContainer<Key>(_decoder: self, _entries: renamed, _order: order.map { _camelCase($0) })
        }
    }
    func unkeyedContainer() throws -> UnkeyedDecodingContainer {
        guard case .list(let values) = _json else { throw _mismatch([Any].self, "an array") }
        return UnkeyedDecodingContainer(_decoder: self, _values: values)
    }
    func singleValueContainer() throws -> SingleValueDecodingContainer { SingleValueDecodingContainer(_decoder: self) }

    func _mismatch(_ type: Any.Type, _ wanted: String) -> DecodingError {
        if case .null = _json {
            return .valueNotFound(type, DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot get value of type \(type) -- found null value instead"))
        }
        return .typeMismatch(type, DecodingError.Context(
            codingPath: codingPath, debugDescription: "Expected to decode \(type) but found \(_jsonKind(_json)) instead."))
    }
}

func _jsonKind(_ json: _JSON) -> String {
    switch json {
    case .null: "null"
    case .bool: "bool"
    case .integer, .number: "number"
    case .text: "a string"
    case .list: "an array"
    case .object: "a dictionary"
    }
}

/// Values to read, each by its key.
struct KeyedDecodingContainer<Key: CodingKey> {
    let _decoder: _JSONValueDecoder
    let _entries: [String: _JSON]
    let _order: [String]

    init(_decoder: _JSONValueDecoder, _entries: [String: _JSON], _order: [String]) {
        self._decoder = _decoder
        self._entries = _entries
        self._order = _order
    }
    /// The keys on the way here.
    var codingPath: [any CodingKey] { _decoder.codingPath }
    /// The keys that are there.
    var allKeys: [Key] { _order.compactMap { Key(stringValue: $0) } }
    /// Whether a key is there.
    func contains(_ key: Key) -> Bool { _entries[key.stringValue] != nil }
    /// Whether the value of a key is null.
    func decodeNil(forKey key: Key) throws -> Bool {
        if case .null? = _entries[key.stringValue] { return true }
        return false
    }
    /// The value of a key.
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        guard let json = _entries[key.stringValue] else {
            throw DecodingError.keyNotFound(key, DecodingError.Context(
                codingPath: codingPath, debugDescription: "No value associated with key \(_keyText(key)) (\"\(key.stringValue)\")."))
        }
        return try _decoder._options._decode(type, json, codingPath + [key])
    }
    /// The value of a key; nil where there is none.
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard let json = _entries[key.stringValue] else { return nil }
        if case .null = json { return nil }
        return try _decoder._options._decode(type, json, codingPath + [key])
    }
    /// The values by keys below a key.
    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey> {
        guard let json = _entries[key.stringValue] else {
            throw DecodingError.keyNotFound(key, DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot get nested keyed container -- no value found for key \(_keyText(key))"))
        }
        return try _JSONValueDecoder(_decoder._options, json, codingPath + [key]).container(keyedBy: type)
    }
    /// The values of the list below a key.
    func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer {
        guard let json = _entries[key.stringValue] else {
            throw DecodingError.keyNotFound(key, DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot get nested unkeyed container -- no value found for key \(_keyText(key))"))
        }
        return try _JSONValueDecoder(_decoder._options, json, codingPath + [key]).unkeyedContainer()
    }
}

/// The values of a list to read, one after the other.
struct UnkeyedDecodingContainer {
    let _decoder: _JSONValueDecoder
    let _values: [_JSON]
    /// The place of the next value.
    var currentIndex = 0

    init(_decoder: _JSONValueDecoder, _values: [_JSON]) {
        self._decoder = _decoder
        self._values = _values
    }
    /// How many values there are.
    var count: Int? { _values.count }
    /// Whether all were read.
    var isAtEnd: Bool { currentIndex >= _values.count }
    /// Reads the next value.
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let key = _IndexKey(intValue: currentIndex)
        let path = _decoder.codingPath + (key.map { [$0] } ?? [])
        guard currentIndex < _values.count else {
            throw DecodingError.valueNotFound(type, DecodingError.Context(codingPath: path, debugDescription: "Unkeyed container is at end."))
        }
        let value = try _decoder._options._decode(type, _values[currentIndex], path)
        currentIndex += 1
        return value
    }
}

/// The one value to read.
struct SingleValueDecodingContainer {
    let _decoder: _JSONValueDecoder

    init(_decoder: _JSONValueDecoder) { self._decoder = _decoder }
    /// Whether the value is null.
    func decodeNil() -> Bool {
        if case .null = _decoder._json { return true }
        return false
    }
    /// Reads a text.
    func decode(_ type: String.Type) throws -> String {
        guard case .text(let text) = _decoder._json else { throw _decoder._mismatch(type, "a string") }
        return text
    }
    /// Reads true or false.
    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .bool(let value) = _decoder._json else { throw _decoder._mismatch(type, "bool") }
        return value
    }
    /// Reads an integer.
    func decode(_ type: Int.Type) throws -> Int { try _integer(type) }
    /// Reads a number.
    func decode(_ type: Double.Type) throws -> Double {
        switch _decoder._json {
        case .integer(let number): return Double(number)
        case .number(let number): return number
        default: throw _decoder._mismatch(type, "number")
        }
    }
    /// Reads a value.
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try _decoder._options._decode(type, _decoder._json, _decoder.codingPath) }

    func _integer(_ type: Any.Type) throws -> Int {
        switch _decoder._json {
        case .integer(let number): return number
        case .number(let number):
            if let whole = Int(exactly: number) { return whole }
            throw DecodingError.dataCorrupted(DecodingError.Context(
                codingPath: _decoder.codingPath, debugDescription: "Number \(number) is not representable in Swift."))
        default: throw _decoder._mismatch(type, "number")
        }
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

func _camelCase(_ name: String) -> String {
    let parts = name.split(separator: "_")
    guard let first = parts.first, parts.count > 1 else { return name }
    return String(first) + parts.dropFirst().map { $0.prefix(1).uppercased() + String($0.dropFirst()) }.joined()
}

func _jsonText(_ json: _JSON, _ format: JSONEncoder.OutputFormatting, _ indentation: String) -> String {
    let isPretty = format.contains(.prettyPrinted)
    let inner = isPretty ? indentation + "  " : ""
    let line = isPretty ? "\n" : ""
    switch json {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .integer(let number): return "\(number)"
    case .number(let number):
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .text(let text): return _quoted(text, format)
    case .list(let values):
        if values.isEmpty { return isPretty ? "[\n\n\(indentation)]" : "[]" }
        return "[" + line + values.map { inner + _jsonText($0, format, inner) }.joined(separator: "," + line) + line + indentation + "]"
    case .object(let entries, let order):
        if entries.isEmpty { return isPretty ? "{\n\n\(indentation)}" : "{}" }
        let keys = format.contains(.sortedKeys) ? order.sorted() : order
        let lines = keys.map { key in
            inner + _quoted(key, format) + (isPretty ? " : " : ":") + _jsonText(entries[key] ?? .null, format, inner)
        }
        return "{" + line + lines.joined(separator: "," + line) + line + indentation + "}"
    }
}

func _quoted(_ text: String, _ format: JSONEncoder.OutputFormatting) -> String {
    var result = "\""
    for character in text {
        switch character {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "/": result += format.contains(.withoutEscapingSlashes) ? "/" : "\\/"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        default: result.append(character)
        }
    }
    return result + "\""
}

/// Reads the text of JSON byte by byte.
struct _JSONReader {
    let _bytes: [UInt8]
    var _place = 0

    init(_bytes: [UInt8]) { self._bytes = _bytes }
    /// The value of the whole text; nil where it is no JSON.
    mutating func whole() -> _JSON? {
        guard let value = value(0) else { return nil }
        skipSpace()
        return _place == _bytes.count ? value : nil
    }
    mutating func skipSpace() {
        while _place < _bytes.count, _bytes[_place] == 32 || _bytes[_place] == 10 || _bytes[_place] == 13 || _bytes[_place] == 9 { _place += 1 }
    }
    mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard _place < _bytes.count, _bytes[_place] == byte else { return false }
        _place += 1
        return true
    }
    mutating func take(_ word: String) -> Bool {
        let bytes = word.utf8
        guard _place + bytes.count <= _bytes.count, Array(_bytes[_place..<(_place + bytes.count)]) == bytes else { return false }
        _place += bytes.count
        return true
    }
    mutating func value(_ depth: Int) -> _JSON? {
        skipSpace()
        guard _place < _bytes.count, depth < 512 else { return nil }
        switch _bytes[_place] {
        case 0x7B: return object(depth)
        case 0x5B: return list(depth)
        case 0x22: return text().map { .text($0) }
        case 0x74: return take("true") ? .bool(true) : nil
        case 0x66: return take("false") ? .bool(false) : nil
        case 0x6E: return take("null") ? .null : nil
        default: return number()
        }
    }
    mutating func object(_ depth: Int) -> _JSON? {
        _place += 1
        var entries: [String: _JSON] = [:]
        var order: [String] = []
        if take(0x7D) { return .object(entries, order: order) }
        repeat {
            skipSpace()
            guard _place < _bytes.count, _bytes[_place] == 0x22, let key = text(), take(0x3A), let value = value(depth + 1) else { return nil }
            if entries[key] == nil { order.append(key) }
            entries[key] = value
        } while take(0x2C)
        return take(0x7D) ? .object(entries, order: order) : nil
    }
    mutating func list(_ depth: Int) -> _JSON? {
        _place += 1
        var values: [_JSON] = []
        if take(0x5D) { return .list(values) }
        repeat {
            guard let value = value(depth + 1) else { return nil }
            values.append(value)
        } while take(0x2C)
        return take(0x5D) ? .list(values) : nil
    }
    mutating func text() -> String? {
        _place += 1
        var result = ""
        var start = _place
        while _place < _bytes.count {
            let byte = _bytes[_place]
            if byte == 0x22 || byte == 0x5C {
                guard let part = _decodedText(Array(_bytes[start..<_place])) else { return nil }
                result += part
                _place += 1
                if byte == 0x22 { return result }
                guard let escaped = escape() else { return nil }
                result += escaped
                start = _place
            } else {
                if byte < 0x20 { return nil }
                _place += 1
            }
        }
        return nil
    }
    mutating func escape() -> String? {
        guard _place < _bytes.count else { return nil }
        let byte = _bytes[_place]
        _place += 1
        switch byte {
        case 0x6E: return "\n"
        case 0x74: return "\t"
        case 0x72: return "\r"
        case 0x62: return "\u{8}"
        case 0x66: return "\u{C}"
        case 0x22, 0x5C, 0x2F: return _decodedText([byte])
        case 0x75:
            guard let high = unit() else { return nil }
            if high >= 0xD800, high < 0xDC00 {
                guard take("\\u"), let low = unit(), low >= 0xDC00, low < 0xE000,
                      let scalar = UnicodeScalar(UInt32(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))) else { return nil }
                return String(Character(scalar))
            }
            return UnicodeScalar(UInt32(high)).map { String(Character($0)) }
        default: return nil
        }
    }
    mutating func unit() -> Int? {
        guard _place + 4 <= _bytes.count, let digits = _decodedText(Array(_bytes[_place..<(_place + 4)])) else { return nil }
        _place += 4
        return Int(digits, radix: 16)
    }
    func isPartOfNumber(_ byte: UInt8) -> Bool {
        byte >= 48 && byte < 58 || byte == 0x2B || byte == 0x2D || byte == 0x2E || byte == 0x45 || byte == 0x65
    }
    mutating func number() -> _JSON? {
        let start = _place
        while _place < _bytes.count, isPartOfNumber(_bytes[_place]) { _place += 1 }
        guard let text = _decodedText(Array(_bytes[start..<_place])), !text.isEmpty else { return nil }
        if let whole = Int(text) { return .integer(whole) }
        return Double(text).map { .number($0) }
    }
}

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
        case .number(let number): return number
        case .text(let text): return text
        case .list(let values): return values.map { _object($0) }
        case .object(let entries, _): return entries.mapValues { _object($0) }
        }
    }
}
