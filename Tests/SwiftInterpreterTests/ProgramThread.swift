import Foundation

/// Runs `body` on a thread with the stack that programs have in the executable; the test runner's own are too small
/// for the depths that the checker allows.
func onProgramThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        let thread = Thread { continuation.resume(with: Swift.Result(catching: body)) }
        thread.stackSize = 512 << 20
        thread.start()
    }
}
