import Playground

/// The rows of a long answer that are still to be read, shown a page at a time.
struct Pages {
    private var rest: ArraySlice<StyledLine>

    init(_ rows: [StyledLine] = []) {
        rest = rows[...]
    }

    var isEmpty: Bool { rest.isEmpty }

    /// The next rows, where so many fit. The last of them says how to go on, unless nothing is left.
    mutating func next(fitting room: Int) -> [StyledLine] {
        let room = max(room, Self.fewestRows)
        guard rest.count > room else {
            defer { rest = [] }
            return Array(rest)
        }
        let page = rest.prefix(length(within: room - 1))
        rest = rest.dropFirst(page.count).drop { $0.pieces.isEmpty }
        let left = rest.count == 1 ? "1 more line" : "\(rest.count) more lines"
        return page + [StyledLine("Enter shows \(left)", .hint)]
    }

    /// A page ends with a paragraph, or before an input, where there is such a place not far from its foot.
    private func length(within room: Int) -> Int {
        let gap = rest.prefix(room).lastIndex { $0.pieces.isEmpty || $0.plain.hasPrefix("> ") }
        guard let gap, gap - rest.startIndex > room * 2 / 3 else { return room }
        return gap - rest.startIndex
    }

    /// On a terminal that is lower than this, pages would be all hints.
    private static let fewestRows = 5
}
