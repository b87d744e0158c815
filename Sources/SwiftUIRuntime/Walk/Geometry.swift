import DiffEngine
import SwiftInterpreter

// A GeometryReader's content is made by the layout, which knows its room: before the first drawing that it stands in, there
// is none (behaviours.md EVT-03 has `onAppear` wait for the layout, too).

extension Runtime {
    /// Tells each GeometryReader how much room it has and where, which only the drawing knows. One that has another room
    /// than before makes its content anew, and one whose place was asked for with another place as well.
    func measureGeometry() {
        state.geometryReaders = state.geometryReaders.filter { isGeometryReader(NodeID(rawValue: $0)) }
        guard !state.geometryReaders.isEmpty else { return }
        let drawn = drawn()
        let places = drawn.readerPlaces(width: max(1, options.width - 2), height: options.height)
        for (node, size) in drawn.sizes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            var reader = nodeState(node)
            let place = places[node]
            let isMoved = place.map { $0.global != reader.place.global || $0.named != reader.place.named } ?? false
            guard reader.size != size || isMoved else { continue }
            let isChanged = reader.size != size || reader.place.isAsked
            reader.size = size
            if let place, isMoved {
                (reader.place.global, reader.place.named) = (place.global, place.named)
                if reader.place.isAsked { reader.place.moves += 1 }
            }
            setNodeState(reader, of: node)
            if isChanged { engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause) }
        }
    }

    private func isGeometryReader(_ node: NodeID) -> Bool {
        engine.graph.contains(node) && engine.graph.flags(of: node).contains(.container)
            && vocabulary.builtin(engine.graph.value(of: node).value) == .geometryReader
    }

    /// What a GeometryReader with so much room is given.
    func geometryProxy(_ size: PointSize, of node: NodeID) -> Value {
        guard let proxy = program.libraryType(named: "GeometryProxy")?.typeID,
              let type = program.libraryType(named: "CGSize")?.typeID else { return .void }
        let value = heap.makeObject(.structure, type: type, taking: [.double(size.width), .double(size.height)])
        let moves = nodeState(node).place.moves
        return heap.makeObject(.structure, type: proxy, taking: [value, .int(Int(node.rawValue)), .int(moves)])
    }

    /// How far a reader stands from the origin of the viewport, or of what has coordinates by a name; that it was asked for
    /// is noted. A name that nothing around has stands for the viewport.
    func offset(of node: NodeID, isVertical: Bool, in name: Value?) throws(Interruption) -> Double {
        guard isGeometryReader(node) else { return 0 }
        var reader = nodeState(node)
        if !reader.place.isAsked {
            reader.place.isAsked = true
            setNodeState(reader, of: node)
        }
        let key = try name.map { (name) throws(Interruption) in try coordinateKey(name) }
        let origin = key.flatMap { reader.place.named[$0] } ?? reader.place.global
        return isVertical ? origin.y : origin.x
    }

    /// A name of coordinates as a key. Those of a scroll view have one, whatever axis they are asked with.
    func coordinateKey(_ name: Value) throws(Interruption) -> UInt64 {
        let name = vocabulary.unerased(name)
        if machine.types[name.type].decl?.qualifiedName == "_ScrollViewCoordinates" { return Located.scrollViewKey }
        return try machine.hash(name)
    }
}
