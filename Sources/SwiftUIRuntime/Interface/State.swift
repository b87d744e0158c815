// Dynamic properties: what a view reads besides its plain fields.
//
// A wrapper in a new view value holds only what its declaration gives it. The runtime works on a copy
// of the view, in which it fills in locations and cached values; the parent's copy stays as it was made.

/// A property that the runtime updates before it runs a body.
protocol DynamicProperty {
    /// Called before the body of the view runs.
    mutating func update()
}

extension DynamicProperty {
    mutating func update() {}
}

/// A value that SwiftUI keeps for a view as long as its identity lives; a write re-runs the bodies that read it.
@propertyWrapper struct State<Value>: DynamicProperty {
    var _value: Any
    var _make: (() -> Value)?
    var _location: Any?
    @_givenAsValue init(wrappedValue value: @autoclosure @escaping () -> Value) {
        if _isStateLazy() {
            _value = ()
            _make = value
        } else {
            _value = value()
            _make = nil
        }
        _location = nil
    }
    init(initialValue value: Value) {
        _value = value
        _make = nil
        _location = nil
    }
    /// The value now.
    @native("State.wrappedValue") var wrappedValue: Value { get nonmutating set }
    /// A binding to the value.
    @native("State.projectedValue") var projectedValue: Binding<Value> { get }
}

/// Whether the default value of a State is made once and late, as in the newest release.
@native("_isStateLazy") func _isStateLazy() -> Bool

/// A place for a value that a preview can write.
@propertyWrapper struct Previewable<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A value from the environment of the view.
@propertyWrapper struct Environment<Value>: DynamicProperty {
    let _key: Any
    let _isOptional: Bool
    var _value: Any?
    init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        _key = keyPath
        _isOptional = false
        _value = nil
    }
    init(_ objectType: Value.Type) {
        _key = objectType
        _isOptional = false
        _value = nil
    }
    init<T>(_ objectType: T.Type) where Value == T? {
        _key = objectType
        _isOptional = true
        _value = nil
    }
    /// The value now.
    @native("Environment.wrappedValue") var wrappedValue: Value { get }
}

/// Which field has the keyboard.
@propertyWrapper struct FocusState<Value>: DynamicProperty {
    /// A binding to the focus.
    typealias Binding = _BindingOf<Value>
    var _value: Any
    var _make: Any?
    var _location: Any?
    init() where Value == Bool {
        _value = false
        _make = nil
        _location = nil
    }
    init<T>() where Value == T? {
        _value = _none()
        _make = nil
        _location = nil
    }
    @native("State.wrappedValue") var wrappedValue: Value { get nonmutating set }
    @native("State.projectedValue") var projectedValue: _BindingOf<Value> { get }
}

/// The value `nil`, where a type is erased.
@native("_none") func _none() -> Any

/// A value that lasts as long as a gesture.
@propertyWrapper struct GestureState<Value>: DynamicProperty {
    var _value: Any
    var _make: Any?
    var _location: Any?
    let _initial: Value
    let _reset: ((Value, inout Transaction) -> Void)?
    init(wrappedValue value: Value) {
        _value = value
        _make = nil
        _location = nil
        _initial = value
        _reset = nil
    }
    init(initialValue value: Value) {
        _value = value
        _make = nil
        _location = nil
        _initial = value
        _reset = nil
    }
    init(wrappedValue value: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: value, reset: { _, transaction in transaction = resetTransaction })
    }
    init(wrappedValue value: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        _value = value
        _make = nil
        _location = nil
        _initial = value
        _reset = reset
    }
    @native("State.wrappedValue") var wrappedValue: Value { get }
    var projectedValue: GestureState<Value> { self }
    @native("State.wrappedValue.set") func _set(_ value: Value)
    /// The gesture has ended: the value is the first one again.
    func _goBack() {
        if let reset = _reset {
            var transaction = Transaction()
            reset(wrappedValue, &transaction)
        }
        _set(_initial)
    }
}

/// A value in the user defaults; here it lasts as long as the session.
@propertyWrapper struct AppStorage<Value>: DynamicProperty {
    var _value: Any
    var _make: (() -> Value)?
    let _key: String
    var _location: Any?
    init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable {
        _value = value
        _make = { _storedValue((store ?? UserDefaults.standard).object(forKey: key), orElse: value) }
        _key = key
        _location = nil
    }
    init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) {
        _value = value
        _make = { (store ?? UserDefaults.standard).object(forKey: key) as? Value ?? value }
        _key = key
        _location = nil
    }
    init<T>(_ key: String, store: UserDefaults? = nil) where Value == T? {
        _value = _none()
        _make = { (store ?? UserDefaults.standard).object(forKey: key) as? T }
        _key = key
        _location = nil
    }
    @native("State.wrappedValue") var wrappedValue: Value { get nonmutating set }
    @native("State.projectedValue") var projectedValue: Binding<Value> { get }
}

func _storedValue<Value: RawRepresentable>(_ raw: Any?, orElse value: Value) -> Value {
    (raw as? Value.RawValue).flatMap { Value(rawValue: $0) } ?? value
}

/// A value that is kept for a scene; here it lasts as long as the session's view.
@propertyWrapper struct SceneStorage<Value>: DynamicProperty {
    var _value: Any
    let _key: String
    var _location: Any?
    init(wrappedValue value: Value, _ key: String) {
        _value = value
        _key = key
        _location = nil
    }
    init<T>(_ key: String) where Value == T? {
        _value = _none()
        _key = key
        _location = nil
    }
    @native("State.wrappedValue") var wrappedValue: Value { get nonmutating set }
    @native("State.projectedValue") var projectedValue: Binding<Value> { get }
}

/// A number that grows with the text size; here it is as written.
@propertyWrapper struct ScaledMetric<Value>: DynamicProperty {
    let wrappedValue: Value
    let _style: Font.TextStyle
    init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
    init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
        self.wrappedValue = wrappedValue
        _style = style
    }
}

/// A name space for matched geometry: another one for each identity of a view.
@propertyWrapper struct Namespace: DynamicProperty {
    var _value: Any
    var _make: (() -> Namespace.ID)?
    var _location: Any?
    init() {
        _value = ()
        _make = { Namespace.ID(_identity: _NamespaceIdentity()) }
        _location = nil
    }
    /// The identity of the name space.
    @native("State.wrappedValue") var wrappedValue: Namespace.ID { get }
    /// The identity of a name space.
    struct ID: Hashable {
        let _identity: _NamespaceIdentity
    }
}

/// What tells a name space from all others.
final class _NamespaceIdentity: Hashable {
    static func == (a: _NamespaceIdentity, b: _NamespaceIdentity) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
