/// Counts by type and by node.
public struct Counters: Sendable {
    private(set) var deltas: ContiguousArray<Counts> = []
    private(set) var totals: ContiguousArray<Counts> = []
    /// Totals by node, in pages as the graph's.
    private var nodes: ContiguousArray<ContiguousArray<Counts>> = []

    /// What the last input did, for one type.
    public func delta(of type: TypeIndex) -> Counts {
        type.index < deltas.count ? deltas[type.index] : Counts()
    }

    /// All since the last reset, for one type, without runs for *code changed*.
    public func total(of type: TypeIndex) -> Counts {
        type.index < totals.count ? totals[type.index] : Counts()
    }

    /// All since the node was made or the counts were reset. Creations are counted by type only.
    public func total(of node: NodeID) -> Counts {
        let page = node.index >> ViewGraph.pageShift
        return page < nodes.count ? nodes[page][node.index & ViewGraph.pageMask] : Counts()
    }

    /// The types counted since the last reset or by the last input, by number.
    public var types: [TypeIndex] {
        totals.indices
            .filter { totals[$0] != Counts() || deltas[$0] != Counts() }
            .map { TypeIndex(rawValue: UInt32($0)) }
    }

    /// What the last input did, over all types.
    public var delta: Counts { deltas.reduce(Counts(), +) }
    /// All since the last reset, over all types.
    public var total: Counts { totals.reduce(Counts(), +) }
}

// MARK: Counting

extension Counters {
    mutating func beginInput() {
        deltas = ContiguousArray(repeating: Counts(), count: deltas.count)
    }

    mutating func reset() {
        self = Counters()
    }

    /// Adds to a type's delta and, unless the code changed, to its total.
    mutating func add(_ counts: Counts, to type: TypeIndex, deltaOnly: Bool) {
        if type.index >= deltas.count {
            let missing = type.index + 1 - deltas.count
            deltas.append(contentsOf: repeatElement(Counts(), count: missing))
            totals.append(contentsOf: repeatElement(Counts(), count: missing))
        }
        deltas[type.index] += counts
        if !deltaOnly { totals[type.index] += counts }
    }

    mutating func add(_ counts: Counts, to node: Int32) {
        makeRoom(for: node)
        nodes[Int(node) >> ViewGraph.pageShift][Int(node) & ViewGraph.pageMask] += counts
    }

    @inline(__always)
    mutating func addSkip(equalCalls: Int32, to node: Int32) {
        makeRoom(for: node)
        nodes[Int(node) >> ViewGraph.pageShift][Int(node) & ViewGraph.pageMask].skip &+= 1
        if equalCalls != 0 {
            nodes[Int(node) >> ViewGraph.pageShift][Int(node) & ViewGraph.pageMask].equal &+= equalCalls
        }
    }

    mutating func forget(_ node: Int32) {
        let page = Int(node) >> ViewGraph.pageShift
        if page < nodes.count { nodes[page][Int(node) & ViewGraph.pageMask] = Counts() }
    }

    @inline(__always)
    private mutating func makeRoom(for node: Int32) {
        while Int(node) >> ViewGraph.pageShift >= nodes.count {
            nodes.append(ContiguousArray(repeating: Counts(), count: ViewGraph.pageMask + 1))
        }
    }
}
