/// Places: what can be assigned to, passed inout, or changed by a mutating method.
///
/// `place` evaluates what a place is made of (the object, the index), `access` and `store` then reach it.
/// Access moves the value out of its place into a register, and back when the body is done; so
/// the register is the only owner, and an array three levels deep is changed without being copied. Meanwhile
/// the place holds a hole, and whoever reads it runs into a trap.
extension FunctionLowering {
    indirect enum Place {
        case register(Int)
        case box(Int)
        case global(Int, VariableDecl)
        /// A slot of a struct or tuple.
        case field(Place, slot: Int, VariableDecl?)
        /// A slot of an instance in a register; the variable is there if it has observers to call, or is tracked.
        case instanceField(Operand, slot: Int, VariableDecl?)
        case element(Place, index: Operand)
        /// The optional value of a key in a dictionary.
        case entry(Place, key: Operand)
        case computed(Accessors)
        /// What is inside an optional; checked, or known not to be nil.
        case payload(Place, isChecked: Bool)
        /// A weak or unowned variable's place, which holds a weak cell.
        case weak(Place, LocalVariable.Ownership)
        /// The value of an expression that is no place; changes to it are lost.
        case temporary(Operand)
        /// A place with code that was asked for its value: the register has it until `finish` gives it back.
        case opened(Int, Place, Type)
    }

    /// A property or subscript with code.
    struct Accessors {
        enum Base {
            case none
            case value(Operand)
            case place(Place)
        }
        var base: Base
        var getter: FunctionDecl?
        var setter: FunctionDecl?
        var dispatch: Dispatch
        var arguments: [Operand]
        var type: Type
        /// What the accessors' generic parameters stand for.
        var types: CallTypes?
    }

    // MARK: Finding

    func place(_ expression: Expression) throws(Interruption) -> Place {
        let outer = position
        position = expression.position
        defer { position = outer }
        switch expression.kind {
        case .local(let variable), .opaque(let variable):
            guard let home = storage[ObjectIdentifier(variable)] else {
                unsupported("`\(variable.name)`")
                return .register(0)
            }
            let place: Place = switch home {
            case .register(let register): .register(register)
            case .box(let box): .box(box)
            }
            return variable.ownership == .strong ? place : .weak(place, variable.ownership)
        case .global(let variable):
            guard let index = variable.globalIndex else { break }
            registerInitializer(variable, index)
            let place = Place.global(index, variable)
            return variable.ownership == .strong ? place : .weak(place, variable.ownership)
        case .field(let base, let variable):
            guard let slot = variable.slot else { break }
            let place: Place
            if base.type.isReferenceType {
                place = .instanceField(try stable(base), slot: slot, isDirect(variable, of: base) ? nil : variable)
            } else {
                place = .field(try self.place(base), slot: slot, isDirect(variable, of: base) ? nil : variable)
            }
            return variable.ownership == .strong ? place : .weak(place, variable.ownership)
        case .tupleElement(let base, let index):
            return .field(try place(base), slot: index, nil)
        case .property(let base, let variable, let dispatch):
            let accessorBase: Accessors.Base
            if let base {
                let mutates = variable.getterMutates || (variable.setter?.mutatesSelf ?? false)
                accessorBase = mutates && !base.type.isReferenceType
                    ? .place(try place(base)) : .value(try stable(base))
            } else {
                accessorBase = .none
            }
            return .computed(Accessors(
                base: accessorBase, getter: variable.getter, setter: variable.setter, dispatch: dispatch,
                arguments: [], type: expression.type, types: accessorTypes(expression, base: base)))
        case .subscript(let base, let declaration, let arguments, let dispatch):
            return try subscriptPlace(base, declaration, arguments, dispatch, expression)
        case .force(let inner):
            return .payload(try place(inner), isChecked: false)
        case .bindOptional(let inner):
            guard let chain = chains.last else { return .payload(try place(inner), isChecked: false) }
            let optional = try open(try place(inner), inner.type)
            try ifNil(optional, jumpTo: chain, type: inner.type)
            return .payload(optional, isChecked: true)
        case .try(let inner, .plain), .await(let inner):
            return try place(inner)
        default:
            break
        }
        return .temporary(try stable(expression))
    }

