// Tasks, by the machine's jobs. A job stops with `_suspend`, and goes on in the turn that `_resume` gives it: first in,
// first out, at the session's present time. All tasks take turns on one thread, as on SwiftUI's main actor.

/// What the machine keeps of a run that can stop and go on, and what cancels it.
final class _Job {
    /// The machine's own; see its `Jobs.swift`.
    var _rest: Any?
    /// The words of the events that its turns are.
    let _text: String
    var _isCancelled = false
    var _handlers: [Int: () -> Void] = [:]
    var _nextHandler = 0
    /// What task-local values are while it runs; they are handed on to what it begins.
    var _locals: [ObjectIdentifier: Any]
    /// Whether it would run on another thread than the main one; that is handed on, too.
    var _isInBackground: Bool

    init(_ operation: Any?, text: String? = nil) {
        _rest = operation
        _isInBackground = _startsInBackground()
        _locals = _taskLocals()
        _text = text ?? _taskText()
    }

    func _cancel() {
        if _isCancelled { return }
        _isCancelled = true
        let handlers = _handlers
        _handlers = [:]
        for number in handlers.keys.sorted() { if let handler = handlers[number] { handler() } }
    }

    /// Has something done when the job is cancelled; gives a number for `_removeHandler`.
    func _addHandler(_ handler: @escaping () -> Void) -> Int {
        _nextHandler += 1
        _handlers[_nextHandler] = handler
        return _nextHandler
    }

    func _removeHandler(_ number: Int) { _handlers[number] = nil }

    /// Takes nothing over from the task that begins it, nor its actor.
    func _detach() {
        _locals = [:]
        _isInBackground = true
    }
}

/// Whether what begins now would not run on the main actor.
@native("_startsInBackground()")
func _startsInBackground() -> Bool

/// Stops the job that runs until it is resumed.
@native("_suspend()")
func _suspend() async

/// The job that runs; nil outside of all tasks.
@native("_currentJob()")
func _currentJob() -> _Job?

/// Gives a job a turn after so many seconds; gives a number for `_unschedule`.
@native("_resume(_:_:_:)")
func _resume(_ job: _Job, _ seconds: Double, _ event: String) -> Int

/// The words for a task that begins now.
@native("_taskText()")
func _taskText() -> String

func _resume(_ job: _Job) { _ = _resume(job, 0, job._text) }

/// Waits, unless the task is cancelled.
func _sleep(_ seconds: Double) async throws {
    guard let job = _currentJob() else { return await _suspend() }
    if job._isCancelled { throw CancellationError() }
    var isCancelled = false
    let turn = _resume(job, seconds, job._text)
    let handler = job._addHandler {
        isCancelled = true
        _unschedule(turn)
        _resume(job)
    }
    await _suspend()
    job._removeHandler(handler)
    if isCancelled { throw CancellationError() }
}

/// A value that comes later, and the jobs that wait for it.
final class _Promise<Value> {
    var _result: Result<Value, any Error>?
    var _waiting: [_Job] = []

    init() {}

    func _fulfil(_ result: Result<Value, any Error>) {
        if _result != nil { return }
        _result = result
        let waiting = _waiting
        _waiting = []
        // The last to ask is the first to go on, as in Swift.
        for job in waiting.reversed() { _resume(job) }
    }

    func _wait() async -> Result<Value, any Error> {
        while true {
            if let result = _result { return result }
            if let job = _currentJob() { _waiting.append(job) }
            await _suspend()
        }
    }
}

/// A job with the value that it will give.
final class _Work<Value> {
    let _promise = _Promise<Value>()
    var _job: _Job?

    init(_ operation: @escaping () async throws -> Value) {
        let promise = _promise
        let run: () async -> Void = {
            do {
                promise._fulfil(.success(try await operation()))
            } catch {
                promise._fulfil(.failure(error))
            }
        }
        let job = _Job(run)
        _job = job
        _resume(job)
    }

    func _cancel() { _job?._cancel() }
    var _isCancelled: Bool { _job?._isCancelled ?? false }
}

/// Work that belongs to a task: it is cancelled with it.
final class _Child<Value> {
    let _work: _Work<Value>
    let _parent: _Job?
    var _handler = 0

    init(_ operation: @escaping () async throws -> Value) {
        let work = _Work(operation)
        _work = work
        _parent = _currentJob()
        if let parent = _parent {
            if parent._isCancelled { work._cancel() }
            _handler = parent._addHandler { work._cancel() }
        }
    }

    // `async let` with an expression that throws is read by `_throwingValue`.
    func _value() async -> Value { try! (await _work._promise._wait()).get() }
    func _throwingValue() async throws -> Value { try (await _work._promise._wait()).get() }

