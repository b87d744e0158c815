// Objects that views observe.

/// An object that announces its changes, so that the views which observe it run again.
protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher
    /// Fires before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject {
    typealias ObjectWillChangePublisher = ObservableObjectPublisher
    var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(_source: self) }
}

/// Announces that an object is about to change.
struct ObservableObjectPublisher {
    let _source: AnyObject
    init() { _source = _PublisherIdentity() }
    init(_source: AnyObject) { self._source = _source }
    /// Tells all observers that the object is about to change.
    @native("ObservableObjectPublisher.send") func send()
}

/// Tells apart the publishers that a program makes.
final class _PublisherIdentity {
    init() {}
}

/// A property of an ObservableObject whose changes are announced.
@propertyWrapper struct Published<Value> {
    var _value: Value
    init(wrappedValue: Value) { _value = wrappedValue }
    init(initialValue: Value) { _value = initialValue }
    var wrappedValue: Value {
        get { _value }
        set { _value = newValue }
    }
    static subscript<Enclosing: AnyObject>(_enclosingInstance object: Enclosing, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Enclosing, Value>, storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, Published<Value>>) -> Value {
        get { _published(object, storageKeyPath) }
        set { _publish(object, storageKeyPath, newValue) }
    }
}

/// The value of a published property of an object.
@native("_published") func _published<Value>(_ object: AnyObject, _ property: Any) -> Value

/// Announces a change of a published property to the observers of its object, and makes it.
@native("_publish") func _publish(_ object: AnyObject, _ property: Any, _ new: Any)
