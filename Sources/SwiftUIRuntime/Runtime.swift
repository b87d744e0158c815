import DiffEngine
import SwiftInterpreter
import SwiftLibrary

/// Shows views: runs their bodies, keeps their state, and lets one act on their controls.
///
///     let natives = RuntimeNatives()
///     let interpreter = Interpreter(natives: standard.merging(natives.functions) { $1 }, …)
///     let runtime = Runtime(program: interpreter, context: context, natives: natives)
///     try runtime.mount(view, event: ":show Screen()")
///     try runtime.perform(.tap, on: runtime.controls[0], event: "tap \"A 0\"")
///
/// All that changes is in `snapshot()`, in the engine's counts and on the machine's heap; after a
/// failure `restore` puts the first two back, and the heap's journal the last.
public final class Runtime: EngineHost {
    public let program: any ViewProgram
    public let context: SessionContext
    let machine: Machine
    let heap: Heap
    public var options = RuntimeOptions()
    let vocabulary: Vocabulary
    let types: TypeDescriptions
    /// The graph, the counts and the ledger.
    public private(set) lazy var engine = Engine(host: self, types: types)
    var state = RuntimeState()
    /// The body that runs.
    var evaluation: Evaluation? { didSet { updateReadTracking() } }
    /// Calls of `withObservationTracking` that are going on, with what they read.
    var openTrackings: [[ObservedProperty]] = [] { didSet { updateReadTracking() } }
    /// Whether reads of observable objects count for nobody at the moment.
    var isUntracked = false { didSet { updateReadTracking() } }
    /// Sources of observable objects that were read since someone began to note them; nil while nobody does.
    var notedReads: [SourceID]?
    /// Which dynamic properties each view type has.
    var plans: [PlannedType: [PlannedProperty]] = [:]
    /// Lists that have yet to be asked whether a link stands in their rows' bodies.
    var linkProbes: [NodeID] = []
    /// Whether what is shown is being looked at, which must not run the program.
    var isLooking = false
    /// What was read of the views since they last changed.
    var readings = Readings()
    /// Whether something in the drawing at hand depends on the moment: a text that goes on by itself.
    var asksForMoment = false
    /// Whether the drawing at hand asked the program for something: a text that goes on by itself, a layout of its own.
    var asksProgram = false
    /// The layout of the program's own that places its views just now.
    var layoutPass: LayoutPass?
    /// Counts events, each of which may change the views, and returns to a snapshot.
    public private(set) var changes = 0
    /// TabViews and navigation stacks that have yet to say what they show.
    var appearancesToSettle: [NodeID] = []
    /// Nodes whose views want to know a preference; some may have gone.
    var preferenceReaders: Set<NodeID> = []
    /// What leaves lazy containers in this pass, to come back perhaps.
    var departures: [NodeID: Departures] = [:]
    /// Values that the present event replaced in States; the ledger holds them.
    var staleValues: [StaleValue] = []
    /// Updates of this input at the present moment of the clock.
    var roundsOfMoment = 0
    /// Whether an event is under way, in which views come and go.
    private(set) var isChanging = false
    private var rootToken = 0
    /// The job whose result somebody waits for.
    var awaited: (job: Value, result: Value?)?
    /// Compares a child's value with the one before: counts calls of `==`, and waits for layouts.
    private(set) lazy var edgeComparison = comparison(
        .edge, answers: answers, onEqual: { [unowned engine, types] in engine.countEqual(of: types.index(of: $0)) },
        isContextReady: { [unowned self] in isLayoutReady(.context($0)) })
    /// As for an edge, but nothing is counted.
    private(set) lazy var plainComparison = comparison(.edge)
    private(set) lazy var outputComparison = comparison(.output, answers: answers)
    private(set) lazy var account = comparison(
        .account, answers: answers, isContextReady: { [unowned self] in !options.areLayoutsAsynchronous || wasLayoutReady(.context($0)) })
    /// What `==` said of the children of the node that was evaluated last.
    let answers = EqualityAnswers()

    public init(program: any ViewProgram, context: SessionContext, natives: RuntimeNatives) {
        self.program = program
        self.context = context
        machine = program.machine
        heap = program.machine.heap
        vocabulary = Vocabulary(program: program)
        types = TypeDescriptions(program: program, vocabulary: vocabulary)
        natives.runtime = self
        context.origin = { [weak self] in self?.origin ?? ScheduledWork.Origin() }
        context.taskText = { [weak self] in self?.taskText ?? "task" }
        program.machine.tracker = self
        rootToken = program.machine.heap.addRoots { [weak self] visit in self?.forEachValue(visit) }
    }

    deinit { program.machine.heap.removeRoots(rootToken) }

