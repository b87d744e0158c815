/// What generic parameters stand for, found when generic code asks: the calls in progress tell it.
///
/// Beside its code each function keeps, for the calls that it makes of generic code, what the callee's parameters stand for
/// in its own words. So `T` of a running function is what its caller noted; where that is a parameter of the caller,
/// the caller's caller is asked, and so on. Nothing is computed until someone asks.
///
/// Where the caller is native code, or reached the function through a value of a protocol's type, the dynamic type of `self`
/// says what it can; else nothing is known, which is a trap and never a guess.
struct FunctionTypes {
    /// The function's own generic parameters, and the type whose member it is.
    var parameters: [Archetype]
    var owner: NominalDecl?
    /// Registers that hold what a parameter stands for.
    var registers: [Archetype: Int]
    /// The registers of parameters that take what is inside existentials.
    var opening: [Archetype: Int]
    /// The register of `self`, where it stays in one.
    var selfRegister: Int?
    /// By the index of the call's instruction.
    var calls: [Int: CallTypes]
}

extension Machine {
    /// A type in words of the program that runs in `frame`, with what its parameters stand for put in.
    func concrete(_ type: Type, in frame: UnsafeMutablePointer<Frame>) throws(Interruption) -> Type {
        guard type.mentionsArchetype else { return type }
        var unknown: Archetype?
        let found = substituted(type, in: frame, unknown: &unknown)
        if let unknown {
            let name = functionName(max(0, frame.pointee.function))
            throw .trap("what '\(Type.archetype(unknown))' stands for is not known here: '\(name)' was not called by code that tells it")
        }
        return found
    }

    private func substituted(_ type: Type, in frame: UnsafeMutablePointer<Frame>, unknown: inout Archetype?) -> Type {
        var missing: Archetype?
        let found = type.mapping { part in
            guard case .archetype(let archetype) = part else { return nil }
            if let found = standsFor(archetype, in: frame) { return found }
            missing = missing ?? archetype
            return part
        }
        if let missing { unknown = missing }
        return found
    }

    /// What an archetype stands for in a call that is in progress.
    func standsFor(_ archetype: Archetype, in frame: UnsafeMutablePointer<Frame>) -> Type? {
        guard let base = archetype.base else { return parameter(archetype, in: frame) }
        return standsFor(base, in: frame).flatMap { provider?.member(archetype.name, of: $0) }
    }

    private func parameter(_ parameter: Archetype, in frame: UnsafeMutablePointer<Frame>) -> Type? {
        guard frame.pointee.function >= 0, let types = functionTypes[frame.pointee.function] else { return nil }
        if let register = types.registers[parameter] { return namedType(frame.pointee.base[register]) }
        if let index = types.parameters.firstIndex(of: parameter) {
            guard let call = call(before: frame), index < call.arguments.count,
                  let type = known(call.arguments[index], in: frame - 1) else { return nil }
            if case .existential = type, let register = types.opening[parameter] { return dynamicType(of: frame.pointee.base[register]) }
            return type
        }
        guard let owner = types.owner, owner.genericParameters.contains(parameter) else { return nil }
        if let own = call(before: frame)?.selfType.flatMap({ known($0, in: frame - 1) }),
           let found = argument(parameter, of: own, as: owner) { return found }
        guard let register = types.selfRegister else { return nil }
        return dynamicType(of: frame.pointee.base[register]).flatMap { argument(parameter, of: $0, as: owner) }
    }

    /// What the caller of a frame noted at its call.
    private func call(before frame: UnsafeMutablePointer<Frame>) -> CallTypes? {
        let caller = frame - 1
        guard caller > frames, caller.pointee.function >= 0, let types = functionTypes[caller.pointee.function],
              let code = state.pointee.functions[caller.pointee.function].code else { return nil }
        return types.calls[caller.pointee.pc - code - 1]
    }

    /// A type in words of the program, as far as the calls in progress tell all of it.
    func known(_ type: Type, in frame: UnsafeMutablePointer<Frame>) -> Type? {
        var unknown: Archetype?
        let found = substituted(type, in: frame, unknown: &unknown)
        return unknown == nil ? found : nil
    }

    /// The generic argument of a type for a parameter of `owner`, which it is, inherits from, or conforms to.
    private func argument(_ parameter: Archetype, of type: Type, as owner: NominalDecl) -> Type? {
        if owner.kind == .protocol {
            // A value of a protocol's type stands for the value inside.
            if case .existential = type { return nil }
            return type
        }
        guard case .nominal(let decl, let arguments)? = provider?.ancestor(of: type, named: owner),
              let index = decl.genericParameters.firstIndex(of: parameter), index < arguments.count else { return nil }
        return arguments[index]
    }

    /// The type of a value as far as the value tells it.
    private func dynamicType(of value: Value) -> Type? {
        if value.type == .metatype { return namedType(value) }
        if let own = instantiatedType(of: value) { return own }
        guard value.depth == 0, !value.isNil, !value.isHole, let decl = provider?.declaration(of: value.type),
              decl.genericParameters.isEmpty else { return nil }
        return .nominal(decl, [])
    }
}

