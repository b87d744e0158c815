import SwiftInterpreter

/// A dynamic property as a type declares it.
struct PlannedProperty {
    /// The name of its storage: `_count`.
    let name: String
    /// With the way to it through structs of the program: `cart._count`.
    let fullName: String
    /// The slots that lead to it: one, or more through DynamicProperty structs of the program.
    let path: [Int]
    let kind: Builtin
    /// What it wraps, for properties that are found by their type.
    let wrapped: TypeID?
    /// Tells apart what may not take over another's value after an edit.
    let storage: String
}

/// A type whose plan is known: a generic one with what its parameters stand for.
struct PlannedType: Hashable {
    let type: TypeID
    /// The machine's number of the instantiation; 0 for a type without generic parameters.
    let instantiation: Int
}

extension Runtime {
    /// The dynamic properties of a view in the order of their declarations; empty for most. Those of a generic parameter's type
    /// are found by what it stands for.
    func plan(for view: Value) -> [PlannedProperty] {
        let planned = PlannedType(type: view.type, instantiation: machine.instantiationNumber(of: view))
        if let known = plans[planned] { return known }
        var plan: [PlannedProperty] = []
        var arguments: [Type] = []
        if planned.instantiation > 0, case .nominal(_, let known)? = machine.instantiatedType(of: view) { arguments = known }
        collectProperties(of: view.type, arguments, path: [], names: [], into: &plan)
        plans[planned] = plan
        return plan
    }

    private func collectProperties(
        of type: TypeID, _ arguments: [Type], path: [Int], names: [String], into plan: inout [PlannedProperty]
    ) {
        guard path.count < 8 else { return }
        let known = Dictionary(zip(machine.types[type].decl?.genericParameters ?? [], arguments)) { first, _ in first }
        for (slot, field) in machine.types[type].fields.enumerated() {
            let fieldType = field.type.replacing(known)
            guard case .nominal(let decl, let arguments) = fieldType else { continue }
            let names = names + [field.name]
            if decl.isInterface {
                guard let kind = Builtin(rawValue: decl.qualifiedName), isWrapper(kind) else { continue }
                var wrapped: TypeID?
                if case .nominal(let argument, _)? = arguments.first { wrapped = program.typeID(of: argument) }
                plan.append(PlannedProperty(
                    name: names[0], fullName: names.joined(separator: "."), path: path + [slot], kind: kind, wrapped: wrapped,
                    storage: storage(of: fieldType)))
            } else if decl.kind == .struct, program.conforms(type: program.typeID(of: decl), to: "DynamicProperty") {
                collectProperties(of: decl.typeID, arguments, path: path + [slot], names: names, into: &plan)
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
