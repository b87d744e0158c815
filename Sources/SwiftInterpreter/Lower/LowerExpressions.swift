/// Expressions, by where their result is wanted.
extension FunctionLowering {
    /// A register with a value. One that is `owned` is a temporary which must be released (`discard`) or
    /// given away (`give`); others belong to a variable or need no counting.
    struct Operand {
        var register: Int
        var owned: Bool
        /// The owned temporary that keeps a borrowed part alive.
        var owner: Int?
    }

    /// The value in any register, for use as an operand before anything else is evaluated but `later`.
    func value(_ expression: Expression, before later: [Expression] = []) throws(Interruption) -> Operand {
        switch expression.kind {
        case .local(let variable), .opaque(let variable):
            if case .register(let register)? = storage[ObjectIdentifier(variable)], variable.ownership == .strong,
               variable.isLet || !later.contains(where: { $0.mayAssign }) {
                return Operand(register: register, owned: false)
            }
        case .string(let text):
            let register = allocate()
            emit(.borrowConstant, register, bc: constant(text, type: expression.type.textType))
            return Operand(register: register, owned: false)
        case .try(let inner, .plain), .await(let inner), .widen(let inner):
            return try value(inner, before: later)
        default:
            break
        }
        let register = allocate()
        try lower(expression, into: register)
        if expression.type.isTrivial { return Operand(register: register, owned: false) }
        pushRelease(register)
        return Operand(register: register, owned: true)
    }

    /// The value in a register without counting it, as long as no other code runs.
    func borrow(_ expression: Expression) throws(Interruption) -> Operand {
        let outer = position
        defer { position = outer }
        switch expression.kind {
        case .field(let base, let variable) where variable.ownership == .strong:
            if let slot = variable.slot {
                let object = try borrow(base)
                let register = allocate()
                position = expression.position
                if variable.isTracked, !isDirect(variable, of: base) { emit(.noteRead, object.register, slot) }
                emit(.borrowField, register, object.register, slot)
                return part(register, of: object)
            }
        case .tupleElement(let base, let index):
            let object = try borrow(base)
            let register = allocate()
            emit(.borrowField, register, object.register, index)
            return part(register, of: object)
        case .local(let variable), .opaque(let variable):
            if case .box(let box)? = storage[ObjectIdentifier(variable)], variable.ownership == .strong {
                let register = allocate()
                position = expression.position
                emit(.borrowField, register, box, 0)
                return Operand(register: register, owned: false)
            }
        case .global(let variable):
            if let index = variable.globalIndex, variable.ownership == .strong {
                let register = allocate()
                position = expression.position
                loadGlobalBox(variable, index, into: register)
                emit(.borrowField, register, register, 0)
                return Operand(register: register, owned: false)
            }
        default:
            break
        }
        return try value(expression)
    }

    func part(_ register: Int, of object: Operand) -> Operand {
        Operand(register: register, owned: false, owner: object.owned ? object.register : object.owner)
    }

    /// Ends the use of an operand.
    func discard(_ operand: Operand) {
        guard let temporary = operand.owned ? operand.register : operand.owner else { return }
        emit(.release, temporary)
        cancelRelease(temporary)
    }

    /// Evaluates for the effect alone.
    func effect(_ expression: Expression) throws(Interruption) {
        let savedTop = top
        let outer = position
        position = expression.position
        switch expression.kind {
        case .assign(let place, let new):
            try lowerAssignment(to: place, new)
        case .await(let inner):
            try lowerAwaitedGlobals(inner)
            try effect(inner)
        case .try(let inner, .plain), .widen(let inner):
            try effect(inner)
        case .call(let function, let arguments, let dispatch)
            where try lowerInPlace(function, arguments, dispatch):
            break
        default:
            let register = allocate()
            try lower(expression, into: register)
            if !expression.type.isTrivial { emit(.release, register) }
        }
        position = outer
        top = savedTop
    }

