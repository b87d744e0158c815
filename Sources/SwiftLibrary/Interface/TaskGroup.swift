// Groups of tasks, which belong to the task that made the group. Results come in the order in which the tasks end.

/// What a group knows of its tasks.
final class _Group<Value> {
    var _running = 0
    var _results = _Queue<Result<Value, any Error>>()
    var _waiting: [_Job] = []
    var _isCancelled = false
    /// Results are thrown away.
    let _discards: Bool
    var _works: [Int: _Work<Value>] = [:]
    var _next = 0
    var _failure: (any Error)?

    init(discards: Bool = false) {
        _discards = discards
        _isCancelled = _currentJob()?._isCancelled ?? false
    }

    func _add(_ operation: @escaping () async throws -> Value) {
        _running += 1
        _next += 1
        let number = _next
        let work = _Work<Value> {
            do {
                let value = try await operation()
                self._end(number, .success(value))
                return value
            } catch {
                self._end(number, .failure(error))
                throw error
            }
        }
        _works[number] = work
        if _isCancelled { work._cancel() }
    }

    func _end(_ number: Int, _ result: Result<Value, any Error>) {
        _running -= 1
        _works[number] = nil
        if _discards {
            if case .failure(let error) = result, _failure == nil {
                _failure = error
                _cancelAll()
            }
        } else {
            _results.append(result)
        }
        let waiting = _waiting
        _waiting = []
        for job in waiting { _resume(job) }
    }

    func _cancelAll() {
        _isCancelled = true
        for number in _works.keys.sorted() { _works[number]?._cancel() }
    }

    func _nextResult() async -> Result<Value, any Error>? {
        while true {
            if let result = _results.next() { return result }
            if _running == 0 { return nil }
            if let job = _currentJob() { _waiting.append(job) }
            await _suspend()
        }
    }

    /// Waits until no task runs.
    func _waitForEnd() async {
        while _running > 0 {
            if let job = _currentJob() { _waiting.append(job) }
            await _suspend()
        }
    }

    /// Runs the body of the group. It is left when all tasks have ended; after an error they are cancelled first.
    func _run<Value>(_ body: () async throws -> Value) async throws -> Value {
        let job = _currentJob()
        let handler = job?._addHandler { self._cancelAll() } ?? 0
        do {
            let value = try await body()
            await _waitForEnd()
            job?._removeHandler(handler)
            if let failure = _failure { throw failure }
            return value
        } catch {
            _cancelAll()
            await _waitForEnd()
            job?._removeHandler(handler)
            throw error
        }
    }
}

/// Gives the results of a group in the order in which the tasks end.
struct _TaskGroupIterator<Element>: AsyncIteratorProtocol {
    let _group: _Group<Element>
    mutating func next() async -> Element? {
        guard let result = await _group._nextResult() else { return nil }
        // The tasks of this group cannot throw.
        return try! result.get()
    }
}

/// Gives the results of a group in the order in which the tasks end.
struct _ThrowingTaskGroupIterator<Element>: AsyncIteratorProtocol {
    let _group: _Group<Element>
    mutating func next() async throws -> Element? {
        guard let result = await _group._nextResult() else { return nil }
        return try result.get()
    }
}

/// Tasks that run side by side and give values of one type.
struct TaskGroup<ChildTaskResult: Sendable>: AsyncSequence {
    typealias Element = ChildTaskResult
    let _group: _Group<ChildTaskResult>

    /// Begins a task of the group.
    mutating func addTask(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) {
        _group._add(operation)
    }
    /// Begins a task of the group, unless the group was cancelled.
    @discardableResult
    mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) -> Bool {
        if _group._isCancelled { return false }
        _group._add(operation)
        return true
    }
    /// The result of the task that ends next; nil when there are no more.
    mutating func next() async -> ChildTaskResult? {
        guard let result = await _group._nextResult() else { return nil }
        // The tasks of this group cannot throw.
        return try! result.get()
    }
    /// Waits for all tasks.
    mutating func waitForAll() async { while await next() != nil {} }
    /// Tells all tasks that their results are no longer wanted.
    func cancelAll() { _group._cancelAll() }
    /// Whether its tasks were cancelled.
    var isCancelled: Bool { _group._isCancelled }
    /// Whether there is no task whose result was not taken.
    var isEmpty: Bool { _group._running == 0 && _group._results.isEmpty }
    func makeAsyncIterator() -> _TaskGroupIterator<ChildTaskResult> { _TaskGroupIterator(_group: _group) }
}

