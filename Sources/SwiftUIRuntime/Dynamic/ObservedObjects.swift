import DiffEngine
import SwiftInterpreter

// Objects announce their changes through a publisher; views that hold an object run again when it does.

extension Runtime {
    /// Starts to observe an object for one more property; gives the source that stands for it.
    func observe(_ object: Value) throws -> SourceID {
        guard let key = publisherKey(of: object) else { return .none }
        if var known = state.objects[key] {
            known.holders += 1
            state.objects[key] = known
            return known.source
        }
        heap.retain(object)
        let source = engine.makeSource(.dynamicProperty, tag: sourceTag(machine.types[object.type].name))
        state.objects[key] = ObservedSource(object: object, source: source, holders: 1)
        if let follow = publisherFollower(of: object) { state.objects[key]?.subscription = try machine.call(follow, [object]) }
        return source
    }

    /// What passes on the announcements of a publisher of another kind that an object declares.
    private func publisherFollower(of object: Value) -> Int? {
        let own = vocabulary.field("objectWillChange", of: object)
        guard own.isReference, vocabulary.builtin(own) != .publisher else { return nil }
        return vocabulary.implementation(of: "ObservableObject", "_followPublisher", for: object.type)
    }

    /// One property fewer observes an object.
    func unobserve(_ object: Value) {
        guard let key = publisherKey(of: object), var known = state.objects[key] else { return }
        known.holders -= 1
        if known.holders > 0 {
            state.objects[key] = known
        } else {
            state.objects[key] = nil
            engine.removeSource(known.source)
            heap.release(known.subscription)
            heap.release(known.object)
        }
    }

    /// What tells an object's publisher apart: the object itself, or what a publisher of its own stands for.
    private func publisherKey(of object: Value) -> UInt? {
        let own = vocabulary.field("objectWillChange", of: object)
        if own.isReference, vocabulary.builtin(own) == .publisher {
            return vocabulary.field("_source", of: own).identity
        }
        return object.identity
    }

    /// `objectWillChange.send()`.
    func willChange(publisher: Value) {
        guard let key = vocabulary.field("_source", of: publisher).identity, let observed = state.objects[key] else { return }
        announce(observed.source, old: .void, new: .void, name: nil)
    }

    /// The value inside the `Published` that a key path leads to, owned.
    func publishedValue(of object: Value, _ property: Value) throws(Interruption) -> Value {
        let wrapper = try machine.value(at: property, of: object)
        defer { heap.release(wrapper) }
        let value = vocabulary.field("_value", of: wrapper)
        heap.retain(value)
        return value
    }

    /// Those who receive the values of a published property, as an owned optional.
    func publishedValues(of object: Value, _ property: Value) throws(Interruption) -> Value {
        let wrapper = try machine.value(at: property, of: object)
        defer { heap.release(wrapper) }
        let values = vocabulary.field("_values", of: wrapper)
        heap.retain(values)
        return values
    }

    /// The object by which others know who announces an object's changes, owned.
    func publisherSource(of object: Value) -> Value {
        let own = vocabulary.field("objectWillChange", of: object)
        let source = own.isReference && vocabulary.builtin(own) == .publisher ? vocabulary.field("_source", of: own) : object
        heap.retain(source)
        return source
    }

    /// Announces the change of a published property, then makes it; all values stay the caller's.
    func publish(_ new: Value, of object: Value, _ property: Value) throws(Interruption) {
        var wrapper = try machine.value(at: property, of: object)
        defer { heap.release(wrapper) }
        guard let slot = vocabulary.slot("_value", of: wrapper.type) else { return }
        willPublish(object, property, old: heap.slot(wrapper, slot), new: new)
        heap.retain(new)
        heap.setSlot(of: &wrapper, slot, taking: new)
        var object = object
        try machine.setValue(at: property, of: &object, to: wrapper)
    }

    /// A published property is about to change.
    private func willPublish(_ object: Value, _ property: Value, old: Value, new: Value) {
        guard !state.objects.isEmpty, let key = publisherKey(of: object), let observed = state.objects[key] else { return }
        let name = property.objectKind == .keyPath ? machine.components(of: property).last : nil
        announce(
            observed.source, old: old, new: new,
            name: name.map { machine.types[object.type].name + "." + ($0.hasPrefix("_") ? String($0.dropFirst()) : $0) })
    }

    private func announce(_ source: SourceID, old: Value, new: Value, name: String?) {
        // The setter of a published property is the vocabulary's: who called it is meant.
        let position = machine.position(where: program.isInProgram)
        if isInUpdate {
            warn("Publishing changes from within view updates is not allowed, this will cause undefined behavior.", at: position)
        }
        if context.isInBackground, !machine.isOnMainActor {
            warn(
                "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates.",
                at: position)
        }
        heap.retain(old)
        heap.retain(new)
        let entry = engine.write(
            source, old: old.type == .void ? .none : Handle(old), new: new.type == .void ? .none : Handle(new),
            position: LedgerPosition(file: position.file, offset: position.offset),
            part: name.map { UInt32(truncatingIfNeeded: sourceTag($0) + 1) } ?? 0)
        if let name { state.writeNames[entry] = name }
    }
}
