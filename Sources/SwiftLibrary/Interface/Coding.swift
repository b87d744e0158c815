/// Values that can be written out.
protocol Encodable {
    /// Writes the value out.
    func encode(to encoder: any Encoder) throws
}

/// Values that can be read in.
protocol Decodable {
    /// Reads the value in.
    init(from decoder: any Decoder) throws
}

/// Values that can be written out and read in.
typealias Codable = Encodable & Decodable

// What a property is declared as, for the members that are written for `Codable`.
func _wantedType<T>() -> T.Type { T.self }

/// The names under which properties are written out.
protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
    /// The key as a text.
    var stringValue: String { get }
    /// The key as a number, in a list.
    var intValue: Int? { get }
    /// The key of a text; nil if there is none.
    init?(stringValue: String)
    /// The key of a number; nil if there is none.
    init?(intValue: Int)
}

extension CodingKey {
    var intValue: Int? { nil }
    init?(intValue: Int) { return nil }
    var description: String { _keyText(self) }
    var debugDescription: String { _keyText(self) }
}

func _keyText(_ key: any CodingKey) -> String { "CodingKeys(stringValue: \"\(key.stringValue)\", intValue: \(key.intValue.map { "\($0)" } ?? "nil"))" }

/// The place in a list.
struct _IndexKey: CodingKey {
    let stringValue: String
    let intValue: Int?
    init?(stringValue: String) { return nil }
    init?(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }
}

/// The key of an entry of a dictionary.
struct _TextKey: CodingKey {
    let stringValue: String
    init?(stringValue: String) { self.stringValue = stringValue }
}

/// What values are written to.
protocol Encoder {
    /// The keys on the way to this value.
    var codingPath: [any CodingKey] { get }
    /// A place for values by keys.
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
    /// A place for a list of values.
    func unkeyedContainer() -> UnkeyedEncodingContainer
    /// A place for one value.
    func singleValueContainer() -> SingleValueEncodingContainer
}

/// What values are read from.
protocol Decoder {
    /// The keys on the way to this value.
    var codingPath: [any CodingKey] { get }
    /// The values by keys.
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
    /// The values of a list.
    func unkeyedContainer() throws -> UnkeyedDecodingContainer
    /// The one value.
    func singleValueContainer() throws -> SingleValueDecodingContainer
}

/// Why a value cannot be read in.
enum DecodingError: LocalizedError, CustomDebugStringConvertible {
    /// Where it was, and why.
    struct Context: Sendable {
        /// The keys on the way to the value.
        let codingPath: [any CodingKey]
        /// Why, in words.
        let debugDescription: String
        /// The error below.
        let underlyingError: (any Error)?
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
            self.codingPath = codingPath
            self.debugDescription = debugDescription
            self.underlyingError = underlyingError
        }
    }
    /// A value of another type is there.
    case typeMismatch(Any.Type, Context)
    /// Nothing is there.
    case valueNotFound(Any.Type, Context)
    /// The key is not there.
    case keyNotFound(any CodingKey, Context)
    /// What is there cannot be read.
    case dataCorrupted(Context)

    var errorDescription: String? {
        switch self {
        case .keyNotFound, .valueNotFound: "The data couldn’t be read because it is missing."
        case .typeMismatch, .dataCorrupted: "The data couldn’t be read because it isn’t in the correct format."
        }
    }

    var debugDescription: String {
        switch self {
        case .typeMismatch(let type, let context):
            _codingErrorText("DecodingError.typeMismatch: expected value of type \(type)", context.codingPath, context.debugDescription, context.underlyingError)
        case .valueNotFound(let type, let context):
            _codingErrorText(
                "DecodingError.valueNotFound: Expected value of type \(type) but found null instead", context.codingPath,
                context.debugDescription, context.underlyingError)
        case .keyNotFound(let key, let context):
            _codingErrorText(
                "DecodingError.keyNotFound: Key '\(key.stringValue)' not found in keyed decoding container", context.codingPath,
                context.debugDescription, context.underlyingError)
        case .dataCorrupted(let context):
            _codingErrorText("DecodingError.dataCorrupted: Data was corrupted", context.codingPath, context.debugDescription, context.underlyingError)
        }
    }

    /// The error for what stands at a key and cannot be read.
    static func dataCorruptedError<Key: CodingKey>(
        forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
    ) -> DecodingError {
        .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
    }
}

