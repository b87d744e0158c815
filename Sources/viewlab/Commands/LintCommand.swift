import ArgumentParser
import Foundation
import Playground
import ViewLint

/// `viewlab lint PATH...`
struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "View complexity and diffability of SwiftUI sources.",
        discussion: """
            A folder stands for the Swift files in it. Settings are read from .viewlab.yml in the working directory: \
            include, exclude, and for each rule a level (off, warning, error) and its limits. A comment \
            `// viewlab:disable:next RULE` suppresses what the line below it would be told.

            The exit code is 1 when there are errors, or with --strict anything at all.
            """)

    @Argument(help: "Swift files, or folders of them.")
    var paths: [String] = []

    @Option(help: "The form of the findings: \(Reporter.allCases.map(\.rawValue).joined(separator: ", ")).")
    var reporter = Reporter.xcode

    @Option(help: ArgumentHelp("Settings to read instead of .viewlab.yml.", valueName: "file"))
    var config: String?

    @Option(help: ArgumentHelp("Findings to put up with; those that are gone are told.", valueName: "file"))
    var baseline: String?

    @Flag(help: "Write what is found now to the baseline.")
    var writeBaseline = false

    @Flag(help: "Make the edits that are safe, then report what is left.")
    var fix = false

    @Flag(help: "Let warnings fail as well.")
    var strict = false

    @Option(help: ArgumentHelp("Print the page of a rule: what it says, a bad and a good example.", valueName: "rule"))
    var explain: String?

    @Flag(help: "List the rules.")
    var rules = false

    func validate() throws {
        if let explain, Rule.named(explain) == nil {
            throw ValidationError(
                "There is no rule '\(explain)'; there are \(Rule.all.map(\.name).joined(separator: ", ")).")
        }
        if explain == nil, !rules, paths.isEmpty { throw ValidationError("There is nothing to lint: give a PATH.") }
        if writeBaseline, baseline == nil { throw ValidationError("--write-baseline needs --baseline FILE.") }
    }

    func run() throws {
        var hasFailed = false
        do throws(LintSetupError) {
            if let explain, let rule = Rule.named(explain) {
                print(try RulePage.text(of: rule))
            } else if rules {
                let width = Rule.all.map(\.name.count).max() ?? 0
                for rule in Rule.all {
                    print(rule.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + rule.summary)
                }
            } else {
                hasFailed = try lint()
            }
        } catch {
            tell("error: \(error)")
            hasFailed = true
        }
        if hasFailed { throw ExitCode(ExitStatus.failed.rawValue) }
    }

    /// Lints, writes the report, and says whether it is one to fail for.
    private func lint() throws(LintSetupError) -> Bool {
        let settings = try settings()
        let files = try LintFiles.swiftFiles(at: paths, settings.configuration, base: settings.folder)
        if files.isEmpty {
            let reason = settings.configuration.include.isEmpty ? "" : " that `include` covers"
            tell("warning: there is no Swift file\(reason) in \(paths.joined(separator: ", "))")
        }
        let linter = Linter(settings.configuration)
        var report = lint(files, linter)
        if fix, try makeFixes(report) { report = lint(files, linter) }
        if let baseline {
            if writeBaseline {
                let made = try Baseline(of: report, path: baseline)
                try write(made.text, to: baseline)
                tell("\(baseline): \(counted(made.entries.reduce(0) { $0 + $1.count }, "finding"))")
            }
            report = try Baseline(path: baseline).applied(to: report)
        }
        let text = reporter.text(of: report)
        if !text.isEmpty { print(text) }
        for file in report.unreadable { tell("error: \(file.path): \(file.reason)") }
        for entry in report.stale {
            tell("\(entry.file): `\(entry.rule)` is gone from \(entry.symbol.isEmpty ? "the file" : entry.symbol); "
                + "--write-baseline takes it off the baseline")
        }
        tell("\(counted(report.files, "file")), \(counted(report.errors, "error")), \(counted(report.warnings, "warning"))")
        return report.errors > 0 || !report.unreadable.isEmpty || (strict && report.warnings > 0)
    }

    /// The configuration, and the folder that its patterns are relative to.
    private func settings() throws(LintSetupError) -> (configuration: LintConfiguration, folder: String) {
        let path = config ?? LintConfiguration.fileName
        guard FileManager.default.fileExists(atPath: path) else {
            if config != nil { throw LintSetupError(path, "there is no such file") }
            return (LintConfiguration(), ".")
        }
        guard let data = FileManager.default.contents(atPath: path) else { throw LintSetupError(path, "it cannot be read") }
        let text = String(decoding: data, as: UTF8.self)
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        return (try LintConfiguration(yaml: text, file: path), folder)
    }

    private func lint(_ files: [String], _ linter: Linter) -> LintReport {
        var bar = ProgressBar("linting")
        defer { bar.clear() }
        return linter.lint(paths: files) { bar.show($0) }
    }

    /// Whether anything was edited.
    private func makeFixes(_ report: LintReport) throws(LintSetupError) -> Bool {
        var total = 0
        for (path, findings) in Dictionary(grouping: report.findings, by: \.file).sorted(by: { $0.key < $1.key }) {
            guard findings.contains(where: { $0.fix != nil }), let data = FileManager.default.contents(atPath: path),
                // Other bytes than text would not survive.
                let text = String(validating: data, as: UTF8.self)
            else { continue }
            let (result, fixed) = applyFixes(of: findings, to: withoutByteOrderMark(text))
            try write(result, to: path)
            tell("\(path): \(counted(fixed, "fix"))")
            total += fixed
        }
        return total > 0
    }

    private func write(_ text: String, to path: String) throws(LintSetupError) {
        do throws(Failure) {
            try writeSourceFile(path, text)
        } catch {
            throw LintSetupError(path, "it cannot be written")
        }
    }

    /// What is not part of the report goes to standard error.
    private func tell(_ line: String) {
        // In a file that takes both, the report stands in one piece.
        fflush(nil)
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    private func counted(_ number: Int, _ word: String) -> String {
        "\(number) \(word)\(number == 1 ? "" : word.hasSuffix("x") ? "es" : "s")"
    }
}

extension Reporter: ExpressibleByArgument {}
