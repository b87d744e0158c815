import DiffEngine
import SwiftInterpreter

/// The rows of lazy containers and lists. It counts them as the walk that made them does.
extension DrawingWalk {
    private struct Rows {
        var items: [DrawingNode.ListItem] = []
        var count = RowCount()
        /// The rows to draw.
        var window: Range<Int>
        /// The row that is asked to be first, and the item that it became.
        var top = 0
        var topItem = 0

        var isNextShown: Bool { window.contains(count.next) }

        mutating func append(_ item: DrawingNode.ListItem) {
            if count.next == top { topItem = items.count }
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
            add(isList ? .list : .scroll, runtime.machine.types[view.type].name, context, .rows(context.node))
        }
        var rows = Rows(count: RowCount(tracks: runtime.trackCount(of: view)), window: window.rows, top: window.top)
        drawLazy(vocabulary.field("content", of: view), context, &rows, kind: { .row($0) })
        return (rows.items, DrawingNode.ScrollWindow(
            firstPart: rows.topItem, anchor: window.anchor, rowsBefore: window.rows.lowerBound,
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
        case .group, .outlineGroup: drawLazy(vocabulary.field("content", of: view), context.at(.content), &rows, kind: kind)
        case .section:
            rows.count.beginLine()
            if vocabulary.field("isExpanded", of: view).wrappedValue != nil {
                if rows.isNextShown { rows.append(.header(drawSectionHeader(view, context))) }
                rows.count.add()
            } else {
                drawLazy(vocabulary.field("header", of: view), context.at(.header), &rows) { .header($0) }
            }
            rows.count.beginLine()
            drawLazy(vocabulary.field("content", of: view), context.at(.content), &rows, kind: kind)
            rows.count.beginLine()
            drawLazy(vocabulary.field("footer", of: view), context.at(.footer), &rows) { .footer($0) }
            rows.count.beginLine()
        case .emptyView: return
        case .forEach: drawLazyRows(view, context, &rows, kind: kind)
        case .modifiedContent where runtime.modifiesRowsTogether(view):
            let modifier = vocabulary.field("modifier", of: view)
            var inner = context
            inner.position = runtime.modified(context.position, by: modifier)
            enterScope(&inner)
            if vocabulary.builtin(modifier) == .editModifier { inner.edits.insert(modifier, at: 0) }
            drawLazy(vocabulary.field("content", of: view), inner, &rows, kind: kind)
        default:
            if case .view = vocabulary.kind(of: view.type) { return drawRowView(view, context, &rows, kind: kind) }
            if rows.isNextShown { rows.append(kind(drawRow(view, context))) }
            rows.count.add()
        }
    }

    /// A view of the program's own, which is a row or brings several.
    private mutating func drawRowView(
        _ view: Value, _ context: Context, _ rows: inout Rows, kind: (DrawingNode) -> DrawingNode.ListItem
    ) {
        guard let node = child(at: context, of: view.type) else {
            if rows.isNextShown { rows.append(kind(.empty)) }
            return rows.count.add(runtime.nodeState(context.node).rowPlaces[context.position]?.count ?? 1)
        }
        let firstItem = rows.items.count
        if let brought = runtime.rowsBrought(by: node) {
            drawLazy(runtime.engine.graph.value(of: brought).value, inside(brought, context), &rows, kind: kind)
        } else {
            let output = runtime.engine.graph.output(of: node).value
            let isShown = rows.isNextShown
            rows.count.add()
            guard isShown else { return }
            if output.isHole || runtime.isOneRow(output) {
                rows.append(kind(draw(node, context)))
                return
            }
            // What was not made row by row is all there.
            var all = Rows(window: 0..<Int.max)
            drawLazy(output, inside(node, context), &all, kind: kind)
            rows.items += all.items
        }
        guard firstItem < rows.items.count else { return }
        labels[node] = rows.items[firstItem...].lazy.map(\.content.firstText).first { !$0.isEmpty } ?? ""
        lastNode = node
        guard runtime.options.flashes else { return }
        let evaluation = Int(runtime.engine.counters.total(of: node).body)
        for index in rows.items[firstItem...].indices { rows.items[index] = rows.items[index].marked(asEvaluation: evaluation) }
    }

    /// The place of what a view of the program's own brings to the container around.
    private func inside(_ node: NodeID, _ outer: Context) -> Context {
        outer.atTop(of: node, in: runtime.nodeState(node).scope)
    }

