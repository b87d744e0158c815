// Values that belong to a task and to all that it begins.

/// A value that is set for the length of an operation, and for the tasks that begin in it.
@propertyWrapper final class TaskLocal<Value: Sendable>: Sendable, CustomStringConvertible {
    let _default: Value

    init(wrappedValue defaultValue: Value) { _default = defaultValue }
    /// The value of the task that runs.
    var wrappedValue: Value {
        guard let value = _taskLocals()[ObjectIdentifier(self)] else { return _default }
        return value as! Value
    }
    /// What sets the value.
    var projectedValue: TaskLocal<Value> { self }
    var description: String { "TaskLocal<\(Value.self)>(defaultValue: \(_default))" }
    /// The value of the task that runs.
    func get() -> Value { wrappedValue }
    /// Runs an operation, for whose length the value is another.
    @discardableResult
    func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R) rethrows -> R {
        let before = _taskLocals()
        _setTaskLocal(ObjectIdentifier(self), valueDuringOperation)
        defer { _setTaskLocals(before) }
        return try operation()
    }
    /// Runs an operation, for whose length the value is another.
    @discardableResult
    func withValue<R>(_ valueDuringOperation: Value, operation: () async throws -> R) async rethrows -> R {
        let before = _taskLocals()
        _setTaskLocal(ObjectIdentifier(self), valueDuringOperation)
        defer { _setTaskLocals(before) }
        return try await operation()
    }
}

/// The values outside of all tasks.
final class _OuterLocals {
    static let shared = _OuterLocals()
    var _values: [ObjectIdentifier: Any] = [:]
    init() {}
}

func _taskLocals() -> [ObjectIdentifier: Any] { _currentJob()?._locals ?? _OuterLocals.shared._values }

func _setTaskLocals(_ values: [ObjectIdentifier: Any]) {
    if let job = _currentJob() { job._locals = values } else { _OuterLocals.shared._values = values }
}

func _setTaskLocal(_ key: ObjectIdentifier, _ value: Any) {
    var values = _taskLocals()
    values[key] = value
    _setTaskLocals(values)
}
