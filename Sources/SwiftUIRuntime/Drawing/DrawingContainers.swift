import DiffEngine
import SwiftInterpreter

/// Containers, which made their content on their own: lists, screens, tabs, sheets.
extension DrawingWalk {
    mutating func drawContainer(_ node: NodeID, _ context: Context) -> DrawingNode {
        let view = runtime.engine.graph.value(of: node).value
        let parent = runtime.engine.graph.parent(of: node)
        if parent == .top || vocabulary.builtin(runtime.engine.graph.value(of: parent).value) == .tabView { return draw(view, context) }
        switch vocabulary.builtin(view) {
        case .list:
            var inner = context
            inner.select = vocabulary.field("select", of: view).wrappedValue
            inner.chosenRow = nil
            let rows = lazyRows(view, inner)
            return .list(rows.items, window: rows.scrolled)
        case .lazyVGrid, .lazyHGrid: return drawLazyGrid(view, context)
        case .lazyVStack:
            let rows = lazyRows(view, context)
            return scrolled(
                .vertical(rows.items.map(\.content), alignment: Styling(runtime: runtime).horizontal(vocabulary.field("alignment", of: view))),
                rows.scrolled)
        case .lazyHStack:
            return .horizontal(lazyRows(view, context).items.map(\.content))
        case .navigationStack, .navigationView: return drawNavigation(view, node, context)
        case .tabView: return drawTabs(view, node, context)
        case .styledControl: return drawStyled(vocabulary.field("control", of: view), node, context)
        case .disclosureGroup:
            let (label, number) = control(.disclosure, context, .disclosure(view, node)) {
                $0.draw("label", of: view, .label, context)
            }
            let content = expanded(node, context)
            return .vertical([.button(label.disclosing(!runtime.nodeState(node).expansions.isEmpty), number: number)] + content, alignment: .leading)
        case .geometryReader:
            return drawReader(node, context)
        default: return .group(expanded(node, context))
        }
    }

    /// What a style made of a control. A button is tapped as a whole; other controls as their style has it.
    mutating func drawStyled(_ control: Value, _ node: NodeID, _ context: Context) -> DrawingNode {
        guard vocabulary.builtin(control) == .button, !runtime.isDrawnAsPrimitive(node) else { return .group(expanded(node, context)) }
        let (label, number) = self.control(.button, context, .action(vocabulary.field("action", of: control))) {
            .group($0.expanded(node, context))
        }
        return enabled(.button(label, number: number), context)
    }

    /// What a container's closures gave.
    mutating func expanded(_ node: NodeID, _ context: Context) -> [DrawingNode] {
        let state = runtime.nodeState(node)
        var drawings: [DrawingNode] = []
        for index in 0..<4 {
            let inner = context.at(UInt64(index))
            guard let expansion = state.expansions[inner.position] else { continue }
            drawings.append(draw(expansion.outputs[0], inner))
        }
        return drawings
    }

    /// The rows of a lazy container: part of what the scroll view around it shows, and where there is none, a scroll view.
    mutating func scrolled(_ rows: DrawingNode, _ window: DrawingNode.ScrollWindow) -> DrawingNode {
        rowWindows?.append(window)
        return rowWindows == nil ? .scroll(rows, window: window) : .rows(rows, window)
    }

    mutating func drawScrollView(_ view: Value, _ context: Context) -> DrawingNode {
        let axes = vocabulary.field("axes", of: view)
        let isHorizontal = axes.isReference && heap.slotCount(axes) == 1 && heap.slot(axes, 0).asInt == 1
        return locating(.scrollView) { $0.drawScrollView(view, isHorizontal: isHorizontal, context) }
    }

    private mutating func drawScrollView(_ view: Value, isHorizontal: Bool, _ context: Context) -> DrawingNode {
        let outerWindows = rowWindows
        rowWindows = isHorizontal ? nil : []
        let content = draw("content", of: view, .content, context)
        let windows = rowWindows?.filter(\.hidesRows) ?? []
        rowWindows = outerWindows
        if isHorizontal {
            if case .scroll = content { return content }
            return .scroll(.horizontal([content]), axis: .horizontal)
        }
        // What is scrolled are the rows that a lazy container made, with what stands around them. Several of such containers
        // scroll by themselves.
        if let window = windows.first { return windows.count == 1 ? .scroll(content, window: window) : content }
        let drawing = Screen.draw(content, width: runtime.options.width, height: nil, indentation: 0)
        let size = drawing.lines.count
        let hidden = max(0, size - runtime.options.height)
        let key = RuntimeState.PlaceKey(node: context.node, position: context.position)
        notePlace(in: drawing, key)
        let place = runtime.state.offsets[key] ?? ScrollPlace(line: 0)
        if hidden > 0 { add(.scroll, "ScrollView", context, .lines(key, count: size)) }
        return .scroll(content, window: DrawingNode.ScrollWindow(offset: min(place.line, size), anchor: place.anchor))
    }

    mutating func drawSection(_ view: Value, _ context: Context) -> DrawingNode {
        .group([
            drawSectionHeader(view, context), draw("content", of: view, .content, context),
            draw("footer", of: view, .footer, context),
        ])
    }

    /// The header of a section; of one that can be closed it is the button that does so.
    mutating func drawSectionHeader(_ view: Value, _ context: Context) -> DrawingNode {
        guard vocabulary.field("isExpanded", of: view).wrappedValue != nil else { return draw("header", of: view, .header, context) }
        let (label, number) = control(.disclosure, context, .disclosure(view, context.node)) { $0.draw("header", of: view, .header, context) }
        let isOpen = vocabulary.field("isExpanded", of: view).wrappedValue.flatMap { try? runtime.currentValue(of: $0) }?.asBool ?? true
        return .button(label.disclosing(isOpen), number: number)
    }

    mutating func drawTabs(_ view: Value, _ node: NodeID, _ context: Context) -> DrawingNode {
        let tabs = runtime.tabs(of: view, node)
        guard !tabs.isEmpty else { return .empty }
        let selected = runtime.selectedTab(tabs, of: view, node)
        var bar: [DrawingNode.Tab] = []
        for (index, tab) in tabs.enumerated() {
            let (label, _) = control(.tab, context, .tab(view, node, index: index)) { walk in
                if case .pages = context.tabStyle { return .text("page \(index + 1)") }
                guard let label = tab.label.map({ walk.draw($0, context.at(.label).at(UInt64(index))) }) else { return .text(tab.title) }
                let parts = label.flattened
                return parts.count > 1 ? .horizontal(parts) : label
            }
            bar.append(DrawingNode.Tab(label: label, isSelected: index == selected))
        }
        var place = context
        place.position = tabs[selected].position
        let page = child(at: place, of: tabs[selected].content.type).map { draw($0, context) } ?? .empty
        guard case .pages(let counts) = context.tabStyle else { return .tabs(bar, page) }
        guard counts.contains(tabs.count) else { return page }
        return .vertical([page, .text(tabs.indices.map { $0 == selected ? "●" : "○" }.joined(separator: " "))])
    }

    /// How the screens of a TabView are chosen: in a bar, or as pages that follow each other.
    enum TabStyle {
        case bar
        /// Dots below say which page is shown, where so many pages are there.
        case pages(dots: ClosedRange<Int>)
    }
}
