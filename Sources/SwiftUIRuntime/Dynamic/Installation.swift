import DiffEngine
import SwiftInterpreter

// Before a body runs, the view is copied, and the wrappers in the copy get their places and values.
// The parent's own copy stays as it was made: it is what the next one is compared with.

extension Runtime {
    /// The copy of a view in which its dynamic properties are installed; held by the node's state.
    func install(_ view: Value, in node: inout NodeState, of request: BodyRequest) throws -> Value {
        let plan = plan(for: view)
        let old = node.properties
        let arguments = machine.instantiationNumber(of: view)
        guard !plan.isEmpty, view.objectKind == .structure else {
            if !old.isEmpty { uninstallAll(in: &node) }
            return view
        }
        var properties: [InstalledProperty] = []
        var working = heap.copy(view)
        for planned in plan {
            let known = old.first { $0.path == planned.path && $0.isKept(by: planned, arguments) }
                ?? old.first { $0.path.count == planned.path.count && $0.isKept(by: planned, arguments) }
            let wrapper = value(at: planned.path, of: view)
            let (property, installed) = try install(planned, wrapper, known, arguments, in: node, of: request)
            properties.append(property)
            set(installed, at: planned.path[...], of: &working)
        }
        for gone in old where !properties.contains(where: { $0.isSuccessor(of: gone) }) {
            if properties.contains(where: { $0.name == gone.name }), gone.holdsValue {
                state.restarted.append(machine.types[view.type].name + "." + gone.name)
            }
            uninstall(gone)
        }
        node.properties = properties
        try updateCustomProperties(of: view.type, in: &working)
        if let previous = node.working { heap.release(previous) }
        node.working = working
        return working
    }

    /// After an edit that left the view without dynamic properties.
    private func uninstallAll(in node: inout NodeState) {
        node.properties.forEach(uninstall)
        node.properties.removeAll()
        if let working = node.working { heap.release(working) }
        node.working = nil
    }

    private func value(at path: [Int], of value: Value) -> Value {
        path.reduce(value) { heap.slot($0, $1) }
    }

    /// Stores an owned value at the end of a path of slots, copying the structs on the way.
    private func set(_ new: Value, at path: ArraySlice<Int>, of place: inout Value) {
        guard let slot = path.first else { return }
        if path.count == 1 { return heap.setSlot(of: &place, slot, taking: new) }
        var inner = heap.slot(place, slot)
        heap.retain(inner)
        set(new, at: path.dropFirst(), of: &inner)
        heap.setSlot(of: &place, slot, taking: inner)
    }

    /// Calls `update()` of the program's own dynamic properties, of those inside one before its own.
    private func updateCustomProperties(of type: TypeID, in working: inout Value) throws {
        for (slot, field) in machine.types[type].fields.enumerated() {
            guard case .nominal(let decl, _) = field.type, !decl.isInterface, decl.kind == .struct,
                  program.conforms(type: program.typeID(of: decl), to: "DynamicProperty") else { continue }
            var property = heap.slot(working, slot)
            heap.retain(property)
            try updateCustomProperties(of: decl.typeID, in: &property)
            if let update = vocabulary.implementation(of: "DynamicProperty", "update", for: decl.typeID) {
                var arguments = [property]
                heap.release(try machine.call(update, mutating: &arguments))
                property = arguments[0]
            }
            heap.setSlot(of: &working, slot, taking: property)
        }
    }

    // MARK: One property

    private func install(
        _ planned: PlannedProperty, _ wrapper: Value, _ known: InstalledProperty?, _ arguments: Int, in node: NodeState, of request: BodyRequest
    ) throws -> (InstalledProperty, Value) {
        var property = known ?? InstalledProperty(
            name: planned.name, fullName: planned.fullName, path: planned.path, kind: planned.kind, storage: planned.storage,
            arguments: arguments, value: .void, source: .none)
        property.path = planned.path
        let installed: Value
        switch planned.kind {
        case .binding: installed = try installBinding(wrapper, &property)
        case .stateObject: installed = try installStateObject(wrapper, &property, request)
        case .observedObject: installed = try installObservedObject(wrapper, &property, request)
        case .environmentObject: installed = try installEnvironmentObject(wrapper, &property, planned, node, request)
        case .environment: installed = try installEnvironment(wrapper, &property, node, request)
        default: installed = try installState(wrapper, &property, request)
        }
        return (property, installed)
    }

