/// `is`, `as?` and `as!`.
extension Machine {
    /// The value as the type, owned, or nil if it is not of that type. Where generic arguments decide that the value
    /// does not have, nothing can be said.
    func checkedCast(_ value: Value, to type: Type) throws(Interruption) -> Value? {
        castIsUncertain = false
        let result = try cast(value, to: type)
        guard castIsUncertain, let result else { return result }
        heap.release(result)
        throw .trap("whether this value is a '\(typeName(type))' cannot be told: it does not keep its type arguments")
    }

    /// As `checkedCast`, for an `as!` of the vocabulary: it is written where a key or the like says the type already, so
    /// that type arguments which the value does not keep are those of the type.
    func vouchedCast(_ value: Value, to type: Type) throws(Interruption) -> Value? { try cast(value, to: type) }

    /// As `checkedCast`; what cannot be told counts as true.
    private func cast(_ value: Value, to type: Type) throws(Interruption) -> Value? {
        switch type {
        case .nominal(let decl, let arguments):
            if decl.isInterface && decl.parent == nil && decl.name == "Optional" {
                if value.isNil { return Value.none }
                let inner = value.depth > 0 ? value.unwrapped : value
                return try cast(inner, to: arguments.first ?? .any)?.wrapped
            }
            guard let plain = flattened(value) else { return nil }
            return try castNominal(plain, decl, arguments)
        case .existential(let protocols):
            if protocols.isEmpty {
                heap.retain(value)
                return value
            }
            // An optional may conform itself; else what is in it counts.
            if value.depth > 0 || value.isNil, conformsToAll(.optional, value, protocols) {
                heap.retain(value)
                return value
            }
            guard let plain = flattened(value), conformsToAll(dispatchType(of: plain), plain, protocols) else {
                return nil
            }
            heap.retain(plain)
            return plain
        case .function(let wanted):
            guard let plain = flattened(value), plain.type == .function else { return nil }
            if let own = functionType(of: plain), !Type.function(own).mentionsArchetype {
                guard own.parameters.map(\.type) == wanted.parameters.map(\.type), own.result == wanted.result else { return nil }
            } else {
                castIsUncertain = true
            }
            heap.retain(plain)
            return plain
        case .tuple(let elements):
            guard let plain = flattened(value) else { return nil }
            if elements.isEmpty { return plain.type == .void ? plain : nil }
            guard plain.isReference, plain.object.pointee.kind == .tuple,
                  heap.slotCount(plain) == elements.count else { return nil }
            return try cast((0..<elements.count).map { heap.slot(plain, $0) }, to: elements.map(\.type)).map { heap.makeTuple(plain.type, taking: $0) }
        case .metatype(let instance):
            guard let plain = flattened(value), plain.type == .metatype else { return nil }
            let id = TypeID(rawValue: UInt32(truncatingIfNeeded: plain.payload))
            switch instance {
            case .nominal(_, let arguments) where !arguments.isEmpty: return namedType(plain) == instance ? plain : nil
            case .nominal(let decl, _): return types.isSubclass(id, of: decl.typeID) ? plain : nil
            case .existential(let protocols):
                return protocols.allSatisfy { provider?.conforms(id, to: $0.typeID) ?? false } ? plain : nil
            default: return plain
            }
        case .archetype, .variable, .error:
            return nil
        }
    }

    /// The type that a closure or function was written with.
    private func functionType(of closure: Value) -> FunctionType? {
        guard closure.objectKind == .closure else { return nil }
        guard let body = bodies[closure.closureFunction] else { return provider?.functionType(of: closure.closureFunction) }
        return FunctionType(parameters: body.parameters.map { FunctionType.Parameter(type: $0.type) }, result: body.result)
    }

    /// What is inside all optionals; nil for nil.
    private func flattened(_ value: Value) -> Value? {
        if value.type == .none { return nil }
        var plain = value
        plain.flags &= ~Value.depthMask
        return plain
    }

    private func conformsToAll(_ type: TypeID, _ value: Value, _ protocols: [NominalDecl]) -> Bool {
        protocols.allSatisfy { wanted in
            if wanted.kind == .class { return types.isSubclass(type, of: wanted.typeID) }
            if wanted.isAnyObject { return type != .optional && value.objectKind == .instance }
            if wanted.constraint != nil { castIsUncertain = true }
            return provider?.conforms(type, to: wanted.typeID) ?? false
        }
    }

