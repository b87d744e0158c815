/// Jumps on conditions, with comparison and branch in one instruction where there is one.
extension FunctionLowering {
    /// Jumps to `target` if the condition is `wanted`, and goes on otherwise.
    func branch(_ condition: Expression, on wanted: Bool, to target: CodeLabel) throws(Interruption) {
        let outer = position
        let savedTop = top
        position = condition.position
        defer {
            position = outer
            top = savedTop
        }
        switch condition.kind {
        case .boolean(let value):
            if value == wanted { jump(.jump, to: exit(to: target)) }
        case .isNil(let inner):
            let operand = try borrow(inner)
            // The release leaves the bits of the register alone.
            discard(operand)
            jump(wanted ? .branchNil : .branchNotNil, operand.register, to: exit(to: target))
        case .not(let inner):
            try branch(inner, on: !wanted, to: target)
        case .and(let a, let b), .or(let a, let b):
            var isAnd = false
            if case .and = condition.kind { isAnd = true }
            // `a && b` is false as soon as a is; `a || b` is true as soon as a is.
            if isAnd != wanted {
                try branch(a, on: wanted, to: target)
                try branch(b, on: wanted, to: target)
            } else {
                let end = label()
                try branch(a, on: !wanted, to: end)
                try branch(b, on: wanted, to: target)
                bind(end)
            }
        case .binary(let operation, let a, let b):
            if a.type.typeID == .int, try branchInt(operation, a, b, wanted, target) { return }
            if a.type.typeID == .double, try branchDouble(operation, a, b, wanted, target) { return }
            try branchOnValue(condition, wanted, target)
        default:
            try branchOnValue(condition, wanted, target)
        }
    }

    private func branchOnValue(
        _ condition: Expression, _ wanted: Bool, _ target: CodeLabel
    ) throws(Interruption) {
        let operand = try value(condition)
        discard(operand)
        jump(wanted ? .branchTrue : .branchFalse, operand.register, to: exit(to: target))
    }

    private func branchInt(
        _ operation: PrimitiveOperator, _ a: Expression, _ b: Expression, _ wanted: Bool, _ target: CodeLabel
    ) throws(Interruption) -> Bool {
        guard let comparison = wanted ? operation : operation.negatedComparison else { return false }
        if case .integer(let number) = b.kind, let small = Int16(exactly: number) {
            let immediate: Opcode
            switch comparison {
            case .equal: immediate = .branchEqualImmediate
            case .notEqual: immediate = .branchNotEqualImmediate
            case .less: immediate = .branchLessImmediate
            case .lessOrEqual: immediate = .branchLessOrEqualImmediate
            case .greater: immediate = .branchGreaterImmediate
            case .greaterOrEqual: immediate = .branchGreaterOrEqualImmediate
            default: return false
            }
            let left = try value(a)
            shortJump(immediate, left.register, Int(small), to: exit(to: target))
            return true
        }
        guard operation.isComparison else { return false }
        let left = try value(a, before: [b])
        let right = try value(b)
        let label = exit(to: target)
        switch comparison {
        case .equal: shortJump(.branchEqual, left.register, right.register, to: label)
        case .notEqual: shortJump(.branchNotEqual, left.register, right.register, to: label)
        case .less: shortJump(.branchLess, left.register, right.register, to: label)
        case .lessOrEqual: shortJump(.branchLessOrEqual, left.register, right.register, to: label)
        case .greater: shortJump(.branchLess, right.register, left.register, to: label)
        default: shortJump(.branchLessOrEqual, right.register, left.register, to: label)
        }
        return true
    }

    /// With a NaN, `!(a < b)` is not `a >= b`.
    private func branchDouble(
        _ operation: PrimitiveOperator, _ a: Expression, _ b: Expression, _ wanted: Bool, _ target: CodeLabel
    ) throws(Interruption) -> Bool {
        let isSwapped = operation == .greater || operation == .greaterOrEqual
        let op: Opcode
        switch operation {
        case .less, .greater: op = wanted ? .branchLessDouble : .branchNotLessDouble
        case .lessOrEqual, .greaterOrEqual:
            op = wanted ? .branchLessOrEqualDouble : .branchNotLessOrEqualDouble
        default: return false
        }
        let left = try value(a, before: [b])
        let right = try value(b)
        let first = isSwapped ? right.register : left.register
        let second = isSwapped ? left.register : right.register
        shortJump(op, first, second, to: exit(to: target))
        return true
    }

    /// Goes on if all conditions hold, with their variables bound; else jumps to `otherwise`.
    func lower(_ conditions: [Condition], otherwise: CodeLabel) throws(Interruption) {
        for condition in conditions {
            switch condition {
            case .boolean(let expression):
                try branch(expression, on: false, to: otherwise)
            case .matches(let pattern, let expression):
                try match(pattern, with: expression, otherwise: otherwise)
            }
        }
    }
}

extension PrimitiveOperator {
    var isComparison: Bool { negatedComparison != nil }

    /// The comparison of integers that holds when this one does not.
    var negatedComparison: PrimitiveOperator? {
        switch self {
        case .equal: .notEqual
        case .notEqual: .equal
        case .less: .greaterOrEqual
        case .lessOrEqual: .greater
        case .greater: .lessOrEqual
        case .greaterOrEqual: .less
        default: nil
        }
    }
}
