import DiffEngine
import SwiftInterpreter

/// Describes the interpreter's types to the engine: a cell is a slot, and structs, tuples and enum
/// payloads are boxes of slots.
final class TypeDescriptions: TypeSource {
    let program: any ViewProgram
    let vocabulary: Vocabulary
    var keys: [Key] = []
    private var indices: [Key: TypeIndex] = [:]
    private var nominals: [TypeIndex?] = []
    /// By the machine's numbers of instantiations.
    private var instances: [Int: TypeIndex] = [:]
    var askingProgram: ContiguousArray<Bool?> = []
    /// The properties that the generated `==` of a type leaves out; nil if its `==` was not generated.
    var generatedEquality: (NominalDecl) -> [String]? = { _ in nil }

    enum Key: Hashable {
        case nominal(TypeID)
        /// A generic type with what its parameters stand for.
        case instance(TypeID, [Type])
        case optional(TypeIndex)
        /// `isOpen` if its elements' types are known by the values alone: generic ones, and those of built-in views.
        case collection(name: String, elements: [TypeIndex], isOpen: Bool)
        case tuple([TypeIndex], labels: [String?])
        case function(isGeneric: Bool, makesViews: Bool)
        /// `isAction` for an action of the vocabulary's whose parameters have no common type.
        case existential(isAction: Bool)
        case dynamic
        case weakReference
        case plain(String)
    }

    init(program: any ViewProgram, vocabulary: Vocabulary) {
        self.program = program
        self.vocabulary = vocabulary
    }

    var machine: Machine { program.machine }

    // MARK: Numbers

    /// The engine's number for a run-time type.
    func index(of type: TypeID) -> TypeIndex {
        let number = Int(type.rawValue)
        if number < nominals.count, let known = nominals[number] { return known }
        let index = intern(.nominal(type))
        if number >= nominals.count {
            nominals.append(contentsOf: repeatElement(nil, count: number + 1 - nominals.count))
        }
        nominals[number] = index
        return index
    }

    /// The number for the type that a value has, with its generic arguments where the value knows them.
    func index(of value: Value) -> TypeIndex {
        let number = machine.instantiationNumber(of: value)
        guard number > 0 else { return index(of: value.type) }
        if let known = instances[number] { return known }
        guard case .nominal(let decl, let arguments)? = machine.instantiatedType(of: value) else { return index(of: value.type) }
        let index = index(of: decl, arguments, in: nil)
        instances[number] = index
        return index
    }

    /// The program was edited: a type that is stored otherwise has a new number, and takes the old one's place.
    func programChanged() {
        instances.removeAll()
        askingProgram.removeAll()
        for (index, key) in keys.enumerated() {
            guard case .nominal(let old) = key, let decl = machine.types[old].decl, !decl.isInterface,
                  let current = program.nominal(named: machine.types[old].name)?.typeID, current != old, current != .hole else { continue }
            let place = TypeIndex(rawValue: UInt32(index))
            keys[index] = .nominal(current)
            indices[.nominal(current)] = place
            let number = Int(current.rawValue)
            if number >= nominals.count { nominals.append(contentsOf: repeatElement(nil, count: number + 1 - nominals.count)) }
            nominals[number] = place
        }
    }

    /// The run-time type behind one of the engine's numbers, if it stands for one.
    func runtimeType(_ index: TypeIndex) -> TypeID? {
        guard Int(index.rawValue) < keys.count, case .nominal(let type) = keys[Int(index.rawValue)] else { return nil }
        return type
    }

    /// What the parameters of a generic type stand for.
    typealias Substitution = [Archetype: Type]

