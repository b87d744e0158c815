/// What a compiled view's body gives its children to and reads its state through.
public final class CompiledBody {
    @usableFromInline let values: CompiledValues
    private unowned let engine: Engine
    public private(set) var node = NodeID.none
    /// Why the body runs.
    public private(set) var reasons: ReasonSet = []
    @usableFromInline var children = ChildList()
    private var shown: [String] = []

    init(values: CompiledValues, engine: Engine) {
        self.values = values
        self.engine = engine
    }

    /// Adds a child at the next position, or with an id of its own among the siblings.
    @inlinable
    public func child<V: CompiledView>(
        _ view: V, id: Int? = nil, mode: ComparisonMode = .equatableUnlessPOD, flags: NodeFlags = []
    ) {
        let identity = id.map { UInt64(bitPattern: Int64($0)) &+ (1 << 62) } ?? UInt64(children.count)
        let value = values.own(view)
        let type = TypeIndex(rawValue: UInt32(truncatingIfNeeded: value.second))
        let flags = V.isContainer ? flags.union(.container) : flags
        if flags.contains(.explicitIdentity) {
            children.append(identity: identity, at: UInt64(children.count), type: type, value: value, mode: mode, flags: flags)
        } else {
            children.append(identity: identity, type: type, value: value, mode: mode, flags: flags)
        }
    }

    /// What the view draws itself, apart from its children.
    public func show(_ text: String) {
        shown.append(text)
    }

    /// The value of state; the view depends on it from now on.
    public func read<Value>(_ state: CompiledState<Value>, _ lifetime: ReadLifetime = .sticky) -> Value {
        engine.read(state.source, by: node, lifetime: lifetime)
        return state.value
    }

    // MARK: For the host

    func begin(_ request: BodyRequest, _ children: ChildList) {
        node = request.node
        reasons = request.reasons
        self.children = children
        shown.removeAll()
    }

    /// Counts the children's creation, those of one type in a row at once.
    func countChildren() {
        let children = self.children.storage
        var start = 0
        for index in children.indices where index + 1 == children.count || children[index + 1].type != children[index].type {
            engine.countInitialisations(index + 1 - start, of: children[index].type)
            start = index + 1
        }
    }

    var childCount: Int { children.count }

    func takeChildren() -> ChildList {
        defer { children = ChildList() }
        return children
    }

    /// The children are copied: the list's memory is the engine's, as large as the largest body needed, and is used
    /// again for the next one.
    func output() -> CompiledOutput {
        var own: ContiguousArray<ChildDescriptor> = []
        own.append(contentsOf: children.storage)
        return CompiledOutput(shown: shown, children: own)
    }
}

/// What a body gave: what it shows and its children, whose values the engine owns.
struct CompiledOutput {
    let shown: [String]
    let children: ContiguousArray<ChildDescriptor>
}
