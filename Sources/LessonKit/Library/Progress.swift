import Foundation
import Playground

/// How far a learner has come, in one small file that is replaced as a whole at each step.
public struct Progress: Equatable, Sendable {
    public struct Entry: Codable, Equatable, Sendable {
        /// The id of the step to go on with.
        public var step: String?
        public var isDone: Bool

        public init(step: String? = nil, isDone: Bool = false) {
            self.step = step
            self.isDone = isDone
        }
    }

    /// By lesson id.
    public var lessons: [String: Entry]

    public init(lessons: [String: Entry] = [:]) {
        self.lessons = lessons
    }
}

/// Where progress is kept.
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

    /// What is kept; nothing yet is no progress. Fails with a sentence when the file is damaged or newer.
    public func read() throws(Failure) -> Progress {
        guard let path, let data = FileManager.default.contents(atPath: path) else { return Progress() }
        let version = try? JSONDecoder().decode(Version.self, from: data).version
        if let version, version > Self.version {
            throw Failure("the progress file was written by a newer version", hint: "it is left as it is: \(path)")
        }
        guard let stored = try? JSONDecoder().decode(Stored.self, from: data) else {
            throw Failure("the progress file is damaged", hint: "remove \(path) to begin anew")
        }
        return Progress(lessons: stored.lessons)
    }

    /// Changes what is kept, in one step: what another session kept meanwhile about other lessons stays.
    public func update(_ change: (inout Progress) -> Void) throws(Failure) {
        guard let path else { return }
        var progress = try read()
        change(&progress)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            let url = URL(fileURLWithPath: path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try encoder.encode(Stored(version: Self.version, lessons: progress.lessons)).write(to: url, options: .atomic)
        } catch {
            throw Failure("progress cannot be kept in \(path)")
        }
    }
}
