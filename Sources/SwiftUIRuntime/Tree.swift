import DiffEngine
import SwiftInterpreter

/// A mounted view of the program, with those below it.
public struct ViewNode: Sendable {
    public let id: NodeID
    /// The type's name, with its enclosing types.
    public let type: String
    public let path: String
    /// The first text that it draws, 20 columns at most; empty if it draws none or is not on the screen.
    public let label: String
    /// All since the view was made or the counts were reset.
    public let total: Counts
    /// What the last input did.
    public let delta: Counts
    public let children: [ViewNode]
}

extension Runtime {
    /// The tree of mounted views, the built-in ones left out.
    public func tree() -> [ViewNode] {
        let labels = drawn().labels
        let deltas = engine.snapshot().nodeDeltas
        return userViews(below: .top).map { viewNode($0, labels, deltas) }
    }

    private func viewNode(_ node: NodeID, _ labels: [NodeID: String], _ deltas: [NodeID: Counts]) -> ViewNode {
        ViewNode(
            id: node, type: typeName(of: node), path: path(of: node), label: String((labels[node] ?? "").prefix(20)),
            total: engine.counters.total(of: node), delta: deltas[node] ?? Counts(),
            children: userViews(below: node).map { viewNode($0, labels, deltas) })
    }

    /// The nearest views of the program below a node, in written order.
    func userViews(below node: NodeID) -> [NodeID] {
        var found: [NodeID] = []
        for child in engine.graph.children(of: node) {
            if engine.graph.flags(of: child).contains(.container) {
                found += userViews(below: child)
            } else {
                found.append(child)
            }
        }
        return found
    }

    /// The name of a node's type.
    public func typeName(of node: NodeID) -> String { types.name(of: engine.graph.type(of: node)) }

    /// The name of a type that the engine counts.
    public func name(of type: TypeIndex) -> String { types.name(of: type) }

    /// The engine's number of a declared type.
    public func index(of type: TypeID) -> TypeIndex { types.index(of: type) }

    /// The way to a view: types from the root on, with an index among several siblings of one type.
    public func path(of node: NodeID) -> String { viewIndex.paths[node] ?? "" }

    /// The id of the ForEach row that a view is, as its description reads; nil for other views.
    public func rowIdentity(of node: NodeID) -> String? { viewIndex.rowIdentities[node] }
}
