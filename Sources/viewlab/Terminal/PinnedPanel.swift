/// Lines that keep their place at the top of the terminal while everything else scrolls below them.
///
/// The terminal does it: only the rows below the panel belong to its scroll region. Between two inputs the cursor is on the
/// last row, so that the panel may grow and shrink without anybody asking where the cursor is.
struct PinnedPanel {
    /// The rows that it takes now; 0 while there is none.
    private(set) var height = 0

    /// What a terminal of so many rows is to be told so that it shows these lines, cut to its width.
    mutating func draw(_ lines: [String], rows: Int) -> String {
        // What was on the screen goes up to where the terminal keeps old lines.
        var text = height == 0 ? String(repeating: "\n", count: rows) : ""
        text += Self.wholeRegion
        for row in 0..<max(height, lines.count) {
            text += "\u{1B}[\(row + 1);1H\u{1B}[2K" + (row < lines.count ? lines[row] : "")
        }
        height = lines.count
        return text + "\u{1B}[\(height + 1);\(rows)r\u{1B}[\(rows);1H"
    }

    /// As `draw`, in a terminal that has nothing where it was.
    mutating func drawAnew(_ lines: [String], rows: Int) -> String {
        height = max(height, 1)
        return Self.wholeRegion + "\u{1B}[2J" + draw(lines, rows: rows)
    }

    /// What the terminal is to be told so that all its rows scroll again and nothing old stands at its top.
    mutating func leave(rows: Int) -> String {
        guard height > 0 else { return "" }
        let cleared = (1...height).map { "\u{1B}[\($0);1H\u{1B}[2K" }.joined()
        height = 0
        return Self.wholeRegion + cleared + "\u{1B}[\(rows);1H"
    }

    private static let wholeRegion = "\u{1B}[r"
}
