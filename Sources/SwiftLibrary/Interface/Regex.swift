// Patterns with types: what a match holds is known where the pattern is written.

/// A pattern of texts; `/(\d+)/` is one. `Output` is what a match holds: the whole, then each group.
struct Regex<Output> {
    let _pattern: String
    let _output: (_RegexGroups) -> Output
    var _options: Int

    init(_pattern: String, _options: Int, _output: @escaping (_RegexGroups) -> Output) {
        self._pattern = _pattern
        self._options = _options
        self._output = _output
    }
    /// A match of the pattern; its groups are members of it: `match.1`.
    @dynamicMemberLookup
    struct Match {
        /// Where in the text it is.
        let range: Range<String.Index>
        /// The whole, and each group.
        let output: Output
        init(_range: Range<String.Index>, _output: Output) {
            range = _range
            output = _output
        }
        /// A group.
        subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
    }
    /// The pattern, for which upper and lower case are the same.
    func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> { _with(1, ignoresCase) }
    /// The pattern, in which `.` stands for the end of a line, too.
    func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output> { _with(8, dotMatchesNewlines) }
    /// The pattern, in which `^` and `$` stand for both ends of a line.
    func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output> { _with(16, matchLineEndings) }
    /// The first match in a text; nil if there is none.
    func firstMatch(in string: String) throws -> Match? { string.firstMatch(of: self) }
    /// The match that is the whole text; nil if it is none.
    func wholeMatch(in string: String) throws -> Match? { string.wholeMatch(of: self) }
    /// The match with which a text begins; nil if it begins with none.
    func prefixMatch(in string: String) throws -> Match? { string.prefixMatch(of: self) }

    func _with(_ option: Int, _ isOn: Bool) -> Regex<Output> {
        Regex<Output>(_pattern: _pattern, _options: isOn ? _options | option : _options & ~option, _output: _output)
    }
}

extension Regex where Output == AnyRegexOutput {
    /// A pattern that is read from a text; an error where it is none.
    init(_ pattern: String) throws {
        let parts = _regexParts(pattern)
        guard parts[0].isEmpty else { throw _RegexError(description: parts[0]) }
        self.init(_pattern: pattern, _options: 0) { AnyRegexOutput(_groups: $0, _names: parts) }
    }
}

extension Regex.Match where Output == AnyRegexOutput {
    /// A group by its number.
    subscript(position: Int) -> AnyRegexOutput.Element { output[position] }
    /// A group by its name; nil where none has it.
    subscript(name: String) -> AnyRegexOutput.Element? { output[name] }
    /// The whole.
    var `0`: Substring { output._groups._text(0) }
}

extension Regex.Match where Output == Substring {
    /// The whole.
    var `0`: Substring { output }
}

/// What a match of a pattern holds that was read from a text.
struct AnyRegexOutput: RandomAccessCollection {
    /// A group.
    struct Element {
        /// Its name; nil where it has none.
        let name: String?
        /// Where in the text it is; nil where it took no part.
        let range: Range<String.Index>?
        /// Its part of the text; nil where it took no part.
        let substring: Substring?
    }
    let _groups: _RegexGroups
    let _names: [String]
    init(_groups: _RegexGroups, _names: [String]) {
        self._groups = _groups
        self._names = _names
    }
    var startIndex: Int { 0 }
    var endIndex: Int { _groups._ends.count / 2 }
    /// A group by its number; the whole has number 0.
    subscript(position: Int) -> Element {
        let name = _names[position]
        return Element(name: name.isEmpty ? nil : name, range: _groups._range(position), substring: _groups._part(position))
    }
    /// A group by its name; nil where none has it.
    subscript(name: String) -> Element? { first { $0.name == name } }
}

/// What is wrong with a text that is no pattern.
struct _RegexError: Error, CustomStringConvertible {
    let description: String
}

/// The places of a match's groups in a text.
struct _RegexGroups {
    let _whole: Substring
    /// Both ends of each group, in bytes; -1 where it took no part.
    let _ends: [Int]
    init(_ whole: Substring, _ ends: [Int]) {
        _whole = whole
        _ends = ends
    }
    func _range(_ group: Int) -> Range<String.Index>? {
        let start = _ends[group * 2]
        return start < 0 ? nil : String.Index(_offset: start)..<String.Index(_offset: _ends[group * 2 + 1])
    }
    func _part(_ group: Int) -> Substring? { _range(group).map { _whole[$0] } }
    func _text(_ group: Int) -> Substring { _part(group) ?? "" }
}

/// What a literal of a pattern stands for.
func _regexLiteral<Output>(_ pattern: String, _ ignoresSpace: Bool, _ output: @escaping (_RegexGroups) -> Output) -> Regex<Output> {
    Regex<Output>(_pattern: pattern, _options: ignoresSpace ? 2 : 0, _output: output)
}

