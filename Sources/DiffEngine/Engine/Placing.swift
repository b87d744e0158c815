// MARK: Placing children

extension Engine {
    /// Matches a node's old children with a new list, judges each edge alone, and stacks up what is
    /// to run.
    func place(_ list: ChildList, under parent: Int32, reasons: ReasonSet, cause: EntryID) throws {
        var work = MatchingScratch()
        swap(&work, &scratch)
        graph.match(parent, with: list, creationReason: reasons, birth: ledger.nextID.rawValue, scratch: &work)
        bury(work.departed, cause: cause)
        if !state.isReload { try judge(&work.edges) }
        let settlement = Settlement(
            parent: NodeID(rawValue: parent), cause: cause, isReload: state.isReload, isCodeChange: isCodeChange)
        work.retired.removeAll(keepingCapacity: true)
        settlement.settle(work.edges, &graph, &ledger, &counters, &queue, garbage: &garbage, retired: &work.retired)
        if !work.retired.isEmpty { work.retired.withUnsafeBufferPointer { host.retire($0) } }
        swap(&work, &scratch)
    }

    /// Asks the host about each edge that had a value before. Nothing of the engine is held
    /// meanwhile, for a `==` is a program's code and may do anything.
    private func judge(_ edges: inout ContiguousArray<ChildEdge>) throws {
        let host = self.host
        equalCalls = 0
        try edges.withUnsafeMutableBufferPointer { edges in
            for index in edges.indices where edges[index].kind == .compare {
                let edge = edges[index]
                if judgedType != edge.type { judgedType = edge.type }
                edges[index].isEqual = try host.areEqual(edge.old, edge.new, type: edge.type, mode: edge.mode)
                if equalCalls != 0 {
                    edges[index].equalCalls = equalCalls
                    equalCalls = 0
                }
            }
        }
        judgedType = nil
    }

    /// Enters nodes that left; they stay readable until the host has been told.
    private func bury(_ departed: ContiguousArray<Int32>, cause: EntryID) {
        for node in departed {
            let record = graph[node]
            sources.dropReads(of: node, in: &graph)
            graph[node].pending = []
            graph[node].firstMark = -1
            if !record.isContainer {
                _ = ledger.append(.destroyed(LedgerEntry.Mounting(
                    node: NodeID(rawValue: node), type: record.type, parent: NodeID(rawValue: record.parent),
                    value: record.value, cause: cause)))
            }
            leavers.append(node)
        }
    }
}
