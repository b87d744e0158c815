/// An engine's state at one moment, for readers, undo and roll-back: a value that costs nothing to
/// take and shares its storage with the engine until either changes.
///
/// Handles in it are borrowed from the engine: they are good for as long as the host keeps what
/// the engine has given back since.
public struct EngineSnapshot: Sendable {
    public let graph: ViewGraph
    public let counters: Counters
    public let ledger: Ledger
    let sources: SourceTable
    let state: EngineState
    let queue: UpdateQueue

    /// The counts of the last input for each node that took part in it, read off the ledger.
    public var nodeDeltas: [NodeID: Counts] { ledger.nodeDeltas }
}

/// What the engine keeps between inputs besides graph, sources, counts and ledger.
struct EngineState: Sendable {
    /// The number of the last pass; a record's `pass` tells whether a body ran in it.
    var pass: UInt32 = 0
    /// The number of the last evaluation; renewed reads carry it.
    var stamp: UInt32 = 0
    /// The transaction that is open.
    var event = EntryID.none
    /// Writes before this entry have been answered by a pass: later ones do not fold into them.
    var foldBarrier = EntryID.none
    var isReload = false
    var passesOfTransaction: Int32 = 0
}

extension Ledger {
    /// The counts of the last input for each node that took part in it.
    public var nodeDeltas: [NodeID: Counts] {
        var deltas: [NodeID: Counts] = [:]
        forEach(in: lastInput) { _, entry in
            switch entry {
            case .comparison(let comparison):
                deltas[comparison.node, default: Counts()].equal &+= Int32(comparison.equalCalls)
                if comparison.isEqual { deltas[comparison.node, default: Counts()].skip &+= 1 }
            case .evaluation(let evaluation) where !evaluation.isContainer:
                deltas[evaluation.node, default: Counts()].body &+= 1
                deltas[evaluation.node, default: Counts()].built &+= evaluation.built
                if evaluation.isWasted { deltas[evaluation.node, default: Counts()].wasted &+= 1 }
            case .destroyed(let mounting):
                deltas[mounting.node] = nil
            default:
                break
            }
        }
        return deltas
    }
}
