import DiffEngine
import SwiftInterpreter

// A PhaseAnimator or KeyframeAnimator makes its content anew for each step: what there is in a step, and when the next
// one comes, the interface files say.

/// How far an animator has come; all values are owned.
struct AnimatorSteps {
    /// The value that starts it, as its view had it last.
    var trigger: Value
    /// What its steps belong to, as the interface files made it, an optional: nil while it waits for its trigger.
    var movement: Value
    /// 0 is how it begins, and where it rests before it is started.
    var step = 0
    /// When the movement began, in nanoseconds of the session's clock.
    var begin: Int64
    /// The seconds from there to the last step that was asked for. Frames are equally far from the first one, whatever a
    /// nanosecond count makes of a sixtieth.
    var due = 0.0

    func forEachValue(_ visit: (Value) -> Void) {
        visit(trigger)
        visit(movement)
    }
}

extension Runtime {
    func evaluateAnimator(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        let steps = try steps(of: view, request.node)
        try evaluateClosures(
            [(part("content", of: view), [steps.movement, .int(steps.step)])], view, request, into: &children)
        try armStep(steps, of: view, request.node)
    }

    /// A function of the animator's `_Steps`.
    private func part(_ name: String, of animator: Value) -> Value {
        vocabulary.field(name, of: vocabulary.field("steps", of: animator))
    }

    /// Where an animator is: at its beginning, at the first step of a movement that its trigger began, or where it was.
    private func steps(of view: Value, _ node: NodeID) throws -> AnimatorSteps {
        let trigger = vocabulary.field("trigger", of: view)
        let isGiven = vocabulary.field("isGiven", of: trigger).asBool
        var new = nodeState(node)
        let old = engine.isReloading ? nil : new.steps
        if let old {
            guard try isGiven && !plainComparison.areEqual(old.trigger, trigger, mode: .equatableAlways) else { return old }
        }
        if let timer = new.timer { unschedule(timer) }
        new.timer = nil
        let movement: Value = if isGiven, old == nil { .none } else {
            try machine.call(closure: part("begin", of: view), [old?.movement ?? .none, .int(old?.step ?? 0)]).wrapped
        }
        heap.retain(trigger)
        new.steps?.forEachValue(heap.release)
        let steps = AnimatorSteps(trigger: trigger, movement: movement, step: old == nil ? 0 : 1, begin: context.state.now)
        new.steps = steps
        setNodeState(new, of: node)
        return steps
    }

    /// Has the next step made when its time comes, unless it is to be made already.
    private func armStep(_ steps: AnimatorSteps, of view: Value, _ node: NodeID) throws {
        var new = nodeState(node)
        let isTriggered = vocabulary.field("isGiven", of: vocabulary.field("trigger", of: view)).asBool
        guard new.timer == nil, !isTriggered || steps.step > 0 else { return }
        let pause = try machine.call(closure: part("pause", of: view), [steps.movement, .int(steps.step)])
        guard let pause = pause.wrappedValue, pause.type == .double else { return }
        let due = steps.due + pause.asDouble
        new.steps?.due = due
        let left = max(0, due - Double(context.state.now - steps.begin) / 1e9)
        new.timer = try machine.call(closure: vocabulary.field("arm", of: view), [.double(left), .int(Int(node.rawValue))]).asInt
        setNodeState(new, of: node)
    }

    /// The time for an animator's next step has come.
    func takeStep(_ node: NodeID) {
        guard engine.graph.contains(node) else { return }
        var new = nodeState(node)
        new.timer = nil
        new.steps?.step += 1
        setNodeState(new, of: node)
        engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause)
    }
}
