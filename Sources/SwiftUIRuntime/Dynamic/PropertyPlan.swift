import SwiftInterpreter

/// A dynamic property as a type declares it.
struct PlannedProperty {
    /// The name of its storage: `_count`.
    let name: String
    /// The slots that lead to it: one, or more through DynamicProperty structs of the program.
    let path: [Int]
    let kind: Builtin
    /// What it wraps, for properties that are found by their type.
    let wrapped: TypeID?
    /// Tells apart what may not take over another's value after an edit.
    let storage: String
}

extension Runtime {
    /// The dynamic properties of a type in the order of their declarations; empty for most.
    func plan(for type: TypeID) -> [PlannedProperty] {
        if let known = plans[type] { return known }
        var plan: [PlannedProperty] = []
        collectProperties(of: type, path: [], name: nil, depth: 0, into: &plan)
        plans[type] = plan
        return plan
    }

    private func collectProperties(
        of type: TypeID, path: [Int], name: String?, depth: Int, into plan: inout [PlannedProperty]
    ) {
        guard depth < 8 else { return }
        for (slot, field) in machine.types[type].fields.enumerated() {
            guard case .nominal(let decl, let arguments) = field.type else { continue }
            if decl.isInterface {
                guard let kind = Builtin(rawValue: decl.qualifiedName), isWrapper(kind) else { continue }
                var wrapped: TypeID?
                if case .nominal(let argument, _)? = arguments.first { wrapped = program.typeID(of: argument) }
                plan.append(PlannedProperty(name: name ?? field.name, path: path + [slot], kind: kind, wrapped: wrapped, storage: storage(of: field.type)))
            } else if decl.kind == .struct, program.conforms(type: program.typeID(of: decl), to: "DynamicProperty") {
                collectProperties(
                    of: decl.typeID, path: path + [slot], name: name ?? field.name, depth: depth + 1, into: &plan)
            }
        }
    }

    /// A type with the numbers of the program's own types in it: one that is stored otherwise has another number.
    private func storage(of type: Type) -> String {
        var text = "\(type)"
        _ = type.contains { part in
            if case .nominal(let decl, _) = part, !decl.isInterface { text += " \(decl.typeID.rawValue)" }
            return false
        }
        return text
    }

    private func isWrapper(_ kind: Builtin) -> Bool {
        switch kind {
        case .state, .binding, .stateObject, .observedObject, .environmentObject, .environment, .focusState,
             .gestureState, .namespace, .appStorage, .sceneStorage: true
        default: false
        }
    }
}
