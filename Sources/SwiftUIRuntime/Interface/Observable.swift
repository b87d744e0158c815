// Objects that views observe, and the publishers behind them.

/// An object that announces its changes, so that the views which observe it run again.
protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    /// Fires before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
    /// Passes on what a publisher of the program's own announces.
    func _followPublisher() -> AnyCancellable
}

extension ObservableObject {
    var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(_source: self) }
    func _followPublisher() -> AnyCancellable {
        objectWillChange._attach({ [weak self] _ in
            if let self { ObservableObjectPublisher(_source: self)._announce() }
        }, { _ in })
    }
}

/// Announces that an object is about to change.
struct ObservableObjectPublisher: Publisher {
    typealias Output = Void
    typealias Failure = Never
    let _source: AnyObject
    init() { _source = _PublisherIdentity() }
    init(_source: AnyObject) { self._source = _source }
    /// Tells all observers that the object is about to change.
    func send() {
        _announce()
        _tellReceivers(of: _source)
    }
    @native("ObservableObjectPublisher.send") func _announce()
    func _attach(
        _ receiveValue: @escaping (Void) -> Void,
        _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        let id = ObjectIdentifier(_source)
        let known = _objectReceivers[id]
        let entry: _ObjectReceivers
        if let known, known.object === _source {
            entry = known
        } else {
            entry = _ObjectReceivers(_source)
            _objectReceivers[id] = entry
        }
        let attachment = entry.receivers.add(receiveValue, receiveCompletion)
        return AnyCancellable({
            attachment.cancel()
            if entry.receivers._values.isEmpty, _objectReceivers[id] === entry { _objectReceivers.removeValue(forKey: id) }
        })
    }
}

/// Those who receive the announcements of an object, which they do not keep alive.
final class _ObjectReceivers {
    weak var object: AnyObject?
    let receivers = _Receivers<Void, Never>()
    init(_ object: AnyObject) { self.object = object }
}

/// All that were attached to `objectWillChange` of some object.
var _objectReceivers: [ObjectIdentifier: _ObjectReceivers] = [:]

/// Tells those who are attached to `objectWillChange` of an object.
func _tellReceivers(of object: AnyObject) {
    if _objectReceivers.isEmpty { return }
    if let entry = _objectReceivers[ObjectIdentifier(object)], entry.object === object { entry.receivers.send(()) }
}

/// Tells apart the publishers that a program makes.
final class _PublisherIdentity {
    init() {}
}

/// A property of an ObservableObject whose changes are announced.
@propertyWrapper struct Published<Value> {
    typealias Publisher = _PublishedPublisher<Value>
    var _value: Value
    var _values: _PublishedValues<Value>?
    init(wrappedValue: Value) {
        _value = wrappedValue
        _values = nil
    }
    init(initialValue: Value) {
        _value = initialValue
        _values = nil
    }
    var wrappedValue: Value {
        get { _value }
        set { _value = newValue }
    }
    /// A publisher of the value, and of each new one before it is stored.
    var projectedValue: _PublishedPublisher<Value> {
        get { fatalError("a published property belongs to a class") }
        set {}
    }
    static subscript<Enclosing: AnyObject>(_enclosingInstance object: Enclosing, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Enclosing, Value>, storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, Published<Value>>) -> Value {
        get { _published(object, storageKeyPath) }
        set {
            let values: _PublishedValues<Value>? = _publishedValues(object, storageKeyPath)
            if !_objectReceivers.isEmpty { _tellReceivers(of: _publisherSource(of: object)) }
            values?.send(newValue)
            _publish(object, storageKeyPath, newValue)
        }
    }
    static subscript<Enclosing: AnyObject>(_enclosingInstance object: Enclosing, projected projectedKeyPath: ReferenceWritableKeyPath<Enclosing, _PublishedPublisher<Value>>, storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, Published<Value>>) -> _PublishedPublisher<Value> {
        get {
            let known: _PublishedValues<Value>? = _publishedValues(object, storageKeyPath)
            if let known { return _PublishedPublisher(_values: known) }
            let made = _PublishedValues<Value>(_published(object, storageKeyPath))
            made.assign = { [weak object, weak made] value in
                guard let object else { return }
                if !_objectReceivers.isEmpty { _tellReceivers(of: _publisherSource(of: object)) }
                made?.send(value)
                _publish(object, storageKeyPath, value)
            }
            object[keyPath: storageKeyPath]._values = made
            return _PublishedPublisher(_values: made)
        }
        set {}
    }
}

/// A publisher of a property's values.
struct _PublishedPublisher<Value>: Publisher {
    typealias Output = Value
    typealias Failure = Never
    let _values: _PublishedValues<Value>
    func _attach(
        _ receiveValue: @escaping (Value) -> Void,
        _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        receiveValue(_values.value)
        return _values.receivers.add(receiveValue, receiveCompletion)
    }
}

/// A published property's last value, and those who receive its values.
final class _PublishedValues<Value> {
    var value: Value
    var assign: ((Value) -> Void)?
    /// What feeds the property, as long as its object lives.
    var sources: [AnyCancellable] = []
    let receivers = _Receivers<Value, Never>()
    init(_ value: Value) {
        self.value = value
        assign = nil
    }
    func send(_ value: Value) {
        self.value = value
        receivers.send(value)
    }
}

extension Publisher where Failure == Never {
    /// Stores each value in a published property, as long as its object lives.
    func assign(to published: inout _PublishedPublisher<Output>) {
        let values = published._values
        values.sources.append(_attach({ [weak values] value in values?.assign?(value) }, { _ in }))
    }
}

/// The value of a published property of an object.
@native("_published") func _published<Value>(_ object: AnyObject, _ property: Any) -> Value

/// Those who receive the values of a published property; nil if nobody ever asked for its publisher.
@native("_publishedValues") func _publishedValues<Value>(_ object: AnyObject, _ property: Any) -> _PublishedValues<Value>?

/// What announces the changes of an object: itself, or a publisher that it declares.
@native("_publisherSource") func _publisherSource(of object: AnyObject) -> AnyObject

/// Announces a change of a published property to the observers of its object, and makes it.
@native("_publish") func _publish(_ object: AnyObject, _ property: Any, _ new: Any)
