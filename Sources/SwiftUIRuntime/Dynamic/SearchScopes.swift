import DiffEngine
import SwiftInterpreter

/// The environment of views that can be searched.
extension Runtime {
    /// Goes on in the environment of a view that can be searched.
    func enterSearch(_ context: inout WalkContext, _ result: inout WalkResult) throws {
        let place = RuntimeState.PlaceKey(node: context.node, position: context.position)
        guard let entry = searchEntry(state.searching.contains(place)) else { return }
        defer { heap.release(entry) }
        try enterScope(of: entry, &context, &result)
    }

    /// Somebody begins to search in the view whose content stands at a place.
    func beginSearch(at place: RuntimeState.PlaceKey) throws {
        guard state.searching.insert(place).inserted, let scope = nodeState(place.node).madeScopes[place.position],
              let entry = searchEntry(true) else { return }
        defer { heap.release(entry) }
        try update(scope, with: entry)
    }

    /// What says whether somebody searches, as an entry of the environment; owned.
    private func searchEntry(_ isSearching: Bool) -> Value? {
        guard let type = vocabulary.type(.environmentEntry), let key = program.libraryType(named: "_IsSearchingKey")?.typeID else { return nil }
        return heap.makeObject(.structure, type: type, taking: [.metatype(key), .bool(isSearching)])
    }
}
