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
    init(wrappedValue value: @autoclosure @escaping () -> Value) {
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

/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty {
    var _value: Any
    var _location: Any
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        _value = ()
        _location = _FunctionalLocation(get: get, set: set)
    }
    init(projectedValue: Binding<Value>) {
        _value = projectedValue._value
        _location = projectedValue._location
    }
    init?(_ base: Binding<Value?>) {
        guard base.wrappedValue != nil else { return nil }
        _value = base._value
        _location = _UnwrappedLocation(base: base._location)
    }
    init<V>(_ base: Binding<V>) where Value == V? {
        _value = base._value
        _location = _WrappedLocation(base: base._location)
    }
    init(_value: Any, _location: Any) {
        self._value = _value
        self._location = _location
    }
    init(_at location: Any) {
        _value = _valueAt(location)
        _location = location
    }
    /// The value now.
    @native("Binding.wrappedValue") var wrappedValue: Value { get nonmutating set }
    /// The binding itself.
    var projectedValue: Binding<Value> { self }
    /// A binding that always has the same value.
    static func constant(_ value: Value) -> Binding<Value> { Binding(_value: value, _location: _ConstantLocation(value: value)) }
    /// A binding to a part of the value.
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(_at: _MemberLocation(base: _location, keyPath: keyPath))
    }
    /// The same binding; its changes are animated.
    func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    /// What goes along with the changes of the binding.
    var transaction: Transaction { Transaction() }
    /// The same binding, with a transaction for its changes.
    func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
    typealias ID = Value.ID
    var id: Value.ID { wrappedValue.id }
}

extension Binding where Value: MutableCollection {
    /// A binding to one element.
    subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(_at: _ElementLocation(base: _location, index: position))
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

/// A place for a value that a preview can write.
@propertyWrapper struct Previewable<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// An object that a view makes once for its identity, and observes.
@propertyWrapper struct StateObject<ObjectType>: DynamicProperty {
    let _make: () -> ObjectType
    var _object: Any?
    var _seed: Int
    init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        _make = thunk
        _object = nil
        _seed = 0
    }
    /// The object.
    @native("StateObject.wrappedValue") var wrappedValue: ObjectType { get }
    /// Bindings to the properties of the object.
    var projectedValue: _ObjectWrapper<ObjectType> { _ObjectWrapper(object: wrappedValue) }
}

/// An object that someone else owns, and the view observes.
@propertyWrapper struct ObservedObject<ObjectType>: DynamicProperty {
    var _object: ObjectType
    var _seed: Int
    init(wrappedValue: ObjectType) {
        _object = wrappedValue
        _seed = 0
    }
    init(initialValue: ObjectType) {
        _object = initialValue
        _seed = 0
    }
    /// The object.
    var wrappedValue: ObjectType {
        get { _object }
        set { _object = newValue }
    }
    /// Bindings to the properties of the object.
    var projectedValue: _ObjectWrapper<ObjectType> { _ObjectWrapper(object: _object) }
}

/// An observed object that an ancestor put into the environment.
@propertyWrapper struct EnvironmentObject<ObjectType>: DynamicProperty {
    var _object: Any?
    var _seed: Int
    init() {
        _object = nil
        _seed = 0
    }
    /// The object.
    @native("EnvironmentObject.wrappedValue") var wrappedValue: ObjectType { get }
    /// Bindings to the properties of the object.
    var projectedValue: _ObjectWrapper<ObjectType> { _ObjectWrapper(object: wrappedValue) }
}

/// Makes bindings to the properties of an observed object.
@dynamicMemberLookup struct _ObjectWrapper<ObjectType> {
    let object: ObjectType
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
        Binding<Subject>(_at: _ObjectLocation(object: object, keyPath: keyPath))
    }
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

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup struct Bindable<Value>: DynamicProperty {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Bindable<Value> { self }
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(_at: _ObjectLocation(object: wrappedValue, keyPath: keyPath))
    }
}

/// `Binding` under a name that nested types do not hide.
typealias _BindingOf<Value> = Binding<Value>

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
        _value = value
        _make = nil
        _location = nil
        _initial = value
        _reset = nil
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
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// A name space for matched geometry.
@propertyWrapper struct Namespace: DynamicProperty {
    let wrappedValue: Namespace.ID
    init() { wrappedValue = Namespace.ID() }
    /// The identity of a name space.
    struct ID: Hashable {
        let _number: Int = 0
    }
}
