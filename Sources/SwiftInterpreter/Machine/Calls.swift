/// Calls from the host into interpreted code.
extension Machine {
    /// The place in the source of the call that runs.
    public var position: SourcePosition {
        position(of: state.pointee.frame)
    }

    /// The place of the innermost call of which a condition holds; none if there is no such call.
    public func position(where condition: (SourcePosition) -> Bool) -> SourcePosition {
        var frame = state.pointee.frame
        while true {
            let place = position(of: frame)
            if place != .none, condition(place) { return place }
            guard frame > frames else { return .none }
            frame -= 1
        }
    }

    /// Where a closure of the program is written; none for a function that has been given in place of one.
    public func position(ofClosure closure: Value) -> SourcePosition {
        guard closure.objectKind == .closure, let body = bodies[closure.closureFunction] else { return .none }
        return body.position
    }

    /// The calls in progress, the innermost first.
    public var backtrace: [Trap.Call] {
        makeBacktrace()
    }

    /// Calls a function with arguments that stay the caller's; the result is the caller's too.
    public func call(_ function: Int, _ arguments: [Value]) throws(Interruption) -> Value {
        for value in arguments { heap.retain(value) }
        return try call(function, count: arguments.count) { window in
            for index in arguments.indices { window[index] = arguments[index] }
        } keeping: { _, value in
            heap.release(value)
        }
    }

    /// Calls a function with one or two arguments, as `call(_:_:)` but without a list of them.
    func call(_ function: Int, _ first: Value, _ second: Value? = nil) throws(Interruption) -> Value {
        heap.retain(first)
        if let second { heap.retain(second) }
        return try call(function, count: second == nil ? 1 : 2) { window in
            window[0] = first
            if let second { window[1] = second }
        } keeping: { _, value in
            heap.release(value)
        }
    }

    /// Calls a function some of whose parameters are inout: those arguments are moved in, and their new
    /// values moved back. The others stay the caller's.
    public func call(_ function: Int, mutating arguments: inout [Value]) throws(Interruption) -> Value {
        try prepare(function)
        let inouts = state.pointee.functions[function].inouts
        for (index, value) in arguments.enumerated() where inouts & (1 << UInt64(index)) == 0 {
            heap.retain(value)
        }
        return try call(function, count: arguments.count) { window in
            for index in arguments.indices { window[index] = arguments[index] }
        } keeping: { index, value in
            arguments[index] = value
        }
    }

    /// Calls a closure of one parameter.
    public func call(closure: Value, _ argument: Value) throws(Interruption) -> Value {
        guard closure.isReference, closure.object.pointee.kind == .closure else {
            throw .trap("a value that is no function was called")
        }
        let object = closure.object
        if object.pointee.flags.contains(.bindsFirst) { return try call(Int(object.pointee.tag), object.slots[0], argument) }
        if object.pointee.flags.contains(.hasCaptures) { return try call(Int(object.pointee.tag), argument, closure) }
        return try call(Int(object.pointee.tag), argument)
    }

    /// Calls a closure.
    public func call(closure: Value, _ arguments: [Value]) throws(Interruption) -> Value {
        guard closure.isReference, closure.object.pointee.kind == .closure else {
            throw .trap("a value that is no function was called")
        }
        let object = closure.object
        if object.pointee.flags.contains(.bindsFirst) {
            return try call(Int(object.pointee.tag), [object.slots[0]] + arguments)
        }
        if object.pointee.flags.contains(.hasCaptures) {
            return try call(Int(object.pointee.tag), arguments + [closure])
        }
        return try call(Int(object.pointee.tag), arguments)
    }

    /// Calls a closure whose parameters are inout where `inouts` says so, as `call(_:mutating:)`.
    public func call(closure: Value, mutating arguments: inout [Value]) throws(Interruption) -> Value {
        let object = closure.object
        if object.pointee.flags.contains(.bindsFirst) {
            var all = [object.slots[0]] + arguments
            defer { arguments = Array(all.dropFirst()) }
            return try call(Int(object.pointee.tag), mutating: &all)
        }
        if object.pointee.flags.contains(.hasCaptures) {
            var all = arguments + [closure]
            defer { arguments = Array(all.dropLast()) }
            return try call(Int(object.pointee.tag), mutating: &all)
        }
        return try call(Int(object.pointee.tag), mutating: &arguments)
    }

