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

    @Test(arguments: RuleTests.Sample.all)
    func mutatedSources(sample: RuleTests.Sample) {
        var random = Seeded(UInt64(sample.text.utf8.count))
        let bytes = Array(sample.text.utf8)
        for _ in 0..<25 {
            var damaged = bytes
            for _ in 0..<random.next(1...4) {
                let place = random.next(0...damaged.count - 1)
                switch random.next(0...4) {
                case 0: damaged.remove(at: place)
                case 1: damaged.insert(contentsOf: Array(["{", "}", "(", "\"", "`", "#if", "/*", "@", "\\(", "é"][random.next(0...9)].utf8), at: place)
                case 2: damaged[place] = UInt8(random.next(0...255))
                case 3: damaged.removeSubrange(place..<min(damaged.count, place + random.next(0...60)))
                default: damaged += damaged[place..<min(damaged.count, place + random.next(0...60))]
                }
                if damaged.isEmpty { break }
            }
            check(String(decoding: damaged, as: UTF8.self))
        }
    }

    @Test(arguments: [
        "", "\n", "\u{FEFF}struct A: View {}", "struct", "struct A: View {", "extension", "extension : View { var body: some View",
        "struct A: View { var body: some View { if } }", "struct A: View { @State var }", "#if", "// viewlab:disable:next",
        "// viewlab:disable:next any_view", "struct A: View { let (a, b): (() -> Void, Int) }", "\0\0\0", "}}}}", "@",
        "struct A: View { var body: some View { ForEach(0..<, id: \\.self) } }",
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

/// Numbers that are the same in every run.
private struct Seeded {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(_ range: ClosedRange<Int>) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return range.lowerBound + Int(state % UInt64(range.count))
    }
}
