import DiffEngine
import SwiftInterpreter

// A TimelineView makes its content for the present moment, and again when the clock reaches the next one of its schedule.

extension Runtime {
    func evaluateTimeline(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        let context = timelineContext()
        defer { heap.release(context) }
        try evaluateClosures([(vocabulary.field("content", of: view), [context])], view, request, into: &children)
        try armTimeline(view, request.node)
    }

    /// Seconds since the first moment of 2001.
    private var moment: Double { context.secondsSinceReferenceDate }

    private func timelineContext() -> Value {
        guard let type = program.libraryType(named: "TimelineViewDefaultContext")?.typeID,
              let date = program.libraryType(named: "Date")?.typeID else { return .void }
        return heap.makeObject(.structure, type: type, taking: [
            heap.makeObject(.structure, type: date, taking: [.double(moment)])
        ])
    }

    private func armTimeline(_ view: Value, _ node: NodeID) throws {
        var new = nodeState(node)
        if let timer = new.timer { unschedule(timer) }
        new.timer = nil
        let now = moment
        let next = try machine.call(closure: vocabulary.field("next", of: view), [.double(now)])
        if let next = next.wrappedValue, next.type == .double {
            let arguments: [Value] = [.double(max(0, next.asDouble - now)), .int(Int(node.rawValue))]
            new.timer = try machine.call(closure: vocabulary.field("arm", of: view), arguments).asInt
        }
        setNodeState(new, of: node)
    }

    /// The moment of a TimelineView has come.
    func refresh(_ node: NodeID) {
        guard engine.graph.contains(node) else { return }
        var new = nodeState(node)
        new.timer = nil
        setNodeState(new, of: node)
        engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause)
    }
}
