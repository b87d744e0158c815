import SwiftUIRuntime
import Testing

@Suite struct ScrollingTests {
    func rows(_ range: Range<Int>) -> [DrawingNode.ListItem] { range.map { .row(.text("Row \($0)")) } }

    @Test func drawsSectionsWithTheirRows() {
        let list = DrawingNode.list([
            .header(.text("Fruit")), .row(.text("Fig")), .row(.link(.text("Kiwi"), number: nil)), .footer(.text("2 kinds")),
        ])
        #expect(drawing(list) == "Fruit\n  Fig\n  Kiwi ›\n2 kinds")
        #expect(drawing(.list(rows(0..<2))) == "Row 0\nRow 1")
    }

    @Test func aListGivesWayToItsNeighbours() {
        let column = DrawingNode.vertical([.list(rows(0..<10)), .button(.text("Add"), number: 1)], alignment: .leading)
        #expect(drawing(column, height: 5) == "Row 0\nRow 1\nRow 2\n↓ 7 more\n[ Add ]")
        #expect(drawing(column, height: 11) == (0..<10).map { "Row \($0)\n" }.joined() + "[ Add ]")
    }

    @Test func countsTheRowsThatWereNotBuilt() {
        let list = DrawingNode.list(rows(100..<110), window: .init(rowsBefore: 100, rowsAfter: 999_890))
        #expect(drawing(list, height: 4) == "↑ 100 more\nRow 100\nRow 101\n↓ 999898 more")
        #expect(drawing(.list(rows(0..<2), window: .init(rowsAfter: 3))) == "Row 0\nRow 1\n↓ 3 more")
    }

    @Test func hidesWhatIsScrolledOut() {
        let content = DrawingNode.vertical((0..<6).map { .text("\($0)\n-") })
        let scroll = DrawingNode.scroll(content, window: .init(offset: 3))
        #expect(drawing(scroll) == "↑ 2 more\n-\n2\n-\n3\n-\n4\n-\n5\n-")
        #expect(drawing(scroll, height: 5) == "↑ 2 more\n-\n2\n-\n↓ 3 more")
        #expect(drawing(.scroll(content, window: .init(offset: 99)), height: 3) == "↑ 5 more\n5\n-")
        #expect(drawing(.scroll(content, window: .init(offset: -1)), height: 3) == "0\n-\n↓ 5 more")
    }

    @Test func leavesNothingEmptyBelowTheEnd() {
        let list = { DrawingNode.list(self.rows(10..<20), window: .init(firstPart: $0, rowsBefore: 10)) }
        #expect(drawing(list(4), height: 4) == "↑ 14 more\nRow 14\nRow 15\n↓ 4 more")
        #expect(drawing(list(9), height: 4) == "↑ 17 more\nRow 17\nRow 18\nRow 19")
        #expect(drawing(.list(rows(0..<4), window: .init(firstPart: 3)), height: 4) == "Row 0\nRow 1\nRow 2\nRow 3")
    }

    @Test func rowsOfALazyStackScrollWithWhatStandsAround() {
        func page(_ range: Range<Int>, _ window: DrawingNode.ScrollWindow) -> DrawingNode {
            let rows = DrawingNode.rows(.vertical(range.map { .text("Row \($0)") }), window)
            return .scroll(.vertical([.text("Header"), .padding(.init(all: 20), rows), .text("Footer")], alignment: .leading), window: window)
        }
        #expect(drawing(page(0..<4, .init(rowsAfter: 6)), height: 5) == "Header\n\n  Row 0\n  Row 1\n↓ 9 more")
        #expect(drawing(page(5..<9, .init(firstPart: 1, rowsBefore: 5, rowsAfter: 1)), height: 4) == "↑ 7 more\n  Row 6\n  Row 7\n↓ 3 more")
        #expect(drawing(page(6..<10, .init(firstPart: 3, rowsBefore: 6)), height: 4) == "↑ 10 more\n  Row 9\n\nFooter")
        #expect(drawing(.rows(.vertical([.text("a"), .text("b")]), .init(rowsAfter: 2))) == "a\nb\n↓ 2 more")
    }

    @Test func cutsAHorizontalScrollViewAtItsEdge() {
        let content = DrawingNode.horizontal((0..<9).map { .text("Item \($0)") })
        #expect(drawing(.vertical([.scroll(content, axis: .horizontal), .divider]), width: 16) == "Item 0 Item 1 I…\n────────────────")
    }

    @Test func drawsBarsAroundAPage() {
        let page = DrawingNode.navigation(.init(title: "Fruit", back: "Home"), .text("Fig"))
        #expect(drawing(page) == "‹ Home  Fruit\n─────────────\nFig")
        #expect(drawing(.navigation(.init(), .text("Fig"))) == "Fig")
        #expect(drawing(.navigation(.init(title: "A", back: ""), .list(rows(0..<9))), height: 5) == "‹ Back  A\n─────────\nRow 0\nRow 1\n↓ 7 more")
        let items = DrawingNode.BarItems(
            leading: [.text("L")], principal: [.text("Middle")], trailing: [.text("R")], bottom: [.text("B"), .text("C")])
        #expect(drawing(.navigation(.init(title: "Fruit", items: items), .text("Fig")), width: 20) == "L      Middle      R\n────────────────────\nFig\nB  C")
        #expect(drawing(.navigation(.init(title: "A", items: .init(trailing: [.text("R")])), .text("Fig")), width: 10) == "   A     R\n──────────\nFig")
        let tabs = DrawingNode.tabs(
            [.init(label: .text("One"), isSelected: true, number: 1), .init(label: .text("Two"), isSelected: false, number: 2)],
            .text("Page"))
        #expect(drawing(tabs) == "Page\n─────────────\n[(One)| Two ]")
        #expect(Screen.draw(tabs).regions.map(\.number) == [1, 2])
    }
}
