// Marks in a line of text: **strong**, *emphasized*, `code`, ~~struck~~ and [links](https://example.com). Headings, lists and
// other blocks are left as they are.

/// What marks in a line mean.
struct InlinePresentationIntent: OptionSet, Hashable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let emphasized = InlinePresentationIntent(rawValue: 1)
    static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    static let code = InlinePresentationIntent(rawValue: 4)
    static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributedString {
    /// How marks are read. Those in a line always are; lines are joined unless white space is kept.
    struct MarkdownParsingOptions {
        var interpretedSyntax: InterpretedSyntax
        init(interpretedSyntax: InterpretedSyntax = .full) { self.interpretedSyntax = interpretedSyntax }
        /// Which marks are read.
        enum InterpretedSyntax: Hashable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    }
}

/// Reads marks in a line.
enum _Markdown {
    /// The text without its marks.
    static func plain(_ text: String) -> String { _markedRuns(text).map { $0.words }.joined() }
    /// The text without its marks, in runs that have what the marks say.
    static func runs(_ text: String) -> [_AttributedRun] {
        _markedRuns(text).map { run in
            var attributes = AttributeContainer()
            if run.marks != 0 { attributes.inlinePresentationIntent = InlinePresentationIntent(rawValue: UInt(run.marks)) }
            if let address = run.address { attributes.link = URL(string: address) }
            return _AttributedRun(text: run.words, attributes: attributes)
        }
    }
}

/// Words of a text with marks.
struct _MarkedRun {
    let words: String
    let marks: Int
    let address: String?
}

/// The words of a line without their marks.
@native("_markedRuns") func _markedRuns(_ text: String) -> [_MarkedRun]
