// MARK: Updating

extension Engine {
    /// Gives the root views. They are matched and compared with those before like the children of a
    /// body; what changed runs at the next `update()`.
    public func setRoots(_ roots: ChildList) throws {
        try place(roots, under: 0, reasons: .firstAppearance, cause: state.event)
        while let item = queue.stack.popLast() { queue.add(item, nextPass: false) }
        if leavers.isEmpty { return }
        try tellHost()
    }

    /// Runs what is marked, parents first and each body once, until nothing is.
    ///
    /// What is marked while it goes on runs in a following pass. At `passLimit` passes the update is
    /// called a loop: the rest is dropped, with a warning in the ledger.
    ///
    /// If a call of the host throws, the update stops where it is; restore the engine from a snapshot.
    public func update() throws {
        var passes = 0
        while !queue.isEmpty {
            guard passes < passLimit else {
                warn(.updateLoop, node: firstWaiting)
                dropWaiting()
                break
            }
            passes += 1
            try runPass()
        }
    }

    /// Whether a pass is going on.
    public var isUpdating: Bool { queue.isRunning }

    private func runPass() throws {
        state.pass &+= 1
        state.passesOfTransaction += 1
        queue.beginPass()
        while let item = queue.next(in: graph) {
            try run(item)
        }
        queue.endPass()
        state.isReload = false
        state.foldBarrier = EntryID(rawValue: ledger.nextID.rawValue - 1)
        try tellHost()
        try host.passEnded()
    }

    /// Runs one body, or asks a container for its children, and places them.
    private func run(_ item: UpdateQueue.Item) throws {
        let record = graph[item.node]
        guard record.state == .mounted, !record.pending.isEmpty || item.isEdge && record.isContainer else { return }
        guard record.pass != state.pass else {
            // It has run in this pass: for a new reason it runs again in the next one.
            if !record.pending.isEmpty { queue.add(item, nextPass: true) }
            return
        }

        let links = takeMarks(of: item.node, record, item.cause)
        graph[item.node].pending = []
        graph[item.node].pass = state.pass
        if !record.pending.isDisjoint(with: [.firstAppearance, .identityChanged]) {
            newcomers.append(NodeID(rawValue: item.node))
        }
        // A container that only passes a change on leaves no trace; causes go through it.
        let isPassing = record.isContainer && triggers.isEmpty && record.pending.subtracting(Self.passing).isEmpty
        let entry = isPassing ? item.cause : append(record, item.node, links)

        currentEvaluation = entry
        isCodeChange = record.isContainer ? state.isReload : record.pending.contains(.codeChanged)
        state.stamp &+= 1
        var list = ChildList()
        swap(&list, &children)
        list.removeAll()
        let result = try host.evaluate(
            BodyRequest(
                node: NodeID(rawValue: item.node), type: record.type, value: record.value,
                previousOutput: record.output, reasons: record.pending, isContainer: record.isContainer,
                entry: entry),
            into: &list)
        sources.dropStaleReads(of: item.node, stamp: state.stamp, in: &graph)
        graph[item.node].output = result.output

        let inherited: ReasonSet = record.isContainer && record.pending.contains(.identityChanged)
            ? .identityChanged : .firstAppearance
        let areChildrenEqual = try place(list, under: item.node, reasons: inherited, cause: entry)
        if !record.isContainer { try count(result, of: item.node, record, entry, areChildrenEqual) }
        discard(record.output)
        swap(&list, &children)
        currentEvaluation = .none
        isCodeChange = false
        triggers.removeAll(keepingCapacity: true)
    }

    /// Reasons with which a container merely passes on what came from above.
    private static let passing: ReasonSet = [.firstAppearance, .identityChanged, .valueChanged, .codeChanged]

    /// Takes a node's marks; fills `triggers` and returns the entries that make the body run.
    private func takeMarks(
        of node: Int32, _ record: NodeRecord, _ cause: EntryID
    ) -> ContiguousArray<EntryID> {
        var links: ContiguousArray<EntryID> = []
        var mark = record.firstMark
        while mark >= 0 {
            let taken = queue.marks[Int(mark)]
            links.append(taken.write)
            if !taken.source.isNone, !triggers.contains(taken.source) { triggers.append(taken.source) }
            mark = taken.next
        }
        if record.firstMark >= 0 {
            graph[node].firstMark = -1
            links.reverse()
            triggers.reverse()
        }
        if record.pending.contains(.codeChanged) {
            links.append(state.event)
        } else if !cause.isNone {
            links.insert(cause, at: 0)
        }
        return links
    }

    private func append(_ record: NodeRecord, _ node: Int32, _ links: ContiguousArray<EntryID>) -> EntryID {
        let range = ledger.append(links: links)
        return ledger.append(.evaluation(LedgerEntry.Evaluation(
            node: NodeID(rawValue: node), type: record.type, reasons: record.pending,
            isContainer: record.isContainer, isWasted: false, built: 0, links: range)))
    }

    /// Counts a body's run, and finds out whether it was wasted.
    private func count(
        _ result: BodyResult, of node: Int32, _ record: NodeRecord, _ entry: EntryID, _ areChildrenEqual: Bool
    ) throws {
        var counts = Counts()
        counts.body = 1
        counts.built = Int32(truncatingIfNeeded: result.built)
        if !record.output.isNone, !result.output.isNone, !isCodeChange, !result.hasOtherContent,
            try host.outputsEqual(
                record.output, result.output, of: NodeID(rawValue: node), type: record.type,
                areChildrenEqual: areChildrenEqual)
        {
            counts.wasted = 1
        }
        counters.add(counts, to: record.type, deltaOnly: isCodeChange)
        if !isCodeChange { counters.add(counts, to: node) }
        ledger.setResult(of: entry, built: counts.built, isWasted: counts.wasted != 0)
    }

    /// Tells the host who left and who came, and lets the ids go.
    private func tellHost() throws {
        if !leavers.isEmpty {
            var left: ContiguousArray<Int32> = []
            swap(&left, &leavers)
            try host.disappeared(left.map { NodeID(rawValue: $0) })
            for node in left {
                let record = graph[node]
                if record.isContainer { discard(record.value) }
                discard(record.output)
                counters.forget(node)
                graph.free(node)
            }
        }
        flushGarbage()
        if !newcomers.isEmpty {
            var came: [NodeID] = []
            swap(&came, &newcomers)
            try host.appeared(came.filter { graph.contains($0) && graph[$0.rawValue].state == .mounted })
        }
    }

    private var firstWaiting: NodeID {
        NodeID(rawValue: queue.waiting.first { graph[$0.node].state == .mounted }?.node ?? -1)
    }

    private func dropWaiting() {
        for item in queue.waiting where graph[item.node].state == .mounted {
            graph[item.node].pending = []
            graph[item.node].firstMark = -1
        }
        queue.removeAll()
    }
}