    /// Calls what implements a requirement for the dynamic type of the first argument.
    public func call(requirement: Int, _ arguments: [Value]) throws(Interruption) -> Value {
        guard let receiver = arguments.first else { throw .trap("a method was called without a receiver") }
        return try call(try implementation(of: requirement, for: receiver), arguments)
    }

    /// Calls a function whose arguments, which are owned here, `place` puts into its window. What the
    /// inout ones are afterwards is given to `keep`.
    @inline(__always)
    private func call(
        _ function: Int, count: Int, placing place: (UnsafeMutablePointer<Value>) -> Void,
        keeping keep: (Int, Value) -> Void
    ) throws(Interruption) -> Value {
        try prepare(function)
        guard reentryDepth < limits.reentry else {
            throw .trap("calls of \(functionName(function)) from native code are nested more than \(limits.reentry) levels deep")
        }
        let caller = state.pointee.frame
        let window = top(of: caller)
        guard window + (count + 2) <= state.pointee.stackLimit, caller + 2 <= state.pointee.frameLimit + 1 else {
            throw depthTrap()
        }
        window[0] = .void
        place(window + 1)
        let entry = caller + 1
        entry.initialize(to: Frame(pc: haltCode, base: window, function: -1 - count))
        state.pointee.frame = entry
        reentryDepth += 1
        // Whatever happens inside, this call leaves the stack as it found it.
        defer {
            state.pointee.frame = caller
            reentryDepth -= 1
        }
        let record = state.pointee.functions[function]
        do {
            if record.native >= 0 {
                window[0] = try natives[Int(record.native)].run(self, Arguments(base: window + 1, count: count))
                releaseArguments(window, count: count, inouts: record.inouts)
            } else {
                try run(function, window: window)
            }
        } catch {
            throw located(error)
        }
        let inouts = state.pointee.functions[function].inouts
        if inouts != 0 {
            for index in 0..<min(64, count) where inouts & (1 << UInt64(index)) != 0 {
                keep(index, window[index + 1])
            }
        }
        return window[0]
    }

    /// The first register behind those of a call.
    func top(of frame: UnsafeMutablePointer<Frame>) -> UnsafeMutablePointer<Value> {
        let function = frame.pointee.function
        if frame == frames { return frame.pointee.base }
        return frame.pointee.base
            + (function < 0 ? -function : Int(state.pointee.functions[function].frameSize))
    }

    func releaseArguments(_ window: UnsafeMutablePointer<Value>, count: Int, inouts: UInt64) {
        for index in 0..<count where index >= 64 || inouts & (1 << UInt64(index)) == 0 {
            heap.release(window[index + 1])
        }
    }

    /// Runs the `deinit` of an instance. What goes wrong inside is thrown at the next check.
    func runDeinitializer(of object: ObjectPointer) {
        guard let function = types[object.pointee.type].deinitializer else { return }
        // A deinit may run while an error is on its way to its handler.
        let pendingError = state.pointee.pendingError
        defer { state.pointee.pendingError = pendingError }
        do {
            let result = try call(function, [object.value])
            heap.release(result)
        } catch {
            if deferredInterruption == nil { deferredInterruption = error }
            state.pointee.fuel = min(state.pointee.fuel, 0)
        }
    }

    // MARK: Dispatch

    /// The type by which a receiver's methods are found. A metatype stands for the type that it names.
    func dispatchType(of receiver: Value) -> TypeID {
        if receiver.depth > 0 || receiver.type == .none { return .optional }
        if receiver.type == .metatype { return TypeID(rawValue: UInt32(truncatingIfNeeded: receiver.payload)) }
        return receiver.type
    }

    /// The function that implements a requirement for a receiver.
    @inline(never)
    func implementation(of requirement: Int, for receiver: Value) throws(Interruption) -> Int {
        let type = dispatchType(of: receiver)
        let place = dispatchCache + (requirement &* 31 &+ Int(type.rawValue)) & (Machine.dispatchCacheSize - 1)
        if place.pointee.requirement == requirement && place.pointee.type == type.rawValue {
            return place.pointee.function
        }
        guard let function = provider?.implementation(of: requirement, for: type) else {
            throw .trap("`\(types[type].name)` has no `\(functionName(requirement))`")
        }
        place.pointee = DispatchEntry(requirement: requirement, type: type.rawValue, function: function)
        return function
    }

