import Foundation

/// Entries from a pipe or a file: lines, folded into one entry while it is not complete.
///
/// Blank lines do not end an entry here, as they do at a terminal: source that is piped in has them.
final class LineReader {
    private let input: Int32
    private let signals: Int32
    /// Whether Ctrl-C ended the input.
    private(set) var isInterrupted = false
    /// What was read and not yet given out begins at `position`.
    private var bytes: [UInt8] = []
    private var position = 0
    private var isAtEnd = false
    /// A line that was read and begins the next entry.
    private var next: String?

    /// - Parameter signals: as `LineEditor.Configuration` has it.
    init(input: Int32, signals: Int32) {
        self.input = input
        self.signals = signals
    }

    /// The next entry, or nil at the end of the input. What is not UTF-8 is shown as U+FFFD.
    func entry(isComplete: (String) -> Bool, beginsEntry: (Substring) -> Bool) -> String? {
        guard var text = next ?? line() else { return nil }
        next = nil
        while !isComplete(text), let line = line() {
            if beginsEntry(line[...]) {
                next = line
                break
            }
            text += "\n" + line
        }
        return text
    }

    private func line() -> String? {
        while true {
            if let newline = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { position = newline + 1 }
                let line = bytes[position..<newline]
                return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
            }
            if isAtEnd {
                guard position < bytes.count else { return nil }
                defer { position = bytes.count }
                return String(decoding: bytes[position...], as: UTF8.self)
            }
            fill()
        }
    }

    private func fill() {
        bytes.removeSubrange(..<position)
        position = 0
        var descriptors = [
            pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&descriptors, 2, -1) >= 0 else { return }
        if descriptors[1].revents != 0 { takeSignal() }
        guard descriptors[0].revents != 0, !isInterrupted else { return }

        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(input, &chunk, chunk.count)
        if count > 0 {
            bytes += chunk[..<count]
        } else if count == 0 || errno != EINTR {
            isAtEnd = true
        }
    }

    private func takeSignal() {
        var number: UInt8 = 0
        guard read(signals, &number, 1) == 1, Int32(number) == SIGINT else { return }
        isInterrupted = true
        isAtEnd = true
        position = bytes.count
    }
}
