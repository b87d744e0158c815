// Text of which parts look different. The attributes are carried and compared; what is drawn is the plain text.

/// A text with attributes.
@dynamicMemberLookup struct AttributedString: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The parts of the text that have the same attributes; neighbours have different ones.
    var _runs: [_AttributedRun] = []
    init() {}
    init(_ text: String, attributes: AttributeContainer = AttributeContainer()) { _runs = _AttributedRun.joined([_AttributedRun(text: text, attributes: attributes)]) }
    init(_ part: AttributedSubstring) { _runs = part._runs }
    init(stringLiteral value: String) { self.init(value) }
    init(markdown text: String, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions()) throws {
        let keepsLines = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        let text = keepsLines ? text : text.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
        _runs = _AttributedRun.joined(_Markdown.runs(text))
    }
    var description: String { _text }
    var _text: String { _runs.map { $0.text }.joined() }
    /// The characters of the text.
    var characters: String { _text }
    /// An attribute that all of the text has; setting it sets it for all of it.
    subscript<Value: Hashable>(dynamicMember attribute: WritableKeyPath<AttributeContainer, Value?>) -> Value? {
        get { _AttributedRun.value(attribute, in: _runs) }
        set { _runs = _AttributedRun.setting(attribute, newValue, in: _runs) }
    }
    /// The place of the first such text.
    func range(of text: String) -> Range<String.Index>? { _text.range(of: text) }
    /// A part of the text, whose attributes can be set.
    subscript(range: Range<String.Index>) -> AttributedSubstring {
        get { AttributedSubstring(_runs: _AttributedRun.part(_runs, _characters(range))) }
        set {
            let (all, place) = (_text.count, _characters(range))
            _runs = _AttributedRun.joined(_AttributedRun.part(_runs, 0..<place.lowerBound) + newValue._runs + _AttributedRun.part(_runs, place.upperBound..<all))
        }
    }
    /// The numbers of the characters in a range.
    func _characters(_ range: Range<String.Index>) -> Range<Int> {
        let text = _text
        return text.distance(from: text.startIndex, to: range.lowerBound)..<text.distance(from: text.startIndex, to: range.upperBound)
    }
    /// Appends a text.
    mutating func append(_ other: AttributedString) { _runs = _AttributedRun.joined(_runs + other._runs) }
    /// Gives the whole text these attributes and no others.
    mutating func setAttributes(_ attributes: AttributeContainer) { self = AttributedString(_text, attributes: attributes) }
    /// Adds attributes to the whole text.
    mutating func mergeAttributes(_ attributes: AttributeContainer) {
        _runs = _AttributedRun.joined(_runs.map { _AttributedRun(text: $0.text, attributes: $0.attributes.merging(attributes)) })
    }
    static func + (a: AttributedString, b: AttributedString) -> AttributedString {
        var sum = a
        sum.append(b)
        return sum
    }
    static func += (a: inout AttributedString, b: AttributedString) { a.append(b) }
}

/// A part of an attributed text.
@dynamicMemberLookup struct AttributedSubstring: Hashable, CustomStringConvertible {
    var _runs: [_AttributedRun]
    var description: String { _runs.map { $0.text }.joined() }
    /// The characters of the part.
    var characters: String { description }
    /// An attribute that all of the part has; setting it sets it for all of it.
    subscript<Value: Hashable>(dynamicMember attribute: WritableKeyPath<AttributeContainer, Value?>) -> Value? {
        get { _AttributedRun.value(attribute, in: _runs) }
        set { _runs = _AttributedRun.setting(attribute, newValue, in: _runs) }
    }
}

