/// Closures, local functions and key paths: objects that hold a function and what it captured.
extension FunctionLowering {
    func lowerClosure(_ body: FunctionBody, into dst: Int) {
        let function = machine.addFunction(body)
        if body.captures.isEmpty { return emit(.constant, dst, bc: closureConstant(function)) }
        let own = machine.localFunctions[ObjectIdentifier(body)]
        let savedTop = top
        let first = top
        for variable in body.captures {
            let register = allocate()
            if variable === own && !isBoxed(variable) {
                // The function's own name is the closure itself.
                load(.void, into: register)
                continue
            }
            switch storage[ObjectIdentifier(variable)] {
            case .register(let home), .box(let home): emit(.copy, register, home)
            case nil: unsupported("`\(variable.name)`")
            }
        }
        emit(.make, dst, first, extra(Extra(
            kind: .closure, flags: .hasCaptures, type: .function, tag: UInt32(function),
            count: body.captures.count)))
        top = savedTop
    }

    /// A closure without captures is made once.
    func closureConstant(_ function: Int) -> Int {
        constant(machine.closure(of: function))
    }

    func lowerPartialApply(
        _ function: FunctionDecl, _ object: Expression, _ dispatch: Dispatch, into dst: Int
    ) throws(Interruption) {
        let bound = allocate()
        try lower(object, into: bound)
        let isDirect: Bool
        switch dispatch {
        case .direct, .super: isDirect = true
        case .virtual, .witness: isDirect = false
        }
        emit(.bind, k: isDirect ? 0 : 1, dst, extra(Extra(
            kind: .closure, tag: UInt32(isDirect ? function.functionID : function.dispatchID))), bound)
    }

    func lowerKeyPath(_ keyPath: KeyPathLiteral, into dst: Int) {
        let savedTop = top
        let first = top
        for _ in 0..<KeyPathSlot.count { _ = allocate() }
        lowerClosure(keyPath.getter, into: first + KeyPathSlot.getter)
        if let setter = keyPath.setter {
            lowerClosure(setter, into: first + KeyPathSlot.setter)
        } else {
            load(.none, into: first + KeyPathSlot.setter)
        }
        emit(.constant, first + KeyPathSlot.text, bc: constant(keyPath.text))
        let names = top
        for name in keyPath.components { emit(.constant, allocate(), bc: constant(name)) }
        emit(.makeArray, first + KeyPathSlot.components, names, keyPath.components.count)
        load(.bool(keyPath.isReferenceWritable), into: first + KeyPathSlot.isReference)
        emit(.make, dst, first, extra(Extra(kind: .keyPath, type: .keyPath, count: KeyPathSlot.count)))
        top = savedTop
    }

    // MARK: Local functions

    /// Local functions that use each other before they are declared live in boxes, made at the start of
    /// their scope.
    func prepareLocalFunctions(_ statements: [Statement]) {
        let functions = localFunctions(statements)
        guard !functions.isEmpty else { return }
        for (index, function) in functions.enumerated() {
            machine.localFunctions[ObjectIdentifier(function.body)] = function.variable
            let isUsedEarlier = functions[..<index].contains { earlier in
                earlier.body.captures.contains { $0 === function.variable }
            }
            if isUsedEarlier { machine.forwardFunctions.insert(ObjectIdentifier(function.variable)) }
        }
        let forward = functions.filter { machine.forwardFunctions.contains(ObjectIdentifier($0.variable)) }
        for function in forward { declare(function.variable) }
    }

    /// Breaks the cycles of functions that hold each other.
    func finishLocalFunctions(_ statements: [Statement]) {
        let functions = localFunctions(statements)
        let forward = functions.filter { machine.forwardFunctions.contains(ObjectIdentifier($0.variable)) }
        guard let first = forward.first, isReachable,
              case .box(let register)? = storage[ObjectIdentifier(first.variable)] else { return }
        let extras = extra(Extra(count: forward.count))
        for function in forward {
            let uses = functions.filter { other in other.body.captures.contains { $0 === function.variable } }
            _ = extra(Extra(count: 1 + uses.count))
        }
        emit(.breakCycles, register, 0, extras)
    }

    private func localFunctions(_ statements: [Statement]) -> [(variable: LocalVariable, body: FunctionBody)] {
        statements.compactMap { statement in
            if case .localFunction(let variable, let body) = statement.kind { return (variable, body) }
            return nil
        }
    }

    func lowerLocalFunction(_ variable: LocalVariable, _ body: FunctionBody) {
        let register = allocate()
        lowerClosure(body, into: register)
        if case .box(let box)? = storage[ObjectIdentifier(variable)], isBoxed(variable) {
            emit(.setCell, box, 0, register)
            top -= 1
        } else {
            adopt(register, as: variable)
        }
    }
}
