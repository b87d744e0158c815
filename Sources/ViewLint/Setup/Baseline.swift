import Foundation

/// What was found before and is put up with for now: only what is new counts.
///
/// An entry knows a finding by its file, its rule and the declaration that it belongs to, and by how many there are:
/// not by its line, nor by a number in its message, so that an edit elsewhere leaves it valid. Paths are relative to the
/// baseline's own folder.
public struct Baseline: Sendable {
    public struct Entry: Hashable, Sendable, Codable, Comparable {
        public var file: String
        public var rule: String
        public var symbol: String
        public var count: Int

        public static func < (a: Entry, b: Entry) -> Bool { (a.file, a.rule, a.symbol) < (b.file, b.rule, b.symbol) }
    }

    private struct Key: Hashable {
        let file: String
        let rule: String
        let symbol: String
    }

    private struct File: Codable {
        var schema: String
        var findings: [Entry]
    }

    private static let schema = "viewlab.baseline/1"

    public let path: String
    public let entries: [Entry]
    private var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

    /// Reads a baseline.
    public init(path: String) throws(LintSetupError) {
        guard case .text(let text) = LintFiles.read(path) else {
            throw LintSetupError(path, "there is no baseline; --write-baseline makes one")
        }
        guard let file = try? JSONDecoder().decode(File.self, from: Data(text.utf8)), file.schema == Self.schema else {
            throw LintSetupError(path, "this is no baseline")
        }
        self.path = path
        entries = file.findings
    }

    /// The baseline of what is found now. What an older one at the path says of files that were not linted stays.
    public init(of report: LintReport, path: String) throws(LintSetupError) {
        self.path = path
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var counts: [Key: Int] = [:]
        for finding in report.findings { counts[Self.key(finding, folder), default: 0] += 1 }
        var entries = counts.map { Entry(file: $0.file, rule: $0.rule, symbol: $0.symbol, count: $1) }
        if FileManager.default.fileExists(atPath: path) {
            entries += try Baseline(path: path).entries.filter { Self.isOutside(report, file: $0.file, folder) }
        }
        self.entries = entries.sorted()
    }

    /// What the file of the baseline holds.
    public var text: String {
        get throws(LintSetupError) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            guard let data = try? encoder.encode(File(schema: Self.schema, findings: entries)) else {
                throw LintSetupError(path, "the baseline has no form as JSON")
            }
            return String(decoding: data, as: UTF8.self) + "\n"
        }
    }

    /// The report without what the baseline knows; what it knows and is gone is told, so that it can shrink. A file that
    /// was not linted tells nothing, unless there is none any more.
    public func applied(to report: LintReport) -> LintReport {
        var left = Dictionary(entries.map { (Key(file: $0.file, rule: $0.rule, symbol: $0.symbol), $0.count) }, uniquingKeysWith: +)
        var result = report
        result.findings = report.findings.filter { finding in
            let key = Self.key(finding, folder)
            guard let count = left[key], count > 0 else { return true }
            left[key] = count - 1
            return false
        }
        result.stale = left.filter { $0.value > 0 && !Self.isOutside(report, file: $0.key.file, folder) }
            .map { Entry(file: $0.file, rule: $0.rule, symbol: $0.symbol, count: $1) }.sorted()
        return result
    }

    /// Whether a file of the baseline is there and the report does not speak of it.
    private static func isOutside(_ report: LintReport, file: String, _ folder: String) -> Bool {
        let path = file.hasPrefix("/") ? file : folder + "/" + file
        return !report.linted.contains { LintFiles.relative($0, to: folder) == file } && FileManager.default.fileExists(atPath: path)
    }

    private static func key(_ finding: Finding, _ folder: String) -> Key {
        Key(file: LintFiles.relative(finding.file, to: folder), rule: finding.rule, symbol: finding.symbol)
    }
}
