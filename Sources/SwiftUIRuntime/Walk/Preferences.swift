import DiffEngine
import SwiftInterpreter

// Preferences flow from views to those around them. After each update the values inside every view that wants to
// know one are collected in the order of the screen; what has changed is told.

extension Runtime {
    /// Collects the preferences that someone wants to know, as long as telling them makes views run.
    func updatePreferences() throws {
        for _ in 0..<Runtime.preferenceRounds {
            updateTabs()
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
            let value = try preference(modifier, in: content)
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
            let value = try preference(key: effect.value, reduce: effect.disappearance, in: content)
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

    // MARK: Collecting

    /// A part of what is shown: a view with the node and place where it stands.
    struct ShownPart {
        var view: Value
        var node: NodeID
        var position: Position
    }

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

    private func preference(_ modifier: Value, in content: ShownPart) throws -> Value {
        try preference(key: vocabulary.field("key", of: modifier), reduce: vocabulary.field("reduce", of: modifier), in: content)
    }

    /// The value under a key in a part of what is shown, owned.
    private func preference(key: Value, reduce: Value, in content: ShownPart) throws -> Value {
        var values: [Value] = []
        defer { values.forEach(heap.release) }
        try collect(key, content, into: &values)
        return try reduced(values, by: reduce)
    }

    private func reduced(_ values: [Value], by reduce: Value) throws -> Value {
        let array = heap.makeArray(copying: values)
        defer { heap.release(array) }
        return try machine.call(closure: reduce, [array])
    }

    private func collect(_ key: Value, _ part: ShownPart, into values: inout [Value]) throws {
        guard let view = part.view.wrappedValue, view.isReference else { return }
        switch vocabulary.kind(of: view.type) {
        case .view: try collectChild(key, part, type: view.type, into: &values)
        case .modifier, .other: return
        case .builtin(.modifiedContent): try collectModified(key, view, part, into: &values)
        case .builtin(.forEach):
            guard let expansion = nodeState(part.node).expansions[part.position] else { return }
            for (index, output) in expansion.outputs.enumerated() {
                try collect(key, ShownPart(view: output, node: part.node, position: part.position.appending(expansion.identities[index])), into: &values)
            }
        case .builtin(let builtin):
            if child(of: part.node, at: part.position, type: view.type) != nil {
                return try collectChild(key, part, type: view.type, into: &values)
            }
            for inner in parts(of: view, builtin) {
                try collect(key, ShownPart(view: inner.view, node: part.node, position: inner.step.map { part.position.appending($0) } ?? part.position), into: &values)
            }
        }
    }

    private func collectModified(_ key: Value, _ view: Value, _ part: ShownPart, into values: inout [Value]) throws {
        let modifier = vocabulary.field("modifier", of: view)
        let content = ShownPart(view: vocabulary.field("content", of: view), node: part.node, position: modified(part.position, by: modifier))
        switch vocabulary.builtin(modifier) {
        case .preferenceModifier where vocabulary.field("key", of: modifier).isIdentical(to: key):
            let value = vocabulary.field("value", of: modifier)
            heap.retain(value)
            values.append(value)
        case .preferenceTransformModifier where vocabulary.field("key", of: modifier).isIdentical(to: key):
            let value = try preference(modifier, in: content)
            defer { heap.release(value) }
            values.append(try machine.call(closure: vocabulary.field("transform", of: modifier), [value]))
        case .secondaryModifier, .accessoryModifier:
            try collect(key, content, into: &values)
            let other = vocabulary.field("content", of: modifier)
            try collect(key, ShownPart(view: other, node: part.node, position: content.position.appending(.secondary)), into: &values)
        default:
            if case .modifier = vocabulary.kind(of: modifier.type) {
                try collectChild(key, part, type: modifier.type, into: &values)
            }
            try collect(key, content, into: &values)
        }
    }

    private func collectChild(_ key: Value, _ part: ShownPart, type: TypeID, into values: inout [Value]) throws {
        guard let child = child(of: part.node, at: part.position, type: type) else { return }
        guard engine.graph.flags(of: child).contains(.container) else {
            let output = engine.graph.output(of: child).value
            if !output.isHole { try collect(key, ShownPart(view: output, node: child, position: .top), into: &values) }
            return
        }
        for part in shownContents(of: child) { try collect(key, part, into: &values) }
    }

    /// What a container shows.
    private func shownContents(of node: NodeID) -> [ShownPart] {
        let view = engine.graph.value(of: node).value
        switch vocabulary.builtin(view) {
        case .list, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid:
            return [ShownPart(view: vocabulary.field("content", of: view), node: node, position: .top)]
        case .navigationStack, .navigationView:
            let screens = nodeState(node).screens
            guard let top = screens.last else {
                return [ShownPart(view: vocabulary.field("root", of: view), node: node, position: Position.top.appending(.content))]
            }
            return [ShownPart(view: top.content, node: node, position: Position.top.appending(.screen).appending(UInt64(screens.count - 1)))]
        case .tabView:
            return engine.graph.children(of: node).filter { !nodeState($0).isHidden }.map {
                ShownPart(view: engine.graph.value(of: $0).value, node: $0, position: .top)
            }
        case .sheetModifier, .alertModifier, .presentedDestinationModifier: return []
        default:
            return (0..<4).compactMap { index in
                let position = Position.top.appending(UInt64(index))
                return nodeState(node).expansions[position].map { ShownPart(view: $0.outputs[0], node: node, position: position) }
            }
        }
    }

    private func child(of node: NodeID, at position: Position, type: TypeID) -> NodeID? {
        let index = types.index(of: type)
        return engine.graph.children(of: node).first {
            engine.graph.identity(of: $0) == position.hash && engine.graph.type(of: $0) == index
        }
    }

    /// The parts of a built-in view, with the step to each; none where a part stands at its view's own place.
    private func parts(of view: Value, _ builtin: Builtin) -> [(view: Value, step: UInt64?)] {
        switch builtin {
        case .tupleView:
            let elements = vocabulary.field("value", of: view)
            guard elements.type == .array, elements.isReference else { return [] }
            return heap.elements(elements).enumerated().map { ($1, UInt64($0)) }
        case .conditionalContent:
            let step: Position.Step = vocabulary.field("isFirst", of: view).asBool ? .first : .second
            return [(vocabulary.field("content", of: view), step.rawValue)]
        case .optionalContent: return [(vocabulary.field("content", of: view), Position.Step.some.rawValue)]
        case .anyView:
            let storage = vocabulary.field("storage", of: view)
            return [(storage, UInt64(storage.type.rawValue))]
        case .equatableView: return [(vocabulary.field("content", of: view), nil)]
        default: return builtin.parts.map { (vocabulary.field($0.name, of: view), $0.step.rawValue) }
        }
    }
}