/// Tasks that run side by side and give values of one type, or throw.
struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error>: AsyncSequence {
    typealias Element = ChildTaskResult
    let _group: _Group<ChildTaskResult>

    /// Begins a task of the group.
    mutating func addTask(
        name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
    ) {
        _group._add(operation)
    }
    /// Begins a task of the group, unless the group was cancelled.
    @discardableResult
    mutating func addTaskUnlessCancelled(
        priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
    ) -> Bool {
        if _group._isCancelled { return false }
        _group._add(operation)
        return true
    }
    /// The result of the task that ends next; nil when there are no more.
    mutating func next() async throws -> ChildTaskResult? {
        guard let result = await _group._nextResult() else { return nil }
        return try result.get()
    }
    /// What the task that ends next comes to; nil when there are no more.
    mutating func nextResult() async -> Result<ChildTaskResult, any Error>? { await _group._nextResult() }
    /// Waits for all tasks, or for the first that throws.
    mutating func waitForAll() async throws {
        var failure: (any Error)?
        while let result = await _group._nextResult() {
            if case .failure(let error) = result, failure == nil { failure = error }
        }
        if let failure { throw failure }
    }
    /// Tells all tasks that their results are no longer wanted.
    func cancelAll() { _group._cancelAll() }
    /// Whether its tasks were cancelled.
    var isCancelled: Bool { _group._isCancelled }
    /// Whether there is no task whose result was not taken.
    var isEmpty: Bool { _group._running == 0 && _group._results.isEmpty }
    func makeAsyncIterator() -> _ThrowingTaskGroupIterator<ChildTaskResult> { _ThrowingTaskGroupIterator(_group: _group) }
}

/// Tasks that run side by side and give nothing.
struct DiscardingTaskGroup {
    let _group: _Group<Void>

    /// Begins a task of the group.
    mutating func addTask(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void) {
        _group._add(operation)
    }
    /// Tells all tasks that they are no longer wanted.
    func cancelAll() { _group._cancelAll() }
    /// Whether its tasks were cancelled.
    var isCancelled: Bool { _group._isCancelled }
    /// Whether no task runs.
    var isEmpty: Bool { _group._running == 0 }
}

/// Runs tasks side by side; goes on when all have ended.
func withTaskGroup<ChildTaskResult: Sendable, GroupResult>(
    of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self,
    body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult {
    let group = _Group<ChildTaskResult>()
    // Neither the body nor the tasks of this group can throw.
    return try! await group._run {
        var tasks = TaskGroup<ChildTaskResult>(_group: group)
        return await body(&tasks)
    }
}

/// Runs tasks side by side; goes on when all have ended. After an error the others are cancelled.
func withThrowingTaskGroup<ChildTaskResult: Sendable, GroupResult>(
    of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self,
    body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async rethrows -> GroupResult {
    let group = _Group<ChildTaskResult>()
    return try await group._run {
        var tasks = ThrowingTaskGroup<ChildTaskResult, any Error>(_group: group)
        return try await body(&tasks)
    }
}

/// Runs tasks side by side that give nothing; goes on when all have ended.
func withDiscardingTaskGroup<GroupResult>(
    returning returnType: GroupResult.Type = GroupResult.self, body: (inout DiscardingTaskGroup) async -> GroupResult
) async -> GroupResult {
    let group = _Group<Void>(discards: true)
    // Neither the body nor the tasks of this group can throw.
    return try! await group._run {
        var tasks = DiscardingTaskGroup(_group: group)
        return await body(&tasks)
    }
}
