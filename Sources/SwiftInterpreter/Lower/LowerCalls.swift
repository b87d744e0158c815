/// Calls. The callee's registers begin where the caller's window begins: result first, then the arguments.
extension FunctionLowering {
    enum CallTarget {
        case function(Int)
        /// Found by the dynamic type of the first argument.
        case witness(Int, mutates: Bool)
        /// A closure in a register.
        case closure(Int)
    }

    /// An argument that stands in a register already.
    enum CallArgument {
        case copy(Int)
        /// Gives its reference up.
        case take(Int)
        /// Moves there and back.
        case `inout`(Int)
    }

    func target(_ function: FunctionDecl, _ dispatch: Dispatch) -> CallTarget {
        switch dispatch {
        case .direct, .super: .function(function.functionID)
        case .virtual, .witness: .witness(function.dispatchID, mutates: function.mutatesSelf)
        }
    }

    /// What a synthesized call leaves out: the type whose member is called is that of the first argument.
    func types(of function: FunctionDecl, _ arguments: [Argument], _ noted: CallTypes?) -> CallTypes? {
        if let noted { return noted }
        guard function.native == nil, function.takesSelf, function.owner?.genericParameters.isEmpty == false,
              let first = arguments.first else { return nil }
        switch first {
        case .value(let expression), .inout(let expression): return CallTypes(selfType: expression.type.instance ?? expression.type)
        }
    }

    /// As `types(of:_:_:)`, for the making of an instance.
    func types(of construction: Expression) -> CallTypes? {
        if let noted = construction.callTypes { return noted }
        let type = construction.type
        return type.arguments.isEmpty ? nil : CallTypes(selfType: type)
    }

    private func emitCall(
        _ target: CallTarget, window: Int, arguments: Int, places: [(window: Int, home: Int)], types: CallTypes?
    ) {
        if let types, isReachable { callTypes[function.instructions.count] = types }
        if body.isAsync, isReachable { noteOwnedRegisters(places, window: window) }
        switch target {
        case .function(let id):
            emit(.call, window, bc: id)
        case .witness(let requirement, let mutates):
            emit(.callWitness, k: UInt8(min(arguments, 127) * 2 + (mutates ? 1 : 0)), window, bc: requirement)
        case .closure(let register):
            emit(.callClosure, window, register, arguments)
        }
        function.frameSize = max(function.frameSize, window + arguments + 3)
    }

    /// Notes what the registers own while the callee runs, which may wait. The values of inout arguments are the callee's.
    private func noteOwnedRegisters(_ places: [(window: Int, home: Int)], window: Int) {
        var owned = Set(cleanups.compactMap(\.register) + pending)
        for (index, parameter) in body.parameters.enumerated() where parameter.isInout && !isBoxed(parameter) {
            owned.insert(index + 1)
        }
        for place in places { owned.remove(place.home) }
        function.ownedRegisters[function.instructions.count] = OwnedRegisters(
            registers: owned.sorted(), receiver: places.first { $0.window == window + 1 }?.home)
    }

    /// After a call that may throw: the way of an error.
    private func emitThrowCheck() {
        if let handler {
            let label = cleanups.count == handler.depth ? handler : pad(to: handler, keepsError: true)
            jump(.onThrow, to: label)
        } else {
            jump(.onThrow, to: pad(to: nil, keepsError: true))
        }
    }

    /// Calls with arguments that stand in registers.
    func call(
        _ target: CallTarget, _ arguments: [CallArgument], isThrowing: Bool = false, types: CallTypes? = nil, into dst: Int
    ) throws(Interruption) {
        let savedTop = top
        let window = dst == top - 1 ? dst : allocate()
        var places: [(window: Int, home: Int)] = []
        for argument in arguments {
            let register = allocate()
            switch argument {
            case .copy(let source): emit(.copy, register, source)
            case .take(let source): emit(.move, register, source)
            case .inout(let source):
                emit(.move, register, source)
                places.append((register, source))
            }
        }
        emitCall(target, window: window, arguments: arguments.count, places: places, types: types)
        finishCall(places, isThrowing: isThrowing)
        if window != dst { emit(.move, dst, window) }
        top = savedTop
    }

    /// Hands the inout arguments back, also where the call throws.
    private func finishCall(_ places: [(window: Int, home: Int)], isThrowing: Bool) {
        if isThrowing {
            for place in places {
                cleanups.append(Cleanup(
                    kind: .code { [unowned self] () throws(Interruption) in emit(.move, place.home, place.window) },
                    runsCode: false))
            }
            // The pad's code must not use the registers of the window.
            let savedTop = top
            emitThrowCheck()
            top = savedTop
            cleanups.removeLast(places.count)
        }
        for place in places { emit(.move, place.home, place.window) }
    }

    func lowerCall(
        _ function: FunctionDecl, _ arguments: [Argument], _ dispatch: Dispatch, types noted: CallTypes?, into dst: Int
    ) throws(Interruption) {
        try lowerCall(
            target(function, dispatch), arguments, isThrowing: function.isThrowing, types: types(of: function, arguments, noted), into: dst)
    }

