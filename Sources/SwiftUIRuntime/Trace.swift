import DiffEngine
import SwiftInterpreter

/// One thing that happened in the last input, as the ledger has it.
public enum TraceEntry: Sendable {
    /// An effect is of a view: the node whose run brought it about.
    case event(String, of: NodeID?)
    /// A source of truth got a value, by so many writes.
    case write(UpdateCause, count: Int)
    /// A child's new value differed from its old one.
    case differed(ViewUpdate)
    case skipped(ViewUpdate)
    case ran(ViewUpdate)
    case appeared(NodeID, view: String)
    /// The view as its parent made it last, briefly: `Row(n: 2)`.
    case left(view: String, parent: NodeID)
    case warned(RuntimeWarning)
    /// Everything is up to date, after so many passes.
    case end(passes: Int)
}

extension Runtime {
    /// The ledger of the last input from its first entry to its last, built-in containers aside.
    public func trace() -> [TraceEntry] {
        var entries: [TraceEntry] = []
        engine.ledger.forEach(in: engine.ledger.lastInput) { id, entry in
            if let entry = traceEntry(id, entry) { entries.append(entry) }
        }
        return entries
    }

    private func traceEntry(_ id: EntryID, _ entry: LedgerEntry) -> TraceEntry? {
        switch entry {
        case .event(let event): return .event(eventText(event.text), of: engine.ledger[event.cause]?.node)
        case .write(let write): return .write(self.write(id, .write), count: Int(write.count))
        case .evaluation: return update(id).map(TraceEntry.ran)
        case .comparison(let comparison) where comparison.isEqual: return update(id).map(TraceEntry.skipped)
        case .comparison(let comparison): return difference(id, comparison).map(TraceEntry.differed)
        case .created(let mounting): return .appeared(mounting.node, view: types.name(of: mounting.type))
        case .destroyed(let mounting): return .left(view: viewThatLeft(mounting), parent: mounting.parent)
        case .warning(.host(let number), _, _):
            return state.warnings.indices.contains(Int(number)) ? .warned(state.warnings[Int(number)]) : nil
        // What stopped the update is told in words right after it.
        case .warning(.updateLoop, _, _): return nil
        case .end(let passes): return .end(passes: Int(passes))
        }
    }

    /// What has left has no place any more that would tell which of several it was; what its parent gave it does.
    private func viewThatLeft(_ mounting: LedgerEntry.Mounting) -> String {
        let name = types.name(of: mounting.type)
        guard !mounting.value.isNone, mounting.value.value.objectKind == .structure else { return name }
        let view = mounting.value.value
        let inputs = machine.types[view.type].fields.enumerated().compactMap { index, field in
            let value = heap.slot(view, index)
            return program.conforms(type: value.type, to: "DynamicProperty") ? nil : "\(field.name): \(renderer.brief(value))"
        }
        return inputs.isEmpty ? name : "\(name)(\(inputs.joined(separator: ", ")))"
    }
}
