/// Instances: `T(…)`, and initialisers that hand on to another.
extension FunctionLowering {
    func lowerConstruct(
        _ decl: NominalDecl, _ initializer: FunctionDecl, _ arguments: [Argument], _ made: Type, types: CallTypes?, into dst: Int
    ) throws(Interruption) {
        if decl.isReference && (initializer.native == nil || initializer.takesSelf) {
            let savedTop = top
            let instance = allocate()
            emit(.allocate, instance, 0, try instanceExtra(decl, made))
            instantiate(instance, made)
            try lowerCall(
                .function(initializer.functionID), leading: [.take(instance)], arguments,
                isThrowing: initializer.isThrowing, types: types, into: dst)
            top = savedTop
        } else {
            try lowerCall(
                .function(initializer.functionID), arguments, isThrowing: initializer.isThrowing, types: types, into: dst)
            instantiate(dst, made, always: true)
        }
        countView(decl)
    }

    private func instanceExtra(_ decl: NominalDecl, _ made: Type) throws(Interruption) -> Int {
        let hasDeinit = Int(decl.typeID.rawValue) < machine.types.count
            && machine.types[decl.typeID].deinitializer != nil
        return extra(Extra(
            kind: .instance, flags: hasDeinit ? .hasDeinit : [], type: try instantiated(decl.typeID, made),
            count: decl.storedProperties.count))
    }

    /// `self.init(…)` and `super.init(…)`. A class's instance goes in and comes back; a value's new self
    /// replaces the old. A nil makes this initialiser return nil too.
    func lowerDelegateInit(
        _ object: Expression, _ initializer: FunctionDecl, _ arguments: [Argument], types noted: CallTypes?
    ) throws(Interruption) {
        let types = noted ?? CallTypes(selfType: object.type)
        let savedTop = top
        let result = allocate()
        let isClass = object.type.isReferenceType
        if isClass {
            let instance = allocate()
            try lower(object, into: instance)
            try lowerCall(
                .function(initializer.functionID), leading: [.take(instance)], arguments,
                isThrowing: initializer.isThrowing, types: types, into: result)
        } else {
            try lowerCall(
                .function(initializer.functionID), arguments, isThrowing: initializer.isThrowing, types: types, into: result)
        }
        if initializer.isFailable {
            let isThere = label()
            jump(.branchNotNil, result, to: isThere)
            load(.none, into: 0)
            try leave()
            bind(isThere)
            emit(.unwrap, result)
        }
        if isClass {
            emit(.release, result)
        } else {
            try store(result, in: try place(object), type: object.type)
        }
        top = savedTop
    }
}
