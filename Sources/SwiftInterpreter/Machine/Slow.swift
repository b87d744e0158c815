/// The instructions that do not run in the loop itself.
extension Machine {
    /// Runs one instruction; false with the reason in `failure` if it could not.
    @inline(never)
    func slow(_ i: Instruction, _ frame: UnsafeMutablePointer<Frame>) -> Bool {
        do {
            try execute(i, frame, frame.pointee.base, state.pointee.functions + frame.pointee.function)
            return true
        } catch {
            failure = located(error)
            return false
        }
    }

    /// What asks for types. It stands apart because it needs much room on the host's stack, which the others would pay for.
    @inline(never)
    private func executeTyped(
        _ i: Instruction, _ frame: UnsafeMutablePointer<Frame>, _ record: UnsafeMutablePointer<FunctionRecord>
    ) throws(Interruption) {
        let base = frame.pointee.base
        let a = Int(i.a), b = Int(i.b), c = Int(i.c)
        switch i.op {
        case .typeOf:
            base[a] = try dynamicType(of: base[b], as: try concrete(casts[Int(record.pointee.extras[c].tag)], in: frame))
        case .instantiate:
            if base[a].isReference {
                let type = casts[Int(record.pointee.extras[c].tag)]
                if i.k == 1 {
                    if let own = known(type, in: frame) { try complete(base[a], as: own) }
                } else if type.nominal?.isInterface == true {
                    // The vocabulary's types keep their arguments for `print` alone.
                    if let own = known(type, in: frame) { try instantiate(base[a].object, as: own) }
                } else {
                    try instantiate(base[a].object, as: try concrete(type, in: frame))
                }
            }
        case .metatype:
            let type = casts[Int(record.pointee.extras[c].tag)]
            if i.k == 0 {
                base[a] = metatype(try concrete(type, in: frame))
            } else if case .archetype(let parameter) = type {
                base[a] = standsFor(parameter, in: frame).map { metatype($0) } ?? .hole
            }
        case .isType:
            let cast = try checkedCast(base[b], to: try concrete(casts[Int(record.pointee.extras[c].tag)], in: frame))
            base[a] = .bool(cast != nil)
            if let cast { heap.release(cast) }
        case .castConditional:
            let type = try concrete(casts[Int(record.pointee.extras[c].tag)], in: frame)
            base[a] = try checkedCast(base[b], to: type)?.wrapped ?? Value.none
        case .castForced:
            let type = try concrete(casts[Int(record.pointee.extras[c].tag)], in: frame)
            guard let cast = try i.k == 1 ? vouchedCast(base[b], to: type) : checkedCast(base[b], to: type) else {
                if base[b].isNil { throw .trap("Unexpectedly found nil while unwrapping an Optional value") }
                throw .trap("Could not cast value of type '\(typeName(of: base[b]))' to '\(typeName(type))'")
            }
            base[a] = cast
        default:
            throw .trap("unknown instruction")
        }
    }

