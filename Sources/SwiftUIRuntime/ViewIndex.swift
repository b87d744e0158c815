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
        // Ids that the program computes may use up chance, or print.
        let before = context.state
        defer { context.state = before }
        for root in engine.graph.roots {
            forEachNode(below: root) { addRowIdentities(below: $0, to: &index) }
        }
        if !isChanging { readings.viewIndex = index }
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
                guard let child = children[position.appending(hash).hash],
                      let (found, id) = try? identity(expansion.first + offset, of: rows) else { continue }
                // An id that is another each time is none that a person could write.
                if found == hash { index.rowIdentities[child] = try? machine.describe(id) }
                heap.release(id)
            }
        }
    }
}
