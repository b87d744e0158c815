/// A text with attributes, as UIKit has it.
class NSAttributedString: NSObject {
    var _string: String
    var _ranges: [_AttributedRange] = []
    init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        _string = string
        super.init()
        if let attributes { _ranges = [_AttributedRange(range: NSRange(location: 0, length: length), attributes: attributes)] }
    }
    init(attributedString text: NSAttributedString) {
        _string = text._string
        _ranges = text._ranges
    }
    /// The plain text.
    var string: String { _string }
    /// How long the text is, in UTF-16.
    var length: Int { _string.utf16.count }
    /// The attributes at a place. How far they go is not told.
    func attributes(at location: Int, effectiveRange range: Any?) -> [NSAttributedString.Key: Any] {
        var found: [NSAttributedString.Key: Any] = [:]
        for part in _ranges where part.range.location <= location && location < part.range.location + part.range.length {
            for (key, value) in part.attributes { found[key] = value }
        }
        return found
    }
    /// The name of an attribute.
    struct Key: Hashable, RawRepresentable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let font = NSAttributedString.Key(rawValue: "NSFont")
        static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
        static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
        static let kern = NSAttributedString.Key(rawValue: "NSKern")
        static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
        static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
        static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
        static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
        static let link = NSAttributedString.Key(rawValue: "NSLink")
    }
}

/// A text with attributes that can be changed.
class NSMutableAttributedString: NSAttributedString {
    /// Sets an attribute of a part of the text.
    func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) { addAttributes([name: value], range: range) }
    /// Sets attributes of a part of the text.
    func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) { _ranges.append(_AttributedRange(range: range, attributes: attributes)) }
    /// Appends a text with its attributes.
    func append(_ text: NSAttributedString) {
        let start = length
        _string += text._string
        for part in text._ranges { _ranges.append(_AttributedRange(range: NSRange(location: start + part.range.location, length: part.range.length), attributes: part.attributes)) }
    }
}

/// Attributes of a part of a text.
struct _AttributedRange {
    let range: NSRange
    let attributes: [NSAttributedString.Key: Any]
}

extension AttributedString {
    /// The text of one of UIKit; its attributes are left behind.
    init(_ text: NSAttributedString) { self.init(text.string) }
}
