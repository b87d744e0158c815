/// An identifier that no other has; new ones come from the session's seed.
struct UUID: Hashable, Comparable, CustomStringConvertible, Codable, Sendable {
    /// The identifier in hexadecimal digits, in groups.
    let uuidString: String

    /// Makes a new identifier.
    init() { uuidString = _newUUID() }
    /// Reads an identifier; nil for any other text.
    init?(uuidString string: String) {
        guard let text = _readUUID(string) else { return nil }
        uuidString = text
    }
    /// The identifier in hexadecimal digits, in groups.
    var description: String { uuidString }
    init(from decoder: any Decoder) throws {
        guard let id = UUID(uuidString: try decoder.singleValueContainer().decode(String.self)) else {
            throw DecodingError.dataCorrupted(DecodingError.Context(
                codingPath: decoder.codingPath, debugDescription: "Attempted to decode UUID from invalid UUID string."))
        }
        self = id
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(uuidString)
    }
    static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
}

@native("_newUUID()")
func _newUUID() -> String

@native("_readUUID(_:)")
func _readUUID(_ text: String) -> String?
