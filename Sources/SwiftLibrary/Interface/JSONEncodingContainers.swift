// Where a value that is written out puts its parts.

final class _JSONValueEncoder: Encoder {
    /// What was asked for last: the parts are written there.
    enum _Shape { case nothing, single, list, object }

    let _options: JSONEncoder
    let codingPath: [any CodingKey]
    var _shape = _Shape.nothing
    var _single = _JSON.null
    var _list: [_JSON] = []
    /// What is nested in the list, by its place.
    var _nestedInList: [Int: _JSONValueEncoder] = [:]
    var _entries: [String: _JSON] = [:]
    var _order: [String] = []
    /// What is nested, by its key.
    var _nested: [String: _JSONValueEncoder] = [:]

    init(_ options: JSONEncoder, _ path: [any CodingKey]) {
        _options = options
        codingPath = path
    }
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        _shape = .object
        return KeyedEncodingContainer<Key>(_encoder: self)
    }
    func unkeyedContainer() -> UnkeyedEncodingContainer {
        _shape = .list
        return UnkeyedEncodingContainer(_encoder: self)
    }
    func singleValueContainer() -> SingleValueEncodingContainer { SingleValueEncodingContainer(_encoder: self) }

    /// What was written; an empty object where nothing was.
    var _json: _JSON {
        switch _shape {
        case .single: return _single
        case .list:
            var list = _list
            for (place, encoder) in _nestedInList { list[place] = encoder._json }
            return .list(list)
        case .nothing, .object:
            var entries = _entries
            for (key, encoder) in _nested { entries[key] = encoder._json }
            return .object(entries, order: _order)
        }
    }
    func _set(_ value: _JSON) {
        _shape = .single
        _single = value
    }
    func _set(_ name: String, _ value: _JSON) {
        let key = _written(name)
        if _entries[key] == nil { _order.append(key) }
        _entries[key] = value
        _nested[key] = nil
    }
    /// Who writes what is nested below a key.
    func _nest(_ key: any CodingKey) -> _JSONValueEncoder {
        _set(key.stringValue, .null)
        let encoder = _JSONValueEncoder(_options, codingPath + [key])
        _nested[_written(key.stringValue)] = encoder
        return encoder
    }
    /// Who writes what is nested at the end of the list.
    func _nestInList() -> _JSONValueEncoder {
        let key = _IndexKey(intValue: _list.count)
        let encoder = _JSONValueEncoder(_options, codingPath + (key.map { [$0] } ?? []))
        _nestedInList[_list.count] = encoder
        _list.append(.null)
        return encoder
    }
    /// The name under which a key is written.
    func _written(_ name: String) -> String {
        switch _options.keyEncodingStrategy {
        case .useDefaultKeys: name
        case .convertToSnakeCase: _snakeCase(name)
        }
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
        _encoder._nest(key).container(keyedBy: type)
    }
    /// A place for a list of values below a key.
    mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer { _encoder._nest(key).unkeyedContainer() }
}

/// A place to write a list of values to.
struct UnkeyedEncodingContainer {
    let _encoder: _JSONValueEncoder
    /// How many values were written.
    var count: Int { _encoder._list.count }
    init(_encoder: _JSONValueEncoder) { self._encoder = _encoder }
    /// Writes the next value.
    mutating func encode<T: Encodable>(_ value: T) throws {
        let key = _IndexKey(intValue: count)
        _encoder._list.append(try _encoder._options._json(of: value, _encoder.codingPath + (key.map { [$0] } ?? [])))
    }
    /// Writes values one after the other.
    mutating func encode<S: Sequence>(contentsOf sequence: S) throws where S.Element: Encodable {
        for value in sequence { try encode(value) }
    }
    /// Writes null.
    mutating func encodeNil() throws { _encoder._list.append(.null) }
    /// A place for values by keys, as the next value.
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
        _encoder._nestInList().container(keyedBy: type)
    }
    /// A place for a list of values, as the next value.
    mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer { _encoder._nestInList().unkeyedContainer() }
}

/// A place to write one value to.
struct SingleValueEncodingContainer {
    let _encoder: _JSONValueEncoder
    init(_encoder: _JSONValueEncoder) { self._encoder = _encoder }
    /// Writes null.
    mutating func encodeNil() throws { _encoder._set(.null) }
    /// Writes a text.
    mutating func encode(_ value: String) throws { _encoder._set(.text(value)) }
    /// Writes true or false.
    mutating func encode(_ value: Bool) throws { _encoder._set(.bool(value)) }
    /// Writes an integer.
    mutating func encode(_ value: Int) throws { _encoder._set(.integer(value)) }
    /// Writes a number.
    mutating func encode(_ value: Double) throws {
        guard value.isFinite else { throw _noNumber(value) }
        _encoder._set(.number(value))
    }
    /// Writes a number, with no more digits than it has.
    mutating func encode(_ value: Float) throws {
        guard value.isFinite else { throw _noNumber(value) }
        try encode(Double("\(value)") ?? Double(value))
    }
    func _noNumber<T>(_ value: T) -> EncodingError {
        .invalidValue(value, EncodingError.Context(
            codingPath: _encoder.codingPath, debugDescription: "Unable to encode \(T.self).\(value) directly in JSON."))
    }
    /// Writes an integer that may be above all of `Int`.
    mutating func encode(_ value: UInt64) throws { _encoder._set(.unsigned(value)) }
    /// Writes a value.
    mutating func encode<T: Encodable>(_ value: T) throws { _encoder._set(try _encoder._options._json(of: value, _encoder.codingPath)) }
}
