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
    static func plain(_ text: String) -> String { text.contains { "*_`~[\\".contains($0) } ? runs(Array(text), AttributeContainer()).map { $0.text }.joined() : text }
    /// The text without its marks, in runs that have what the marks say.
    static func runs(_ text: [Character], _ attributes: AttributeContainer) -> [_AttributedRun] {
        var runs: [_AttributedRun] = []
        var plain = ""
        var index = 0
        func inner(_ range: Range<Int>, _ change: (inout AttributeContainer) -> Void) -> [_AttributedRun] {
            var changed = attributes
            change(&changed)
            return _Markdown.runs(Array(text[range]), changed)
        }
        while index < text.count {
            var found: (runs: [_AttributedRun], end: Int)?
            if text[index] == "\\", index + 1 < text.count, text[index + 1].isPunctuation || text[index + 1].isSymbol {
                plain.append(text[index + 1])
                index += 2
                continue
            }
            if text[index] == "`", let end = close("`", 1, in: text, from: index) {
                var code = attributes
                code.inlinePresentationIntent = (code.inlinePresentationIntent ?? []).union(.code)
                found = ([_AttributedRun(text: String(text[index + 1..<end]), attributes: code)], end + 1)
            } else if text[index] == "[", let link = link(in: text, from: index) {
                found = (inner(index + 1..<link.title) { $0.link = link.url }, link.end)
            } else {
                for (mark, length, intent) in marks where found == nil && has(mark, length, in: text, at: index) {
                    guard let end = close(mark, length, in: text, from: index) else { continue }
                    found = (inner(index + length..<end) { $0.inlinePresentationIntent = ($0.inlinePresentationIntent ?? []).union(intent) }, end + length)
                }
            }
            guard let found else {
                plain.append(text[index])
                index += 1
                continue
            }
            runs.append(_AttributedRun(text: plain, attributes: attributes))
            runs += found.runs
            plain = ""
            index = found.end
        }
        return runs + [_AttributedRun(text: plain, attributes: attributes)]
    }
    static let marks: [(Character, Int, InlinePresentationIntent)] = [
        ("*", 2, .stronglyEmphasized), ("_", 2, .stronglyEmphasized), ("~", 2, .strikethrough), ("*", 1, .emphasized), ("_", 1, .emphasized),
    ]
    static func has(_ mark: Character, _ length: Int, in text: [Character], at index: Int) -> Bool {
        index + length <= text.count && (0..<length).allSatisfy { text[index + $0] == mark }
    }
    /// Where the mark stands that closes the one at a place; nil where none does. Marks have no space inside of them, and
    /// underscores no letter outside.
    static func close(_ mark: Character, _ length: Int, in text: [Character], from open: Int) -> Int? {
        func isWord(_ index: Int) -> Bool { text.indices.contains(index) && (text[index].isLetter || text[index].isNumber) }
        let first = open + length
        guard first < text.count, mark == "`" || !text[first].isWhitespace, mark != "_" || !isWord(open - 1) else { return nil }
        var index = first
        while index + length <= text.count {
            if mark != "`", text[index] == "\\" {
                index += 2
                continue
            }
            var run = 0
            while index + run < text.count && text[index + run] == mark { run += 1 }
            if run >= length, index > first, run == length || run > 2, mark == "`" || !text[index - 1].isWhitespace, mark != "_" || !isWord(index + run) {
                return index + run - length
            }
            index += max(1, run)
        }
        return nil
    }
    /// The title and the address of the link that begins at a place; nil where none does.
    static func link(in text: [Character], from open: Int) -> (title: Int, url: URL?, end: Int)? {
        guard let title = text[open...].firstIndex(of: "]"), title + 1 < text.count, text[title + 1] == "(",
              let end = text[title...].firstIndex(of: ")") else { return nil }
        return (title, URL(string: String(text[title + 2..<end])), end + 1)
    }
}
