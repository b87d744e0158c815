/// An identifier that no other has; new ones come from the session's seed.
struct UUID: Hashable, Comparable, CustomStringConvertible, Codable, Sendable {
    // Sixteen bytes, as Foundation has it: SwiftUI compares them as such.
    let _high: UInt64
    let _low: UInt64

    /// Makes a new identifier.
    init() { self.init(_text: _newUUID()) }
    /// Reads an identifier; nil for any other text.
    init?(uuidString string: String) {
        guard let text = _readUUID(string) else { return nil }
        self.init(_text: text)
    }
    init(_text: String) {
        let digits = _text.filter { $0 != "-" }
        _high = UInt64(digits.prefix(16), radix: 16) ?? 0
        _low = UInt64(digits.suffix(16), radix: 16) ?? 0
    }
    /// The identifier in hexadecimal digits, in groups.
    var uuidString: String {
        let digits = _digits(_high) + _digits(_low)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index == 8 || index == 12 || index == 16 || index == 20 { text += "-" }
            text.append(digit)
        }
        return text
    }
    func _digits(_ half: UInt64) -> String {
        let text = String(half, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - text.count) + text
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
    static func < (lhs: UUID, rhs: UUID) -> Bool { lhs._high < rhs._high || lhs._high == rhs._high && lhs._low < rhs._low }
}

@native("_newUUID()")
func _newUUID() -> String

@native("_readUUID(_:)")
func _readUUID(_ text: String) -> String?
