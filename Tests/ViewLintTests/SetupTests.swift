import Foundation
import Testing
@testable import ViewLint

/// Configuration, baseline, files.
@Suite struct SetupTests {
    private func message(_ yaml: String) -> String? {
        do throws(LintSetupError) {
            _ = try LintConfiguration(yaml: yaml, file: ".viewlab.yml")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func readsAConfiguration() throws {
        let configuration = try LintConfiguration(
            yaml: """
                include: Sources
                exclude: [Sources/Generated, "**/*.pb.swift"]
                rules:
                  any_view: off
                  heavy_body: error
                  view_complexity: {warning: 12, error: 30}
                  event_source_scope: {level: error, complexity: 2}
                """, file: ".viewlab.yml")
        #expect(configuration.include == ["Sources"])
        #expect(configuration.levels == ["any_view": .off, "heavy_body": .error, "event_source_scope": .error])
        #expect(configuration.options == ["view_complexity": ["warning": 12, "error": 30], "event_source_scope": ["complexity": 2]])
        #expect(try LintConfiguration(yaml: "", file: "") == LintConfiguration())
        #expect(try LintConfiguration(yaml: "# nothing yet\n", file: "") == LintConfiguration())
        #expect(try LintConfiguration(yaml: "exclude:\n#  - Pods\ninclude: ~\nrules:\n", file: "") == LintConfiguration())
    }

    @Test(arguments: [
        ("inculde: a", ".viewlab.yml:1: there is no setting `inculde`; there are include, exclude and rules"),
        ("rules:\n  any_view: loud", ".viewlab.yml:2: `loud` is no level; there are off, warning and error"),
        ("rules:\n  view_complexity: {warning: many}", ".viewlab.yml:2: `many` is no number"),
        ("rules:\n  any_view: {warning: 3}", ".viewlab.yml:2: `any_view` has no setting `warning`; it has level"),
        ("- a", ".viewlab.yml:1: a configuration is a list of names with values"),
        ("include: {a: b}", ".viewlab.yml:1: this should be a list of paths"),
    ])
    func saysWhatIsWrong(yaml: String, expected: String) {
        #expect(message(yaml) == expected)
    }

    @Test func saysThatItIsNotYAML() {
        #expect(message("a: [")?.hasPrefix(".viewlab.yml: this is not YAML: ") == true)
        #expect(message("rules:\n  no_rule: off")?.hasPrefix(".viewlab.yml:2: there is no rule `no_rule`; there are ") == true)
    }

    @Test(arguments: [
        ("Sources", "Sources/A/B.swift", true), ("Sources", "Tests/A.swift", false), ("Sources/*.swift", "Sources/A.swift", true),
        ("Sources/*.swift", "Sources/A/B.swift", false), ("**/*.pb.swift", "a/b/c.pb.swift", true),
        ("**/*.pb.swift", "c.pb.swift", true), ("./Sources", "Sources/A.swift", true), ("S?urces", "Sources/A.swift", true),
        ("**/Generated", "a/Generated/b/c.swift", true), ("Source", "Sources/A.swift", false), ("A*B*C", "AxxBC", true),
    ])
    func matchesPaths(pattern: String, path: String, isMatch: Bool) {
        #expect(PathPattern(pattern).matches(path.split(separator: "/")) == isMatch)
    }

    @Test func levelsAndLimitsCount() {
        let text = "struct A: View { var body: some View { VStack { AnyView(Text(\"\")) } } }"
        var configuration = LintConfiguration()
        configuration.levels = ["any_view": .error]
        configuration.options = ["view_complexity": ["warning": 0]]
        let findings = Linter(configuration).lint([(path: "a.swift", text: text)]).findings
        #expect(findings.map { "\($0.rule) \($0.severity)" } == ["view_complexity warning", "any_view error"])
        configuration.levels["any_view"] = .off
        configuration.options = [:]
        #expect(Linter(configuration).lint([(path: "a.swift", text: text)]).findings.isEmpty)
    }

    @Test func aBaselineOutlivesEdits() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let baselinePath = folder.appendingPathComponent("baseline.json").path
        let path = folder.appendingPathComponent("A.swift").path
        func report(_ text: String) -> LintReport { Linter().lint([(path: path, text: text)]) }
        let before = """
            struct A: View {
                let f: () -> Void
                var body: some View { AnyView(Text("")) }
            }
            """
        try Data(Baseline(of: report(before), path: baselinePath).text.utf8).write(to: URL(fileURLWithPath: baselinePath))
        #expect(try String(contentsOfFile: baselinePath, encoding: .utf8) == """
            {
              "findings" : [
                {
                  "count" : 1,
                  "file" : "A.swift",
                  "rule" : "any_view",
                  "symbol" : "A.body"
                },
                {
                  "count" : 1,
                  "file" : "A.swift",
                  "rule" : "undiffable_property",
                  "symbol" : "A.f"
                }
              ],
              "schema" : "viewlab.baseline/1"
            }

            """)
        let baseline = try Baseline(path: baselinePath)
        #expect(baseline.applied(to: report(before)).findings.isEmpty)
        #expect(baseline.applied(to: report("// moved\n\n" + before)).findings.isEmpty)
        let after = before.replacingOccurrences(of: "AnyView(Text(\"\"))", with: "VStack { AnyView(Text(\"a\")); AnyView(Text(\"b\")) }")
            .replacingOccurrences(of: "    let f: () -> Void\n", with: "")
        let left = baseline.applied(to: report(after))
        #expect(left.findings.map(\.rule) == ["any_view"])
        #expect(left.stale == [.init(file: "A.swift", rule: "undiffable_property", symbol: "A.f", count: 1)])
    }

    @Test func aBaselineFollowsOtherNames() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("baseline.json").path
        func report(_ text: String, in name: String) throws -> LintReport {
            let file = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            return Linter().lint([(path: file.path, text: text)])
        }
        let before = "struct A: View { let f: () -> Void; var body: some View { AnyView(Text(\"\")) } }\n"
        try Data(Baseline(of: report(before, in: "A.swift"), path: path).text.utf8).write(to: URL(fileURLWithPath: path))
        let baseline = try Baseline(path: path)
        let moved = baseline.applied(to: try report(before, in: "B.swift"))
        #expect(moved.findings.isEmpty && moved.stale.isEmpty)
        let renamed = baseline.applied(to: try report(before.replacingOccurrences(of: "A:", with: "New:"), in: "A.swift"))
        #expect(renamed.findings.isEmpty && renamed.stale.isEmpty)
        // Beside the old type a new one is new, and one that says more or less is another one.
        let twice = before + before.replacingOccurrences(of: "A:", with: "New:")
        #expect(baseline.applied(to: try report(twice, in: "A.swift")).findings.map(\.symbol) == ["New.f", "New.body"])
        let other = before.replacingOccurrences(of: "A:", with: "New:").replacingOccurrences(of: "f: ", with: "g: ")
        let left = baseline.applied(to: try report(other, in: "A.swift"))
        #expect(left.findings.map(\.symbol) == ["New.g", "New.body"])
        #expect(left.stale.map(\.symbol) == ["A.body", "A.f"])
    }

    @Test func aBaselineKeepsWhatWasNotLinted() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = "struct A: View { var body: some View { AnyView(Text(\"\")) } }"
        let paths = ["A", "B", "C"].map { "\(folder)/\($0).swift" }
        for path in paths { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
        let path = folder + "/baseline.json"
        try Data(Baseline(of: Linter().lint(paths: paths), path: path).text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.removeItem(atPath: paths[2])
        // B is not linted now, and C is gone.
        let report = Linter().lint(paths: [paths[0]])
        #expect(try Baseline(path: path).applied(to: report).stale.map(\.file) == ["C.swift"])
        #expect(try Baseline(of: report, path: path).entries.map(\.file) == ["A.swift", "B.swift"])
        try Data("{}".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: LintSetupError.self) { try Baseline(of: report, path: path) }
    }

    @Test func whatIsSaidWithoutARuleCanBeSwitchedOff() {
        var configuration = LintConfiguration()
        configuration.levels = ["useless_suppression": .off, "syntax_error": .off]
        let deep = String(repeating: "(", count: Linter.deepestNesting + 100)
        let files = [(path: "a.swift", text: "// viewlab:disable:next any_view\nlet a = 1 // viewlab:disable:next nothing\n"), (path: "b.swift", text: deep)]
        #expect(Linter(configuration).lint(files).findings.isEmpty)
        #expect(Linter().lint(files).findings.map(\.rule) == ["useless_suppression", "useless_suppression", "syntax_error"])
    }

    @Test func aBaselineThatIsNoneSaysSo() {
        #expect(throws: LintSetupError.self) { try Baseline(path: "/nowhere/at/all.json") }
    }

    @Test func findsFilesInOrder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["B.swift", "A/C.swift", ".build/D.swift", "Pods/E.swift", "notes.md"] {
            let path = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: path)
        }
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("A/loop"), withDestinationURL: folder)
        var configuration = LintConfiguration()
        configuration.exclude = ["Pods"]
        let found = try LintFiles.swiftFiles(at: [folder.path, folder.path + "/B.swift"], configuration, base: folder.path)
        #expect(found == [folder.path + "/A/C.swift", folder.path + "/B.swift"])
        #expect(throws: LintSetupError.self) {
            try LintFiles.swiftFiles(at: [folder.path + "/nothing"], configuration, base: folder.path)
        }
    }

    @Test func aLinkThatLeadsNowhereIsAFileThatIsMissing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createSymbolicLink(atPath: folder + "/a.swift", withDestinationPath: folder + "/gone.swift")
        let files = try LintFiles.swiftFiles(at: [folder], LintConfiguration(), base: folder)
        #expect(files == [folder + "/a.swift"])
        #expect(Linter().lint(paths: files).unreadable.map(\.reason) == ["it is missing"])
    }

    @Test func anErrorThatComesBeforeItsWarning() {
        #expect(message("rules:\n  view_complexity: {warning: 20, error: 10}")
            == ".viewlab.yml:2: `view_complexity` would be an error from 10 and a warning from 20 only")
        #expect(message("rules:\n  view_complexity: {warning: 20, error: 30}") == nil)
    }

    @Test func namesWhatItCannotRead() {
        let report = Linter().lint(paths: ["/nowhere/A.swift"])
        #expect(report.files == 0)
        #expect(report.unreadable == [.init(path: "/nowhere/A.swift", reason: "it is missing")])
    }
}
