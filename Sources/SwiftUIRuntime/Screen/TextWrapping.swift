/// Breaks text into lines of a width in cells.
enum TextWrapping {
    /// The lines of `text`, broken after spaces and between wide characters, and inside a word that is
    /// longer than a line. Line breaks of the text itself are kept; a tab is drawn as four spaces. Of more lines than the limit
    /// the last one ends in `…`.
    static func lines(of text: String, width: Int, limit: Int? = nil) -> [String] {
        let width = max(1, width)
        var lines: [String] = []
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let limit, lines.count >= limit { return lines.dropLast() + [cut(lines.last ?? "", width: width)] }
            let paragraph = expandTabs(paragraph)
            let wrapped = wrap(paragraph, width: width)
            guard let limit, lines.count + wrapped.count > limit else {
                lines += wrapped
                continue
            }
            // The last line is filled with what the next one would begin with.
            let last = limit - lines.count - 1
            let joined = wrapped[last] + " " + wrapped[last + 1]
            let filled = paragraph.contains(joined) ? joined : wrapped[last] + wrapped[last + 1]
            return lines + wrapped[..<last] + [cut(filled, width: width)]
        }
        return lines
    }

    /// A line that goes on and ends in a sign for that.
    private static func cut(_ line: String, width: Int) -> String {
        var kept: [Character] = []
        var cells = 0
        for character in line {
            cells += character.cellWidth
            if cells >= width { break }
            kept.append(character)
        }
        return trimmed(kept[...]) + "…"
    }

    /// The width of the longest stretch that `lines` would not break at a space.
    static func longestWord(in text: String) -> Int {
        text.split(whereSeparator: \.isWhitespace).reduce(0) { longest, word in
            max(longest, word.contains { $0.cellWidth == 2 } ? 2 : word.cellWidth)
        }
    }

    private static func expandTabs(_ line: Substring) -> String {
        line.contains("\t") ? line.map { $0 == "\t" ? "    " : String($0) }.joined() : String(line)
    }

    private static func wrap(_ line: String, width: Int) -> [String] {
        guard line.cellWidth > width else { return [line] }
        var lines: [String] = []
        var current: [Character] = []
        var currentWidth = 0
        /// How many characters of `current` come before the last place to break at.
        var breakAt = 0
        for character in line {
            let cells = character.cellWidth
            if cells == 2 { breakAt = current.count }
            if currentWidth + cells > width, !current.isEmpty {
                if character == " " {  // the space that the break replaces
                    lines.append(String(current))
                    current = []
                    currentWidth = 0
                    breakAt = 0
                    continue
                }
                let end = breakAt > 0 ? breakAt : current.count
                lines.append(trimmed(current[..<end]))
                current = Array(current[end...])
                currentWidth = current.reduce(0) { $0 + $1.cellWidth }
                breakAt = 0
            }
            current.append(character)
            currentWidth += cells
            if character == " " || cells == 2 { breakAt = current.count }
        }
        lines.append(trimmed(current[...]))
        return lines
    }

    private static func trimmed(_ characters: ArraySlice<Character>) -> String {
        var characters = characters
        while characters.last == " " { characters.removeLast() }
        return String(characters)
    }
}
