/// Patterns: tests first, with parts looked at in place, and variables bound on the way.
extension FunctionLowering {
    /// Matches the value of an expression. What a match binds lives until the surrounding scope ends.
    func match(
        _ pattern: Pattern, with expression: Expression, otherwise: CodeLabel
    ) throws(Interruption) {
        switch pattern {
        case .wildcard:
            try effect(expression)
        case .bind(let variable):
            try bindVariable(variable, to: expression)
        case .some(.bind(let variable)) where !isBoxed(variable) && variable.ownership == .strong
            && sharedBindings[ObjectIdentifier(variable)] == nil:
            // The variable takes the subject's register over.
            let register = allocate()
            try lower(expression, into: register)
            jump(.branchNil, register, to: exit(to: otherwise))
            emit(.unwrap, register)
            storage[ObjectIdentifier(variable)] = .register(register)
            if !variable.type.isTrivial { pushRelease(register) }
        default:
            let subject = try value(expression)
            try match(pattern, subject.register, otherwise: otherwise)
        }
    }

    /// Matches the value in a register, which stays where it is; the pattern's variables get copies.
    func match(_ pattern: Pattern, _ subject: Int, otherwise: CodeLabel) throws(Interruption) {
        switch pattern {
        case .wildcard:
            break
        case .bind(let variable):
            bindVariable(variable, toCopyOf: subject)
        case .tuple(let patterns):
            try matchParts(patterns, of: subject, otherwise: otherwise)
        case .enumCase(let enumCase, let patterns):
            if enumCase.owner.isOptional {
                if enumCase.name == "none" { return try match(.none, subject, otherwise: otherwise) }
                return try match(.some(patterns.first ?? .wildcard), subject, otherwise: otherwise)
            }
            shortJump(.branchNotCase, subject, enumCase.index, to: exit(to: otherwise))
            if patterns.count == 1, case .tuple(let parts) = patterns[0], enumCase.parameters.count > 1 {
                try matchParts(parts, of: subject, otherwise: otherwise)
            } else if patterns.count == 1, enumCase.parameters.count > 1 {
                try matchWholePayload(patterns[0], enumCase, of: subject, otherwise: otherwise)
            } else {
                try matchParts(patterns, of: subject, otherwise: otherwise)
            }
        case .some(let inner):
            jump(.branchNil, subject, to: exit(to: otherwise))
            let register = allocate()
            emit(.move, register, subject)
            emit(.unwrap, register)
            try match(inner, register, otherwise: otherwise)
        case .none:
            jump(.branchNotNil, subject, to: exit(to: otherwise))
        case .expression(let variable, let condition):
            // Borrowed: the subject outlives the test.
            storage[ObjectIdentifier(variable)] = .register(subject)
            try branch(condition, on: false, to: otherwise)
        case .isType(let type, let inner):
            let register = allocate()
            emit(.castConditional, register, subject, castExtra(type))
            jump(.branchNil, register, to: exit(to: otherwise))
            emit(.unwrap, register)
            pushRelease(register)
            try match(inner, register, otherwise: otherwise)
        }
    }

    private func matchParts(
        _ patterns: [Pattern], of object: Int, otherwise: CodeLabel
    ) throws(Interruption) {
        for (index, pattern) in patterns.enumerated() {
            if case .wildcard = pattern { continue }
            let part = allocate()
            emit(.borrowField, part, object, index)
            try match(pattern, part, otherwise: otherwise)
        }
    }

    /// `case .both(let pair)`: the associated values as a tuple.
    private func matchWholePayload(
        _ pattern: Pattern, _ enumCase: EnumCaseDecl, of object: Int, otherwise: CodeLabel
    ) throws(Interruption) {
        if case .wildcard = pattern { return }
        let tuple = allocate(), first = top
        for index in enumCase.parameters.indices { emit(.getField, allocate(), object, index) }
        let type = machine.types.tuple(labels: enumCase.parameters.map(\.label))
        emit(.make, tuple, first, extra(Extra(kind: .tuple, type: type, count: enumCase.parameters.count)))
        pushRelease(tuple)
        try match(pattern, tuple, otherwise: otherwise)
    }

    // MARK: Variables

    /// Declares a variable with the value of an expression.
    func bindVariable(_ variable: LocalVariable, to expression: Expression) throws(Interruption) {
        let register = allocate()
        try lower(expression, into: register)
        adopt(register, as: variable)
    }

    private func bindVariable(_ variable: LocalVariable, toCopyOf subject: Int) {
        let shared = sharedBindings[ObjectIdentifier(variable)]
        let register = shared ?? allocate()
        emit(variable.type.isTrivial ? .move : .copy, register, subject)
        adopt(register, as: variable)
    }

    /// Makes a register, with the value that it owns, the home of a variable.
    func adopt(_ register: Int, as variable: LocalVariable) {
        weaken(variable.ownership, in: register)
        if isBoxed(variable) {
            if isReachable { emit(.makeBox, register, register) }
            storage[ObjectIdentifier(variable)] = .box(register)
            pushRelease(register)
        } else {
            storage[ObjectIdentifier(variable)] = .register(register)
            if variable.ownership != .strong || !variable.type.isTrivial { pushRelease(register) }
        }
    }

    /// Declares a variable without a value.
    func declare(_ variable: LocalVariable) {
        let register = allocate()
        emit(.hole, register)
        if isBoxed(variable) {
            emit(.makeBox, register, register)
            storage[ObjectIdentifier(variable)] = .box(register)
            pushRelease(register)
        } else {
            storage[ObjectIdentifier(variable)] = .register(register)
            if variable.ownership != .strong || !variable.type.isTrivial { pushRelease(register) }
        }
    }

    /// The variables that a pattern binds.
    func variables(of pattern: Pattern) -> [LocalVariable] {
        switch pattern {
        case .wildcard, .none, .expression: []
        case .bind(let variable): [variable]
        case .tuple(let patterns), .enumCase(_, let patterns): patterns.flatMap { variables(of: $0) }
        case .some(let inner), .isType(_, let inner): variables(of: inner)
        }
    }
}
