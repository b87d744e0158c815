import DiffEngine
import SwiftInterpreter

/// What mounted views are called, found for all of them in one walk: a list may have ten thousand.
struct ViewIndex {
    /// `Screen/Row[2]`.
    var paths: [NodeID: String] = [:]
    /// The id of the ForEach row that a view is, as its description reads.
    var rowIdentities: [NodeID: String] = [:]
}

extension Runtime {
    /// The names of the views as they stand; made when first asked for after a change.
    var viewIndex: ViewIndex {
        if let known = readings.viewIndex { return known }
        var index = ViewIndex()
        addViews(below: .top, path: "", to: &index)
        looking {
            for root in engine.graph.roots {
                forEachNode(below: root) { addRowIdentities(below: $0, to: &index) }
            }
        }
        if !isChanging { readings.keep(index) }
        return index
    }

    private func addViews(below parent: NodeID, path: String, to index: inout ViewIndex) {
        let views = userViews(below: parent)
        var totals: [TypeIndex: Int] = [:]
        for view in views { totals[engine.graph.type(of: view), default: 0] += 1 }
        var counts: [TypeIndex: Int] = [:]
        for view in views {
            let type = engine.graph.type(of: view)
            let place = counts[type, default: 0]
            counts[type] = place + 1
            let part = totals[type, default: 0] > 1 ? "\(types.name(of: type))[\(place)]" : types.name(of: type)
            index.paths[view] = path + part
            addViews(below: view, path: path + part + "/", to: &index)
        }
    }

    /// Visits the places of the views and containers that stand in a view, as the walk over bodies gives them.
    /// What stands in a ForEach inside is left to that one.
    func forEachViewPlace(in view: Value, at position: Position, _ visit: (Position) -> Void) {
        guard let view = view.wrappedValue, view.isReference else { return }
        guard case .builtin(let builtin) = vocabulary.kind(of: view.type) else { return visit(position) }
        switch builtin {
        case .modifiedContent:
            let modifier = vocabulary.field("modifier", of: view)
            if case .modifier = vocabulary.kind(of: modifier.type) {
                visit(position)
                return visit(modified(position, by: modifier))
            }
            forEachViewPlace(in: vocabulary.field("content", of: view), at: modified(position, by: modifier), visit)
        case .forEach:
            return
        default:
            let parts = parts(of: view, builtin)
            if parts.isEmpty, builtin != .tupleView { visit(position) }
            for part in parts { forEachViewPlace(in: part.view, at: position.following(part.step), visit) }
        }
    }

    private func addRowIdentities(below parent: NodeID, to index: inout ViewIndex) {
        let expansions = nodeState(parent).expansions.filter { vocabulary.builtin($0.value.view) == .forEach }
        guard !expansions.isEmpty else { return }
        var children: [UInt64: NodeID] = [:]
        for child in engine.graph.children(of: parent) { children[engine.graph.identity(of: child)] = child }
        for (position, expansion) in expansions {
            var hold: [Value] = []
            defer { hold.forEach(heap.release) }
            guard let rows = try? rowSource(of: expansion.view, hold: &hold) else { continue }
            for (offset, hash) in expansion.identities.enumerated() where expansion.first + offset < rows.count {
                var views: [NodeID] = []
                forEachViewPlace(in: expansion.outputs[offset], at: position.appending(hash)) { place in
                    guard let child = children[place.hash] else { return }
                    let isContainer = engine.graph.flags(of: child).contains(.container)
                    views += isContainer ? userViews(below: child) : [child]
                }
                guard !views.isEmpty, let (found, id) = try? identity(expansion.first + offset, of: rows) else { continue }
                // An id that is another each time is none that a person could write.
                if found == hash, let text = try? machine.describe(id) {
                    // A view in a ForEach further in has that one's id.
                    for view in views where index.rowIdentities[view] == nil { index.rowIdentities[view] = text }
                }
                heap.release(id)
            }
        }
    }
}
