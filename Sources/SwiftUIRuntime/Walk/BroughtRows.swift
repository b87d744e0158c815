import DiffEngine
import SwiftInterpreter

// A view of the program's own that stands in a lazy container is as many rows as its body makes: a section in it is a section
// of the list, and of a ForEach in it those rows are made that the viewport shows. So an output that is not plainly one row
// becomes a container below the view. It makes rows as the lazy container around does, and by the same numbers.

/// Where a view of the program's own stands in the rows of a lazy container.
struct RowPlace: Hashable {
    /// The number of its first row.
    var first: Int
    /// How many rows it was taken for.
    var count: Int
}

extension Position {
    /// Where the rows stand that a view brings.
    static let rows = Position.top.appending(.rows)
}

extension Runtime {
    // MARK: The view's side

    /// Walks over what a body gave.
    func walkBody(_ output: Value, of node: NodeID, into children: inout ChildList) throws -> Bool {
        guard let place = rowPlace(of: node) else { return try walk(output, of: node, into: &children) }
        guard isOneRow(output) else {
            try append(rows: output, of: node, into: &children)
            return false
        }
        if place.count != 1 { askAgain(engine.graph.parent(of: node)) }
        return try walk(output, of: node, into: &children)
    }

    private func append(rows output: Value, of node: NodeID, into children: inout ChildList) throws {
        let old = nodeState(node)
        var result = WalkResult()
        var context = WalkContext(node: node, scope: old.scope)
        context.position = .rows
        append(output, context, &result, into: &children, flags: .container)
        try finish(result, old, node)
    }

    /// Whether a body's output is one row whatever it is made of: that the builder's form alone says.
    func isOneRow(_ output: Value) -> Bool {
        guard let view = output.wrappedValue, view.isReference else { return false }
        guard case .builtin(let builtin) = vocabulary.kind(of: view.type) else { return false }
        switch builtin {
        case .tupleView:
            let elements = vocabulary.field("value", of: view)
            guard elements.type == .array, elements.isReference, heap.arrayCount(elements) == 1 else { return false }
            return isOneRow(heap.arrayElement(elements, 0))
        case .conditionalContent, .optionalContent, .group, .outlineGroup, .section, .emptyView, .forEach: return false
        case .modifiedContent: return !modifiesRowsTogether(view)
        default: return true
        }
    }

    /// Where a view stands as a row of what is above it; nil if it stands inside of a row, or in no rows at all.
    private func rowPlace(of node: NodeID) -> RowPlace? {
        // Asked for each body: the state is not copied for it.
        state.nodes[engine.graph.parent(of: node).rawValue]?.rowPlaces[Position(hash: engine.graph.identity(of: node))]
    }

    // MARK: The rows

    /// Whether a node is the rows that the view above it brings.
    func bringsRows(_ node: NodeID) -> Bool {
        engine.graph.identity(of: node) == Position.rows.hash && engine.graph.flags(of: node).contains(.container)
    }

    /// The rows that a mounted view brings; nil if it is one row.
    func rowsBrought(by node: NodeID) -> NodeID? { engine.graph.children(of: node).first(where: bringsRows) }

    /// The rows that the view at a place among the rows of a container brings to it.
    func rowsBrought(at position: Position, to container: NodeID) -> NodeID? {
        child(of: container, at: position).flatMap(rowsBrought)
    }

