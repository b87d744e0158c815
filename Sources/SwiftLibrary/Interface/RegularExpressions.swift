// Regular expressions, as Foundation has them, and the places in texts that they speak of.

/// A part of a text, in units of UTF-16.
struct NSRange: Hashable {
    var location: Int
    var length: Int
    init() { self.init(location: 0, length: 0) }
    init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
    /// A part of a text, given by places in it.
    init(_ region: Range<String.Index>, in target: String) {
        let start = region.lowerBound.utf16Offset(in: target)
        self.init(location: start, length: region.upperBound.utf16Offset(in: target) - start)
    }
    /// The rest of a text, given by a place in it.
    init(_ region: PartialRangeFrom<String.Index>, in target: String) { self.init(region.lowerBound..<target.endIndex, in: target) }
    init(_ region: Range<Int>) { self.init(location: region.lowerBound, length: region.count) }
    var lowerBound: Int { location }
    var upperBound: Int { location + length }
    /// Whether a unit is in the part.
    func contains(_ index: Int) -> Bool { index >= location && index < location + length }
}

/// A part of a text, in units of UTF-16.
func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

/// Where something is that is nowhere.
let NSNotFound = Int.max

extension Range where Bound == String.Index {
    /// A part of a text, given in units of UTF-16; nil where the text does not have it.
    init?(_ range: NSRange, in string: String) {
        guard range.location >= 0, range.length >= 0, range.location != NSNotFound, range.upperBound <= string.utf16.count else { return nil }
        self = String.Index(utf16Offset: range.location, in: string)..<String.Index(utf16Offset: range.upperBound, in: string)
    }
}

extension Range where Bound == Int {
    init?(_ range: NSRange) {
        guard range.location != NSNotFound else { return nil }
        self = range.location..<range.upperBound
    }
}

/// A pattern that is found in texts.
class NSRegularExpression: NSObject {
    struct Options: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let caseInsensitive = Options(rawValue: 1)
        static let allowCommentsAndWhitespace = Options(rawValue: 2)
        static let ignoreMetacharacters = Options(rawValue: 4)
        static let dotMatchesLineSeparators = Options(rawValue: 8)
        static let anchorsMatchLines = Options(rawValue: 16)
    }
    struct MatchingOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let anchored = MatchingOptions(rawValue: 4)
    }
    /// The pattern as written.
    let pattern: String
    let options: Options
    /// How many parts of a match have numbers of their own.
    let numberOfCaptureGroups: Int
    init(pattern: String, options: Options = []) throws {
        let found = _matches("", pattern, options.rawValue, 1)
        guard !found.isEmpty else { throw NSError(domain: NSCocoaErrorDomain, code: 2048, userInfo: ["NSInvalidValue": pattern]) }
        self.pattern = pattern
        self.options = options
        numberOfCaptureGroups = found[0]
    }
    /// A text with each character that means something in a pattern escaped.
    static func escapedPattern(for string: String) -> String { _escapedPattern(string) }
    /// All matches in a part of a text.
    func matches(in string: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        _results(in: string, range, options, Int.max)
    }
    /// The first match in a part of a text; nil if there is none.
    func firstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        _results(in: string, range, options, 1).first
    }
    /// How many matches are in a part of a text.
    func numberOfMatches(in string: String, options: MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }
    /// Where the first match is; at `NSNotFound` if there is none.
    func rangeOfFirstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
    /// A text with each match replaced by a template, in which `$1` is the first numbered part.
    func stringByReplacingMatches(in string: String, options: MatchingOptions = [], range: NSRange, withTemplate templ: String) -> String {
        guard let part = Range(range, in: string) else { fatalError("the range is not in the text") }
        return String(string[string.startIndex..<part.lowerBound])
            + _replacingMatches(String(string[part]), _anchored(options), self.options.rawValue, templ)
            + String(string[part.upperBound..<string.endIndex])
    }
    func _anchored(_ options: MatchingOptions) -> String { options.contains(.anchored) ? "\\A(?:" + pattern + ")" : pattern }
    func _results(in string: String, _ range: NSRange, _ options: MatchingOptions, _ limit: Int) -> [NSTextCheckingResult] {
        guard let part = Range(range, in: string) else { fatalError("the range is not in the text") }
        let text = String(string[part])
        let ends = _matches(text, _anchored(options), self.options.rawValue, limit)
        let size = (numberOfCaptureGroups + 1) * 2
        var results: [NSTextCheckingResult] = []
        var at = 1
        while at < ends.count {
            var ranges: [NSRange] = []
            for group in 0...numberOfCaptureGroups {
                let start = ends[at + group * 2]
                if start < 0 {
                    ranges.append(NSRange(location: NSNotFound, length: 0))
                } else {
                    let found = NSRange(String.Index(_offset: start)..<String.Index(_offset: ends[at + group * 2 + 1]), in: text)
                    ranges.append(NSRange(location: found.location + range.location, length: found.length))
                }
            }
            results.append(NSTextCheckingResult(_ranges: ranges, self))
            at += size
        }
        return results
    }
}