    /// What a type has for one of the requirements that the machine uses itself.
    func implementation(of requirement: StandardRequirement, for type: TypeID) -> Int? {
        let (row, column) = (requirement.rawValue, Int(type.rawValue))
        if column < standardAnswers[row].count {
            switch standardAnswers[row][column] {
            case .function(let function): return function
            case .none: return nil
            case .unknown: break
            }
        }
        var function = provider?.implementation(of: requirement, for: type)
        // What Swift derives is done by parts, without a call: so values may be nested as deep as one likes.
        if let derived = function, requirement == .equals || requirement == .hash, provider?.isDerived(derived) == true { function = nil }
        let missing = column + 1 - standardAnswers[row].count
        if missing > 0 { standardAnswers[row].append(contentsOf: repeatElement(.unknown, count: missing)) }
        standardAnswers[row][column] = function.map { .function($0) } ?? .none
        return function
    }

    /// A value of a `Strideable` type of the program moved on by a distance; nil for other values. The caller owns it.
    public func moved(_ value: Value, by distance: Value) throws(Interruption) -> Value? {
        guard let function = implementation(of: .advanced, for: value.type) else { return nil }
        return try call(function, value, distance)
    }

    /// How far it is from one value of a `Strideable` type of the program to another; nil for other values. The caller owns it.
    public func distance(from start: Value, to end: Value) throws(Interruption) -> Value? {
        guard let function = implementation(of: .distance, for: start.type) else { return nil }
        return try call(function, start, end)
    }

    // MARK: Places

    func position(of frame: UnsafeMutablePointer<Frame>) -> SourcePosition {
        var frame = frame
        // The host's own entries stand for the call below them.
        while frame.pointee.function < 0 && frame > frames { frame -= 1 }
        guard frame.pointee.function >= 0 else { return .none }
        let record = state.pointee.functions[frame.pointee.function]
        guard let code = record.code else { return .none }
        let index = frame.pointee.pc - code - 1
        guard index >= 0 && index < Int(record.codeCount) else { return .none }
        return record.positions[index]
    }

    /// The longest back trace that is kept: so many calls at each end.
    static let backtraceEnd = 20

    private func makeBacktrace() -> [Trap.Call] {
        var calls: [Trap.Call] = []
        let top = state.pointee.frame
        let count = top - frames
        var index = 0
        while index < count {
            if count > 2 * Machine.backtraceEnd, index == Machine.backtraceEnd {
                let skipped = count - 2 * Machine.backtraceEnd
                calls.append(Trap.Call(function: "… \(skipped) more calls", position: .none))
                index += skipped
            }
            let frame = top - index
            if frame.pointee.function >= 0 {
                calls.append(Trap.Call(
                    function: functionName(frame.pointee.function), position: position(of: frame)))
            }
            index += 1
        }
        return calls
    }

    /// The interruption with its place, if it is a trap that has none yet. Notes the place in any case.
    @inline(never)
    func located(_ interruption: Interruption) -> Interruption {
        switch interruption {
        case .trap(var trap):
            if trap.position != .none || !trap.backtrace.isEmpty { return interruption }
            noteInterruption()
            trap.position = interruptedAt
            trap.backtrace = interruptedCalls
            return .trap(trap)
        case .thrown:
            return interruption
        case .stopped, .stepBudget, .memoryBudget:
            // The innermost run is the first to get here.
            if interruptedAt == .none { noteInterruption() }
            return interruption
        }
    }

    /// Where the program itself was: what the vocabulary does is done for the call that the program made of it.
    private func noteInterruption() {
        let calls = makeBacktrace()
        let own = calls.firstIndex { $0.position != .none && provider?.isVocabulary($0.position) != true } ?? 0
        interruptedAt = calls.indices.contains(own) ? calls[own].position : position
        interruptedCalls = Array(calls.dropFirst(own + 1))
    }

    func depthTrap() -> Interruption {
        .trap("calls are nested more than \(limits.depth) levels deep: the recursion does not end, or goes too deep")
    }
}
