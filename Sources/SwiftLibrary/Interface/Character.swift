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
        init(unicodeScalarLiteral value: String) { self = value.unicodeScalars[0] }
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

/// A set of characters, for trimming and splitting texts.
struct CharacterSet: Equatable, Sendable {
    /// A character is in the set when it is in one of these parts.
    let _parts: [_Part]
    let _isInverted: Bool

    /// Classes of characters and single ones, or all characters but these.
    struct _Part: Equatable, Sendable {
        let classes: [Int]
        let members: String
        let isInverted: Bool

        func contains(_ character: Character) -> Bool {
            (members.contains(character) || classes.contains { _isCharacter(character, $0) }) != isInverted
        }
    }

    init(_parts: [_Part], _isInverted: Bool) {
        self._parts = _parts
        self._isInverted = _isInverted
    }
    init(_classes: [Int]) { self.init(_parts: [_Part(classes: _classes, members: "", isInverted: false)], _isInverted: false) }
    /// Makes a set without characters.
    init() { self.init(_parts: [], _isInverted: false) }
    /// Makes the set of the characters of a text.
    init(charactersIn string: String) {
        self.init(_parts: [_Part(classes: [], members: string, isInverted: false)], _isInverted: false)
    }

    /// Spaces and tabs.
    static var whitespaces: CharacterSet { CharacterSet(_classes: [0]) }
    /// Ends of lines.
    static var newlines: CharacterSet { CharacterSet(_classes: [1]) }
    /// Spaces, tabs and ends of lines.
    static var whitespacesAndNewlines: CharacterSet { CharacterSet(_classes: [0, 1]) }
    /// Letters.
    static var letters: CharacterSet { CharacterSet(_classes: [2]) }
    /// Digits and other numbers.
    static var decimalDigits: CharacterSet { CharacterSet(_classes: [3]) }
    /// Letters and digits.
    static var alphanumerics: CharacterSet { CharacterSet(_classes: [2, 3]) }
    /// Punctuation marks.
    static var punctuationCharacters: CharacterSet { CharacterSet(_classes: [4]) }
    /// Letters in upper case.
    static var uppercaseLetters: CharacterSet { CharacterSet(_classes: [5]) }
    /// Letters in lower case.
    static var lowercaseLetters: CharacterSet { CharacterSet(_classes: [6]) }
    /// Symbols.
    static var symbols: CharacterSet { CharacterSet(_classes: [7]) }

    /// The characters that are not in the set.
    var inverted: CharacterSet { CharacterSet(_parts: _parts, _isInverted: !_isInverted) }
    /// The characters of either set.
    func union(_ other: CharacterSet) -> CharacterSet {
        guard let mine = _asParts, let theirs = other._asParts else {
            _require(false, "a union with all characters but those of several sets is not supported")
            return self
        }
        return CharacterSet(_parts: mine + theirs, _isInverted: false)
    }
    /// The same set as parts of a union; nil for all characters that are in none of several parts.
    var _asParts: [_Part]? {
        if !_isInverted { return _parts }
        if _parts.count > 1 { return nil }
        guard let only = _parts.first else { return [_Part(classes: [], members: "", isInverted: true)] }
        return [_Part(classes: only.classes, members: only.members, isInverted: !only.isInverted)]
    }
    /// Whether a Unicode scalar is in the set.
    func contains(_ member: Unicode.Scalar) -> Bool { _contains(member._character) }
    func _contains(_ character: Character) -> Bool { _parts.contains { $0.contains(character) } != _isInverted }
}

@native("_isCharacter(_:_:)")
func _isCharacter(_ character: Character, _ characterClass: Int) -> Bool

extension UInt8 {
    /// The number of a character of ASCII.
    init(ascii v: Unicode.Scalar) {
        _require(v.isASCII, "Code point value does not fit into ASCII")
        self = UInt8(v.value)
    }
}
