import DiffEngine
import SwiftInterpreter

// A TabView makes all its tabs when it appears, and keeps their state. Each tab is a container of its own, so
// that the one that is shown can be told from the others: only what stands in it has appeared.

/// One screen of a TabView. Its values are borrowed from the view.
struct TabScreen {
    /// The view that is the screen, as it stands in the TabView.
    var content: Value
    /// Its place in the TabView.
    let position: Position
    /// What the bar shows for it; nil if it is a plain title.
    var label: Value?
    var title = ""
    /// The value that selects it.
    var tag: Value?
}

extension Runtime {
    func isTabView(_ node: NodeID) -> Bool {
        node != .top && engine.graph.flags(of: node).contains(.container)
            && vocabulary.builtin(engine.graph.value(of: node).value) == .tabView
    }

    func evaluateTabs(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        let old = nodeState(request.node)
        var result = WalkResult()
        let context = WalkContext(node: request.node, scope: old.scope)
        try expandTabs(of: vocabulary.field("content", of: view), context.at(.content), old, &result)
        var made = nodeState(request.node)
        made.expansions = result.expansions
        made.window.content = request.value
        setNodeState(made, of: request.node)
        for tab in tabs(of: view, request.node) {
            var place = context
            place.position = tab.position
            append(tab.content, place, &result, into: &children, flags: .container)
        }
        // Where only another one was chosen, they were not made anew.
        if old.window.content == request.value, request.reasons.isSubset(of: [.dynamicProperty, .observedKeyPath]) { children.markKept() }
        try finish(result, old, request.node)
        if let binding = vocabulary.field("selection", of: view).wrappedValue {
            heap.release(try read(binding, by: request.node))
        }
        appearancesToSettle.append(request.node)
    }

    /// Makes the screens of each ForEach among the tabs.
    private func expandTabs(of view: Value, _ context: WalkContext, _ old: NodeState, _ result: inout WalkResult) throws {
        guard let view = view.wrappedValue else { return }
        switch vocabulary.builtin(view) {
        case .tupleView:
            for (index, element) in elements(of: view).enumerated() {
                try expandTabs(of: element, context.at(UInt64(index)), old, &result)
            }
        case .group, .tabSection: try expandTabs(of: vocabulary.field("content", of: view), context.at(.content), old, &result)
        case .optionalContent: try expandTabs(of: vocabulary.field("content", of: view), context.at(.some), old, &result)
        case .conditionalContent:
            let step: Position.Step = vocabulary.field("isFirst", of: view).asBool ? .first : .second
            try expandTabs(of: vocabulary.field("content", of: view), context.at(step), old, &result)
        case .forEach: result.expansions[context.position] = try allRows(of: view, old: old.expansions[context.position])
        default: return
        }
    }

    private func elements(of tuple: Value) -> [Value] {
        let elements = vocabulary.field("value", of: tuple)
        return elements.type == .array && elements.isReference ? heap.elements(elements) : []
    }

    /// The screens of a TabView, in their order.
    func tabs(of view: Value, _ node: NodeID) -> [TabScreen] {
        var tabs: [TabScreen] = []
        collectTabs(vocabulary.field("content", of: view), node, Position.top.appending(.content), into: &tabs)
        return tabs
    }

    private func collectTabs(_ view: Value, _ node: NodeID, _ position: Position, into tabs: inout [TabScreen]) {
        guard let view = view.wrappedValue, view.isReference else { return }
        switch vocabulary.builtin(view) {
        case .emptyView: return
        case .tupleView:
            for (index, element) in elements(of: view).enumerated() {
                collectTabs(element, node, position.appending(UInt64(index)), into: &tabs)
            }
        case .group, .tabSection: collectTabs(vocabulary.field("content", of: view), node, position.appending(.content), into: &tabs)
        case .optionalContent: collectTabs(vocabulary.field("content", of: view), node, position.appending(.some), into: &tabs)
        case .conditionalContent:
            let step: Position.Step = vocabulary.field("isFirst", of: view).asBool ? .first : .second
            collectTabs(vocabulary.field("content", of: view), node, position.appending(step), into: &tabs)
        case .forEach:
            guard let expansion = nodeState(node).expansions[position] else { return }
            for (index, output) in expansion.outputs.enumerated() {
                collectTabs(output, node, position.appending(expansion.identities[index]), into: &tabs)
            }
        default: tabs.append(screen(view, at: position, of: node))
        }
    }

