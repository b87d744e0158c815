/// What the loop asks for when an instruction is not done with a few words: calls of natives, dispatch
/// that is not in the cache, and errors.
///
/// These functions do not throw into the loop but return false with the reason in `failure`: the loop
/// then asks `recover` where to go on.
extension Machine {
    /// Calls the native with this number, or lowers an interpreted function that is called for the first time;
    /// the loop then sees its code.
    @inline(never)
    func callNative(_ id: Int, window: UnsafeMutablePointer<Value>) -> Bool {
        do {
            if id < 0 || id >= functionCount || !state.pointee.functions[id].isResolved { try prepare(id) }
            let record = state.pointee.functions[id]
            guard record.native >= 0 else { return true }
            let count = Int(record.argumentCount)
            state.pointee.fuel &-= 1
            if state.pointee.fuel < 0 { try checkBudgets() }
            let result = try natives[Int(record.native)].run(self, Arguments(base: window + 1, count: count))
            window[0] = result
            releaseArguments(window, count: count, inouts: record.inouts)
            return true
        } catch {
            // A Swift error goes on to a handler, so the arguments must not be lost.
            if case .thrown = error {
                let record = state.pointee.functions[id]
                releaseArguments(window, count: Int(record.argumentCount), inouts: record.inouts)
            }
            failure = located(error)
            return false
        }
    }

    /// The implementation of a requirement for the first argument; -1 with `failure` set if there is none.
    @inline(never)
    func dispatch(_ requirement: Int, window: UnsafeMutablePointer<Value>) -> Int {
        do {
            return try implementation(of: requirement, for: window[1])
        } catch {
            failure = located(error)
            return -1
        }
    }

    /// Fits the arguments of a requirement to its implementation, where the two differ.
    ///
    /// A mutating requirement passes `self` inout, but a class's method, or one that is not mutating, takes it by value and
    /// releases it: the copy that goes back to the caller is counted here. A static requirement is called with
    /// the metatype in front, which a concrete type's static method does not take; an initialiser of a
    /// class wants a new instance in its place.
    @inline(never)
    func adaptArguments(of function: Int, window: UnsafeMutablePointer<Value>, k: UInt8) throws(Interruption) {
        if !state.pointee.functions[function].isResolved {
            do { try prepare(function) } catch { throw located(error) }
        }
        let record = state.pointee.functions[function]
        if k & 1 != 0, record.inouts & 1 == 0 { heap.retain(window[1]) }
        guard window[1].type == .metatype else { return }
        let count = Int(k >> 1)
        let type = TypeID(rawValue: UInt32(truncatingIfNeeded: window[1].payload))
        if record.initializesInstance {
            let metatype = window[1]
            window[1] = makeInstance(type)
            if let named = namedType(metatype), !named.arguments.isEmpty { try instantiate(window[1].object, as: named) }
        } else if Int(record.argumentCount) == count - 1 {
            for index in 1..<count { window[index] = window[index + 1] }
        }
    }

    /// An instance of a class whose stored properties have no values yet.
    func makeInstance(_ type: TypeID) -> Value {
        let count = types[type].fields.count
        let object = heap.allocate(.instance, type: type, slots: count)
        if types[type].deinitializer != nil { object.pointee.flags = .hasDeinit }
        for index in 0..<count { object.slots[index] = .hole }
        return object.value
    }

    /// The frame in which to go on after `failure`: a Swift error goes to the handler that the call has,
    /// everything else leaves the loop.
    @inline(never)
    func recover() throws(Interruption) -> UnsafeMutablePointer<Frame> {
        guard case .thrown(let error) = failure else { throw failure }
        state.pointee.pendingError = error
        let frame = state.pointee.frame
        let next = frame.pointee.pc
        guard next.pointee.op == .onThrow else { throw failure }
        frame.pointee.pc = next + 1 + next.pointee.bc
        return frame
    }

    @inline(never)
    func overflowTrap(_ a: Int, _ operation: String, _ b: Int) -> Interruption {
        located(.trap("Arithmetic operation '\(a) \(operation) \(b)' (on type 'Int') results in an overflow"))
    }

    @inline(never)
    func holeTrap() -> Interruption {
        located(.trap("overlapping accesses: a variable was read while it was being changed, or before it had a value"))
    }
}
