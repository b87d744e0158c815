import SwiftInterpreter

/// The rows of lazy containers and lists. It counts them as the walk that made them does.
extension DrawingWalk {
    private struct Rows {
        var items: [DrawingNode.ListItem] = []
        /// The number of the next row.
        var next = 0
        /// The rows to draw.
        var window: Range<Int>
        /// The row that is asked to be first, and the item that it became.
        var top = 0
        var topItem = 0

        mutating func append(_ item: DrawingNode.ListItem) {
            if next == top { topItem = items.count }
            items.append(item)
        }
    }

    /// The rows that a lazy container has made, and which part of them is scrolled out.
    mutating func lazyRows(
        _ view: Value, _ context: Context
    ) -> (items: [DrawingNode.ListItem], scrolled: DrawingNode.ScrollWindow) {
        let window = runtime.nodeState(context.node).window
        if window.total > window.rows.count || window.top > 0 {
            let isList = vocabulary.builtin(view) == .list
            addScrolling(isList ? .list : .scroll, runtime.machine.types[view.type].name, context, .rows(context.node))
        }
        var rows = Rows(window: window.rows, top: window.top)
        drawLazy(vocabulary.field("content", of: view), context, &rows, kind: { .row($0) })
        return (rows.items, DrawingNode.ScrollWindow(
            firstPart: rows.topItem, rowsBefore: window.rows.lowerBound,
            rowsAfter: max(0, window.total - window.rows.upperBound)))
    }

    mutating func listItems(_ view: Value, _ context: Context) -> [DrawingNode.ListItem] {
        var rows = Rows(window: 0..<Int.max)
        drawLazy(view, context, &rows, kind: { .row($0) })
        return rows.items
    }

    private mutating func drawLazy(
        _ view: Value, _ context: Context, _ rows: inout Rows, kind: (DrawingNode) -> DrawingNode.ListItem
    ) {
        guard let view = view.wrappedValue else { return }
        switch vocabulary.builtin(view) {
        case .tupleView:
            for (index, element) in elements(vocabulary.field("value", of: view)).enumerated() {
                drawLazy(element, context.at(UInt64(index)), &rows, kind: kind)
            }
        case .conditionalContent:
            let isFirst = vocabulary.field("isFirst", of: view).asBool
            drawLazy(vocabulary.field("content", of: view), context.at(isFirst ? .first : .second), &rows, kind: kind)
        case .optionalContent: drawLazy(vocabulary.field("content", of: view), context.at(.some), &rows, kind: kind)
        case .group: drawLazy(vocabulary.field("content", of: view), context.at(.content), &rows, kind: kind)
        case .section:
            drawLazy(vocabulary.field("header", of: view), context.at(.header), &rows) { .header($0) }
            drawLazy(vocabulary.field("content", of: view), context.at(.content), &rows, kind: kind)
            drawLazy(vocabulary.field("footer", of: view), context.at(.footer), &rows) { .footer($0) }
        case .emptyView: return
        case .forEach: drawLazyRows(view, context, &rows, kind: kind)
        case .modifiedContent where runtime.modifiesRowsTogether(view):
            let modifier = vocabulary.field("modifier", of: view)
            var inner = context
            inner.position = runtime.modified(context.position, by: modifier)
            drawLazy(vocabulary.field("content", of: view), inner, &rows, kind: kind)
        default:
            if rows.window.contains(rows.next) { rows.append(kind(draw(view, context))) }
            rows.next += 1
        }
    }

    private mutating func drawLazyRows(
        _ view: Value, _ context: Context, _ rows: inout Rows, kind: (DrawingNode) -> DrawingNode.ListItem
    ) {
        guard let expansion = runtime.nodeState(context.node).expansions[context.position], !expansion.outputs.isEmpty else { return }
        let perElement = max(1, runtime.rowCount(of: expansion.outputs[0]) ?? 1)
        rows.next += expansion.first * perElement
        for (index, output) in expansion.outputs.enumerated() {
            drawLazy(output, context.at(expansion.identities[index]), &rows, kind: kind)
        }
        rows.next += max(0, expansion.count - expansion.first - expansion.outputs.count) * perElement
    }
}
