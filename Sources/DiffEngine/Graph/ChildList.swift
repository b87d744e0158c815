/// One child, as a body gives it.
@frozen
public struct ChildDescriptor: Sendable {
    /// What makes the child itself among its siblings: an interned position or explicit id.
    public var identity: UInt64
    /// The child's view value, owned by whoever holds the list.
    public var value: Handle
    public var type: TypeIndex
    public var mode: ComparisonMode
    public var flags: NodeFlags

    @inlinable @inline(__always)
    public init(
        identity: UInt64, type: TypeIndex, value: Handle,
        mode: ComparisonMode = .equatableUnlessPOD, flags: NodeFlags = []
    ) {
        self.identity = identity
        self.type = type
        self.value = value
        self.mode = mode
        self.flags = flags
    }
}

/// The children that a body gives, in written order.
///
/// Siblings should differ in identity or type. Those that do not are matched where the lists begin
/// and end alike, and otherwise in order of occurrence; the host, which knows the data, gives the
/// warning.
@frozen
public struct ChildList {
    @usableFromInline var storage: ContiguousArray<ChildDescriptor> = []
    /// Where children with written identities stand, in the order of their indices.
    @usableFromInline var places: ContiguousArray<Place> = []

    /// The place of a child, which is the same whatever identity the program writes there.
    @usableFromInline struct Place: Sendable {
        var index: Int
        var place: UInt64
    }

    @inlinable
    public init() {}

    @inlinable @inline(__always)
    public mutating func append(_ child: ChildDescriptor) {
        storage.append(child)
    }

    /// Appends a child; its value belongs to the engine from now on.
    @inlinable @inline(__always)
    public mutating func append(
        identity: UInt64, type: TypeIndex, value: Handle,
        mode: ComparisonMode = .equatableUnlessPOD, flags: NodeFlags = []
    ) {
        storage.append(ChildDescriptor(identity: identity, type: type, value: value, mode: mode, flags: flags))
    }

    /// Appends a child whose identity the program wrote, as `.id(_:)`. What stands at the same place later with another
    /// identity takes its place.
    public mutating func append(
        identity: UInt64, at place: UInt64, type: TypeIndex, value: Handle,
        mode: ComparisonMode = .equatableUnlessPOD, flags: NodeFlags = []
    ) {
        places.append(Place(index: storage.count, place: place))
        append(identity: identity, type: type, value: value, mode: mode, flags: flags.union(.explicitIdentity))
    }

    /// The place of a child whose identity was written; nil for the others.
    func place(at index: Int) -> UInt64? {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low < places.count && places[low].index == index ? places[low].place : nil
    }

    /// Says that the content which these children are of is as it was.
    public mutating func markKept() {
        for index in storage.indices { storage[index].flags.insert(.kept) }
    }

    @inlinable
    public var count: Int { storage.count }
    @inlinable
    public subscript(index: Int) -> ChildDescriptor { storage[index] }

    @inlinable
    mutating func removeAll() {
        storage.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
    }
}

/// What the engine is told about a child.
@frozen
public struct NodeFlags: OptionSet, Hashable, Sendable {
    public var rawValue: UInt16
    @inlinable @inline(__always)
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A built-in view. Its value is not compared: whenever its parent runs it is asked for its
    /// children, so that each child edge is judged alone. It has no counts.
    @inlinable @inline(__always)
    public static var container: NodeFlags { NodeFlags(rawValue: 1) }
    /// The identity was written by the program, as `.id(_:)`. A child that takes the place of one
    /// with another explicit identity runs because *identity changed*; so do the first user views
    /// below it.
    @inlinable @inline(__always)
    public static var explicitIdentity: NodeFlags { NodeFlags(rawValue: 2) }
    /// A child of a container whose content is as it was. If its value is the one given before, it was not made anew:
    /// there is nothing to compare, and nothing below it to be asked.
    @inlinable @inline(__always)
    public static var kept: NodeFlags { NodeFlags(rawValue: 4) }
}
