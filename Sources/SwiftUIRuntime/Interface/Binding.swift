// Bindings, and the places at which they read and write.

/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty {
    var _value: Any
    var _location: Any
    /// What goes along with the changes of the binding, where it was said.
    var _transaction: Transaction? = nil
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        _value = ()
        _location = _FunctionalLocation(get: get, set: set)
    }
    init(projectedValue: Binding<Value>) {
        self = projectedValue
    }
    init?(_ base: Binding<Value?>) {
        guard base.wrappedValue != nil else { return nil }
        _value = base._value
        _location = _UnwrappedLocation(base: base._location)
        _transaction = base._transaction
    }
    init<V>(_ base: Binding<V>) where Value == V? {
        _value = base._value
        _location = _WrappedLocation(base: base._location)
        _transaction = base._transaction
    }
    init(_value: Any, _location: Any) {
        self._value = _value
        self._location = _location
    }
    init(_at location: Any, _transaction: Transaction? = nil) {
        _value = _valueAt(location)
        _location = location
        self._transaction = _transaction
    }
    /// The value now.
    @native("Binding.wrappedValue") var wrappedValue: Value { get nonmutating set }
    /// The binding itself.
    var projectedValue: Binding<Value> { self }
    /// A binding that always has the same value.
    static func constant(_ value: Value) -> Binding<Value> { Binding(_value: value, _location: _ConstantLocation(value: value)) }
    /// A binding to a part of the value.
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(_at: _MemberLocation(base: _location, keyPath: keyPath), _transaction: _transaction)
    }
    /// The same binding; its changes are animated.
    func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var changed = transaction
        changed.animation = animation
        return transaction(changed)
    }
    /// What goes along with the changes of the binding.
    var transaction: Transaction {
        get { _transaction ?? Transaction() }
        set { _transaction = newValue }
    }
    /// The same binding, with a transaction for its changes.
    func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding._transaction = transaction
        return binding
    }
}

extension Binding: Identifiable where Value: Identifiable {
    typealias ID = Value.ID
    var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    typealias Element = Binding<Value.Element>
    typealias Iterator = AnyIterator<Binding<Value.Element>>
    /// Gives a binding to each element.
    func makeIterator() -> AnyIterator<Binding<Value.Element>> {
        let value = wrappedValue
        var index = value.startIndex
        return AnyIterator {
            if index == value.endIndex { return nil }
            defer { index = value.index(after: index) }
            return self[index]
        }
    }
    /// A binding to one element.
    subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(_at: _ElementLocation(base: _location, index: position), _transaction: _transaction)
    }
    /// How many elements there are.
    var count: Int { wrappedValue.count }
    /// Whether there are no elements.
    var isEmpty: Bool { wrappedValue.isEmpty }
    /// The positions of the elements.
    var indices: Range<Int> { 0..<wrappedValue.count }
}

/// The value at a place, without making the view that runs depend on it.
@native("_valueAt") func _valueAt(_ location: Any) -> Any

/// Where a Binding made of two closures reads and writes; each one is a place of its own.
final class _FunctionalLocation {
    let get: Any
    let set: Any
    init(get: Any, set: Any) {
        self.get = get
        self.set = set
    }
}

/// The place of a Binding that never changes.
struct _ConstantLocation {
    let value: Any
}

/// A part of the value at another place.
struct _MemberLocation {
    let base: Any
    let keyPath: Any
}

/// An element of the collection at another place.
struct _ElementLocation {
    let base: Any
    let index: Any
}

/// The value inside an optional at another place.
struct _UnwrappedLocation {
    let base: Any
}

/// The value at another place as an optional.
struct _WrappedLocation {
    let base: Any
}

/// Whether the value at another place is there.
struct _PresenceLocation {
    let base: Any
}

/// A property of an observed object.
struct _ObjectLocation {
    let object: Any
    let keyPath: Any
}
