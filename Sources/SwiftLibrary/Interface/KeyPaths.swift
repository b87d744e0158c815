/// The way from a value to one of its parts, whatever the types are.
class AnyKeyPath: Hashable {
    @native("Equatable.==(_:_:)")
    static func == (lhs: AnyKeyPath, rhs: AnyKeyPath) -> Bool
    @native("Hashable.hash(into:)")
    func hash(into hasher: inout Hasher)
}

/// The way from a value of a type to one of its parts.
class PartialKeyPath<Root>: AnyKeyPath {}

/// The way from a value of a type to a part of a type: `\Item.title`.
class KeyPath<Root, Value>: PartialKeyPath<Root> {
    /// The way through the part that this one leads to, and on.
    @native("keyPath.appending")
    func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
}

/// The way to a part that can be changed.
class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
    /// The way through the part that this one leads to, and on to a part that can be changed.
    @native("keyPath.appending")
    func appending<AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> WritableKeyPath<Root, AppendedValue>
}

/// The way to a part of an object that can be changed.
class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
    /// The way through the part that this one leads to, and on to a part that can be changed.
    @native("keyPath.appending")
    func appending<AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> ReferenceWritableKeyPath<Root, AppendedValue>
}

/// How a value of any type is read and written by key paths: its subscripts are those of all types.
struct _ByKeyPath<Root> {
    @native("KeyPath.getter")
    subscript<Value>(keyPath keyPath: KeyPath<Root, Value>) -> Value { get }
}

/// How a part that can be changed is reached.
struct _ByWritableKeyPath<Root> {
    @native("KeyPath.getter")
    subscript<Value>(keyPath keyPath: WritableKeyPath<Root, Value>) -> Value { get set }
}

/// How a part of an object is reached, which changes while the reference stays the same.
struct _ByReferenceKeyPath<Root> {
    @native("KeyPath.getter")
    subscript<Value>(keyPath keyPath: ReferenceWritableKeyPath<Root, Value>) -> Value { get nonmutating set }
}

/// The part of a value to which a path of any root leads; nil where the path begins at values of another type.
func _part<Root>(_ value: Root, _ path: AnyKeyPath) -> Any? {
    guard let path = path as? PartialKeyPath<Root> else { return nil }
    return value[keyPath: path]
}
