/// The findings as one JSON object, `viewlab.lint/1`.
struct JSONReport: Encodable {
    struct Entry: Encodable {
        let rule: String
        let severity: String
        let message: String
        let file: String
        let line: Int
        let column: Int
        let endLine: Int
        let endColumn: Int
        let symbol: String
        let fix: String?
    }
    struct Stale: Encodable {
        let file: String
        let rule: String
        let symbol: String
        let count: Int
    }
    struct Unreadable: Encodable {
        let file: String
        let reason: String
    }

    let schema = "viewlab.lint/1"
    let files: Int
    let errors: Int
    let warnings: Int
    let findings: [Entry]
    /// Entries of the baseline for which nothing is found any more.
    let stale: [Stale]
    let unreadable: [Unreadable]

    init(_ report: LintReport) {
        files = report.files
        errors = report.errors
        warnings = report.warnings
        findings = report.findings.map {
            Entry(
                rule: $0.rule, severity: $0.severity.rawValue, message: $0.message, file: $0.file, line: $0.start.line,
                column: $0.start.column, endLine: $0.end.line, endColumn: $0.end.column, symbol: $0.symbol,
                fix: $0.fix?.message)
        }
        stale = report.stale.map { Stale(file: $0.file, rule: $0.rule, symbol: $0.symbol, count: $0.count) }
        unreadable = report.unreadable.map { Unreadable(file: $0.path, reason: $0.reason) }
    }

    var text: String { readableJSON(self) }
}
