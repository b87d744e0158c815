import SwiftInterpreter

/// Grids: rows of cells that stand below each other.
extension DrawingWalk {
    /// The cells of a lazy grid, as many in a line as it has columns; what spans all columns has a line to itself.
    mutating func drawLazyGrid(_ view: Value, _ context: Context) -> DrawingNode {
        let columns = runtime.trackCount(of: view)
        let rows = lazyRows(view, context)
        var lines: [[DrawingNode]] = []
        var isOpen = false
        var firstLine = 0
        for (index, item) in rows.items.enumerated() {
            if case .row(let cell) = item {
                if isOpen, let last = lines.last, last.count < columns {
                    lines[lines.count - 1].append(cell)
                } else {
                    lines.append([cell])
                }
                isOpen = true
            } else {
                lines.append([item.content])
                isOpen = false
            }
            if index == rows.scrolled.firstPart { firstLine = lines.count - 1 }
        }
        let isVertical = vocabulary.builtin(view) == .lazyVGrid
        let parts = lines.map { isVertical ? line($0, of: columns) : .vertical($0) }
        guard isVertical else { return .horizontal(parts) }
        return scrolled(
            .vertical(parts, alignment: Styling(runtime: runtime).horizontal(vocabulary.field("alignment", of: view))),
            DrawingNode.ScrollWindow(
                firstPart: firstLine, rowsBefore: rows.scrolled.rowsBefore / columns,
                rowsAfter: (rows.scrolled.rowsAfter + columns - 1) / columns))
    }

    /// A line of a grid: its columns are equally wide, also where cells are missing.
    private func line(_ cells: [DrawingNode], of columns: Int) -> DrawingNode {
        if columns == 1 { return cells[0] }
        let places = cells + Array(repeating: .spacer(minLength: 0), count: max(0, columns - cells.count))
        return .horizontal(places.map { .frame(DrawingNode.Frame(minWidth: 0, maxWidth: .infinity), $0) })
    }

    /// A Grid: each column is as wide as its widest cell.
    mutating func drawGrid(_ view: Value, _ context: Context) -> DrawingNode {
        var rows: [(cells: [DrawingNode], isRow: Bool)] = []
        for row in content(view, context) {
            if case .cells(let cells) = row { rows.append((cells, true)) } else { rows.append(([row], false)) }
        }
        let columns = rows.filter(\.isRow).map(\.cells.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.filter { $0.isRow && column < $0.cells.count }.map { width(of: $0.cells[column]) }.max() ?? 0
        }
        let alignment = Styling(runtime: runtime).alignment(vocabulary.field("alignment", of: view))
        return .vertical(rows.map { row in
            guard row.isRow else { return row.cells[0] }
            return .horizontal(row.cells.enumerated().map { column, cell in
                // A cell that takes what there is shares the line with the others.
                guard widths[column] < runtime.options.width else { return cell }
                return .frame(DrawingNode.Frame(width: Double(widths[column]) * CellMetrics.pointsPerColumn, alignment: alignment), cell)
            }, spacing: vocabulary.double("horizontalSpacing", of: view))
        }, alignment: alignment.horizontal, spacing: vocabulary.double("verticalSpacing", of: view))
    }

    private func width(of cell: DrawingNode) -> Int {
        Screen.draw(cell, width: runtime.options.width, height: nil, indentation: 0).lines.map(\.cellWidth).max() ?? 0
    }
}
