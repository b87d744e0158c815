import Foundation
import LineEditor
import Playground

/// The columns of the terminal that standard output is, or nil when it is none.
var columnsOfStandardOutput: Int? {
    isatty(STDOUT_FILENO) == 1 ? terminalSize(of: STDOUT_FILENO).columns : nil
}

extension StyledLine {
    /// The line in rows of at most so many columns, broken between words.
    func wrapped(to columns: Int) -> [StyledLine] {
        guard columns > Self.narrowest, plain.terminalColumns > columns else { return [self] }
        let indentation = continuation(columns)
        var rows: [StyledLine] = []
        var row = StyledLine()
        var width = 0
        for word in words(upTo: columns - indentation.count) {
            let length = word.reduce(0) { $0 + $1.text.terminalColumns }
            if width > indentation.count, width + length > columns {
                rows.append(row)
                row = StyledLine(indentation)
                width = indentation.count
                if word.allSatisfy({ $0.text.allSatisfy { $0 == " " } }) { continue }
            }
            row.pieces += word
            width += length
        }
        return rows + [row]
    }

    /// What a row may end with: runs of spaces, and what is between them in one or more styles. A piece of code with its spaces
    /// is one word, unless it would fill a row.
    private func words(upTo columns: Int) -> [[Piece]] {
        var words: [[Piece]] = []
        var isOpen = false
        for piece in pieces {
            let isWhole = piece.style == .code && piece.text.terminalColumns * 2 <= columns && !piece.text.hasPrefix(" ")
            for text in isWhole ? [piece.text[...]] : piece.text.words {
                var part = piece
                part.text = String(text)
                let isSpace = text.allSatisfy { $0 == " " }
                if isOpen, !isSpace { words[words.count - 1].append(part) } else { words.append([part]) }
                isOpen = !isSpace
            }
        }
        return words
    }

    /// What the second row and those after it begin with: a tree's guides go on downwards.
    private func continuation(_ columns: Int) -> String {
        let start = plain.prefix { " │├└─".contains($0) }
        let guides = start.contains { $0 != " " }
            ? start.map { $0 == "│" || $0 == "├" ? "│" : " " }.joined() : String(start)
        return String(guides.prefix(columns / 2)) + String(repeating: " ", count: min(hangingIndent, columns / 2 - min(guides.count, columns / 2)))
    }

    /// Below this, broken lines read worse than what the terminal makes of long ones.
    private static let narrowest = 30
}

extension StringProtocol {
    /// Runs of spaces, and what is between them, in order.
    fileprivate var words: [SubSequence] {
        var words: [SubSequence] = []
        var start = startIndex
        while start < endIndex {
            let isSpace = self[start] == " "
            let end = self[start...].firstIndex { ($0 == " ") != isSpace } ?? endIndex
            words.append(self[start..<end])
            start = end
        }
        return words
    }
}
