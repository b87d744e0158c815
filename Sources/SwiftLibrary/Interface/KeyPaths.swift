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
class KeyPath<Root, Value>: PartialKeyPath<Root> {}

/// The way to a part that can be changed.
class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}

/// The way to a part of an object that can be changed.
class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}

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
