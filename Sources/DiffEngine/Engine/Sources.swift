// MARK: Sources of truth

extension Engine {
    /// Makes a source. `tag` is the host's own number for it.
    public func makeSource(_ kind: SourceKind, tag: UInt64 = 0) -> SourceID {
        sources.make(kind, tag: tag)
    }

    /// Removes a source; nobody depends on it any more. Its number will be used again.
    public func removeSource(_ source: SourceID) {
        sources.remove(source, from: &graph)
    }

    /// The host's number for a source.
    public func tag(of source: SourceID) -> UInt64 { sources[source].tag }

    public func kind(of source: SourceID) -> SourceKind { sources[source].kind }

    /// Whether any node depends on a source.
    public func hasReaders(_ source: SourceID) -> Bool { sources[source].firstReader >= 0 }

    /// The nodes that depend on a source, in the order in which they first read it.
    public func readers(of source: SourceID) -> [NodeID] {
        var readers: [NodeID] = []
        var edge = sources[source].firstReader
        while edge >= 0 {
            readers.append(NodeID(rawValue: sources.edges[Int(edge)].node))
            edge = sources.edges[Int(edge)].nextReader
        }
        return readers
    }

    /// The sources that a node depends on, the latest first.
    public func reads(of node: NodeID) -> [SourceID] {
        guard graph.contains(node) else { return [] }
        var reads: [SourceID] = []
        var edge = graph[node.rawValue].firstRead
        while edge >= 0 {
            reads.append(SourceID(rawValue: sources.edges[Int(edge)].source))
            edge = sources.edges[Int(edge)].nextRead
        }
        return reads
    }

    /// Records that a node depends on a source. With `.renewed` the dependency lasts until a run of
    /// the node does not report it again; with `.sticky` as long as the node.
    public func read(_ source: SourceID, by node: NodeID, lifetime: ReadLifetime = .sticky) {
        guard sources.contains(source), graph.contains(node), graph[node.rawValue].state == .mounted else { return }
        sources.read(source, by: node.rawValue, lifetime: lifetime, stamp: state.stamp, in: &graph)
    }

    /// Drops one dependency: a view's object was replaced by another.
    public func dropRead(of source: SourceID, by node: NodeID) {
        guard sources.contains(source), graph.contains(node) else { return }
        sources.dropRead(of: source, by: node.rawValue, in: &graph)
    }

    /// Records that a source was written and marks its readers to run. The handles, which may stand
    /// for the values or for words about them, belong to the engine from now on. Whether an equal
    /// value counts as a write is for the host to decide.
    ///
    /// Writes of one transaction to one part of a source are one entry, until a pass has answered
    /// them. A write while a body runs reaches readers that have run in the next pass; an environment key's
    /// readers, which lie below the writer, run in the same one. What a body itself observes is followed from the end of
    /// its run on (behaviours.md GRF-10): it does not run again for what it writes there.
    @discardableResult
    public func write(
        _ source: SourceID, old: Handle = .none, new: Handle = .none, position: LedgerPosition = .unknown,
        part: UInt32 = 0
    ) -> EntryID {
        guard sources.contains(source) else {
            discard(old)
            discard(new)
            return .none
        }
        let last = sources[source].lastWrite
        if let entry = openWrite(of: part, from: last) {
            let (between, repeated) = ledger.fold(into: entry, old: old, new: new, position: position)
            discard(between)
            discard(repeated)
            return entry
        }

        let kind = sources[source].kind
        let entry = ledger.append(.write(LedgerEntry.Write(
            source: source, kind: kind, part: part, previous: last, count: 1, old: old, new: new, position: position, cause: currentCause)))
        sources[source].lastWrite = entry
        let nextPass = isUpdating && kind != .environmentKey
        let writer = kind == .observedKeyPath ? ledger[currentEvaluation]?.node.rawValue : nil
        var edge = sources[source].firstReader
        while edge >= 0 {
            let reader = sources.edges[Int(edge)]
            if reader.node != writer { mark(reader.node, reason: kind.reason, write: entry, source: source, nextPass: nextPass) }
            edge = reader.nextReader
        }
        return entry
    }

    /// The write that a further one of the same part of a source folds into, looking back from the source's last.
    private func openWrite(of part: UInt32, from last: EntryID) -> EntryID? {
        var entry = last
        while entry > state.foldBarrier, case .write(let write) = ledger[entry] {
            if write.part == part { return write.cause == currentCause ? entry : nil }
            entry = write.previous
        }
        return nil
    }

    /// Marks a node to run for a reason that no source explains. `cause` is the entry that it
    /// follows from, if one is known.
    public func invalidate(_ node: NodeID, reason: Reason, cause: EntryID = .none) {
        guard graph.contains(node), graph[node.rawValue].state == .mounted else { return }
        mark(node.rawValue, reason: ReasonSet(reason), write: cause, source: .none, nextPass: isUpdating)
    }

    /// Asks a container for its children again because of what runs now. If it stands behind that, it is asked in this pass.
    public func revisit(_ container: NodeID) {
        guard graph.contains(container), graph[container.rawValue].state == .mounted else { return }
        graph[container.rawValue].pending.insert(.valueChanged)
        queue.add(UpdateQueue.Item(node: container.rawValue, cause: currentEvaluation, isEdge: true), nextPass: false)
    }

    private func mark(_ node: Int32, reason: ReasonSet, write: EntryID, source: SourceID, nextPass: Bool) {
        if graph[node].pending.isEmpty || isUpdating {
            queue.add(UpdateQueue.Item(node: node), nextPass: nextPass)
        }
        graph[node].pending.formUnion(reason)
        if !write.isNone {
            queue.marks.append(UpdateQueue.Mark(write: write, source: source, next: graph[node].firstMark))
            graph[node].firstMark = Int32(queue.marks.count - 1)
        }
    }
}
