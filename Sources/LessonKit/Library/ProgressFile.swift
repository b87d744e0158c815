import Foundation
import Playground

/// Where progress is kept: one small file of JSON, replaced as a whole at each step.
///
/// Sessions that run at once change it one after another, under a lock, so that none loses what another has kept.
public struct ProgressFile: Sendable {
    /// Nil keeps nothing: tests, and a home that cannot be written.
    public let path: String?

    public init(path: String?) {
        self.path = path
    }

    /// `viewlab/progress.json` under XDG_DATA_HOME, or ~/.local/share.
    public static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> ProgressFile {
        var base = environment["XDG_DATA_HOME"] ?? ""
        if !base.hasPrefix("/") {
            guard let home = environment["HOME"], home.hasPrefix("/") else { return ProgressFile(path: nil) }
            base = home + "/.local/share"
        }
        return ProgressFile(path: base + "/viewlab/progress.json")
    }

    private struct Stored: Codable {
        var version: Int
        var lessons: [String: Progress.Entry]
    }

    private struct Version: Codable {
        var version: Int
    }

    private static let version = 1

    /// What is kept; nothing yet is no progress. Fails with a sentence when the file is damaged, newer or unreadable.
    public func read() throws(Failure) -> Progress {
        guard let path, access(path, F_OK) == 0 else { return Progress() }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure("the progress file cannot be read", hint: "it is \(path)")
        }
        // Made, and not yet written.
        if data.isEmpty { return Progress() }
        let version = try? JSONDecoder().decode(Version.self, from: data).version
        if let version, version > Self.version {
            throw Failure("the progress file was written by a newer version", hint: "it is left as it is: \(path)")
        }
        guard let stored = try? JSONDecoder().decode(Stored.self, from: data) else {
            throw Failure("the progress file is damaged", hint: "`:progress reset` begins anew; it is \(path)")
        }
        return Progress(lessons: stored.lessons)
    }

    /// Changes what is kept, in one step: what another session kept meanwhile about other lessons stays.
    public func update(_ change: (inout Progress) -> Void) throws(Failure) {
        try replace { () throws(Failure) in
            var progress = try read()
            change(&progress)
            return progress
        }
    }

    /// Begins anew, whatever the file holds. The file of a newer version is left as it is.
    public func reset() throws(Failure) {
        try replace { () throws(Failure) in
            let version = path.flatMap { FileManager.default.contents(atPath: $0) }
                .flatMap { try? JSONDecoder().decode(Version.self, from: $0).version }
            if let version, version > Self.version { _ = try read() }
            return Progress()
        }
    }

    /// The text of a file that says this.
    static func text(of progress: Progress) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(Stored(version: version, lessons: progress.lessons)) + Data("\n".utf8)
    }

    // MARK: One at a time

    private func replace(by make: () throws(Failure) -> Progress) throws(Failure) {
        guard let path else { return }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let descriptor = try lock(path)
        defer { close(descriptor) }
        let progress = try make()
        do {
            try Self.text(of: progress).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw Failure("progress cannot be kept in \(path)")
        }
    }

    /// The locked file; closing it unlocks it.
    private func lock(_ path: String) throws(Failure) -> Int32 {
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw Failure("progress cannot be kept in \(path)", hint: String(cString: strerror(errno))) }
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
            var opened = stat()
            var named = stat()
            guard fstat(descriptor, &opened) == 0, stat(path, &named) == 0, opened.st_ino == named.st_ino else {
                // Another session has replaced the file before we had the lock.
                close(descriptor)
                continue
            }
            // Replacing would get around what the owner has asked for.
            guard opened.st_mode & 0o200 != 0 else {
                close(descriptor)
                throw Failure("progress cannot be kept in \(path)", hint: "the file is read-only")
            }
            return descriptor
        }
    }
}
