/// Functions as text, for tests of the lowering.
extension Machine {
    /// The instructions of a function, one a line: `0  branchGreaterOrEqualImmediate 1 2 -> 3`.
    public func disassemble(_ id: Int) throws(Interruption) -> String {
        try prepare(id)
        let record = state.pointee.functions[id]
        guard let code = record.code else { return "native" }
        var lines: [String] = []
        for index in 0..<Int(record.codeCount) {
            lines.append("\(index)  \(text(of: code[index], at: index, record))")
        }
        return lines.joined(separator: "\n")
    }

    private func text(of i: Instruction, at index: Int, _ record: FunctionRecord) -> String {
        let name = "\(i.op)"
        switch i.op {
        case .constant, .borrowConstant:
            let value = record.constants[i.bc]
            return "\(name) \(i.a) = \((try? describe(value, debug: true)) ?? "?")"
        case .integer:
            return "\(name) \(i.a) = \(i.bc)"
        case .jump, .loop, .onThrow:
            return "\(name) -> \(index + 1 + i.bc)"
        case .branchTrue, .branchFalse, .branchNil, .branchNotNil:
            return "\(name) \(i.a) -> \(index + 1 + i.bc)"
        case .branchEqual, .branchNotEqual, .branchLess, .branchLessOrEqual, .branchLessDouble,
             .branchLessOrEqualDouble, .branchNotLessDouble, .branchNotLessOrEqualDouble, .branchCase,
             .branchNotCase, .rangeNext, .rangeNextClosed, .arrayNext:
            return "\(name) \(i.a) \(i.b) -> \(index + 1 + i.signedC)"
        case .branchEqualImmediate, .branchNotEqualImmediate, .branchLessImmediate,
             .branchLessOrEqualImmediate, .branchGreaterImmediate, .branchGreaterOrEqualImmediate:
            return "\(name) \(i.a) #\(Int16(bitPattern: i.b)) -> \(index + 1 + i.signedC)"
        case .addImmediate, .subtractImmediate:
            return "\(name) \(i.a) \(i.b) #\(Int16(bitPattern: i.c))"
        case .call, .callWitness:
            return "\(name) \(i.a) \(functionName(i.bc))"
        case .global, .created, .reached:
            return "\(name) \(i.a) #\(i.bc)"
        case .trap:
            return "\(name) \((try? describe(record.constants[i.bc], debug: true)) ?? "?")"
        case .return, .propagate, .halt:
            return name
        case .release, .wrap, .unwrap, .force, .hole, .raise, .caught, .trapThrown,
             .returnMoved:
            return "\(name) \(i.a)"
        case .arithmetic, .compare:
            return "\(name) \(PrimitiveOperator(code: i.k)?.symbol ?? "?") \(i.a) \(i.b) \(i.c)"
        case .move, .copy, .assign, .returnReleasing, .makeBox, .arrayCount, .arrayAppend, .negate, .bitNot,
             .appendString, .makeWeak, .makeUnowned, .loadWeak, .loadUnowned, .not, .setGlobal:
            return "\(name) \(i.a) \(i.b)"
        default:
            return "\(name) \(i.a) \(i.b) \(i.c)"
        }
    }
}
