import Foundation

/// Runs functions: registers in one contiguous stack, frames of its own, values on its own heap.
///
/// A machine belongs to one session and to one thread at a time; its stop flag alone may be used from others.
///
/// An input goes like this:
///
///     machine.begin()
///     do {
///         let value = try machine.call(function, [])
///         machine.commit()
///     } catch {
///         machine.rollback()
///     }
public final class Machine {
    public let heap: Heap
    public var types = TypeTable()
    /// What kind of type a number stands for: without a copy of the table, for those who ask for each value.
    public func kind(of type: TypeID) -> RuntimeType.Kind { types.kind(of: type) }
    public func isView(_ type: TypeID) -> Bool { types.isView(type) }
    public var limits = Limits()
    /// Whether statements of the program note that they were reached. It holds for code that is called for the first time.
    public var notesPlaces = false
    /// The statements that note it, by the number that their code has for them.
    var places: [SourcePosition] = []
    /// The statements that the input at hand has reached.
    public internal(set) var reached: Set<SourcePosition> = []
    /// Where the time of an input goes, for whoever asks.
    public let phases = PhaseClock()
    let stopFlag: StopFlag
    /// Answers what only the program knows; set it before the first call.
    public weak var provider: (any ProgramProvider)?

    /// Is told of changes of tracked properties, and of reads while `isReadTracked`.
    public weak var tracker: (any PropertyTracker)?
    public var isReadTracked = false

    /// How many values were made of each view type.
    public var created = CreationCounts()
    /// How many view values were made, transparent ones left out.
    public var viewsCreated = 0

    /// How many steps this input has taken.
    public var stepsTaken: Int { stepsGranted - max(0, state.pointee.fuel) }

    let state: UnsafeMutablePointer<MachineState>
    private let stack: UnsafeMutablePointer<Value>
    let frames: UnsafeMutablePointer<Frame>
    let haltCode: UnsafeMutablePointer<Instruction>

    /// Registers of all calls together. Memory is taken only as deep as calls go.
    static let stackSize = 2 << 20
    /// Steps between two looks at the stop flag: some 100 microseconds of interpreted code.
    static let slice = 50_000
    static let frameCapacity = 200_000

    private var functionCapacity = 1024
    private(set) var functionCount = 0
    private(set) var functionNames: [String] = []
    /// Bodies of closures and the like, which the provider does not know.
    var bodies: [Int: FunctionBody] = [:]
    var bodyNumbers: [ObjectIdentifier: Int] = [:]
    private var plainClosures: [Int: Value] = [:]
    /// Variables of local functions: in the function's own body its name is the closure that runs.
    var localFunctions: [ObjectIdentifier: LocalVariable] = [:]
    /// Variables of local functions that are used before they are declared, and so live in boxes.
    var forwardFunctions: Set<ObjectIdentifier> = []
    private(set) var natives: [Native] = []
    private var nativeNumbers: [String: Int] = [:]
    var casts: [Type] = []
    /// What generic code and its callers know of types, by function.
    var functionTypes: [Int: FunctionTypes] = [:]
    /// Which registers own what they hold at the calls of functions that can wait.
    var ownedRegisters: [Int: [Int: OwnedRegisters]] = [:]
    /// The job that runs.
    var job: RunningJob?
    /// The class of all jobs, once there was one.
    var jobType: TypeID?
    /// Types with generic arguments of which there are values; their headers have the place in this list, from 1 on.
    var instantiations: [Type] = []
    var instantiationNumbers: [Type: Int] = [:]
    /// Set by a cast that hangs on generic arguments which the value does not have.
    var castIsUncertain = false
    /// The types that metatypes name, where a number alone does not tell.
    var metatypes: [Type] = []
    var metatypeNumbers: [Type: Int] = [:]
    var globalCount = 0
    var globalCapacity = 256
    var globalInitializers: [Int: (function: Int, name: String)] = [:]
    /// Globals that are declared by a pattern, by the number of each.
    var globalPatterns: [Int: GlobalPattern] = [:]
    /// Globals that hold a weak or unowned reference, which their initialisers know nothing of.
    var weakGlobals: [Int: LocalVariable.Ownership] = [:]
    var initializingGlobals: Set<Int> = []
    let dispatchCache: UnsafeMutablePointer<DispatchEntry>
    /// What a type has for each standard requirement, by the type's number; asked anew after an edit.
    var standardAnswers: [[StandardAnswer]] = Machine.noAnswers
    var reentryDepth = 0
    private var stepsGranted = 0
    /// Where the last run was interrupted, whatever the reason, and by which calls.
    public internal(set) var interruptedAt: SourcePosition = .none
    public internal(set) var interruptedCalls: [Trap.Call] = []
    /// Raised where nothing can be thrown, in a deinit; thrown at the next check.
    var deferredInterruption: Interruption?
    /// Set by `slow` and the like when they fail.
    var failure: Interruption = .stopped

