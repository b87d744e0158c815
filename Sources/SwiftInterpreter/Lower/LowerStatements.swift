/// Statements.
extension FunctionLowering {
    func lower(_ statements: [Statement]) throws(Interruption) {
        prepareLocalFunctions(statements)
        for statement in statements { try lower(statement) }
        finishLocalFunctions(statements)
    }

    private func lower(_ statement: Statement) throws(Interruption) {
        position = statement.position
        if machine.stopFlag.isRaised, machine.stopFlag.take() { throw .stopped }
        if machine.notesPlaces, position != .none, machine.provider?.isVocabulary(position) != true {
            machine.places.append(position)
            emit(.reached, bc: machine.places.count - 1)
        }
        switch statement.kind {
        case .expression(let expression):
            try effect(expression)
        case .declare(let pattern, let value):
            try lowerDeclaration(pattern, value)
        case .localFunction(let variable, let body):
            lowerLocalFunction(variable, body)
        case .block(let statements):
            try scope { () throws(Interruption) in try lower(statements) }
        case .if(let conditions, let then, let otherwise):
            try lowerIf(conditions, then, otherwise)
        case .guard(let conditions, let otherwise):
            try lowerGuard(conditions, otherwise)
        case .while(let label, let conditions, let body):
            try lowerWhile(label, conditions, body)
        case .repeatWhile(let label, let body, let condition):
            try lowerRepeat(label, body, condition)
        case .forIn(let label, let loop):
            try lowerFor(label, loop)
        case .switch(let label, let subject, let cases):
            try lowerSwitch(label, subject, cases)
        case .break(let label):
            try leave(to: jumps.last { $0.label === label }?.breakTo)
        case .continue(let label):
            try leave(to: jumps.last { $0.label === label }?.continueTo)
        case .fallthrough:
            try leave(to: nextCase)
        case .return(let value):
            try lowerReturn(value)
        case .throw(let value):
            try lowerThrow(value)
        case .defer(let statements):
            pushCode { [unowned self] () throws(Interruption) in
                try self.scope { () throws(Interruption) in try self.lower(statements) }
            }
        case .doCatch(let body, let clauses):
            try lowerDoCatch(body, clauses)
        }
    }

    private func lowerDeclaration(_ pattern: Pattern, _ value: Expression?) throws(Interruption) {
        guard let value else {
            for variable in variables(of: pattern) { declare(variable) }
            return
        }
        // A declaration's pattern always matches.
        let failed = label()
        try match(pattern, with: value, otherwise: failed)
    }

    // MARK: Branches

