// Observation: objects whose properties are observed one by one. `@Observable` itself is a part of the language here.

/// A class whose stored variables are tracked: a view runs again when one that its body read changes.
protocol Observable {}

/// Runs a closure, and another at the first change of a property of an observable object that the first one read.
func withObservationTracking<T>(_ apply: () -> T, onChange: @escaping () -> Void) -> T {
    _beginTracking()
    let result = apply()
    _endTracking(onChange)
    return result
}

/// From here on reads of observable objects are noted.
@native("_beginTracking") func _beginTracking()

/// Waits for a change of what was read since the last `_beginTracking`.
@native("_endTracking") func _endTracking(_ onChange: @escaping () -> Void)