    private mutating func drawLazyRows(
        _ view: Value, _ context: Context, _ rows: inout Rows, kind: (DrawingNode) -> DrawingNode.ListItem
    ) {
        guard let expansion = runtime.nodeState(context.node).expansions[context.position] else { return }
        rows.count.add(expansion.rows.rows(before: expansion.first))
        var inner = context
        inner.edits = []
        for (index, output) in expansion.outputs.enumerated() {
            let isSelectable = context.select != nil && isSingleRow(output)
            inner.select = isSelectable ? nil : context.select
            inner.chosenRow = nil
            var number: Int?
            var row: BoundControl.Row?
            if isSelectable || !context.edits.isEmpty {
                var made = self.row(output, index: expansion.first + index, of: expansion.count, context)
                if isSelectable { made.selection = context.select.map { ($0, tag(of: output, context).map { .value($0) } ?? .element(of: view, index: made.index)) } }
                row = made
                inner.chosenRow = isSelectable ? made : nil
                number = add(.row, "", context, .row(made))
            }
            let firstItem = rows.items.count
            let isChosen = isSelectable && self.isChosen(row?.selection)
            drawLazy(output, inner.at(expansion.identities[index]), &rows) { kind(isChosen ? .chosen($0) : $0) }
            guard let number else { continue }
            let items = rows.items[min(firstItem, rows.items.count)...]
            controls[number - 1].control.label = items.first { !$0.content.firstText.isEmpty }?.content.firstText ?? ""
            if isUserView(output), !items.isEmpty { controls[number - 1].control.path = path(of: lastNode) }
        }
        let end = min(expansion.first + expansion.outputs.count, expansion.count)
        rows.count.add(expansion.rows.rows(before: expansion.count) - expansion.rows.rows(before: end))
    }

    /// A row that is written out. Where the list has a selection, its tag is what a tap chooses.
    private mutating func drawRow(_ view: Value, _ context: Context) -> DrawingNode {
        guard let select = context.select, let tag = tag(of: view, context) else { return draw(view, context) }
        let row = BoundControl.Row(edits: [], index: 0, count: 1, selection: (select, .value(tag)))
        let number = add(.row, "", context, .row(row))
        var inner = context
        inner.chosenRow = row
        let drawing = draw(view, inner)
        controls[number - 1].control.label = drawing.firstText
        return isChosen(row.selection) ? .chosen(drawing) : drawing
    }

    private func isChosen(_ selection: (Value, PickerOption.Tag)?) -> Bool {
        guard let (selection, option) = selection else { return false }
        return runtime.isChosen(option, in: selection)
    }

    /// Whether an element of a ForEach is a row, and not a section or rows of its own.
    private func isSingleRow(_ output: Value) -> Bool {
        guard let view = output.wrappedValue else { return false }
        switch vocabulary.builtin(view) {
        case .section, .forEach, .group, .outlineGroup, .emptyView: return false
        // A builder makes one of a single view, too, where it knows no more of it than that it is one.
        case .tupleView:
            let parts = elements(vocabulary.field("value", of: view))
            return parts.count == 1 && isSingleRow(parts[0])
        case .modifiedContent: return isSingleRow(vocabulary.field("content", of: view))
        default: return true
        }
    }

    /// What a row says that it stands for: its tag, or what a link leads to that has no stack to push onto.
    private func tag(of view: Value, _ context: Context) -> Value? {
        var found: Value?
        runtime.visitParts(of: view, node: .none, position: .top) { part, _ in
            if found == nil, context.stack == nil, vocabulary.builtin(part) == .navigationLink {
                found = vocabulary.field("value", of: part).wrappedValue.map(vocabulary.unerased)
            }
            guard found == nil, vocabulary.builtin(part) == .modifiedContent else { return }
            let modifier = vocabulary.field("modifier", of: part)
            if vocabulary.builtin(modifier) == .tagModifier { found = vocabulary.field("tag", of: modifier) }
        }
        return found
    }

    /// What can be done to a row.
    private func row(_ output: Value, index: Int, of count: Int, _ context: Context) -> BoundControl.Row {
        var row = BoundControl.Row(edits: context.edits, index: index, count: count)
        let styling = Styling(runtime: runtime)
        runtime.visitParts(of: output, node: .none, position: .top) { part, _ in
            guard vocabulary.builtin(part) == .modifiedContent else { return }
            let modifier = vocabulary.field("modifier", of: part)
            if styling.isOn(.deleteDisabled, modifier) { row.isDeletable = false }
            if styling.isOn(.moveDisabled, modifier) { row.isMovable = false }
        }
        return row
    }

    /// Whether a row is one view of the program's own, with or without modifiers.
    private func isUserView(_ output: Value) -> Bool {
        var part = output
        while let view = part.wrappedValue {
            switch vocabulary.builtin(view) {
            case .modifiedContent, .equatableView: part = vocabulary.field("content", of: view)
            case .tupleView:
                let parts = elements(vocabulary.field("value", of: view))
                guard parts.count == 1 else { return false }
                part = parts[0]
            default:
                if case .view = vocabulary.kind(of: view.type) { return true }
                return false
            }
        }
        return false
    }
}
