/// Operators on primitive types.
extension FunctionLowering {
    func lowerBinary(
        _ operation: PrimitiveOperator, _ a: Expression, _ b: Expression, into dst: Int
    ) throws(Interruption) {
        let type = a.type.typeID
        if type == .int, case .integer(let number) = b.kind, let small = Int16(exactly: number) {
            switch operation {
            case .add, .subtract:
                let left = try value(a)
                return emit(operation == .add ? .addImmediate : .subtractImmediate, dst, left.register, Int(small))
            default: break
            }
        }
        let left = try value(a, before: [b])
        let right = try value(b)
        emitBinary(operation, type, dst, left.register, right.register)
        discard(right)
        discard(left)
    }

    func emitBinary(_ operation: PrimitiveOperator, _ type: TypeID, _ dst: Int, _ a: Int, _ b: Int) {
        if type == .int {
            switch operation {
            case .add: return emit(.addInt, dst, a, b)
            case .subtract: return emit(.subtractInt, dst, a, b)
            case .multiply: return emit(.multiplyInt, dst, a, b)
            case .divide: return emit(.divideInt, dst, a, b)
            case .remainder: return emit(.remainderInt, dst, a, b)
            case .less: return emit(.lessInt, dst, a, b)
            case .lessOrEqual: return emit(.lessOrEqualInt, dst, a, b)
            case .greater: return emit(.lessInt, dst, b, a)
            case .greaterOrEqual: return emit(.lessOrEqualInt, dst, b, a)
            default: break
            }
        }
        if type == .double {
            switch operation {
            case .add: return emit(.addDouble, dst, a, b)
            case .subtract: return emit(.subtractDouble, dst, a, b)
            case .multiply: return emit(.multiplyDouble, dst, a, b)
            case .divide: return emit(.divideDouble, dst, a, b)
            case .less: return emit(.lessDouble, dst, a, b)
            case .lessOrEqual: return emit(.lessOrEqualDouble, dst, a, b)
            case .greater: return emit(.lessDouble, dst, b, a)
            case .greaterOrEqual: return emit(.lessOrEqualDouble, dst, b, a)
            default: break
            }
        }
        if type.isIntegerOrBool {
            if operation == .equal { return emit(.equalInt, dst, a, b) }
            if operation == .notEqual { return emit(.notEqualInt, dst, a, b) }
        }
        switch operation {
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
            emit(.compare, k: operation.code, dst, a, b)
        default:
            emit(.arithmetic, k: operation.code, dst, a, b)
        }
    }
}

extension TypeID {
    /// Values of the type are equal exactly if their payloads are.
    var isIntegerOrBool: Bool { rawValue >= TypeID.bool.rawValue && rawValue <= TypeID.uint64.rawValue }
}
