/// A view of compiled Swift, as small as the engine's tests and benchmarks need.
public protocol CompiledView {
    /// Whether the view is a container: asked for its children, never compared or counted.
    static var isContainer: Bool { get }

    /// Gives the children, and reads sources of truth.
    func body(_ body: CompiledBody) throws
}

extension CompiledView {
    public static var isContainer: Bool { false }
}

/// An engine's host whose view values are compiled Swift values, compared in place.
///
///     let host = CompiledHost()
///     try host.show(Screen())
///     try host.input { host.set(counter, 1) }
///
/// Values are freed when the engine gives them back. What it still owns when the host goes is not;
/// nor does going back to a snapshot bring values back that were freed since.
public final class CompiledHost: EngineHost {
    public let types: CompiledTypes
    private let values: CompiledValues
    public private(set) lazy var engine = Engine(host: self, types: types)
    private lazy var comparison = CompiledComparison(types: types, table: engine.layouts)

    /// How many values and outputs the engine owns.
    public var liveHandles: Int { values.count }
    /// Nodes in the order in which the engine told of them.
    public private(set) var appearances: [NodeID] = []
    public private(set) var disappearances: [NodeID] = []
    /// Called between the passes of an update, as actions of `onAppear` are.
    public var onAppear: ((NodeID) -> Void)?
    public var onDisappear: ((NodeID) -> Void)?
    public var afterPass: (() -> Void)?
    /// The steps of the comparison before: siblings are mostly of one type.
    private var lastSteps: ContiguousArray<LayoutStep> = []
    private var lastType: TypeIndex?
    private var lastMode = ComparisonMode.bitwise
    private lazy var body = CompiledBody(values: values, engine: engine)

    public init() {
        types = CompiledTypes()
        values = CompiledValues(types: types)
    }

    // MARK: Acting

    /// Mounts a view as the only root, as an input of its own.
    public func show<V: CompiledView>(_ view: V) throws {
        try input { try place(view) }
    }

    /// Gives a new value for the root view; to be called within an input.
    public func place<V: CompiledView>(_ view: V, mode: ComparisonMode = .equatableUnlessPOD) throws {
        var roots = ChildList()
        roots.append(
            identity: 0, type: types.index(of: V.self), value: values.own(view), mode: mode,
            flags: V.isContainer ? .container : [])
        try engine.setRoots(roots)
    }

    /// Runs an action as one input with one transaction, and updates.
    public func input(_ text: UInt32 = 0, isReload: Bool = false, _ action: () throws -> Void) throws {
        appearances = []
        disappearances = []
        engine.beginInput()
        engine.begin(event: text, isReload: isReload)
        try action()
        try engine.update()
        engine.end()
    }

    /// Sets a value of state; an equal one changes nothing.
    public func set<Value>(_ state: CompiledState<Value>, _ value: Value, line: Int32 = #line) {
        guard !comparison.areEqual(state.value, value, mode: .equatableAlways) else { return }
        engine.write(
            state.source, old: values.own(state.value), new: values.own(value),
            position: LedgerPosition(file: 0, offset: line))
        state.value = value
    }

    public func makeState<Value>(_ value: Value, _ kind: SourceKind = .dynamicProperty) -> CompiledState<Value> {
        CompiledState(value: value, source: engine.makeSource(kind))
    }

    /// Whether two values are equal as the engine's host sees it.
    public func areEqual<T>(_ old: T, _ new: T, mode: ComparisonMode = .equatableUnlessPOD) -> Bool {
        comparison.areEqual(old, new, mode: mode)
    }

    /// The view value of a node.
    public func value<V>(of node: NodeID, as type: V.Type) -> V? {
        guard engine.graph.contains(node) else { return nil }
        return values.value(engine.graph.value(of: node)) as? V
    }

    // MARK: EngineHost

    public func evaluate(_ request: BodyRequest, into children: inout ChildList) throws -> BodyResult {
        guard let value = values.pointer(request.value), let run = types.operations[request.type.index].runBody else {
            return BodyResult()
        }
        body.begin(request, children)
        children = ChildList()
        defer { children = body.takeChildren() }
        try run(value, body)
        guard !request.isContainer else { return BodyResult() }
        let built = body.childCount
        body.countChildren()
        return BodyResult(output: values.own(body.output()), built: built)
    }

    public func areEqual(_ old: Handle, _ new: Handle, type: TypeIndex, mode: ComparisonMode) throws -> Bool {
        guard let old = values.pointer(old), let new = values.pointer(new) else { return false }
        if type != lastType || mode.rawValue != lastMode.rawValue {
            lastSteps = engine.layouts.layout(of: type, mode: mode).steps
            (lastType, lastMode) = (type, mode)
        }
        return comparison.run(lastSteps, old, new, 0)
    }

    /// Outputs are equal if they show the same and hold equal children. The old children's values are still held.
    public func outputsEqual(
        _ old: Handle, _ new: Handle, of node: NodeID, type: TypeIndex, areChildrenEqual: Bool
    ) throws -> Bool {
        guard let old = values.value(old) as? CompiledOutput, let new = values.value(new) as? CompiledOutput,
            old.shown == new.shown, old.children.count == new.children.count
        else { return false }
        if areChildrenEqual { return true }
        for (old, new) in zip(old.children, new.children) {
            guard old.identity == new.identity, old.type == new.type,
                try areEqual(old.value, new.value, type: new.type, mode: .equatableUnlessPOD)
            else { return false }
        }
        return true
    }

    public func verdicts(
        _ old: Handle, _ new: Handle, type: TypeIndex, mode: ComparisonMode
    ) -> [FieldVerdict] {
        guard let old = values.pointer(old), let new = values.pointer(new) else { return [] }
        return comparison.verdicts(old, new, type: type, mode: mode)
    }

    public func release(_ handles: UnsafeBufferPointer<Handle>) {
        values.release(handles)
    }

    public func appeared(_ nodes: [NodeID]) throws {
        appearances += nodes
        if let onAppear { nodes.forEach(onAppear) }
    }

    public func disappeared(_ nodes: [NodeID]) throws {
        disappearances += nodes
        if let onDisappear { nodes.forEach(onDisappear) }
    }

    public func passEnded() throws { afterPass?() }
}

/// A value of state, as compiled views hold it.
public final class CompiledState<Value> {
    public fileprivate(set) var value: Value
    public let source: SourceID

    init(value: Value, source: SourceID) {
        self.value = value
        self.source = source
    }
}
