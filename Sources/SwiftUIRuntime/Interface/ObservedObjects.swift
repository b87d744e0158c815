// Objects that a view observes, and bindings to their properties.

/// An object that a view makes once for its identity, and observes.
@propertyWrapper struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
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
@propertyWrapper struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
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
@propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
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
