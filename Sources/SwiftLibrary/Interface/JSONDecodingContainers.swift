// Where a value that is read in finds its parts.

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
    case .integer, .unsigned, .number: "number"
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
    func _decode<T: Decodable>(forKey key: Key) throws -> T { try decode(T.self, forKey: key) }
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
        let options = _decoder._options
        return try _next(type) { try options._decode(type, $0, $1) }
    }
    /// Reads the next value; nil where it is null, or where all were read.
    mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        try isAtEnd || decodeNil() ? nil : decode(type)
    }
    /// Whether the next value is null, which is then read.
    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, case .null = _values[currentIndex] else { return false }
        currentIndex += 1
        return true
    }
    /// The values by keys in the next value.
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> {
        let options = _decoder._options
        return try _next(KeyedDecodingContainer<NestedKey>.self) { try _JSONValueDecoder(options, $0, $1).container(keyedBy: type) }
    }
    /// The values of the list that is the next value.
    mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer {
        let options = _decoder._options
        return try _next(UnkeyedDecodingContainer.self) { try _JSONValueDecoder(options, $0, $1).unkeyedContainer() }
    }
    mutating func _next<T>(_ type: T.Type, _ read: (_JSON, [any CodingKey]) throws -> T) throws -> T {
        let key = _IndexKey(intValue: currentIndex)
        let path = _decoder.codingPath + (key.map { [$0] } ?? [])
        guard currentIndex < _values.count else {
            throw DecodingError.valueNotFound(type, DecodingError.Context(codingPath: path, debugDescription: "Unkeyed container is at end."))
        }
        let value = try read(_values[currentIndex], path)
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
        case .unsigned(let number): return Double(number)
        case .number(let number): return number
        default: throw _decoder._mismatch(type, "number")
        }
    }
    /// Reads a value.
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try _decoder._options._decode(type, _decoder._json, _decoder.codingPath) }

    /// An integer above all of `Int`.
    var _large: UInt64? {
        if case .unsigned(let number) = _decoder._json { number } else { nil }
    }
    func _integer(_ type: Any.Type) throws -> Int {
        switch _decoder._json {
        case .integer(let number): return number
        case .unsigned(let number):
            throw DecodingError.dataCorrupted(DecodingError.Context(
                codingPath: _decoder.codingPath, debugDescription: "Number \(number) is not representable in Swift."))
        case .number(let number):
            if let whole = Int(exactly: number) { return whole }
            throw DecodingError.dataCorrupted(DecodingError.Context(
                codingPath: _decoder.codingPath, debugDescription: "Number \(number) is not representable in Swift."))
        default: throw _decoder._mismatch(type, "number")
        }
    }
}