/// A match of a pattern.
class NSTextCheckingResult: NSObject {
    let _ranges: [NSRange]
    let regularExpression: NSRegularExpression?
    init(_ranges: [NSRange], _ expression: NSRegularExpression) {
        self._ranges = _ranges
        regularExpression = expression
    }
    /// Where the whole match is.
    var range: NSRange { _ranges[0] }
    /// How many parts of the match have numbers, the whole being number 0.
    var numberOfRanges: Int { _ranges.count }
    /// Where a numbered part of the match is; at `NSNotFound` where it took no part.
    func range(at idx: Int) -> NSRange { _ranges[idx] }
}

/// A condition in words. Of these `SELF MATCHES %@` is supported, which compares a whole text with a pattern.
class NSPredicate: NSObject {
    let predicateFormat: String
    let _pattern: String
    init(format predicateFormat: String, _ args: Any...) {
        guard predicateFormat.uppercased() == "SELF MATCHES %@", args.count == 1, let pattern = args[0] as? String else {
            fatalError("NSPredicate(format: \"\(predicateFormat)\") is not supported: write the condition in Swift")
        }
        self.predicateFormat = "SELF MATCHES \"" + pattern + "\""
        _pattern = "\\A(?:" + pattern + ")\\z"
    }
    /// Whether a value meets the condition.
    func evaluate(with object: Any?) -> Bool {
        guard let text = object as? String else { return false }
        return _matches(text, _pattern, 0, 1).count > 1
    }
}

extension StringProtocol {
    /// The range of an occurrence of another text or of a pattern, the first one unless the options say otherwise; nil if there is none.
    func range<T: StringProtocol>(
        of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<String.Index>? = nil
    ) -> Range<String.Index>? {
        let whole = searchRange == nil
        let start = whole ? _start : searchRange!.lowerBound._offset
        let text = whole ? String(self) : String(self[searchRange!])
        let ends = mask.contains(.regularExpression)
            ? _placeOfPattern(text, String(aString), mask)
            : _placeOfText(text, String(aString), mask._searching)
        return ends.isEmpty ? nil : String.Index(_offset: start + ends[0])..<String.Index(_offset: start + ends[1])
    }
    func _placeOfPattern(_ text: String, _ pattern: String, _ mask: String.CompareOptions) -> [Int] {
        let found = _matches(text, mask.contains(.anchored) ? "\\A(?:" + pattern + ")" : pattern, mask.contains(.caseInsensitive) ? 1 : 0, 1)
        return found.count > 1 ? [found[1], found[2]] : []
    }
    /// The text with all occurrences of another, or of a pattern, replaced.
    func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target, with replacement: Replacement, options: String.CompareOptions, range searchRange: Range<String.Index>? = nil
    ) -> String {
        if let searchRange {
            return String(self[startIndex..<searchRange.lowerBound])
                + String(self[searchRange]).replacingOccurrences(of: target, with: replacement, options: options)
                + String(self[searchRange.upperBound..<endIndex])
        }
        if options.contains(.regularExpression) {
            let pattern = options.contains(.anchored) ? "\\A(?:" + String(target) + ")" : String(target)
            return _replacingMatches(String(self), pattern, options.contains(.caseInsensitive) ? 1 : 0, String(replacement))
        }
        let text = String(self), part = String(target)
        var pieces: [String] = []
        var rest = text.startIndex..<text.endIndex
        while let found = text.range(of: part, options: options, range: rest) {
            let backwards = options.contains(.backwards)
            pieces.append(backwards ? String(text[found.upperBound..<rest.upperBound]) : String(text[rest.lowerBound..<found.lowerBound]))
            rest = backwards ? rest.lowerBound..<found.lowerBound : found.upperBound..<rest.upperBound
        }
        pieces.append(String(text[rest]))
        if options.contains(.backwards) { pieces.reverse() }
        return pieces.joined(separator: String(replacement))
    }
    /// How the text is ordered to another, as the options say.
    func compare<T: StringProtocol>(_ other: T, options mask: String.CompareOptions) -> ComparisonResult {
        let order = _compareTexts(String(self), String(other), mask.rawValue)
        return order < 0 ? .orderedAscending : order == 0 ? .orderedSame : .orderedDescending
    }
}

extension String.CompareOptions {
    /// The numbers of the options that a search knows.
    var _searching: Int {
        _require(!contains(.numeric), "a search with .numeric is not supported")
        return rawValue
    }
}

@native("_matches(_:_:_:_:)")
func _matches(_ text: String, _ pattern: String, _ options: Int, _ limit: Int) -> [Int]

@native("_replacingMatches(_:_:_:_:)")
func _replacingMatches(_ text: String, _ pattern: String, _ options: Int, _ template: String) -> String

@native("_escapedPattern(_:)")
func _escapedPattern(_ text: String) -> String

@native("_compareTexts(_:_:_:)")
func _compareTexts(_ a: String, _ b: String, _ options: Int) -> Int
