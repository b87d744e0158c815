import Foundation

/// Single keys from a presenter, each as it is pressed.
final class PresenterKeys {
    enum Key: Equatable {
        case next, back, jump, play, quit, other
        case digit(Int)
        /// No key: the terminal has another size, or was put into the background in between.
        case redraw
    }

    /// The keys in one line.
    static let scheme = "space next · b back · j jump · f free play · q quit"

    /// The keys where there is no room for what they do.
    static let letters = "space b j f q"

    private let signals: SignalWatch
    private let found: termios?
    /// Whether nobody was told yet that the terminal has changed.
    private var hasChanged = false

    /// Nil when standard input is no terminal.
    init?(signals: SignalWatch) {
        var attributes = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &attributes) == 0 else { return nil }
        self.signals = signals
        found = attributes
    }

    deinit { stop() }

    /// Keys come one by one and are not shown.
    func start() {
        guard var attributes = found else { return }
        attributes.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &attributes)
    }

    /// The terminal is as it was found.
    func stop() {
        guard var attributes = found else { return }
        tcsetattr(STDIN_FILENO, TCSANOW, &attributes)
    }

    /// Waits for a key; nil when none came in time. Without a time it waits for as long as it takes, and is told as well when
    /// what stands there should be shown again.
    func next(within seconds: Double? = nil) -> Key? {
        let end = seconds.map { ProcessInfo.processInfo.systemUptime + $0 }
        while true {
            if hasChanged, end == nil {
                hasChanged = false
                return .redraw
            }
            let left = end.map { max(0, $0 - ProcessInfo.processInfo.systemUptime) }
            var descriptors = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&descriptors, 2, left.map { Int32($0 * 1000) } ?? -1) >= 0 else { continue }
            if descriptors[1].revents != 0 {
                if signals.takeInterrupt() { return .quit }
                hasChanged = true
            }
            if descriptors[0].revents != 0 { return read() }
            if let end, ProcessInfo.processInfo.systemUptime >= end { return nil }
        }
    }

    private func read() -> Key {
        var bytes = [UInt8](repeating: 0, count: 64)
        // The keys of a cursor or of a presenter's remote come as several bytes at once.
        let isEscape = Foundation.read(STDIN_FILENO, &bytes, 1) == 1 && bytes[0] == 0x1B
        if bytes[0] == 0 { return .quit }
        guard isEscape else { return Self.key(Character(UnicodeScalar(bytes[0]))) }
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, 20) > 0 else { return .other }
        let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
        switch String(decoding: bytes[..<max(0, count)], as: UTF8.self) {
        case "[C", "OC", "[B", "OB", "[6~": return .next
        case "[D", "OD", "[A", "OA", "[5~": return .back
        default: return .other
        }
    }

    private static func key(_ character: Character) -> Key {
        switch character {
        case " ", "\n", "\r", "n": .next
        case "b", "p", "\u{7F}", "\u{8}": .back
        case "j", "g": .jump
        case "f": .play
        case "q", "\u{4}": .quit
        default: character.wholeNumberValue.map { .digit($0) } ?? .other
        }
    }
}
