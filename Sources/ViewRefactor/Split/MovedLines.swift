/// The lines of a piece of code that goes to another place.
struct MovedLines {
    private var lines: [String]

    /// - Parameters:
    ///   - offset: Where the piece begins in its source.
    ///   - rewrites: New text in place of ranges of that source, which do not overlap.
    init(_ code: String, from offset: Int, with rewrites: [SourceEdit.Replacement]) {
        var bytes = Array(code.utf8)
        // What is inserted before a piece that is replaced comes after that, since it would move the piece.
        for rewrite in rewrites.sorted(by: { ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound) }) {
            let start = rewrite.range.lowerBound - offset
            bytes.replaceSubrange(start..<start + rewrite.range.count, with: rewrite.text.utf8)
        }
        // Other characters that end a line may stand in a string, and mean themselves there.
        lines = String(decoding: bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }.map(String.init)
    }

    /// Puts what stands behind the opening brace, in its line, below it.
    mutating func alignFirst() {
        guard lines.count > 1, let first = lines.first, !first.allSatisfy(\.isWhitespace) else { return }
        let rest = MovedLines(lines: Array(lines.dropFirst()))
        lines[0] = rest.commonIndentation + first.drop(while: Self.isBlank)
    }

    private init(lines: [String]) { self.lines = lines }

    /// Takes away the blank lines at both ends, and the blank that a brace on the same line leaves.
    mutating func trim() {
        while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
        while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
        while lines.last?.last?.isWhitespace ?? false { lines[lines.count - 1].removeLast() }
    }

    /// Puts the indentation before the first line that it had in its source: an expression begins in the middle of one.
    mutating func indentFirst(by indentation: String) {
        if !lines.isEmpty { lines[0] = indentation + lines[0] }
    }

    /// What all lines begin with.
    var commonIndentation: String {
        lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { String($0.prefix(while: Self.isBlank)) }.min { $0.count < $1.count } ?? ""
    }

    /// The lines at another indentation.
    func indented(by indentation: String, insteadOf old: String) -> [String] {
        var isInString = false
        return lines.map { line in
            defer { if line.opensOrClosesString { isInString.toggle() } }
            // In a string of several lines blanks are part of its value, as far as they go beyond its indentation.
            if line.allSatisfy(\.isWhitespace) { return isInString && line.hasPrefix(old) ? indentation + line.dropFirst(old.count) : "" }
            return indentation + (line.hasPrefix(old) ? line.dropFirst(old.count) : line.drop(while: Self.isBlank))
        }
    }

    private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}

extension String {
    /// Whether a string of several lines begins or ends here, but not both.
    fileprivate var opensOrClosesString: Bool {
        var rest = Substring(self)
        var count = 0
        while let start = rest.firstIndex(of: "\"") {
            rest = rest[start...]
            if rest.hasPrefix("\"\"\"") {
                count += 1
                rest = rest.dropFirst(3)
            } else {
                rest = rest.dropFirst()
            }
        }
        return count % 2 == 1
    }
}