    /// Calls with `leading` (registers, given up) and then the arguments.
    func lowerCall(
        _ target: CallTarget, leading: [CallArgument] = [], _ arguments: [Argument], isThrowing: Bool, types: CallTypes? = nil,
        into dst: Int
    ) throws(Interruption) {
        let isSimple = arguments.allSatisfy { argument in
            if case .inout(let place) = argument { return simpleRegister(place) != nil }
            return true
        }
        guard isSimple else {
            return try lowerCallWithPlaces(target, leading, arguments, isThrowing: isThrowing, types: types, into: dst)
        }
        let savedTop = top
        let window = dst == top - 1 ? dst : allocate()
        var places: [(window: Int, home: Int)] = []
        var pushed: [Int] = []
        for argument in leading {
            let register = allocate()
            switch argument {
            case .copy(let source): emit(.copy, register, source)
            case .take(let source), .inout(let source): emit(.move, register, source)
            }
            pushRelease(register)
            pushed.append(register)
        }
        for argument in arguments {
            let register = allocate()
            switch argument {
            case .value(let expression):
                try lower(expression, into: register)
                if !expression.type.isTrivial {
                    pushRelease(register)
                    pushed.append(register)
                }
            case .inout(let place):
                if let home = simpleRegister(place) { places.append((register, home)) }
            }
        }
        // Inout arguments are taken when all others are there.
        for place in places { emit(.move, place.window, place.home) }
        for register in pushed.reversed() { cancelRelease(register) }
        emitCall(target, window: window, arguments: leading.count + arguments.count, places: places, types: types)
        finishCall(places, isThrowing: isThrowing)
        if window != dst { emit(.move, dst, window) }
        top = savedTop
    }

    /// The register of a place that is a variable in a register.
    private func simpleRegister(_ place: Expression) -> Int? {
        switch place.kind {
        case .local(let variable), .opaque(let variable):
            if case .register(let register)? = storage[ObjectIdentifier(variable)], variable.ownership == .strong {
                return register
            }
            return nil
        default:
            return nil
        }
    }

    /// The arguments first, then the places are opened one inside the other, then the call.
    private func lowerCallWithPlaces(
        _ target: CallTarget, _ leading: [CallArgument], _ arguments: [Argument],
        isThrowing: Bool, types: CallTypes?, into dst: Int
    ) throws(Interruption) {
        let savedTop = top
        var ready: [CallArgument] = leading
        var temporaries: [Int] = []
        var places: [(index: Int, place: Place)] = []
        for argument in arguments {
            switch argument {
            case .value(let expression):
                let register = allocate()
                try lower(expression, into: register)
                if !expression.type.isTrivial {
                    pushRelease(register)
                    temporaries.append(register)
                }
                ready.append(.take(register))
            case .inout(let expression):
                places.append((ready.count, try place(expression)))
                ready.append(.inout(0))
            }
        }
        try open(places[...], &ready) { (ready: [CallArgument]) throws(Interruption) in
            for register in temporaries.reversed() { self.cancelRelease(register) }
            try self.call(target, ready, isThrowing: isThrowing, types: types, into: dst)
        }
        for (_, place) in places.reversed() { try finish(place) }
        top = savedTop
    }

    private func open(
        _ places: ArraySlice<(index: Int, place: Place)>, _ ready: inout [CallArgument],
        _ body: ([CallArgument]) throws(Interruption) -> Void
    ) throws(Interruption) {
        guard let first = places.first else { return try body(ready) }
        var inner = ready
        try access(first.place) { (register: Int) throws(Interruption) in
            inner[first.index] = .inout(register)
            try self.open(places.dropFirst(), &inner, body)
        }
        ready = inner
    }

    // MARK: Calls with an instruction of their own

    /// `array.append(x)`, `a += b` on primitives: done in place, without a call.
    func lowerInPlace(
        _ function: FunctionDecl, _ arguments: [Argument], _ dispatch: Dispatch
    ) throws(Interruption) -> Bool {
        guard arguments.count == 2, case .inout(let target) = arguments[0], case .value(let operand) = arguments[1],
              dispatch.isDirect else { return false }
        if function.native == "Array.append(_:)" && target.type.typeID == .array {
            try modify(target, with: operand) { (place: Int, element: Operand) throws(Interruption) in
                self.emit(.arrayAppend, place, self.take(element))
            }
            return true
        }
        guard let operation = function.compoundOperation else { return false }
        let type = target.type.typeID
        if type == .string && operation == .add && operand.type.typeID == .string {
            try modify(target, with: operand) { (place: Int, text: Operand) throws(Interruption) in
                self.emit(.appendString, place, text.register)
                self.discard(text)
            }
            return true
        }
        guard type.rawValue >= TypeID.int.rawValue && type.rawValue <= TypeID.float.rawValue,
              operand.type.typeID == type else { return false }
        if type == .int, case .integer(let number) = operand.kind, let small = Int16(exactly: number),
           operation == .add || operation == .subtract {
            let place = try place(target)
            try access(place) { (register: Int) throws(Interruption) in
                self.emit(operation == .add ? .addImmediate : .subtractImmediate, register, register, Int(small))
            }
            try finish(place)
            return true
        }
        try modify(target, with: operand) { (place: Int, right: Operand) throws(Interruption) in
            self.emitBinary(operation, type, place, place, right.register)
        }
        return true
    }

