import DiffEngine
import SwiftInterpreter

// A row that is scrolled out of view is unmounted, and comes back as the same view: with the state that was
// written, with the objects that it made, and with its counts.

/// What outlasts a view in a row that is out of view.
struct DormantView {
    /// The row that it stands in.
    let row: RowID
    /// Written state and objects by their property; owned.
    var values: [Property: Value] = [:]
    var counts = Counts()

    /// A property keeps its value as long as its name and its type are the same: the code may be edited meanwhile.
    struct Property: Hashable {
        var name: String
        var storage: String
        var arguments: Int

        init(_ property: InstalledProperty) {
            name = property.name
            storage = property.storage
            arguments = property.arguments
        }
    }

    func forEachValue(_ visit: (Value) -> Void) { values.values.forEach(visit) }
}

/// A row of a lazy container: an element of a ForEach, or a view that stands in the content itself.
struct RowID: Hashable {
    /// The place of the ForEach; nil for a row that is written out.
    var forEach: Position?
    var identity: UInt64
}

/// What leaves a lazy container in one pass without being gone for good.
struct Departures {
    /// Rows by the identity of the container's children in them.
    var rows: [UInt64: RowID]
    /// The container was only scrolled: rows that are written out are still there, too.
    var areAllScrolled: Bool
}

extension Runtime {
    /// Finds out which rows a pass over a lazy container only lets go, and forgets what was kept of elements that are gone.
    ///
    /// `present` has all elements of each ForEach whose data may be other than before.
    func sortLeavingRows(
        _ node: NodeID, from old: NodeState, to new: [Position: Expansion], present: [Position: Set<UInt64>], isScrolled: Bool
    ) {
        func isElement(_ row: RowID) -> Bool {
            guard let place = row.forEach else { return true }
            if new[place] == nil { return false }
            return present[place]?.contains(row.identity) ?? true
        }
        var leaving: [UInt64: RowID] = [:]
        for (place, expansion) in old.expansions where new[place]?.serial != expansion.serial {
            let made = Set(new[place]?.identities ?? [])
            for (offset, identity) in expansion.identities.enumerated() where !made.contains(identity) {
                let row = RowID(forEach: place, identity: identity)
                guard isElement(row) else { continue }
                forEachViewPlace(in: expansion.outputs[offset], at: place.appending(identity)) { leaving[$0.hash] = row }
            }
        }
        departures[node] = Departures(rows: leaving, areAllScrolled: isScrolled)
        for (place, view) in old.dormant where !isElement(view.row) {
            view.forEachValue(heap.release)
            state.nodes[node.rawValue]?.dormant[place] = nil
        }
    }

    /// Keeps what outlasts a view that leaves, if it stands in a row that is scrolled away.
    func keepDormant(_ node: NodeID, _ left: NodeState) {
        guard !departures.isEmpty else { return }
        let leaving = dormantPlaces(of: node).lazy.compactMap { place in self.departingRow(place.top, of: place.container).map { (place, $0) } }
        guard case let ((container, _, place), row)? = leaving.first else { return }
        var view = DormantView(row: row, counts: engine.counters.total(of: node))
        for property in left.properties {
            guard let value = outlasting(property) else { continue }
            heap.retain(value)
            view.values[DormantView.Property(property)] = value
        }
        guard !view.values.isEmpty || view.counts != Counts() else { return }
        let old = state.nodes[container.rawValue, default: NodeState()].dormant.updateValue(view, forKey: place)
        old?.forEachValue(heap.release)
    }

    /// What is kept of a property, borrowed: an object that the view made, since what changed in it was not written here, and
    /// of other state what was written. The rest is made again as it was.
    private func outlasting(_ property: InstalledProperty) -> Value? {
        if property.kind == .stateObject { return property.value.type == .void ? nil : property.value }
        guard property.value.objectKind == .native else { return nil }
        let value = heap.slot(property.value, LocationSlot.value)
        let isObject = value.isReference && machine.kind(of: value.type) == .class
        return isObject || heap.slot(property.value, LocationSlot.isWritten).asBool ? value : nil
    }

    private func departingRow(_ top: NodeID, of container: NodeID) -> RowID? {
        guard let departures = departures[container], engine.graph.isDeparted(top) else { return nil }
        let identity = engine.graph.identity(of: top)
        return departures.rows[identity] ?? (departures.areAllScrolled ? RowID(forEach: nil, identity: identity) : nil)
    }

    /// Gives a view that is mounted the counts that it had in a row that was scrolled away.
    func wakeCounts(of node: NodeID) {
        for (container, _, place) in dormantPlaces(of: node) {
            guard let view = state.nodes[container.rawValue]?.dormant[place] else { continue }
            engine.addCounts(view.counts, to: node)
            state.nodes[container.rawValue]?.dormant[place]?.counts = Counts()
        }
    }

    /// The kept state of a view in a row that comes back, owned.
    func takeDormant(_ property: InstalledProperty, of node: NodeID) -> Value? {
        for (container, _, place) in dormantPlaces(of: node) {
            let value = state.nodes[container.rawValue]?.dormant[place]?.values.removeValue(forKey: DormantView.Property(property))
            if let value { return value }
        }
        return nil
    }

    /// What makes the rows that a node stands in, its child that the node stands in, and the way from it to the node: first
    /// what a view brings that is a row, or rows, of the lazy container around, which is the last.
    private func dormantPlaces(of node: NodeID) -> [(container: NodeID, top: NodeID, place: Position)] {
        var places: [(container: NodeID, top: NodeID, place: Position)] = []
        var steps: [UInt64] = []
        var current = node
        while current.rawValue > 0 {
            steps.append(engine.graph.identity(of: current))
            let parent = engine.graph.parent(of: current)
            if parent.rawValue <= 0 { break }
            let isLazy = isLazyContainer(parent)
            if isLazy || bringsRows(parent) { places.append((parent, current, steps.reversed().reduce(.top) { $0.appending($1) })) }
            if isLazy { break }
            current = parent
        }
        return places
    }

    func isLazyContainer(_ node: NodeID) -> Bool {
        guard engine.graph.flags(of: node).contains(.container), !bringsRows(node) else { return false }
        switch vocabulary.builtin(engine.graph.value(of: node).value) {
        case .list, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid: return true
        default: return false
        }
    }

    /// Forgets all totals and the delta.
    public func resetCounts() {
        engine.resetCounts()
        for node in Array(state.nodes.keys) {
            guard let dormant = state.nodes[node]?.dormant, !dormant.isEmpty else { continue }
            for place in dormant.keys { state.nodes[node]?.dormant[place]?.counts = Counts() }
        }
    }
}