    private func subscriptPlace(
        _ base: Expression, _ declaration: SubscriptDecl, _ arguments: [Argument], _ dispatch: Dispatch,
        _ expression: Expression
    ) throws(Interruption) -> Place {
        let mutates = declaration.getter.mutatesSelf || (declaration.setter?.mutatesSelf ?? false)
            || declaration.isArrayElement
        let basePlace: Place? = mutates && !base.type.isReferenceType ? try place(base) : nil
        let baseValue: Operand? = basePlace == nil && !declaration.isStatic ? try stable(base) : nil
        var operands: [Operand] = []
        for argument in arguments {
            guard case .value(let expression) = argument else { continue }
            operands.append(try stable(expression))
        }
        if let basePlace, operands.count == 1 {
            if declaration.isArrayElement { return .element(basePlace, index: operands[0]) }
            if base.type.typeID == .dictionary && declaration.getter.native == "Dictionary.subscript(_:)" {
                return .entry(basePlace, key: operands[0])
            }
        }
        return .computed(Accessors(
            base: basePlace.map { .place($0) } ?? baseValue.map { .value($0) } ?? .none,
            getter: declaration.getter, setter: declaration.setter, dispatch: dispatch, arguments: operands,
            type: expression.type, types: accessorTypes(expression, base: base)))
    }

    private func accessorTypes(_ access: Expression, base: Expression?) -> CallTypes? {
        if let noted = access.callTypes { return noted }
        guard let type = base?.type, !type.arguments.isEmpty else { return nil }
        return CallTypes(selfType: type)
    }

    /// The value in a register that keeps it, whatever runs until the place is reached.
    private func stable(_ expression: Expression) throws(Interruption) -> Operand {
        if case .local(let variable) = expression.kind, variable.isLet { return try value(expression) }
        let register = allocate()
        try lower(expression, into: register)
        if expression.type.isTrivial { return Operand(register: register, owned: false) }
        pushRelease(register)
        return Operand(register: register, owned: true)
    }

    /// Whether a property is set without its observers: in the initialiser of its own type, and in the observers themselves.
    func isDirect(_ variable: VariableDecl, of base: Expression) -> Bool {
        guard let own = body.directSelf, case .local(let local) = base.kind else { return false }
        return local === own && body.directProperties.contains(variable)
    }

    /// Gives back and releases what `place` evaluated, the newest first.
    func finish(_ place: Place) throws(Interruption) {
        switch place {
        case .register, .box, .global:
            break
        case .field(let base, _, _), .payload(let base, _), .weak(let base, _):
            try finish(base)
        case .instanceField(let object, _, _), .temporary(let object):
            discard(object)
        case .element(let base, let operand), .entry(let base, let operand):
            discard(operand)
            try finish(base)
        case .opened(let register, let origin, let type):
            cleanups.removeLast()
            try store(register, in: origin, type: type)
            try finish(origin)
        case .computed(let accessors):
            for argument in accessors.arguments.reversed() { discard(argument) }
            switch accessors.base {
            case .none: break
            case .value(let object): discard(object)
            case .place(let base): try finish(base)
            }
        }
    }

    // MARK: Changing

