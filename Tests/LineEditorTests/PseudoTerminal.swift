import Foundation
import LineEditor
import Testing

/// A terminal without a screen: types keys to a `LineEditor` and takes what it draws and returns.
///
/// The editor runs on a thread of its own. Every wait ends when what is waited for is there; the deadline is only
/// for a test that fails.
final class PseudoTerminal {
    private let master: Int32
    private let signals: (read: Int32, write: Int32)
    private let results: (read: Int32, write: Int32)
    private var promptNumber = 1
    private var drawn = ""
    private var returned = ""

    struct Silence: Error, CustomStringConvertible {
        var description: String
    }

    init(columns: Int = 80, rows: Int = 24, history: String? = nil, setUp: @escaping @Sendable (LineEditor) -> Void = { _ in }) throws {
        var (master, slave): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw Silence(description: "no pseudo-terminal") }
        self.master = master
        signals = try Self.makePipe()
        results = try Self.makePipe()
        _ = fcntl(signals.read, F_SETFL, O_NONBLOCK)
        setenv("TERM", "xterm-256color", 1)

        let (resultEnd, signalEnd, terminal) = (results.write, signals.read, slave)
        Thread.detachNewThread {
            let editor = LineEditor(
                .init(
                    program: "test", history: history.map { HistoryFile(path: $0) },
                    input: terminal, output: terminal, signals: signalEnd))
            setUp(editor)
            Self.write("\(editor.historyProblem ?? "none")\n", to: resultEnd)
            for number in 1... {
                let entry = editor.read(prompt: Prompt("\(number)> "))
                Self.write(String(reflecting: entry) + "\n", to: resultEnd)
                if entry == .end { break }
            }
            for descriptor in [terminal, signalEnd, resultEnd] { close(descriptor) }
        }
        historyProblem = try Self.wait(for: "\n", in: &returned, from: results.read)
    }

    deinit {
        // The end of its input ends the editor's thread, which then closes its own descriptors.
        close(master)
        while Self.readSome(results.read) != nil {}
        close(results.read)
        close(signals.write)
    }

    /// Waits for the prompt, then types. The prompts are numbered: before one is drawn the terminal would take keys
    /// for its own, and libedit draws some prompts twice.
    func type(_ keys: String) throws {
        try waitToDraw("\(promptNumber)> ")
        typeOn(keys)
    }

    /// Types without waiting for a prompt.
    func typeOn(_ keys: String) {
        Self.write(keys, to: master)
    }

    func typeRaw(_ bytes: [UInt8]) {
        _ = Foundation.write(master, bytes, bytes.count)
    }

    /// Waits until the text has been drawn, and forgets what was drawn up to it.
    @discardableResult
    func waitToDraw(_ text: String) throws -> String {
        try Self.wait(for: text, in: &drawn, from: master)
    }

    /// Why the editor keeps no entries, or `none`.
    private(set) var historyProblem = ""

    /// The next thing that `read` returned, as Swift writes it.
    ///
    /// - Parameter keys: typed again where nothing comes of them. Between two prompts the terminal is nobody's, and takes
    ///   Ctrl-C, and what is typed before it, for itself.
    func entry(insistingOn keys: String = "") throws -> String {
        promptNumber += 1
        return try Self.wait(for: "\n", in: &returned, from: results.read, also: master, &drawn, onSilence: { typeOn(keys) })
            .replacing("LineEditor.LineEditor.Entry", with: "")
    }

    /// Expects the next thing that `read` returned.
    func expect(_ expected: String, _ place: SourceLocation = #_sourceLocation) throws {
        let entry = try entry()
        #expect(entry == expected, sourceLocation: place)
    }

    func resize(columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        send(signal: SIGWINCH)
    }

    func send(signal: Int32) {
        var number = UInt8(signal)
        _ = Foundation.write(signals.write, &number, 1)
    }

    // MARK: Descriptors

    private static func makePipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Silence(description: "no pipe") }
        return (ends[0], ends[1])
    }

    private static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = Foundation.write(descriptor, bytes, bytes.count)
    }

    private static func wait(for text: String, in seen: inout String, from descriptor: Int32) throws -> String {
        var nothing = ""
        return try wait(for: text, in: &seen, from: descriptor, also: -1, &nothing)
    }

    /// Reads until `text` was seen, and takes what was seen up to it. What the other descriptor gives is read
    /// meanwhile, so that nobody is blocked by a full buffer.
    private static func wait(
        for text: String, in seen: inout String, from descriptor: Int32, also other: Int32, _ otherSeen: inout String,
        onSilence: () -> Void = {}
    ) throws -> String {
        var silences = 0
        while true {
            if let range = seen.range(of: text) {
                defer { seen.removeSubrange(..<range.upperBound) }
                return String(seen[..<range.lowerBound])
            }
            var descriptors = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: other, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&descriptors, 2, 3_000) > 0 else {
                silences += 1
                onSilence()
                if silences < 20 { continue }
                throw Silence(
                    description: "waited in vain for \(text.debugDescription) after \(seen.debugDescription)"
                        + (otherSeen.isEmpty ? "" : ", drawn: \(otherSeen.debugDescription)"))
            }
            if descriptors[1].revents != 0 { otherSeen += readSome(other) ?? "" }
            if descriptors[0].revents != 0 {
                guard let more = readSome(descriptor) else {
                    throw Silence(description: "it ended before \(text.debugDescription), after \(seen.debugDescription)")
                }
                seen += more
            }
        }
    }

    private static func readSome(_ descriptor: Int32) -> String? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }
}
