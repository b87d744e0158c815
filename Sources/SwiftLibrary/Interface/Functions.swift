/// Prints values, with a separator between them and a terminator after the last.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n")

/// Writes values to a text or another target, with a separator between them and a terminator after the last.
func print<Target: TextOutputStream>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target) {
    output.write(items.map { "\($0)" }.joined(separator: separator) + terminator)
}

/// What text can be written to.
protocol TextOutputStream {
    /// Adds a text at the end.
    mutating func write(_ string: String)
}

/// Prints values as they look for debugging.
func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")

/// Prints a value with its parts, and gives it back.
@discardableResult
func dump<T>(_ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max) -> T {
    _dump(value, name, indent, maxDepth, maxItems)
    return value
}
@native("_dump(_:_:_:_:_:)")
func _dump(_ value: Any, _ name: String?, _ indent: Int, _ maxDepth: Int, _ maxItems: Int)

/// Stops the program with a message.
func fatalError(_ message: @autoclosure () -> String = "") -> Never { _stop("Fatal error", message()) }

/// Stops the program unless the condition holds.
func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") {
    if !condition() { _stop("Precondition failed", message()) }
}

/// Stops the program: this place must not be reached.
func preconditionFailure(_ message: @autoclosure () -> String = "") -> Never {
    _stop("Fatal error", message())
}

/// Stops the program unless the condition holds.
func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") {
    if !condition() { _stop("Assertion failed", message()) }
}

/// Stops the program: this place must not be reached.
func assertionFailure(_ message: @autoclosure () -> String = "") { _stop("Fatal error", message()) }

@native("_stop(_:_:)")
func _stop(_ kind: String, _ message: String) -> Never

/// Stops the program with the library's own words unless the condition holds.
@native("_require(_:_:)")
func _require(_ condition: Bool, _ message: String)

/// The smaller of two values; the first one if they are equal.
func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }

/// The least of several values.
func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    var least = min(min(x, y), z)
    for value in rest where value < least { least = value }
    return least
}

/// The greater of two values; the second one if they are equal.
func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }

/// The greatest of several values.
func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    var greatest = max(max(x, y), z)
    for value in rest where value >= greatest { greatest = value }
    return greatest
}

/// The distance of a number from 0.
@native("abs(_:)")
func abs<T: SignedInteger>(_ x: T) -> T

/// The distance of a number from 0.
@native("abs(_:)")
func abs<T: BinaryFloatingPoint>(_ x: T) -> T

/// The distance of a number from 0.
func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? -x : x }

/// Exchanges the values of two variables.
func swap<T>(_ a: inout T, _ b: inout T) {
    let first = a
    a = b
    b = first
}

/// The type of a value, as it is when the program runs.
func type<T>(of value: T) -> T.Type

/// Gives the closure the value, and gives back what the closure gives.
func withExtendedLifetime<T, Result>(_ value: T, _ body: () throws -> Result) rethrows -> Result { try body() }

/// Values of a sequence, each made of the one before, until the closure gives nil.
func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
    UnfoldFirstSequence(_current: first, _next: next)
}

/// Values of a sequence, each made of a state that changes, until the closure gives nil.
func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
    UnfoldSequence(_state: state, _next: next)
}

/// A sequence in which each value is made of the one before.
struct UnfoldFirstSequence<Element>: Sequence, IteratorProtocol {
    typealias Iterator = UnfoldFirstSequence<Element>
    var _current: Element?
    let _next: (Element) -> Element?
    var _isFirst = true

    init(_current: Element?, _next: @escaping (Element) -> Element?) {
        self._current = _current
        self._next = _next
    }
    mutating func next() -> Element? {
        if _isFirst {
            _isFirst = false
            return _current
        }
        guard let current = _current else { return nil }
        _current = _next(current)
        return _current
    }
    func makeIterator() -> UnfoldFirstSequence<Element> { self }
}

/// A sequence in which each value is made of a state.
struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
    typealias Iterator = UnfoldSequence<Element, State>
    var _state: State
    let _next: (inout State) -> Element?
    var _isDone = false

    init(_state: State, _next: @escaping (inout State) -> Element?) {
        self._state = _state
        self._next = _next
    }
    mutating func next() -> Element? {
        if _isDone { return nil }
        let value = _next(&_state)
        _isDone = value == nil
        return value
    }
    func makeIterator() -> UnfoldSequence<Element, State> { self }
}
