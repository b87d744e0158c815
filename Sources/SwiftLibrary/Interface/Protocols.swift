/// Values that can be told equal or different.
protocol Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool
}

extension Equatable {
    /// Whether two values differ.
    static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
}

/// Values that can be the elements of a set or the keys of a dictionary.
protocol Hashable: Equatable {
    /// Feeds the parts that `==` compares to a hasher.
    func hash(into hasher: inout Hasher)
}

extension Hashable {
    /// The hash of the value.
    var hashValue: Int { _hashValue(of: self) }
}

@native("Hashable.hashValue")
func _hashValue<T>(of value: T) -> Int

/// Collects the parts of a value into a hash.
struct Hasher: Sendable {
    /// Makes a hasher that has seen nothing.
    init()
    /// Adds a part of the value.
    mutating func combine<H: Hashable>(_ value: H)
    /// The hash of all that was combined.
    func finalize() -> Int
}

/// Values with an order.
protocol Comparable: Equatable {
    static func < (lhs: Self, rhs: Self) -> Bool
    static func <= (lhs: Self, rhs: Self) -> Bool
    static func > (lhs: Self, rhs: Self) -> Bool
    static func >= (lhs: Self, rhs: Self) -> Bool
}

extension Comparable {
    static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
    static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
    static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
}

/// Values with a stable identity.
protocol Identifiable<ID> {
    associatedtype ID: Hashable
    /// What tells this value from the others.
    var id: ID { get }
}

extension Identifiable where Self: AnyObject {
    /// The object itself is what tells it from the others.
    var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Types that list all their values; for an enum without payloads the list is made for you.
protocol CaseIterable {
    associatedtype AllCases = [Self]
    /// All values, in the order of their declaration.
    static var allCases: [Self] { get }
}

/// Types that stand for values of another type, as an enum does with raw values.
protocol RawRepresentable<RawValue> {
    associatedtype RawValue
    /// The value that has the raw value; nil if there is none.
    init?(rawValue: RawValue)
    /// The value that this one stands for.
    var rawValue: RawValue { get }
}

extension RawRepresentable where RawValue: Hashable {
    /// The hash of the raw value.
    var hashValue: Int { _hashValue(of: rawValue) }
}

/// Values with a text of their own, shown by `print` and in interpolations.
protocol CustomStringConvertible {
    /// The text of the value.
    var description: String { get }
}

/// Values with a text of their own for debugging.
protocol CustomDebugStringConvertible {
    /// The text of the value for debugging.
    var debugDescription: String { get }
}

/// Values whose text says all about them.
protocol LosslessStringConvertible: CustomStringConvertible {
    /// The value that the text describes; nil if there is none.
    init?(_ description: String)
}

/// Values that can be handed to another task.
protocol Sendable {}

/// Values that `String(format:)` can show.
protocol CVarArg {}

/// A set of options, each a bit of an integer.
protocol OptionSet: SetAlgebra, RawRepresentable {
    associatedtype Element = Self
    init(rawValue: RawValue)
}

extension OptionSet where RawValue: FixedWidthInteger {
    /// Makes a set without options.
    init() { self.init(rawValue: 0) }
    /// Makes a set of options.
    init(arrayLiteral elements: Self...) {
        self.init(rawValue: 0)
        for element in elements { self = union(element) }
    }
    /// Whether all options of another set are in this one.
    func contains(_ member: Self) -> Bool { (rawValue & member.rawValue) == member.rawValue }
    /// The options of either set.
    func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
    /// The options of both sets.
    func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
    /// The options of one of the sets, not of both.
    func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
    /// The options of this set that are not in another.
    func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
    /// Adds options.
    @discardableResult
    mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let inserted = !contains(newMember)
        self = union(newMember)
        return (inserted, newMember)
    }
    /// Adds options, and gives back those that were there already.
    @discardableResult
    mutating func update(with newMember: Self) -> Self? {
        let known = intersection(newMember)
        self = union(newMember)
        return known.isEmpty ? nil : known
    }
    /// Removes options.
    @discardableResult
    mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        self = subtracting(member)
        return removed.isEmpty ? nil : removed
    }
    /// Adds the options of another set.
    mutating func formUnion(_ other: Self) { self = union(other) }
    /// Keeps the options that are in another set too.
    mutating func formIntersection(_ other: Self) { self = intersection(other) }
    /// Keeps and adds the options that are in one of the sets, not in both.
    mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
    /// Removes the options of another set.
    mutating func subtract(_ other: Self) { self = subtracting(other) }
    /// Whether all options are in another set that has more.
    func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }
    /// Whether all options of another set are in this one, which has more.
    func isStrictSuperset(of other: Self) -> Bool { other.isStrictSubset(of: self) }
    /// Whether there is no option in the set.
    var isEmpty: Bool { rawValue == 0 }
    /// Whether all options are in another set.
    func isSubset(of other: Self) -> Bool { other.contains(self) }
    /// Whether all options of another set are in this one.
    func isSuperset(of other: Self) -> Bool { contains(other) }
    /// Whether the sets have no option in common.
    func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
}

/// Sets of values, as `Set` and option sets are.
protocol SetAlgebra: Equatable, ExpressibleByArrayLiteral {
    associatedtype Element
}
