/// One thing that happened.
///
/// Handles in entries are borrowed: the engine holds them for a few inputs (`Engine.heldInputs`),
/// after which they read as none.
public enum LedgerEntry: Sendable {
    case event(Event)
    case write(Write)
    /// A child edge was judged. An equal one was skipped.
    case comparison(Comparison)
    case evaluation(Evaluation)
    /// A user view was mounted.
    case created(Mounting)
    /// A user view left; `value` is its last.
    case destroyed(Mounting)
    case warning(Warning, node: NodeID, source: SourceID)
    /// The transaction ended after this many passes.
    case end(passes: Int32)

    /// A transaction began: a tap, a timer's tick, a reload.
    public struct Event: Sendable {
        /// The host's number for its words.
        public let text: UInt32
        /// The earlier entry that this transaction follows from, or none.
        public let cause: EntryID
        public let isReload: Bool
    }

    /// A source of truth got a value.
    public struct Write: Sendable {
        public let source: SourceID
        public let kind: SourceKind
        /// What of the source was written, in the host's numbers: one property of an object.
        public let part: UInt32
        /// The write of another part of the source that came before, or none.
        let previous: EntryID
        /// How many writes of the transaction are folded into this one.
        public internal(set) var count: Int32
        /// The value before the first, as the host gave it; or none.
        public internal(set) var old: Handle
        /// The value after the last, as the host gave it; or none.
        public internal(set) var new: Handle
        /// Where the last was made.
        public internal(set) var position: LedgerPosition
        /// The event, or the evaluation in which the write was made.
        public let cause: EntryID
    }

    public struct Comparison: Sendable {
        /// The value that the parent made the time before.
        public internal(set) var old: Handle
        public internal(set) var new: Handle
        /// The evaluation that made the new value; for a root the event.
        public let cause: EntryID
        public let node: NodeID
        public let type: TypeIndex
        public let mode: ComparisonMode
        public let isEqual: Bool
        /// Calls of the type's own `==`.
        public let equalCalls: UInt16
    }

    public struct Evaluation: Sendable {
        public let node: NodeID
        public let type: TypeIndex
        public let reasons: ReasonSet
        /// A built-in view that ran for a reason of its own.
        public let isContainer: Bool
        /// The run's output equalled the one before.
        public internal(set) var isWasted: Bool
        public internal(set) var built: Int32
        /// Where the segment's list of links holds the entries that made the body run.
        let links: Range<Int32>
    }

    public struct Mounting: Sendable {
        public let node: NodeID
        public let type: TypeIndex
        public let parent: NodeID
        public internal(set) var value: Handle
        /// The evaluation that gave, or no longer gave, this child; for a root the event.
        public let cause: EntryID
    }

    /// What a person should hear about; the words are the host's.
    public enum Warning: Hashable, Sendable {
        /// Passes went on past the limit; the rest was dropped.
        case updateLoop
        /// The host's own, with its number for the words.
        case host(text: UInt32)
    }
}

extension LedgerEntry {
    /// The node that the entry is about, if it is about one.
    public var node: NodeID {
        switch self {
        case .comparison(let comparison): comparison.node
        case .evaluation(let evaluation): evaluation.node
        case .created(let mounting), .destroyed(let mounting): mounting.node
        case .warning(_, let node, _): node
        case .event, .write, .end: .none
        }
    }

    /// The handles that the engine holds for the entry, as long as it does.
    public func forEachOwnedHandle(_ body: (Handle) -> Void) {
        switch self {
        case .write(let write):
            if !write.old.isNone { body(write.old) }
            if !write.new.isNone { body(write.new) }
        case .comparison(let comparison):
            if !comparison.old.isNone { body(comparison.old) }
        case .destroyed(let mounting):
            if !mounting.value.isNone { body(mounting.value) }
        case .event, .evaluation, .created, .warning, .end:
            break
        }
    }

    /// The entry as it reads after its handles were released.
    var withoutHandles: LedgerEntry {
        switch self {
        case .write(var write):
            write.old = .none
            write.new = .none
            return .write(write)
        case .comparison(var comparison):
            comparison.old = .none
            comparison.new = .none
            return .comparison(comparison)
        case .created(var mounting):
            mounting.value = .none
            return .created(mounting)
        case .destroyed(var mounting):
            mounting.value = .none
            return .destroyed(mounting)
        case .event, .evaluation, .warning, .end:
            return self
        }
    }
}
