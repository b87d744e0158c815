/// Global and static stored variables, which get their value when it is first asked for.
extension Machine {
    /// The number of a global or static stored variable, for `VariableDecl.globalIndex`.
    public func reserveGlobal() -> Int {
        if globalCount == globalCapacity {
            state.pointee.globals = doubled(state.pointee.globals, capacity: &globalCapacity)
        }
        let box = heap.allocate(.box, type: .box, slots: 1)
        box.slots[0] = .hole
        _ = heap.immortal(box.value)
        (state.pointee.globals + globalCount).initialize(to: box)
        globalCount += 1
        return globalCount - 1
    }

    /// The value of a global, borrowed; nil while it has none.
    public func global(_ index: Int) -> Value? {
        let value = state.pointee.globals[index].slots[0]
        return value.isHole ? nil : value
    }

    /// Stores a copy of a value in a global.
    public func setGlobal(_ index: Int, _ value: Value) {
        heap.setSlot(state.pointee.globals[index].value, 0, value)
    }

    /// Runs the initialiser of a global that has no value yet. Reading one that is being initialised, or
    /// that is declared by a statement that did not run, is a trap.
    @inline(never)
    func initializeGlobal(_ index: Int) throws(Interruption) {
        if let pattern = globalPatterns[index] { return try initialize(pattern) }
        guard let initializer = globalInitializers[index] else {
            let name = provider?.nameOfGlobal(index).map { "variable '\($0)'" } ?? "a variable"
            throw located(.trap("\(name) was used before it was given a value"))
        }
        guard !initializingGlobals.contains(index) else {
            throw located(.trap("the initial value of `\(initializer.name)` depends on itself"))
        }
        if bodies[initializer.function]?.isAsync == true {
            throw located(.trap("`\(initializer.name)` has no value yet: its initial value has to be waited for"))
        }
        initializingGlobals.insert(index)
        defer { initializingGlobals.remove(index) }
        var value = try call(initializer.function, [])
        if let ownership = weakGlobals[index] {
            let object = value
            value = if ownership == .unowned { heap.unownedReference(to: object) }
                else { object.isReference ? heap.weakReference(to: object.object) : .none }
            heap.release(object)
        }
        heap.setSlot(state.pointee.globals[index].value, 0, taking: value)
    }

    /// Gives all variables of a pattern their values, and keeps none of the whole.
    private func initialize(_ pattern: GlobalPattern) throws(Interruption) {
        if global(pattern.whole) == nil { try initializeGlobal(pattern.whole) }
        guard let whole = global(pattern.whole) else { return }
        for part in pattern.parts where global(part.global) == nil {
            setGlobal(part.global, part.path.reduce(whole) { $0.object.slots[$1] })
        }
        heap.setSlot(state.pointee.globals[pattern.whole].value, 0, taking: .hole)
    }
}

/// `let (a, b) = pair` at file level: a hidden global for the whole value, and which element of it each variable is.
struct GlobalPattern {
    var whole: Int
    var parts: [(global: Int, path: [Int])]
}
