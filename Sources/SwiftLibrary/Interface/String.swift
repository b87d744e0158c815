/// Text: characters in order.
struct String: StringProtocol, RangeReplaceableCollection, TextOutputStream, ExpressibleByStringInterpolation, ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral, LosslessStringConvertible, CVarArg, Codable, Sendable {
    init(stringLiteral value: String) { self = value }
    typealias Element = Character
    typealias Iterator = _ArrayIterator<Character>
    typealias SubSequence = Substring

    /// Makes an empty text.
    init()
    /// The same text.
    init(_ text: String) { self = text }
    /// The text of a character.
    @native("describe(_:)")
    init(_ character: Character)
    /// The text of a part of a text.
    @native("describe(_:)")
    init(_ substring: Substring)
    /// The text that describes a value.
    @native("describe(_:)")
    init<T: LosslessStringConvertible>(_ value: T)
    /// The characters of a sequence as a text.
    init<S: Sequence>(_ characters: S) where S.Element == Character {
        self = _joinedText(Array(characters), "")
    }
    /// The digits of an integer in a number system.
    @native("String.init(_:radix:uppercase:)")
    init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
    /// A text so many times over.
    init(repeating repeatedValue: String, count: Int)
    /// A character so many times over.
    @native("String.init(repeating:count:)")
    init(repeating repeatedValue: Character, count: Int)
    /// The text that describes a value, as `print` shows it.
    @native("describe(_:)")
    init<T>(describing instance: T)
    /// The text that describes a value for debugging.
    @native("debugDescribe(_:)")
    init<T>(reflecting subject: T)
    /// The lesser value: inside `String`, `min` is found here, where it would else be the method of sequences.
    func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
    /// The greater value: inside `String`, `max` is found here, where it would else be the method of sequences.
    func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
    /// A text with values put in for its specifiers: `%d`, `%.2f`, `%@`, …
    init(format: String, _ arguments: any CVarArg...)
    /// A text with values put in for its specifiers: `%d`, `%.2f`, `%@`, …
    @native("String.init(format:_:)")
    init(format: String, arguments: [any CVarArg])

