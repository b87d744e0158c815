/// What texts and parts of texts have in common.
protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, ExpressibleByStringLiteral {
    typealias Element = Character
    typealias Index = String.Index
    typealias SubSequence = Substring
    typealias Indices = [String.Index]
    typealias Iterator = _ArrayIterator<Character>
}

extension StringProtocol {
    /// How many characters there are.
    @native("StringProtocol.count")
    var count: Int { get }
    /// Whether there are no characters.
    @native("StringProtocol.isEmpty")
    var isEmpty: Bool { get }
    /// The first character; nil if there is none.
    @native("StringProtocol.first")
    var first: Character? { get }
    /// The last character; nil if there is none.
    @native("StringProtocol.last")
    var last: Character? { get }
    /// The text itself.
    @native("describe(_:)")
    var description: String { get }
    /// The text in quotation marks.
    @native("debugDescribe(_:)")
    var debugDescription: String { get }
    /// The hash of the text.
    @native("Hashable.hashValue")
    var hashValue: Int { get }
    /// Feeds the text to a hasher.
    @native("Hashable.hash(into:)")
    func hash(into hasher: inout Hasher)

    @native("StringProtocol._characters")
    var _characters: [Character] { get }
    func makeIterator() -> _ArrayIterator<Character> { _characters.makeIterator() }

    /// The place of the first character.
    var startIndex: String.Index { String.Index(_offset: _start) }
    /// The place after the last character.
    var endIndex: String.Index { String.Index(_offset: _end) }
    @native("StringProtocol._start")
    var _start: Int { get }
    @native("StringProtocol._end")
    var _end: Int { get }
    /// The place after a place.
    func index(after i: String.Index) -> String.Index { String.Index(_offset: _offset(i._offset, 1)) }
    /// The place before a place.
    func index(before i: String.Index) -> String.Index { String.Index(_offset: _offset(i._offset, -1)) }
    /// The place so many characters from another.
    func index(_ i: String.Index, offsetBy distance: Int) -> String.Index {
        String.Index(_offset: _offset(i._offset, distance))
    }
    /// The place so many characters from another; nil if that is beyond a limit.
    func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index? {
        let offset = _offset(i._offset, distance, limit._offset)
        return offset < 0 ? nil : String.Index(_offset: offset)
    }
    /// How many characters lie between two places.
    func distance(from start: String.Index, to end: String.Index) -> Int { _distance(start._offset, end._offset) }
    /// The places of all characters.
    var indices: [String.Index] { _characterOffsets.map { String.Index(_offset: $0) } }
    @native("StringProtocol._characterOffsets")
    var _characterOffsets: [Int] { get }
    @native("StringProtocol._offset(_:_:)")
    func _offset(_ offset: Int, _ distance: Int) -> Int
    @native("StringProtocol._offset(_:_:_:)")
    func _offset(_ offset: Int, _ distance: Int, _ limit: Int) -> Int
    @native("StringProtocol._distance(_:_:)")
    func _distance(_ start: Int, _ end: Int) -> Int
    @native("StringProtocol._character(at:)")
    func _character(at offset: Int) -> Character
    @native("StringProtocol._part(_:_:)")
    func _part(_ start: Int, _ end: Int) -> Substring

    /// The character at a place.
    subscript(i: String.Index) -> Character { _character(at: i._offset) }
    /// The characters of a range of places.
    subscript(bounds: Range<String.Index>) -> Substring { _part(bounds.lowerBound._offset, bounds.upperBound._offset) }
    /// The characters of a range of places.
    subscript(bounds: ClosedRange<String.Index>) -> Substring {
        _part(bounds.lowerBound._offset, index(after: bounds.upperBound)._offset)
    }
    /// The characters from a place on.
    subscript(bounds: PartialRangeFrom<String.Index>) -> Substring { _part(bounds.lowerBound._offset, _end) }
    /// The characters before a place.
    subscript(bounds: PartialRangeUpTo<String.Index>) -> Substring { _part(_start, bounds.upperBound._offset) }
    /// The characters up to a place, which is included.
    subscript(bounds: PartialRangeThrough<String.Index>) -> Substring {
        _part(_start, index(after: bounds.upperBound)._offset)
    }

