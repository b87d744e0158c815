import Foundation

/// The built command with a pseudo-terminal for its input and output, and a home of its own.
final class CommandAtTerminal {
    private let master: Int32
    private let slave: Int32
    private let process = Process()
    private let home: URL
    private var seen = ""

    struct Silence: Error, CustomStringConvertible {
        var description: String
    }

    init(_ arguments: [String] = [], environment: [String: String] = [:]) throws {
        home = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        var (master, slave): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw Silence(description: "no pseudo-terminal") }
        (self.master, self.slave) = (master, slave)

        process.executableURL = try commandURL()
        process.arguments = arguments
        process.currentDirectoryURL = home
        process.environment = ["HOME": home.path, "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
            .merging(environment) { $1 }
        let terminal = FileHandle(fileDescriptor: slave)
        process.standardInput = terminal
        process.standardOutput = terminal
        process.standardError = terminal
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        close(master)
        close(slave)
        try? FileManager.default.removeItem(at: home)
    }

    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Gives the terminal another size, and tells the command as a window does.
    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        send(SIGWINCH)
    }

    /// Sends a signal: this terminal controls nobody, so its keys send none.
    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Whether the terminal shows what is typed, as shells expect to find it.
    var echoes: Bool {
        var attributes = termios()
        return tcgetattr(slave, &attributes) == 0 && attributes.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Waits for the prompt and gives what came before it, and the prompt's colour. The command tells the terminal
    /// to mark pastes just before it.
    @discardableResult
    func waitForPrompt() throws -> (output: String, colour: String) {
        (Self.withoutProgress(try wait(for: "\u{1B}[?2004h")), try wait(for: ">"))
    }

    /// What stays on the terminal: what is said of long work goes away again.
    private static func withoutProgress(_ output: String) -> String {
        let parts = output.components(separatedBy: "\r\u{1B}[K")
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return output }
        return first + parts.dropFirst().dropLast().filter { !$0.hasSuffix("; Ctrl-C stops it") }.joined() + last
    }

    /// Waits for a text and gives what came before it. The deadline is only for a test that fails.
    @discardableResult
    func wait(for text: String) throws -> String {
        while true {
            if let before = take(text) { return before }
            guard readMore(within: 60_000) else {
                throw Silence(description: "waited in vain for \(text.debugDescription) after \(seen.debugDescription)")
            }
        }
    }

    /// What came before a text that has been seen.
    private func take(_ text: String) -> String? {
        guard let range = seen.range(of: text) else { return nil }
        defer { seen.removeSubrange(..<range.upperBound) }
        return String(seen[..<range.lowerBound])
    }

    private func readMore(within milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, milliseconds) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(master, &bytes, bytes.count)
        if count > 0 { seen += String(decoding: bytes[..<count], as: UTF8.self) }
        return count > 0
    }

    /// The status, or the signal that ended it, once it has ended.
    func status() throws -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}
