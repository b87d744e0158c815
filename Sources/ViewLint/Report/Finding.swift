/// How much a finding matters: errors make the command fail.
public enum Severity: String, Hashable, Sendable {
    case warning, error
}

/// Something that a rule has to say about a place of a source.
public struct Finding: Hashable, Sendable {
    /// New text in place of a range of UTF-8 offsets.
    public struct Replacement: Hashable, Sendable {
        public var range: Range<Int>
        public var text: String
    }

    /// An edit that does away with the finding and is safe.
    public struct Fix: Hashable, Sendable {
        public var message: String
        public var replacements: [Replacement]
    }

    /// A line and a column, counted from 1; columns in Unicode scalars.
    public struct Position: Hashable, Sendable, Comparable {
        public var line: Int
        public var column: Int

        public static func < (a: Position, b: Position) -> Bool { (a.line, a.column) < (b.line, b.column) }
    }

    public var rule: String
    public var severity: Severity
    public var message: String
    /// As it was given, or relative to the folder that was given.
    public var file: String
    public var start: Position
    public var end: Position
    /// The declaration that it belongs to (`Screen.body`): what a baseline knows it by.
    public var symbol: String
    public var fix: Fix?
}

/// What came of linting some files.
public struct LintReport: Sendable {
    /// In the order of the files and lines.
    public var findings: [Finding] = []
    /// The paths of the files that were read.
    public var linted: [String] = []
    /// Files that could not be read, with the reason.
    public var unreadable: [UnreadableFile] = []
    /// Entries of the baseline for which there is no finding any more.
    public var stale: [Baseline.Entry] = []

    /// How many files were read.
    public var files: Int { linted.count }
    public var errors: Int { findings.count { $0.severity == .error } }
    public var warnings: Int { findings.count { $0.severity == .warning } }
}

public struct UnreadableFile: Hashable, Sendable {
    public var path: String
    public var reason: String
}

extension String {
    /// The name of a type as a sentence says it: ``an `Item` ``, ``an `NSRegularExpression` ``, ``a `UIImage` ``.
    var withArticle: String {
        let isVowel = first.map { "AEIO".contains($0) } ?? false
        return (isVowel || hasPrefix("NS") ? "an" : "a") + " `\(self)`"
    }
}