    /// A copy of a wrapper with some of its properties set to owned values.
    private func filled(_ wrapper: Value, _ values: [(String, Value)]) -> Value {
        var filled = heap.copy(wrapper)
        for (name, value) in values {
            if let slot = vocabulary.slot(name, of: wrapper.type) {
                heap.setSlot(of: &filled, slot, taking: value)
            } else {
                heap.release(value)
            }
        }
        return filled
    }

    private func installState(_ wrapper: Value, _ property: inout InstalledProperty, _ request: BodyRequest) throws -> Value {
        if property.value.type == .void {
            property.value = try makeLocation(wrapper, property, request)
            property.source = SourceID(rawValue: Int32(truncatingIfNeeded: heap.slot(property.value, LocationSlot.source).asInt))
        }
        let current: Value
        if isUnwrittenDefault(property.value) {
            // Each AppStorage has a default of its own as long as there is nothing under the key.
            current = try initialValue(of: wrapper)
        } else {
            current = heap.slot(property.value, LocationSlot.value)
            heap.retain(current)
        }
        heap.retain(property.value)
        return filled(wrapper, [("_value", current), ("_make", .none), ("_location", property.value.wrapped)])
    }

    /// The place of a new State: with its initial value, or the one that a lazy container kept.
    private func makeLocation(_ wrapper: Value, _ property: InstalledProperty, _ request: BodyRequest) throws -> Value {
        let key = storageKey(of: wrapper, property)
        if let key, let stored = state.stored[key] {
            heap.retain(stored.location)
            return stored.location
        }
        // What was kept was written, and is kept again.
        let kept = takeDormant(property, of: request.node)
        let initial = try kept ?? initialValue(of: wrapper)
        let name = machine.types[evaluation?.type ?? wrapper.type].name + "." + property.fullName
        if let key {
            return makeSharedLocation(
                key, name: name, taking: initial,
                defaultsKey: vocabulary.builtin(wrapper) == .appStorage ? vocabulary.string("_key", of: wrapper) : nil, type: property.storage)
        }
        let source = engine.makeSource(.dynamicProperty, tag: sourceTag(name))
        return heap.makeNative(taking: [initial, .int(Int(source.rawValue)), .int(Int(request.node.rawValue)), .bool(kept != nil)])
    }

    /// The place of a value that all views of the session share, owned.
    func sharedLocation(_ key: String, initial: Value) -> Value {
        if let stored = state.stored[key] {
            heap.retain(stored.location)
            return stored.location
        }
        heap.retain(initial)
        return makeSharedLocation(key, name: key, taking: initial)
    }

    private func makeSharedLocation(
        _ key: String, name: String, taking initial: Value, defaultsKey: String? = nil, type: String = ""
    ) -> Value {
        let source = engine.makeSource(.dynamicProperty, tag: sourceTag(name))
        heap.retain(initial)
        let location = heap.makeNative(taking: [initial, .int(Int(source.rawValue)), .int(-1), .bool(false), initial])
        heap.retain(location)
        state.stored[key] = RuntimeState.StoredValue(location: location, source: source, defaultsKey: defaultsKey, type: type)
        return location
    }

    /// The key under which a wrapper shares its value with others. Those whose values are of another type find none:
    /// they begin with their default.
    private func storageKey(of wrapper: Value, _ property: InstalledProperty) -> String? {
        guard let builtin = vocabulary.builtin(wrapper), builtin == .appStorage || builtin == .sceneStorage else { return nil }
        return [builtin.rawValue, property.storage, vocabulary.string("_key", of: wrapper)].joined(separator: " ")
    }

    /// The value that the declaration of a State gives, owned.
    func initialValue(of wrapper: Value) throws(Interruption) -> Value {
        if let make = vocabulary.field("_make", of: wrapper).wrappedValue, make.objectKind == .closure {
            return try machine.call(closure: make, [])
        }
        let value = vocabulary.field("_value", of: wrapper)
        heap.retain(value)
        return value
    }

    private func installBinding(_ wrapper: Value, _ property: inout InstalledProperty) throws -> Value {
        let location = vocabulary.field("_location", of: wrapper)
        property.source = source(of: location)
        let current = try peek(location)
        if current.type == .void { return filled(wrapper, []) }
        return filled(wrapper, [("_value", current)])
    }

    private func installStateObject(
        _ wrapper: Value, _ property: inout InstalledProperty, _ request: BodyRequest
    ) throws -> Value {
        if property.value.type == .void {
            property.value = try takeDormant(property, of: request.node)
                ?? machine.call(closure: vocabulary.field("_make", of: wrapper), [])
            property.source = try observe(property.value)
        }
        return observing(wrapper, &property, request, objectIsOptional: true)
    }

