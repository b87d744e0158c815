/// The view graph, its sources of truth and the ledger, kept up to date through a host.
///
///     engine.beginInput()
///     engine.begin(event: text)
///     engine.write(source, old: old, new: new, position: position)
///     try engine.update()
///     engine.end()
///
/// Not thread-safe; one engine belongs to one session. All that it knows is in `snapshot()`, a
/// value that costs nothing to take. While it calls its host nothing of it is held, so the host may
/// read and write it during any call.
public final class Engine {
    /// How types are compared. Shared by all snapshots.
    public let layouts: LayoutTable
    unowned let host: any EngineHost

    /// How many passes an update may take before it is called a loop.
    public var passLimit: Int = 32
    /// For how many inputs, the last one included, replaced values are held for `verdicts(of:)`.
    public var heldInputs: Int = 1

    /// The tree of mounted views.
    public internal(set) var graph = ViewGraph()
    /// What happened.
    public internal(set) var ledger = Ledger()
    /// Counts by type and by node.
    public internal(set) var counters = Counters()
    var sources = SourceTable()
    var state = EngineState()

    // What is on its way during an update.
    var queue = UpdateQueue()
    var scratch = MatchingScratch()
    var children = ChildList()
    /// Handles to be given back at the next opportunity.
    var garbage: ContiguousArray<Handle> = []
    var newcomers: [NodeID] = []
    var leavers: ContiguousArray<Int32> = []
    /// The evaluation whose body runs, or the nearest above a container that is asked; or none.
    var currentEvaluation = EntryID.none
    var isCodeChange = false
    /// The type of the edge that is being judged, and how often its `==` was called.
    var judgedType: TypeIndex?
    var equalCalls: UInt16 = 0

    /// The sources whose writes make the body run that is being evaluated, in the order of writing.
    public internal(set) var triggers: [SourceID] = []

    public init(host: any EngineHost, types: any TypeSource) {
        self.host = host
        layouts = LayoutTable(types: types)
    }
}

// MARK: - Inputs and transactions

extension Engine {
    /// Starts an input: the delta is empty again, and values held for older inputs are released.
    public func beginInput() {
        counters.beginInput()
        state.foldBarrier = EntryID(rawValue: ledger.nextID.rawValue - 1)
        var released: ContiguousArray<Handle> = []
        swap(&released, &garbage)
        ledger.beginInput(heldInputs: heldInputs) { released.append($0) }
        swap(&released, &garbage)
        flushGarbage()
    }

    /// Begins a transaction: writes that follow belong to one event and fold together.
    ///
    /// - Parameters:
    ///   - text: The host's number for the event's words.
    ///   - cause: An earlier entry if this transaction follows from it, such as an `onAppear`
    ///     action from the evaluation that made the view.
    ///   - isReload: The program was edited: the first pass runs every mounted user view's body,
    ///     counted in the delta only, and compares nothing.
    @discardableResult
    public func begin(event text: UInt32, cause: EntryID = .none, isReload: Bool = false) -> EntryID {
        let id = ledger.append(.event(LedgerEntry.Event(text: text, cause: cause, isReload: isReload)))
        state.event = id
        state.foldBarrier = id
        state.isReload = isReload
        state.passesOfTransaction = 0
        if isReload { markEverything() }
        return id
    }

    /// Begins another transaction of the same event: what is written from now on does not fold into what was written before.
    public func separateWrites() { state.foldBarrier = EntryID(rawValue: ledger.nextID.rawValue - 1) }

    /// Ends the transaction.
    public func end() {
        _ = ledger.append(.end(passes: state.passesOfTransaction))
        state.event = .none
        state.isReload = false
        flushGarbage()
    }

    /// Whether a transaction is open.
    public var isInTransaction: Bool { !state.event.isNone }

    /// Whether a body waits to run.
    public var needsUpdate: Bool { !queue.isEmpty }

    /// Records a warning.
    @discardableResult
    public func warn(
        _ warning: LedgerEntry.Warning, node: NodeID = .none, source: SourceID = .none
    ) -> EntryID {
        ledger.append(.warning(warning, node: node, source: source))
    }

    /// Whether the pass under way runs every body because the program was edited.
    public var isReloading: Bool { state.isReload }

    /// The event under way.
    public var currentEvent: EntryID { state.event }

    /// The entry that whatever happens now follows from: the body that runs, or the event.
    public var currentCause: EntryID { currentEvaluation.isNone ? state.event : currentEvaluation }

    private func markEverything() {
        for id in 1..<Int32(max(1, graph.limit)) where graph[id].state == .mounted && !graph[id].isContainer {
            graph[id].pending.insert(.codeChanged)
        }
        for root in graph.roots { queue.add(UpdateQueue.Item(node: root.rawValue, isEdge: true), nextPass: false) }
    }

