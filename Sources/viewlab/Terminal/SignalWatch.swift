import Foundation

/// Waits for signals on a thread of its own, so that none needs a handler.
///
/// Ctrl-C stops what runs. It, a change of the window's size and a continuation are also written, a byte each, to a
/// pipe that whoever waits for keys reads. When the process is to end, the terminal is put back as it was found.
struct SignalWatch {
    /// Gives the numbers of the signals that came; it does not block.
    let descriptor: Int32

    private static let signals = [SIGINT, SIGWINCH, SIGCONT, SIGTERM, SIGHUP]

    /// Keeps the signals for the watch. Called before any other thread starts.
    static func block() {
        var set = signalSet(signals)
        pthread_sigmask(SIG_BLOCK, &set, nil)
        // Signals whose default is to be ignored are lost on some systems even when they are waited for.
        signal(SIGWINCH) { _ in }
        signal(SIGCONT) { _ in }
    }

    /// Nil when the system has no more descriptors.
    init?(onInterrupt stop: @escaping @Sendable () -> Void) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        let (readEnd, writeEnd) = (ends[0], ends[1])
        descriptor = readEnd
        let terminal = TerminalMode.current
        Thread.detachNewThread { Self.watch(readEnd: readEnd, writeEnd: writeEnd, terminal: terminal, stop: stop) }
    }

    /// Whether Ctrl-C was pressed since this was last asked. For those who do not wait for keys.
    func takeInterrupt() -> Bool {
        var wasInterrupted = false
        var number: UInt8 = 0
        while read(descriptor, &number, 1) == 1 {
            if Int32(number) == SIGINT { wasInterrupted = true }
        }
        return wasInterrupted
    }

    private static func watch(
        readEnd: Int32, writeEnd: Int32, terminal: TerminalMode?, stop: @Sendable () -> Void
    ) {
        var set = signalSet(signals)
        var presses = UnansweredPresses()
        while true {
            var number: Int32 = 0
            guard sigwait(&set, &number) == 0 else { continue }
            if number == SIGTERM || number == SIGHUP {
                terminal?.restore()
                end(by: number)
            }
            var unread: Int32 = 0
            let isAnswered = ioctl(readEnd, UInt(FIONREAD), &unread) != 0 || unread == 0
            if number == SIGINT { stop() }
            if presses.note(number, isAnswered: isAnswered, at: ProcessInfo.processInfo.systemUptime) {
                terminal?.restore()
                end(by: SIGINT)
            }
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(writeEnd, &byte, 1)
        }
    }

    /// Ends the process as the signal would have without the watch, so that the shell learns of it.
    private static func end(by number: Int32) -> Never {
        signal(number, SIG_DFL)
        var set = signalSet([number])
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(number)
        _exit(128 + number)
    }

    private static func signalSet(_ numbers: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        return set
    }
}

/// The Ctrl-C that nobody has taken notice of. Other signals wait in the same pipe, and are no reason to be impatient.
struct UnansweredPresses {
    /// As many presses without an answer, over as many seconds, end the process: it is stuck where it cannot stop.
    private static let patience = (presses: 3, seconds: 5.0)

    private var count = 0
    private var first = 0.0

    /// Notes that a signal came, and says whether patience is at an end.
    ///
    /// - Parameter isAnswered: whether all signals before it were taken notice of.
    mutating func note(_ signal: Int32, isAnswered: Bool, at moment: Double) -> Bool {
        if isAnswered { count = 0 }
        guard signal == SIGINT else { return false }
        if count == 0 { first = moment }
        count += 1
        return count >= Self.patience.presses && moment - first >= Self.patience.seconds
    }
}

/// How the terminal was when the program began.
struct TerminalMode: Sendable {
    private let attributes: termios

    static var current: TerminalMode? {
        var attributes = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &attributes) == 0 else { return nil }
        return TerminalMode(attributes: attributes)
    }

    func restore() {
        var attributes = attributes
        tcsetattr(STDIN_FILENO, TCSANOW, &attributes)
        if isatty(STDOUT_FILENO) == 1 {
            // No more marks around pastes, and all rows scroll again; the cursor stays.
            let end = "\u{1B}[?2004l\u{1B}7\u{1B}[r\u{1B}8\r\n"
            _ = write(STDOUT_FILENO, end, end.utf8.count)
        }
    }
}
