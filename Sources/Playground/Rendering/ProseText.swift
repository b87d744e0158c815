/// Markdown for a terminal: a paragraph or an item of a list becomes one line, which whoever shows it wraps; the lines of a
/// fenced block stay lines.
func proseLines(_ markdown: String) -> [StyledLine] {
    var lines: [StyledLine] = []
    var paragraph = ""
    func endParagraph() {
        guard !paragraph.isEmpty else { return }
        var line = proseLine(paragraph)
        line.hangingIndent = paragraph.hasPrefix("  ") ? 4 : 0
        lines.append(line)
        paragraph = ""
    }
    var fence: Substring?
    for written in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
        let text = written.trimmed
        if let mark = fence {
            if text == mark { fence = nil } else { lines.append(StyledLine("  " + written, .code)) }
        } else if let mark = fenceMark(text) {
            endParagraph()
            fence = mark
        } else if text.isEmpty {
            endParagraph()
            lines.append(StyledLine())
        } else if !paragraph.isEmpty, !beginsBlock(text) {
            paragraph += " " + text
        } else {
            endParagraph()
            paragraph = isItem(text) ? "  " + text : text
            if text.hasPrefix("#") || text.hasPrefix("|") { endParagraph() }
        }
    }
    endParagraph()
    return lines
}

/// The backquotes or tildes that begin a fenced block, and end it.
private func fenceMark(_ text: String) -> Substring? {
    guard let first = text.first, first == "`" || first == "~" else { return nil }
    let mark = text.prefix { $0 == first }
    return mark.count >= 3 && !text.dropFirst(mark.count).contains(first) ? mark : nil
}

private func beginsBlock(_ text: String) -> Bool {
    isItem(text) || text.hasPrefix("#") || text.hasPrefix("|") || text.hasPrefix(">")
}

/// `- item`, `* item`, `1. item`.
private func isItem(_ text: String) -> Bool {
    if text.hasPrefix("- ") || text.hasPrefix("* ") { return true }
    let digits = text.prefix { $0.isNumber }
    return !digits.isEmpty && text.dropFirst(digits.count).hasPrefix(". ")
}

/// A line of Markdown for a terminal: code keeps its quotes, and the stars around stressed words become a style.
func proseLine(_ markdown: some StringProtocol) -> StyledLine {
    var line = StyledLine()
    var rest = Substring(markdown)
    var isStressed = false
    var plain = ""
    func flush() {
        line.append(plain, isStressed ? .heading : .plain)
        plain = ""
    }
    while let character = rest.first {
        if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
            flush()
            line.append(String(rest[...end]), .code)
            rest = rest[rest.index(after: end)...]
        } else if character == "*", let length = stressLength(rest, isOpen: isStressed, after: plain.last) {
            flush()
            isStressed.toggle()
            rest = rest.dropFirst(length)
        } else {
            plain.append(character)
            rest = rest.dropFirst()
        }
    }
    flush()
    return line
}

/// How many stars begin or end a stress here; nil for a star that is a bullet or a product.
private func stressLength(_ text: Substring, isOpen: Bool, after previous: Character?) -> Int? {
    let stars = text.prefix { $0 == "*" }.count
    let next = text.dropFirst(stars).first
    let mayBegin = next.map { !$0.isWhitespace } ?? false
    let mayEnd = previous.map { !$0.isWhitespace } ?? true
    guard stars <= 2, isOpen ? mayEnd : mayBegin else { return nil }
    return isOpen || text.dropFirst(stars).contains("*") ? stars : nil
}
