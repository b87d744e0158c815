/// The content of a vertical scroll view.
private struct ScrolledContent {
    let block: Block
    /// The lines at which its parts begin, as they are counted.
    let starts: [Int]
    /// The first line of the rows that a window is about, the line of each, and the one behind the last.
    let rows: (first: Int, starts: [Int], end: Int)

    /// The parts of a column are counted, of other content the lines; rows of a lazy stack wherever they stand in it.
    init(_ block: Block, isColumn: Bool) {
        self.block = block
        let parts = isColumn ? block.children.map(\.line) : Array(0..<block.height)
        starts = block.partStarts().map { Set($0).sorted() } ?? parts
        if let (line, lazy) = block.rows() {
            rows = (line, lazy.children.map { line + $0.line }, line + lazy.height)
        } else {
            rows = (0, parts, block.height)
        }
    }

    /// The line that a window asks to be first.
    func first(of window: DrawingNode.ScrollWindow) -> Int {
        if window.firstPart == 0 { return window.rowsBefore > 0 ? rows.first : 0 }
        return window.firstPart < rows.starts.count ? rows.starts[window.firstPart] : rows.end
    }
}

extension LayoutBox {
    /// A vertical scroll view: the rows that fit, and signs that say how many do not.
    func scrolled(
        _ window: DrawingNode.ScrollWindow, _ style: DrawingStyle, width: Int?, height: Int?
    ) -> Block {
        let scrolled = ScrolledContent(children[0].laidOut(width: width, height: nil), isColumn: children[0].isColumn)
        let (content, starts) = (scrolled.block, scrolled.starts)
        // What stands below rows that were not made is not to be seen either.
        let end = window.rowsAfter > 0 ? scrolled.rows.end : content.height
        var top = min(max(0, scrolled.first(of: window) + window.offset), end)
        if let height, window.anchor > 0 {
            let next = starts.first { $0 > top } ?? end
            // The signs above and below take a line each.
            let room = max(0, height - 2 - (next - top))
            top = max(0, top - Int((window.anchor * Double(room)).rounded()))
        }
        // Nothing is left empty below the end; the sign above takes a line there too.
        if let height, window.rowsAfter == 0, end - top <= height {
            let isEverythingShown = window.rowsBefore == 0 && end <= height
            top = isEverythingShown ? 0 : min(end, max(0, end - height + 1))
        }
        let above = window.rowsBefore + starts.count { $0 < top }

        var lines = end - top
        var below = window.rowsAfter + starts.count { $0 >= end }
        if let height {
            let room = max(1, height - (above > 0 ? 1 : 0))
            if lines > room || below > 0 {
                lines = min(lines, max(1, room - 1))
                below = window.rowsAfter + starts.count { $0 >= top + lines }
            }
        }
        var result = Block(width: content.width)
        if above > 0 {
            result.paint.append(.text(column: 0, line: 0, "↑ \(above) more", style))
            result.height = 1
        }
        if hasPlaces { result.scrolledPlaces = content.places.map { $0.moved(columns: 0, lines: -top) } }
        let visible = content.clipped(from: top, lines: lines)
        result.children = [.init(column: 0, line: result.height, block: visible)]
        result.height += visible.height
        if below > 0 {
            result.paint.append(.text(column: 0, line: result.height, "↓ \(below) more", style))
            result.height += 1
        }
        return result
    }
}

extension Block {
    /// The first rows of a lazy stack in the block, with their first line.
    fileprivate func rows(at line: Int = 0) -> (line: Int, block: Block)? {
        if isRows { return (line, self) }
        for child in children {
            if let found = child.block.rows(at: line + child.line) { return found }
        }
        return nil
    }

    /// Where the parts of a block begin that has rows of a lazy stack in it: these, and what stands beside them.
    fileprivate func partStarts(at line: Int = 0) -> [Int]? {
        if isRows { return children.map { line + $0.line } }
        let inner = children.map { ($0, $0.block.partStarts(at: line + $0.line)) }
        guard inner.contains(where: { $0.1 != nil }) else { return nil }
        return inner.flatMap { $0.1 ?? [line + $0.0.line] }
    }
}