    private func installObservedObject(
        _ wrapper: Value, _ property: inout InstalledProperty, _ request: BodyRequest
    ) throws -> Value {
        try follow(vocabulary.field("_object", of: wrapper), &property, request)
        return observing(wrapper, &property, request, objectIsOptional: false)
    }

    private func installEnvironmentObject(
        _ wrapper: Value, _ property: inout InstalledProperty, _ planned: PlannedProperty, _ node: NodeState,
        _ request: BodyRequest
    ) throws -> Value {
        guard let type = planned.wrapped, let object = try environmentObject(type, in: node.scope, for: request.node) else {
            return filled(wrapper, [])
        }
        try follow(object, &property, request)
        return observing(wrapper, &property, request, objectIsOptional: true)
    }

    /// Observes another object than before.
    private func follow(_ object: Value, _ property: inout InstalledProperty, _ request: BodyRequest) throws {
        if property.value.type != .void, property.value.payload == object.payload { return }
        if property.value.type != .void {
            engine.dropRead(of: property.source, by: request.node)
            unobserve(property.value)
            heap.release(property.value)
        }
        heap.retain(object)
        property.value = object
        property.source = try observe(object)
        property.isNew = true
    }

    private func observing(
        _ wrapper: Value, _ property: inout InstalledProperty, _ request: BodyRequest, objectIsOptional: Bool
    ) -> Value {
        engine.read(property.source, by: request.node)
        if engine.triggers.contains(property.source) { property.seed += 1 }
        heap.retain(property.value)
        let object = objectIsOptional ? property.value.wrapped : property.value
        return filled(wrapper, [("_object", object), ("_seed", .int(property.seed))])
    }

    private func installEnvironment(
        _ wrapper: Value, _ property: inout InstalledProperty, _ node: NodeState, _ request: BodyRequest
    ) throws -> Value {
        let key = vocabulary.field("_key", of: wrapper)
        let current: Value
        if key.type == .metatype {
            let type = TypeID(rawValue: UInt32(truncatingIfNeeded: key.payload))
            property.source = keySource(.object(type), key: .void, in: node.scope)
            guard let object = try environmentObject(type, in: node.scope, for: request.node) else {
                return filled(wrapper, [])
            }
            heap.retain(object)
            current = vocabulary.field("_isOptional", of: wrapper).asBool ? object.wrapped : object
        } else {
            current = try machine.value(at: key, of: environment(node.scope))
            property.source = keySource(.path(machine.text(of: key)), key: key, in: node.scope)
        }
        engine.read(property.source, by: request.node)
        return filled(wrapper, [("_value", current.wrapped)])
    }

    /// Lets go of what a property held.
    func uninstall(_ property: InstalledProperty) {
        switch property.kind {
        case .binding, .environment: break
        case .stateObject, .observedObject, .environmentObject:
            guard property.value.type != .void else { return }
            unobserve(property.value)
            heap.release(property.value)
        default:
            guard property.value.type != .void else { return }
            if heap.slot(property.value, LocationSlot.node).asInt >= 0 {
                engine.removeSource(property.source)
                heap.setSlot(property.value, LocationSlot.source, taking: .int(-1))
            }
            heap.release(property.value)
        }
    }

    /// The tag of a source with this name.
    func sourceTag(_ name: String) -> UInt64 {
        if let known = state.sourceNames.firstIndex(of: name) { return UInt64(known) }
        state.sourceNames.append(name)
        return UInt64(state.sourceNames.count - 1)
    }

    /// What a source is called: `Screen._a`.
    public func name(of source: SourceID) -> String {
        let tag = Int(truncatingIfNeeded: engine.tag(of: source))
        return state.sourceNames.indices.contains(tag) ? state.sourceNames[tag] : ""
    }
}

extension InstalledProperty {
    /// Whether the property of a new version of the view goes on with this one's value.
    fileprivate func isKept(by planned: PlannedProperty, _ arguments: Int) -> Bool {
        name == planned.name && kind == planned.kind && storage == planned.storage && self.arguments == arguments
    }

    fileprivate func isSuccessor(of old: InstalledProperty) -> Bool {
        name == old.name && kind == old.kind && storage == old.storage && arguments == old.arguments
    }

    /// Whether something would be lost with it: the others find theirs again.
    fileprivate var holdsValue: Bool { kind == .state || kind == .stateObject || kind == .focusState || kind == .gestureState || kind == .namespace }
}
