/// A grid of character cells that blocks are painted on.
struct Canvas {
    private struct Cell {
        var character: Character = " "
        var style: DrawingStyle?
        /// The second half of a wide character.
        var isContinuation = false
    }

    let width: Int
    /// Lines from here on are not kept; nil keeps all.
    let height: Int?
    private var cells: [[Cell]] = []
    private var regions: [Drawing.Region] = []

    init(width: Int, height: Int?) {
        self.width = width
        self.height = height
    }

    mutating func paint(_ block: Block, column: Int, line: Int) {
        paint(block, column: column, line: line, edge: width)
    }

    /// `edge` is the column at which the view around is cut.
    private mutating func paint(_ block: Block, column: Int, line: Int, edge: Int) {
        if let height, line >= height { return }
        let edge = block.isClipped ? min(edge, column + block.width) : edge
        for paint in block.paint {
            switch paint {
            case .text(let x, let y, let text, let style):
                put(text, style, column: column + x, line: line + y, edge: edge)
            case .fill(let character, let x, let y, let width, let height, let style):
                for l in line + y..<line + y + height {
                    for c in column + x..<column + x + width {
                        guard put(character, style, column: c, line: l, edge: edge) else { break }
                    }
                    if l == self.height { break }
                }
            case .backdrop(let style):
                let columns = column..<max(column, min(column + block.width, edge))
                for l in line..<min(line + block.height, height ?? .max) {
                    for c in columns { tint(style, column: c, line: l) }
                }
            case .choice: continue
            case .control(let number):
                regions.append(
                    Drawing.Region(
                        number: number, column: column, line: line, width: min(block.width, max(0, edge - column)),
                        height: min(block.height, (height ?? .max) - line)))
            }
        }
        for child in block.children {
            self.paint(child.block, column: column + child.column, line: line + child.line, edge: edge)
        }
    }

    private mutating func put(_ text: String, _ style: DrawingStyle, column: Int, line: Int, edge: Int) {
        var column = column
        for character in text {
            let width = character.cellWidth
            guard width > 0 else { continue }
            guard put(character, style, column: column, line: line, edge: edge) else { return }
            column += width
        }
    }

    /// False when the character is beyond the edge; the last cell before it then says that something is cut.
    @discardableResult
    private mutating func put(
        _ character: Character, _ style: DrawingStyle, column: Int, line: Int, edge: Int
    ) -> Bool {
        if let height, line >= height { return false }
        let width = character.cellWidth
        guard column + width <= edge else {
            if character != " ", edge > 0 { set("…", .dimmed, column: edge - 1, line: line) }
            return false
        }
        set(character, style, column: column, line: line)
        if width == 2 {
            erase(column: column + 1, line: line)
            cells[line][column + 1] = Cell(character: " ", style: style, isContinuation: true)
        }
        return true
    }

    private mutating func set(_ character: Character, _ style: DrawingStyle, column: Int, line: Int) {
        reach(line)
        erase(column: column, line: line)
        var style = style
        if style.background == nil { style.background = cells[line][column].style?.background }
        cells[line][column] = Cell(character: character, style: style)
    }

    private mutating func tint(_ style: DrawingStyle, column: Int, line: Int) {
        reach(line)
        erase(column: column, line: line)
        cells[line][column] = Cell(style: style)
    }

    /// Makes room at a cell: half of a wide character cannot stay.
    private mutating func erase(column: Int, line: Int) {
        if cells[line][column].isContinuation { cells[line][column - 1].character = " " }
        if column + 1 < width, cells[line][column + 1].isContinuation { cells[line][column + 1].isContinuation = false }
        cells[line][column].isContinuation = false
    }

    private mutating func reach(_ line: Int) {
        while cells.count <= line { cells.append(Array(repeating: Cell(), count: width)) }
    }
}

extension Canvas {
    /// The finished drawing.
    func drawing() -> Drawing {
        var lines = cells.map { row in
            var text = row.reduce(into: "") { if !$1.isContinuation { $0.append($1.character) } }
            while text.last == " " { text.removeLast() }
            return text
        }
        var runs = cells.map(Self.runs)
        while lines.last == "", runs.last?.isEmpty == true {
            lines.removeLast()
            runs.removeLast()
        }
        return Drawing(lines: lines, runs: runs, regions: regions)
    }

    private static func runs(_ row: [Cell]) -> [Drawing.Run] {
        var runs: [Drawing.Run] = []
        var end = -1
        for (column, cell) in row.enumerated() {
            guard let style = cell.style else { continue }
            if !cell.isContinuation {
                if column == end, let last = runs.indices.last, runs[last].style == style {
                    runs[last].text.append(cell.character)
                } else {
                    runs.append(Drawing.Run(column: column, text: String(cell.character), style: style))
                }
            }
            end = column + 1
        }
        return runs
    }
}