    /// Waits for the end, of which nobody will ask the value.
    func _end() async {
        if _work._promise._result == nil {
            _work._cancel()
            _ = await _work._promise._wait()
        }
        _parent?._removeHandler(_handler)
    }
}

/// Work that goes on beside other work: all tasks take turns, each until it waits.
struct Task<Success: Sendable, Failure: Error>: Hashable, Sendable {
    let _work: _Work<Success>

    /// Tells the task that its result is no longer wanted.
    func cancel() { _work._cancel() }
    /// Whether it was told that its result is no longer wanted.
    var isCancelled: Bool { _work._isCancelled }
    /// What it came to, once it has ended.
    var result: Result<Success, Failure> {
        get async {
            switch await _work._promise._wait() {
            case .success(let value): return .success(value)
            // The task's closure throws `Failure` alone.
            case .failure(let error): return .failure(error as! Failure)
            }
        }
    }

    static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool { lhs._work === rhs._work }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_work)) }
}

extension Task where Failure == Never {
    /// Begins a task, whose first turn comes once what runs now is done.
    @discardableResult
    init(name: String? = nil, priority: TaskPriority? = nil, @_implicitSelfCapture operation: @escaping () async -> Success) {
        _work = _Work(operation)
    }
    /// Begins a task.
    @discardableResult
    static func detached(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
    ) -> Task<Success, Never> {
        let task = Task(priority: priority, operation: operation)
        task._work._job?._detach()
        return task
    }
    /// Its value, once it has ended.
    var value: Success {
        // Here `Failure` is `Never`.
        get async { try! (await _work._promise._wait()).get() }
    }
}

extension Task where Failure == any Error {
    /// Begins a task, whose first turn comes once what runs now is done.
    @discardableResult
    init(name: String? = nil, priority: TaskPriority? = nil, @_implicitSelfCapture operation: @escaping () async throws -> Success) {
        _work = _Work(operation)
    }
    /// Begins a task.
    @discardableResult
    static func detached(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
    ) -> Task<Success, any Error> {
        let task = Task(priority: priority, operation: operation)
        task._work._job?._detach()
        return task
    }
    /// Its value, once it has ended, or the error that ended it.
    var value: Success {
        get async throws { try (await _work._promise._wait()).get() }
    }
}

extension Task where Success == Never, Failure == Never {
    /// Waits for a length of time; throws when the task is cancelled meanwhile.
    static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await _sleep(duration._seconds) }
    /// Waits for a length of time; throws when the task is cancelled meanwhile.
    static func sleep<C: Clock>(for duration: Duration, tolerance: Duration? = nil, clock: C) async throws {
        try await _sleep(duration._seconds)
    }
    /// Waits until a moment; throws when the task is cancelled meanwhile.
    static func sleep<C: Clock>(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: C) async throws {
        try await _sleep(ContinuousClock.Instant.now.duration(to: deadline)._seconds)
    }
    /// Waits until a moment; throws when the task is cancelled meanwhile.
    static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws {
        try await _sleep(ContinuousClock.Instant.now.duration(to: deadline)._seconds)
    }
    /// Waits for so many billionths of a second; throws when the task is cancelled meanwhile.
    static func sleep(nanoseconds: UInt64) async throws { try await _sleep(Double(nanoseconds) / 1e9) }
    /// Lets other tasks have their turn.
    static func yield() async {
        if let job = _currentJob() { _resume(job) }
        await _suspend()
    }
    /// Whether the task that runs was told that its result is no longer wanted.
    static var isCancelled: Bool { _currentJob()?._isCancelled ?? false }
    /// Throws if the task that runs was told that its result is no longer wanted.
    static func checkCancellation() throws {
        if _currentJob()?._isCancelled == true { throw CancellationError() }
    }
    /// How urgent the task that runs is; here all are alike.
    static var currentPriority: TaskPriority { .userInitiated }
}

/// Runs something, and `onCancel` as soon as the task is cancelled meanwhile.
func withTaskCancellationHandler<T>(
    operation: () async throws -> T, onCancel handler: @escaping () -> Void
) async rethrows -> T {
    guard let job = _currentJob() else { return try await operation() }
    if job._isCancelled {
        handler()
        return try await operation()
    }
    let number = job._addHandler(handler)
    defer { job._removeHandler(number) }
    return try await operation()
}

/// Where the code of views runs. Here all code runs there.
final class MainActor {
    /// Runs something on the main actor.
    static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T {
        let wasInBackground = _setBackground(false)
        defer { _ = _setBackground(wasInBackground) }
        return try body()
    }
    /// Runs something that is known to be on the main actor.
    static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
}