    private func forEachValue(_ visit: (Value) -> Void) {
        engine.forEachHandle { visit($0.value) }
        state.forEachValue(visit)
        context.schedule.forEachValue(visit)
    }

    /// The properties that the generated `==` of a type leaves out; nil if its `==` was written by hand.
    public var generatedEquality: (NominalDecl) -> [String]? {
        get { types.generatedEquality }
        set { types.generatedEquality = newValue }
    }

    // MARK: Snapshots

    /// All that the runtime and its engine know, as a value.
    public func snapshot() -> RuntimeSnapshot {
        RuntimeSnapshot(state: state, schedule: context.schedule, engine: engine.snapshot())
    }

    /// Goes back to a snapshot. Call it before the heap's own roll-back, which counts what is held.
    public func restore(_ snapshot: RuntimeSnapshot) {
        state = snapshot.state
        context.schedule = snapshot.schedule
        forgetReadings()
        answers.removeAll()
        staleValues.removeAll()
        engine.restore(snapshot.engine)
        evaluation = nil
        openTrackings.removeAll()
        isUntracked = false
        isLooking = false
        notedReads = nil
        linkProbes.removeAll()
        departures.removeAll()
        appearancesToSettle.removeAll()
        preferenceReaders = Set(state.nodes.keys.map { NodeID(rawValue: $0) })
        machine.created.removeAll()
    }

    // MARK: Inputs

    /// Starts an input: the delta is empty and there are no warnings.
    public func beginInput() {
        rememberExplanations()
        engine.beginInput()
        roundsOfMoment = 0
        // An input may show again what was not drawn: a menu opens, a screen goes back.
        state.mayAskProgramWhenDrawn = state.hasProgramDrawing
        state.warnings.removeAll()
        state.writeNames.removeAll()
        state.changedIDs.removeAll()
        state.changes.removeAll()
        state.earlyComparisons.removeAll()
        state.findings.removeAll()
    }

    /// Whether a view is shown.
    public var isMounted: Bool { state.root.type != .void }

    /// Shows a view, which stays the caller's, in place of the one that is shown.
    public func mount(_ root: Value, event: String) throws {
        // The view to be shown has been made: that counts for the new counts.
        let created = machine.created
        machine.created.removeAll()
        if isMounted { try unmount() }
        engine.resetCounts()
        machine.created = created
        try transact(event) {
            heap.retain(root)
            state.root = root
            try engine.setRoots(rootList())
        }
    }

    /// Takes the view away; its state goes with it.
    public func unmount() throws {
        guard isMounted else { return }
        try transact("unmount") {
            try engine.setRoots(ChildList())
            heap.release(state.root)
            state.root = .void
        }
    }

    /// Forgets what was found out about the program's types: another program is in its place, without any body having run.
    public func programChanged() {
        vocabulary.programChanged()
        types.programChanged()
        engine.layouts.removeAll()
        state.layoutRequests.removeAll()
        plans.removeAll()
    }

    /// The program was edited: every mounted body runs once for that reason. State stays with its identity.
    ///
    /// A new root takes the old one's place if one is given; its views keep their identity where type
    /// and position are the same.
    /// - Returns: the properties that could not keep their value, as `Screen._profile`.
    @discardableResult
    public func reload(root: Value? = nil, event: String = "code changed") throws -> [String] {
        programChanged()
        state.restarted.removeAll()
        guard isMounted else { return [] }
        try transact(event, isReload: true) {
            if let root {
                heap.retain(root)
                heap.release(state.root)
                state.root = root
                try engine.setRoots(rootList())
            }
        }
        return state.restarted
    }

    /// Everything hangs below a container that holds the root expression's value, so that a root may be
    /// any view, not only one with a body.
    private func rootList() -> ChildList {
        var list = ChildList()
        heap.retain(state.root)
        list.append(
            identity: Position.top.hash, type: types.index(of: .any), value: Handle(state.root), flags: .container)
        return list
    }

    /// Has each view of the program drawn on a ground that is another one at each of its evaluations, or no more.
    public func setFlashes(_ flashes: Bool) {
        options.flashes = flashes
        forgetReadings()
    }

    private func forgetReadings() {
        readings.invalidate()
        changes += 1
    }

    // MARK: Transactions

    /// Runs something of the program as one event: what it writes reaches the views that are shown.
    public func run(event: String, _ body: () throws -> Void) throws {
        try transact(event, body)
    }

    /// Runs a job as one event. The result, owned by the caller, is there if the job ended by the time that nothing was left
    /// to do; the clock must go on for one that waits.
    public func run(event: String, job: Value) throws -> Value? {
        awaited = (job, nil)
        defer { awaited = nil }
        try transact(event) { try resume(job) }
        return awaited?.result
    }