    /// The engine's number for a static type, as a field of `owner` has it.
    func index(of type: Type, in owner: NominalDecl?, _ substitution: Substitution) -> TypeIndex {
        switch type {
        case .nominal(let decl, let arguments):
            return index(of: decl, arguments.map { $0.replacing(substitution) }, in: owner)
        case .function(let function):
            // Built-in views compare all their closures by captures.
            return intern(.function(
                isGeneric: mentionsArchetype(.function(function)) && owner?.isInterface == false,
                makesViews: makesViews(function, in: owner)))
        case .tuple(let elements):
            if elements.isEmpty { return intern(.plain("()")) }
            return intern(.tuple(
                elements.map { index(of: $0.type, in: owner, substitution) }, labels: elements.map(\.label)))
        case .existential: return intern(.existential(isAction: false))
        case .metatype: return intern(.plain("Type"))
        case .archetype(let archetype):
            return substitution[archetype].map { index(of: $0, in: owner, [:]) } ?? intern(.dynamic)
        case .variable, .error: return intern(.dynamic)
        }
    }

    /// Fields of the vocabulary that keep, as `Any`, functions which are called later and make no part of what is shown.
    private static let actions: Set = ["action"]

    private func index(of field: RuntimeType.Field, in owner: NominalDecl?, _ substitution: Substitution) -> TypeIndex {
        let index = index(of: field.type, in: owner, substitution)
        guard owner?.isInterface == true, Self.actions.contains(field.name), keys[Int(index.rawValue)] == .existential(isAction: false) else { return index }
        return intern(.existential(isAction: true))
    }

    private func index(of decl: NominalDecl, _ arguments: [Type], in owner: NominalDecl?) -> TypeIndex {
        if decl.kind == .protocol { return intern(.existential(isAction: false)) }
        switch (decl.name, arguments.count) {
        case ("Optional", 1): return intern(.optional(index(of: arguments[0], in: owner, [:])))
        case ("Array", 1), ("Set", 1), ("Dictionary", 2):
            let elements = arguments.map { index(of: $0, in: owner, [:]) }
            let isOpen = owner?.isInterface == true || elements.contains { keys[Int($0.rawValue)] == .dynamic }
            return intern(.collection(name: decl.name, elements: elements, isOpen: isOpen))
        default:
            let type = program.typeID(of: decl)
            return isInstantiated(type, arguments) ? intern(.instance(type, arguments)) : index(of: type)
        }
    }

    /// How deep generic arguments may lie in each other: a type may contain itself with larger and larger ones.
    private static let nestingLimit = 8

    /// Whether the arguments of a generic type say how its fields are stored. Built-in views and wrappers keep theirs
    /// in ways of their own.
    private func isInstantiated(_ type: TypeID, _ arguments: [Type]) -> Bool {
        guard !arguments.isEmpty, arguments.allSatisfy({ $0.nesting < Self.nestingLimit }) else { return false }
        if machine.types[type].decl?.isInterface == false { return true }
        switch vocabulary.kind(of: type) {
        case .builtin(.range), .builtin(.closedRange): return true
        case .builtin: return false
        case .view, .modifier, .other: return !machine.types[type].isView
        }
    }

    private func intern(_ key: Key) -> TypeIndex {
        if let known = indices[key] { return known }
        let index = TypeIndex(rawValue: UInt32(keys.count))
        keys.append(key)
        indices[key] = index
        return index
    }

    /// Whether a function's result is a view. What a built-in view keeps with an unknown result is content.
    private func makesViews(_ function: FunctionType, in owner: NominalDecl?) -> Bool {
        switch function.result {
        case .archetype: owner.map { machine.isView($0.typeID) } ?? false
        case .nominal(let decl, _): machine.isView(decl.typeID)
        case .existential(let protocols): protocols.contains { $0.isInterface && $0.name == "View" }
        case .function, .tuple, .variable, .metatype, .error: false
        }
    }

    /// Whether a field's type is a function whose result is a view.
    func makesViews(_ type: TypeIndex) -> Bool {
        guard case .function(_, let makesViews) = keys[Int(type.rawValue)] else { return false }
        return makesViews
    }