    func flushGarbage() {
        guard !garbage.isEmpty else { return }
        var batch: ContiguousArray<Handle> = []
        swap(&batch, &garbage)
        batch.withUnsafeBufferPointer { host.release($0) }
        batch.removeAll(keepingCapacity: true)
        if garbage.isEmpty { swap(&batch, &garbage) }
    }

    func discard(_ handle: Handle) {
        if !handle.isNone { garbage.append(handle) }
    }
}

// MARK: - Counting

extension Engine {
    /// Counts created view values of a type.
    public func countInitialisations(_ count: Int, of type: TypeIndex) {
        var counts = Counts()
        counts.initialised = Int32(truncatingIfNeeded: count)
        counters.add(counts, to: type, deltaOnly: isCountedInDeltaOnly)
    }

    /// Counts a call of a type's own `==`; for the node too while one of its edges is judged.
    public func countEqual(of type: TypeIndex) {
        var counts = Counts()
        counts.equal = 1
        counters.add(counts, to: type, deltaOnly: isCountedInDeltaOnly)
        if judgedType == type { equalCalls &+= 1 }
    }

    /// Adds to a node's totals what was counted for the same view when it was mounted before.
    public func addCounts(_ counts: Counts, to node: NodeID) {
        if counts != Counts() { counters.add(counts, to: node.rawValue) }
    }

    private var isCountedInDeltaOnly: Bool { currentEvaluation.isNone ? state.isReload : isCodeChange }

    /// Forgets all totals and the delta.
    public func resetCounts() { counters.reset() }
}

// MARK: - Explanation

extension Engine {
    /// The last evaluation or comparison of a mounted node that the ledger still has.
    public func lastEntry(about node: NodeID) -> EntryID? {
        guard graph.contains(node) else { return nil }
        let birth = graph[node.rawValue].birth
        return ledger.last { id, entry in
            guard id.rawValue >= birth, entry.node == node else { return false }
            switch entry {
            case .evaluation, .comparison: return true
            default: return false
            }
        }
    }

    /// The chain of causes of an evaluation or a comparison, nearest first, back to the event.
    public func causes(of entry: EntryID) -> [Cause] { ledger.causes(of: entry) }

    /// What a comparison found, field by field; nil if its values are no longer held.
    ///
    /// For an evaluation: what the comparison found that made the body run, if one did.
    public func verdicts(of entry: EntryID) -> [FieldVerdict]? {
        switch ledger[entry] {
        case .comparison(let comparison):
            guard !comparison.old.isNone || !comparison.new.isNone else { return nil }
            return host.verdicts(comparison.old, comparison.new, type: comparison.type, mode: comparison.mode)
        case .evaluation:
            return comparison(behind: entry).flatMap { verdicts(of: $0) }
        default:
            return nil
        }
    }

    /// The comparison that made a body run; nil if it ran for other reasons only.
    public func comparison(behind evaluation: EntryID) -> EntryID? {
        ledger.links(of: evaluation).first {
            if case .comparison = ledger[$0] { return true }
            return false
        }
    }
}

// MARK: - Snapshots

extension Engine {
    /// All that the engine knows, as a value. Not to be taken while an update is going on. O(1).
    public func snapshot() -> EngineSnapshot {
        EngineSnapshot(graph: graph, counters: counters, ledger: ledger, sources: sources, state: state, queue: queue)
    }

    /// Goes back to a snapshot, whatever was going on since.
    ///
    /// Handles are neither retained nor released: the host's own roll-back counts anew what
    /// `forEachHandle(_:)` gives.
    public func restore(_ snapshot: EngineSnapshot) {
        graph = snapshot.graph
        counters = snapshot.counters
        ledger = snapshot.ledger
        sources = snapshot.sources
        state = snapshot.state
        queue = snapshot.queue
        children.removeAll()
        garbage.removeAll()
        newcomers.removeAll()
        leavers.removeAll()
        triggers.removeAll()
        currentEvaluation = .none
        isCodeChange = false
        judgedType = nil
    }

    /// Calls a function with every handle that the engine owns, once for each time it owns it.
    public func forEachHandle(_ body: (Handle) -> Void) {
        graph.forEachRecord { _, record in
            // A user view's that has left is the ledger's.
            if !record.value.isNone, record.state == .mounted || record.isContainer { body(record.value) }
            if !record.output.isNone { body(record.output) }
        }
        ledger.forEachOwnedHandle(body)
        for handle in garbage { body(handle) }
    }
}
