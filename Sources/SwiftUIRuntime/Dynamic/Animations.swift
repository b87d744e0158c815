import DiffEngine
import SwiftInterpreter
import SwiftLibrary

// A view or modifier that is `Animatable` does not jump to a new value that an animation brings: its body runs for each
// frame with the data on their way (behaviours.md GRF-11). What is built in does not move.

/// What an `Animatable` view shows.
struct Motion {
    /// The view with the data that it shows now, owned.
    var shown: Value
    /// The source that runs the body for a frame; `.none` before the view ever moved.
    var source = SourceID.none
    var movement: Movement?

    func forEachValue(_ visit: (Value) -> Void) {
        visit(shown)
        guard let movement else { return }
        visit(movement.start)
        visit(movement.target)
        visit(movement.animation)
    }
}

/// The way of an `Animatable` view from one value to another; all values are owned.
struct Movement {
    /// The view with the data from which it set out.
    var start: Value
    /// The view as its parent made it.
    var target: Value
    var animation: Value
    /// When it set out, in nanoseconds of the session's clock.
    var begin: Int64
    /// How far it has come in the last frame: 0 is the start, 1 the target.
    var progress = 0.0
}

extension Runtime {
    /// Frames in a second: as often as a TimelineView with the schedule `.animation` is made.
    static let frameRate = 60.0

    // MARK: In the evaluation

    /// The view with the data that it shows in this run; borrowed.
    func shown(_ view: Value, _ request: BodyRequest) throws -> Value {
        guard vocabulary.isAnimatable(view.type) else {
            // A reload may have changed that.
            if !state.motions.isEmpty { forgetMotion(of: request.node) }
            return view
        }
        guard let old = state.motions[request.node.rawValue], isKept(old, by: view, request) else {
            forgetMotion(of: request.node)
            heap.retain(view)
            state.motions[request.node.rawValue] = Motion(shown: view)
            return view
        }
        let former = old.movement?.target ?? old.shown
        guard try !haveEqualData(former, view) else { return try goOn(old, to: view, of: request.node) }
        guard let animation = try animation(of: request) else { return jump(old, to: view, of: request.node) }
        return try setOut(old, to: view, by: animation, of: request.node)
    }

    private func isKept(_ motion: Motion, by view: Value, _ request: BodyRequest) -> Bool {
        motion.shown.type == view.type && request.reasons.isDisjoint(with: [.firstAppearance, .identityChanged, .codeChanged])
    }

    /// A movement begins where the view is at present.
    private func setOut(_ old: Motion, to view: Value, by animation: Value, of node: NodeID) throws -> Value {
        var new = Motion(shown: .void, source: old.source)
        if new.source.isNone {
            new.source = engine.makeSource(.dynamicProperty, tag: sourceTag(machine.types[view.type].name + ".animatableData"))
            engine.read(new.source, by: node)
        }
        heap.retain(old.shown)
        heap.retain(view)
        let movement = Movement(start: old.shown, target: view, animation: animation, begin: context.state.now)
        new.shown = try between(movement)
        new.movement = movement
        exchange(new, for: old, of: node)
        awaitFrame()
        return new.shown
    }

    /// The data are on their way as before, or stand; the rest of the view may be new.
    private func goOn(_ old: Motion, to view: Value, of node: NodeID) throws -> Value {
        var new = old
        new.movement?.target = view
        if let movement = new.movement {
            new.shown = try between(movement)
            movement.retainValues(in: heap)
        } else {
            heap.retain(view)
            new.shown = view
        }
        exchange(new, for: old, of: node)
        return new.shown
    }

    private func jump(_ old: Motion, to view: Value, of node: NodeID) -> Value {
        heap.retain(view)
        exchange(Motion(shown: view, source: old.source), for: old, of: node)
        return view
    }

    private func exchange(_ new: Motion, for old: Motion, of node: NodeID) {
        state.motions[node.rawValue] = new
        old.forEachValue(heap.release)
    }

