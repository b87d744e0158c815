/// Turns a checked body into instructions.
///
/// Registers form a stack: 0 is the result, 1... the arguments, behind them a closure's own object, then
/// locals and temporaries in the order in which they come to life. A call's window is always the
/// topmost part, so that the callee's registers lie over the caller's and nothing is copied.
///
/// What a register owns is known at each point of the code: `cleanups` lists, from the outside in, what must
/// happen when the point is left: registers to release, values to put back into the places that
/// they were taken from, `defer` blocks to run. Normal flow takes entries off the list one by one; a jump out
/// (return, break, a thrown error, the nil of an optional chain) does what stands above its target.
/// Conditional jumps out do so in pads behind the function's end.
final class FunctionLowering {
    let machine: Machine
    let body: FunctionBody
    var function: LoweredFunction
    /// The next free register.
    var top = 0
    var storage: [ObjectIdentifier: Storage] = [:]
    var cleanups: [Cleanup] = []
    var pads: [Pad] = []
    /// Where thrown errors go; nil: out of the function.
    var handler: CodeLabel?
    /// Where the nil of an optional chain goes, the innermost last.
    var chains: [CodeLabel] = []
    var jumps: [JumpTarget] = []
    /// The body of the next case, for `fallthrough`.
    var nextCase: CodeLabel?
    var position: SourcePosition
    /// Registers that variables of a case with several patterns share.
    var sharedBindings: [ObjectIdentifier: Int] = [:]
    /// Whether code emitted now can be reached.
    var isReachable = true
    /// The address at which a label was put last.
    var lastBound = 0
    private var integerConstants: [ConstantKey: Int] = [:]
    private var stringConstants: [StringKey: Int] = [:]
    private var failure: Interruption?
    /// What the callees' generic parameters stand for, by the instruction of the call.
    var callTypes: [Int: CallTypes] = [:]
    /// Variables of a script whose values this function waited for.
    var awaitedGlobals: Set<VariableDecl> = []
    /// Registers that own something for which no cleanup stands: a result, or an error, while cleanups run.
    var pending: [Int] = []
    /// Registers that hold what a generic parameter stands for.
    var typeRegisters: [Archetype: Int] = [:]

    /// Where a variable lives.
    enum Storage {
        case register(Int)
        /// The register holds a box, in which the value is.
        case box(Int)
    }

    struct Cleanup {
        enum Kind {
            case release(Int)
            /// Emits code that puts something back or runs a `defer` block.
            case code(() throws(Interruption) -> Void)
        }
        var kind: Kind
        /// Whether it can run interpreted code, which may throw and catch errors of its own.
        var runsCode: Bool
        /// The register that holds what the code puts back.
        var holder: Int?

        /// The register that owns something until then.
        var register: Int? {
            if case .release(let register) = kind { register } else { holder }
        }
    }

    /// Code behind the end of the function for a conditional jump that has cleanups to do.
    struct Pad {
        var label: CodeLabel
        /// Nil: leaves the function with the pending error.
        var target: CodeLabel?
        var keepsError: Bool
        var cleanups: [Cleanup]
        var storage: [ObjectIdentifier: Storage]
        var top: Int
        var handler: CodeLabel?
        var chains: [CodeLabel]
        var position: SourcePosition
    }

    struct JumpTarget {
        var label: Label
        var breakTo: CodeLabel
        var continueTo: CodeLabel?
    }

    private struct ConstantKey: Hashable {
        var payload: UInt64
        var type: UInt32
        var flags: UInt32
    }
    private struct StringKey: Hashable {
        /// Texts that are equal may be written with other scalars.
        var bytes: [UInt8]
        var type: UInt32
    }

    static func lower(_ body: FunctionBody, machine: Machine) throws(Interruption) -> LoweredFunction {
        let lowering = FunctionLowering(body, machine)
        try lowering.lowerBody()
        if let failure = lowering.failure { throw failure }
        return lowering.function
    }

    private init(_ body: FunctionBody, _ machine: Machine) {
        self.body = body
        self.machine = machine
        self.position = body.position
        function = LoweredFunction(name: body.name)
    }

    // MARK: Registers

    /// A register for a new local or temporary.
    func allocate() -> Int {
        let register = top
        top += 1
        if top > function.frameSize { function.frameSize = top }
        if top > 30_000 { fail("`\(body.name)` is too large") }
        return register
    }

