/// One message about an input, at its place in the source.
public struct Diagnostic: Equatable, Sendable {
    public enum Severity: String, Sendable { case error, warning, note }

    /// A place in a source text; lines and columns count from 1, columns in characters.
    public struct Place: Equatable, Sendable {
        public var file: String
        public var line: Int
        public var column: Int

        public init(file: String, line: Int, column: Int) {
            self.file = file
            self.line = line
            self.column = column
        }
    }

    /// A message that belongs to another one.
    public struct Note: Equatable, Sendable {
        public var message: String
        public var place: Place?

        public init(_ message: String, at place: Place? = nil) {
            self.message = message
            self.place = place
        }
    }

    /// An edit that would put it right.
    public struct FixIt: Equatable, Sendable {
        public var message: String
        public var replacement: String?

        public init(_ message: String, replacement: String? = nil) {
            self.message = message
            self.replacement = replacement
        }
    }

    public var severity: Severity
    public var message: String
    public var place: Place?
    public var notes: [Note]
    public var fixIts: [FixIt]
    /// The line of source at `place`, as written.
    public var excerpt: String?
    /// Whether it says that somebody asked to stop: nothing is wrong then, and the same may go well another time.
    public var isStop = false

    public init(
        _ severity: Severity, _ message: String, at place: Place? = nil,
        notes: [Note] = [], fixIts: [FixIt] = [], excerpt: String? = nil
    ) {
        self.severity = severity
        self.message = message
        self.place = place
        self.notes = notes
        self.fixIts = fixIts
        self.excerpt = excerpt
    }
}

/// Why an input failed: at least one error. The session undoes whatever the input did before.
public struct Failure: Error, Equatable {
    public var diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// A failure of one sentence, with a hint where there is one.
    public init(_ message: String, hint: String? = nil) {
        diagnostics = [Diagnostic(.error, message, notes: hint.map { [.init($0)] } ?? [])]
    }

    /// Whether it says that somebody asked to stop.
    public var isStop: Bool { diagnostics.contains { $0.isStop } }

    /// Somebody asked to stop. A host says so where its work ends because of that.
    public static var stopped: Failure {
        var failure = Failure("stopped")
        failure.diagnostics[0].isStop = true
        return failure
    }
}
