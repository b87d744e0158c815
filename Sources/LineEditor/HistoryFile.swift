import Foundation

/// The entries of earlier sessions: a text file, an entry a line, the newest last.
///
/// In a line `\n` stands for a newline and `\\` for a backslash. Sessions that run at once each add their entries
/// under a lock, so none is lost. Only its owner can read the file.
public struct HistoryFile: Sendable {
    public var path: String
    /// The entries that are kept when a session begins.
    public var limit = 1000

    public init(path: String) {
        self.path = path
    }

    /// The file of a program: in `XDG_STATE_HOME` where that is set, else in the home directory.
    public init(program: String, environment: [String: String]) {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            path = "\(state)/\(program)/history"
        } else {
            path = (environment["HOME"] ?? NSHomeDirectory()) + "/.\(program)_history"
        }
    }

    /// Why the file is of no use, in a sentence.
    public struct Problem: Error, Equatable {
        public var message: String
    }

    /// The entries, the oldest first. A file that has grown far beyond the limit is cut back to it.
    func load() throws(Problem) -> [String] {
        guard access(path, F_OK) == 0 else {
            try makeDirectory()
            return []
        }
        return try withLock { descriptor throws(Problem) in
            let text = try contents(of: descriptor)
            let lines = text.split(separator: "\n")
            if lines.count > limit * 2 { try replaceContents(with: lines.suffix(limit)) }
            return lines.suffix(limit).map(Self.entry)
        }
    }

    func append(_ entry: String) throws(Problem) {
        try withLock { descriptor throws(Problem) in
            try writeAll(Self.line(for: entry) + "\n", to: descriptor)
        }
    }

    // MARK: Lines

    static func line(for entry: String) -> String {
        entry.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    }

    static func entry(from line: some StringProtocol) -> String {
        var entry = ""
        var isEscaped = false
        for character in line {
            if isEscaped {
                entry.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                entry.append(character)
            }
        }
        return entry
    }

    // MARK: The file

    private func withLock<Result>(_ body: (Int32) throws(Problem) -> Result) throws(Problem) -> Result {
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw problem() }
            defer { close(descriptor) }
            while flock(descriptor, LOCK_EX) != 0 {
                guard errno == EINTR else { throw problem() }
            }
            // Another session may have put a shorter file in its place before we had the lock.
            var opened = stat()
            var named = stat()
            if fstat(descriptor, &opened) == 0, stat(path, &named) == 0, opened.st_ino != named.st_ino { continue }
            _ = fchmod(descriptor, 0o600)
            return try body(descriptor)
        }
    }

    private func contents(of descriptor: Int32) throws(Problem) -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 {
                bytes += chunk[..<count]
            } else if count == 0 {
                return String(decoding: bytes, as: UTF8.self)
            } else if errno != EINTR {
                throw problem()
            }
        }
    }

    private func replaceContents(with lines: ArraySlice<Substring>) throws(Problem) {
        let draft = "\(path).\(getpid())"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw problem() }
        defer { close(descriptor) }
        try writeAll(lines.map { $0 + "\n" }.joined(), to: descriptor)
        guard rename(draft, path) == 0 else { throw problem() }
    }

    private func writeAll(_ text: String, to descriptor: Int32) throws(Problem) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                throw problem()
            }
        }
    }

    private func makeDirectory() throws(Problem) {
        let directory = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw problem()
        }
    }

    private func problem() -> Problem {
        Problem(message: "entries are not kept: \(path): \(String(cString: strerror(errno)))")
    }
}