    /// Notes a limit of the machine that the function exceeds.
    func fail(_ message: String) {
        if failure == nil { failure = .trap(Trap(message: message, position: position)) }
    }

    // MARK: Instructions

    func emit(_ op: Opcode, k: UInt8 = 0, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) {
        append(Instruction(op, k: k, a: a, b: b, c: c))
    }

    func emit(_ op: Opcode, k: UInt8 = 0, _ a: Int = 0, bc: Int) {
        append(Instruction(op, k: k, a: a, bc: bc))
    }

    private func append(_ instruction: Instruction) {
        guard isReachable else { return }
        function.instructions.append(instruction)
        function.positions.append(position)
        switch instruction.op {
        case .jump, .loop, .return, .returnMoved, .returnReleasing, .propagate, .trap, .trapThrown: isReachable = false
        default: break
        }
    }

    /// Emits a return. A move of the result just before it becomes one instruction with it.
    func emitReturn() {
        if isReachable, let last = function.instructions.last, last.op == .move, last.a == 0,
           lastBound != function.instructions.count {
            function.instructions.removeLast()
            function.positions.removeLast()
            emit(.returnMoved, Int(last.b))
        } else {
            emit(.return)
        }
    }

    func constant(_ value: Value) -> Int {
        let key = ConstantKey(payload: value.payload, type: value.type.rawValue, flags: value.flags)
        if let known = integerConstants[key] { return known }
        function.constants.append(value)
        integerConstants[key] = function.constants.count - 1
        return function.constants.count - 1
    }

    func constant(_ text: String, type: TypeID = .string) -> Int {
        let key = StringKey(bytes: Array(text.utf8), type: type.rawValue)
        if let known = stringConstants[key] { return known }
        function.constants.append(machine.heap.immortal(machine.heap.makeString(text, type: type)))
        stringConstants[key] = function.constants.count - 1
        return function.constants.count - 1
    }

    func extra(_ extra: Extra) -> Int {
        function.extras.append(extra)
        if function.extras.count > 65_000 { fail("`\(body.name)` is too large") }
        return function.extras.count - 1
    }

    /// `dst` = a constant.
    func load(_ value: Value, into dst: Int) {
        if value.type == .int && value.flags == 0, let small = Int32(exactly: value.asInt) {
            emit(.integer, dst, bc: Int(small))
        } else {
            emit(.constant, dst, bc: constant(value))
        }
    }

    // MARK: Cleanups

    func pushRelease(_ register: Int) {
        cleanups.append(Cleanup(kind: .release(register), runsCode: false))
    }

    func pushCode(holding register: Int? = nil, _ code: @escaping () throws(Interruption) -> Void) {
        cleanups.append(Cleanup(kind: .code(code), runsCode: true, holder: register))
    }

    /// Takes the newest release of a register off the list: its value was given away.
    func cancelRelease(_ register: Int) {
        for index in cleanups.indices.reversed() {
            if case .release(register) = cleanups[index].kind {
                cleanups.remove(at: index)
                return
            }
        }
    }

    /// Emits what is due above `depth`, without taking it off the list: for a jump out.
    func cleanUp(to depth: Int, except kept: Int? = nil) throws(Interruption) {
        let all = cleanups
        let savedTop = top
        while cleanups.count > depth {
            let cleanup = cleanups.removeLast()
            switch cleanup.kind {
            case .release(let register):
                if register != kept { emit(.release, register) }
            case .code(let code):
                try code()
            }
        }
        cleanups = all
        top = savedTop
    }

    /// Runs `content` in a scope of its own: what it leaves behind is cleaned up and its registers are free again.
    func scope(_ content: () throws(Interruption) -> Void) throws(Interruption) {
        let depth = cleanups.count
        let savedTop = top
        try content()
        try endScope(depth, savedTop)
    }

    func endScope(_ depth: Int, _ savedTop: Int) throws(Interruption) {
        try cleanUp(to: depth)
        cleanups.removeLast(cleanups.count - depth)
        top = savedTop
    }

    // MARK: The whole function

