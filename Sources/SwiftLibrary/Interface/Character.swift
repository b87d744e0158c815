/// What a reader sees as one character.
struct Character: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, ExpressibleByExtendedGraphemeClusterLiteral, LosslessStringConvertible, Sendable {
    /// The character of a text that has exactly one.
    init(_ text: String)
    /// The character of a Unicode scalar.
    init(_ scalar: Unicode.Scalar) { self = scalar._character }

    /// Whether it is a letter.
    var isLetter: Bool { get }
    /// Whether it is a digit or stands for a number.
    var isNumber: Bool { get }
    /// Whether it stands for a whole number.
    var isWholeNumber: Bool { get }
    /// Whether it is a digit of the hexadecimal system.
    var isHexDigit: Bool { get }
    /// Whether it is a space, a tab or the end of a line.
    var isWhitespace: Bool { get }
    /// Whether it is the end of a line.
    var isNewline: Bool { get }
    /// Whether it changes in lower case.
    var isUppercase: Bool { get }
    /// Whether it changes in upper case.
    var isLowercase: Bool { get }
    /// Whether it has an upper and a lower case.
    var isCased: Bool { get }
    /// Whether it is a punctuation mark.
    var isPunctuation: Bool { get }
    /// Whether it is a symbol.
    var isSymbol: Bool { get }
    /// Whether it is a currency's sign.
    var isCurrencySymbol: Bool { get }
    /// Whether it is a sign of mathematics.
    var isMathSymbol: Bool { get }
    /// Whether it is one of the 128 characters of ASCII.
    var isASCII: Bool { get }
    /// Its number in ASCII; nil if it has none.
    var asciiValue: UInt8? { get }
    /// The whole number that it stands for; nil if there is none.
    var wholeNumberValue: Int? { get }
    /// The value of a digit of the hexadecimal system; nil for any other character.
    var hexDigitValue: Int? { get }
    /// The character in upper case.
    @native("StringProtocol.uppercased()")
    func uppercased() -> String
    /// The character in lower case.
    @native("StringProtocol.lowercased()")
    func lowercased() -> String
    /// The Unicode scalars of the character.
    var unicodeScalars: [Unicode.Scalar] { _scalarValues.map { Unicode.Scalar(_value: $0) } }
    @native("StringProtocol._scalarValues")
    var _scalarValues: [UInt32] { get }
    /// The bytes of the character in UTF-8.
    @native("StringProtocol.utf8")
    var utf8: [UInt8] { get }
    /// The character as a text.
    @native("describe(_:)")
    var description: String { get }
    /// The character in quotation marks.
    @native("debugDescribe(_:)")
    var debugDescription: String { get }
    /// The hash of the character.
    @native("Hashable.hashValue")
    var hashValue: Int { get }
    /// Feeds the character to a hasher.
    @native("Hashable.hash(into:)")
    func hash(into hasher: inout Hasher)

    @primitive("equal")
    static func == (lhs: Character, rhs: Character) -> Bool
    @primitive("notEqual")
    static func != (lhs: Character, rhs: Character) -> Bool
    @primitive("less")
    static func < (lhs: Character, rhs: Character) -> Bool
    @primitive("lessOrEqual")
    static func <= (lhs: Character, rhs: Character) -> Bool
    @primitive("greater")
    static func > (lhs: Character, rhs: Character) -> Bool
    @primitive("greaterOrEqual")
    static func >= (lhs: Character, rhs: Character) -> Bool
}

/// The parts of Unicode.
enum Unicode {
    /// One number of Unicode.
    struct Scalar: Hashable, Comparable, CustomStringConvertible, Sendable {
        /// The number.
        let value: UInt32

        init(_value: UInt32) { value = _value }
        /// The one scalar of a literal.
        init(unicodeScalarLiteral value: String) { self.init(_value: value._scalarValues[0]) }
        /// The scalar of a byte.
        init(_ v: UInt8) { value = UInt32(v) }
        /// The scalar of a number; nil if it has none.
        init?(_ v: UInt32) {
            if v > 0x10FFFF || (v >= 0xD800 && v < 0xE000) { return nil }
            value = v
        }
        /// The scalar of a number; nil if it has none.
        init?(_ v: Int) {
            if v < 0 || v > 0x10FFFF || (v >= 0xD800 && v < 0xE000) { return nil }
            value = UInt32(v)
        }
        var _character: Character { _characterOfScalar(value) }
        /// What Unicode says of it.
        var properties: Properties { Properties(_character: _character) }

        /// What Unicode says of a scalar.
        struct Properties {
            let _character: Character
            var isAlphabetic: Bool { _character.isLetter }
            var isUppercase: Bool { _character.isUppercase }
            var isLowercase: Bool { _character.isLowercase }
            var isWhitespace: Bool { _character.isWhitespace }
            var uppercaseMapping: String { _character.uppercased() }
            var lowercaseMapping: String { _character.lowercased() }
        }
        /// Whether it is one of the 128 characters of ASCII.
        var isASCII: Bool { value < 128 }
        /// The scalar as a text.
        var description: String { String(_character) }
        static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool { lhs.value == rhs.value }
        static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool { lhs.value < rhs.value }
    }
}

/// One number of Unicode.
typealias UnicodeScalar = Unicode.Scalar

@native("_characterOfScalar(_:)")
func _characterOfScalar(_ value: UInt32) -> Character

extension UInt8 {
    /// The number of a character of ASCII.
    init(ascii v: Unicode.Scalar) {
        _require(v.isASCII, "Code point value does not fit into ASCII")
        self = UInt8(v.value)
    }
}
