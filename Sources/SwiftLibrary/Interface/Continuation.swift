// Continuations: what a task waits for until someone says so.

/// Goes on with a task that waits. It must be used once.
struct CheckedContinuation<T, E: Error>: Sendable {
    let _promise: _Promise<T>
    let _name: String

    /// Goes on with a value.
    func resume(returning value: T) { _resume(.success(value)) }
    /// Goes on with an error, which the task's call throws.
    func resume(throwing error: E) { _resume(.failure(error)) }
    /// Goes on with a value or an error.
    func resume(with result: Result<T, E>) {
        switch result {
        case .success(let value): _resume(.success(value))
        case .failure(let error): _resume(.failure(error))
        }
    }

    func _resume(_ result: Result<T, any Error>) {
        if _promise._result != nil {
            fatalError("SWIFT TASK CONTINUATION MISUSE: \(_name) tried to resume its continuation more than once")
        }
        _promise._fulfil(result)
    }
}

extension CheckedContinuation where T == Void {
    /// Goes on.
    func resume() { _resume(.success(())) }
}

/// Goes on with a task that waits. It must be used once.
typealias UnsafeContinuation<T, E: Error> = CheckedContinuation<T, E>

/// Waits until the continuation that the closure is given is used.
func withCheckedContinuation<T>(function: String = "a task", _ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
    let promise = _Promise<T>()
    body(CheckedContinuation<T, Never>(_promise: promise, _name: function))
    // The continuation's error is `Never`: it cannot be resumed with one.
    return try! (await promise._wait()).get()
}

/// Waits until the continuation that the closure is given is used; throws what it is given to throw.
func withCheckedThrowingContinuation<T>(
    function: String = "a task", _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> T {
    let promise = _Promise<T>()
    body(CheckedContinuation<T, any Error>(_promise: promise, _name: function))
    return try (await promise._wait()).get()
}

/// Waits until the continuation that the closure is given is used.
func withUnsafeContinuation<T>(_ body: (UnsafeContinuation<T, Never>) -> Void) async -> T {
    await withCheckedContinuation(body)
}

/// Waits until the continuation that the closure is given is used; throws what it is given to throw.
func withUnsafeThrowingContinuation<T>(_ body: (UnsafeContinuation<T, any Error>) -> Void) async throws -> T {
    try await withCheckedThrowingContinuation(body)
}
