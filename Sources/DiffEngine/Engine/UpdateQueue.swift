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

    /// What a source sent, for the current pass: in written order, the next one last.
    private var current: ContiguousArray<Item> = []
    /// What came for the current pass since `current` was put in order.
    private var arrived: ContiguousArray<Item> = []
    private(set) var following: ContiguousArray<Item> = []
    /// What a parent's run sent: changed children in written order, the next one last.
    var stack: ContiguousArray<Item> = []
    var marks: ContiguousArray<Mark> = []
    /// Whether a pass is going on.
    private(set) var isRunning = false

    var isEmpty: Bool { current.isEmpty && arrived.isEmpty && following.isEmpty && stack.isEmpty }

    /// All that waits, in no order.
    var waiting: ContiguousArray<Item> { current + arrived + following + stack }

    mutating func add(_ item: Item, nextPass: Bool) {
        if nextPass { following.append(item) } else { arrived.append(item) }
    }

    /// Starts a pass with what was put off for it.
    mutating func beginPass() {
        isRunning = true
        arrived.append(contentsOf: following)
        following.removeAll(keepingCapacity: true)
    }

    mutating func endPass() {
        isRunning = false
        if following.isEmpty { marks.removeAll(keepingCapacity: true) }
    }

    /// The next node to run, in written order, parents before children, whatever sent it.
    mutating func next(in graph: ViewGraph) -> Item? {
        if !arrived.isEmpty { admit(in: graph) }
        while let item = current.last, graph[item.node].state != .mounted { current.removeLast() }
        guard let waiting = current.last else { return stack.popLast() }
        guard let child = stack.last else { return current.popLast() }
        // The same node may be in both; its parent's reason then goes first.
        return graph.isOrdered(NodeID(rawValue: waiting.node), before: NodeID(rawValue: child.node))
            ? current.popLast() : stack.popLast()
    }

    /// Puts what has arrived where it belongs.
    private mutating func admit(in graph: ViewGraph) {
        arrived.removeAll { graph[$0.node].state != .mounted }
        // Readers come in the order of mounting, which is mostly the reverse of what is wanted here.
        arrived.reverse()
        Self.sort(&arrived[...], in: graph)
        if current.isEmpty {
            swap(&current, &arrived)
        } else {
            // What comes during a pass lies below the node that runs, so it mostly goes to the end.
            for item in arrived { current.insert(item, at: place(for: item, in: graph)) }
        }
        arrived.removeAll(keepingCapacity: true)
    }

    /// After the children below a parent were put in another order: so are those that wait.
    mutating func reorder(below parent: Int32, in graph: ViewGraph) {
        guard current.count > 1 else { return }
        var start = current.endIndex
        while start > 0, graph.isInside(current[start - 1].node, parent) { start -= 1 }
        Self.sort(&current[start...], in: graph)
    }

    private static func sort(_ items: inout ContiguousArray<Item>.SubSequence, in graph: ViewGraph) {
        guard items.count > 1 else { return }
        func isLater(_ a: Item, _ b: Item) -> Bool {
            graph.isOrdered(NodeID(rawValue: b.node), before: NodeID(rawValue: a.node))
        }
        if zip(items, items.dropFirst()).contains(where: { isLater($1, $0) }) { items.sort(by: isLater) }
    }

    private func place(for item: Item, in graph: ViewGraph) -> Int {
        var place = current.endIndex
        while place > 0, graph.isOrdered(NodeID(rawValue: current[place - 1].node), before: NodeID(rawValue: item.node)) {
            place -= 1
        }
        return place
    }

    mutating func removeAll() {
        self = UpdateQueue()
    }
}
