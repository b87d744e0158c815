extension LineEditor {
    /// What may stand at the cursor: found by the program, inserted and listed by the editor.
    public struct Completions: Equatable, Sendable {
        public struct Candidate: Equatable, Sendable {
            /// What stands in the text once it is chosen.
            public var text: String
            /// A few words beside it in the list, such as a signature.
            public var detail: String

            public init(_ text: String, detail: String = "") {
                self.text = text
                self.detail = detail
            }
        }

        /// The part of the text that a candidate takes the place of; it ends at the cursor.
        public var replacing: Range<String.Index>
        public var candidates: [Candidate]

        public init(replacing: Range<String.Index>, candidates: [Candidate] = []) {
            self.replacing = replacing
            self.candidates = candidates
        }
    }
}

extension LineEditor.Completions {
    /// What one press of Tab does.
    enum Step: Equatable {
        /// Takes the place of what was typed of the word.
        case insert(String)
        case list([Candidate])
        /// Several candidates, and nothing more that they have in common.
        case ambiguous
        case none
    }

    /// The whole candidate if there is one, else what all have in common; on a second Tab, a list of them and what they are.
    func step(typed: Substring, isSecond: Bool) -> Step {
        guard let first = candidates.first else { return .none }
        if candidates.count == 1, first.text != typed { return .insert(first.text) }
        // Nothing is left to type of it: what it is can still be said.
        if candidates.count == 1 { return first.detail.isEmpty ? .none : .list(candidates) }
        let common = candidates.dropFirst().reduce(first.text[...]) { $0.commonPrefix(with: $1.text) }
        if common.count > typed.count { return .insert(String(common)) }
        return isSecond ? .list(candidates) : .ambiguous
    }

    /// The list in the width of a terminal: a line each where there is something to say, else columns.
    static func lines(of candidates: [Candidate], columns: Int, rows: Int) -> [String] {
        let width = candidates.reduce(0) { max($0, $1.text.terminalColumns) } + 2
        let hasDetails = candidates.contains { !$0.detail.isEmpty }
        let perLine = hasDetails && candidates.count <= rows ? 1 : max(1, columns / width)
        let shown = candidates.prefix(perLine * max(1, rows))

        if perLine == 1, hasDetails, shown.count == candidates.count, let whole = whole(shown, beside: width, columns: columns, rows: rows) {
            return whole
        }
        var lines: [String] = []
        if perLine == 1 {
            for candidate in shown {
                lines.append(candidate.detail.isEmpty ? candidate.text : candidate.text.padded(to: candidate.text.isEmpty ? 0 : width) + candidate.detail)
            }
        } else {
            // Down the columns, as a dictionary is read.
            let height = (shown.count + perLine - 1) / perLine
            for row in 0..<height {
                let cells = stride(from: row, to: shown.count, by: height).map { shown[$0].text }
                lines.append(cells.map { $0.padded(to: width) }.joined())
            }
        }
        if shown.count < candidates.count { lines.append("… and \(candidates.count - shown.count) more") }
        return lines.map { line in
            let trimmed = line.droppingSpacesAtEnd
            return trimmed.terminalColumns < columns ? String(trimmed) : trimmed.fitting(max(1, columns - 2)) + "…"
        }
    }

    /// Each name with all that there is to say of it, in several lines where it needs them; nil where there are not so many.
    private static func whole(_ candidates: ArraySlice<Candidate>, beside width: Int, columns: Int, rows: Int) -> [String]? {
        let room = columns - width - 1
        guard room >= narrowestDetail else { return nil }
        var lines: [String] = []
        for candidate in candidates {
            // What has no name is a line of its own, indented where it goes on.
            var line = candidate.text.padded(to: candidate.text.isEmpty ? 0 : width)
            var isFresh = true
            for word in candidate.detail.split(separator: " ") {
                if !isFresh, line.terminalColumns + 1 + word.terminalColumns >= columns {
                    lines.append(line)
                    (line, isFresh) = (String(repeating: " ", count: width), true)
                }
                guard word.terminalColumns <= room else { return nil }
                line += (isFresh ? "" : " ") + word
                isFresh = false
            }
            lines.append(String(line.droppingSpacesAtEnd))
        }
        return lines.count <= rows ? lines : nil
    }

    /// In fewer columns a description is a pillar of words.
    private static let narrowestDetail = 24
}

extension Substring {
    fileprivate func commonPrefix(with other: String) -> Substring {
        var end = startIndex
        for character in other {
            guard end < endIndex, self[end] == character else { break }
            formIndex(after: &end)
        }
        return self[..<end]
    }
}

extension Substring {
    /// The beginning that takes so many columns at most.
    fileprivate func fitting(_ columns: Int) -> Substring {
        var used = 0
        return prefix { character in
            used += String(character).terminalColumns
            return used <= columns
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - terminalColumns))
    }

    fileprivate var droppingSpacesAtEnd: Substring {
        self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
    }
}
