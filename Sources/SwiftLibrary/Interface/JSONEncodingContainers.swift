// Where a value that is written out puts its parts.

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
        _encoder._set(key.stringValue, .object([:], order: []))
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