/// Values of the program's own generic types have their type's arguments in their header.
extension Machine {
    /// The upper bits of an object's header for a type.
    func instantiation(of type: Type) throws(Interruption) -> UInt32 {
        if let known = instantiationNumbers[type] { return UInt32(known) << ObjectHeader.typeBits }
        let number = instantiations.count + 1
        guard number < 1 << (32 - ObjectHeader.typeBits) else {
            throw .trap("there are more than \(instantiations.count) different generic types")
        }
        instantiations.append(type)
        instantiationNumbers[type] = number
        return UInt32(number) << ObjectHeader.typeBits
    }

    /// After a reload a generic type of the new program has the number that its namesake had, so that a view's state finds its
    /// owner again. A type that is stored otherwise is another one.
    func renumberInstantiations() {
        instantiations = instantiations.map { current($0) }
        instantiationNumbers = Dictionary(zip(instantiations, 1...), uniquingKeysWith: { first, _ in first })
    }

    func instantiate(_ object: ObjectPointer, as type: Type) throws(Interruption) {
        object.pointee.typeWord = object.pointee.type.rawValue | (try instantiation(of: type))
    }

    /// Notes the arguments of a value's type where the value does not know them yet.
    func complete(_ value: Value, as type: Type) throws(Interruption) {
        guard case .nominal(let decl, _) = type, type.keepsArguments, decl.typeID == value.type, value.object.pointee.instantiation == 0 else { return }
        try instantiate(value.object, as: type)
    }

    /// Which instantiation of its generic type a value is; 0 if it does not know, or its type is not generic.
    public func instantiationNumber(of value: Value) -> Int { value.isReference ? value.object.pointee.instantiation : 0 }

    /// The type of a value of a generic type, with its arguments.
    public func instantiatedType(of value: Value) -> Type? {
        guard value.depth == 0, value.isReference, value.object.pointee.instantiation > 0 else { return nil }
        return current(instantiations[value.object.pointee.instantiation - 1])
    }

    /// The type in terms of the program as it is now, after a reload.
    private func current(_ type: Type) -> Type {
        type.mapping { part in
            guard case .nominal(let decl, let arguments) = part, let now = provider?.declaration(of: decl.runtimeTypeID) else { return nil }
            return .nominal(now, arguments.map { current($0) })
        }
    }
}

extension Machine {
    /// A type as a value. One with generic arguments, or that is no nominal type, is kept in a table beside its number.
    public func metatype(_ type: Type) -> Value {
        if case .nominal(let decl, let arguments) = type {
            provider?.prepare(decl)
            if arguments.isEmpty { return .metatype(decl.runtimeTypeID) }
        }
        let index: Int
        if let known = metatypeNumbers[type] {
            index = known
        } else {
            metatypes.append(type)
            index = metatypes.count
            metatypeNumbers[type] = index
        }
        return Value(payload: UInt64(type.typeID.rawValue) | UInt64(index) << 32, type: .metatype)
    }

    /// The type that a metatype names; nil where its generic arguments are not known.
    public func namedType(_ metatype: Value) -> Type? {
        guard metatype.type == .metatype else { return nil }
        let index = Int(metatype.payload >> 32)
        if index > 0 { return metatypes[index - 1] }
        guard let decl = provider?.declaration(of: TypeID(rawValue: UInt32(truncatingIfNeeded: metatype.payload))),
              decl.genericParameters.isEmpty || decl.kind == .protocol else { return nil }
        return decl.kind == .protocol ? .existential([decl]) : .nominal(decl, [])
    }

    /// Whether a metatype names a generic view of the vocabulary, of which the arguments are not known. Such a type can be
    /// printed, and not be compared.
    func isPartlyKnown(_ metatype: Value) -> Bool {
        let id = TypeID(rawValue: UInt32(truncatingIfNeeded: metatype.payload))
        return types[id].isView && types[id].decl?.genericParameters.isEmpty == false && namedType(metatype) == nil
    }

    /// `type(of:)` for a value of a static type: that type, unless the value may be of a narrower one.
    func dynamicType(of value: Value, as type: Type) throws(Interruption) -> Value {
        switch type {
        case .nominal(let decl, _) where !decl.isReference && decl.kind != .protocol: return metatype(type)
        case .nominal(let decl, _) where value.type == decl.typeID: return metatype(type)
        case .tuple, .function, .metatype: return metatype(type)
        default: break
        }
        if let own = instantiatedType(of: value) { return metatype(own) }
        let id = dispatchType(of: value)
        if value.type == .metatype || id == .void { return .metatype(value.type) }
        guard let decl = provider?.declaration(of: id), decl.genericParameters.isEmpty || types[id].isView else {
            throw .trap("type(of:) cannot tell the type arguments of a '\(types[id].name)' that was stored as '\(type)'")
        }
        return .metatype(id)
    }
}

extension Type {
    var mentionsArchetype: Bool { contains { if case .archetype = $0 { true } else { false } } }
}
