/// Reading places whole, and storing into them.
extension FunctionLowering {
    // MARK: Reading

    /// The place's value, counted.
    func read(_ place: Place, into dst: Int) throws(Interruption) {
        let savedTop = top
        switch place {
        case .register(let register), .opened(let register, _, _):
            emit(.copy, dst, register)
        case .temporary(let operand):
            emit(.copy, dst, operand.register)
        case .box(let box):
            emit(.getField, dst, box, 0)
        case .global(let index, _):
            let box = allocate()
            emit(.global, box, bc: index)
            emit(.getField, dst, box, 0)
        case .field(let base, let slot, _):
            let object = allocate()
            try read(base, into: object)
            emit(.getField, dst, object, slot)
            emit(.release, object)
        case .instanceField(let object, let slot, let variable):
            if variable?.isTracked == true { emit(.noteRead, object.register, slot) }
            emit(.getField, dst, object.register, slot)
        case .element(let base, let index):
            let array = allocate()
            try read(base, into: array)
            emit(.arrayGet, dst, array, index.register)
            emit(.release, array)
        case .entry(let base, let key):
            try access(base) { (table: Int) throws(Interruption) in
                let value = self.allocate()
                self.emit(.tableTake, value, table, key.register)
                self.emit(.copy, dst, value)
                self.emit(.tablePut, table, key.register, value)
            }
        case .payload(let inner, let isChecked):
            try read(inner, into: dst)
            emit(isChecked ? .unwrap : .force, dst)
        case .weak(let inner, let ownership):
            try read(inner, into: dst)
            resolve(ownership, in: dst)
        case .computed(let accessors):
            switch accessors.base {
            case .none: try callGetter(accessors, base: nil, into: dst)
            case .value(let object): try callGetter(accessors, base: object.register, into: dst)
            case .place(let base):
                try access(base) { (object: Int) throws(Interruption) in
                    try self.callGetter(accessors, base: object, into: dst)
                }
            }
        }
        top = savedTop
    }

    // MARK: Storing

    /// Stores an owned value, without reading the old one where that can be avoided.
    func store(_ value: Int, in place: Place, type: Type) throws(Interruption) {
        switch place {
        case .register(let register), .opened(let register, _, _):
            emit(type.isTrivial ? .move : .assign, register, value)
        case .temporary(let operand):
            emit(.assign, operand.register, value)
        case .box(let box):
            emit(.setCell, box, 0, value)
        case .global(let index, let variable):
            if variable.isObserved {
                return try storeObserved(value, in: place)
            }
            if variable.initializer == nil { return emit(.setGlobal, index, value) }
            let box = allocate()
            emit(.global, box, bc: index)
            emit(.setCell, box, 0, value)
        case .field(let base, let slot, let variable):
            if let variable, variable.isObserved {
                return try storeObserved(value, in: place)
            }
            try access(base) { (object: Int) throws(Interruption) in self.emit(.setField, object, slot, value) }
        case .instanceField(let object, let slot, let variable):
            if let variable, variable.isTracked { return try storeTracked(value, object.register, slot, variable, in: place) }
            if let variable, variable.isObserved { return try storeObserved(value, in: place) }
            emit(.setCell, object.register, slot, value)
        case .element(let base, let index):
            try access(base) { (array: Int) throws(Interruption) in self.emit(.arraySet, array, index.register, value) }
        case .entry(let base, let key):
            try access(base) { (table: Int) throws(Interruption) in self.emit(.tablePut, table, key.register, value) }
        case .payload:
            try access(place) { (register: Int) throws(Interruption) in self.emit(.assign, register, value) }
        case .weak(let inner, let ownership):
            weaken(ownership, in: value)
            try store(value, in: inner, type: .any)
        case .computed(let accessors):
            switch accessors.base {
            case .none: try callSetter(accessors, base: nil, value: value)
            case .value(let object): try callSetter(accessors, base: object.register, value: value)
            case .place(let base):
                try access(base) { (object: Int) throws(Interruption) in
                    try self.callSetter(accessors, base: object, value: value)
                }
            }
        }
    }
}
