extension StringProtocol {
    /// The lines of the text without their ends, whichever those are. After an end that is the last character there is an
    /// empty line.
    public var textLines: [SubSequence] { split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) }

    /// The first line end of the text, which its other lines end with as well.
    public var lineEnd: String { first(where: \.isLineEnd).map(String.init) ?? "\n" }
}

extension Character {
    /// A return with a line feed behind it is one character.
    fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

extension String {
    /// The text with a range, counted in UTF-8 units, replaced.
    func replacing(_ range: Range<Int>, with text: String) -> String {
        var bytes = Array(utf8)
        bytes.replaceSubrange(range, with: text.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text with nothing in a range but its line ends.
    func blanking(_ range: Range<Int>) -> String {
        var bytes = Array(utf8)
        bytes.replaceSubrange(range, with: bytes[range].filter { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text with a declaration behind it, on this line if the text ends before it.
    func appending(_ declaration: String, atLine line: Int) -> String {
        let ends = textLines.count
        let gap = textLines.last == "" ? 1 : 2
        return self + String(repeating: lineEnd, count: max(gap, line - ends)) + declaration + lineEnd
    }

    /// The text as one reads it: one blank line between declarations, and none before the first. A lesson's source has many
    /// more where there is prose in the lesson.
    func withoutGaps() -> String {
        let declared = ParsedText(self).declarations.map(\.range)
        var kept: [Substring] = []
        for line in textLines {
            let offset = utf8.distance(from: startIndex, to: line.startIndex)
            let isGap = line.allSatisfy(\.isWhitespace) && !declared.contains { $0.contains(offset) }
            if isGap, kept.last?.allSatisfy(\.isWhitespace) ?? true { continue }
            kept.append(isGap ? "" : line)
        }
        return kept.joined(separator: lineEnd)
    }

    /// The line and the column of a place that is counted in UTF-8 units, both from 1; columns count characters.
    func place(ofByte offset: Int) -> (line: Int, column: Int) {
        let lines = Array(utf8.prefix(offset)).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return (lines.count, String(decoding: lines.last ?? [], as: UTF8.self).count + 1)
    }

    /// The line of this number, counted from 1.
    func line(_ number: Int) -> String? {
        let lines = textLines
        return lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
    }
}
