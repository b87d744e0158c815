/// A line of output as pieces with a meaning each. A terminal colours them; a file takes the plain text.
public struct StyledLine: Equatable, Sendable {
    /// What a piece means, not how it looks.
    public enum Style: Equatable, Sendable {
        case plain, faint, heading, code, error, warning, hint, added, removed, view, count, fresh, wasted, skipped, value
        /// A view that ran, in a colour that is another one at each of its runs.
        case flash(Int)
    }

    public struct Piece: Equatable, Sendable {
        public var text: String
        public var style: Style
    }

    public var pieces: [Piece]
    /// Columns by which later rows stand further in when the line is wrapped.
    public var hangingIndent = 4

    public init(_ text: String = "", _ style: Style = .plain) {
        pieces = text.isEmpty ? [] : [Piece(text: text, style: style)]
    }

    public var plain: String { pieces.map(\.text).joined() }

    mutating func append(_ text: String, _ style: Style = .plain) {
        if !text.isEmpty { pieces.append(Piece(text: text, style: style)) }
    }

    func appending(_ text: String, _ style: Style = .plain) -> StyledLine {
        var line = self
        line.append(text, style)
        return line
    }

    /// The line in so many columns at most.
    func cut(to width: Int) -> StyledLine {
        guard columns(of: plain) > width else { return self }
        var line = StyledLine()
        var room = width - 1
        for piece in pieces {
            let text = String(piece.text.prefix { character in
                room -= columns(of: character)
                return room >= 0
            })
            line.append(text, piece.style)
            if room < 0 { break }
        }
        return line.appending("…", .faint)
    }

    /// Without spaces at the end, which transcripts could not show.
    var trimmingEnd: StyledLine {
        var line = self
        while let last = line.pieces.last {
            let kept = last.text.reversed().drop { $0 == " " }.reversed()
            if kept.count == last.text.count { break }
            line.pieces[line.pieces.count - 1].text = String(kept)
            if kept.isEmpty { line.pieces.removeLast() } else { break }
        }
        return line
    }
}
