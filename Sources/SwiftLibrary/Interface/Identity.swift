/// Nothing: what functions without a result give.
typealias Void = ()

/// A type without values: what functions that do not return give.
enum Never: Error, Hashable, Sendable {}

/// What instances of classes are, and nothing else.
protocol AnyObject {}

/// The name of the type that classes share.
typealias AnyClass = AnyObject.Type

/// What tells an object from all others.
struct ObjectIdentifier: Hashable, Comparable, CustomStringConvertible, Sendable {
    let _address: Int

    /// The identifier of an object.
    init(_ x: AnyObject) { _address = _identity(x) }
    /// The identifier of a type.
    init(_ x: Any.Type) { _address = _identity(x) }
    var description: String { "ObjectIdentifier(\(_address))" }
    static func == (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool { lhs._address == rhs._address }
    static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool { lhs._address < rhs._address }
}

@native("_identity(_:)")
func _identity(_ object: Any) -> Int

/// Whether two references are to the same object.
@native("===(lhs:rhs:)")
func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool

/// Whether two references are to different objects.
func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool { !(lhs === rhs) }

/// A value of any type that can be the element of a set or the key of a dictionary.
struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The value.
    let base: Any

    init<H: Hashable>(_ base: H) { self.base = base }
    /// The text of the value.
    var description: String { String(describing: base) }
    var debugDescription: String { "AnyHashable(\(String(reflecting: base)))" }
    static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool { _areEqual(_plainNumbers(lhs.base), _plainNumbers(rhs.base)) }
    func hash(into hasher: inout Hasher) { _hash(_plainNumbers(base), into: &hasher) }
}

/// A number as one of the type in which numbers of all types are compared, also where it is an element of an array.
@native("_plainNumbers(_:)")
func _plainNumbers(_ value: Any) -> Any

@native("Equatable.==(_:_:)")
func _areEqual(_ a: Any, _ b: Any) -> Bool

@native("Hashable.hash(into:)")
func _hash(_ value: Any, into hasher: inout Hasher)

/// How urgent a task is.
struct TaskPriority: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }
    static let high = TaskPriority(rawValue: 25)
    static let userInitiated = TaskPriority(rawValue: 25)
    static let medium = TaskPriority(rawValue: 21)
    static let low = TaskPriority(rawValue: 17)
    static let utility = TaskPriority(rawValue: 17)
    static let background = TaskPriority(rawValue: 9)
}

/// Whether two types are the same.
@native("Equatable.==(_:_:)")
func == (t0: Any.Type?, t1: Any.Type?) -> Bool

/// Whether two types are different.
@native("Equatable.!=(_:_:)")
func != (t0: Any.Type?, t1: Any.Type?) -> Bool

/// Whether nothing else refers to the object that a variable holds, so that it may be changed for a value's sake.
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool

/// Whether nothing else refers to the object that a variable holds; false for nil.
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool
