import Foundation
import Playground

/// Where a presentation says how far it is, for the presenter's notes in another terminal.
public struct PresentationFile: Sendable {
    public struct Position: Codable, Equatable, Sendable {
        /// The beat that comes next.
        public var place: Int
        public var isOver: Bool
        /// Of the process that presents.
        public var process: Int32

        public init(place: Int, isOver: Bool, process: Int32 = ProcessInfo.processInfo.processIdentifier) {
            self.place = place
            self.isOver = isOver
            self.process = process
        }
    }

    public let path: String

    /// A file for each lesson, in XDG_RUNTIME_DIR, XDG_STATE_HOME or ~/.local/state.
    public init?(lesson: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let base: String
        if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") {
            base = runtime
        } else if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            base = state
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            base = home + "/.local/state"
        } else {
            return nil
        }
        let name = lesson.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        path = "\(base)/viewlab/present-\(name).json"
    }

    /// Replaces the file as a whole.
    public func write(_ position: Position) throws(Failure) {
        do {
            let url = URL(fileURLWithPath: path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(position).write(to: url, options: .atomic)
        } catch {
            throw Failure("the notes cannot follow: \(path) cannot be written")
        }
    }

    /// Nil while nobody presents, and for a file that somebody else wrote.
    public func read() -> Position? {
        guard let data = FileManager.default.contents(atPath: path),
              let position = try? JSONDecoder().decode(Position.self, from: data) else { return nil }
        // A presentation that was killed has not said that it is over.
        let isAlive = kill(position.process, 0) == 0 || errno == EPERM
        return Position(place: position.place, isOver: position.isOver || !isAlive, process: position.process)
    }
}
