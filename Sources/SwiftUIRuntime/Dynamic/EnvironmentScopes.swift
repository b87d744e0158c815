import DiffEngine
import SwiftInterpreter

// The environment is a tree of scopes, one for each modifier that sets something. A view that reads a key
// depends on a source of its scope and that key; when a scope's values change, the sources of keys
// whose value is another now are written.

extension Runtime {
    /// All values of a scope, borrowed.
    func environment(_ scope: ScopeID) -> Value {
        if let known = state.scopes[scope] { return known.values }
        // The root's, made when first needed.
        guard let type = vocabulary.type(.environmentValues) else { return .void }
        let values = heap.makeObject(.structure, type: type, taking: [heap.makeArray(taking: [])])
        state.scopes[scope] = EnvironmentScope(parent: .root, modifier: .void, values: values)
        return values
    }

    /// The object of a type in the environment, borrowed.
    func environmentObject(_ type: TypeID, in scope: ScopeID, for node: NodeID) throws -> Value? {
        let source = keySource(.object(type), key: .void, in: scope)
        engine.read(source, by: node)
        return entry(.metatype(type), in: environment(scope))
    }

    /// The value under a key of `EnvironmentValues`, borrowed.
    func entry(_ key: Value, in values: Value) -> Value? {
        let entries = vocabulary.field("_values", of: values)
        guard entries.isReference else { return nil }
        for index in (0..<heap.arrayCount(entries)).reversed() {
            let entry = heap.arrayElement(entries, index)
            if heap.slot(entry, 0).isIdentical(to: key) { return heap.slot(entry, 1) }
        }
        return nil
    }

    /// The program's binding that says whether lists are edited in a scope; nil where it set none.
    func editMode(in scope: ScopeID) -> Value? {
        guard let key = program.libraryType(named: "_EditModeKey")?.typeID, let value = entry(.metatype(key), in: environment(scope)) else { return nil }
        return vocabulary.field("binding", of: value).wrappedValue
    }

    /// Whether lists are edited in a scope.
    func isEditing(in scope: ScopeID) -> Bool {
        let mode = editMode(in: scope).flatMap { try? currentValue(of: $0) }
            ?? state.stored["EditMode"].map { heap.slot($0.location, LocationSlot.value) }
        // The first case is the one in which nothing is edited.
        return (mode?.enumCase ?? 0) != 0
    }

    /// Whether controls react in a scope.
    func isEnabled(in scope: ScopeID) -> Bool {
        setting("_IsEnabledKey", in: scope)?.asBool ?? true
    }

    /// What somebody set in a scope under a key of the vocabulary; nil where nobody did.
    func setting(_ key: String, in scope: ScopeID) -> Value? {
        guard let type = program.libraryType(named: key)?.typeID else { return nil }
        return entry(.metatype(type), in: environment(scope))
    }

    /// Sets the value under a key in an owned `EnvironmentValues`; key and value stay the caller's.
    func setEntry(_ key: Value, to value: Value, in values: inout Value) {
        guard let type = vocabulary.type(.environmentEntry), values.isReference else { return }
        var entries = heap.slot(values, 0)
        heap.retain(entries)
        heap.retain(key)
        heap.retain(value)
        let entry = heap.makeObject(.structure, type: type, taking: [key, value])
        let known = (0..<heap.arrayCount(entries)).first {
            heap.slot(heap.arrayElement(entries, $0), 0).isIdentical(to: key)
        }
        if let known {
            heap.setElement(of: &entries, known, taking: entry)
        } else {
            heap.append(to: &entries, taking: entry)
        }
        heap.setSlot(of: &values, 0, taking: entries)
    }

    /// The source that stands for a key in a scope.
    func keySource(_ id: EnvironmentKeyID, key: Value, in scope: ScopeID) -> SourceID {
        _ = environment(scope)
        if let known = state.scopes[scope]?.keys[id] { return known.source }
        let name = switch id {
        case .path(let text): String(text.drop { $0 != "." }.dropFirst())
        case .object(let type): machine.types[type].name
        }
        let source = engine.makeSource(.environmentKey, tag: sourceTag("EnvironmentValues." + name))
        heap.retain(key)
        state.scopes[scope]?.keys[id] = EnvironmentScope.KeySource(key: key, source: source)
        return source
    }

    // MARK: Scopes

