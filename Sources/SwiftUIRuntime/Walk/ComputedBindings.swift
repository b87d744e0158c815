import DiffEngine
import SwiftInterpreter

// A control whose binding is made of closures shows what its `get` gives. It is asked once after each update, so that the
// drawing, which happens whenever somebody looks, runs nothing of the program.

extension Builtin {
    /// The property with the binding whose value is shown.
    fileprivate var shownBinding: String? {
        switch self {
        case .toggle: "isOn"
        case .textField, .secureField, .textEditor, .searchModifier: "text"
        case .stepper, .slider: "value"
        case .picker, .datePicker, .tabView, .list: "selection"
        case .forEach: "data"
        default: nil
        }
    }
}

extension Runtime {
    /// Notes that a control's value is one to be asked for.
    func noteComputedLocation(of view: Value, _ builtin: Builtin, _ result: inout WalkResult) {
        guard let name = builtin.shownBinding, let binding = vocabulary.field(name, of: view).wrappedValue,
              vocabulary.builtin(binding) == .binding,
              let location = functionalLocation(of: vocabulary.field("_location", of: binding)) else { return }
        result.computedLocations.append(location)
    }

    /// Asks for all values that are shown, after an update.
    func readComputedBindings() throws {
        guard !state.computingNodes.isEmpty || !state.computedValues.isEmpty else { return }
        var values: [UInt: RuntimeState.ComputedValue] = [:]
        for node in state.computingNodes.sorted() {
            guard let locations = state.nodes[node]?.computedLocations, !locations.isEmpty else {
                state.computingNodes.remove(node)
                continue
            }
            for location in locations {
                guard let key = location.identity, values[key] == nil else { continue }
                let value = try untracked { () throws(Interruption) in try self.value(at: location) }
                heap.retain(location)
                values[key] = RuntimeState.ComputedValue(location: location, value: value)
            }
        }
        let old = state.computedValues
        state.computedValues = values
        for value in old.values {
            heap.release(value.location)
            heap.release(value.value)
        }
    }

    /// Looks at what is shown: closures of bindings are not called, and what is printed or drawn by lot is taken back.
    func looking<Result>(_ body: () -> Result) -> Result {
        let outer = (isLooking, context.state)
        isLooking = true
        defer { (isLooking, context.state) = outer }
        return body()
    }
}