    /// Evaluates the place's own parts, then the operand, then opens the place.
    private func modify(
        _ target: Expression, with operand: Expression,
        _ body: (Int, Operand) throws(Interruption) -> Void
    ) throws(Interruption) {
        let savedTop = top
        let place = try place(target)
        let operand = try value(operand)
        try access(place) { (register: Int) throws(Interruption) in try body(register, operand) }
        try finish(place)
        top = savedTop
    }

    /// The register of an operand that is given away: a copy, unless it is a temporary.
    func take(_ operand: Operand) -> Int {
        if operand.owned {
            cancelRelease(operand.register)
            return operand.register
        }
        let register = allocate()
        emit(.copy, register, operand.register)
        return register
    }

    // MARK: Closures as functions

    func lowerCallValue(
        _ function: Expression, _ arguments: [Argument], types: CallTypes?, into dst: Int
    ) throws(Interruption) {
        let savedTop = top
        let isThrowing = function.type.functionType?.isThrowing ?? false
        if case .local(let variable) = function.kind, variable.isLet,
           case .register(let register)? = storage[ObjectIdentifier(variable)] {
            return try lowerCall(.closure(register), arguments, isThrowing: isThrowing, types: types, into: dst)
        }
        // The window must not lie over the closure.
        let closure = allocate()
        try lower(function, into: closure)
        pushRelease(closure)
        let window = allocate()
        try lowerCall(.closure(closure), arguments, isThrowing: isThrowing, types: types, into: window)
        emit(.release, closure)
        cancelRelease(closure)
        emit(.move, dst, window)
        top = savedTop
    }

    // MARK: Properties and subscripts

    func lowerProperty(
        _ base: Expression?, _ variable: VariableDecl, _ dispatch: Dispatch, types noted: CallTypes?, into dst: Int
    ) throws(Interruption) {
        guard let getter = variable.getter else { return unsupported("`\(variable.name)`") }
        guard let base else {
            return try call(.function(getter.functionID), [], isThrowing: getter.isThrowing, types: noted, into: dst)
        }
        if getter.native == "Array.count" && base.type.typeID == .array {
            let array = try borrow(base)
            emit(.arrayCount, dst, array.register)
            return discard(array)
        }
        try lowerCall(
            target(getter, dispatch), [getter.mutatesSelf ? .inout(base) : .value(base)],
            isThrowing: getter.isThrowing, types: types(of: getter, [.value(base)], noted), into: dst)
    }

    func lowerSubscript(
        _ base: Expression, _ declaration: SubscriptDecl, _ arguments: [Argument], _ dispatch: Dispatch,
        types noted: CallTypes?, into dst: Int
    ) throws(Interruption) {
        let getter = declaration.getter
        if declaration.isArrayElement, arguments.count == 1, case .value(let index) = arguments[0] {
            // The array is borrowed only when the index is there, for computing it may change the array.
            let isStable = !index.mayRunCode
            let array = isStable ? try borrow(base) : try value(base, before: [index])
            let number = try value(index)
            emit(.arrayGet, dst, array.register, number.register)
            return discard(array)
        }
        let isStatic = declaration.isStatic && !getter.takesSelf
        let object: [Argument] = isStatic ? [] : [getter.mutatesSelf ? .inout(base) : .value(base)]
        try lowerCall(
            target(getter, dispatch), object + arguments, isThrowing: getter.isThrowing,
            types: types(of: getter, [.value(base)], noted), into: dst)
    }
}

extension Dispatch {
    var isDirect: Bool {
        if case .direct = self { return true }
        return false
    }
}

extension FunctionDecl {
    /// What `+=` and its like do, for those that the vocabulary declares.
    var compoundOperation: PrimitiveOperator? {
        guard owner?.isInterface == true else { return nil }
        switch name {
        case "+=": return .add
        case "-=": return .subtract
        case "*=": return .multiply
        case "/=": return .divide
        case "%=": return .remainder
        case "&+=": return .wrappingAdd
        case "&-=": return .wrappingSubtract
        case "&*=": return .wrappingMultiply
        case "&=": return .bitAnd
        case "|=": return .bitOr
        case "^=": return .bitXor
        case "<<=": return .shiftLeft
        case ">>=": return .shiftRight
        default: return nil
        }
    }
}

extension Expression {
    /// Whether evaluating it may run other code, which could change or free what was borrowed before.
    var mayRunCode: Bool {
        switch kind {
        case .integer, .local, .opaque: false
        case .binary(_, let a, let b): a.mayRunCode || b.mayRunCode || !a.type.isTrivial
        default: true
        }
    }
}
