import Foundation
import Testing
@testable import ViewLint

/// The forms of the findings, to the letter.
@Suite struct ReporterTests {
    private let report = Linter().lint([(path: "Views/Row, 1.swift", text: sample)])

    @Test func xcode() {
        #expect(Reporter.xcode.text(of: report) == """
            Views/Row, 1.swift:2:33: warning: each new value of `Row` makes another `Modél` and forgets the last; a \
            `@StateObject` is made once (inline_observed_object)
            """)
    }

    @Test func github() {
        #expect(Reporter.github.text(of: report) == """
            ::warning file=Views/Row%2C 1.swift,line=2,endLine=2,col=33,title=inline_observed_object::each new value of \
            `Row` makes another `Modél` and forgets the last; a `@StateObject` is made once (inline_observed_object)
            """)
    }

    @Test func json() throws {
        #expect(Reporter.json.text(of: report) == """
            {
              "errors" : 0,
              "files" : 1,
              "findings" : [
                {
                  "column" : 33,
                  "endColumn" : 34,
                  "endLine" : 2,
                  "file" : "Views/Row, 1.swift",
                  "fix" : "make it a `@StateObject`",
                  "line" : 2,
                  "message" : "each new value of `Row` makes another `Modél` and forgets the last; a `@StateObject` is made once",
                  "rule" : "inline_observed_object",
                  "severity" : "warning",
                  "symbol" : "Row.m"
                }
              ],
              "schema" : "viewlab.lint/1",
              "stale" : [

              ],
              "unreadable" : [

              ],
              "warnings" : 1
            }
            """)
    }

    /// What the schema of SARIF 2.1.0 demands of the parts that are used.
    @Test func sarif() throws {
        let data = Data(Reporter.sarif.text(of: report).utf8)
        let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        #expect(Set(log.keys) == ["$schema", "version", "runs"])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        #expect(Set(run.keys) == ["tool", "results", "columnKind", "invocations"])
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "viewlab")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.count == Rule.all.count + 2)
        #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)

        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "inline_observed_object")
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == "inline_observed_object")
        #expect(result["level"] as? String == "warning")
        #expect((result["message"] as? [String: Any])?["text"] as? String == report.findings[0].message)
        let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        #expect((location?["artifactLocation"] as? [String: Any])?["uri"] as? String == "Views/Row,%201.swift")
        #expect(location?["region"] as? [String: Int] == ["startLine": 2, "startColumn": 33, "endLine": 2, "endColumn": 34])
    }

    @Test func everyFindingHasAFingerprintOfItsOwn() throws {
        let text = "struct A: View { let on: Bool; var body: some View { VStack { if on { R(1) } else { R(2) }; if on { R(3) } else { R(4) } } } }"
        let report = Linter().lint([(path: "a.swift", text: text)])
        let log = try #require(try JSONSerialization.jsonObject(with: Data(Reporter.sarif.text(of: report).utf8)) as? [String: Any])
        let results = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
        let prints = results?.compactMap { ($0["partialFingerprints"] as? [String: String])?["viewlab/v1"] }
        #expect(prints == ["conditional_identity:A.body", "conditional_identity:A.body:2"])
    }

    @Test func nothingFoundIsNothingWritten() {
        #expect(Reporter.xcode.text(of: LintReport()) == "")
        #expect(Reporter.github.text(of: LintReport()) == "")
    }
}

private let sample = """
    struct Row: View {
        /* é */ @ObservedObject var m = Modél()
        var body: some View { Text(m.title) }
    }
    """
