import DiffEngine
import SwiftInterpreter

/// Where in a plain scroll view something stands that has an id. Such a view has all its content, so the drawing tells.
struct SoughtPlace {
    /// The scroll view, and how many of its lines are above.
    var key: RuntimeState.PlaceKey
    var line: Int
}

extension DrawingWalk {
    /// The number of the mark, which no control has.
    static let mark = 0

    /// Where the first view stands that has an id and is in a scroll view.
    static func place(ofID id: Value, in runtime: Runtime) -> SoughtPlace? {
        var walk = DrawingWalk(runtime: runtime)
        walk.soughtID = id
        for root in runtime.engine.graph.roots { _ = walk.draw(root) }
        return walk.soughtPlace
    }

    /// Notes the line of the mark in a scroll view's content.
    mutating func notePlace(in drawing: Drawing, _ key: RuntimeState.PlaceKey) {
        guard soughtID != nil, soughtPlace == nil, let mark = drawing.regions.first(where: { $0.number == Self.mark }) else { return }
        soughtPlace = SoughtPlace(key: key, line: mark.line)
    }

    func isSought(_ id: Value) -> Bool {
        guard let soughtID else { return false }
        return (try? runtime.isSameID(id, soughtID)) ?? false
    }

    /// The row of a ForEach that has the id, counted among those that are there.
    func soughtRow(of view: Value, _ expansion: Expansion) -> Int? {
        guard soughtID != nil else { return nil }
        var hold: [Value] = []
        defer { hold.forEach(heap.release) }
        guard let rows = try? runtime.rowSource(of: view, hold: &hold) else { return nil }
        return expansion.outputs.indices.first { index in
            guard let (_, id) = try? runtime.identity(expansion.first + index, of: rows) else { return false }
            defer { heap.release(id) }
            return isSought(id)
        }
    }
}
