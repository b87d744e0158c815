import ViewLint

/// `:lint`, the linter over the session's source.
var lintCommands: [Command] {
    [
        Command(
            "lint", .edits, usage: ":lint [VIEW]", "what costs needless bodies, in the source or one view", example: ":lint Counter",
            details: "The rules are those of `viewlab lint`; `viewlab lint --explain RULE` tells about one, with examples.",
            offers: { session, _ in session.views.map { .init($0) } },
            parse: { (scanner) throws(Failure) in scanner.word() },
            run: { (session, view) throws(Failure) in
                if let view { _ = try session.fileDeclaring(view) }
                return session.lint(view)
            }),
    ]
}

extension Session {
    /// What the linter says of the source, or of one view in it.
    func lintFindings(of view: String?) -> [Finding] {
        let files = state.source.files
        let report = Linter().lint(files.map { (path: $0.name, text: $0.text) })
        return report.findings.filter { finding in
            guard let view else { return true }
            return finding.symbol == view || finding.symbol.hasPrefix(view + ".") || finding.symbol.contains("." + view + ".")
        }
    }

    fileprivate func lint(_ view: String?) -> [Block] {
        let findings = lintFindings(of: view)
        if findings.isEmpty { return [.line(view.map { "nothing to say about `\($0)`" } ?? "nothing to say about the source")] }
        let diagnostics = findings.map { finding in
            Diagnostic(
                finding.severity == .error ? .error : .warning, "\(finding.message) (\(finding.rule))",
                at: .init(file: finding.file, line: finding.start.line, column: finding.start.column),
                excerpt: state.source.line(finding.start.line, of: finding.file))
        }
        return diagnostics.map { .diagnostic($0) } + [.hint("viewlab lint --explain \(findings[0].rule) has an example")]
    }
}
