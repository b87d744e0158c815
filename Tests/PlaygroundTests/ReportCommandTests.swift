@testable import Playground
import Testing

/// What looks back on the session: charts, lesson drafts, pages.
@Suite struct ReportCommandTests {
    @Test func chartSetsInputsBesideEachOther() {
        let fixture = Fixture.shown
        #expect(Fixture().run(":chart") == "error: nothing has been counted yet\n  :show a view, then act on it")
        #expect(fixture.run(":tap \"A 0\"", ":tree", ":tap \"B 0\"", ":chart") == """
            3 inputs, the newest at the right; a full column is 2 bodies
            type     bodies  ran  skipped  wasted
            Screen   ▄▄▄       3        0       0
            Counter  ███       6        0       2

            :show Screen()  ██████████████████████████ 3
            :tap "A 0"      ██████████████████░░░░░░░░ 3, 1 wasted
            :tap "B 0"      ██████████████████░░░░░░░░ 3, 1 wasted
            """)
        #expect(fixture.run(":undo", ":chart").hasPrefix("2 inputs"))
    }

    @Test func aChartKeepsToEightyColumns() {
        let types = ["Screen", "ARowWithAVeryLongNameIndeed"]
        let inputs = (0..<50).map { index in
            CountedInput(
                title: ":type \"a field with a long label\" \"and a long text\"",
                delta: CountTable(types.map { .init(type: $0, counts: Counts(body: index * 1000, skip: 99_999, wasted: index * 10)) }))
        }
        let response = Response(input: ":chart", blocks: ChartReport(inputs: inputs).blocks)
        let lines = TextRenderer().render(response)
        #expect(lines.count == 3 + types.count + 8)
        for line in lines { #expect(columns(of: line) <= 80, "\(line)") }
        #expect(lines[0].hasPrefix("32 inputs"))
    }

    @Test func whatRanAtAllIsSeen() {
        let inputs = [1, 0, 1000].map { CountedInput(title: "x", delta: CountTable([.init(type: "A", counts: Counts(body: $0))])) }
        let lines = TextRenderer().render(Response(input: "", blocks: ChartReport(inputs: inputs).blocks))
        #expect(lines[2] == "A     ▁·█     1001        0       0")
        #expect(lines[4...] == ["x  █ 1", "x  0", "x  ██████████████████████████ 1000"])
    }

    @Test func aLessonDraftHasTheSourceAndWhatInputsPrint() {
        let fixture = Fixture(files: ["a.swift": "struct A {}\n"])
        fixture.run(":load a.swift", ":show Screen()", ":tap \"A 0\"", ":why Counter[1]", ":tpa", "func f() {\n}", ":save b.swift", ":tap 9")
        #expect(fixture.run(":export drafts/one.md") == "wrote drafts/one.md: the source and 4 inputs")
        #expect(fixture.disk.files["drafts/one.md"] == """
            # one

            <!-- A draft. Say above each block what to look at, and what it teaches; `viewlab check` proves the transcripts. -->

            ```swift
            struct A {}
            ```

            ```viewlab
            > :show Screen()
              [ A 0 ]
              [ B 0 ]
            Screen                 1 body
            ├─ Counter "A 0"       1 body
            └─ Counter "B 0"       1 body
            > :tap "A 0"
              [ A 1 ]
              [ B 0 ]
            Screen                 2 bodies  +1   _a changed 0 → 1
            ├─ Counter "A 1"       2 bodies  +1   title "A 0" → "A 1"; onTap captured a changed self
            └─ Counter "B 0"       2 bodies  +1   wasted: onTap captured a changed self, title equal, same output
            3 bodies ran, 1 wasted
            > :why Counter[1]
            Counter "B 0" ran: onTap captured a changed self (title equal); wasted, its output was the same
              because Screen ran
              because Screen._a was written 0 → 1 (x.swift:9)
              on tap "A 0"
            ```

            ```swift
            func f() {
            }
            ```

            ```viewlab
            > :tap 9
            error: no control has the number 9
              there are 1 "A 1", 2 "B 0", 3 "Name", 4 "Break"
            ```

            """)
        #expect(fixture.run(":export drafts/one.md").hasPrefix("wrote drafts/one.md"))
    }

    @Test func exportLeavesOtherFilesAlone() {
        let fixture = Fixture(files: ["notes.md": "mine"])
        #expect(fixture.run("let a = 1", ":export notes.md") == """
            error: `notes.md` is there already, and was not loaded here
              name another file, or remove that one first
            """)
        #expect(fixture.disk.files == ["notes.md": "mine"])
        #expect(fixture.run(":export notes.txt") == "error: `notes.txt` is neither a .md nor a .html file\n  usage: :export FILE")
        #expect(Fixture().run(":export x.md") == "error: nothing has been done yet\n  :load a file, :show a view, then act on it")
        #expect(Fixture().run(":export x.html") == "error: nothing has been shown yet\n  :show a view, then act on it")
    }

    @Test func aPageHasAStepForEachInputThatTouchedTheViews() throws {
        let fixture = Fixture.shown
        fixture.run(":tap \"A 0\"", ":tree", "let a = 1")
        #expect(fixture.run(":export report.html") == "wrote report.html: 3 steps")
        let page = try #require(fixture.disk.files["report.html"])
        #expect(page.contains("<title>report: why each body ran</title>"))
        #expect(page.contains("<code>:tap &quot;A 0&quot;</code></h2>\n<p>3 bodies ran, 1 wasted.</p>"))
        #expect(page.contains("""
            <li class="wasted"><details><summary><b>Counter</b> <q>B 0</q> <span class="count">2 bodies</span> <em>wasted</em></summary>
            <ol class="causes">
            <li>Counter &quot;B 0&quot; ran: onTap captured a changed self (title equal); wasted, its output was the same</li>
            <li>because Screen ran</li>
            <li>because Screen._a was written 0 → 1 (x.swift:9)</li>
            <li>on tap &quot;A 0&quot;</li>
            </ol></details></li>
            """))
        #expect(page.contains("body: some View { Button(title, action: onTap) }  <em>← ran 2 times</em></span>"))
        #expect(isWellFormed(page))
    }

    @Test func textOfTheProgramIsNoMarkup() {
        var page = ReportPage(title: "<b>")
        let path = ViewPath([.init("Row")])
        let node = ViewNode(path: path, label: "<script>&\"\u{1B}", total: Counts(body: 1), delta: Counts(body: 1))
        let update = Update(view: "Row", path: path, ran: true, causes: [.init(.event, text: "tap <x>")])
        let snapshot = Snapshot(screen: "</pre>", controls: [], tree: node, updates: [update])
        page.add(":tap \"<i>\"", Response(input: "", printed: ["<hr>"], acted: true, snapshot: snapshot), source: [.init(name: "<.swift", text: "a < b")], ran: [:])
        #expect(isWellFormed(page.text))
        #expect(!page.text.contains("<hr>") && !page.text.contains("<script>&") && !page.text.contains("\u{1B}"))
    }

    /// Whether each element ends, in order.
    private func isWellFormed(_ page: String) -> Bool {
        var open: [Substring] = []
        for piece in page.split(separator: "<").dropFirst() where !piece.hasPrefix("!") {
            let isEnd = piece.hasPrefix("/")
            let name = piece.dropFirst(isEnd ? 1 : 0).prefix { $0.isLetter || $0.isNumber }
            if isEnd, open.popLast() != name { return false }
            if !isEnd, !["meta", "input"].contains(name) { open.append(name) }
        }
        return open.isEmpty
    }
}
