// Values that the focused view or scene offers. No view here has the focus for the sake of them: who reads one finds none.

/// The values that the focused view and its scene offer.
struct FocusedValues {
    init() {}
    subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A key of a value that a focused view offers.
protocol FocusedValueKey {
    associatedtype Value
}

/// Reads what the focused view offers: here nil.
@propertyWrapper struct FocusedValue<Value>: DynamicProperty {
    let _keyPath: Any
    init(_ keyPath: KeyPath<FocusedValues, Value?>) { _keyPath = keyPath }
    init<T: AnyObject>(_ type: T.Type) where Value == T { _keyPath = type }
    var wrappedValue: Value? { nil }
}

/// Reads and writes what the focused view offers: here nil.
@propertyWrapper struct FocusedBinding<Value>: DynamicProperty {
    let _keyPath: Any
    init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _keyPath = keyPath }
    var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
    /// Offers a value while the view has the focus.
    @inert func focusedValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View
    /// Offers an object while the view has the focus.
    @inert func focusedValue<T: AnyObject>(_ object: T?) -> some View
    /// Offers a value while the scene has the focus.
    @inert func focusedSceneValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View
    /// Offers an object while the scene has the focus.
    @inert func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View
}