    /// Whether a field that may hold any value keeps an action.
    func keepsAction(_ type: TypeIndex) -> Bool { keys[Int(type.rawValue)] == .existential(isAction: true) }

    /// Whether the values decide how a collection is compared, its elements' static types being unknown.
    func isOpenCollection(_ type: TypeIndex) -> Bool {
        guard case .collection(_, _, let isOpen) = keys[Int(type.rawValue)] else { return false }
        return isOpen
    }

    func mentionsArchetype(_ type: Type) -> Bool {
        switch type {
        case .archetype: true
        case .function(let function):
            mentionsArchetype(function.result) || function.parameters.contains { mentionsArchetype($0.type) }
        case .nominal(_, let arguments): arguments.contains(where: mentionsArchetype)
        case .tuple(let elements): elements.contains { mentionsArchetype($0.type) }
        case .metatype(let type): mentionsArchetype(type)
        case .existential, .variable, .error: false
        }
    }

    // MARK: Descriptions

    func describe(_ type: TypeIndex) -> TypeDescription {
        switch keys[Int(type.rawValue)] {
        case .nominal(let id): return describe(id)
        case .instance(let id, let arguments): return describe(id, arguments)
        case .optional(let wrapped):
            return TypeDescription(
                name: name(of: wrapped) + "?", kind: .optional(wrapped), equality: equality(ofParts: [wrapped]))
        case .collection(let name, let elements, _):
            return TypeDescription(
                name: collectionName(name, elements), kind: .collection(elements: elements),
                equality: equality(ofParts: elements))
        case .tuple(let elements, let labels):
            let fields = elements.enumerated().map { offset, element in
                TypeDescription.Field(name: labels[offset] ?? String(offset), type: element, offset: offset)
            }
            return TypeDescription(
                name: "(" + elements.map(name(of:)).joined(separator: ", ") + ")", kind: .tuple(fields), isBoxed: true)
        case .function(let isGeneric, _):
            return TypeDescription(name: "(…) -> …", kind: .function(isGeneric ? .generic : .swift))
        case .existential: return TypeDescription(name: "any", kind: .existential(isClassBound: false))
        case .dynamic: return TypeDescription(name: "generic", kind: .dynamic)
        case .weakReference: return TypeDescription(name: "weak", kind: .weakReference)
        case .plain(let name): return TypeDescription(name: name, kind: .bytes, isPOD: true)
        }
    }

    func name(of type: TypeIndex) -> String {
        switch keys[Int(type.rawValue)] {
        case .nominal(let id), .instance(let id, _): machine.types[id].name
        case .optional(let wrapped): name(of: wrapped) + "?"
        case .collection(let name, let elements, _): collectionName(name, elements)
        case .tuple(let elements, _): "(" + elements.map(self.name(of:)).joined(separator: ", ") + ")"
        case .function: "(…) -> …"
        case .existential: "any"
        case .dynamic: "generic"
        case .weakReference: "weak"
        case .plain(let name): name
        }
    }

    private func collectionName(_ name: String, _ elements: [TypeIndex]) -> String {
        switch name {
        case "Array": "[" + elements.map(self.name(of:)).joined() + "]"
        case "Dictionary": "[" + elements.map(self.name(of:)).joined(separator: ": ") + "]"
        default: name + "<" + elements.map(self.name(of:)).joined(separator: ", ") + ">"
        }
    }

