import DiffEngine
import SwiftInterpreter

/// Looks for the row of a lazy container that has an id. It counts rows as the walk that makes them does.
struct RowSearch {
    let runtime: Runtime
    /// Where the search is: the container, or what a view brings to it.
    private var node: NodeID
    let isWanted: (Value) throws -> Bool
    private var count: RowCount

    init(runtime: Runtime, node: NodeID, isWanted: @escaping (Value) throws -> Bool) {
        self.runtime = runtime
        self.node = node
        self.isWanted = isWanted
        count = RowCount(tracks: runtime.trackCount(of: runtime.engine.graph.value(of: node).value))
    }

    private var vocabulary: Vocabulary { runtime.vocabulary }
    private var heap: Heap { runtime.heap }

    /// The number of the row; nil if there is none.
    mutating func search() throws -> Int? {
        try find(in: vocabulary.field("content", of: runtime.engine.graph.value(of: node).value), at: .top)
    }

    private mutating func find(in view: Value, at position: Position) throws -> Int? {
        guard let view = view.wrappedValue else { return nil }
        switch vocabulary.builtin(view) {
        case .tupleView:
            let elements = vocabulary.field("value", of: view)
            for index in 0..<heap.arrayCount(elements) {
                if let row = try find(in: heap.arrayElement(elements, index), at: position.appending(UInt64(index))) { return row }
            }
            return nil
        case .conditionalContent:
            let step: Position.Step = vocabulary.field("isFirst", of: view).asBool ? .first : .second
            return try find(in: vocabulary.field("content", of: view), at: position.appending(step))
        case .optionalContent: return try find(in: vocabulary.field("content", of: view), at: position.appending(.some))
        case .group, .outlineGroup: return try find(in: vocabulary.field("content", of: view), at: position.appending(.content))
        case .section:
            for part in Builtin.section.parts {
                count.beginLine()
                if let row = try find(in: vocabulary.field(part.name, of: view), at: position.appending(part.step)) { return row }
            }
            count.beginLine()
            return nil
        case .emptyView: return nil
        case .forEach: return try find(inRowsOf: view, at: position)
        case .modifiedContent where runtime.modifiesRowsTogether(view):
            let inner = runtime.modified(position, by: vocabulary.field("modifier", of: view))
            return try find(in: vocabulary.field("content", of: view), at: inner)
        default:
            if try hasWantedID(view) { return count.next }
            let place = runtime.nodeState(node).rowPlaces[position]
            if place != nil, let rows = runtime.rowsBrought(at: position, to: node) { return try find(in: rows) }
            count.add(place?.count ?? 1)
            return nil
        }
    }

    /// Looks into the rows that a view brings.
    private mutating func find(in rows: NodeID) throws -> Int? {
        let outer = node
        defer { node = outer }
        node = rows
        return try find(in: runtime.engine.graph.value(of: rows).value, at: .top)
    }

    private mutating func find(inRowsOf view: Value, at position: Position) throws -> Int? {
        var hold: [Value] = []
        defer { hold.forEach(heap.release) }
        let rows = try runtime.rowSource(of: view, hold: &hold)
        try runtime.machine.charge(steps: rows.count)
        let expansion = runtime.nodeState(node).expansions[position]
        for index in 0..<rows.count {
            let (hash, id) = try runtime.identity(index, of: rows)
            defer { heap.release(id) }
            if try isWanted(id) { return count.next }
            if let expansion, expansion.holds(index) {
                let output = expansion.outputs[index - expansion.first]
                if let row = try find(in: output, at: position.appending(hash)) { return row }
            } else {
                count.add(expansion?.rows.rows(of: index) ?? 1)
            }
        }
        return nil
    }

    /// Whether a view in a row was given the id by `id(_:)`.
    private func hasWantedID(_ view: Value) throws -> Bool {
        var ids: [Value] = []
        runtime.visitParts(of: view, node: .none, position: .top) { part, _ in
            guard vocabulary.builtin(part) == .modifiedContent else { return }
            let modifier = vocabulary.field("modifier", of: part)
            if vocabulary.builtin(modifier) == .identifierModifier { ids.append(vocabulary.field("id", of: modifier)) }
        }
        return try ids.contains(where: isWanted)
    }
}
