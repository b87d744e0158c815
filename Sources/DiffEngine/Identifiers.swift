/// A host's value as the engine carries it: 16 opaque, trivial bytes.
///
/// The engine never looks inside. A handle that a host hands over (in a child list, as an output,
/// with a write) belongs to the engine from then on; the engine gives it back by
/// `EngineHost.release(_:)`.
@frozen
public struct Handle: Hashable, Sendable {
    public var first: UInt64
    public var second: UInt64

    @inlinable @inline(__always)
    public init(first: UInt64, second: UInt64) {
        self.first = first
        self.second = second
    }

    /// No value. It is never passed to `release(_:)`.
    @inlinable @inline(__always)
    public static var none: Handle { Handle(first: 0, second: 0) }

    @inlinable @inline(__always)
    public var isNone: Bool { first == 0 && second == 0 }
}

/// A node of the view graph: a dense index, reused after the node has gone.
@frozen
public struct NodeID: Hashable, Sendable {
    public var rawValue: Int32
    @inlinable @inline(__always)
    public init(rawValue: Int32) { self.rawValue = rawValue }
    @inlinable @inline(__always)
    public static func == (a: NodeID, b: NodeID) -> Bool { a.rawValue == b.rawValue }

    /// The node above all roots. It has no value and is never evaluated.
    @inlinable @inline(__always)
    public static var top: NodeID { NodeID(rawValue: 0) }
    /// No node.
    @inlinable @inline(__always)
    public static var none: NodeID { NodeID(rawValue: -1) }

    @inlinable @inline(__always)
    public var isNone: Bool { rawValue < 0 }
    @inlinable @inline(__always)
    var index: Int { Int(rawValue) }
}

/// A source of truth: a dense index, reused after the source was removed.
@frozen
public struct SourceID: Hashable, Sendable {
    public var rawValue: Int32
    @inlinable @inline(__always)
    public init(rawValue: Int32) { self.rawValue = rawValue }
    @inlinable @inline(__always)
    public static func == (a: SourceID, b: SourceID) -> Bool { a.rawValue == b.rawValue }

    /// No source.
    @inlinable @inline(__always)
    public static var none: SourceID { SourceID(rawValue: -1) }
    @inlinable @inline(__always)
    public var isNone: Bool { rawValue < 0 }
    var index: Int { Int(rawValue) }
}

/// A type, numbered by the host. Numbers should be dense: the engine keeps arrays by type.
@frozen
public struct TypeIndex: Hashable, Sendable {
    public var rawValue: UInt32
    @inlinable @inline(__always)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    @inlinable @inline(__always)
    public static func == (a: TypeIndex, b: TypeIndex) -> Bool { a.rawValue == b.rawValue }
    @inlinable @inline(__always)
    var index: Int { Int(rawValue) }
}

/// An entry of the ledger: a number that grows for as long as the engine lives.
@frozen
public struct EntryID: Hashable, Comparable, Sendable {
    public var rawValue: Int
    @inlinable @inline(__always)
    public init(rawValue: Int) { self.rawValue = rawValue }
    @inlinable @inline(__always)
    public static func == (a: EntryID, b: EntryID) -> Bool { a.rawValue == b.rawValue }

    /// No entry.
    @inlinable @inline(__always)
    public static var none: EntryID { EntryID(rawValue: -1) }
    @inlinable @inline(__always)
    public var isNone: Bool { rawValue < 0 }
    @inlinable
    public static func < (a: EntryID, b: EntryID) -> Bool { a.rawValue < b.rawValue }
}

/// A place in a program, as two numbers that mean something to the host only (file and offset, say).
@frozen
public struct LedgerPosition: Hashable, Sendable {
    public var file: Int32
    public var offset: Int32
    @inlinable
    public init(file: Int32, offset: Int32) {
        self.file = file
        self.offset = offset
    }
    /// The host does not know.
    @inlinable
    public static var unknown: LedgerPosition { LedgerPosition(file: -1, offset: -1) }
}