    private func castNominal(_ value: Value, _ decl: NominalDecl, _ arguments: [Type]) throws(Interruption) -> Value? {
        let id = decl.typeID
        if decl.kind == .protocol {
            guard conformsToAll(dispatchType(of: value), value, [decl]) else { return nil }
            heap.retain(value)
            return value
        }
        if value.type == .keyPath, decl.isInterface { return castKeyPath(value, decl, arguments) }
        guard value.type == id || (value.objectKind == .instance && types.isSubclass(value.type, of: id)) else {
            return try hashableBase(of: value).flatMap { base throws(Interruption) in try cast(base, to: .nominal(decl, arguments)) }
        }
        switch id {
        case .array where !arguments.isEmpty:
            return try cast(heap.elements(value), to: [Type](repeating: arguments[0], count: heap.arrayCount(value))).map {
                heap.makeArray(taking: $0)
            }
        case .dictionary where arguments.count == 2:
            return try castEntries(of: value, arguments[0], arguments[1])
        case .set where !arguments.isEmpty:
            return try castEntries(of: value, arguments[0], .any)
        default:
            if !arguments.isEmpty {
                if let own = instantiatedType(of: value) {
                    guard provider?.ancestor(of: own, named: decl) == .nominal(decl, arguments) else { return nil }
                } else if value.type == id {
                    castIsUncertain = true
                } else if let own = provider?.declaration(of: value.type) {
                    // A class that is not generic, below one that is.
                    guard provider?.ancestor(of: .nominal(own, []), named: decl) == .nominal(decl, arguments) else { return nil }
                }
            }
            return retained(value)
        }
    }

    /// What an `AnyHashable` holds, which a cast looks at as well.
    private func hashableBase(of value: Value) -> Value? {
        guard value.isReference, let decl = provider?.declaration(of: value.type), decl.isInterface, decl.name == "AnyHashable" else { return nil }
        return heap.slot(value, 0)
    }

    /// A key path says by its closures what it begins at, what it leads to, and whether that can be written.
    private func castKeyPath(_ path: Value, _ decl: NominalDecl, _ arguments: [Type]) -> Value? {
        let isWritten: Bool
        switch decl.name {
        case "AnyKeyPath": return retained(path)
        case "PartialKeyPath", "KeyPath": isWritten = true
        case "WritableKeyPath": isWritten = isWritable(path)
        case "ReferenceWritableKeyPath": isWritten = isWritable(path) && path.object.slots[KeyPathSlot.isReference].asBool
        default: return nil
        }
        guard isWritten else { return nil }
        let own = [root(of: path), target(of: path)]
        for (own, wanted) in zip(own, arguments) {
            guard let own, !own.mentionsArchetype else {
                castIsUncertain = true
                continue
            }
            if own != wanted { return nil }
        }
        return retained(path)
    }

    private func root(of path: Value) -> Type? {
        let getter = path.object.slots[KeyPathSlot.getter]
        return getter.type == .keyPath ? root(of: getter) : functionType(of: getter)?.parameters.first?.type
    }

    /// The type of what a key path leads to, as it is declared; nil where nothing tells it.
    public func target(of path: Value) -> Type? {
        let getter = path.object.slots[KeyPathSlot.getter]
        return getter.type == .keyPath ? target(of: path.object.slots[KeyPathSlot.setter]) : functionType(of: getter)?.result
    }

    private func isWritable(_ path: Value) -> Bool {
        let (first, second) = (path.object.slots[KeyPathSlot.getter], path.object.slots[KeyPathSlot.setter])
        guard first.type == .keyPath else { return second.type == .function }
        return isWritable(second) && (isWritable(first) || second.object.slots[KeyPathSlot.isReference].asBool)
    }

    private func retained(_ value: Value) -> Value {
        heap.retain(value)
        return value
    }

    /// The parts of a value as these types, owned; nil if one of them is not of its type.
    private func cast(_ parts: [Value], to types: [Type]) throws(Interruption) -> [Value]? {
        var cast: [Value] = []
        cast.reserveCapacity(parts.count)
        for (part, type) in zip(parts, types) {
            guard let new = try self.cast(part, to: type) else {
                for value in cast { heap.release(value) }
                return nil
            }
            cast.append(new)
        }
        return cast
    }

    /// A table of the entries as these types, since an optional inside may be one more or one less than it was.
    private func castEntries(of table: Value, _ keyType: Type, _ valueType: Type) throws(Interruption) -> Value? {
        try charge(steps: heap.tableCount(table), bytes: heap.tableCount(table) * 64)
        var result = table.type == .set ? heap.makeSet(capacity: heap.tableCount(table)) : heap.makeDictionary(capacity: heap.tableCount(table))
        var next = 0
        while let entry = heap.entry(table, from: next) {
            guard let parts = try cast([entry.key, entry.value], to: [keyType, table.type == .set ? .any : valueType]) else {
                heap.release(result)
                return nil
            }
            try insert(&result, key: parts[0], taking: parts[1])
            heap.release(parts[0])
            next = entry.number + 1
        }
        return result
    }
}