extension StringProtocol {
    /// The first match of a pattern; nil if there is none.
    func firstMatch<Output>(of regex: Regex<Output>) -> Regex<Output>.Match? { _found(regex, 0, 1).first }
    /// The match that is the whole text; nil if it is none.
    func wholeMatch<Output>(of regex: Regex<Output>) -> Regex<Output>.Match? { _found(regex, 64, 1).first }
    /// The match with which the text begins; nil if it begins with none.
    func prefixMatch<Output>(of regex: Regex<Output>) -> Regex<Output>.Match? { _found(regex, 32, 1).first }
    /// All matches of a pattern.
    func matches<Output>(of regex: Regex<Output>) -> [Regex<Output>.Match] { _found(regex, 0, Int.max) }
    /// Whether a pattern matches a part of the text.
    func contains<Output>(_ regex: Regex<Output>) -> Bool { firstMatch(of: regex) != nil }
    /// Whether the text begins with a match of a pattern.
    func starts<Output>(with regex: Regex<Output>) -> Bool { prefixMatch(of: regex) != nil }
    /// Where the first match of a pattern is; nil if there is none.
    func firstRange<Output>(of regex: Regex<Output>) -> Range<String.Index>? { firstMatch(of: regex)?.range }
    /// Where the matches of a pattern are.
    func ranges<Output>(of regex: Regex<Output>) -> [Range<String.Index>] { matches(of: regex).map { $0.range } }
    /// The text without the match of a pattern with which it begins.
    func trimmingPrefix<Output>(_ regex: Regex<Output>) -> Substring {
        self[(prefixMatch(of: regex)?.range.upperBound ?? startIndex)..<endIndex]
    }
    /// The parts between the matches of a pattern.
    func split<Output>(
        separator: Regex<Output>, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
    ) -> [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        for match in matches(of: separator) {
            if parts.count == maxSplits { break }
            if !omittingEmptySubsequences || start < match.range.lowerBound { parts.append(self[start..<match.range.lowerBound]) }
            start = match.range.upperBound
        }
        if !omittingEmptySubsequences || start < endIndex { parts.append(self[start..<endIndex]) }
        return parts
    }
    /// The text with the matches of a pattern replaced by a text.
    func replacing<Output, Replacement: StringProtocol>(
        _ regex: Regex<Output>, with replacement: Replacement, maxReplacements: Int = Int.max
    ) -> String {
        replacing(regex, maxReplacements: maxReplacements) { _ in String(replacement) }
    }
    /// The text with the matches of a pattern replaced by what is made of them.
    func replacing<Output, Replacement: StringProtocol>(
        _ regex: Regex<Output>, maxReplacements: Int = Int.max, with replacement: (Regex<Output>.Match) throws -> Replacement
    ) rethrows -> String {
        var parts: [String] = []
        var start = startIndex
        for match in _found(regex, 0, maxReplacements) {
            parts.append(String(self[start..<match.range.lowerBound]))
            parts.append(String(try replacement(match)))
            start = match.range.upperBound
        }
        parts.append(String(self[start..<endIndex]))
        return parts.joined()
    }
    func _found<Output>(_ regex: Regex<Output>, _ place: Int, _ limit: Int) -> [Regex<Output>.Match] {
        if limit <= 0 { return [] }
        let found = _regexMatches(String(self), regex._pattern, regex._options | place, limit)
        let whole = self[startIndex..<endIndex]
        let size = ((found.first ?? 0) + 1) * 2
        var results: [Regex<Output>.Match] = []
        var at = 1
        while at < found.count {
            let groups = _RegexGroups(whole, found[at..<(at + size)].map { $0 < 0 ? $0 : _start + $0 })
            results.append(Regex<Output>.Match(_range: groups._range(0) ?? startIndex..<startIndex, _output: regex._output(groups)))
            at += size
        }
        return results
    }
}

extension String {
    /// Replaces the matches of a pattern by a text.
    mutating func replace<Output, Replacement: StringProtocol>(
        _ regex: Regex<Output>, with replacement: Replacement, maxReplacements: Int = Int.max
    ) {
        self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
    }
    /// Replaces the matches of a pattern by what is made of them.
    mutating func replace<Output, Replacement: StringProtocol>(
        _ regex: Regex<Output>, maxReplacements: Int = Int.max, with replacement: (Regex<Output>.Match) throws -> Replacement
    ) rethrows {
        self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
    }
    /// Removes the match of a pattern with which the text begins.
    mutating func trimPrefix<Output>(_ regex: Regex<Output>) { self = String(trimmingPrefix(regex)) }
}

@native("_regexMatches(_:_:_:_:)")
func _regexMatches(_ text: String, _ pattern: String, _ options: Int, _ limit: Int) -> [Int]

@native("_regexParts(_:)")
func _regexParts(_ pattern: String) -> [String]