    /// Runs `body` with the place's value in a register that owns it.
    func access(
        _ place: Place, _ body: (Int) throws(Interruption) -> Void
    ) throws(Interruption) {
        switch place {
        case .register(let register), .opened(let register, _, _):
            try body(register)
        case .temporary(let operand):
            try body(operand.register)
        case .box(let box):
            let register = allocate()
            emit(.takeCell, register, box, 0)
            try opened(body, register) { $0.emit(.setCell, box, 0, register) }
        case .global(let index, let variable):
            if variable.isObserved {
                return try accessObserved(place, body)
            }
            let box = allocate(), register = allocate()
            emit(.global, box, bc: index)
            emit(.takeCell, register, box, 0)
            try opened(body, register) { $0.emit(.setCell, box, 0, register) }
        case .field(let base, let slot, let variable):
            if let variable, variable.isObserved {
                return try accessObserved(place, body)
            }
            try access(base) { (object: Int) throws(Interruption) in
                let register = self.allocate()
                self.emit(.takeField, register, object, slot)
                try self.opened(body, register) { $0.emit(.setField, object, slot, register) }
            }
        case .instanceField(let object, let slot, let variable):
            if let variable, variable.isTracked { return try accessTracked(object.register, slot, variable, in: place, body) }
            if let variable, variable.isObserved { return try accessObserved(place, body) }
            let register = allocate()
            emit(.takeCell, register, object.register, slot)
            try opened(body, register) { $0.emit(.setCell, object.register, slot, register) }
        case .element(let base, let index):
            try access(base) { (array: Int) throws(Interruption) in
                let register = self.allocate()
                self.emit(.arrayTake, register, array, index.register)
                try self.opened(body, register) { $0.emit(.arraySet, array, index.register, register) }
            }
        case .entry(let base, let key):
            try access(base) { (table: Int) throws(Interruption) in
                let register = self.allocate()
                self.emit(.tableTake, register, table, key.register)
                try self.opened(body, register) { $0.emit(.tablePut, table, key.register, register) }
            }
        case .payload(let inner, let isChecked):
            try access(inner) { (register: Int) throws(Interruption) in
                self.emit(isChecked ? .unwrap : .force, register)
                try self.opened(body, register) { $0.emit(.wrap, register) }
            }
        case .weak:
            let register = allocate()
            try read(place, into: register)
            try body(register)
            try store(register, in: place, type: .any)
        case .computed(let accessors):
            try accessComputed(accessors, body)
        }
    }

    /// Runs the body, and `close` behind it and on every way out of it.
    func opened(
        _ body: (Int) throws(Interruption) -> Void, _ register: Int,
        close: @escaping (FunctionLowering) throws(Interruption) -> Void
    ) throws(Interruption) {
        let savedTop = top
        pushCode(holding: register) { [unowned self] () throws(Interruption) in try close(self) }
        try body(register)
        cleanups.removeLast()
        try close(self)
        top = savedTop
    }

    private func accessComputed(
        _ accessors: Accessors, _ body: (Int) throws(Interruption) -> Void
    ) throws(Interruption) {
        switch accessors.base {
        case .none:
            try accessComputed(accessors, base: nil, body)
        case .value(let object):
            try accessComputed(accessors, base: object.register, body)
        case .place(let base):
            try access(base) { (object: Int) throws(Interruption) in
                try self.accessComputed(accessors, base: object, body)
            }
        }
    }

    private func accessComputed(
        _ accessors: Accessors, base: Int?, _ body: (Int) throws(Interruption) -> Void
    ) throws(Interruption) {
        let register = allocate()
        try callGetter(accessors, base: base, into: register)
        try opened(body, register) { (lowering: FunctionLowering) throws(Interruption) in
            try lowering.callSetter(accessors, base: base, value: register)
        }
    }

    func callGetter(_ accessors: Accessors, base: Int?, into dst: Int) throws(Interruption) {
        guard let getter = accessors.getter else { return unsupported("this property") }
        var arguments: [CallArgument] = []
        if let base { arguments.append(getter.mutatesSelf ? .inout(base) : .copy(base)) }
        for argument in accessors.arguments { arguments.append(.copy(argument.register)) }
        try call(
            target(getter, accessors.dispatch), arguments, isThrowing: getter.isThrowing, types: accessors.types, into: dst)
    }

    /// Calls the setter with a value that it takes over. The new value is the last argument of a property's
    /// setter and of a subscript's alike.
    func callSetter(_ accessors: Accessors, base: Int?, value: Int) throws(Interruption) {
        guard let setter = accessors.setter else {
            if !accessors.type.isTrivial { emit(.release, value) }
            return
        }
        var arguments: [CallArgument] = []
        if let base { arguments.append(setter.mutatesSelf ? .inout(base) : .copy(base)) }
        for argument in accessors.arguments { arguments.append(.copy(argument.register)) }
        arguments.append(.take(value))
        let savedTop = top
        try call(
            target(setter, accessors.dispatch), arguments, isThrowing: setter.isThrowing, types: accessors.types, into: allocate())
        top = savedTop
    }
}
