/// What waits to run, and the writes that made it wait.
struct UpdateQueue: Sendable {
    struct Item: Sendable {
        let node: Int32
        /// The comparison or evaluation that sent the node here; none for a source's reader, whose
        /// marks tell.
        var cause = EntryID.none
        /// Whether the parent's run sent it: a container then runs without a reason of its own.
        var isEdge = false
    }

    /// A write that reached a node: a list for each node, headed by its record's `firstMark`.
    struct Mark: Sendable {
        let write: EntryID
        let source: SourceID
        let next: Int32
    }

    /// The starts of the current pass, the next one last.
    private(set) var current: ContiguousArray<Item> = []
    private(set) var following: ContiguousArray<Item> = []
    /// Below the start that runs: its changed children, the next one last.
    var stack: ContiguousArray<Item> = []
    var marks: ContiguousArray<Mark> = []
    private var isSorted = true
    /// Whether a pass is going on.
    private(set) var isRunning = false

    var isEmpty: Bool { current.isEmpty && following.isEmpty && stack.isEmpty }

    /// All that waits, in no order.
    var waiting: ContiguousArray<Item> { current + following + stack }

    mutating func add(_ item: Item, nextPass: Bool) {
        if nextPass {
            following.append(item)
        } else {
            current.append(item)
            isSorted = false
        }
    }

    /// Starts a pass with what was put off for it.
    mutating func beginPass() {
        isRunning = true
        current.append(contentsOf: following)
        following.removeAll(keepingCapacity: true)
        isSorted = false
    }

    mutating func endPass() {
        isRunning = false
        if following.isEmpty { marks.removeAll(keepingCapacity: true) }
    }

    /// The next node to run: below the start that runs, in written order; then the next start, the
    /// shallower first, so that parents run before children.
    mutating func next(in graph: ViewGraph) -> Item? {
        if let item = stack.popLast() { return item }
        if !isSorted {
            sort(in: graph)
            isSorted = true
        }
        return current.popLast()
    }

    private mutating func sort(in graph: ViewGraph) {
        guard current.count > 1 else { return }
        // Nodes that have left are in no order; they sort by number.
        func isLater(_ a: Item, _ b: Item) -> Bool {
            let (x, y) = (graph[a.node], graph[b.node])
            if x.depth != y.depth { return x.depth > y.depth }
            guard x.state == .mounted, y.state == .mounted else {
                return x.state == y.state ? a.node > b.node : y.state == .mounted
            }
            return graph.isOrdered(NodeID(rawValue: b.node), before: NodeID(rawValue: a.node))
        }
        // Readers come in the order of mounting, which is mostly the reverse of what is wanted here.
        current.reverse()
        if zip(current, current.dropFirst()).contains(where: { isLater($1, $0) }) { current.sort(by: isLater) }
    }

    mutating func removeAll() {
        self = UpdateQueue()
    }
}
