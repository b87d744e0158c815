/// Expressions that choose what runs: conditions, `??`, optional chains, `try`.
extension FunctionLowering {
    func lowerConditional(
        _ condition: Expression, _ first: Expression, _ second: Expression, into dst: Int
    ) throws(Interruption) {
        let otherwise = label(), end = label()
        try branch(condition, on: false, to: otherwise)
        try lower(first, into: dst)
        jump(.jump, to: end)
        bind(otherwise)
        try lower(second, into: dst)
        bind(end)
    }

    func lowerBoolean(_ expression: Expression, into dst: Int) throws(Interruption) {
        if case .not(let inner) = expression.kind {
            let operand = try value(inner)
            return emit(.not, dst, operand.register)
        }
        let isFalse = label(), end = label()
        try branch(expression, on: false, to: isFalse)
        load(.bool(true), into: dst)
        jump(.jump, to: end)
        bind(isFalse)
        load(.bool(false), into: dst)
        bind(end)
    }

    func lowerCoalesce(
        _ first: Expression, _ second: Expression, _ type: Type, into dst: Int
    ) throws(Interruption) {
        let end = label(), found = label()
        try lower(first, into: dst)
        jump(.branchNotNil, dst, to: found)
        try lower(second, into: dst)
        jump(.jump, to: end)
        bind(found)
        if first.type.optionalDepth > type.optionalDepth { emit(.unwrap, dst) }
        bind(end)
    }

    func lowerOptionalEvaluation(
        _ inner: Expression, _ type: Type, into dst: Int
    ) throws(Interruption) {
        let isNil = label(), end = label()
        chains.append(isNil)
        try lower(inner, into: dst)
        chains.removeLast()
        if inner.type.optionalDepth < type.optionalDepth { emit(.wrap, dst) }
        jump(.jump, to: end)
        bind(isNil)
        load(.none, into: dst)
        bind(end)
    }

    func lowerStatements(
        _ statements: [Statement], _ result: LocalVariable, into dst: Int
    ) throws(Interruption) {
        // The result's variable is the destination itself, unless a closure shares it.
        try scope { () throws(Interruption) in
            let isDeclared = statements.contains { statement in
                guard case .declare(let pattern, _) = statement.kind else { return false }
                return variables(of: pattern).contains { $0 === result }
            }
            if isDeclared {
                try lower(statements)
                switch storage[ObjectIdentifier(result)] {
                case .register(let register)?:
                    emit(.move, dst, register)
                    if !result.type.isTrivial { cancelRelease(register) }
                case .box(let box)?: emit(.getField, dst, box, 0)
                case nil: unsupported("`\(result.name)`")
                }
            } else if isBoxed(result) {
                let box = allocate(), hole = allocate()
                emit(.hole, hole)
                emit(.makeBox, box, hole)
                storage[ObjectIdentifier(result)] = .box(box)
                pushRelease(box)
                try lower(statements)
                emit(.getField, dst, box, 0)
            } else {
                let register = allocate()
                emit(.hole, register)
                storage[ObjectIdentifier(result)] = .register(register)
                if !result.type.isTrivial { pushRelease(register) }
                try lower(statements)
                emit(.move, dst, register)
                if !result.type.isTrivial { cancelRelease(register) }
            }
        }
    }

    func lowerTry(
        _ inner: Expression, _ kind: Expression.TryKind, _ type: Type, into dst: Int
    ) throws(Interruption) {
        if kind == .plain { return try lower(inner, into: dst) }
        let failed = label(), end = label()
        let outer = handler
        handler = failed
        try lower(inner, into: dst)
        handler = outer
        if kind == .optional && inner.type.optionalDepth < type.optionalDepth { emit(.wrap, dst) }
        jump(.jump, to: end)
        bind(failed)
        let error = allocate()
        emit(.caught, error)
        if kind == .forced {
            emit(.trapThrown, error)
        } else {
            emit(.release, error)
            load(.none, into: dst)
        }
        bind(end)
    }
}