    /// The scope that a modifier makes, kept from the run before if it stood at the same place.
    func makeScope(_ modifier: Value, under parent: ScopeID, at position: Position, of node: NodeState) throws -> ScopeID {
        if let known = node.madeScopes[position], state.scopes[known]?.parent == parent {
            try update(known, with: modifier)
            return known
        }
        _ = environment(parent)
        let id = ScopeID(rawValue: state.nextScope)
        state.nextScope += 1
        heap.retain(modifier)
        state.scopes[id] = EnvironmentScope(
            parent: parent, modifier: modifier, values: try apply(modifier, to: environment(parent)))
        state.scopes[parent]?.children.append(id)
        return id
    }

    func update(_ scope: ScopeID, with modifier: Value) throws {
        guard let old = state.scopes[scope] else { return }
        let isEqual = try plainComparison.areEqual(old.modifier, modifier, mode: .equatableUnlessPOD)
        heap.retain(modifier)
        heap.release(old.modifier)
        state.scopes[scope]?.modifier = modifier
        if !isEqual { try refresh(scope) }
    }

    /// Makes the values of a scope anew from those above, and tells the readers of keys that changed.
    func refresh(_ id: ScopeID) throws {
        guard let scope = state.scopes[id] else { return }
        let values = try apply(scope.modifier, to: environment(scope.parent))
        try replaceValues(of: id, by: values)
    }

    /// Gives a scope other values, which it takes over.
    func replaceValues(of id: ScopeID, by values: Value) throws {
        guard let scope = state.scopes[id] else { return }
        state.scopes[id]?.values = values
        for (key, source) in scope.keys.sorted(by: { $0.key.order < $1.key.order }) { try announce(key, source, old: scope.values, new: values) }
        heap.release(scope.values)
        for child in scope.children { try refresh(child) }
    }

    private func announce(
        _ id: EnvironmentKeyID, _ key: EnvironmentScope.KeySource, old: Value, new: Value
    ) throws {
        guard engine.hasReaders(key.source) else { return }
        let before: Value
        let after: Value
        switch id {
        case .object(let type):
            before = entry(.metatype(type), in: old) ?? .none
            after = entry(.metatype(type), in: new) ?? .none
            heap.retain(before)
            heap.retain(after)
        case .path:
            before = try machine.value(at: key.key, of: old)
            after = try machine.value(at: key.key, of: new)
        }
        if try areEqualByRule(before, after) {
            heap.release(before)
            heap.release(after)
        } else {
            engine.write(key.source, old: Handle(before), new: Handle(after))
        }
    }

    /// The values below a modifier, owned.
    private func apply(_ modifier: Value, to values: Value) throws -> Value {
        var changed = values
        heap.retain(changed)
        switch vocabulary.builtin(modifier) {
        case .environmentModifier:
            try machine.setValue(
                at: vocabulary.field("keyPath", of: modifier), of: &changed, to: vocabulary.field("value", of: modifier))
        case .transformEnvironmentModifier:
            let keyPath = vocabulary.field("keyPath", of: modifier)
            var arguments = [try machine.value(at: keyPath, of: values)]
            heap.release(try machine.call(closure: vocabulary.field("transform", of: modifier), mutating: &arguments))
            try machine.setValue(at: keyPath, of: &changed, to: arguments[0])
            heap.release(arguments[0])
        case .environmentObjectModifier:
            if let object = vocabulary.field("object", of: modifier).wrappedValue {
                setEntry(.metatype(object.type), to: object, in: &changed)
            }
        case .presentation:
            if let key = program.libraryType(named: "_PresentationKey")?.typeID { setEntry(.metatype(key), to: modifier.wrapped, in: &changed) }
        case .environmentEntry:
            setEntry(vocabulary.field("key", of: modifier), to: vocabulary.field("value", of: modifier), in: &changed)
        case .styleModifier:
            if let control = Builtin(rawValue: vocabulary.string("control", of: modifier)).flatMap(vocabulary.type) {
                setEntry(.metatype(control), to: vocabulary.field("style", of: modifier), in: &changed)
            }
        default:
            break
        }
        return changed
    }

    func removeScope(_ id: ScopeID) {
        guard id != .root, let scope = state.scopes.removeValue(forKey: id) else { return }
        state.scopes[scope.parent]?.children.removeAll { $0 == id }
        for child in scope.children {
            state.scopes[child]?.parent = scope.parent
            state.scopes[scope.parent]?.children.append(child)
        }
        for key in scope.keys.values { engine.removeSource(key.source) }
        scope.forEachValue(heap.release)
    }

    /// Changes a value of the surroundings, as a device would: what a modifier would set, for all views.
    public func setEnvironment(_ modifier: Value, event: String) throws {
        try transact(event) {
            let values = try apply(modifier, to: environment(.root))
            try replaceValues(of: .root, by: values)
        }
    }
}