    enum StandardAnswer {
        case unknown
        case none
        case function(Int)
    }

    private static var noAnswers: [[StandardAnswer]] { Array(repeating: [], count: StandardRequirement.allCases.count) }

    /// One place of the dispatch cache.
    struct DispatchEntry {
        var requirement: Int = -1
        var type: UInt32 = 0
        var function: Int = -1
    }
    static let dispatchCacheSize = 4096

    /// A machine with the natives of the vocabulary by their names; its own come on top.
    public init(natives vocabulary: [String: NativeFunction] = [:], stoppedBy stopFlag: StopFlag = StopFlag()) {
        self.stopFlag = stopFlag
        heap = Heap()
        stack = .allocate(capacity: Machine.stackSize)
        frames = .allocate(capacity: Machine.frameCapacity)
        haltCode = .allocate(capacity: 1)
        haltCode.initialize(to: Instruction(.halt))
        frames.initialize(to: Frame(pc: haltCode, base: stack, function: -1))
        let functions = UnsafeMutablePointer<FunctionRecord>.allocate(capacity: functionCapacity)
        dispatchCache = .allocate(capacity: Machine.dispatchCacheSize)
        dispatchCache.initialize(repeating: DispatchEntry(), count: Machine.dispatchCacheSize)
        state = .allocate(capacity: 1)
        state.initialize(to: MachineState(
            frame: frames, functions: functions, globals: .allocate(capacity: globalCapacity), frameLimit: frames + 1,
            stackLimit: stack + Machine.stackSize))
        for (name, native) in Machine.builtinNatives.merging(vocabulary, uniquingKeysWith: { $1 }) {
            nativeNumbers[name] = natives.count
            natives.append(Native(run: native))
        }
        heap.deinitialize = { [unowned self] object in runDeinitializer(of: object) }
        heap.addRoots { [unowned self] visit in
            for index in 0..<globalCount { visit(state.pointee.globals[index].value) }
        }
        refuel()
    }

    deinit {
        for id in 0..<functionCount { freeCode(of: id) }
        state.pointee.functions.deallocate()
        state.pointee.globals.deallocate()
        stack.deallocate()
        frames.deallocate()
        haltCode.deallocate()
        dispatchCache.deallocate()
        state.deallocate()
    }

    // MARK: Inputs

    /// Starts an input with fresh budgets.
    public func begin() {
        heap.begin()
        deferredInterruption = nil
        interruptedAt = .none
        interruptedCalls = []
        reached.removeAll()
        refuel()
    }

    /// Ends an input that went well.
    public func commit() { heap.commit() }

    /// Ends an input that went well as a part of the one before it.
    public func commitWithLast() { heap.commitWithLast() }

    /// Takes back all that the input did to the heap.
    public func rollback() {
        resetStack()
        initializingGlobals = []
        heap.rollback()
    }

    /// Forgets cached answers of the provider; call it when the program changed.
    public func programChanged() {
        dispatchCache.update(repeating: DispatchEntry(), count: Machine.dispatchCacheSize)
        standardAnswers = Machine.noAnswers
        renumberInstantiations()
    }

    /// Empties all globals and jobs and forgets the journals. What is then left on the heap is held by the host,
    /// or by a cycle.
    public func reset() {
        dropJobs()
        for index in 0..<globalCount { heap.setSlot(state.pointee.globals[index].value, 0, taking: .hole) }
        heap.forgetJournals()
    }

    func resetStack() {
        state.pointee.frame = frames
        state.pointee.isStopping = false
        reentryDepth = 0
        job = nil
    }

    // MARK: Budgets

    private func refuel() {
        stepsGranted = 0
        heap.core.pointee.limit = limits.bytes
        heap.core.pointee.isOverLimit = heap.bytes > limits.bytes
        state.pointee.frameLimit = frames + min(limits.depth, Machine.frameCapacity - 2)
        state.pointee.fuel = 0
        grant()
    }

    private func grant() {
        let slice = min(Machine.slice, max(0, limits.steps - stepsGranted))
        stepsGranted += slice
        state.pointee.fuel += slice
    }

    /// Looks at the stop flag and the budgets; called when the fuel is used up.
    @inline(never)
    func checkBudgets() throws(Interruption) {
        if let interruption = deferredInterruption {
            deferredInterruption = nil
            throw interruption
        }
        if stopFlag.take() { throw .stopped }
        if heap.core.pointee.isOverLimit {
            // What was freed since counts.
            if heap.bytes > limits.bytes { throw .memoryBudget }
            heap.core.pointee.isOverLimit = false
        }
        if state.pointee.fuel < 0 {
            stepsGranted -= state.pointee.fuel
            state.pointee.fuel = 0
        }
        if stepsGranted >= limits.steps { throw .stepBudget }
        grant()
    }

