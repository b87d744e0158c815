import Foundation

/// Runs something on a thread with room for deep recursion, as the command does, and gives what it returns.
func onLargeStack<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        let thread = Thread { continuation.resume(with: Result(catching: body)) }
        thread.stackSize = 512 << 20
        thread.start()
    }
}