    private func lowerIf(
        _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]
    ) throws(Interruption) {
        let failed = label(), end = label()
        try scope { () throws(Interruption) in
            try lower(conditions, otherwise: failed)
            try lower(then)
        }
        if otherwise.isEmpty { return bind(failed) }
        jump(.jump, to: end)
        bind(failed)
        try scope { () throws(Interruption) in try lower(otherwise) }
        bind(end)
    }

    /// The variables of the conditions belong to the scope around the statement.
    private func lowerGuard(_ conditions: [Condition], _ otherwise: [Statement]) throws(Interruption) {
        let failed = label()
        let depth = cleanups.count
        let savedTop = top
        try lower(conditions, otherwise: failed)
        guard failed.isUsed else { return }
        // The way out stands behind the function's end, where the variables do not exist yet.
        let passed = label()
        jump(.jump, to: passed)
        let bound = (cleanups, top)
        cleanups.removeLast(cleanups.count - depth)
        top = savedTop
        bind(failed)
        try scope { () throws(Interruption) in try lower(otherwise) }
        if isReachable { emit(.trap, bc: constant("a guard body fell through")) }
        (cleanups, top) = bound
        bind(passed)
    }

    // MARK: Switch

    private func lowerSwitch(
        _ label: Label, _ subject: Expression, _ cases: [SwitchCase]
    ) throws(Interruption) {
        let outerNext = nextCase
        try scope { () throws(Interruption) in
            let value = try self.value(subject, before: cases.flatMap { $0.patterns.compactMap(\.guard) })
            let end = self.label()
            jumps.append(JumpTarget(label: label, breakTo: end, continueTo: nil))
            let bodies = cases.map { _ in self.label() }
            for (index, switchCase) in cases.enumerated() {
                let next = self.label()
                nextCase = index + 1 < bodies.count ? bodies[index + 1] : nil
                try scope { () throws(Interruption) in
                    try lowerCase(switchCase, value.register, body: bodies[index], next: next)
                }
                jump(.jump, to: end)
                bind(next)
            }
            // The checker saw to it that some case matches; a value of a newer type may not.
            if isReachable, !cases.isEmpty, !cases.contains(where: { $0.patterns.isEmpty }) {
                emit(.trap, bc: constant("no case of the switch matches the value"))
            }
            jumps.removeLast()
            bind(end)
        }
        nextCase = outerNext
    }

    private func lowerCase(
        _ switchCase: SwitchCase, _ subject: Int, body: CodeLabel, next: CodeLabel
    ) throws(Interruption) {
        if switchCase.patterns.count <= 1 {
            if let (pattern, filter) = switchCase.patterns.first {
                try match(pattern, subject, otherwise: next)
                if let filter { try branch(filter, on: false, to: next) }
            }
            // `fallthrough` comes in only where nothing is bound.
            if body.depth == cleanups.count { bind(body) }
            return try lower(switchCase.body)
        }
        // Several patterns bind the same variables, in registers that they share.
        let bound = variables(of: switchCase.patterns[0].pattern)
        for variable in bound { sharedBindings[ObjectIdentifier(variable)] = allocate() }
        let matched = self.label()
        let depth = cleanups.count
        var afterMatch = cleanups
        for (index, (pattern, filter)) in switchCase.patterns.enumerated() {
            let failed = self.label()
            let isLast = index == switchCase.patterns.count - 1
            try match(pattern, subject, otherwise: isLast ? next : failed)
            if let filter { try branch(filter, on: false, to: isLast ? next : failed) }
            // Only the bound variables go on into the body; parts that a cast made are released.
            let kept = cleanups[depth...].filter { cleanup in
                guard case .release(let register) = cleanup.kind else { return true }
                return bound.contains { sharedBindings[ObjectIdentifier($0)] == register }
            }
            for cleanup in cleanups[depth...].reversed() {
                if case .release(let register) = cleanup.kind,
                   !bound.contains(where: { sharedBindings[ObjectIdentifier($0)] == register }) {
                    emit(.release, register)
                }
            }
            afterMatch = Array(cleanups[..<depth]) + kept
            if !isLast { jump(.jump, to: matched) }
            cleanups.removeLast(cleanups.count - depth)
            if !isLast { bind(failed) }
        }
        cleanups = afterMatch
        bind(matched)
        if body.depth == cleanups.count { bind(body) }
        for variable in bound { sharedBindings[ObjectIdentifier(variable)] = nil }
        try lower(switchCase.body)
    }

    // MARK: Leaving

    func leave(to target: CodeLabel?) throws(Interruption) {
        guard let target else { return unsupported("this jump") }
        try cleanUp(to: target.depth)
        // A label that is bound already is a loop's start: the jump counts as a step.
        jump(target.isBound ? .loop : .jump, to: target)
    }

    func lowerReturn(_ value: Expression?) throws(Interruption) {
        if let variable = body.selfVariable {
            if let value, case .none = value.kind {
                load(.none, into: 0)
                return try leave()
            }
            if value == nil || value?.type.isVoid == true { return try returnSelf(variable) }
        }
        guard let value else {
            load(.void, into: 0)
            return try leave()
        }
        if let register = movableRegister(value) {
            emit(.move, 0, register)
            return try leave(except: register)
        }
        let outer = position
        position = value.position
        try lower(value, into: 0)
        position = outer
        try leave()
    }

    private func returnSelf(_ variable: LocalVariable) throws(Interruption) {
        let isFailable = body.result.optionalDepth > variable.type.optionalDepth
        switch storage[ObjectIdentifier(variable)] {
        case .register(let register)? where !cleanups.contains(where: { $0.runsCode }):
            emit(.move, 0, register)
            if isFailable { emit(.wrap, 0) }
            try leave(except: register)
        default:
            try lowerLocal(variable, into: 0)
            if isFailable { emit(.wrap, 0) }
            try leave()
        }
    }

    /// The register of a local variable that dies with the return, so that its value need not be copied.
    private func movableRegister(_ value: Expression) -> Int? {
        guard case .local(let variable) = value.kind, variable.ownership == .strong, !variable.type.isTrivial,
              case .register(let register)? = storage[ObjectIdentifier(variable)] else { return nil }
        var isOwned = false
        for cleanup in cleanups {
            if cleanup.runsCode { return nil }
            if case .release(register) = cleanup.kind { isOwned = true }
        }
        return isOwned ? register : nil
    }

    /// Leaves the function; the result is in register 0.
    func leave(except kept: Int? = nil) throws(Interruption) {
        // The arguments, which are the outermost, can be released by the return itself.
        var last = 0
        var first = 0
        for (index, cleanup) in cleanups.enumerated() {
            guard case .release(let register) = cleanup.kind, register != kept,
                  index == 0 || register == last + 1 else { break }
            if index == 0 { first = register }
            last = register
        }
        let count = last == 0 ? 0 : last - first + 1
        pending.append(0)
        try cleanUp(to: count, except: kept)
        pending.removeLast()
        if count == 0 { emitReturn() } else { emit(.returnReleasing, first, count) }
    }
}

extension FunctionLowering.CodeLabel {
    var isBound: Bool { boundAddress != nil }
}

extension Type {
    var isVoid: Bool {
        if case .tuple(let elements) = self { return elements.isEmpty }
        return false
    }
}
