/// A set of characters, for trimming, splitting and searching texts.
struct CharacterSet: SetAlgebra, Hashable, Sendable {
    typealias Element = Unicode.Scalar
    /// How the set was put together.
    indirect enum _Rule: Hashable, Sendable {
        case classes([Int])
        case members(String)
        case range(UInt32, UInt32)
        case not(_Rule)
        case either(_Rule, _Rule)
        case both(_Rule, _Rule)

        func holds(_ character: Character) -> Bool {
            switch self {
            case .classes(let classes): classes.contains { _isCharacter(character, $0) }
            case .members(let text): text.contains(character)
            case .range(let first, let last): character.unicodeScalars.allSatisfy { first <= $0.value && $0.value <= last }
            case .not(let rule): !rule.holds(character)
            case .either(let one, let other): one.holds(character) || other.holds(character)
            case .both(let one, let other): one.holds(character) && other.holds(character)
            }
        }
    }
    var _rule: _Rule

    init(_rule: _Rule) { self._rule = _rule }
    init(_classes: [Int]) { _rule = .classes(_classes) }
    /// Makes a set without characters.
    init() { _rule = .classes([]) }
    /// Makes the set of the characters of a text.
    init(charactersIn string: String) { _rule = .members(string) }
    /// Makes the set of the Unicode scalars of a range.
    init(charactersIn range: ClosedRange<Unicode.Scalar>) { _rule = .range(range.lowerBound.value, range.upperBound.value) }
    /// Makes the set of the Unicode scalars of a range.
    init(charactersIn range: Range<Unicode.Scalar>) {
        _rule = range.isEmpty ? .classes([]) : .range(range.lowerBound.value, range.upperBound.value - 1)
    }
    init(arrayLiteral elements: Unicode.Scalar...) { _rule = .members(_joinedText(elements.map { $0._character }, "")) }
    /// Makes the set of the Unicode scalars of a sequence.
    init<S: Sequence>(_ elements: S) where S.Element == Unicode.Scalar { _rule = .members(_joinedText(elements.map { $0._character }, "")) }

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
    /// Letters in upper case at the beginning of words.
    static var capitalizedLetters: CharacterSet { CharacterSet(_classes: []) }
    /// Symbols.
    static var symbols: CharacterSet { CharacterSet(_classes: [7]) }

    /// What the query of an address can hold.
    static var urlQueryAllowed: CharacterSet { _inAddresses("/?:@;") }
    /// What the fragment of an address can hold.
    static var urlFragmentAllowed: CharacterSet { _inAddresses("/?:@;") }
    /// What the path of an address can hold.
    static var urlPathAllowed: CharacterSet { _inAddresses("/:@") }
    /// What the name of a machine can hold.
    static var urlHostAllowed: CharacterSet { _inAddresses(";") }
    /// What the name of a user can hold in an address.
    static var urlUserAllowed: CharacterSet { _inAddresses(";") }
    /// What a password can hold in an address.
    static var urlPasswordAllowed: CharacterSet { _inAddresses(";") }
    static func _inAddresses(_ others: String) -> CharacterSet {
        CharacterSet(_rule: .both(.range(33, 126), .either(.classes([2, 3]), .members("-._~!$&'()*+,=" + others))))
    }

    /// The characters that are not in the set.
    var inverted: CharacterSet {
        if case .not(let rule) = _rule { return CharacterSet(_rule: rule) }
        return CharacterSet(_rule: .not(_rule))
    }
    /// Takes the characters that were not in the set.
    mutating func invert() { self = inverted }
    /// The characters of either set.
    func union(_ other: CharacterSet) -> CharacterSet { CharacterSet(_rule: .either(_rule, other._rule)) }
    /// The characters of both sets.
    func intersection(_ other: CharacterSet) -> CharacterSet { CharacterSet(_rule: .both(_rule, other._rule)) }
    /// The characters that are not in another set.
    func subtracting(_ other: CharacterSet) -> CharacterSet { CharacterSet(_rule: .both(_rule, .not(other._rule))) }
    /// The characters of one of the sets, not of both.
    func symmetricDifference(_ other: CharacterSet) -> CharacterSet { union(other).subtracting(intersection(other)) }
    /// Adds the characters of another set.
    mutating func formUnion(_ other: CharacterSet) { self = union(other) }
    /// Keeps the characters that are in another set too.
    mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
    /// Takes out the characters of another set.
    mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }
    /// Adds a Unicode scalar.
    @discardableResult
    mutating func insert(_ character: Unicode.Scalar) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) {
        let isNew = !contains(character)
        if isNew { insert(charactersIn: String(character._character)) }
        return (inserted: isNew, memberAfterInsert: character)
    }
    /// Adds the characters of a text.
    mutating func insert(charactersIn string: String) { self = union(CharacterSet(charactersIn: string)) }
    /// Adds the Unicode scalars of a range.
    mutating func insert(charactersIn range: ClosedRange<Unicode.Scalar>) { self = union(CharacterSet(charactersIn: range)) }
    /// Takes a Unicode scalar out.
    @discardableResult
    mutating func remove(_ character: Unicode.Scalar) -> Unicode.Scalar? {
        guard contains(character) else { return nil }
        remove(charactersIn: String(character._character))
        return character
    }
    /// Takes the characters of a text out.
    mutating func remove(charactersIn string: String) { self = subtracting(CharacterSet(charactersIn: string)) }
    /// Whether a Unicode scalar is in the set.
    func contains(_ member: Unicode.Scalar) -> Bool { _contains(member._character) }
    func _contains(_ character: Character) -> Bool { _rule.holds(character) }
}

@native("_isCharacter(_:_:)")
func _isCharacter(_ character: Character, _ characterClass: Int) -> Bool

extension StringProtocol {
    /// The range of the first character of a set; nil if there is none.
    func rangeOfCharacter(from aSet: CharacterSet, options mask: String.CompareOptions = []) -> Range<String.Index>? {
        let characters = _characters
        let offsets = _characterOffsets
        func range(_ index: Int) -> Range<String.Index>? {
            let end = index + 1 < offsets.count ? offsets[index + 1] : _end
            return String.Index(_offset: offsets[index])..<String.Index(_offset: end)
        }
        if mask.contains(.backwards) {
            for index in characters.indices.reversed() where aSet._contains(characters[index]) { return range(index) }
            return nil
        }
        for index in characters.indices where aSet._contains(characters[index]) { return range(index) }
        return nil
    }
}
