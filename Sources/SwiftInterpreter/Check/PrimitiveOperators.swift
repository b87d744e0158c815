/// Operators of the primitive types, which are instructions instead of calls.
extension Checker {
    func primitiveBinary(_ name: String, _ a: Expression, _ b: Expression, _ at: SourcePosition) -> Expression? {
        guard let operation = primitiveOperators[name] else { return nil }
        let left = solver.shallow(a.type)
        guard case .nominal(let decl, _) = left, decl.isInterface, decl.parent == nil, left == solver.shallow(b.type) else { return nil }
        let isComparison = isComparison(name)
        switch decl.name {
        case "Bool": guard name == "==" || name == "!=" else { return nil }
        case "String": guard isComparison || name == "+" else { return nil }
        default:
            if isFloating(left) {
                guard isComparison || ["+", "-", "*", "/"].contains(name) else { return nil }
            } else if !isInteger(left) {
                return nil
            }
        }
        return make(.binary(operation, a, b), isComparison ? boolType : left, at)
    }

    /// What `@primitive("…")` on a declaration of an interface stands for.
    func primitiveExpression(_ name: String, _ arguments: [Argument], _ result: Type, at: SourcePosition) -> Expression? {
        var values: [Expression] = []
        var place: Expression?
        for argument in arguments {
            switch argument {
            case .value(let value): values.append(value)
            case .inout(let target): place = target
            }
        }
        if let place {
            guard let operation = primitiveOperatorNames[name], let value = values.first, isRepeatable(place) else { return nil }
            return make(.assign(to: place, make(.binary(operation, place, value), place.type, at)), .void, at)
        }
        if values.count == 2, let operation = primitiveOperatorNames[name] { return make(.binary(operation, values[0], values[1]), result, at) }
        guard let value = values.first, values.count == 1 else { return nil }
        switch name {
        case "negate": return make(.negate(value), result, at)
        case "not": return make(.not(value), result, at)
        case "bitNot": return make(.bitNot(value), result, at)
        case "convert": return make(.convertNumber(value), result, at)
        default: return nil
        }
    }

    /// Whether a place can be read and written without repeating an effect.
    private func isRepeatable(_ place: Expression) -> Bool {
        switch place.kind {
        case .local, .global: true
        // A change in place of a tracked property is told otherwise than a new value.
        case .field(let base, let property): !property.isTracked && isRepeatable(base)
        case .tupleElement(let base, _): isRepeatable(base)
        default: false
        }
    }
}

private let primitiveOperators: [String: PrimitiveOperator] = [
    "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder,
    "==": .equal, "!=": .notEqual, "<": .less, "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual,
    "&+": .wrappingAdd, "&-": .wrappingSubtract, "&*": .wrappingMultiply,
    "&": .bitAnd, "|": .bitOr, "^": .bitXor, "<<": .shiftLeft, ">>": .shiftRight,
]

private let primitiveOperatorNames: [String: PrimitiveOperator] = [
    "add": .add, "subtract": .subtract, "multiply": .multiply, "divide": .divide, "remainder": .remainder,
    "equal": .equal, "notEqual": .notEqual, "less": .less, "lessOrEqual": .lessOrEqual, "greater": .greater,
    "greaterOrEqual": .greaterOrEqual, "wrappingAdd": .wrappingAdd, "wrappingSubtract": .wrappingSubtract,
    "wrappingMultiply": .wrappingMultiply, "bitAnd": .bitAnd, "bitOr": .bitOr, "bitXor": .bitXor,
    "shiftLeft": .shiftLeft, "shiftRight": .shiftRight,
]
