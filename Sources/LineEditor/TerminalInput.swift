import Foundation

/// What a person types, a Unicode scalar at a time, and the signals that arrive in between.
///
/// libedit asks for each character through this, so that one wait covers keys and signals, and a signal is
/// handled where the editor's state is whole rather than in a signal handler.
final class TerminalInput {
    enum Event: Equatable {
        case scalar(Unicode.Scalar)
        case signal(Int32)
        /// Nobody has typed anything for a while.
        case idle
        case end
    }

    private let input: Int32
    private let signals: Int32
    /// How many milliseconds pass before `next` says that nobody types; -1 for never.
    var patience: Int32 = -1
    private var bytes: [UInt8] = []
    private var position = 0

    init(input: Int32, signals: Int32) {
        self.input = input
        self.signals = signals
    }

    /// Waits for the next key or signal.
    func next() -> Event {
        while true {
            if let scalar = takeScalar() { return .scalar(scalar) }
            var descriptors = [
                pollfd(fd: input, events: Int16(POLLIN), revents: 0),
                pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&descriptors, 2, patience)
            if ready == 0 { return .idle }
            guard ready > 0 else {
                if errno == EINTR { continue }
                return .end
            }
            if descriptors[1].revents != 0, let signal = takeSignal() { return .signal(signal) }
            if descriptors[0].revents != 0, !fill() { return takeRest().map(Event.scalar) ?? .end }
        }
    }

    /// Whether more was typed than has been read: a paste, or someone fast.
    var hasMore: Bool {
        if position < bytes.count { return true }
        var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0 && descriptor.revents & Int16(POLLIN) != 0
    }

    /// Forgets the signals that came while nobody was asked for anything.
    func dropSignals() {
        while takeSignal() != nil {}
    }

    private func takeSignal() -> Int32? {
        guard signals >= 0 else { return nil }
        var number: UInt8 = 0
        return read(signals, &number, 1) == 1 ? Int32(number) : nil
    }

    private func fill() -> Bool {
        bytes.removeSubrange(..<position)
        position = 0
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(input, &chunk, chunk.count)
            if count > 0 {
                bytes += chunk[..<count]
                return true
            }
            if count == 0 || (errno != EINTR && errno != EAGAIN) { return false }
        }
    }

    /// The next scalar, or nil while its bytes are not all there. A byte that is not UTF-8 is U+FFFD.
    private func takeScalar() -> Unicode.Scalar? {
        guard position < bytes.count else { return nil }
        let first = bytes[position]
        let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        let sequence = bytes[position...].prefix(length)
        let continuation = sequence.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
        if sequence.count < length, continuation == sequence.count - 1 { return nil }

        let scalar = continuation == length - 1 ? String(validating: sequence, as: UTF8.self)?.unicodeScalars.first : nil
        position += scalar == nil ? 1 : length
        return scalar ?? "\u{FFFD}"
    }

    /// At the end of the input a character may have begun that was never finished.
    private func takeRest() -> Unicode.Scalar? {
        guard position < bytes.count else { return nil }
        position = bytes.count
        return "\u{FFFD}"
    }
}
