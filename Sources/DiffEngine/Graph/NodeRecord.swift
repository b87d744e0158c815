/// What the graph knows of one node: 96 trivial bytes.
///
/// Links to other nodes are ids; children are a list through `nextSibling`, and `ordinal` tells two
/// siblings' order without walking it.
struct NodeRecord: Sendable {
    var identity: UInt64 = 0
    /// The ledger's next id when the node was made: older entries with this node's id mean another.
    var birth = 0
    var value = Handle.none
    var output = Handle.none
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    var ordinal: Int32 = 0
    var childCount: Int32 = 0
    var depth: Int32 = 0
    /// The head of the node's list of reads in the source table.
    var firstRead: Int32 = -1
    /// The head of the node's list of marks while it waits to run.
    var firstMark: Int32 = -1
    var type = TypeIndex(rawValue: 0)
    /// The pass in which the body ran last.
    var pass: UInt32 = 0
    var flags: NodeFlags = []
    var mode = ComparisonMode.equatableUnlessPOD
    var state = State.free
    /// Why the node waits to run; empty if it does not.
    var pending: ReasonSet = []

    enum State: UInt8, Sendable {
        case free
        case mounted
        /// Out of the tree, until the host has been told.
        case departed
    }

    var isContainer: Bool { flags.contains(.container) }
}
