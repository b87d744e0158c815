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
                disappearance: held("disappear", modifier), value: .void)
        case .changeModifier:
            return Effect(
                position: position, kind: .change, action: held("action", modifier), disappearance: .void,
                value: held("value", modifier), parameters: vocabulary.field("parameters", of: modifier).asInt,
                isInitial: vocabulary.field("initial", of: modifier).asBool)
        case .taskModifier:
            return Effect(
                position: position, kind: .task, action: held("action", modifier), disappearance: .void,
                value: held("id", modifier))
        default:
            return Effect(
                position: position, kind: .receive, action: held("action", modifier), disappearance: .void,
                value: held("publisher", modifier))
        }
    }

    private func held(_ name: String, _ modifier: Value) -> Value {
        let value = vocabulary.field(name, of: modifier).wrappedValue ?? .void
        heap.retain(value)
        return value
    }

    /// Puts a node's new effects in place of the old ones, and queues what their difference asks for.
    func exchange(_ old: [Effect], for new: [Effect], of node: NodeID) throws -> [Effect] {
        if old.isEmpty && new.isEmpty { return [] }
        var known: [Position: Effect] = [:]
        for effect in old { known[effect.position] = effect }
        for effect in new {
            if let before = known.removeValue(forKey: effect.position) {
                try compare(before, effect, of: node)
                before.forEachValue(heap.release)
            } else {
                start(effect, of: node)
            }
        }
        for effect in old where known[effect.position] != nil { retire(effect, of: node) }
        return new
    }

    private func start(_ effect: Effect, of node: NodeID) {
        switch effect.kind {
        case .appearance: queue(effect.action, [], "onAppear", of: node)
        case .change:
            if effect.isInitial { queueChange(effect, from: effect.value, of: node) }
        case .task, .receive: break
        }
    }

    private func compare(_ before: Effect, _ after: Effect, of node: NodeID) throws {
        guard after.kind == .change else { return }
        if try plainComparison.areEqual(before.value, after.value, mode: .equatableAlways) { return }
        queueChange(after, from: before.value, of: node)
    }

    private func queueChange(_ effect: Effect, from old: Value, of node: NodeID) {
        let arguments: [Value] = switch effect.parameters {
        case 0: []
        case 1: [effect.value]
        default: [old, effect.value]
        }
        queue(
            effect.action, arguments, "onChange", of: node,
            changeKey: Effect.Key(node: node, position: effect.position),
            typeName: machine.types[effect.value.type].name)
    }

    /// Ends an effect and lets go of it.
    func retire(_ effect: Effect, of node: NodeID) {
        if effect.kind == .appearance, !isScrolledAwayQuietly(node) { queue(effect.disappearance, [], "onDisappear", of: node) }
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
    private func queue(
        _ closure: Value, _ arguments: [Value], _ text: String, of node: NodeID,
        changeKey: Effect.Key? = nil, typeName: String = ""
    ) {
        guard closure.objectKind == .closure else { return }
        heap.retain(closure)
        arguments.forEach(heap.retain)
        let parts = [text, "of", machine.types[evaluation?.type ?? .void].name]
        state.actions.append(PendingAction(
            closure: closure, arguments: arguments, cause: engine.currentCause,
            text: evaluation == nil ? text : parts.joined(separator: " "), changeKey: changeKey, typeName: typeName))
    }
}
