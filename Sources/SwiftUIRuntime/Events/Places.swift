import DiffEngine

// What a person did at a place of the screen: how far something is scrolled, what is typed, where the keyboard is, which
// menus are open. Places are named by their node, whose number is used again, so what is done at a place ends with it.

extension Runtime {
    /// A node leaves: another may get its number in the same update.
    func forgetPlaces(of node: NodeID) {
        forgetPlaces { $0.node == node }
    }

    /// Forgets the places at which nothing stands any more, in nodes that stay.
    func forgetEmptyPlaces() {
        var known: [NodeID: Set<Position>] = [:]
        forgetPlaces { place in
            guard engine.graph.contains(place.node) else { return true }
            let positions = known[place.node] ?? self.positions(in: place.node)
            known[place.node] = positions
            return !positions.contains(place.position)
        }
    }

    private func forgetPlaces(where isGone: (RuntimeState.PlaceKey) -> Bool) {
        for place in state.offsets.keys where isGone(place) { state.offsets[place] = nil }
        for place in state.drafts.keys where isGone(place) { state.drafts[place] = nil }
        for place in state.openMenus where isGone(place) { state.openMenus.remove(place) }
        for place in state.searching where isGone(place) { state.searching.remove(place) }
        if let place = state.focus, isGone(place) { state.focus = nil }
    }

    /// The places of all that stands in a node.
    private func positions(in node: NodeID) -> Set<Position> {
        var positions: Set<Position> = []
        forEachPart(of: node) { part, position in
            positions.insert(position)
            guard vocabulary.builtin(part) == .modifiedContent else { return }
            positions.insert(modified(position, by: vocabulary.field("modifier", of: part)))
        }
        return positions
    }
}