    /// Runs something as one event, then whatever follows from it, until nothing is left to do.
    func transact(_ text: String, isReload: Bool = false, _ action: () throws -> Void) throws {
        forgetReadings()
        isChanging = true
        // A run that was ended may have left it.
        context.isInBackground = false
        forgetTransactions()
        defer { isChanging = false }
        engine.begin(event: number(of: text), isReload: isReload)
        let start = engine.ledger.nextID
        try action()
        try settle()
        forgetEmptyPlaces()
        endLifetimes(since: start)
        staleValues.removeAll()
        forgetTransactions()
        engine.end()
    }

    /// Gives a job its turn, which is worth so many steps. What it throws in the end, nobody can catch.
    func resume(_ job: Value, cost: Int = 0) throws {
        context.isInBackground = vocabulary.field("_isInBackground", of: job).asBool
        defer { context.isInBackground = false }
        do throws(Interruption) {
            guard case .ended(let result) = try machine.resume(job, cost: cost) else { return }
            if awaited?.job.identity == job.identity { awaited?.result = result } else { heap.release(result) }
        } catch {
            // The input that began the job fails; a later one only hears of it.
            guard case .thrown(let error) = error, awaited?.job.identity != job.identity else { throw error }
            warn("an error was thrown and nobody caught it: \(try machine.describe(error))", at: .none)
            heap.release(error)
        }
    }

    /// The number under which the ledger knows an event's words.
    func number(of text: String) -> UInt32 {
        if let known = state.eventTexts.lastIndex(of: text) { return UInt32(known) }
        state.eventTexts.append(text)
        return UInt32(state.eventTexts.count - 1)
    }

    /// The words of an event of the ledger.
    public func eventText(_ number: UInt32) -> String {
        state.eventTexts.indices.contains(Int(number)) ? state.eventTexts[Int(number)] : ""
    }

    /// Hands the machine's counts of new view values to the engine.
    func countInitialisations() {
        guard !machine.created.isEmpty else { return }
        // In an order that is the same in every run: the engine numbers types as they come.
        for (type, count) in machine.created.all {
            switch vocabulary.kind(of: type) {
            case .view, .modifier: engine.countInitialisations(count, of: types.index(of: type))
            case .builtin, .other: continue
            }
        }
        machine.created.removeAll()
    }

    // MARK: Warnings

    /// What SwiftUI would have written to the log during the last input.
    public var warnings: [RuntimeWarning] { state.warnings }

    /// Records a warning once for each place in an input.
    func warn(_ message: String, at position: SourcePosition) {
        let warning = RuntimeWarning(message: message, position: position)
        guard !state.warnings.contains(warning) else { return }
        if engine.isInTransaction { engine.warn(.host(text: UInt32(state.warnings.count))) }
        state.warnings.append(warning)
    }
}

/// What is read of the views as a whole, made when someone first asks after a change.
struct Readings {
    private(set) var viewIndex: ViewIndex?
    private(set) var drawn: Drawn?
    /// The moment at which the drawing was made, where its words depend on that.
    private(set) var moment: Double?
    /// The readings before, each held until the next is made: to give them back would be a fifth of a tap's time.
    private(set) var outdatedIndex: ViewIndex?
    private(set) var outdatedDrawing: Drawn?

    /// Something has changed: nothing that was read holds any more.
    mutating func invalidate() {
        if let viewIndex { outdatedIndex = viewIndex }
        if let drawn { outdatedDrawing = drawn }
        (viewIndex, drawn) = (nil, nil)
    }

    mutating func keep(_ index: ViewIndex) { (viewIndex, outdatedIndex) = (index, nil) }

    mutating func keep(_ drawing: Drawn, at moment: Double?) { (drawn, outdatedDrawing, self.moment) = (drawing, nil, moment) }
}

/// What `:set` changes about the runtime.
public struct RuntimeOptions: Hashable, Sendable {
    /// The year of the SwiftUI release whose behaviour holds where releases differ.
    public var release = 2026
    /// Whether layouts for comparison become ready only some time after they are first needed.
    public var areLayoutsAsynchronous = false
    /// Whether views are built for debugging, where each opaque view hides what it is.
    public var isDebugBuild = false
    /// Whether a ForEach whose number of views is not known is warned of.
    public var logsSlowPath = false
    /// Whether a modifier that SwiftUI's vocabulary lacks is carried without effect.
    public var carriesUnknownModifiers = false
    /// Whether each view of the program is drawn on a ground that is another one at each evaluation.
    public var flashes = false
    /// The viewport in columns and lines.
    public var width = 80
    public var height = 24

    public init() {}
}
