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
        for piece in pieces {
            for word in piece.text.words {
                if width > indentation.count, width + word.terminalColumns > columns {
                    rows.append(row)
                    row = StyledLine(indentation)
                    width = indentation.count
                    if word.allSatisfy({ $0 == " " }) { continue }
                }
                var part = piece
                part.text = String(word)
                row.pieces.append(part)
                width += word.terminalColumns
            }
        }
        return rows + [row]
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
