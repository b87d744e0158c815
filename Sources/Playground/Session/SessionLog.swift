import Foundation

/// The inputs of a session on the disk, each written before it runs, so that a session that was interrupted can be brought
/// back.
///
/// A file has a line of JSON for the format, then two for each input: what it is, and how it ended. The one that was
/// under way when the session ended has no second line. Between them stands how far a lesson has come, each time that it
/// went on. The session that writes a file holds a lock on it.
public final class SessionLog {
    public let path: String
    private let descriptor: Int32
    /// Why inputs are not kept any more, until somebody was told.
    private var problem: String?
    private var isBroken = false
    /// Where a lesson stood when that was last kept.
    private var place = ""

    /// Logs of interrupted sessions beyond this many go, the oldest first.
    private static let mostKept = 20
    private static let version = 3

    /// `viewlab/sessions` in `XDG_STATE_HOME`, or in ~/.local/state; nil where there is no home.
    public static func standardFolder(environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/viewlab/sessions" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.local/state/viewlab/sessions"
    }

    private init(path: String, descriptor: Int32) {
        (self.path, self.descriptor) = (path, descriptor)
    }

    deinit { close(descriptor) }

    // MARK: Writing

    private struct Format: Codable { var version: Int }
    private struct Input: Codable {
        var input: LogEntry
        /// Written where it is so.
        var byLesson: Bool?
    }
    private struct Ending: Codable { var ok: Bool }
    private struct Place: Codable { var place: String }

    /// Begins a log of its own in a folder, which is made where it is missing.
    public static func begin(in folder: String) throws(Failure) -> SessionLog {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw Failure("inputs are not kept: \(folder) cannot be made")
        }
        removeOldest(in: folder)
        // Names sort by time; the process tells two of the same moment apart.
        let moment = Int(Date().timeIntervalSince1970 * 1000)
        let path = "\(folder)/\(moment)-\(getpid()).log"
        guard let log = lock(path, flags: O_CREAT | O_EXCL) else {
            throw Failure("inputs are not kept: \(path): \(String(cString: strerror(errno)))")
        }
        log.write(Format(version: version))
        return log
    }

    /// Keeps an input that is about to run.
    func begin(_ entry: LogEntry, byLesson: Bool = false) { write(Input(input: entry, byLesson: byLesson ? true : nil)) }

    /// Keeps how it ended.
    func end(ok: Bool) { write(Ending(ok: ok)) }

    /// Keeps where a lesson stands.
    func keep(place: String) {
        guard place != self.place else { return }
        self.place = place
        write(Place(place: place))
    }

    /// Removes the file: the session has ended as it should.
    public func remove() { unlink(path) }

    /// Why inputs are not kept any more; said once.
    public func takeProblem() -> String? {
        defer { problem = nil }
        return problem
    }

    private func write(_ value: some Encodable) {
        guard !isBroken, var data = try? JSONEncoder().encode(value) else { return }
        data.append(UInt8(ascii: "\n"))
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                problem = "inputs are not kept: \(path): \(String(cString: strerror(errno)))"
                isBroken = true
                return
            }
        }
    }

    // MARK: Reading

    /// A session that was interrupted.
    public struct Interrupted {
        public let log: SessionLog
        let inputs: [LogEntry]
        /// Which of them were a lesson's doing.
        fileprivate let lessonsInputs: Set<Int>
        /// Where the lesson under way stood, as it said itself.
        public let place: String?
        /// What is wrong with newer logs, which were left as they are.
        fileprivate var skipped: [Failure] = []
        /// The input that was under way.
        let unfinished: LogEntry?
        /// How many bytes of the log are whole lines.
        fileprivate let length: Int
    }

    /// The newest session of a folder that has ended without saying so and whose log can be read; nil when there is none.
    /// Fails with a sentence when all logs are damaged or newer. Such logs are left as they are.
    public static func newestInterrupted(in folder: String) throws(Failure) -> Interrupted? {
        var skipped: [Failure] = []
        for name in names(in: folder).reversed() {
            // A session that goes on has the lock.
            guard let log = lock(folder + "/" + name, flags: 0) else { continue }
            do throws(Failure) {
                guard var interrupted = try log.read() else { continue }
                interrupted.skipped = skipped
                return interrupted
            } catch {
                skipped.append(error)
            }
        }
        if let newest = skipped.first { throw newest }
        return nil
    }

    /// Whether a session was interrupted whose last input is no older than so many seconds. A log that cannot be read is
    /// none: `newestInterrupted` says why to who asks for it.
    public static func wasInterrupted(within seconds: TimeInterval, in folder: String) -> Bool {
        guard let interrupted = try? newestInterrupted(in: folder),
              let attributes = try? FileManager.default.attributesOfItem(atPath: interrupted.log.path),
              let date = attributes[.modificationDate] as? Date else { return false }
        return Date().timeIntervalSince(date) <= seconds
    }

    /// Nil when nothing was written.
    private func read() throws(Failure) -> Interrupted? {
        guard let data = FileManager.default.contents(atPath: path) else { throw Failure("the log of the session cannot be read", hint: path) }
        // The last line may have been cut: it belongs to the input that was under way.
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        if lines.isEmpty { return nil }
        let decoder = JSONDecoder()
        let kept = "it is left as it is: \(path)"
        guard let first = lines.first, let format = try? decoder.decode(Format.self, from: first) else {
            throw Failure("the log of the session is damaged in line 1", hint: kept)
        }
        if format.version > Self.version { throw Failure("the log of the session was written by a newer version", hint: kept) }
        var inputs: [LogEntry] = []
        var lessonsInputs: Set<Int> = []
        var unfinished: Input?
        for (index, line) in lines.enumerated().dropFirst() {
            if let ending = try? decoder.decode(Ending.self, from: line), let input = unfinished {
                if ending.ok { inputs.add(input.input) }
                if ending.ok, input.byLesson == true { lessonsInputs.insert(inputs.count - 1) }
                unfinished = nil
            } else if let next = try? decoder.decode(Input.self, from: line) {
                unfinished = next
            } else if let next = try? decoder.decode(Place.self, from: line) {
                place = next.place
            } else {
                throw Failure("the log of the session is damaged in line \(index + 1)", hint: kept)
            }
        }
        let length = data.lastIndex(of: UInt8(ascii: "\n")).map { $0 - data.startIndex + 1 } ?? 0
        return Interrupted(
            log: self, inputs: inputs, lessonsInputs: lessonsInputs, place: place.isEmpty ? nil : place, unfinished: unfinished?.input,
            length: length)
    }

    /// Makes the log of an interrupted session one to write to: what comes next begins on a line of its own, behind what was
    /// never finished.
    fileprivate func goOn(after interrupted: Interrupted) {
        ftruncate(descriptor, off_t(interrupted.length))
        if interrupted.unfinished != nil { end(ok: false) }
    }

    // MARK: Files

    private static func names(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".log") }.sorted()
    }

    private static func removeOldest(in folder: String) {
        for name in names(in: folder).dropLast(mostKept - 1) { lock(folder + "/" + name, flags: 0)?.remove() }
    }

    /// The file, opened for appending, or nil when that fails or another session has it.
    private static func lock(_ path: String, flags: Int32) -> SessionLog? {
        let descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC | flags, 0o600)
        guard descriptor >= 0 else { return nil }
        let log = SessionLog(path: path, descriptor: descriptor)
        return flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? log : nil
    }
}

