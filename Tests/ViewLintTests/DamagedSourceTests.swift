import RandomInput
import Testing
@testable import ViewLint

/// Any text is linted as far as it goes: nothing crashes, and every place that is named lies in the text.
@Suite struct DamagedSourceTests {
    private func check(_ text: String) {
        let report = Linter().lint([(path: "a.swift", text: text)])
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        for finding in report.findings {
            #expect(finding.start.line >= 1 && finding.start.column >= 1 && finding.start <= finding.end)
            #expect(finding.end.line <= lines)
            for replacement in finding.fix?.replacements ?? [] {
                #expect(replacement.range.upperBound <= text.utf8.count)
            }
        }
        _ = applyFixes(of: report.findings, to: text)
        for reporter in Reporter.allCases { _ = reporter.text(of: report) }
    }

    /// Pieces of the samples: what is wrong with a source is rarely far from it, and short ones are linted soon.
    @Test(arguments: 0..<4) func damagedSources(part: Int) {
        var random = RandomInput(part: part)
        let pieces = ["{", "}", "(", "\"", "`", "#if", "/*", "@", "\\(", "é", "\u{0}", ": View ", "struct A: View {", "\r\n", "#endif", "\"\"\""]
        for _ in 0..<RandomInput.count(440) {
            let lines = random.one(of: RuleTests.Sample.all).text.split(separator: "\n", omittingEmptySubsequences: false)
            let start = Int.random(in: lines.indices, using: &random)
            let piece = lines[start..<min(lines.count, start + Int.random(in: 1...20, using: &random))].joined(separator: "\n")
            check(random.damaged(piece, in: 0...4, with: pieces))
        }
    }

    /// A byte that is none of a character's.
    @Test(arguments: RuleTests.Sample.all) func damagedBytes(sample: RuleTests.Sample) {
        var random = RandomInput(part: sample.text.utf8.count)
        var bytes = Array(sample.text.utf8)
        for _ in 0..<20 { bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random) }
        check(String(decoding: bytes, as: UTF8.self))
    }

    @Test(arguments: [
        "", "\n", "\u{FEFF}struct A: View {}", "struct", "struct A: View {", "extension", "extension : View { var body: some View",
        "struct A: View { var body: some View { if } }", "struct A: View { @State var }", "#if", "// viewlab:disable:next",
        "// viewlab:disable:next any_view", "struct A: View { let (a, b): (() -> Void, Int) }", "\0\0\0", "}}}}", "@", "let a \u{1}= 3",
        "struct A: View { var body: some View { ForEach(0..<, id: \\.self) } }",
        "struct A: View { let b: Date; init() { let now { let now = Date()\n= Date()\nb = now } }",
        "struct A: View { let b: Date; init() { let c = d(Date()); let d = c(d); b = Date() } }",
    ])
    func oddTexts(text: String) { check(text) }

    @Test func deepTexts() {
        check("struct A: View { var body: some View { " + String(repeating: "VStack { ", count: 3_000))
        check("let a = " + String(repeating: "(", count: 20_000))
        check("let a = b" + String(repeating: ".c", count: 15_000))
        check("let a = 1" + String(repeating: " + 1", count: 20_000))
        let deep = Linter().lint([(path: "a.swift", text: "let a = b" + String(repeating: ".c()", count: 25_000))])
        #expect(deep.findings.map(\.message) == ["this file is nested more than 20000 levels deep and was not linted"])
    }

    @Test func treesAreMadeAgainWhereThereIsNoRoomForThem() {
        let files = RuleTests.Sample.all.map { (path: $0.name, text: $0.text) }
        let kept = Linter().lint(files).findings
        let remade = Linter(LintConfiguration(), rules: Rule.all, treeBudget: 0).lint(files).findings
        #expect(!kept.isEmpty)
        #expect(kept == remade)
    }
}
