@testable import Playground
import Testing

/// The panel beside the prompt: what the last input did to each view, in the room that there is.
@Suite struct LivePanelTests {
    private func panel(_ response: Response, columns: Int = 60, rows: Int = 12) -> [String] {
        LivePanel(response).lines(columns: columns, rows: rows).map(\.plain)
    }

    @Test func itShowsWhatTheLastInputDid() {
        let fixture = Fixture.shown
        let tapped = fixture.session.execute(":tap \"A 0\"")
        let expected = """
            ── live  3 views ran, 0 skipped, 1 wasted ──────────────────
            ● Screen               2  +1  ran
            ● ├─ Counter "A 1"     2  +1  ran
            ! └─ Counter "B 0"     2  +1  wasted
            Screen  █████████████ 2
            Counter █████████████████████░░░░░░ 4, 1 wasted
            ────────────────────────────────────────────────────────────
            """
        #expect(panel(tapped).joined(separator: "\n") == expected)
        // A report says what the input before it did.
        #expect(panel(fixture.session.execute(":counts")).joined(separator: "\n") == expected)
    }

    @Test func skippedViewsAreMarked() {
        let path = ViewPath([.init("Row")])
        let node = ViewNode(path: path, label: "one", total: Counts(body: 3, skip: 1), delta: Counts(skip: 1))
        let snapshot = Snapshot(screen: "", controls: [], tree: node, updates: [Update(view: "Row", path: path, ran: false)])
        let total = CountTable([.init(type: "Row", counts: Counts(body: 3, skip: 1))])
        let response = Response(input: ":tap", total: total, acted: true, snapshot: snapshot)
        #expect(panel(response, columns: 42) == [
            "── live  0 views ran, 1 skipped, 0 wasted ",
            "○ Row \"one\"     3      skipped",
            "Row █████████████ 3, 1 skipped",
            "──────────────────────────────────────────",
        ])
    }

    @Test func eachRunHasAColourOfItsOwn() {
        let fixture = Fixture.shown
        func style(_ response: Response) -> StyledLine.Style? {
            LivePanel(response).lines(columns: 80, rows: 12)[1].pieces.first { $0.text == "Screen" }?.style
        }
        #expect(style(fixture.session.execute(":tap \"A 0\"")) == .flash(2))
        #expect(style(fixture.session.execute(":tap \"A 1\"")) == .flash(3))
    }

    @Test(arguments: [(80, 12), (50, 7), (30, 4), (20, 3), (10, 2), (5, 1)])
    func itKeepsToTheRoomThereIs(columns width: Int, rows: Int) {
        let fixture = Fixture.shown
        let lines = panel(fixture.session.execute(":tap \"A 0\""), columns: width, rows: rows)
        #expect(!lines.isEmpty && lines.count <= rows)
        for line in lines { #expect(columns(of: line) <= width, "\(line)") }
    }

    @Test func whatWasTouchedComesFirstWhereRoomIsShort() {
        let touched = ViewPath([.init("Screen"), .init("Row", index: 7, isOnly: false)])
        let rows = (0..<9).map { ViewNode(path: ViewPath([.init("Screen"), .init("Row", index: $0, isOnly: false)]), label: "row \($0)") }
        let tree = ViewNode(path: ViewPath([.init("Screen")]), children: rows)
        let snapshot = Snapshot(
            screen: "", controls: [], tree: tree, updates: [Update(view: "Row", path: touched, ran: true)])
        #expect(panel(Response(input: "", acted: true, snapshot: snapshot), columns: 41, rows: 6).dropLast() == [
            "── live  1 view ran, 0 skipped, 0 wasted ",
            "  Screen             0",
            "  ├─ Row \"row 0\"     0",
            "● ├─ Row \"row 7\"     0      ran",
            "  … 7 more views of the tree",
        ])
    }

    /// Of sixty rows all ran, two of them with a new result.
    @Test func whatDiffersFromTheRestIsShown() {
        let root = ViewPath([.init("Big")])
        let paths = (0..<60).map { ViewPath([.init("Big"), .init("Row", index: $0, isOnly: false)]) }
        func isChanged(_ index: Int) -> Bool { index == 5 || index == 59 }
        let rows = paths.enumerated().map { index, path in
            ViewNode(path: path, label: "row \(index)", delta: Counts(body: 1, wasted: isChanged(index) ? 0 : 1))
        }
        let updates = [Update(view: "Big", path: root, ran: true)] + paths.enumerated().map { index, path in
            Update(view: "Row", path: path, ran: true, wasted: !isChanged(index))
        }
        let snapshot = Snapshot(screen: "", controls: [], tree: ViewNode(path: root, delta: Counts(body: 1), children: rows), updates: updates)
        let response = Response(input: "", acted: true, snapshot: snapshot)
        let wide = panel(response, rows: 12).joined(separator: "\n")
        #expect(wide.contains("● ├─ Row \"row 5\"") && wide.contains("● └─ Row \"row 59\"") && wide.contains("more Row, 53 ran, 53 wasted"), "\(wide)")
        let narrow = panel(response, columns: 40, rows: 6).joined(separator: "\n")
        #expect(narrow.contains("row 5\"") && narrow.contains("58 wasted"), "\(narrow)")
        // Rows that stand for many are as many.
        #expect(narrow.contains("… 58 more views of the tree"), "\(narrow)")
    }

    @Test func withoutAViewThereIsNoTree() {
        #expect(panel(Response(input: ""), columns: 40) == [
            "── live  nothing is shown yet ──────────", "────────────────────────────────────────",
        ])
    }

    @Test func whatIsUndoneIsInThePanelAlone() {
        let fixture = Fixture.shown
        fixture.session.canBeLive = true
        fixture.run(":live", ":tap \"A 0\"")
        #expect(fixture.run(":undo") == "undone: :tap \"A 0\"\n  [ A 0 ]\n  [ B 0 ]")
    }

    @Test func aTerminalIsNeeded() {
        let fixture = Fixture.shown
        #expect(fixture.run(":live") == "error: a live panel needs a terminal\n  :tree and :counts show the same after an input")
        #expect(fixture.run(":live off") == "live is off")
        fixture.session.canBeLive = true
        #expect(fixture.run(":live on") == "live is on")
        #expect(fixture.session.isLive)
    }
}
