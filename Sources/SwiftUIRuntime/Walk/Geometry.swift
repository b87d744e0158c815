import DiffEngine
import SwiftInterpreter

// A GeometryReader's content is made by the layout, which knows its room: before the first drawing that it stands in, there
// is none (behaviours.md EVT-03 has `onAppear` wait for the layout, too).

extension Runtime {
    /// Tells each GeometryReader how much room it has, which only the drawing knows. One that has another room than before
    /// makes its content anew.
    func measureGeometry() {
        state.geometryReaders = state.geometryReaders.filter { isGeometryReader(NodeID(rawValue: $0)) }
        guard !state.geometryReaders.isEmpty else { return }
        for (node, size) in drawn().sizes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            var reader = nodeState(node)
            guard reader.size != size else { continue }
            reader.size = size
            setNodeState(reader, of: node)
            engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause)
        }
    }

    private func isGeometryReader(_ node: NodeID) -> Bool {
        engine.graph.contains(node) && engine.graph.flags(of: node).contains(.container)
            && vocabulary.builtin(engine.graph.value(of: node).value) == .geometryReader
    }

    /// What a GeometryReader with so much room is given.
    func geometryProxy(_ size: PointSize) -> Value {
        guard let proxy = program.libraryType(named: "GeometryProxy")?.typeID,
              let type = program.libraryType(named: "CGSize")?.typeID else { return .void }
        let value = heap.makeObject(.structure, type: type, taking: [.double(size.width), .double(size.height)])
        return heap.makeObject(.structure, type: proxy, taking: [value])
    }
}

extension DrawingWalk {
    /// How large a reader is: as what it stands behind or in front of, or else as the viewport, unless a frame says so.
    func size(in room: Context.Room) -> PointSize {
        var size = PointSize(width: runtime.viewport.width, height: runtime.viewport.height)
        if let base = room.base {
            let block = Appearance().box(base).laidOut(width: runtime.options.width, height: nil)
            size = PointSize(
                width: Double(block.width) * CellMetrics.pointsPerColumn, height: Double(block.height) * CellMetrics.pointsPerLine)
        }
        return PointSize(width: room.width ?? size.width, height: room.height ?? size.height)
    }
}
