import Foundation

/// What was found before and is put up with for now: only what is new counts.
///
/// An entry knows a finding by its file, its rule and the declaration that it belongs to, and by how many there are:
/// not by its line, nor by a number in its message, so that an edit elsewhere leaves it valid. It is found again in a file, and
/// in a type, of another name. Paths are relative to the baseline's own folder.
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
        left = left.filter { $0.value > 0 }
        followFiles(&left, &result.findings)
        followTypes(&left, &result.findings)
        result.stale = left.filter { $0.value > 0 && !Self.isOutside(report, file: $0.key.file, folder) }
            .map { Entry(file: $0.file, rule: $0.rule, symbol: $0.symbol, count: $1) }.sorted()
        return result
    }

    // MARK: Other names

    /// What is known of a file that is gone may be said of another one.
    private func followFiles(_ left: inout [Key: Int], _ findings: inout [Finding]) {
        let gone = Set(left.keys.map(\.file)).filter { !FileManager.default.fileExists(atPath: path(of: $0)) }
        if gone.isEmpty { return }
        findings.removeAll { finding in
            let known = gone.sorted().map { Key(file: $0, rule: finding.rule, symbol: finding.symbol) }
            guard let key = known.first(where: { left[$0] != nil }) else { return false }
            left[key] = left[key].flatMap { $0 > 1 ? $0 - 1 : nil }
            return true
        }
    }

    /// A type of another name has the same findings, all of them and no more, in the file in which one is gone.
    private func followTypes(_ left: inout [Key: Int], _ findings: inout [Finding]) {
        struct Place: Hashable {
            let file: String
            let type: String
        }
        struct Said: Hashable {
            let rule: String
            let member: String
        }
        var old: [Place: [Said: Int]] = [:]
        for (key, count) in left {
            let (type, member) = Self.parts(of: key.symbol)
            old[Place(file: key.file, type: type), default: [:]][Said(rule: key.rule, member: member)] = count
        }
        var new: [Place: [Said: Int]] = [:]
        for finding in findings {
            let (type, member) = Self.parts(of: finding.symbol)
            let key = Self.key(finding, folder)
            new[Place(file: key.file, type: type), default: [:]][Said(rule: finding.rule, member: member), default: 0] += 1
        }
        // Of a type that is still there some findings are known.
        let present = Set(entries.filter { left[Key(file: $0.file, rule: $0.rule, symbol: $0.symbol)] != $0.count }
            .map { Place(file: $0.file, type: Self.parts(of: $0.symbol).type) })
        for place in old.keys.sorted(by: { ($0.file, $0.type) < ($1.file, $1.type) }) where !present.contains(place) && !place.type.isEmpty {
            let same = new.keys.filter { $0.file == place.file && !present.contains($0) && old[$0] == nil && new[$0] == old[place] }
            guard same.count == 1, let found = same.first else { continue }
            new[found] = nil
            findings.removeAll { finding in
                Self.key(finding, folder).file == found.file && Self.parts(of: finding.symbol).type == found.type
            }
            left = left.filter { $0.key.file != place.file || Self.parts(of: $0.key.symbol).type != place.type }
        }
    }

    /// The type that a declaration belongs to, and its name there; empty for the type itself.
    private static func parts(of symbol: String) -> (type: String, member: String) {
        let parts = symbol.split(separator: ".")
        guard let last = parts.last, last.first?.isUppercase == false else { return (symbol, "") }
        return (parts.dropLast().joined(separator: "."), String(last))
    }

    private func path(of file: String) -> String { file.hasPrefix("/") ? file : folder + "/" + file }

    /// Whether a file of the baseline is there and the report does not speak of it.
    private static func isOutside(_ report: LintReport, file: String, _ folder: String) -> Bool {
        let path = file.hasPrefix("/") ? file : folder + "/" + file
        return !report.linted.contains { LintFiles.relative($0, to: folder) == file } && FileManager.default.fileExists(atPath: path)
    }

    private static func key(_ finding: Finding, _ folder: String) -> Key {
        Key(file: LintFiles.relative(finding.file, to: folder), rule: finding.rule, symbol: finding.symbol)
    }
}