    /// The value, owned, in a register that holds nothing yet.
    func lower(_ expression: Expression, into dst: Int) throws(Interruption) {
        let outer = position
        let savedTop = top
        position = expression.position
        try lowerKind(expression, into: dst)
        position = outer
        top = savedTop
    }

    private func lowerKind(_ expression: Expression, into dst: Int) throws(Interruption) {
        switch expression.kind {
        case .integer(let number):
            load(integerConstant(number, expression.type), into: dst)
        case .floating(let number):
            load(expression.type.typeID == .float ? .float(Float(number)) : .double(number), into: dst)
        case .boolean(let flag):
            load(.bool(flag), into: dst)
        case .string(let text):
            emit(.constant, dst, bc: constant(text, type: expression.type.textType))
        case .none:
            load(.none, into: dst)
        case .void:
            // What could not be checked was told, and keeps its program from running: where that failed, it is not to pass for a value.
            if expression.type.isError { emit(.trap, bc: constant("internal: no type was found for this expression")) } else { load(.void, into: dst) }
        case .metatype(let type):
            lowerMetatype(type, into: dst)
        case .local(let variable), .opaque(let variable):
            try lowerLocal(variable, into: dst)
        case .global(let variable):
            guard let index = variable.globalIndex else { return unsupported("`\(variable.name)`") }
            let box = allocate()
            loadGlobalBox(variable, index, into: box)
            emit(.getField, dst, box, 0)
            resolve(variable.ownership, in: dst)
        case .field(let base, let variable):
            try lowerField(base, variable, into: dst)
        case .tupleElement(let base, let index):
            let object = try borrow(base)
            emit(.getField, dst, object.register, index)
            discard(object)
        case .property(let base, let variable, let dispatch):
            try lowerProperty(base, variable, dispatch, types: expression.callTypes, into: dst)
        case .subscript(let base, let declaration, let arguments, let dispatch):
            try lowerSubscript(base, declaration, arguments, dispatch, types: expression.callTypes, into: dst)
        case .enumCase(let enumCase, let values):
            try lowerEnumCase(enumCase, values, expression.type, into: dst)
        case .call(let function, let arguments, let dispatch):
            if try lowerInPlace(function, arguments, dispatch) { return load(.void, into: dst) }
            try lowerCall(function, arguments, dispatch, types: expression.callTypes, into: dst)
            if function.kind == .initializer, function.owner?.kind == .protocol { instantiateMade(dst, expression.type.wrappedType ?? expression.type) }
        case .construct(let decl, let initializer, let arguments):
            let made = initializer.isFailable ? expression.type.wrappedType ?? expression.type : expression.type
            try lowerConstruct(decl, initializer, arguments, made, types: types(of: expression), into: dst)
        case .makeStruct(let decl, let values):
            try lowerMakeStruct(decl, values, expression.type, into: dst)
        case .delegateInit(let object, let initializer, let arguments):
            try lowerDelegateInit(object, initializer, arguments, types: expression.callTypes)
            load(.void, into: dst)
        case .callValue(let function, let arguments):
            try lowerCallValue(function, arguments, types: expression.callTypes, into: dst)
        case .closure(let body):
            lowerClosure(body, into: dst)
        case .functionReference(let function):
            emit(.constant, dst, bc: closureConstant(function.functionID))
        case .partialApply(let function, let object, let dispatch):
            try lowerPartialApply(function, object, dispatch, into: dst)
        case .keyPath(let keyPath):
            lowerKeyPath(keyPath, into: dst)
        case .array(let elements):
            try lowerArray(elements, isSet: expression.type.typeID == .set, into: dst)
        case .dictionary(let pairs):
            try lowerDictionary(pairs, into: dst)
        case .tuple(let elements):
            try lowerTuple(elements, expression.type, into: dst)
        case .interpolation(let parts):
            let first = try lowerRow(parts)
            emit(.interpolate, dst, first, parts.count)
        case .wrap(let inner):
            try lower(inner, into: dst)
            emit(.wrap, dst)
        case .force(let inner):
            try lower(inner, into: dst)
            emit(.force, dst)
        case .optionalEvaluation(let inner):
            try lowerOptionalEvaluation(inner, expression.type, into: dst)
        case .bindOptional(let inner):
            try lower(inner, into: dst)
            if let chain = chains.last {
                jump(.branchNil, dst, to: exit(to: chain))
                emit(.unwrap, dst)
            } else {
                emit(.force, dst)
            }
        case .conditional(let condition, let first, let second):
            try lowerConditional(condition, first, second, into: dst)
        case .isIdentical(let a, let b):
            // References are the same exactly if their addresses are; nil has the address 0.
            let left = try value(a, before: [b])
            let right = try value(b)
            emit(.equalInt, dst, left.register, right.register)
            discard(right)
            discard(left)
        case .and, .or, .not, .isNil:
            try lowerBoolean(expression, into: dst)
        case .coalesce(let first, let second):
            try lowerCoalesce(first, second, expression.type, into: dst)
        case .statements(let statements, let result):
            try lowerStatements(statements, result, into: dst)
        case .try(let inner, let kind):
            try lowerTry(inner, kind, expression.type, into: dst)
        case .await(let inner), .widen(let inner):
            try lower(inner, into: dst)
        case .assign(let place, let new):
            try lowerAssignment(to: place, new)
            load(.void, into: dst)
        case .discard:
            load(.void, into: dst)
        case .isType(let inner, let type):
            let subject = try value(inner)
            emit(.isType, dst, subject.register, castExtra(type))
            discard(subject)
        case .cast(let inner, let type, let kind):
            let subject = try value(inner)
            let vouches = kind == .forced && machine.provider?.isVocabulary(position) == true
            emit(kind == .forced ? .castForced : .castConditional, k: vouches ? 1 : 0, dst, subject.register, castExtra(type))
            discard(subject)
        case .dynamicType(let inner):
            let subject = try value(inner)
            emit(.typeOf, dst, subject.register, castExtra(inner.type))
            discard(subject)
        case .binary(let operation, let a, let b):
            try lowerBinary(operation, a, b, into: dst)
        case .negate(let inner):
            if case .integer(let number) = inner.kind, number != .min {
                load(integerConstant(-number, expression.type), into: dst)
            } else {
                let operand = try value(inner)
                emit(.negate, dst, operand.register)
            }
        case .bitNot(let inner):
            let operand = try value(inner)
            emit(.bitNot, dst, operand.register)
        case .convertNumber(let inner):
            let operand = try value(inner)
            emit(.convert, dst, operand.register, Int(expression.type.typeID.rawValue))
        }
    }

    /// Ends the code with a trap that names what cannot be lowered.
    func unsupported(_ what: String) {
        emit(.trap, bc: constant("\(what) is not supported here"))
    }

    private func lowerMetatype(_ type: Type, into dst: Int) {
        if type.mentionsArchetype { return emit(.metatype, dst, 0, castExtra(type)) }
        load(machine.metatype(type), into: dst)
    }

    func castExtra(_ type: Type) -> Int {
        machine.casts.append(type)
        return extra(Extra(tag: UInt32(machine.casts.count - 1)))
    }

    private func integerConstant(_ number: Int64, _ type: Type) -> Value {
        switch type.typeID {
        case .double: .double(Double(number))
        case .float: .float(Float(number))
        case let id where id.rawValue >= TypeID.int.rawValue && id.rawValue <= TypeID.uint64.rawValue:
            Value(payload: UInt64(bitPattern: number), type: id)
        default: .int(Int(number))
        }
    }
}

extension Type {
    /// The type of a text literal.
    var textType: TypeID {
        let id = typeID
        return id == .character || id == .substring ? id : .string
    }
}
