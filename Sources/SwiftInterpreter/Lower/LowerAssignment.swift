/// Assignment, and the observers that it calls.
extension FunctionLowering {
    /// Changes a copy of an observed value and stores it.
    func accessObserved(
        _ place: Place, _ body: (Int) throws(Interruption) -> Void
    ) throws(Interruption) {
        let savedTop = top
        let register = allocate()
        try read(place, into: register)
        // What an error interrupts has changed the property, too.
        try opened(body, register) { lowering throws(Interruption) in try lowering.storeObserved(register, in: place) }
        top = savedTop
    }

    func storeObserved(_ value: Int, in place: Place) throws(Interruption) {
        switch place {
        case .global(let index, let variable):
            let box = allocate()
            emit(.global, box, bc: index)
            try storeObserved(value, variable, base: nil) { $0.emit(.getField, $1, box, 0) } set: {
                $0.emit(.setCell, box, 0, value)
            }
        case .field(let base, let slot, let variable):
            guard let variable else { return }
            try access(base) { (object: Int) throws(Interruption) in
                try self.storeObserved(value, variable, base: object) { $0.emit(.getField, $1, object, slot) } set: {
                    $0.emit(.setField, object, slot, value)
                }
            }
        case .instanceField(let object, let slot, let variable):
            guard let variable else { return }
            try storeObserved(value, variable, base: object.register) {
                $0.emit(.getField, $1, object.register, slot)
            } set: {
                $0.emit(.setCell, object.register, slot, value)
            }
        default:
            try store(value, in: place, type: .any)
        }
    }

    func storeObserved(
        _ value: Int, _ variable: VariableDecl, base: Int?, get: (FunctionLowering, Int) -> Void,
        set: (FunctionLowering) -> Void
    ) throws(Interruption) {
        let savedTop = top
        let old = allocate()
        if variable.didSet != nil {
            get(self, old)
            pushRelease(old)
        }
        func observe(_ observer: FunctionDecl?, _ argument: CallArgument) throws(Interruption) {
            guard let observer else { return }
            var arguments: [CallArgument] = []
            if let base { arguments.append(observer.mutatesSelf ? .inout(base) : .copy(base)) }
            arguments.append(argument)
            let savedTop = top
            try call(.function(observer.functionID), arguments, into: allocate())
            top = savedTop
        }
        try observe(variable.willSet, .copy(value))
        set(self)
        if variable.didSet != nil { cancelRelease(old) }
        try observe(variable.didSet, .take(old))
        top = savedTop
    }

    // MARK: Assignment

    func lowerAssignment(to target: Expression, _ new: Expression) throws(Interruption) {
        let savedTop = top
        defer { top = savedTop }
        switch target.kind {
        case .discard:
            return try effect(new)
        case .tuple(let targets):
            return try lowerTupleAssignment(targets, new)
        case .local(let variable):
            // Straight into the variable, where that cannot disturb the expression.
            if case .register(let register)? = storage[ObjectIdentifier(variable)],
               variable.type.isTrivial, variable.ownership == .strong, new.writesResultLast {
                return try lower(new, into: register)
            }
        case .optionalEvaluation(let inner):
            // `a?.b = c`: nothing happens when a is nil.
            let end = label()
            chains.append(end)
            try lowerAssignment(to: inner, new)
            chains.removeLast()
            return bind(end)
        default:
            break
        }
        let place = try place(target)
        let register = allocate()
        try lower(new, into: register)
        try store(register, in: place, type: target.type)
        try finish(place)
    }

    private func lowerTupleAssignment(_ targets: [Expression], _ new: Expression) throws(Interruption) {
        var places: [Place?] = []
        for target in targets {
            if case .discard = target.kind { places.append(nil) } else { places.append(try place(target)) }
        }
        let tuple = allocate()
        try lower(new, into: tuple)
        pushRelease(tuple)
        for (index, place) in places.enumerated() {
            guard let place else { continue }
            let register = allocate()
            emit(.getField, register, tuple, index)
            try store(register, in: place, type: targets[index].type)
        }
        cancelRelease(tuple)
        emit(.release, tuple)
        for place in places.reversed() { if let place { try finish(place) } }
    }
}