    private func lowerBody() throws(Interruption) {
        top = 1 + body.parameters.count
        function.frameSize = top
        function.argumentCount = body.parameters.count
        let closureRegister = top
        function.hasCaptures = !body.captures.isEmpty
        if function.hasCaptures { _ = allocate() }
        for (index, parameter) in body.parameters.enumerated() {
            if parameter.isInout { function.inouts |= 1 << UInt64(min(index, 63)) }
        }
        try lowerParameters()
        if function.hasCaptures {
            pushRelease(closureRegister)
            lowerCaptures(from: closureRegister)
        }
        try lowerSelf()
        lowerTypeVariables()
        try lower(body.statements)
        if isReachable { try lowerReturn(nil) }
        try emitPads()
        noteTypes()
    }

    /// What closures will want to know, while the caller is there to tell it.
    private func lowerTypeVariables() {
        for variable in body.typeVariables {
            guard let parameter = variable.typeParameter else { continue }
            let register = allocate()
            emit(.metatype, k: 1, register, 0, castExtra(.archetype(parameter)))
            storage[ObjectIdentifier(variable)] = .register(register)
        }
    }

    private func noteTypes() {
        let owner = body.owner.flatMap { $0.genericParameters.isEmpty ? nil : $0 }
        if owner == nil, body.genericParameters.isEmpty, typeRegisters.isEmpty, callTypes.isEmpty { return }
        var selfRegister: Int?
        if let first = body.parameters.first, first.name == "self", !isBoxed(first) { selfRegister = 1 }
        function.types = FunctionTypes(
            parameters: body.genericParameters, owner: owner, registers: typeRegisters,
            opening: body.openingParameters.filter { !isBoxed(body.parameters[$0.value - 1]) }, selfRegister: selfRegister, calls: callTypes)
    }

    private func lowerParameters() throws(Interruption) {
        for (index, parameter) in body.parameters.enumerated() {
            let register = index + 1
            let isSelfOfInitializer = parameter === body.selfVariable
            if isSelfOfInitializer { function.initializesInstance = true }
            if isBoxed(parameter) {
                let box = allocate()
                emit(.makeBox, box, register)
                storage[ObjectIdentifier(parameter)] = .box(box)
                pushRelease(box)
                if parameter.isInout {
                    // The box may outlive the call; the value goes back to the caller.
                    pushCode { [unowned self] () throws(Interruption) in emit(.takeCell, register, box, 0) }
                }
            } else {
                storage[ObjectIdentifier(parameter)] = .register(register)
                if let own = parameter.typeParameter { typeRegisters[own] = register }
                if !parameter.isInout && !parameter.type.isTrivial { pushRelease(register) }
            }
        }
    }

    private func lowerCaptures(from closure: Int) {
        let first = top
        for variable in body.captures {
            let register = allocate()
            storage[ObjectIdentifier(variable)] = isBoxed(variable) ? .box(register) : .register(register)
            if let parameter = variable.typeParameter { typeRegisters[parameter] = register }
        }
        emit(.captures, first, closure, body.captures.count)
        if let own = machine.localFunctions[ObjectIdentifier(body)], !isBoxed(own) {
            storage[ObjectIdentifier(own)] = .register(closure)
        }
    }

    /// The `self` of an initialiser of a struct or enum: an object without values, or nothing yet.
    private func lowerSelf() throws(Interruption) {
        guard let variable = body.selfVariable, !body.parameters.contains(where: { $0 === variable }) else { return }
        let register = allocate()
        if let decl = variable.type.nominal, decl.kind == .struct,
           decl.typeID.rawValue >= TypeID.firstDeclared.rawValue {
            emit(.allocate, register, 0, extra(Extra(
                kind: .structure, type: decl.typeID, count: decl.storedProperties.count)))
        } else {
            emit(.hole, register)
        }
        if isBoxed(variable) {
            let box = allocate()
            emit(.makeBox, box, register)
            storage[ObjectIdentifier(variable)] = .box(box)
            pushRelease(box)
        } else {
            storage[ObjectIdentifier(variable)] = .register(register)
            pushRelease(register)
        }
    }

    /// Whether a variable lives in a box: closures share it.
    func isBoxed(_ variable: LocalVariable) -> Bool {
        (variable.isCaptured && !variable.isLet) || machine.forwardFunctions.contains(ObjectIdentifier(variable))
    }
}