    private func describe(_ id: TypeID, _ arguments: [Type] = []) -> TypeDescription {
        let type = machine.types[id]
        switch id {
        case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double, .float:
            return TypeDescription(name: type.name, kind: .bytes, isPOD: true, equality: .builtin)
        case .void, .none, .metatype, .hole:
            return TypeDescription(name: type.name, kind: .bytes, isPOD: true)
        case .string, .character, .substring, .keyPath:
            return TypeDescription(name: type.name, kind: .bytes, isPOD: false, equality: .builtin)
        case .function: return TypeDescription(name: "(…) -> …", kind: .function(.swift))
        case .array, .dictionary, .set, .tuple: return TypeDescription(name: type.name, kind: .dynamic)
        default: break
        }
        switch type.kind {
        case .struct: return describeStruct(type, arguments)
        case .enum: return describeEnum(type, arguments)
        case .class: return describeClass(type, arguments)
        case .protocol: return TypeDescription(name: type.name, kind: .existential(isClassBound: false))
        case .tuple: return TypeDescription(name: type.name, kind: .dynamic)
        case .primitive: return TypeDescription(name: type.name, kind: .reference)
        }
    }

    private func substitution(_ type: RuntimeType, _ arguments: [Type]) -> Substitution {
        Dictionary(zip(type.decl?.genericParameters ?? [], arguments)) { first, _ in first }
    }

    private func describeStruct(_ type: RuntimeType, _ arguments: [Type]) -> TypeDescription {
        let substitution = substitution(type, arguments)
        let derived: String? = if case .builtin(let builtin) = vocabulary.kind(of: type.id) { builtin.derivedPart } else { nil }
        let fields = type.fields.enumerated().compactMap { slot, field -> TypeDescription.Field? in
            if field.name == derived { return nil }
            let index = field.ownership == .strong ? index(of: field, in: type.decl, substitution) : intern(.weakReference)
            return TypeDescription.Field(name: name(of: field), type: index, offset: slot, typeName: written(field, substitution))
        }
        var description = TypeDescription(
            name: type.name, kind: .structure(fields), isBoxed: true, equality: equality(of: type, arguments))
        if case .builtin(let builtin) = vocabulary.kind(of: type.id) { description.summary = builtin.comparedParts }
        return description
    }

    /// A field's name as the program has it; a lazy property's slot has one of its own.
    private func name(of field: RuntimeType.Field) -> String {
        let lazy = "$__lazy_storage_$_"
        return field.name.hasPrefix(lazy) ? field.name.dropFirst(lazy.count) + " (lazy)" : field.name
    }

    /// The type of a field as it is declared, with what generic parameters stand for.
    private func written(_ field: RuntimeType.Field, _ substitution: Substitution) -> String {
        let type = "\(field.type.replacing(substitution))".replacing("-> ()", with: "-> Void")
        return switch field.ownership {
        case .strong: type
        case .weak: "weak \(type)"
        case .unowned: "unowned \(type)"
        }
    }

    private func describeClass(_ type: RuntimeType, _ arguments: [Type]) -> TypeDescription {
        var description = TypeDescription(name: type.name, kind: .reference, equality: equality(of: type, arguments))
        guard let decl = type.decl else { return description }
        if decl.attributes.contains("Observable") {
            description.advice = "a new object is different; what a body reads of it is followed"
        } else if description.equality == .none, isEquatable(type.id, arguments) {
            description.advice = "a new object is different, a change inside is not seen; the == of NSObject is not asked"
        }
        return description
    }

    private func describeEnum(_ type: RuntimeType, _ arguments: [Type]) -> TypeDescription {
        let substitution = substitution(type, arguments)
        let cases = type.cases.enumerated().map { number, enumCase in
            let parameters = type.decl.map { $0.cases[number].parameters } ?? []
            let payload: TypeIndex? = switch parameters.count {
            case 0: nil
            case 1: index(of: parameters[0].type, in: type.decl, substitution)
            default:
                intern(.tuple(
                    parameters.map { index(of: $0.type, in: type.decl, substitution) }, labels: parameters.map(\.label)))
            }
            let isIndirect = type.decl?.cases[number].isIndirect ?? false
            return TypeDescription.Case(name: enumCase.name, payload: payload, isIndirect: isIndirect)
        }
        return TypeDescription(name: type.name, kind: .enumeration(cases), equality: equality(of: type, arguments))
    }
}
