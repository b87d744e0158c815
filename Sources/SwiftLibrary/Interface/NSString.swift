// Texts as objects.

/// A text as an object. Its places are counted in units of UTF-16.
class NSString: NSObject, ExpressibleByStringLiteral, CVarArg {
    let _bridged: String
    init(string: String) { _bridged = string }
    convenience init(_bridging text: String) { self.init(string: text) }
    required convenience init(stringLiteral value: String) { self.init(string: value) }
    /// How long the text is, in units of UTF-16.
    var length: Int { _bridged.utf16.count }
    override var description: String { _bridged }
    override var hash: Int { _bridged.hashValue }
    override func isEqual(_ object: Any?) -> Bool {
        if let other = object as? NSString { return other._bridged == _bridged }
        return (object as? String).map { $0 == _bridged } ?? false
    }
    /// Whether this is the text.
    func isEqual(to text: String) -> Bool { _bridged == text }
    /// A part of the text.
    func substring(with range: NSRange) -> String {
        guard let found = Range<String.Index>(range, in: _bridged) else { fatalError("The range \(range) is out of bounds") }
        return String(_bridged[found])
    }
    /// The text from a place on.
    func substring(from place: Int) -> String { substring(with: NSRange(location: place, length: length - place)) }
    /// The text up to a place.
    func substring(to place: Int) -> String { substring(with: NSRange(location: 0, length: place)) }
    /// Where another text stands in this one.
    func range(of text: String) -> NSRange {
        guard let found = _bridged.range(of: text) else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(found, in: _bridged)
    }
    /// The number at the beginning of the text, or 0.
    var doubleValue: Double {
        let digits = _bridged.trimmingCharacters(in: .whitespaces).prefix { $0.isNumber || "+-.eE".contains($0) }
        return Double(String(digits)) ?? 0
    }
    /// The number at the beginning of the text, or 0.
    var integerValue: Int { Int(doubleValue) }
    /// The number at the beginning of the text, or 0.
    var intValue: Int32 { Int32(integerValue) }
    /// The text in capital letters.
    var uppercased: String { _bridged.uppercased() }
    /// The text in small letters.
    var lowercased: String { _bridged.lowercased() }
    /// The text with a capital letter at the beginning of each word.
    var capitalized: String { _bridged.capitalized }
    /// The parts of a path.
    var pathComponents: [String] { _bridged.split(separator: "/").map { String($0) } }
    /// The last part of a path.
    var lastPathComponent: String { pathComponents.last ?? "" }
    /// What stands behind the last point of a path.
    var pathExtension: String {
        let parts = lastPathComponent.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 ? String(parts[parts.count - 1]) : ""
    }
    /// The path without its extension.
    var deletingPathExtension: String { pathExtension.isEmpty ? _bridged : String(_bridged.dropLast(pathExtension.count + 1)) }
    /// The path with one more part.
    func appendingPathComponent(_ part: String) -> String { _bridged.hasSuffix("/") ? _bridged + part : _bridged + "/" + part }
    /// The text with another one in the place of a third.
    func replacingOccurrences(of text: String, with other: String) -> String { _bridged.replacingOccurrences(of: text, with: other) }
    /// The texts between separators.
    func components(separatedBy separator: String) -> [String] { _bridged.components(separatedBy: separator) }
    /// Whether another text stands in this one.
    func contains(_ text: String) -> Bool { _bridged.contains(text) }
}

extension String {
    /// The text of an object.
    init(_ text: NSString) { self = text._bridged }
}
