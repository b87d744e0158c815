/// The sources of truth and who reads them: edges that both sides can walk.
///
/// An edge is in two lists: the source's readers, in the order in which they first read it, and the
/// node's reads, whose head is in the node's record.
struct SourceTable: Sendable {
    struct Source: Sendable {
        var tag: UInt64 = 0
        /// The last write's entry; further writes of the same transaction fold into it.
        var lastWrite = EntryID.none
        var firstReader: Int32 = -1
        var lastReader: Int32 = -1
        var kind = SourceKind.dynamicProperty
        var isInUse = false
    }

    struct Edge: Sendable {
        var source: Int32 = -1
        var node: Int32 = -1
        var nextReader: Int32 = -1
        var previousReader: Int32 = -1
        /// The node's next read, or the next free edge.
        var nextRead: Int32 = -1
        /// The evaluation that reported the read last.
        var stamp: UInt32 = 0
        var lifetime = ReadLifetime.sticky
    }

    private(set) var sources: ContiguousArray<Source> = []
    private(set) var edges: ContiguousArray<Edge> = []
    private var freeSources: ContiguousArray<Int32> = []
    private var firstFreeEdge: Int32 = -1

    subscript(source: SourceID) -> Source {
        get { sources[source.index] }
        _modify { yield &sources[source.index] }
    }

    func contains(_ source: SourceID) -> Bool {
        source.rawValue >= 0 && source.index < sources.count && sources[source.index].isInUse
    }

    mutating func make(_ kind: SourceKind, tag: UInt64) -> SourceID {
        let source = Source(tag: tag, kind: kind, isInUse: true)
        if let id = freeSources.popLast() {
            sources[Int(id)] = source
            return SourceID(rawValue: id)
        }
        sources.append(source)
        return SourceID(rawValue: Int32(sources.count - 1))
    }

    mutating func remove(_ source: SourceID, from graph: inout ViewGraph) {
        guard contains(source) else { return }
        var edge = sources[source.index].firstReader
        while edge >= 0 {
            let next = edges[Int(edge)].nextReader
            unlinkRead(edge, from: &graph)
            freeEdge(edge)
            edge = next
        }
        sources[source.index] = Source()
        freeSources.append(source.rawValue)
    }

    /// Adds an edge, or renews it. The search goes along both lists at once, so that it costs no
    /// more than the shorter one.
    mutating func read(
        _ source: SourceID, by node: Int32, lifetime: ReadLifetime, stamp: UInt32, in graph: inout ViewGraph
    ) {
        var byNode = graph[node].firstRead
        var bySource = sources[source.index].lastReader
        while byNode >= 0, bySource >= 0 {
            if edges[Int(byNode)].source == source.rawValue { return renew(byNode, lifetime, stamp) }
            if edges[Int(bySource)].node == node { return renew(bySource, lifetime, stamp) }
            byNode = edges[Int(byNode)].nextRead
            bySource = edges[Int(bySource)].previousReader
        }

        let last = sources[source.index].lastReader
        let edge = allocateEdge()
        edges[Int(edge)] = Edge(
            source: source.rawValue, node: node, previousReader: last,
            nextRead: graph[node].firstRead, stamp: stamp, lifetime: lifetime)
        graph[node].firstRead = edge
        if last < 0 {
            sources[source.index].firstReader = edge
        } else {
            edges[Int(last)].nextReader = edge
        }
        sources[source.index].lastReader = edge
    }

    private mutating func renew(_ edge: Int32, _ lifetime: ReadLifetime, _ stamp: UInt32) {
        if lifetime == .sticky, edges[Int(edge)].lifetime != .sticky { edges[Int(edge)].lifetime = .sticky }
        if edges[Int(edge)].lifetime == .renewed { edges[Int(edge)].stamp = stamp }
    }

    /// Drops the renewed reads that a node's last run did not report.
    mutating func dropStaleReads(of node: Int32, stamp: UInt32, in graph: inout ViewGraph) {
        var previous: Int32 = -1
        var edge = graph[node].firstRead
        while edge >= 0 {
            let record = edges[Int(edge)]
            if record.lifetime == .renewed, record.stamp != stamp {
                if previous < 0 {
                    graph[node].firstRead = record.nextRead
                } else {
                    edges[Int(previous)].nextRead = record.nextRead
                }
                unlinkReader(edge)
                freeEdge(edge)
            } else {
                previous = edge
            }
            edge = record.nextRead
        }
    }

    /// Drops one read of a node.
    mutating func dropRead(of source: SourceID, by node: Int32, in graph: inout ViewGraph) {
        var edge = graph[node].firstRead
        while edge >= 0, edges[Int(edge)].source != source.rawValue { edge = edges[Int(edge)].nextRead }
        guard edge >= 0 else { return }
        unlinkRead(edge, from: &graph)
        unlinkReader(edge)
        freeEdge(edge)
    }

    /// Drops all reads of a node that leaves.
    mutating func dropReads(of node: Int32, in graph: inout ViewGraph) {
        var edge = graph[node].firstRead
        guard edge >= 0 else { return }
        graph[node].firstRead = -1
        while edge >= 0 {
            let next = edges[Int(edge)].nextRead
            unlinkReader(edge)
            freeEdge(edge)
            edge = next
        }
    }

    private mutating func unlinkReader(_ edge: Int32) {
        let record = edges[Int(edge)]
        if record.previousReader < 0 {
            sources[Int(record.source)].firstReader = record.nextReader
        } else {
            edges[Int(record.previousReader)].nextReader = record.nextReader
        }
        if record.nextReader < 0 {
            sources[Int(record.source)].lastReader = record.previousReader
        } else {
            edges[Int(record.nextReader)].previousReader = record.previousReader
        }
    }

    private mutating func unlinkRead(_ edge: Int32, from graph: inout ViewGraph) {
        let node = edges[Int(edge)].node
        if graph[node].firstRead == edge {
            graph[node].firstRead = edges[Int(edge)].nextRead
            return
        }
        var previous = graph[node].firstRead
        while edges[Int(previous)].nextRead != edge { previous = edges[Int(previous)].nextRead }
        edges[Int(previous)].nextRead = edges[Int(edge)].nextRead
    }

    private mutating func allocateEdge() -> Int32 {
        guard firstFreeEdge >= 0 else {
            edges.append(Edge())
            return Int32(edges.count - 1)
        }
        let edge = firstFreeEdge
        firstFreeEdge = edges[Int(edge)].nextRead
        return edge
    }

    private mutating func freeEdge(_ edge: Int32) {
        edges[Int(edge)] = Edge(nextRead: firstFreeEdge)
        firstFreeEdge = edge
    }
}
