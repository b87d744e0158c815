/// A child edge after matching: what is to be compared, run or just passed through.
struct ChildEdge {
    enum Kind: UInt8 {
        /// There was a value before: judge the two.
        case compare
        /// A container that was there before: ask it for its children.
        case descend
        case created
        /// A child with the value that it had, which nobody made anew.
        case kept
    }

    let old: Handle
    let new: Handle
    let node: Int32
    let type: TypeIndex
    let kind: Kind
    let mode: ComparisonMode
    var isEqual = false
    var equalCalls: UInt16 = 0
}

/// Room for matching that is kept from one body to the next.
struct MatchingScratch {
    var edges: ContiguousArray<ChildEdge> = []
    /// The nodes that left, children before parents.
    var departed: ContiguousArray<Int32> = []
    fileprivate var rest: ContiguousArray<Int32> = []
    fileprivate var table = IdentityTable()
}

extension ViewGraph {
    /// Matches a parent's old children with a new list, by identity and type.
    ///
    /// Afterwards the children are linked in the new order and hold the new values; the old values
    /// are in the edges, and the nodes that are not among the children any more in `departed`.
    /// Nothing is compared here. Linear in the number of children; where the order is as before,
    /// links are not even written. Returns whether the children are the same in the same places.
    mutating func match(
        _ parent: Int32, with children: ChildList, creationReason: ReasonSet, birth: Int,
        scratch: inout MatchingScratch
    ) -> Bool {
        scratch.edges.removeAll(keepingCapacity: true)
        scratch.departed.removeAll(keepingCapacity: true)
        scratch.edges.reserveCapacity(children.count)

        var old = self[parent].firstChild
        var index = 0
        var last: Int32 = -1
        while index < children.count, old >= 0 {
            let child = children.storage[index]
            let next = self[old].nextSibling
            guard keep(old, child, &scratch.edges) else { break }
            last = old
            old = next
            index += 1
        }
        guard index < children.count || old >= 0 else { return true }

        matchRest(
            of: parent, from: old, after: last, with: children, at: index,
            creationReason: creationReason, birth: birth, scratch: &scratch)
        return false
    }

    /// Gives an old child its new value if the two are the same by identity and type.
    @inline(__always)
    private mutating func keep(
        _ old: Int32, _ child: ChildDescriptor, _ edges: inout ContiguousArray<ChildEdge>
    ) -> Bool {
        let page = Int(old) >> Self.pageShift
        let slot = Int(old) & Self.pageMask
        let (identity, type) = (pages[page][slot].identity, pages[page][slot].type)
        guard identity == child.identity, type == child.type else { return false }
        let value = pages[page][slot].value
        let kind: ChildEdge.Kind =
            child.flags.contains(.kept) && value == child.value ? .kept
            : child.flags.contains(.container) ? .descend : .compare
        edges.append(ChildEdge(old: value, new: child.value, node: old, type: type, kind: kind, mode: child.mode))
        pages[page][slot].value = child.value
        pages[page][slot].flags = child.flags.subtracting(.kept)
        pages[page][slot].mode = child.mode
        return true
    }

    /// The way for lists that differ: equal ends first, a table of identities for what lies between.
    private mutating func matchRest(
        of parent: Int32, from firstOld: Int32, after lastKept: Int32, with children: ChildList, at start: Int,
        creationReason: ReasonSet, birth: Int, scratch: inout MatchingScratch
    ) {
        scratch.rest.removeAll(keepingCapacity: true)
        var old = firstOld
        while old >= 0 {
            scratch.rest.append(old)
            old = self[old].nextSibling
        }

        var oldEnd = scratch.rest.count
        var newEnd = children.count
        while oldEnd > 0, newEnd > start {
            let child = children.storage[newEnd - 1]
            let record = self[scratch.rest[oldEnd - 1]]
            guard record.identity == child.identity, record.type == child.type else { break }
            oldEnd -= 1
            newEnd -= 1
        }

        scratch.table.fill(with: scratch.rest, upTo: oldEnd, of: self)
        var last = lastKept
        var left: Set<ExplicitPlace>?
        for index in start..<children.count {
            let child = children.storage[index]
            var node: Int32 = -1
            if index >= newEnd {
                node = scratch.rest[oldEnd + index - newEnd]
                _ = keep(node, child, &scratch.edges)
            } else {
                let found = scratch.table.take(child.identity, child.type, of: self)
                if found >= 0 {
                    node = scratch.rest[found]
                    scratch.rest[found] = -1
                    _ = keep(node, child, &scratch.edges)
                }
            }
            if node < 0 {
                var reason = creationReason
                let place = children.place(at: index)
                if let place {
                    let known = left ?? explicitPlaces(of: scratch.rest[..<oldEnd])
                    left = known
                    if known.contains(ExplicitPlace(place: place, type: child.type)) { reason = .identityChanged }
                }
                node = create(child, under: parent, reason: reason, birth: birth)
                if let place { explicitPlaces[node] = place }
                scratch.edges.append(ChildEdge(
                    old: .none, new: child.value, node: node, type: child.type, kind: .created, mode: child.mode))
            }
            if last < 0 { self[parent].firstChild = node } else { self[last].nextSibling = node }
            self[node].ordinal = Int32(index)
            last = node
        }
        if last < 0 { self[parent].firstChild = -1 } else { self[last].nextSibling = -1 }
        self[parent].childCount = Int32(children.count)

        for index in 0..<oldEnd where scratch.rest[index] >= 0 {
            depart(scratch.rest[index], &scratch.departed)
        }
    }

