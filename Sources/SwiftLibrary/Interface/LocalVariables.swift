// What stands behind local variables with accessors.

/// A local variable with observers.
final class _Observed<Value> {
    var _value: Value
    let _willSet: (_Observed<Value>, Value) -> Void
    let _didSet: (_Observed<Value>, Value) -> Void

    init(_ value: Value, _ willSet: @escaping (_Observed<Value>, Value) -> Void, _ didSet: @escaping (_Observed<Value>, Value) -> Void) {
        _value = value
        _willSet = willSet
        _didSet = didSet
    }
    var wrappedValue: Value {
        get { _value }
        set {
            let old = _value
            _willSet(self, newValue)
            _value = newValue
            _didSet(self, old)
        }
    }
}

/// A local variable that is read and changed by functions.
final class _Computed<Value> {
    let _get: () -> Value
    let _set: (Value) -> Void

    init(_ get: @escaping () -> Value, _ set: @escaping (Value) -> Void) {
        _get = get
        _set = set
    }
    var wrappedValue: Value {
        get { _get() }
        set { _set(newValue) }
    }
}
