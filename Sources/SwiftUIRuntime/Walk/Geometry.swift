import DiffEngine
import SwiftInterpreter

extension Runtime {
    /// Tells each GeometryReader in a background or an overlay how large its view is, which only the drawing knows. One
    /// that has another size than before makes its content anew.
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
}