extension Session {
    /// Keeps an input that is about to run.
    func logBegins(_ entry: LogEntry) {
        guard keepsInputs else { return }
        beginLogOnce()
        log?.begin(entry, byLesson: isDrivenByLesson)
    }

    /// Keeps how it ended.
    func logEnds(ok: Bool) {
        if keepsInputs { log?.end(ok: ok) }
    }

    func beginLogOnce() {
        guard let begin = beginLog else { return }
        beginLog = nil
        log = begin()
    }

    /// Does again what an interrupted session had done, and goes on with its log. Fails when somebody stops it: the session
    /// is of no use then, and the log is as it was.
    public func resume(_ interrupted: SessionLog.Interrupted) throws(Failure) -> Response {
        var failed: [LogEntry] = []
        defer { isDrivenByLesson = false }
        for (index, entry) in interrupted.inputs.enumerated() {
            // What was taken back could be, then.
            isDrivenByLesson = interrupted.lessonsInputs.contains(index) || entry == .line(":undo")
            if try !perform(entry).ok { failed.append(entry) }
            entry.files.filter { configuration.fileExists($0.name) }.forEach(noteRead)
        }
        if interrupted.place == nil { lessonIsOver() }
        log = interrupted.log
        interrupted.log.goOn(after: interrupted)
        let inputs = interrupted.inputs.count { !$0.isTime } - failed.count { !$0.isTime }
        return report("") { () throws(Failure) in
            let shown: [Block] = host.snapshot() == nil ? [] : [.screen, .tree]
            // Time that was not over when the session ended has not passed.
            let unfinished = interrupted.unfinished.flatMap { $0.isTime ? nil : $0 }.map { Block.hint("not done again, since it was not finished: \($0.title)") }
            let skipped = interrupted.skipped.flatMap(\.diagnostics).flatMap { diagnostic -> [Block] in
                [.line("a newer session is not resumed: \(diagnostic.message)")] + diagnostic.notes.map { .hint($0.message) }
            }
            return skipped + [.line("resumed: \(counted(inputs, "input", "inputs"))")] + lost(failed) + shown
                + (unfinished.map { [$0] } ?? [])
        }
    }
}