/// Attributes of a text.
struct AttributeContainer: Hashable {
    /// The colour of the letters.
    var foregroundColor: Color?
    /// The colour behind them.
    var backgroundColor: Color?
    /// The font.
    var font: Font?
    /// The line below.
    var underlineStyle: Text.LineStyle?
    /// The line through the letters.
    var strikethroughStyle: Text.LineStyle?
    /// Space between letters, which pairs of them may change.
    var kern: CGFloat?
    /// Space between letters.
    var tracking: CGFloat?
    /// How far above the line the letters stand.
    var baselineOffset: CGFloat?
    /// Where a tap leads.
    var link: URL?
    /// What marks in a line mean.
    var inlinePresentationIntent: InlinePresentationIntent?
    init() {}
    /// These attributes and others, which win where both say something.
    func merging(_ other: AttributeContainer) -> AttributeContainer {
        var merged = self
        merged.foregroundColor = other.foregroundColor ?? foregroundColor
        merged.backgroundColor = other.backgroundColor ?? backgroundColor
        merged.font = other.font ?? font
        merged.underlineStyle = other.underlineStyle ?? underlineStyle
        merged.strikethroughStyle = other.strikethroughStyle ?? strikethroughStyle
        merged.kern = other.kern ?? kern
        merged.tracking = other.tracking ?? tracking
        merged.baselineOffset = other.baselineOffset ?? baselineOffset
        merged.link = other.link ?? link
        merged.inlinePresentationIntent = other.inlinePresentationIntent ?? inlinePresentationIntent
        return merged
    }
    /// Adds attributes, which win where both say something.
    mutating func merge(_ other: AttributeContainer) { self = merging(other) }
}

/// Characters of an attributed text with the same attributes.
struct _AttributedRun: Hashable {
    var text: String
    var attributes: AttributeContainer
    /// The same text in as few runs as can be.
    static func joined(_ runs: [_AttributedRun]) -> [_AttributedRun] {
        var joined: [_AttributedRun] = []
        for run in runs where !run.text.isEmpty {
            if let last = joined.last, last.attributes == run.attributes {
                joined[joined.count - 1].text += run.text
            } else {
                joined.append(run)
            }
        }
        return joined
    }
    /// The runs of some of the characters.
    static func part(_ runs: [_AttributedRun], _ range: Range<Int>) -> [_AttributedRun] {
        var found: [_AttributedRun] = []
        var start = 0
        for run in runs {
            let end = start + run.text.count
            let (lower, upper) = (max(start, range.lowerBound), min(end, range.upperBound))
            if lower < upper { found.append(_AttributedRun(text: String(run.text.dropFirst(lower - start).prefix(upper - lower)), attributes: run.attributes)) }
            start = end
        }
        return found
    }
    /// The attribute that all runs have; nil where they differ.
    static func value<Value: Hashable>(_ attribute: WritableKeyPath<AttributeContainer, Value?>, in runs: [_AttributedRun]) -> Value? {
        guard let first = runs.first?.attributes[keyPath: attribute] else { return nil }
        return runs.allSatisfy { $0.attributes[keyPath: attribute] == first } ? first : nil
    }
    /// The runs with an attribute set in each.
    static func setting<Value: Hashable>(_ attribute: WritableKeyPath<AttributeContainer, Value?>, _ value: Value?, in runs: [_AttributedRun]) -> [_AttributedRun] {
        var set = runs
        for index in set.indices { set[index].attributes[keyPath: attribute] = value }
        return joined(set)
    }
}

extension Text {
    /// A line under a text or through it.
    struct LineStyle: Hashable {
        let _pattern: String
        let _color: Color?
        init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
            _pattern = pattern._name
            _color = color
        }
        /// A plain line.
        static let single = Text.LineStyle()
        /// How a line is dashed.
        struct Pattern: Hashable {
            let _name: String
            static let solid = Text.LineStyle.Pattern(_name: "solid")
            static let dot = Text.LineStyle.Pattern(_name: "dot")
            static let dash = Text.LineStyle.Pattern(_name: "dash")
            static let dashDot = Text.LineStyle.Pattern(_name: "dashDot")
            static let dashDotDot = Text.LineStyle.Pattern(_name: "dashDotDot")
        }
    }
}
