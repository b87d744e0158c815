/// The tree of mounted views: dense records by node id, a value that is copied page by page when
/// it is written, so that a snapshot costs nothing and a small change after it little.
public struct ViewGraph: Sendable {
    /// 256 records to a page: the first write to one after a snapshot copies 24 KB, and the list of
    /// pages, which is copied too, has 400 for 100 000 nodes.
    static let pageShift = 8
    static let pageMask = (1 << pageShift) - 1

    var pages: ContiguousArray<ContiguousArray<NodeRecord>> = []
    /// One past the highest id in use.
    private(set) var limit = 0
    private var firstFree: Int32 = -1
    /// Where nodes with written identities stand among their siblings.
    var explicitPlaces: [Int32: UInt64] = [:]
    /// How many nodes there are, without the top.
    public private(set) var count = 0

    init() {
        let top = allocate()
        assert(top == 0)
        self[0].state = .mounted
        count = 0
    }

    subscript(index: Int32) -> NodeRecord {
        @inline(__always)
        get { pages[Int(index) >> Self.pageShift][Int(index) & Self.pageMask] }
        @inline(__always)
        _modify { yield &pages[Int(index) >> Self.pageShift][Int(index) & Self.pageMask] }
    }

    /// A free id, its record to be filled in by the caller.
    mutating func allocate() -> Int32 {
        count += 1
        if firstFree >= 0 {
            let id = firstFree
            firstFree = self[id].nextSibling
            return id
        }
        let id = limit
        limit += 1
        if id & Self.pageMask == 0 {
            pages.append(ContiguousArray(repeating: NodeRecord(), count: Self.pageMask + 1))
        }
        return Int32(id)
    }

    /// Makes an id free again.
    mutating func free(_ id: Int32) {
        count -= 1
        if self[id].flags.contains(.explicitIdentity) { explicitPlaces[id] = nil }
        self[id] = NodeRecord()
        self[id].nextSibling = firstFree
        firstFree = id
    }

    /// The ids on the free list.
    var freeIDs: [Int32] {
        var ids: [Int32] = []
        var id = firstFree
        while id >= 0 {
            ids.append(id)
            id = self[id].nextSibling
        }
        return ids
    }

    /// Calls a function with each node that holds handles, departed ones included.
    func forEachRecord(_ body: (Int32, NodeRecord) -> Void) {
        for id in 0..<Int32(limit) where self[id].state != .free { body(id, self[id]) }
    }
}

// MARK: Reading

extension ViewGraph {
    /// The root views, in order.
    public var roots: NodeSequence { children(of: .top) }

    /// Whether a node is mounted, or has left in the pass whose end the host is told about.
    public func contains(_ node: NodeID) -> Bool {
        node.rawValue > 0 && node.index < limit && self[node.rawValue].state != .free
    }

    /// Whether a node has left in the pass whose end the host is told about.
    public func isDeparted(_ node: NodeID) -> Bool { contains(node) && self[node.rawValue].state == .departed }

    /// The parent; `.top` for a root.
    public func parent(of node: NodeID) -> NodeID { NodeID(rawValue: self[node.rawValue].parent) }

    /// The children, in written order.
    public func children(of node: NodeID) -> NodeSequence {
        NodeSequence(graph: self, first: NodeID(rawValue: self[node.rawValue].firstChild))
    }

    public func identity(of node: NodeID) -> UInt64 { self[node.rawValue].identity }
    public func type(of node: NodeID) -> TypeIndex { self[node.rawValue].type }
    /// The view value, as the parent made it. Borrowed.
    public func value(of node: NodeID) -> Handle { self[node.rawValue].value }
    /// What the last body gave. Borrowed.
    public func output(of node: NodeID) -> Handle { self[node.rawValue].output }
    /// How many nodes lie above, the top included.
    public func depth(of node: NodeID) -> Int { Int(self[node.rawValue].depth) }
    public func flags(of node: NodeID) -> NodeFlags { self[node.rawValue].flags }

    /// The nearest node above that is a user view, or `.top`.
    public func userParent(of node: NodeID) -> NodeID {
        var id = self[node.rawValue].parent
        while id > 0, self[id].isContainer { id = self[id].parent }
        return NodeID(rawValue: id)
    }

    /// Whether `a` comes before `b` in the written order of the whole tree; parents before children.
    public func isOrdered(_ a: NodeID, before b: NodeID) -> Bool {
        var (x, y) = (a.rawValue, b.rawValue)
        while self[x].depth > self[y].depth { x = self[x].parent }
        if x == y { return false }
        while self[y].depth > self[x].depth { y = self[y].parent }
        if x == y { return a != b }
        while self[x].parent != self[y].parent {
            x = self[x].parent
            y = self[y].parent
        }
        return self[x].ordinal < self[y].ordinal
    }
}

extension ViewGraph {
    /// Whether a node lies below another.
    func isInside(_ node: Int32, _ other: Int32) -> Bool {
        let depth = self[other].depth
        var node = node
        while self[node].depth > depth { node = self[node].parent }
        return node == other
    }
}

/// The children of a node, in written order.
public struct NodeSequence: Sequence, Sendable {
    let graph: ViewGraph
    let first: NodeID

    public func makeIterator() -> Iterator { Iterator(graph: graph, node: first) }

    public struct Iterator: IteratorProtocol {
        let graph: ViewGraph
        var node: NodeID

        public mutating func next() -> NodeID? {
            guard !node.isNone else { return nil }
            defer { node = NodeID(rawValue: graph[node.rawValue].nextSibling) }
            return node
        }
    }
}