    /// Adds a text at the end.
    @native("String.append(_:)")
    mutating func append(_ other: String)
    /// Adds a character at the end.
    @native("String.append(_:)")
    mutating func append(_ c: Character)
    /// Adds the characters of a sequence at the end.
    mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character {
        append(_joinedText(Array(newElements), ""))
    }
    /// Adds a text at the end.
    @native("String.append(_:)")
    mutating func append(contentsOf newElements: String)
    /// Adds the text of a value at the end.
    mutating func write(_ string: String) { append(string) }
    /// Puts a character before a place.
    mutating func insert(_ newElement: Character, at i: Index) { _replace(i._offset, i._offset, String(newElement)) }
    /// Puts characters before a place.
    mutating func insert<S: Collection>(contentsOf newElements: S, at i: Index) where S.Element == Character {
        _replace(i._offset, i._offset, String(newElements))
    }
    /// Takes the character at a place out.
    @discardableResult
    mutating func remove(at i: Index) -> Character {
        let character = self[i]
        _replace(i._offset, index(after: i)._offset, "")
        return character
    }
    /// Takes the first character out, which must be there.
    @discardableResult
    mutating func removeFirst() -> Character {
        _require(!isEmpty, "Can't remove first element from an empty collection")
        return remove(at: startIndex)
    }
    /// Takes the first characters out.
    mutating func removeFirst(_ k: Int) {
        _require(k >= 0, "Number of elements to remove should be non-negative")
        _require(k <= count, "Can't remove more items from a collection than it has")
        removeSubrange(startIndex..<index(startIndex, offsetBy: k))
    }
    /// Takes the last character out, which must be there.
    @discardableResult
    mutating func removeLast() -> Character {
        _require(!isEmpty, "Can't remove last element from an empty collection")
        return remove(at: index(before: endIndex))
    }
    /// Takes the last characters out.
    mutating func removeLast(_ k: Int) {
        _require(k >= 0, "Number of elements to remove should be non-negative")
        _require(k <= count, "Can't remove more items from a collection than it has")
        removeSubrange(index(endIndex, offsetBy: -k)..<endIndex)
    }
    /// Takes the last character out; nil if there is none.
    mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
    /// Takes all characters out.
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = "" }
    /// Takes the characters out for which the closure says yes.
    mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows {
        self = try filter { !(try shouldBeRemoved($0)) }
    }
    /// Takes the characters of a range of places out.
    mutating func removeSubrange(_ bounds: Range<Index>) {
        _replace(bounds.lowerBound._offset, bounds.upperBound._offset, "")
    }
    /// Takes the characters of a range of places out.
    mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
        removeSubrange(bounds.relative(to: self))
    }
    /// Replaces the characters of a range of places.
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Character {
        _replace(subrange.lowerBound._offset, subrange.upperBound._offset, String(newElements))
    }
    /// Replaces the characters of a range of places.
    mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C)
    where C.Element == Character, R.Bound == Index {
        replaceSubrange(subrange.relative(to: self), with: newElements)
    }
    mutating func _replace(_ start: Int, _ end: Int, _ text: String)
    /// All of it as the part of a text that has so many bytes before it.
    func _part(startingAt start: Int) -> Substring
    /// Makes room for so many bytes.
    mutating func reserveCapacity(_ n: Int) {}
    /// The characters for which the closure says yes.
    func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
        _joinedText(try _characters.filter(isIncluded), "")
    }

    /// The characters of two texts, one after the other.
    @primitive("add")
    static func + (lhs: String, rhs: String) -> String
    /// Adds a text at the end.
    @native("String.append(_:)")
    static func += (lhs: inout String, rhs: String)
    @primitive("equal")
    static func == (lhs: String, rhs: String) -> Bool
    @primitive("notEqual")
    static func != (lhs: String, rhs: String) -> Bool
    @primitive("less")
    static func < (lhs: String, rhs: String) -> Bool
    @primitive("lessOrEqual")
    static func <= (lhs: String, rhs: String) -> Bool
    @primitive("greater")
    static func > (lhs: String, rhs: String) -> Bool
    @primitive("greaterOrEqual")
    static func >= (lhs: String, rhs: String) -> Bool

    /// A place in a text.
    struct Index: Comparable, Hashable, Sendable {
        let _offset: Int

        /// The place after so many units of UTF-16.
        init(utf16Offset offset: Int, in text: String) { _offset = text._offset(ofUTF16: offset) }
        init(_offset: Int) { self._offset = _offset }
        static func < (lhs: String.Index, rhs: String.Index) -> Bool { lhs._offset < rhs._offset }
        static func == (lhs: String.Index, rhs: String.Index) -> Bool { lhs._offset == rhs._offset }
        /// How many units of UTF-16 come before the place.
        func utf16Offset(in text: String) -> Int { text._utf16Offset(of: _offset) }
    }

    /// How texts are compared.
    struct CompareOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let caseInsensitive = CompareOptions(rawValue: 1)
        static let literal = CompareOptions(rawValue: 2)
        static let backwards = CompareOptions(rawValue: 4)
        static let anchored = CompareOptions(rawValue: 8)
        static let numeric = CompareOptions(rawValue: 64)
        static let diacriticInsensitive = CompareOptions(rawValue: 128)
        static let regularExpression = CompareOptions(rawValue: 1024)
    }

    /// How a text is turned into bytes.
    struct Encoding: Hashable, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let ascii = Encoding(rawValue: 1)
        static let utf8 = Encoding(rawValue: 4)
        static let isoLatin1 = Encoding(rawValue: 5)
        static let unicode = Encoding(rawValue: 10)
        static let utf16 = Encoding(rawValue: 10)
        static let utf16BigEndian = Encoding(rawValue: 0x9000_0100)
        static let utf16LittleEndian = Encoding(rawValue: 0x9400_0100)
        static let utf32 = Encoding(rawValue: 0x8C00_0100)
    }

    @native("String._offset(ofUTF16:)")
    func _offset(ofUTF16 offset: Int) -> Int
    @native("String._utf16Offset(of:)")
    func _utf16Offset(of offset: Int) -> Int
}

/// A part of a text.
struct Substring: StringProtocol, RangeReplaceableCollection, ExpressibleByStringLiteral, LosslessStringConvertible, Sendable {
    typealias Element = Character
    typealias Iterator = _ArrayIterator<Character>
    typealias SubSequence = Substring