/// Why a value cannot be written out.
enum EncodingError: Error, CustomDebugStringConvertible {
    /// Where it was, and why.
    struct Context: Sendable {
        /// The keys on the way to the value.
        let codingPath: [any CodingKey]
        /// Why, in words.
        let debugDescription: String
        /// The error below.
        let underlyingError: (any Error)?
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
            self.codingPath = codingPath
            self.debugDescription = debugDescription
            self.underlyingError = underlyingError
        }
    }
    /// The value cannot be written.
    case invalidValue(Any, Context)

    var debugDescription: String {
        switch self {
        case .invalidValue(let value, let context):
            _codingErrorText(
                "EncodingError.invalidValue: \(String(reflecting: value)) (\(type(of: value)))", context.codingPath, context.debugDescription,
                context.underlyingError)
        }
    }
}

/// What went wrong, where, and why.
func _codingErrorText(_ error: String, _ path: [any CodingKey], _ reason: String, _ cause: (any Error)?) -> String {
    var place = ""
    for key in path {
        if let index = key.intValue {
            place += "[\(index)]"
        } else {
            place += (place.isEmpty ? "" : ".") + key.stringValue
        }
    }
    return error + (place.isEmpty ? "" : ". Path: " + place) + ". Debug description: " + reason
        + (cause.map { ". Underlying error: \($0)" } ?? "")
}

extension RawRepresentable where RawValue: Encodable {
    /// Writes the raw value out.
    func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }
}

extension RawRepresentable where RawValue: Decodable {
    /// Reads the raw value in.
    init(from decoder: any Decoder) throws {
        let raw = try RawValue(from: decoder)
        guard let value = Self(rawValue: raw) else {
            throw DecodingError.dataCorrupted(DecodingError.Context(
                codingPath: decoder.codingPath, debugDescription: "Cannot initialize \(Self.self) from invalid \(RawValue.self) value \(raw)"))
        }
        self = value
    }
}

extension String {
    /// Reads a text in.
    init(from decoder: any Decoder) throws { self = try decoder.singleValueContainer().decode(String.self) }
    /// Writes the text out.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension Bool {
    /// Reads a value in.
    init(from decoder: any Decoder) throws { self = try decoder.singleValueContainer().decode(Bool.self) }
    /// Writes the value out.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}

extension Array: Encodable where Element: Encodable {
    /// Writes the values out.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
    }
}

extension Array: Decodable where Element: Decodable {
    /// Reads the values in.
    init(from decoder: any Decoder) throws {
        var values: [Element] = []
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd { values.append(try container.decode(Element.self)) }
        self = values
    }
}

extension Set: Encodable where Element: Encodable {
    /// Writes the values out.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
    }
}

extension Set: Decodable where Element: Decodable {
    /// Reads the values in.
    init(from decoder: any Decoder) throws {
        var values: Set<Element> = []
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd { values.insert(try container.decode(Element.self)) }
        self = values
    }
}

extension Optional: Encodable where Wrapped: Encodable {
    /// Writes the value out, or null.
    func encode(to encoder: any Encoder) throws {
        if let value = self {
            try value.encode(to: encoder)
        } else {
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }
}

extension Optional: Decodable where Wrapped: Decodable {
    /// Reads the value in, or null.
    init(from decoder: any Decoder) throws {
        if try decoder.singleValueContainer().decodeNil() { self = nil } else { self = .some(try Wrapped(from: decoder)) }
    }
}

extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
    /// Writes the entries out: by their keys where those are texts or integers, else as a list.
    func encode(to encoder: any Encoder) throws {
        if Key.self == String.self || Key.self == Int.self {
            var container = encoder.container(keyedBy: _TextKey.self)
            for (key, value) in self { if let name = _TextKey(stringValue: "\(key)") { try container.encode(value, forKey: name) } }
        } else {
            var container = encoder.unkeyedContainer()
            for (key, value) in self {
                try container.encode(key)
                try container.encode(value)
            }
        }
    }
}

extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
    /// Reads the entries in.
    init(from decoder: any Decoder) throws {
        var entries: [Key: Value] = [:]
        if Key.self == String.self || Key.self == Int.self {
            let container = try decoder.container(keyedBy: _TextKey.self)
            for name in container.allKeys {
                let key: Key? = Key.self == String.self ? name.stringValue as? Key : Int(name.stringValue) as? Key
                if let key { entries[key] = try container.decode(Value.self, forKey: name) }
            }
        } else {
            var container = try decoder.unkeyedContainer()
            while !container.isAtEnd {
                let key = try container.decode(Key.self)
                entries[key] = try container.decode(Value.self)
            }
        }
        self = entries
    }
}
