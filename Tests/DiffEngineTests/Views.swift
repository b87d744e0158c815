@testable import DiffEngine

/// A view that shows its title; the smallest thing to compare.
struct Label: CompiledView {
    let title: String
    func body(_ body: CompiledBody) { body.show(title) }
}

/// A view of plain data.
struct Number: CompiledView {
    let value: Int
    func body(_ body: CompiledBody) { body.show("\(value)") }
}

/// A view whose body is given when it is made. Two are never equal unless the same closure is in both.
struct Custom: CompiledView {
    let content: (CompiledBody) -> Void
    init(_ content: @escaping (CompiledBody) -> Void) { self.content = content }
    func body(_ body: CompiledBody) { content(body) }
}

/// A built-in view around others.
struct Container: CompiledView {
    static var isContainer: Bool { true }
    let content: (CompiledBody) -> Void
    init(_ content: @escaping (CompiledBody) -> Void) { self.content = content }
    func body(_ body: CompiledBody) { content(body) }
}

/// Counts calls of hand-written `==`s.
final class Tally {
    var calls = 0
}

extension CompiledHost {
    func delta<V: CompiledView>(_ type: V.Type) -> Counts { engine.counters.delta(of: types.index(of: type)) }
    func total<V: CompiledView>(_ type: V.Type) -> Counts { engine.counters.total(of: types.index(of: type)) }

    /// The entries of the last input.
    var entries: [LedgerEntry] {
        var entries: [LedgerEntry] = []
        engine.ledger.forEach(in: engine.ledger.lastInput) { _, entry in entries.append(entry) }
        return entries
    }

    /// The evaluations of the last input, in order.
    var evaluations: [(id: EntryID, evaluation: LedgerEntry.Evaluation)] {
        var result: [(EntryID, LedgerEntry.Evaluation)] = []
        engine.ledger.forEach(in: engine.ledger.lastInput) { id, entry in
            if case .evaluation(let evaluation) = entry { result.append((id, evaluation)) }
        }
        return result
    }

    /// The names of the types whose bodies ran in the last input, in order.
    var ran: [String] { evaluations.map { engine.layouts.description(of: $0.evaluation.type).name } }

    /// The values of a node's children.
    func children<V>(of node: NodeID, as type: V.Type) -> [V] {
        engine.graph.children(of: node).compactMap { value(of: $0, as: type) }
    }

    var root: NodeID { engine.graph.roots.first { _ in true } ?? .none }
}
