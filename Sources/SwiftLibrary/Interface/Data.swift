/// Bytes.
struct Data: Collection, Hashable, Codable, CustomStringConvertible, Sendable {
    typealias Element = UInt8
    typealias Index = Int
    typealias Iterator = _ArrayIterator<UInt8>
    typealias SubSequence = Data

    var _bytes: [UInt8]

    /// No bytes.
    init() { _bytes = [] }
    /// The bytes of a sequence.
    init<S: Sequence>(_ elements: S) where S.Element == UInt8 { _bytes = Array(elements) }
    /// These bytes.
    init(_ bytes: [UInt8]) { _bytes = bytes }
    /// One byte so many times over.
    init(repeating repeatedValue: UInt8, count: Int) { _bytes = Array(repeating: repeatedValue, count: count) }
    /// So many bytes of 0.
    init(count: Int) { _bytes = Array(repeating: 0, count: count) }
    /// Reads Base64; nil for any other text.
    init?(base64Encoded text: String) {
        guard let bytes = _base64Bytes(text) else { return nil }
        _bytes = bytes
    }
    init(arrayLiteral elements: UInt8...) { _bytes = elements }
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let data = Data(base64Encoded: try container.decode(String.self)) else {
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Encountered Data is not valid Base64."))
        }
        self = data
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(base64EncodedString())
    }

    /// How many bytes there are.
    var count: Int { _bytes.count }
    var startIndex: Int { 0 }
    var endIndex: Int { _bytes.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(position: Int) -> UInt8 {
        get { _bytes[position] }
        set { _bytes[position] = newValue }
    }
    subscript(bounds: Range<Int>) -> Data { Data(_bytes[bounds]) }
    func makeIterator() -> _ArrayIterator<UInt8> { _ArrayIterator(_elements: _bytes) }
    /// The bytes of a range.
    func subdata(in range: Range<Int>) -> Data { Data(_bytes[range]) }
    /// Adds a byte.
    mutating func append(_ byte: UInt8) { _bytes.append(byte) }
    /// Adds bytes.
    mutating func append(_ other: Data) { _bytes += other._bytes }
    /// Adds bytes.
    mutating func append(contentsOf bytes: [UInt8]) { _bytes += bytes }
    /// Adds the bytes of a sequence.
    mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8 { _bytes += Array(elements) }
    /// The bytes as Base64.
    func base64EncodedString() -> String { _base64Text(_bytes) }
    /// How many bytes there are, in words.
    var description: String { count == 1 ? "1 byte" : "\(count) bytes" }

    static func == (lhs: Data, rhs: Data) -> Bool { lhs._bytes == rhs._bytes }
    static func + (lhs: Data, rhs: Data) -> Data { Data(lhs._bytes + rhs._bytes) }
    static func += (lhs: inout Data, rhs: Data) { lhs.append(rhs) }
}

let _base64Digits: [Character] = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

func _base64Text(_ bytes: [UInt8]) -> String {
    var text = ""
    var place = 0
    while place < bytes.count {
        let rest = bytes.count - place
        let group = Int(bytes[place]) << 16 | (rest > 1 ? Int(bytes[place + 1]) << 8 : 0) | (rest > 2 ? Int(bytes[place + 2]) : 0)
        text.append(_base64Digits[group >> 18])
        text.append(_base64Digits[group >> 12 & 63])
        text += rest > 1 ? String(_base64Digits[group >> 6 & 63]) : "="
        text += rest > 2 ? String(_base64Digits[group & 63]) : "="
        place += 3
    }
    return text
}

func _base64Bytes(_ text: String) -> [UInt8]? {
    if text.count % 4 != 0 { return nil }
    var bytes: [UInt8] = []
    var group = 0
    var digits = 0
    var padding = 0
    for character in text {
        if character == "=" {
            padding += 1
            group <<= 6
        } else {
            guard padding == 0, let digit = _base64Digits.firstIndex(of: character) else { return nil }
            group = group << 6 | digit
        }
        digits += 1
        if digits == 4 {
            let made = [UInt8(group >> 16 & 255), UInt8(group >> 8 & 255), UInt8(group & 255)]
            bytes += made.dropLast(padding)
            (group, digits) = (0, 0)
        }
    }
    return padding > 2 ? nil : bytes
}

/// The name of an encoding, for `String(decoding:as:)`.
enum UTF8 {}

extension String {
    /// The text of bytes in UTF-8, with a replacement character for what is none.
    init<C: Collection>(decoding bytes: C, as encoding: UTF8.Type) where C.Element == UInt8 { self = _repairedText(Array(bytes)) }
    /// The text of bytes; nil where they are none.
    init?(data: Data, encoding: String.Encoding) { self.init(bytes: data._bytes, encoding: encoding) }
    /// The text of bytes; nil where they are none.
    init?(bytes: [UInt8], encoding: String.Encoding) {
        guard let text = _decodedText(bytes, Int(encoding.rawValue)) else { return nil }
        self = text
    }
    /// The bytes of the text; nil where the encoding has none for a character of it.
    func data(using encoding: String.Encoding) -> Data? { _encodedText(self, Int(encoding.rawValue)).map { Data($0) } }
}

/// The text of bytes in UTF-8, with a replacement character for what is none.
@native("_repairedText(_:)")
func _repairedText(_ bytes: [UInt8]) -> String

/// The text of bytes in an encoding of this number, UTF-8 unless it is given; nil where they are none.
@native("_decodedText(_:_:)")
func _decodedText(_ bytes: [UInt8], _ encoding: Int = 4) -> String?

/// The bytes of a text in an encoding of this number; nil where there are none.
@native("_encodedText(_:_:)")
func _encodedText(_ text: String, _ encoding: Int) -> [UInt8]?
