/// Enters the verdicts about a node's children and sends those that are to run on their way.
///
/// It works on the engine's parts as arguments: a property of a class that is asked for each of
/// ten thousand children costs more than what is done with it.
struct Settlement {
    let parent: NodeID
    /// The evaluation that gave the children.
    let cause: EntryID
    let isReload: Bool
    let isCodeChange: Bool

    /// Changed, passing and new children are stacked up, the first in written order on top.
    func settle(
        _ edges: ContiguousArray<ChildEdge>, _ graph: inout ViewGraph, _ ledger: inout Ledger,
        _ counters: inout Counters, _ queue: inout UpdateQueue, garbage: inout ContiguousArray<Handle>
    ) {
        ledger.reserve(edges.count)
        let firstOfStack = queue.stack.count
        var skipped = TypeTally()

        for edge in edges {
            var origin = cause
            switch edge.kind {
            case .descend:
                if !edge.old.isNone { garbage.append(edge.old) }
            case .kept:
                if !edge.old.isNone { garbage.append(edge.old) }
                continue
            case .created:
                if !graph[edge.node].isContainer { _ = ledger.append(.created(mounting(edge))) }
            case .compare where isReload:
                if !edge.old.isNone { garbage.append(edge.old) }
            case .compare:
                origin = ledger.append(.comparison(comparison(edge)))
                if edge.isEqual {
                    skipped.add(edge.type)
                    if !isCodeChange { counters.addSkip(equalCalls: Int32(edge.equalCalls), to: edge.node) }
                    continue
                }
                graph[edge.node].pending.insert(.valueChanged)
                if edge.equalCalls != 0, !isCodeChange {
                    var counts = Counts()
                    counts.equal = Int32(edge.equalCalls)
                    counters.add(counts, to: edge.node)
                }
            }
            queue.stack.append(UpdateQueue.Item(node: edge.node, cause: origin, isEdge: true))
        }

        queue.stack[firstOfStack...].reverse()
        for (type, count) in skipped.counts {
            var counts = Counts()
            counts.skip = count
            counters.add(counts, to: type, deltaOnly: isCodeChange)
        }
    }

    private func mounting(_ edge: ChildEdge) -> LedgerEntry.Mounting {
        LedgerEntry.Mounting(
            node: NodeID(rawValue: edge.node), type: edge.type, parent: parent, value: edge.new, cause: cause)
    }

    private func comparison(_ edge: ChildEdge) -> LedgerEntry.Comparison {
        LedgerEntry.Comparison(
            old: edge.old, new: edge.new, cause: cause, node: NodeID(rawValue: edge.node), type: edge.type,
            mode: edge.mode, isEqual: edge.isEqual, equalCalls: edge.equalCalls)
    }
}

/// How many of each type, for runs of siblings of one type.
private struct TypeTally {
    private(set) var counts: [(type: TypeIndex, count: Int32)] = []

    mutating func add(_ type: TypeIndex) {
        if let last = counts.indices.last, counts[last].type == type {
            counts[last].count += 1
        } else {
            counts.append((type, 1))
        }
    }
}
