import DiffEngine
import SwiftInterpreter

// Which types have `==`, and whose it is.

extension TypeDescriptions {
    func equality(of type: RuntimeType, _ arguments: [Type]) -> TypeDescription.Equality {
        guard isEquatable(type.id, arguments) else { return .none }
        guard let decl = type.decl, !decl.isInterface else { return .builtin }
        // What NSObject's subclasses inherit does not count.
        if sequence(first: decl, next: superclass).contains(where: { $0.isInterface && $0.name == "NSObject" }) { return .none }
        if let skipped = generatedEquality(decl) { return .generated(skipping: skipped) }
        guard let function = program.equatable(type: type.id) else { return .synthesised }
        return program.isDerived(function) ? .synthesised : .written
    }

    private func superclass(of decl: NominalDecl) -> NominalDecl? {
        if case .nominal(let superclass, _)? = decl.superclass { superclass } else { nil }
    }

    func equality(ofParts parts: [TypeIndex]) -> TypeDescription.Equality {
        parts.allSatisfy(isEquatable) ? .builtin : .none
    }

    /// Whether values of a type have `==`.
    func isEquatable(_ type: TypeIndex) -> Bool {
        switch keys[Int(type.rawValue)] {
        case .nominal(let id): isEquatable(id)
        case .instance(let id, let arguments): isEquatable(id, arguments)
        case .optional(let wrapped): isEquatable(wrapped)
        case .collection(_, let elements, _): elements.allSatisfy(isEquatable)
        case .tuple, .function, .existential, .dynamic, .weakReference, .plain: false
        }
    }

    func isEquatable(_ id: TypeID) -> Bool {
        switch id {
        case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double, .float,
             .string, .character, .substring, .keyPath, .none:
            true
        default:
            program.conforms(type: id, to: "Equatable")
        }
    }

    /// Whether `==` of a type may run the program's own code: it is the program's type, or is made of such.
    func asksProgram(_ type: TypeIndex) -> Bool {
        let index = Int(type.rawValue)
        if index < askingProgram.count, let known = askingProgram[index] { return known }
        let result = switch keys[Int(type.rawValue)] {
        case .nominal(let id): isProgramType(id) || machine.types[id].decl?.genericParameters.isEmpty == false
        case .instance(let id, let arguments): isProgramType(id) || arguments.contains { asksProgram(self.index(of: $0, in: nil, [:])) }
        case .optional(let wrapped): asksProgram(wrapped)
        case .collection(_, let elements, _), .tuple(let elements, _): elements.contains(where: asksProgram)
        case .existential, .dynamic: true
        case .function, .weakReference, .plain: false
        }
        if index >= askingProgram.count { askingProgram.append(contentsOf: repeatElement(nil, count: index + 1 - askingProgram.count)) }
        askingProgram[index] = result
        return result
    }

    private func isProgramType(_ id: TypeID) -> Bool {
        guard let decl = machine.types[id].decl else { return false }
        if case .builtin(.anyHashable) = vocabulary.kind(of: id) { return true }
        return !decl.isInterface
    }

    /// A conformance may depend on the arguments: an enum is Equatable where what it wraps is.
    func isEquatable(_ id: TypeID, _ arguments: [Type]) -> Bool {
        guard isEquatable(id) else { return false }
        guard !arguments.isEmpty, !arguments.contains(where: mentionsArchetype), let decl = machine.types[id].decl else { return true }
        return program.conforms(.nominal(decl, arguments), to: "Equatable")
    }
}