    private func execute(
        _ i: Instruction, _ frame: UnsafeMutablePointer<Frame>, _ base: UnsafeMutablePointer<Value>,
        _ record: UnsafeMutablePointer<FunctionRecord>
    ) throws(Interruption) {
        let a = Int(i.a), b = Int(i.b), c = Int(i.c)
        switch i.op {
        case .arithmetic:
            guard let operation = PrimitiveOperator(code: i.k) else { throw .trap("unknown operator") }
            base[a] = try arithmetic(operation, base[b], base[c])
        case .compare:
            guard let operation = PrimitiveOperator(code: i.k) else { throw .trap("unknown operator") }
            base[a] = .bool(try compare(operation, base[b], base[c]))
        case .negate:
            base[a] = try negate(base[b])
        case .bitNot:
            base[a] = bitNot(base[b])
        case .convert:
            base[a] = try convert(base[b], to: TypeID(rawValue: UInt32(c)))
        case .allocate:
            let extra = record.pointee.extras[c]
            let object = heap.allocate(extra.kind, type: extra.type, slots: extra.count, tag: extra.tag)
            object.pointee.flags = extra.flags
            for index in 0..<extra.count { object.slots[index] = .hole }
            base[a] = object.value
        case .makeArray:
            base[a] = heap.makeArray(taking: (0..<c).map { base[b + $0] })
        case .makeDictionary:
            var dictionary = heap.makeDictionary(capacity: c)
            for index in 0..<c {
                let key = base[b + 2 * index]
                if try lookup(dictionary, key) != nil {
                    throw .trap("Dictionary literal contains duplicate keys")
                }
                try insert(&dictionary, key: key, taking: base[b + 2 * index + 1])
                heap.release(key)
            }
            base[a] = dictionary
        case .makeSet:
            var set = heap.makeSet(capacity: c)
            for index in 0..<c {
                try insert(&set, key: base[b + index], taking: .void)
                heap.release(base[b + index])
            }
            base[a] = set
        case .tableTake:
            base[a] = try takeValue(of: &base[b], key: base[c])
        case .tablePut:
            try putValue(in: &base[a], key: base[b], taking: base[c])
        case .interpolate:
            base[a] = try interpolate(base + b, count: c)
        case .appendString:
            let added = heap.byteCount(base[b])
            if heap.byteCount(base[a]) + added > 4096 { try charge(steps: 0, bytes: heap.byteCount(base[a]) * 2 + added) }
            heap.append(to: &base[a], string: base[b])
        case .makeWeak:
            let value = base[b]
            base[a] = value.isReference ? heap.weakReference(to: value.object) : .none
        case .makeUnowned:
            base[a] = heap.unownedReference(to: base[b])
        case .loadWeak:
            if let target = heap.target(of: base[b]) {
                heap.retain(target)
                base[a] = target.wrapped
            } else {
                base[a] = .none
            }
        case .loadUnowned:
            let cell = base[b]
            if cell.isNil {
                base[a] = .none
            } else if let target = heap.target(of: cell) {
                heap.retain(target)
                base[a] = cell.depth > 0 ? target.wrapped : target
            } else {
                throw .trap("Attempted to read an unowned reference but the object was already deallocated")
            }
        case .typeOf, .instantiate, .metatype, .isType, .castConditional, .castForced:
            try executeTyped(i, frame, record)
        case .noteRead, .willChange, .didChange:
            try track(i, base)
        case .bind:
            var function = Int(record.pointee.extras[b].tag)
            if i.k != 0 { function = try implementation(of: function, for: base[c]) }
            let object = heap.allocate(.closure, type: .function, slots: 1, tag: UInt32(function))
            object.pointee.flags = .bindsFirst
            object.slots[0] = base[c]
            base[a] = object.value
        case .created:
            let type = TypeID(rawValue: UInt32(i.bc))
            created.count(type)
            if types.isView(type), !types.isTransparent(type) { viewsCreated += 1 }
        case .trap:
            throw .trap(heap.string(record.pointee.constants[i.bc]))
        case .trapThrown:
            let text = try describe(base[a], debug: true)
            throw .trap("'try!' expression unexpectedly raised an error: \(text)")
        case .breakCycles:
            breakCycles(base + a, record.pointee.extras + c)
        case .reached:
            reached.insert(places[i.bc])
        case .setGlobal:
            heap.setSlot(state.pointee.globals[a].value, 0, taking: base[b])
        default:
            throw .trap("unknown instruction")
        }
    }
}

extension Machine {
    /// Local functions that call each other hold each other through boxes. When their scope ends and nobody
    /// else holds any of them, the boxes are emptied. The first extra says how many boxes there are, the
    /// others how often each is counted if it did not escape.
    private func breakCycles(_ boxes: UnsafeMutablePointer<Value>, _ expected: UnsafeMutablePointer<Extra>) {
        let count = expected[0].count
        for index in 0..<count {
            let box = boxes[index].object
            let function = box.slots[0]
            if box.pointee.count != expected[index + 1].count { return }
            if function.isReference && function.object.pointee.count != 1 { return }
        }
        for index in 0..<count { heap.setSlot(boxes[index], 0, taking: .hole) }
    }
}

extension PrimitiveOperator {
    /// The operator's number in an instruction.
    var code: UInt8 {
        switch self {
        case .add: 0
        case .subtract: 1
        case .multiply: 2
        case .divide: 3
        case .remainder: 4
        case .equal: 5
        case .notEqual: 6
        case .less: 7
        case .lessOrEqual: 8
        case .greater: 9
        case .greaterOrEqual: 10
        case .wrappingAdd: 11
        case .wrappingSubtract: 12
        case .wrappingMultiply: 13
        case .bitAnd: 14
        case .bitOr: 15
        case .bitXor: 16
        case .shiftLeft: 17
        case .shiftRight: 18
        }
    }

    init?(code: UInt8) {
        switch code {
        case 0: self = .add
        case 1: self = .subtract
        case 2: self = .multiply
        case 3: self = .divide
        case 4: self = .remainder
        case 5: self = .equal
        case 6: self = .notEqual
        case 7: self = .less
        case 8: self = .lessOrEqual
        case 9: self = .greater
        case 10: self = .greaterOrEqual
        case 11: self = .wrappingAdd
        case 12: self = .wrappingSubtract
        case 13: self = .wrappingMultiply
        case 14: self = .bitAnd
        case 15: self = .bitOr
        case 16: self = .bitXor
        case 17: self = .shiftLeft
        case 18: self = .shiftRight
        default: return nil
        }
    }

    var symbol: String {
        switch self {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        case .remainder: "%"
        case .equal: "=="
        case .notEqual: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        case .wrappingAdd: "&+"
        case .wrappingSubtract: "&-"
        case .wrappingMultiply: "&*"
        case .bitAnd: "&"
        case .bitOr: "|"
        case .bitXor: "^"
        case .shiftLeft: "<<"
        case .shiftRight: ">>"
        }
    }
}
