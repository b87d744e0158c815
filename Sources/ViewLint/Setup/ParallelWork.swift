import Foundation

/// Does a piece of work for each index, on as many threads as there are processors, and returns the results in order.
///
/// The threads have deep stacks, since syntax may be nested deeply. `progress` is called on the caller's thread.
func inParallel<Result: Sendable>(
    _ count: Int, progress: (Double) -> Void = { _ in }, _ work: @escaping @Sendable (Int) -> Result
) -> [Result] {
    guard count > 0 else { return [] }
    let shared = SharedWork<Result>(count)
    for _ in 0..<min(count, ProcessInfo.processInfo.activeProcessorCount) {
        let thread = Thread { shared.run(work) }
        // Address space only: pages are taken when they are touched.
        thread.stackSize = 512 << 20
        thread.start()
    }
    while !shared.wait(seconds: 0.1) { progress(shared.progress) }
    progress(1)
    return shared.results
}

/// The indices that are left, and the results so far.
private final class SharedWork<Result: Sendable>: Sendable {
    private let condition = NSCondition()
    private let count: Int
    // Guarded by `condition`.
    private nonisolated(unsafe) var next = 0
    private nonisolated(unsafe) var done = 0
    private nonisolated(unsafe) var made: [Result?]

    init(_ count: Int) {
        self.count = count
        made = Array(repeating: nil, count: count)
    }

    func run(_ work: (Int) -> Result) {
        while let index = take() {
            let result = work(index)
            condition.withLock {
                made[index] = result
                done += 1
                if done == count { condition.signal() }
            }
        }
    }

    private func take() -> Int? {
        condition.withLock {
            guard next < count else { return nil }
            defer { next += 1 }
            return next
        }
    }

    /// Whether all is done, after waiting for that no longer than this.
    func wait(seconds: Double) -> Bool {
        condition.withLock {
            let deadline = Date(timeIntervalSinceNow: seconds)
            while done < count, condition.wait(until: deadline) {}
            return done == count
        }
    }

    var progress: Double { condition.withLock { Double(done) / Double(count) } }
    var results: [Result] { condition.withLock { made.compactMap { $0 } } }
}

/// So much may be kept, whoever asks first.
final class Budget: Sendable {
    private let lock = NSLock()
    // Guarded by `lock`.
    private nonisolated(unsafe) var left: Int

    init(_ amount: Int) { left = amount }

    func take(_ amount: Int) -> Bool {
        lock.withLock {
            guard amount <= left else { return false }
            left -= amount
            return true
        }
    }
}