    /// Pays for work that a native is about to do: as many steps as elements that it looks at, as many
    /// bytes as it will allocate. Throws when the budget does not allow it.
    public func charge(steps: Int, bytes: Int = 0) throws(Interruption) {
        if bytes > limits.bytes - min(heap.bytes, limits.bytes) { throw .memoryBudget }
        if steps > limits.steps { throw .stepBudget }
        state.pointee.fuel -= steps
        if state.pointee.fuel < 0 || heap.core.pointee.isOverLimit { try checkBudgets() }
    }

    // MARK: Functions

    /// A number for a function whose code the provider will give when it is first called.
    public func reserveFunction(named name: String) -> Int {
        if functionCount == functionCapacity {
            state.pointee.functions = doubled(state.pointee.functions, capacity: &functionCapacity)
        }
        (state.pointee.functions + functionCount).initialize(to: .unresolved)
        functionNames.append(name)
        functionCount += 1
        return functionCount - 1
    }

    /// A number for a body that is known already: a closure, an initial value, a statement at the prompt.
    public func addFunction(_ body: FunctionBody) -> Int {
        if let known = bodyNumbers[ObjectIdentifier(body)] { return known }
        let id = reserveFunction(named: body.name)
        bodies[id] = body
        bodyNumbers[ObjectIdentifier(body)] = id
        return id
    }

    /// As it stands in back traces.
    public func functionName(_ id: Int) -> String {
        functionNames.indices.contains(id) ? functionNames[id] : "native code"
    }

    /// The closure of a function that captures nothing; there is one for each function.
    public func closure(of function: Int) -> Value {
        if let known = plainClosures[function] { return known }
        let object = heap.allocate(.closure, type: .function, slots: 0, tag: UInt32(function))
        let closure = heap.immortal(object.value)
        plainClosures[function] = closure
        return closure
    }

    func hasNative(_ name: String) -> Bool { nativeNumbers[name] != nil }

    /// Makes a function ready to run: lowers it, or binds its native.
    @inline(never)
    func prepare(_ id: Int) throws(Interruption) {
        guard id >= 0 && id < functionCount else { throw .trap("a function without a number was called") }
        if state.pointee.functions[id].isResolved { return }
        let code: FunctionCode
        if let body = bodies[id] {
            code = .body(body)
        } else if let provider {
            code = try provider.code(for: id)
        } else {
            throw .trap("`\(functionNames[id])` has no code")
        }
        switch code {
        case .native(let name, let arguments, let inouts):
            // The library's tests bind every native; an embedder that forgot one learns its name.
            guard let number = nativeNumbers[name] else {
                throw .trap("`\(name)` is declared, but not implemented")
            }
            functionNames[id] = name
            state.pointee.functions[id].native = Int32(number)
            state.pointee.functions[id].argumentCount = Int32(arguments)
            state.pointee.functions[id].inouts = inouts
        case .body(let body):
            let lowered = try FunctionLowering.lower(body, machine: self)
            functionNames[id] = lowered.name
            install(lowered, as: id)
        }
        state.pointee.functions[id].isResolved = true
    }

    private func install(_ lowered: LoweredFunction, as id: Int) {
        let record = state.pointee.functions + id
        record.pointee.code = copyOut(lowered.instructions)
        record.pointee.constants = copyOut(lowered.constants.map { heap.immortal($0) })
        record.pointee.extras = copyOut(lowered.extras)
        record.pointee.positions = copyOut(lowered.positions)
        record.pointee.codeCount = Int32(lowered.instructions.count)
        record.pointee.frameSize = Int32(lowered.frameSize)
        record.pointee.argumentCount = Int32(lowered.argumentCount)
        record.pointee.inouts = lowered.inouts
        record.pointee.hasCaptures = lowered.hasCaptures
        record.pointee.initializesInstance = lowered.initializesInstance
        functionTypes[id] = lowered.types
        if !lowered.ownedRegisters.isEmpty { ownedRegisters[id] = lowered.ownedRegisters }
    }

    private func copyOut<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
        memory.initialize(from: elements, count: elements.count)
        return memory
    }

    private func freeCode(of id: Int) {
        let record = state.pointee.functions[id]
        guard let code = record.code else { return }
        code.deallocate()
        record.constants.deallocate()
        record.extras.deallocate()
        record.positions.deallocate()
    }
}

/// The elements of memory that is full, in memory for twice as many. The old memory is gone.
func doubled<Element>(_ full: UnsafeMutablePointer<Element>, capacity: inout Int) -> UnsafeMutablePointer<Element> {
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    grown.moveInitialize(from: full, count: capacity)
    full.deallocate()
    capacity *= 2
    return grown
}