    /// The view as far as it has come, owned.
    private func between(_ movement: Movement) throws -> Value {
        guard let moved = vocabulary.implementation(of: "Animatable", "_moved", for: movement.target.type) else {
            heap.retain(movement.target)
            return movement.target
        }
        return try machine.call(moved, [movement.target, movement.start, .double(movement.progress)])
    }

    private func haveEqualData(_ a: Value, _ b: Value) throws -> Bool {
        guard let agrees = vocabulary.implementation(of: "Animatable", "_agrees", for: b.type) else { return true }
        return try machine.call(agrees, [b, a]).asBool
    }

    func forgetMotion(of node: NodeID) {
        guard let motion = state.motions.removeValue(forKey: node.rawValue) else { return }
        motion.forEachValue(heap.release)
        if !motion.source.isNone { engine.removeSource(motion.source) }
    }

    // MARK: Frames

    /// Asks for the next frame, if nobody did.
    private func awaitFrame() {
        let others = state.motions.values.count { $0.movement != nil } - 1
        if let frames = state.frames {
            guard others == 0 else { return }
            // What moved before has gone.
            unschedule(frames.work)
        }
        state.frames = FrameClock(begin: context.state.now)
        scheduleFrame()
    }

    /// The seconds until the next frame; none while nothing moves.
    var timeToFrame: Double { state.frames.map { Double(max(0, $0.due - context.state.now)) / 1e9 } ?? 0 }

    /// All that moves goes on to the present moment, and the views run.
    func showFrame() throws {
        for node in state.motions.keys.sorted() { try step(NodeID(rawValue: node)) }
        if state.motions.values.contains(where: { $0.movement != nil }) {
            scheduleFrame()
        } else {
            state.frames = nil
        }
    }

    /// Frames are equally far from the first one, whatever a nanosecond count makes of a sixtieth.
    private func scheduleFrame() {
        guard var frames = state.frames else { return }
        frames.number += 1
        frames.work = context.schedule(after: Double(frames.due - context.state.now) / 1e9, "animation", taking: .void)
        state.frames = frames
    }

    private func step(_ node: NodeID) throws {
        guard var motion = state.motions[node.rawValue], var movement = motion.movement else { return }
        let old = motion
        let seconds = Double(context.state.now - movement.begin) / 1e9
        if let progress = try progress(of: movement.animation, after: seconds) {
            movement.progress = progress
            motion.shown = try between(movement)
            motion.movement = movement
            movement.retainValues(in: heap)
        } else {
            heap.retain(movement.target)
            motion.shown = movement.target
            motion.movement = nil
        }
        let (before, after) = (try data(of: old.shown), try data(of: motion.shown))
        exchange(motion, for: old, of: node)
        // While an animation is delayed nothing moves, and no body runs.
        guard try !areEqualByRule(before, after) else {
            heap.release(before)
            return heap.release(after)
        }
        engine.write(motion.source, old: Handle(before), new: Handle(after))
    }

    /// How far an animation has come after a time; nil when it is over.
    private func progress(of animation: Value, after seconds: Double) throws -> Double? {
        guard let progress = vocabulary.implementation(of: "_Pace", "_progress", for: animation.type) else { return nil }
        return try machine.call(progress, [animation, .double(seconds)]).wrappedValue?.asDouble
    }

    private func data(of view: Value) throws -> Value {
        guard let data = vocabulary.implementation(of: "Animatable", "animatableData", for: view.type) else { return .void }
        return try machine.call(data, [view])
    }
}

/// When frames come: equally far from the first.
struct FrameClock {
    /// In nanoseconds of the session's clock.
    var begin: Int64
    /// How many have come, or were asked for.
    var number = 0
    /// The work that makes the next one.
    var work = 0

    /// When the next one is due.
    var due: Int64 { begin + Int64((Double(number) * 1e9 / Runtime.frameRate).rounded()) }
}

extension Movement {
    fileprivate func retainValues(in heap: Heap) {
        heap.retain(start)
        heap.retain(target)
        heap.retain(animation)
    }
}
