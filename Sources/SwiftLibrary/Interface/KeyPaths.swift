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
