extension Engine {
    /// What is wrong with the engine's own books between updates: nothing, or it has a fault.
    ///
    /// Every node but the top hangs on a living parent, children are in the order of their
    /// ordinals, every edge between a source and a reader is on both sides, free numbers are free,
    /// and nothing waits that is not in the queue. Linear in all there is; for tests.
    public func checkInvariants() -> [String] {
        var faults: [String] = []
        checkTree(&faults)
        checkReads(&faults)
        if !isUpdating {
            if !leavers.isEmpty { faults.append("nodes that left were not let go") }
            let waiting = Set(queue.waiting.map(\.node))
            graph.forEachRecord { id, record in
                if record.state == .departed { faults.append("node \(id) has left and is still there") }
                if !record.pending.isEmpty, !waiting.contains(id) { faults.append("node \(id) waits outside the queue") }
                if record.firstMark >= 0, record.pending.isEmpty { faults.append("node \(id) has marks and does not wait") }
            }
        }
        return faults
    }

    private func checkTree(_ faults: inout [String]) {
        var reached: Set<Int32> = [0]
        var open: [Int32] = [0]
        while let parent = open.popLast() {
            var ordinal: Int32 = 0
            var child = graph[parent].firstChild
            while child >= 0 {
                let record = graph[child]
                if !reached.insert(child).inserted {
                    faults.append("node \(child) is in two places")
                    break
                }
                if record.state != .mounted { faults.append("node \(child) is in the tree and not mounted") }
                if record.parent != parent { faults.append("node \(child) does not know its parent \(parent)") }
                if record.ordinal != ordinal { faults.append("node \(child) has ordinal \(record.ordinal), not \(ordinal)") }
                if record.depth != graph[parent].depth + 1 { faults.append("node \(child) has depth \(record.depth)") }
                ordinal += 1
                open.append(child)
                child = record.nextSibling
            }
            if graph[parent].childCount != ordinal {
                faults.append("node \(parent) counts \(graph[parent].childCount) children, not \(ordinal)")
            }
        }
        if graph.count != reached.count - 1 { faults.append("\(graph.count) nodes counted, \(reached.count - 1) in the tree") }
        graph.forEachRecord { id, _ in
            if !reached.contains(id) { faults.append("node \(id) is an orphan") }
        }
        let free = graph.freeIDs
        if Set(free).count != free.count || free.contains(where: { graph[$0].state != .free }) {
            faults.append("the list of free nodes is damaged")
        }
        if free.count + reached.count != graph.limit { faults.append("a number is neither free nor in use") }
    }

    private func checkReads(_ faults: inout [String]) {
        var fromNodes: Set<Int32> = []
        graph.forEachRecord { id, record in
            var edge = record.firstRead
            while edge >= 0 {
                let read = sources.edges[Int(edge)]
                if read.node != id { faults.append("read \(edge) of node \(id) belongs to node \(read.node)") }
                if !fromNodes.insert(edge).inserted { return faults.append("reads of node \(id) run in a circle") }
                edge = read.nextRead
            }
        }
        var fromSources: Set<Int32> = []
        for (index, source) in sources.sources.enumerated() where source.isInUse {
            var previous: Int32 = -1
            var edge = source.firstReader
            while edge >= 0 {
                let read = sources.edges[Int(edge)]
                if Int(read.source) != index { faults.append("reader \(edge) of source \(index) belongs to source \(read.source)") }
                if read.previousReader != previous { faults.append("reader \(edge) of source \(index) has a wrong predecessor") }
                if !fromSources.insert(edge).inserted { return faults.append("readers of source \(index) run in a circle") }
                previous = edge
                edge = read.nextReader
            }
            if source.lastReader != previous { faults.append("source \(index) has a wrong last reader") }
        }
        if fromNodes != fromSources { faults.append("an edge is on one side only") }
    }
}