    /// The text in upper case.
    @native("StringProtocol.uppercased()")
    func uppercased() -> String
    /// The text in lower case.
    @native("StringProtocol.lowercased()")
    func lowercased() -> String
    /// The text with each word's first letter in upper case, the others in lower case.
    @native("StringProtocol.capitalized")
    var capitalized: String { get }
    /// The text in upper case.
    @native("StringProtocol.uppercased()")
    var localizedUppercase: String { get }
    /// The text in lower case.
    @native("StringProtocol.lowercased()")
    var localizedLowercase: String { get }
    /// The text with each word's first letter in upper case, the others in lower case.
    @native("StringProtocol.capitalized")
    var localizedCapitalized: String { get }
    /// Whether the text begins with another.
    @native("StringProtocol.hasPrefix(_:)")
    func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool
    /// Whether the text ends with another.
    @native("StringProtocol.hasSuffix(_:)")
    func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool
    /// Whether a character is in the text.
    @native("StringProtocol.contains(_:)")
    func contains(_ element: Character) -> Bool
    /// Whether another text is in the text.
    @native("StringProtocol.contains(_:)")
    func contains<T: StringProtocol>(_ other: T) -> Bool
    /// Whether another text is in the text, upper and lower case being one.
    @native("StringProtocol.localizedCaseInsensitiveContains(_:)")
    func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool
    /// Whether another text is in the text as a reader sees it: case and accents do not count.
    @native("StringProtocol.localizedStandardContains(_:)")
    func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool
    /// The text with another in the place of each part.
    func replacing(_ part: String, with replacement: String) -> String { replacingOccurrences(of: part, with: replacement) }
    /// The text with all occurrences of another replaced.
    @native("StringProtocol.replacingOccurrences(of:with:)")
    func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target, with replacement: Replacement
    ) -> String
    /// The text with another in the place of a part.
    func replacingCharacters(in range: Range<String.Index>, with replacement: String) -> String {
        String(self[startIndex..<range.lowerBound]) + replacement + String(self[range.upperBound..<endIndex])
    }
    /// The parts between the occurrences of a separator.
    @native("StringProtocol.components(separatedBy:)")
    func components<T: StringProtocol>(separatedBy separator: T) -> [String]
    /// The parts between the characters of a set.
    func components(separatedBy separator: CharacterSet) -> [String] {
        var result: [String] = []
        var part = ""
        for character in _characters {
            if separator._contains(character) {
                result.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        result.append(part)
        return result
    }
    /// The text without the characters of a set at both ends.
    func trimmingCharacters(in set: CharacterSet) -> String {
        let characters = _characters
        var start = 0
        var end = characters.count
        while start < end, set._contains(characters[start]) { start += 1 }
        while start < end, set._contains(characters[end - 1]) { end -= 1 }
        return _joinedText(characters._part(start, end), "")
    }
    /// The text cut or filled up to a length.
    func padding<T: StringProtocol>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String {
        _padded(String(self), newLength, String(padString), padIndex)
    }
    /// How the text is ordered to another.
    func compare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        let mine = String(self)
        let theirs = String(other)
        return mine < theirs ? .orderedAscending : mine == theirs ? .orderedSame : .orderedDescending
    }
    /// How the text is ordered to another, upper and lower case being one.
    func caseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        lowercased().compare(other.lowercased())
    }
    /// How the text is ordered to another, upper and lower case being one.
    func localizedCaseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        lowercased().compare(other.lowercased())
    }
    /// How the text is ordered to another.
    func localizedCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { compare(other) }
    /// How the text is ordered to another, as a list of files has it: by case-free text, numbers by value.
    func localizedStandardCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
        let order = _standardOrder(String(self), String(other))
        return order < 0 ? .orderedAscending : order == 0 ? .orderedSame : .orderedDescending
    }
    /// The parts between the occurrences of a character.
    func split(
        separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
    ) -> [Substring] {
        _split(maxSplits, omittingEmptySubsequences, { $0 == separator })
    }
    /// The parts between the occurrences of a text.
    func split(separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring] {
        _splitText(String(self), separator, maxSplits, omittingEmptySubsequences, _start)
    }
    /// The parts between the characters for which the closure says yes.
    func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Character) throws -> Bool
    ) rethrows -> [Substring] {
        try _split(maxSplits, omittingEmptySubsequences, isSeparator)
    }
    func _split(
        _ maxSplits: Int, _ omittingEmptySubsequences: Bool, _ isSeparator: (Character) throws -> Bool
    ) rethrows -> [Substring] {
        _require(maxSplits >= 0, "Must take zero or more splits")
        var result: [Substring] = []
        let characters = _characters
        let offsets = _characterOffsets
        var start = _start
        var i = 0
        while i < characters.count && result.count < maxSplits {
            if try isSeparator(characters[i]) {
                let end = offsets[i]
                if end > start || !omittingEmptySubsequences { result.append(_part(start, end)) }
                start = i + 1 < offsets.count ? offsets[i + 1] : _end
            }
            i += 1
        }
        if start < _end || !omittingEmptySubsequences { result.append(_part(start, _end)) }
        return result
    }
    /// Whether two texts are equal, one of them a part of another.
    @native("StringProtocol.==(lhs:rhs:)")
    static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
    /// Whether two texts differ, one of them a part of another.
    @native("StringProtocol.!=(lhs:rhs:)")
    static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
    /// The text without the differences that the options name: `caseInsensitive`, `diacriticInsensitive`.
    func folding(options: String.CompareOptions = [], locale: Locale?) -> String { _foldedText(String(self), options.rawValue) }
    /// The characters from the last to the first.
    func reversed() -> [Character] { _characters.reversed() }
    /// The lines' texts, without their ends.
    func enumerateLines(invoking body: (String, inout Bool) -> Void) {
        var stop = false
        for line in split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
            body(String(line), &stop)
            if stop { return }
        }
    }

}

@native("_padded(_:_:_:_:)")
func _padded(_ text: String, _ length: Int, _ pad: String, _ start: Int) -> String

/// Where a text stands in another: both ends in bytes, or nothing. The options are those of `String.CompareOptions`.
@native("_placeOfText(_:_:_:)")
func _placeOfText(_ text: String, _ part: String, _ options: Int) -> [Int]

@native("_standardOrder(_:_:)")
func _standardOrder(_ a: String, _ b: String) -> Int

@native("_splitText(_:_:_:_:_:)")
func _splitText(_ text: String, _ separator: String, _ maxSplits: Int, _ omittingEmptySubsequences: Bool, _ start: Int) -> [Substring]

@native("_foldedText(_:_:)")
func _foldedText(_ text: String, _ options: Int) -> String
