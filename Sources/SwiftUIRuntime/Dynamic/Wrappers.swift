import DiffEngine
import SwiftInterpreter

// What the wrappers' accessors do. Arguments are borrowed, results owned.

extension Runtime {
    /// `State.wrappedValue`. A State that is installed nowhere gives its initial value.
    ///
    /// In an update it is the value that the view had when its body ran last: a sheet's content that is made by the closure
    /// of an older body shows the older value, though actions see the new one (behaviours.md, source FB-INJ). The view
    /// depends on it all the same.
    func stateValue(of wrapper: Value) throws(Interruption) -> Value {
        let location = vocabulary.field("_location", of: wrapper)
        if location.isNil { return try initialValue(of: wrapper) }
        let cached = vocabulary.field("_value", of: wrapper)
        guard evaluation != nil || location.wrappedValue.map(isUnwrittenDefault) ?? false, cached.type != .void else {
            return try read(location)
        }
        noteRead(of: location)
        tellIfOutdated(cached, at: location)
        heap.retain(cached)
        return cached
    }

    /// Nothing on the screen tells that a closure shows what is no longer so, and SwiftUI says nothing.
    private func tellIfOutdated(_ cached: Value, at location: Value) {
        guard let cell = location.wrappedValue, cell.objectKind == .native, let evaluation else { return }
        let (current, owner) = (heap.slot(cell, LocationSlot.value), heap.slot(cell, LocationSlot.node).asInt)
        guard !cached.isIdentical(to: current), owner >= 0, owner != Int(evaluation.node.rawValue) else { return }
        let words = (renderer.brief(cached), renderer.brief(current))
        guard words.0 != words.1 else { return }
        let name = name(of: source(of: cell))
        warn("the closure that runs here is of an older body: in it \(name) is \(words.0), though it is \(words.1) by now", at: machine.position)
    }

    /// `State.projectedValue`: a binding to the place. It holds the value, without being a read of it.
    func stateBinding(of wrapper: Value) throws(Interruption) -> Value {
        let location = vocabulary.field("_location", of: wrapper)
        if location.isNil {
            warn(
                "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update.",
                at: machine.position)
            let value = try initialValue(of: wrapper)
            guard let constant = vocabulary.type(.constantLocation) else { return .void }
            heap.retain(value)
            return makeBinding(value: value, location: heap.makeObject(.structure, type: constant, taking: [value]))
        }
        let cell = location.wrappedValue ?? location
        heap.retain(cell)
        return makeBinding(value: try peek(cell), location: cell)
    }

    /// `Binding.wrappedValue`. The `==` of a view finds in each of two bindings what it was made with: the place has one
    /// value for both, and a change of it would never show.
    func bindingValue(of binding: Value) throws(Interruption) -> Value {
        let (made, location) = (vocabulary.field("_value", of: binding), vocabulary.field("_location", of: binding))
        if edgeComparison.isAskingProgram, made.type != .void, !isAroundOptional(location) {
            heap.retain(made)
            return made
        }
        return try read(location)
    }

    /// Whether a place takes an optional off or puts one on: a binding to it was made with the value of its base.
    private func isAroundOptional(_ location: Value) -> Bool {
        guard let location = location.wrappedValue else { return false }
        let builtin = vocabulary.builtin(location)
        return builtin == .unwrappedLocation || builtin == .wrappedLocation
    }

    /// A binding that takes its parts over.
    func makeBinding(value: Value, location: Value, transaction: Value = .none) -> Value {
        guard let type = vocabulary.type(.binding) else { return .void }
        return heap.makeObject(.structure, type: type, taking: [value, location, transaction])
    }

    /// `Binding._isPresent`: whether an optional is there.
    func presence(of binding: Value) -> Value {
        guard let type = vocabulary.type(.presenceLocation) else { return .void }
        let base = vocabulary.field("_location", of: binding)
        let transaction = vocabulary.field("_transaction", of: binding)
        heap.retain(base)
        heap.retain(transaction)
        return makeBinding(
            value: .void, location: heap.makeObject(.structure, type: type, taking: [base]), transaction: transaction)
    }

    /// `StateObject.wrappedValue`.
    func stateObject(of wrapper: Value) throws(Interruption) -> Value {
        if let object = vocabulary.field("_object", of: wrapper).wrappedValue {
            heap.retain(object)
            return object
        }
        warn(
            "Accessing StateObject's object without being installed on a View. This will create a new instance each time.",
            at: machine.position)
        return try machine.call(closure: vocabulary.field("_make", of: wrapper), [])
    }

    /// `EnvironmentObject.wrappedValue`: a missing object is fatal, in Apple's words.
    func environmentObject(of wrapper: Value) throws(Interruption) -> Value {
        if let object = vocabulary.field("_object", of: wrapper).wrappedValue {
            heap.retain(object)
            return object
        }
        let type = missingObjectType(of: wrapper) ?? "this type"
        throw .trap(
            "No ObservableObject of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view.")
    }

    /// The type that an environment object without an object was declared with, if it belongs to the view that runs.
    private func missingObjectType(of wrapper: Value) -> String? {
        guard let evaluation else { return nil }
        let installed = nodeState(evaluation.node).properties
        let missing = plan(for: engine.graph.value(of: evaluation.node).value).first { planned in
            planned.kind == .environmentObject
                && installed.contains { $0.name == planned.name && $0.value.type == .void }
        }
        return missing?.wrapped.map { machine.types[$0].name }
    }

    /// `Environment.wrappedValue`. Outside of a view it is the default value.
    func environmentValue(of wrapper: Value) throws(Interruption) -> Value {
        let cached = vocabulary.field("_value", of: wrapper)
        if cached.depth > 0 {
            heap.retain(cached)
            return cached.unwrapped
        }
        let key = vocabulary.field("_key", of: wrapper)
        guard key.objectKind == .keyPath else {
            if vocabulary.field("_isOptional", of: wrapper).asBool { return .none }
            let type = TypeID(rawValue: UInt32(truncatingIfNeeded: key.payload))
            throw .trap(
                "No Observable object of type \(machine.types[type].name) found. A View.environmentObject(_:) for \(machine.types[type].name) may be missing as an ancestor of this view.")
        }
        warn(
            "Accessing Environment<\(environmentValueType(of: key))>'s value outside of being installed on a View. This will always read the default value and will not update.",
            at: machine.position)
        return try machine.value(at: key, of: environment(.root))
    }

    /// The type as it is declared: the value may be of another one that conforms to it, or nil.
    private func environmentValueType(of keyPath: Value) -> String {
        if let declared = machine.target(of: keyPath) { return machine.typeName(declared) }
        guard let value = try? machine.value(at: keyPath, of: environment(.root)) else { return "Value" }
        defer { heap.release(value) }
        return machine.typeName(of: value)
    }

    // MARK: Other natives

    /// `_printChanges()`, in the words of SwiftUI. Silent for runs whose reason is that the code changed.
    func printChanges() {
        guard let evaluation, !evaluation.reasons.contains(.codeChanged) else { return }
        let name = machine.types[evaluation.type].name
        let line = evaluation.changes.isEmpty
            ? "\(name): unchanged.\n" : "\(name): \(evaluation.changes.joined(separator: ", ")) changed.\n"
        _ = context.print(line)
    }

    /// Whether two built-in values are equal part by part.
    func haveEqualParts(_ a: Value, _ b: Value) throws(Interruption) -> Bool {
        do {
            return try plainComparison.areEqual(a, b, mode: .equatableUnlessPOD)
        } catch let interruption as Interruption {
            throw interruption
        } catch {
            return false
        }
    }
}
