// MARK: Placing children

extension Engine {
    /// Matches a node's old children with a new list, judges each edge alone, and stacks up what is
    /// to run. Returns whether each child is where it was and equal in the ordinary mode.
    @discardableResult
    func place(_ list: ChildList, under parent: Int32, reasons: ReasonSet, cause: EntryID) throws -> Bool {
        var work = MatchingScratch()
        swap(&work, &scratch)
        let areInPlace = graph.match(
            parent, with: list, creationReason: reasons, birth: ledger.nextID.rawValue, scratch: &work)
        bury(work.departed, cause: cause)
        if !areInPlace { queue.reorder(below: parent, in: graph) }
        let areEqual = try !state.isReload && judge(&work.edges)
        let settlement = Settlement(
            parent: NodeID(rawValue: parent), cause: cause, isReload: state.isReload, isCodeChange: isCodeChange)
        settlement.settle(work.edges, &graph, &ledger, &counters, &queue, garbage: &garbage)
        swap(&work, &scratch)
        return areInPlace && areEqual
    }

    /// Asks the host about each edge that had a value before. Nothing of the engine is held
    /// meanwhile, for a `==` is a program's code and may do anything. Returns whether all edges were
    /// judged, and found equal, in the ordinary mode.
    private func judge(_ edges: inout ContiguousArray<ChildEdge>) throws -> Bool {
        let host = self.host
        var areEqual = true
        equalCalls = 0
        try edges.withUnsafeMutableBufferPointer { edges in
            for index in edges.indices {
                let edge = edges[index]
                guard edge.kind == .compare else {
                    areEqual = false
                    continue
                }
                if judgedType != edge.type { judgedType = edge.type }
                let isEqual = try host.areEqual(edge.old, edge.new, type: edge.type, mode: edge.mode)
                edges[index].isEqual = isEqual
                if !isEqual || edge.mode != .equatableUnlessPOD { areEqual = false }
                if equalCalls != 0 {
                    edges[index].equalCalls = equalCalls
                    equalCalls = 0
                }
            }
        }
        judgedType = nil
        return areEqual
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