    private func screen(_ view: Value, at position: Position, of node: NodeID) -> TabScreen {
        var screen = TabScreen(content: view, position: position)
        let tab = child(of: node, at: position) ?? .none
        describe(&screen, by: view, at: .top, of: tab)
        return screen
    }

    /// Finds what a view says of itself as a tab; the innermost has the last word. What a view of the program's own gives
    /// counts as if it stood in its place, once its body ran; what a stack holds is no longer the tab itself.
    private func describe(_ screen: inout TabScreen, by view: Value, at position: Position, of node: NodeID) {
        guard let part = view.wrappedValue, part.isReference else { return }
        guard let builtin = vocabulary.builtin(part) else {
            guard case .view = vocabulary.kind(of: part.type) else { return }
            return describe(&screen, byBodyAt: position, of: node)
        }
        switch builtin {
        case .modifiedContent:
            let modifier = vocabulary.field("modifier", of: part)
            switch vocabulary.builtin(modifier) {
            case .tabItemModifier: screen.label = vocabulary.field("label", of: modifier)
            case .tagModifier: screen.tag = vocabulary.field("tag", of: modifier)
            default:
                // What is mounted is found in the modifier's body, and beside it.
                if !node.isNone, case .modifier = vocabulary.kind(of: modifier.type) { return describe(&screen, byBodyAt: position, of: node) }
            }
            describe(&screen, by: vocabulary.field("content", of: part), at: modified(position, by: modifier), of: node)
        case .tupleView where elements(of: part).count > 1: return
        case .tupleView, .conditionalContent, .optionalContent, .anyView, .equatableView, .group:
            for inner in parts(of: part, builtin) { describe(&screen, by: inner.view, at: position.following(inner.step), of: node) }
        case .modifierContent:
            guard let content = placedPart(part, at: position, in: node) else { return }
            describe(&screen, by: content.view, at: content.position, of: content.node)
        case .tab:
            screen.title = vocabulary.string("title", of: part)
            screen.label = vocabulary.field("label", of: part).wrappedValue ?? screen.label
            screen.tag = vocabulary.field("value", of: part).wrappedValue.map(vocabulary.unerased) ?? screen.tag
        default: return
        }
    }

    /// What the body of a view or modifier of the program gives, if it ran.
    private func describe(_ screen: inout TabScreen, byBodyAt position: Position, of node: NodeID) {
        guard !node.isNone, let child = child(of: node, at: position), !engine.graph.flags(of: child).contains(.container) else { return }
        let output = engine.graph.output(of: child).value
        if !output.isHole { describe(&screen, by: output, at: .top, of: child) }
    }

    // MARK: Selection

    /// Which tab is shown: the one whose tag the binding holds, or the one that was tapped last.
    func selectedTab(_ tabs: [TabScreen], of view: Value, _ node: NodeID) -> Int {
        let tapped = nodeState(node).tab
        let last = tabs.firstIndex { $0.position == tapped } ?? 0
        guard let binding = vocabulary.field("selection", of: view).wrappedValue,
              let selection = try? currentValue(of: binding) else { return last }
        defer { heap.release(selection) }
        let found = tabs.firstIndex { tab in tab.tag.map { (try? machine.equals($0, selection)) ?? false } ?? false }
        return found ?? last
    }

    /// A tap on the bar.
    func select(_ index: Int, of view: Value, _ node: NodeID) throws {
        let tabs = tabs(of: view, node)
        guard tabs.indices.contains(index) else { return }
        if let binding = vocabulary.field("selection", of: view).wrappedValue, let tag = tabs[index].tag {
            return try write(tag, through: binding)
        }
        var new = nodeState(node)
        new.tab = tabs[index].position
        setNodeState(new, of: node)
        engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause)
    }
}
