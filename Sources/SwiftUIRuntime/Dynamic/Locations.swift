import DiffEngine
import SwiftInterpreter

/// The slots of a State's place, a cell of the heap: whoever holds the place reads and writes there.
enum LocationSlot {
    static let value = 0
    /// The engine's source; -1 once the view has gone.
    static let source = 1
    /// The node whose state it is; -1 for a place that views share.
    static let node = 2
    /// Whether it was ever written.
    static let isWritten = 3
    /// What a place that views share began with; other places have no such slot.
    static let initial = 4
}

// Places are a State's cell, or structs of the vocabulary that say how to get from another place to a part of it.

extension Runtime {
    // MARK: Reading

    /// The value at a place, owned. A body that reads depends on the place from then on.
    func read(_ location: Value) throws(Interruption) -> Value {
        noteRead(of: location)
        return try value(at: location)
    }

    /// The value at the place of a built-in view's own binding, owned: the built-in view depends on it,
    /// and not the one whose body made the binding.
    func read(_ binding: Value, by container: NodeID) throws(Interruption) -> Value {
        let location = vocabulary.field("_location", of: binding)
        let source = source(of: location)
        if !source.isNone { engine.read(source, by: container) }
        return try value(at: location)
    }

    /// The value of a control's binding, owned.
    func currentValue(of binding: Value) throws(Interruption) -> Value {
        try value(at: vocabulary.field("_location", of: binding))
    }

    /// The value at a place, owned, without a dependency; `.void` where reading would run a program's closure.
    func peek(_ location: Value) throws(Interruption) -> Value {
        if functionalLocation(of: location) != nil { return .void }
        return try untracked { () throws(Interruption) in try value(at: location) }
    }

    /// The place made of closures that another place starts from, if it does.
    func functionalLocation(of location: Value) -> Value? {
        guard let location = location.wrappedValue, location.objectKind != .native else { return nil }
        if vocabulary.builtin(location) == .functionalLocation { return location }
        let base = vocabulary.field("base", of: location)
        return base.type == .void ? nil : functionalLocation(of: base)
    }

    func value(at location: Value) throws(Interruption) -> Value {
        guard let location = location.wrappedValue else { return .void }
        if location.objectKind == .native { return retained(heap.slot(location, LocationSlot.value)) }
        switch vocabulary.builtin(location) {
        case .functionalLocation where isLooking:
            guard let known = location.identity.flatMap({ state.computedValues[$0] }) else { throw .trap("this binding was not read yet") }
            return retained(known.value)
        case .functionalLocation:
            return try machine.call(closure: vocabulary.field("get", of: location), [])
        case .constantLocation:
            return retained(vocabulary.field("value", of: location))
        case .objectLocation:
            return try machine.value(
                at: vocabulary.field("keyPath", of: location), of: vocabulary.field("object", of: location))
        case .memberLocation, .elementLocation, .unwrappedLocation, .wrappedLocation, .presenceLocation:
            let base = try value(at: vocabulary.field("base", of: location))
            defer { heap.release(base) }
            return try part(of: base, at: location)
        default:
            throw .trap("this binding leads nowhere")
        }
    }

    /// What a place makes of the value at its base, owned.
    private func part(of base: Value, at location: Value) throws(Interruption) -> Value {
        switch vocabulary.builtin(location) {
        case .memberLocation:
            return try machine.value(at: vocabulary.field("keyPath", of: location), of: base)
        case .elementLocation:
            return retained(heap.arrayElement(base, try index(of: location, in: base)))
        case .unwrappedLocation:
            if base.isNil { throw .trap("Unexpectedly found nil while unwrapping an Optional value") }
            return retained(base.depth > 0 ? base.unwrapped : base)
        case .wrappedLocation:
            return retained(base.wrapped)
        case .presenceLocation:
            return .bool(!base.isNil)
        default:
            return retained(base)
        }
    }

    private func index(of location: Value, in array: Value) throws(Interruption) -> Int {
        let index = vocabulary.field("index", of: location)
        guard array.type == .array, array.isReference, index.type == .int else {
            throw .trap("a binding to an element needs an array and an index")
        }
        guard index.asInt >= 0, index.asInt < heap.arrayCount(array) else { throw .trap("Index out of range") }
        return index.asInt
    }

    private func retained(_ value: Value) -> Value {
        heap.retain(value)
        return value
    }

    /// A body that reads a place runs again when its source is written. If the source belongs to a view
    /// above (its state was captured by a closure that runs here), that view depends on it.
    func noteRead(of location: Value) {
        guard let evaluation else { return }
        guard let root = rootCell(of: location) else { return }
        let source = SourceID(rawValue: Int32(truncatingIfNeeded: heap.slot(root, LocationSlot.source).asInt))
        guard !source.isNone else { return }
        let owner = NodeID(rawValue: Int32(truncatingIfNeeded: heap.slot(root, LocationSlot.node).asInt))
        let isHere = owner == evaluation.node || owner.isNone
            || nodeState(evaluation.node).properties.contains { $0.source == source }
        engine.read(source, by: isHere ? evaluation.node : owner)
    }