    /// Makes an empty part.
    init() { self = "" }
    /// A whole text.
    init(_ text: String)
    /// The characters of a sequence.
    init<S: Sequence>(_ characters: S) where S.Element == Character { self = Substring(String(characters)) }
    /// The text of a literal.
    init(stringLiteral value: String) { self = Substring(value) }
    /// The characters for which the closure says yes.
    func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
        _joinedText(try _characters.filter(isIncluded), "")
    }
    /// Adds a character at the end.
    mutating func append(_ c: Character) { self = (String(self) + String(c))._part(startingAt: _start) }
    /// Adds a text at the end.
    mutating func append(contentsOf newElements: String) { self = (String(self) + newElements)._part(startingAt: _start) }
    /// Adds the characters of a sequence at the end.
    mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character {
        append(contentsOf: _joinedText(Array(newElements), ""))
    }
    /// Adds the text of a value at the end.
    mutating func write(_ string: String) { append(contentsOf: string) }
    /// Replaces the characters of a range of places.
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Character {
        let text = String(self[..<subrange.lowerBound]) + String(newElements) + String(self[subrange.upperBound...])
        self = text._part(startingAt: _start)
    }
    /// Takes all characters away.
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = "" }
    /// Takes the first character away.
    @discardableResult
    mutating func removeFirst() -> Character {
        _require(!isEmpty, "Can't remove first element from an empty collection")
        let removed = self[startIndex]
        self = self[index(after: startIndex)...]
        return removed
    }
    /// Takes the first characters away.
    mutating func removeFirst(_ k: Int) { self = self[index(startIndex, offsetBy: k)...] }
    /// Takes the last character away.
    @discardableResult
    mutating func removeLast() -> Character {
        _require(!isEmpty, "Can't remove last element from an empty collection")
        let last = index(before: endIndex)
        let removed = self[last]
        self = self[..<last]
        return removed
    }
    /// Takes the last characters away.
    mutating func removeLast(_ k: Int) { self = self[..<index(endIndex, offsetBy: -k)] }
    /// Takes the first character away; nil if there is none.
    mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
    /// Takes the last character away; nil if there is none.
    mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
    /// The two texts one after the other.
    static func + (lhs: Substring, rhs: Substring) -> Substring { Substring(String(lhs) + String(rhs)) }
    /// The two texts one after the other.
    static func + (lhs: Substring, rhs: String) -> String { String(lhs) + rhs }
    /// The two texts one after the other.
    static func + (lhs: String, rhs: Substring) -> String { lhs + String(rhs) }
    /// Adds a text at the end.
    static func += (lhs: inout Substring, rhs: String) { lhs.append(contentsOf: rhs) }
    /// Adds a text at the end.
    static func += (lhs: inout Substring, rhs: Substring) { lhs.append(contentsOf: String(rhs)) }
    @primitive("equal")
    static func == (lhs: Substring, rhs: Substring) -> Bool
    @primitive("notEqual")
    static func != (lhs: Substring, rhs: Substring) -> Bool
    @primitive("less")
    static func < (lhs: Substring, rhs: Substring) -> Bool
    @primitive("lessOrEqual")
    static func <= (lhs: Substring, rhs: Substring) -> Bool
    @primitive("greater")
    static func > (lhs: Substring, rhs: Substring) -> Bool
    @primitive("greaterOrEqual")
    static func >= (lhs: Substring, rhs: Substring) -> Bool
}

/// The result of comparing two values.
enum ComparisonResult: Int, Sendable {
    case orderedAscending = -1
    case orderedSame = 0
    case orderedDescending = 1
}

/// What an interpolation is put together in: an extension may add an `appendInterpolation` of its own.
struct DefaultStringInterpolation: StringInterpolationProtocol {
    var _text = ""

    init() {}
    init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    mutating func appendLiteral(_ literal: String) { _text += literal }
    /// Adds the text of a value.
    mutating func appendInterpolation<T>(_ value: T) { _text += "\(value)" }
}

extension String {
    /// What an interpolation is put together in.
    typealias StringInterpolation = DefaultStringInterpolation
}
