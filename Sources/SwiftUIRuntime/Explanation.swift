import DiffEngine
import SwiftInterpreter

/// One evaluation or skip of the last input, in words: what `updates` of the JSON and `:why` are made of.
public struct ViewUpdate: Sendable {
    public let entry: EntryID
    public let node: NodeID
    public let view: String
    public internal(set) var path: String
    public let ran: Bool
    public let wasted: Bool
    public let reasons: ReasonSet
    /// In the words of `_printChanges`.
    public let changes: [String]
    public let fields: [FieldVerdict]
    public let causes: [UpdateCause]
}

/// One link of the chain from an update back to the event.
public struct UpdateCause: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case event, write, parent, environment, observed, identity, first, reload, unknown
    }
    public var kind: Kind
    /// What was written, or which view's body ran.
    public var source: String?
    public var old: String?
    public var new: String?
    /// The words of an event.
    public var text: String?
    public var position: SourcePosition?
    /// What was written is a closure which captured the view that made it, and that differs.
    public var capturesChangedSelf = false
}

extension Runtime {
    /// The evaluations and skips of the last input, in order.
    public func updates() -> [ViewUpdate] {
        var updates: [ViewUpdate] = []
        engine.ledger.forEach(in: engine.ledger.lastInput) { id, _ in
            if let update = update(id) { updates.append(update) }
        }
        return updates
    }

    /// The last evaluation or skip of a view that the ledger has. For one of an earlier input, old and new values are
    /// there if they were remembered.
    public func why(_ node: NodeID) -> ViewUpdate? {
        guard let entry = engine.lastEntry(about: node) else { return nil }
        guard var remembered = state.explained[node], remembered.entry == entry else { return update(entry) }
        remembered.path = path(of: node)
        return remembered
    }

    /// Keeps the words for the last input's updates before their values are given back: all that ran and some of the
    /// skipped, up to what costs next to nothing.
    func rememberExplanations() {
        let (mostEvaluations, mostSkips, mostRemembered) = (100, 20, 5_000)
        var (evaluations, skips) = (0, 0)
        if state.explained.count > mostRemembered { state.explained.removeAll() }
        engine.ledger.forEach(in: engine.ledger.lastInput) { id, entry in
            switch entry {
            case .evaluation(let evaluation) where !evaluation.isContainer && evaluations < mostEvaluations: evaluations += 1
            case .comparison(let comparison) where comparison.isEqual && skips < mostSkips: skips += 1
            default: return
            }
            if let update = update(id, isNamed: false) { state.explained[update.node] = update }
        }
    }

    /// An unnamed one has no path, which takes a walk over all views.
    func update(_ id: EntryID, isNamed: Bool = true) -> ViewUpdate? {
        func path(of node: NodeID) -> String {
            isNamed && engine.graph.contains(node) ? self.path(of: node) : ""
        }
        switch engine.ledger[id] {
        case .evaluation(let evaluation) where !evaluation.isContainer:
            return ViewUpdate(
                entry: id, node: evaluation.node, view: types.name(of: evaluation.type),
                path: path(of: evaluation.node), ran: true,
                wasted: evaluation.isWasted, reasons: evaluation.reasons, changes: state.changes[id] ?? [],
                fields: engine.verdicts(of: id) ?? [], causes: causes(of: id, evaluation.node))
        case .comparison(let comparison) where comparison.isEqual:
            return ViewUpdate(
                entry: id, node: comparison.node, view: types.name(of: comparison.type),
                path: path(of: comparison.node), ran: false, wasted: false,
                reasons: [], changes: [], fields: engine.verdicts(of: id) ?? [],
                causes: causes(of: id, comparison.node))
        default:
            return nil
        }
    }

    /// A comparison that found a difference; the run that follows has the same fields, and more.
    func difference(_ id: EntryID, _ comparison: LedgerEntry.Comparison) -> ViewUpdate? {
        ViewUpdate(
            entry: id, node: comparison.node, view: types.name(of: comparison.type),
            path: engine.graph.contains(comparison.node) ? path(of: comparison.node) : "", ran: false, wasted: false,
            reasons: [], changes: [], fields: engine.verdicts(of: id) ?? [], causes: [])
    }

    private func causes(of entry: EntryID, _ node: NodeID) -> [UpdateCause] {
        engine.causes(of: entry).map { describe($0, of: node) }
    }

    private func describe(_ cause: Cause, of node: NodeID) -> UpdateCause {
        switch cause {
        case .parent(let entry): return UpdateCause(kind: .parent, source: view(of: entry))
        case .write(let entry): return write(entry, .write)
        case .environment(let entry): return write(entry, .environment)
        case .observed(let entry): return write(entry, .observed)
        case .event(let entry): return UpdateCause(kind: .event, text: text(of: entry))
        case .reload(let entry): return UpdateCause(kind: .reload, text: text(of: entry))
        case .first: return UpdateCause(kind: .first)
        case .identity:
            let ids = engine.graph.contains(node) ? state.changedIDs[engine.graph.identity(of: node)] : nil
            return UpdateCause(kind: .identity, old: ids?.old, new: ids?.new)
        case .unknown: return UpdateCause(kind: .unknown)
        }
    }

    private func view(of entry: EntryID) -> String? {
        guard case .evaluation(let evaluation) = engine.ledger[entry] else { return nil }
        return types.name(of: evaluation.type)
    }

    private func text(of entry: EntryID) -> String? {
        guard case .event(let event) = engine.ledger[entry] else { return nil }
        return eventText(event.text)
    }

    func write(_ entry: EntryID, _ kind: UpdateCause.Kind) -> UpdateCause {
        guard case .write(let write) = engine.ledger[entry] else { return UpdateCause(kind: kind) }
        let position = SourcePosition(file: write.position.file, offset: write.position.offset)
        var cause = UpdateCause(
            kind: kind, source: state.writeNames[entry] ?? name(of: write.source),
            old: write.old.isNone ? nil : renderer.brief(write.old.value),
            new: write.new.isNone ? nil : renderer.brief(write.new.value),
            position: write.position == .unknown ? nil : position)
        if !write.old.isNone, !write.new.isNone {
            cause.capturesChangedSelf = verdicts.capturedAnotherSelf(write.old.value, write.new.value)
        }
        return cause
    }

    /// How the engine compares a type, field by field.
    public func layout(of type: TypeID) -> LayoutReport {
        engine.layouts.report(on: types.index(of: type))
    }
}
