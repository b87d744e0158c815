import DiffEngine
import SwiftInterpreter

// Actions that belong to the life of a part of a body's output: they start when the part is first there,
// change with the value that they watch, and end when it is there no longer.

extension Effect {
    /// Tells the effects of all nodes apart.
    struct Key: Hashable {
        var node: NodeID
        var position: Position
    }
}

extension Runtime {
    /// The effect of a modifier; its values are owned.
    func effect(of modifier: Value, _ builtin: Builtin, at position: Position) -> Effect {
        switch builtin {
        case .appearanceModifier:
            return Effect(
                position: position, kind: .appearance, action: held("appear", modifier),
                counterpart: held("disappear", modifier), value: .void)
        case .changeModifier:
            return Effect(
                position: position, kind: .change, action: held("action", modifier), counterpart: .void,
                value: watched(modifier), parameters: vocabulary.field("parameters", of: modifier).asInt,
                isInitial: vocabulary.field("initial", of: modifier).asBool)
        case .taskModifier:
            return Effect(
                position: position, kind: .task, action: held("action", modifier), counterpart: .void,
                value: held("id", modifier))
        case .preferenceChangeModifier:
            return Effect(
                position: position, kind: .preference, action: held("action", modifier), counterpart: held("reduce", modifier),
                value: held("key", modifier))
        default:
            return Effect(
                position: position, kind: .receive, action: held("action", modifier), counterpart: held("subscribe", modifier),
                value: held("publisher", modifier))
        }
    }

    /// What `onChange` follows, an optional as it is: its action gets it back.
    private func watched(_ modifier: Value) -> Value {
        let value = vocabulary.field("value", of: modifier)
        heap.retain(value)
        return value
    }

    private func held(_ name: String, _ modifier: Value) -> Value {
        let value = vocabulary.field(name, of: modifier).wrappedValue ?? .void
        heap.retain(value)
        return value
    }

    /// Puts a node's new effects in place of the old ones, and queues what their difference asks for. Those of a view whose
    /// generic parameters stood for something else are others, whatever is at their place.
    func exchange(_ old: [Effect], for new: [Effect], of node: NodeID, areOfSameType: Bool) throws -> [Effect] {
        if old.isEmpty && new.isEmpty { return [] }
        var known: [Position: Effect] = [:]
        for effect in old { known[effect.position] = effect }
        var effects: [Effect] = []
        effects.reserveCapacity(new.count)
        for effect in new {
            if areOfSameType, let before = known[effect.position], continues(before, as: effect) {
                known[effect.position] = nil
                effects.append(try goOn(before, as: effect, of: node))
                before.forEachValue(heap.release)
            } else {
                effects.append(try start(effect, of: node))
            }
        }
        for effect in old where known[effect.position] != nil { retire(effect, of: node) }
        return effects
    }

    private func start(_ effect: Effect, of node: NodeID) throws -> Effect {
        var effect = effect
        switch effect.kind {
        case .appearance:
            guard showsOutput(node) else { break }
            effect.hasAppeared = true
            queue(effect.action, [], "onAppear", of: node)
        case .change:
            guard effect.isInitial, showsOutput(node) else { break }
            effect.hasAppeared = true
            queueChange(effect, from: effect.value, of: node)
        case .receive: subscribe(effect, of: node)
        case .task:
            guard showsOutput(node) else { break }
            effect.hasAppeared = true
            try beginTask(of: &effect)
        case .preference: break
        }
        return effect
    }

    /// Whether an effect goes on as another that stands at its place now: content of any type may have taken its place.
    /// An action is handed the value before, so that must be of the type that it takes.
    private func continues(_ before: Effect, as after: Effect) -> Bool {
        guard before.kind == after.kind else { return false }
        guard after.kind == .change, before.action.objectKind == .closure, after.action.objectKind == .closure else { return true }
        if before.action.closureFunction == after.action.closureFunction { return true }
        return before.value.type == after.value.type && before.value.depth == after.value.depth && !after.value.isNil
    }

    /// The effect of a part that stays: it takes over what the one before it holds.
    private func goOn(_ before: Effect, as after: Effect, of node: NodeID) throws -> Effect {
        var after = after
        after.hasAppeared = before.hasAppeared
        switch after.kind {
        case .change:
            // What has not appeared tells its first value when it does, and the changes from there on.
            let isAwaited = after.isInitial && !after.hasAppeared
            if try !isAwaited && !plainComparison.areEqual(before.value, after.value, mode: .equatableAlways) {
                queueChange(after, from: before.value, of: node)
            }
        case .receive:
            if try plainComparison.areEqual(before.value, after.value, mode: .equatableAlways) {
                heap.retain(before.subscription)
                after.subscription = before.subscription
                direct(after.subscription, to: after.action)
            } else {
                subscribe(after, of: node)
            }
        case .preference:
            if !before.preference.isHole { heap.retain(before.preference) }
            after.preference = before.preference
        case .task:
            heap.retain(before.job)
            after.job = before.job
            if after.hasAppeared, try !plainComparison.areEqual(before.value, after.value, mode: .equatableAlways) {
                cancelTask(of: after, node)
                // On a screen that this update covers it begins again when that is seen.
                after.hasAppeared = showsOutput(node)
                if after.hasAppeared { try beginTask(of: &after) }
            }
        case .appearance: break
        }
        return after
    }

