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

    /// What a file holds, and what is to be said of it.
    struct Contents: Equatable {
        /// The oldest first.
        var entries: [String] = []
        /// Why new entries will not be kept.
        var problem: Problem?
        /// Lines that are no text are left out.
        var damagedLines = 0
    }

    /// The entries so far, be it that no more can be kept. A file that has grown far beyond the limit is cut back to it.
    func load() -> Contents {
        var contents = Contents()
        do throws(Problem) {
            if access(path, F_OK) != 0 { try makeDirectory() }
            let lines = try withLock { descriptor throws(Problem) in
                let lines = Self.lines(in: try bytes(of: descriptor))
                if lines.count > limit * 2 { try replaceContents(with: lines.suffix(limit)) }
                return lines
            }
            take(lines, into: &contents)
        } catch {
            contents.problem = error
            // What may not be written may be read all the same.
            if let data = FileManager.default.contents(atPath: path) { take(Self.lines(in: Array(data)), into: &contents) }
        }
        return contents
    }

    private func take(_ lines: [ArraySlice<UInt8>], into contents: inout Contents) {
        let read = lines.suffix(limit).map(Self.entry)
        contents.entries = read.compactMap { $0 }
        contents.damagedLines = read.count - contents.entries.count
    }

    func append(_ entry: String) throws(Problem) {
        try withLock { descriptor throws(Problem) in
            // A line that was cut short does not take this one with it.
            let start = try endsInsideALine(descriptor) ? "\n" : ""
            try writeAll(Array((start + Self.line(for: entry) + "\n").utf8), to: descriptor)
        }
    }

    // MARK: Lines

    static func line(for entry: String) -> String {
        var line = String.UnicodeScalarView()
        for scalar in entry.unicodeScalars {
            switch scalar {
            case "\\": line.append(contentsOf: "\\\\".unicodeScalars)
            case "\n": line.append(contentsOf: "\\n".unicodeScalars)
            default: line.append(scalar)
            }
        }
        return String(line)
    }

    /// Nil for a line that nobody has typed: it is no text.
    static func entry(from line: some Collection<UInt8>) -> String? {
        guard !line.contains(0), let text = String(validating: line, as: UTF8.self) else { return nil }
        var entry = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                entry.append(scalar == "n" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                entry.append(scalar)
            }
        }
        return String(entry)
    }

    private static func lines(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "\n"))
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
            // The owner has asked for it, and may be somebody whom nothing stops from writing.
            guard opened.st_mode & 0o200 != 0 else { throw Problem(message: "entries are not kept: \(path): the file is read-only") }
            _ = fchmod(descriptor, 0o600)
            return try body(descriptor)
        }
    }

    private func bytes(of descriptor: Int32) throws(Problem) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 {
                bytes += chunk[..<count]
            } else if count == 0 {
                return bytes
            } else if errno != EINTR {
                throw problem()
            }
        }
    }

    private func replaceContents(with lines: ArraySlice<ArraySlice<UInt8>>) throws(Problem) {
        let draft = "\(path).\(getpid())"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw problem() }
        defer { close(descriptor) }
        try writeAll(lines.flatMap { $0 + [UInt8(ascii: "\n")] }, to: descriptor)
        guard rename(draft, path) == 0 else { throw problem() }
    }

    private func endsInsideALine(_ descriptor: Int32) throws(Problem) -> Bool {
        let size = lseek(descriptor, 0, SEEK_END)
        if size < 0 { throw problem() }
        var last = UInt8(ascii: "\n")
        // Where the last byte cannot be read, a blank line does no harm.
        return size > 0 && (pread(descriptor, &last, 1, size - 1) != 1 || last != UInt8(ascii: "\n"))
    }

    private func writeAll(_ text: [UInt8], to descriptor: Int32) throws(Problem) {
        var bytes = text[...]
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
