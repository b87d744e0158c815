/// What the engine asks of whoever runs the views.
///
/// The calls are coarse: one a body, one a comparison of two view values. Calls that run a
/// program's code may throw; the update then stops at once, and the engine is to be restored from
/// a snapshot taken before it. During any call the host may use the engine: read, write, count,
/// make and remove sources. It must not start an update.
public protocol EngineHost: AnyObject {
    /// Runs the body of a node and appends its children in order.
    ///
    /// A container (a node that is not a user view) just appends its children. Reads of sources
    /// are reported meanwhile with `Engine.read(_:by:)`.
    func evaluate(_ request: BodyRequest, into children: inout ChildList) throws -> BodyResult

    /// Whether two values of one type are equal by the type's layout in a mode.
    func areEqual(_ old: Handle, _ new: Handle, type: TypeIndex, mode: ComparisonMode) throws -> Bool

    /// Whether a body's new output shows what the one before it showed; if so the run was wasted.
    /// Asked for user views only. `areChildrenEqual` says that each child is where it was and was found
    /// equal in the ordinary mode: a host whose outputs hold the children need not compare them again.
    func outputsEqual(
        _ old: Handle, _ new: Handle, of node: NodeID, type: TypeIndex, areChildrenEqual: Bool
    ) throws -> Bool

    /// What a comparison found, field by field. Asked on demand, long after the comparison.
    func verdicts(_ old: Handle, _ new: Handle, type: TypeIndex, mode: ComparisonMode) -> [FieldVerdict]

    /// The engine gives back handles that it owned.
    func release(_ handles: UnsafeBufferPointer<Handle>)

    /// Nodes that were made in the pass that just ended, parents before children, in written order.
    func appeared(_ nodes: [NodeID]) throws

    /// Nodes that left in the pass that just ended, children before parents, in written order.
    /// Their values and outputs can still be read during this call; afterwards the ids are free.
    /// Called before `appeared`.
    func disappeared(_ nodes: [NodeID]) throws

    /// A pass has ended, and the host was told who left and who came. Actions that bodies have
    /// queued run here; what they write is answered in the next pass.
    func passEnded() throws
}

extension EngineHost {
    public func appeared(_ nodes: [NodeID]) throws {}
    public func disappeared(_ nodes: [NodeID]) throws {}
    public func passEnded() throws {}
    public func verdicts(
        _ old: Handle, _ new: Handle, type: TypeIndex, mode: ComparisonMode
    ) -> [FieldVerdict] { [] }
}

/// A request to run one body.
public struct BodyRequest: Sendable {
    public let node: NodeID
    public let type: TypeIndex
    /// The node's view value, as its parent made it. Borrowed.
    public let value: Handle
    /// The output of the run before, or none. Borrowed.
    public let previousOutput: Handle
    /// Why the body runs. The sources behind it are in `Engine.triggers`.
    public let reasons: ReasonSet
    public let isContainer: Bool
    /// The ledger's entry for this evaluation; for a container that just passes a change on, the
    /// evaluation above that it belongs to.
    public let entry: EntryID
}

/// What a body's run gave, besides its children.
public struct BodyResult: Sendable {
    /// What the body returned, owned; compared with the next run's. None for containers.
    public var output: Handle
    /// How many view values the body made.
    public var built: Int
    /// Whether closures in the output that ran along with the body gave other views than before, though the output itself may
    /// equal the last one.
    public var hasOtherContent = false

    @inlinable
    public init(output: Handle = .none, built: Int = 0) {
        self.output = output
        self.built = built
    }
}

/// What a comparison found for one field, in words that the host chose.
public struct FieldVerdict: Hashable, Sendable {
    public enum Finding: String, Sendable {
        case equal, changed, notCompared, unknown
    }

    public var name: String
    public var finding: Finding
    public var rule: ComparisonRule
    public var old: String
    public var new: String
    /// Whether no two values of the field are equal, not even a value and itself.
    public var isNeverEqual = false
    /// Whether the values are closures, and the view in whose body they were made is what they captured otherwise.
    public var capturesChangedSelf = false
    /// Whether the values lie so deep inside each other that they were not compared to their end, and counted as different.
    public var isTooDeep = false
    /// What makes the values differ though they may read alike: `is another object`.
    public var remark: String?
    /// What differs inside the values, where that is known.
    public var difference: Difference?

    /// A part of two values that differs.
    public struct Difference: Hashable, Sendable {
        /// The way to it from the field: `tags[2].name`.
        public var path: String
        public var old: String
        public var new: String
        /// As of the whole: whether the part is a closure that captured another value of the view in whose body it was made.
        public var capturesChangedSelf = false
        /// The ways to the other parts that differ, as far as they were counted.
        public var others: [String] = []
        /// Whether nothing else differs: some parts may not be compared on the side, and there may be too many.
        public var isComplete = true

        public init(path: String, old: String, new: String) {
            self.path = path
            self.old = old
            self.new = new
        }
    }

    public init(name: String, finding: Finding, rule: ComparisonRule, old: String, new: String) {
        self.name = name
        self.finding = finding
        self.rule = rule
        self.old = old
        self.new = new
    }
}

/// What decides whether two values are equal, in one word.
public enum ComparisonRule: String, Sendable, CaseIterable {
    case bytes
    case equatable = "=="
    case identity
    case captures
    case tag
    /// A collection without Equatable elements: the same buffer.
    case buffer
    case none
}