    /// The State's cell that a place starts from, if it does.
    private func rootCell(of location: Value) -> Value? {
        guard let location = location.wrappedValue else { return nil }
        if location.objectKind == .native { return location }
        let base = vocabulary.field("base", of: location)
        return base.type == .void ? nil : rootCell(of: base)
    }

    /// The source behind a place; `.none` for places that programs compute.
    func source(of location: Value) -> SourceID {
        guard let location = location.wrappedValue else { return .none }
        if location.objectKind == .native {
            return SourceID(rawValue: Int32(truncatingIfNeeded: heap.slot(location, LocationSlot.source).asInt))
        }
        let base = vocabulary.field("base", of: location)
        return base.type == .void ? .none : source(of: base)
    }

    // MARK: Writing

    /// Stores a value, which stays the caller's, at a place.
    func write(_ new: Value, to location: Value) throws(Interruption) {
        guard let location = location.wrappedValue else { return }
        if location.objectKind == .native { return try writeState(new, to: location) }
        switch vocabulary.builtin(location) {
        case .functionalLocation:
            heap.release(try machine.call(closure: vocabulary.field("set", of: location), [new]))
        case .constantLocation:
            return
        case .objectLocation:
            var object = retained(vocabulary.field("object", of: location))
            defer { heap.release(object) }
            try machine.setValue(at: vocabulary.field("keyPath", of: location), of: &object, to: new)
        case .memberLocation:
            try change(location) { runtime, base throws(Interruption) in
                try runtime.machine.setValue(at: runtime.vocabulary.field("keyPath", of: location), of: &base, to: new)
            }
        case .elementLocation:
            try change(location) { runtime, base throws(Interruption) in
                let index = try runtime.index(of: location, in: base)
                runtime.heap.setElement(of: &base, index, taking: runtime.retained(new))
            }
        case .unwrappedLocation:
            try write(new.wrapped, to: vocabulary.field("base", of: location))
        case .wrappedLocation:
            if !new.isNil { try write(new.unwrapped, to: vocabulary.field("base", of: location)) }
        case .presenceLocation:
            if !new.asBool { try write(.none, to: vocabulary.field("base", of: location)) }
        default:
            throw .trap("this binding leads nowhere")
        }
    }

    /// Reads the base of a place, changes it and writes it back.
    private func change(
        _ location: Value, _ body: (Runtime, inout Value) throws(Interruption) -> Void
    ) throws(Interruption) {
        let base = vocabulary.field("base", of: location)
        var whole = try value(at: base)
        defer { heap.release(whole) }
        try body(self, &whole)
        try write(whole, to: base)
    }

    private func writeState(_ new: Value, to cell: Value) throws(Interruption) {
        if isInUpdate {
            warn("Modifying state during view update, this will cause undefined behavior.", at: machine.position)
            return
        }
        let old = heap.slot(cell, LocationSlot.value)
        if try areEqualByRule(old, new) {
            // What was a default only stands under its key from now on.
            if isUnwrittenDefault(cell) { heap.setSlot(cell, LocationSlot.isWritten, taking: .bool(true)) }
            return
        }
        let source = SourceID(rawValue: Int32(truncatingIfNeeded: heap.slot(cell, LocationSlot.source).asInt))
        if !source.isNone {
            let position = machine.position
            engine.write(
                source, old: Handle(retained(old)), new: Handle(retained(new)),
                position: LedgerPosition(file: position.file, offset: position.offset))
        }
        heap.setSlot(cell, LocationSlot.isWritten, taking: .bool(true))
        if machine.types.hasDeinitializers, old.isReference {
            let node = Int32(truncatingIfNeeded: heap.slot(cell, LocationSlot.node).asInt)
            staleValues.append(StaleValue(value: old, node: node, source: source))
        }
        heap.setSlot(cell, LocationSlot.value, new)
    }

    /// Whether the installed view still caches a value that its State has lost.
    func isCached(_ old: StaleValue) -> Bool {
        guard let state = state.nodes[old.node], let working = state.working,
              let property = state.properties.first(where: { $0.source == old.source }) else { return false }
        let wrapper = property.path.reduce(working) { heap.slot($0, $1) }
        return vocabulary.field("_value", of: wrapper).isIdentical(to: old.value)
    }

    /// Whether a program's code runs as part of an update: in a body, or in the `==` of a view that is compared.
    var isInUpdate: Bool { evaluation != nil || edgeComparison.isAskingProgram }
}

/// A value that was replaced in a State. An installed view whose body does not read it caches it until the body runs again.
struct StaleValue {
    let value: Value
    let node: Int32
    let source: SourceID
}