    /// Where a child with a written identity stands. One that comes takes the place of one of its type that stood there
    /// with another identity, whichever siblings come and go beside it.
    private struct ExplicitPlace: Hashable {
        let place: UInt64
        let type: TypeIndex
    }

    /// The places of old children with written identities that were not found again; those that were are -1.
    private func explicitPlaces(of nodes: ArraySlice<Int32>) -> Set<ExplicitPlace> {
        var places: Set<ExplicitPlace> = []
        for node in nodes where node >= 0 {
            if let place = explicitPlaces[node] { places.insert(ExplicitPlace(place: place, type: self[node].type)) }
        }
        return places
    }

    private mutating func create(
        _ child: ChildDescriptor, under parent: Int32, reason: ReasonSet, birth: Int
    ) -> Int32 {
        var record = NodeRecord()
        record.identity = child.identity
        record.birth = birth
        record.value = child.value
        record.parent = parent
        record.depth = self[parent].depth + 1
        record.type = child.type
        record.flags = child.flags
        record.mode = child.mode
        record.state = .mounted
        record.pending = reason
        let id = allocate()
        self[id] = record
        return id
    }

    /// Marks a subtree as departed and appends its nodes, children before parents.
    private mutating func depart(_ root: Int32, _ departed: inout ContiguousArray<Int32>) {
        var node = root
        while true {
            while self[node].firstChild >= 0 { node = self[node].firstChild }
            while true {
                self[node].state = .departed
                departed.append(node)
                if node == root { return }
                let next = self[node].nextSibling
                if next >= 0 {
                    node = next
                    break
                }
                node = self[node].parent
            }
        }
    }
}

/// Old children by identity and type: an open-addressing table of positions in a list.
///
/// Children of one identity and type are a list in the order of their positions, so that
/// duplicates are taken in order and each look-up stays cheap.
private struct IdentityTable {
    /// A position with the slot's identity and type, and the first position not taken; -1 if empty.
    private var slots: ContiguousArray<(key: Int32, head: Int32)> = []
    private var next: ContiguousArray<Int32> = []
    private var keys: ContiguousArray<Int32> = []
    private var mask = 0

    mutating func fill(with nodes: ContiguousArray<Int32>, upTo count: Int, of graph: ViewGraph) {
        var capacity = 8
        while capacity < count * 2 { capacity *= 2 }
        mask = capacity - 1
        slots.removeAll(keepingCapacity: true)
        next.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
        guard count > 0 else { return }
        slots.append(contentsOf: repeatElement((key: -1, head: -1), count: capacity))
        next.append(contentsOf: repeatElement(-1, count: count))
        keys.append(contentsOf: nodes[..<count])
        for position in stride(from: count - 1, through: 0, by: -1) {
            let record = graph[nodes[position]]
            let slot = find(record.identity, record.type, of: graph)
            if slots[slot].key < 0 { slots[slot].key = Int32(position) }
            next[position] = slots[slot].head
            slots[slot].head = Int32(position)
        }
    }

    /// The first position of an identity and type that was not taken before, or -1.
    mutating func take(_ identity: UInt64, _ type: TypeIndex, of graph: ViewGraph) -> Int {
        guard !slots.isEmpty else { return -1 }
        let slot = find(identity, type, of: graph)
        let position = slots[slot].head
        if position >= 0 { slots[slot].head = next[Int(position)] }
        return Int(position)
    }

    private func find(_ identity: UInt64, _ type: TypeIndex, of graph: ViewGraph) -> Int {
        let mixed = (identity ^ UInt64(type.rawValue) << 32) &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(truncatingIfNeeded: mixed >> 32) & mask
        while slots[slot].key >= 0 {
            let record = graph[keys[Int(slots[slot].key)]]
            if record.identity == identity, record.type == type { break }
            slot = (slot + 1) & mask
        }
        return slot
    }
}