    // MARK: Tasks

    /// Begins a task: its first turn comes when the update and the actions that follow from it are done.
    func beginTask(of effect: inout Effect) throws {
        guard effect.action.objectKind == .closure else { return }
        let text = "task of \(machine.types[evaluation?.type ?? .void].name)"
        let job = try program.makeJob(running: effect.action, text: text)
        heap.release(effect.job)
        effect.job = job
        heap.retain(job)
        _ = context.schedule(after: 0, text, taking: job)
    }

    /// Queues the cancellation of a task, unless it has ended.
    func cancelTask(of effect: Effect, _ node: NodeID) {
        guard effect.job.isReference, !heap.slot(effect.job, 0).isNil, let cancellation = program.jobCancellation else { return }
        queue(machine.closure(of: cancellation), [effect.job], "end of the task", of: node)
    }

    // MARK: onReceive

    /// Connects to the publisher once the update is done: what it gives at once may change state.
    private func subscribe(_ effect: Effect, of node: NodeID) {
        queue(effect.counterpart, [], "onReceive", of: node, subscription: Effect.Key(node: node, position: effect.position))
    }

    /// Takes over the connection that a publisher gave, if its view is still there.
    func connect(_ key: Effect.Key, by subscription: Value) {
        var node = nodeState(key.node)
        guard engine.graph.contains(key.node),
              let index = node.effects.firstIndex(where: { $0.position == key.position && $0.kind == .receive }) else {
            return heap.release(subscription)
        }
        direct(subscription, to: node.effects[index].action)
        let before = node.effects[index].subscription
        node.effects[index].subscription = subscription
        setNodeState(node, of: key.node)
        heap.release(before)
    }

    /// From now on values go to this action, which stays the caller's.
    private func direct(_ subscription: Value, to action: Value) {
        guard subscription.isReference, let slot = vocabulary.slot("action", of: subscription.type) else { return }
        heap.setSlot(subscription, slot, action)
    }

    // MARK: Actions

    func queueChange(_ effect: Effect, from old: Value, of node: NodeID) {
        let arguments: [Value] = switch effect.parameters {
        case 0: []
        case 1: [effect.value]
        default: [old, effect.value]
        }
        queue(
            effect.action, arguments, "onChange", of: node,
            changeKey: Effect.Key(node: node, position: effect.position),
            loopWarning: "onChange(of: \(machine.typeName(of: effect.value))) action tried to update multiple times per frame.")
    }

    /// Ends an effect and lets go of it.
    func retire(_ effect: Effect, of node: NodeID) {
        if !isScrolledAwayQuietly(node) {
            if effect.kind == .appearance, effect.hasAppeared {
                queue(effect.counterpart, [], "onDisappear", of: node, isDeparture: true)
            }
            cancelTask(of: effect, node)
        }
        effect.forEachValue(heap.release)
    }

    /// Rows of lazy stacks and grids that went out of view did not disappear in 2022 and before.
    private func isScrolledAwayQuietly(_ node: NodeID) -> Bool {
        guard options.release <= 2022, !departures.isEmpty else { return false }
        return sequence(first: node) { $0.rawValue > 0 ? self.engine.graph.parent(of: $0) : nil }.contains { container in
            departures[container]?.areAllScrolled == true
                && vocabulary.builtin(engine.graph.value(of: container).value) != .list
        }
    }

    /// Queues an action to run after the update; its values stay the caller's.
    func queue(
        _ closure: Value, _ arguments: [Value], _ text: String, of node: NodeID,
        changeKey: Effect.Key? = nil, loopWarning: String = "", subscription: Effect.Key? = nil, isDeparture: Bool = false
    ) {
        guard closure.objectKind == .closure else { return }
        heap.retain(closure)
        arguments.forEach(heap.retain)
        let parts = [text, "of", machine.types[evaluation?.type ?? .void].name]
        state.actions.append(PendingAction(
            closure: closure, arguments: arguments, cause: engine.currentCause,
            text: evaluation == nil ? text : parts.joined(separator: " "), changeKey: changeKey,
            loopWarning: loopWarning, subscription: subscription, isDeparture: isDeparture))
    }
}
