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

    /// The views that a path names: `Screen/Row[2]`, `Row[id: 7]`, or a type alone where it is clear.
    public func views(at path: String) throws -> [NodeID] {
        let parts = path.split(separator: "/").map(PathPart.init)
        guard let first = parts.first else { return [] }
        var found = descendants(of: .top).filter { matches($0, first) }
        for part in parts.dropFirst() {
            found = found.flatMap { userViews(below: $0) }.filter { matches($0, part) }
        }
        return found
    }

    private func descendants(of node: NodeID) -> [NodeID] {
        userViews(below: node).flatMap { [$0] + descendants(of: $0) }
    }

    private struct PathPart {
        var name: String
        var index: Int?
        var id: String?

        init(_ text: Substring) {
            guard let open = text.firstIndex(of: "["), text.hasSuffix("]") else {
                name = String(text)
                return
            }
            name = String(text[..<open])
            let inside = text[text.index(after: open)...].dropLast()
            if inside.hasPrefix("id:") {
                id = inside.dropFirst(3).drop { $0 == " " }.description
            } else {
                index = Int(inside)
            }
        }
    }

    private func matches(_ node: NodeID, _ part: PathPart) -> Bool {
        guard typeName(of: node) == part.name else { return false }
        if let index = part.index { return viewIndex.indices[node] == index }
        if let id = part.id { return rowIdentity(of: node) == id }
        return true
    }

    /// The id of the ForEach row that a view is, as its description reads; nil for other views.
    public func rowIdentity(of node: NodeID) -> String? { viewIndex.rowIdentities[node] }
}
