// Threads: there is one, on which all of a program runs.

/// The thread on which code runs: here always the main one.
final class Thread {
    /// The thread of the user interface.
    static let main = Thread()
    init() {}
    /// The thread that runs this code.
    static var current: Thread { main }
    /// Whether this code runs on the thread of the user interface.
    static var isMainThread: Bool { true }
    /// Holds the thread up, and the screen with it. Here that takes no time.
    static func sleep(forTimeInterval interval: TimeInterval) {}
    /// Holds the thread up, and the screen with it. Here that takes no time.
    static func sleep(until date: Date) {}
    /// Whether it is the thread of the user interface.
    var isMainThread: Bool { true }
    var name: String? { "main" }
    var isExecuting: Bool { true }
    var isCancelled: Bool { false }
}
