/// Values that are read from variables or made of parts.
extension FunctionLowering {
    func lowerLocal(_ variable: LocalVariable, into dst: Int) throws(Interruption) {
        switch storage[ObjectIdentifier(variable)] {
        case .register(let register):
            if variable.ownership != .strong {
                emit(variable.ownership == .weak ? .loadWeak : .loadUnowned, dst, register)
            } else if variable.type.isTrivial {
                emit(.move, dst, register)
            } else {
                emit(.copy, dst, register)
            }
        case .box(let box):
            emit(.getField, dst, box, 0)
            resolve(variable.ownership, in: dst)
        case nil:
            unsupported("`\(variable.name)`")
        }
    }

    /// Turns the weak cell in a register, which it owns, into what the cell refers to.
    func resolve(_ ownership: LocalVariable.Ownership, in register: Int) {
        if ownership == .strong { return }
        let cell = allocate()
        emit(.move, cell, register)
        emit(ownership == .weak ? .loadWeak : .loadUnowned, register, cell)
        emit(.release, cell)
    }

    /// Turns the reference in a register, which it owns, into a weak cell.
    func weaken(_ ownership: LocalVariable.Ownership, in register: Int) {
        if ownership == .strong { return }
        let object = allocate()
        emit(.move, object, register)
        emit(ownership == .weak ? .makeWeak : .makeUnowned, register, object)
        emit(.release, object)
        top -= 1
    }

    func loadGlobalBox(_ variable: VariableDecl, _ index: Int, into register: Int) {
        registerInitializer(variable, index)
        emit(.global, register, bc: index)
    }

    /// `_ = await x` of a script's variable whose initial value has to be waited for: the value is made here, where
    /// the code can wait, instead of when the variable is first read.
    func lowerAwaitedGlobals(_ expression: Expression) throws(Interruption) {
        let parts: [Expression]
        if case .tuple(let elements) = expression.kind { parts = elements } else { parts = [expression] }
        for part in parts {
            guard case .global(let named) = part.kind else { continue }
            let variable = named.patternSource ?? named
            guard let initializer = variable.initializer, initializer.isAsync, let index = variable.globalIndex,
                  awaitedGlobals.insert(variable).inserted else { continue }
            let savedTop = top
            let value = allocate()
            try call(.function(machine.addFunction(initializer)), [], isThrowing: true, into: value)
            emit(.setGlobal, index, value)
            top = savedTop
        }
    }

    func registerInitializer(_ variable: VariableDecl, _ index: Int) {
        guard let initializer = variable.initializer else { return }
        if let source = variable.patternSource, let whole = source.globalIndex {
            registerInitializer(source, whole)
            let parts = source.patternParts.compactMap { part in part.globalIndex.map { (global: $0, path: part.patternPath) } }
            machine.globalPatterns[index] = GlobalPattern(whole: whole, parts: parts)
        }
        machine.globalInitializers[index] = (machine.addFunction(initializer), variable.name)
        if variable.ownership != .strong { machine.weakGlobals[index] = variable.ownership }
    }

    func lowerField(_ base: Expression, _ variable: VariableDecl, into dst: Int) throws(Interruption) {
        guard let slot = variable.slot else { return unsupported("`\(variable.name)`") }
        let object = try borrow(base)
        if variable.isTracked, !isDirect(variable, of: base) { emit(.noteRead, object.register, slot) }
        emit(.getField, dst, object.register, slot)
        resolve(variable.ownership, in: dst)
        discard(object)
    }

    // MARK: Values with parts

    /// Evaluates into registers side by side, owned; the first of them.
    func lowerRow(_ expressions: [Expression]) throws(Interruption) -> Int {
        let first = top
        var pushed: [Int] = []
        for expression in expressions {
            let register = allocate()
            try lower(expression, into: register)
            if !expression.type.isTrivial {
                pushRelease(register)
                pushed.append(register)
            }
        }
        for register in pushed.reversed() { cancelRelease(register) }
        return first
    }