    /// Makes the rows that a view brings as far as the viewport shows them.
    func evaluateBroughtRows(_ content: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        let node = request.node
        let view = engine.graph.parent(of: node)
        let around = engine.graph.parent(of: view)
        guard let place = rowPlace(of: view), let list = lazyContainer(around: node) else {
            try walk(content, of: node, into: &children)
            return
        }
        let old = nodeState(node)
        let outer = nodeState(around).window
        let container = engine.graph.value(of: list).value
        let isList = vocabulary.builtin(container) == .list
        var pass = RowPass(
            window: outer.asked, isList: isList, hidesOpaqueViews: isList && options.isDebugBuild && options.release >= 2024,
            isScrolled: old.window.content == request.value && !engine.isReloading,
            mountsAllRows: nodeState(list).window.mountsAllRows, countsEachElement: old.window.countsEachElement,
            count: RowCount(tracks: trackCount(of: container), next: place.first))
        pass.mounted = mountedViews(below: node)
        pass.waits = !old.window.isCounted
        var result = WalkResult()
        try walkLazy(content, WalkContext(node: node, scope: old.scope), &pass, &result, into: &children)
        if pass.isScrolled { children.markKept() }
        if pass.isUnsure || pass.asksAgain { askAgain(node) }
        var new = nodeState(node)
        new.window.content = request.value
        new.window.top = place.first
        new.window.total = pass.count.next - place.first
        new.window.asked = pass.window
        new.window.countsEachElement = pass.countsEachElement
        new.window.isCounted = old.window.isCounted || !pass.isUnsure
        new.rowPlaces = pass.places
        setNodeState(new, of: node)
        if new.window.total != place.count { askAgain(around) }
        sortLeavingRows(node, from: old, to: result.expansions, present: pass.present, isScrolled: pass.isScrolled)
        try finish(result, old, node)
    }

    /// Has a container count its rows once more, in the next pass.
    private func askAgain(_ container: NodeID) {
        engine.invalidate(container, reason: .dynamicProperty, cause: engine.currentCause)
    }

    /// The lazy container that a node's rows belong to.
    private func lazyContainer(around node: NodeID) -> NodeID? {
        var current = engine.graph.parent(of: node)
        while current.rawValue > 0 {
            if isLazyContainer(current) { return current }
            current = engine.graph.parent(of: current)
        }
        return nil
    }

    // MARK: The container's side

    /// The program's own views that stand in the rows of a container, by their identity.
    func mountedViews(below container: NodeID) -> [UInt64: NodeID] {
        var views: [UInt64: NodeID] = [:]
        for place in nodeState(container).rowPlaces.keys { views[place.hash] = NodeID.none }
        guard !views.isEmpty else { return [:] }
        for child in engine.graph.children(of: container) {
            let identity = engine.graph.identity(of: child)
            if views[identity] != nil { views[identity] = child }
        }
        return views.filter { !$0.value.isNone }
    }

    /// Counts a view of the program's own as the rows that it brings, and tells these which of them are shown. One that is not
    /// mounted is taken for one row until the viewport reaches it, or in an element for as many as are expected there. What
    /// brings several rows stays mounted where it is written out; of elements there may be a million.
    func walkRowView(
        _ view: Value, _ context: WalkContext, _ pass: inout RowPass, _ result: inout WalkResult, into children: inout ChildList
    ) throws {
        let known = pass.mounted[context.position.hash].flatMap { engine.graph.type(of: $0) == types.index(of: view.type) ? $0 : nil }
        let brought = known.flatMap(rowsBrought)
        let expected = known == nil ? pass.expectedRows ?? 1 : 1
        let place = RowPlace(first: pass.count.next, count: brought.map { nodeState($0).window.total } ?? expected)
        pass.places[context.position] = place
        let isVisible = pass.hidesOpaqueViews || (pass.isInElement ? pass.shows(place) : pass.isNextVisible)
        if isVisible || !pass.isInElement && place.count != 1 { try walk(view, context, &result, into: &children) }
        if pass.isInElement {
            let isCounted = brought.map { nodeState($0).window.isCounted } ?? (known != nil)
            if !isCounted { pass.unknownViews += 1 }
            if let rows = brought, isVisible { tell(rows, place, pass) }
        } else if let rows = brought {
            tell(rows, place, pass)
            if isVisible, !nodeState(rows).window.isCounted { pass.isUnsure = true }
        } else if isVisible, known == nil {
            pass.isUnsure = true
        }
        pass.count.add(place.count)
    }

    /// Lets rows that a view brings know where they stand and what is shown.
    private func tell(_ rows: NodeID, _ place: RowPlace, _ pass: RowPass) {
        let window = nodeState(rows).window
        if window.top != place.first || window.asked != pass.window { askAgain(rows) }
    }
}
