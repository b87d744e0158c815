import SwiftOperators
import SwiftSyntax

/// Ctrl-C while a program is read and checked.
///
/// A check that is stopped goes through what is left without looking at expressions, and what it has found is thrown away.
/// The vocabulary outlives it, so that its declarations are checked to their end: each is short.
extension Checker {
    /// Whether the check was asked to stop.
    func isAskedToStop() -> Bool {
        if !isStopped, let stopFlag, stopFlag.isRaised { isStopped = true }
        return isStopped
    }

    /// Whether an expression is left out, since the check was asked to stop.
    func skips(_ position: SourcePosition) -> Bool {
        questions += 1
        // Asking costs a lock.
        guard isStopped || questions % Self.questionsToFlag == 0, isAskedToStop() else { return false }
        return files[position]?.isInterface == false
    }

    /// Parts of expressions from one look at the flag to the next: some tenths of a millisecond.
    private static var questionsToFlag: Int { 32 }

    /// Does the work of a check; nothing that it found is left when it was stopped, but that it was.
    func stopping<Result>(by flag: StopFlag, _ check: () -> Result) -> Result {
        let before = diagnostics.count
        (stopFlag, isStopped) = (flag, false)
        defer {
            wasStopped = isStopped
            if isStopped {
                flag.lower()
                diagnostics.removeSubrange(min(before, diagnostics.count)...)
                diagnostics.append(.stopped)
            }
            (stopFlag, isStopped) = (nil, false)
        }
        return check()
    }

    /// Does what asks nobody whether to stop with a text; nil when a stop was asked for. A short text is not worth a thread.
    func unlessStopped<Result: Sendable>(in text: String, _ work: @escaping @Sendable () -> Result) -> Result? {
        guard let stopFlag, text.utf8.count > Self.shortText else { return work() }
        let result = stopFlag.unlessRaised(work)
        if result == nil { isStopped = true }
        return result
    }

    /// In bytes; parsed in some hundredths of a second by a parser that was built for debugging.
    private static var shortText: Int { 2000 }
}