    func lowerEnumCase(
        _ enumCase: EnumCaseDecl, _ values: [Expression], _ made: Type, into dst: Int
    ) throws(Interruption) {
        if enumCase.owner.isOptional {
            guard let inner = values.first else { return load(.none, into: dst) }
            try lower(inner, into: dst)
            return emit(.wrap, dst)
        }
        let type = enumCase.owner.typeID
        if values.isEmpty {
            load(Value(payload: UInt64(enumCase.index), type: type), into: dst)
            return countView(enumCase.owner)
        }
        let first = try lowerRow(values)
        emit(.make, dst, first, extra(Extra(
            kind: .enumeration, type: try instantiated(type, made), tag: UInt32(enumCase.index), count: values.count)))
        instantiate(dst, made)
        countView(enumCase.owner)
    }

    func lowerMakeStruct(
        _ decl: NominalDecl, _ values: [Expression], _ type: Type, into dst: Int
    ) throws(Interruption) {
        let first = top
        var pushed: [Int] = []
        for (index, expression) in values.enumerated() {
            let register = allocate()
            try lower(expression, into: register)
            if index < decl.storedProperties.count {
                weaken(decl.storedProperties[index].ownership, in: register)
            }
            if !expression.type.isTrivial {
                pushRelease(register)
                pushed.append(register)
            }
        }
        for register in pushed.reversed() { cancelRelease(register) }
        emit(.make, dst, first, extra(Extra(
            kind: .structure, type: try instantiated(decl.typeID, type), count: values.count)))
        instantiate(dst, type)
        countView(decl)
    }

    // MARK: Generic types

    /// The number of a type for the header of its values, with its generic arguments where they are known here.
    func instantiated(_ id: TypeID, _ type: Type) throws(Interruption) -> TypeID {
        guard type.keepsArguments, !type.mentionsArchetype else { return id }
        return TypeID(rawValue: id.rawValue | (try machine.instantiation(of: type)))
    }

    /// Notes the generic arguments of a new value where they are told by the calls in progress, or always.
    func instantiate(_ register: Int, _ type: Type, always: Bool = false) {
        guard type.keepsArguments, always || type.mentionsArchetype else { return }
        emit(.instantiate, register, 0, castExtra(type))
    }

    /// Notes the generic arguments of a value that a requirement made, as `T(from: decoder)` does, which only the caller knows.
    func instantiateMade(_ register: Int, _ type: Type) {
        guard type.mentionsArchetype else { return }
        emit(.instantiate, k: 1, register, 0, castExtra(type))
    }

    /// Counts a new value of a view or a view modifier.
    func countView(_ decl: NominalDecl) {
        guard Int(decl.typeID.rawValue) < machine.types.count else { return }
        let type = machine.types[decl.typeID]
        guard type.isView || type.isModifier else { return }
        emit(.created, bc: Int(decl.typeID.rawValue))
    }

    func lowerTuple(_ elements: [Expression], _ type: Type, into dst: Int) throws(Interruption) {
        if elements.isEmpty { return load(.void, into: dst) }
        var labels: [String?] = elements.map { _ in nil }
        if case .tuple(let types) = type { labels = types.map(\.label) }
        let first = try lowerRow(elements)
        emit(.make, dst, first, extra(Extra(
            kind: .tuple, type: machine.types.tuple(labels: labels), count: elements.count)))
    }

    /// Long literals are built in parts, so that they do not need a register for each element.
    private static let literalPart = 64

    func lowerArray(_ elements: [Expression], isSet: Bool, into dst: Int) throws(Interruption) {
        if isSet {
            let first = try lowerRow(elements)
            return emit(.makeSet, dst, first, elements.count)
        }
        let part = Array(elements.prefix(FunctionLowering.literalPart))
        let first = try lowerRow(part)
        emit(.makeArray, dst, first, part.count)
        guard elements.count > part.count else { return }
        pushRelease(dst)
        for element in elements.dropFirst(part.count) {
            let register = allocate()
            try lower(element, into: register)
            emit(.arrayAppend, dst, register)
            top -= 1
        }
        cancelRelease(dst)
    }

    func lowerDictionary(
        _ pairs: [(key: Expression, value: Expression)], into dst: Int
    ) throws(Interruption) {
        let first = try lowerRow(pairs.flatMap { [$0.key, $0.value] })
        emit(.makeDictionary, dst, first, pairs.count)
    }
}
