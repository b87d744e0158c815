import DiffEngine
import SwiftInterpreter

// Preferences flow from views to those around them. After each update the values inside every view that wants to
// know one are collected in the order of the screen; what has changed is told.

extension Runtime {
    /// Collects the preferences that someone wants to know, as long as telling them makes views run.
    func updatePreferences() throws {
        for _ in 0..<Runtime.preferenceRounds {
            try settleAppearances()
            guard !preferenceReaders.isEmpty else { return }
            var isAnyChanged = false
            for node in preferenceReaders.sorted(by: { $0.rawValue < $1.rawValue }) {
                guard engine.graph.contains(node), readsPreference(node) else {
                    preferenceReaders.remove(node)
                    continue
                }
                if try tellPreferences(node) { isAnyChanged = true }
            }
            guard isAnyChanged else { return }
            try engine.update()
        }
        warn("a preference changes itself: updates were stopped after \(Runtime.preferenceRounds) rounds", at: .none)
    }

    private static let preferenceRounds = 10

    private func readsPreference(_ node: NodeID) -> Bool {
        isPreferenceReader(node) || nodeState(node).effects.contains { $0.kind == .preference }
    }

    private func isPreferenceReader(_ node: NodeID) -> Bool {
        engine.graph.flags(of: node).contains(.container)
            && vocabulary.builtin(engine.graph.value(of: node).value) == .preferenceReaderModifier
    }

    /// Tells the actions of a node what changed; whether a container is to be made anew for it.
    private func tellPreferences(_ node: NodeID) throws -> Bool {
        var state = nodeState(node)
        if isPreferenceReader(node) {
            let modifier = engine.graph.value(of: node).value
            guard let content = modifiedContent(of: node) else { return false }
            var collection = PreferenceCollection(runtime: self)
            let value = try collection.preference(modifier, in: content)
            if try isKnown(value, as: state.preference) {
                heap.release(value)
                return false
            }
            if !state.preference.isHole { heap.release(state.preference) }
            state.preference = value
            setNodeState(state, of: node)
            engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause)
            return true
        }
        for index in state.effects.indices where state.effects[index].kind == .preference {
            let effect = state.effects[index]
            guard let content = content(at: effect.position, of: node) else { continue }
            var collection = PreferenceCollection(runtime: self)
            let value = try collection.preference(key: effect.value, reduce: effect.counterpart, in: content)
            if try isKnown(value, as: effect.preference) {
                heap.release(value)
                continue
            }
            if !effect.preference.isHole { heap.release(effect.preference) }
            state.effects[index].preference = value
            let key = machine.types[TypeID(rawValue: UInt32(truncatingIfNeeded: effect.value.payload))].name
            queue(
                effect.action, [value], "onPreferenceChange", of: node,
                changeKey: Effect.Key(node: node, position: effect.position),
                loopWarning: "Bound preference \(key) tried to update multiple times per frame.")
        }
        setNodeState(state, of: node)
        return false
    }

    private func isKnown(_ value: Value, as known: Value) throws -> Bool {
        guard !known.isHole else { return false }
        return try plainComparison.areEqual(known, value, mode: .equatableAlways)
    }

    /// What a reader makes of the value that it was given last.
    func evaluatePreferenceReader(_ modifier: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        preferenceReaders.insert(request.node)
        let known = nodeState(request.node).preference
        guard !known.isHole else { return }
        try evaluateClosures([(vocabulary.field("content", of: modifier), [known])], modifier, request, into: &children)
    }

    // MARK: Where it is read

    private func content(at position: Position, of node: NodeID) -> ShownPart? {
        var found: ShownPart?
        forEachPart(of: node) { part, place in
            guard found == nil, vocabulary.builtin(part) == .modifiedContent else { return }
            let modifier = vocabulary.field("modifier", of: part)
            let inner = modified(place, by: modifier)
            guard inner == position, vocabulary.builtin(modifier) == .preferenceChangeModifier else { return }
            found = ShownPart(view: vocabulary.field("content", of: part), node: node, position: inner)
        }
        return found
    }

    /// The view that a reader's modifier is applied to.
    private func modifiedContent(of reader: NodeID) -> ShownPart? {
        let parent = engine.graph.parent(of: reader)
        let place = engine.graph.identity(of: reader)
        var found: ShownPart?
        forEachPart(of: parent) { part, position in
            guard found == nil, vocabulary.builtin(part) == .modifiedContent else { return }
            let modifier = vocabulary.field("modifier", of: part)
            let inner = modified(position, by: modifier)
            guard inner.appending(.sheet).hash == place, vocabulary.builtin(modifier) == .preferenceReaderModifier else { return }
            found = ShownPart(view: vocabulary.field("content", of: part), node: parent, position: inner)
        }
        return found
    }
}
