import Testing

@testable import SwiftUIRuntime

@Suite struct LayoutTests {
    @Test func alignsAColumn() {
        let children: [DrawingNode] = [.text("wide text"), .text("a")]
        #expect(drawing(.vertical(children, alignment: .leading)) == "wide text\na")
        #expect(drawing(.vertical(children)) == "wide text\n    a")
        #expect(drawing(.vertical(children, alignment: .trailing)) == "wide text\n        a")
    }

    @Test func turnsPointsIntoCells() {
        #expect(drawing(.vertical([.text("a"), .text("b")], spacing: 20)) == "a\n\nb")
        #expect(drawing(.vertical([.text("a"), .text("b")], spacing: 8)) == "a\nb")
        #expect(drawing(.horizontal([.text("a"), .text("b")])) == "a b")
        #expect(drawing(.horizontal([.text("a"), .text("b")], spacing: 0)) == "ab")
        #expect(drawing(.horizontal([.text("a"), .text("b")], spacing: 24)) == "a   b")
        #expect(drawing(.padding(.init(all: 16), .text("a"))) == "  a")
        #expect(drawing(.vertical([.padding(.init(all: 20), .text("a")), .text("b")], alignment: .leading)) == "\n  a\n\nb")
    }

    @Test func spacersPushTheRestAside() {
        #expect(drawing(.horizontal([.text("a"), .spacer(minLength: nil), .text("b")]), width: 8) == "a      b")
        #expect(
            drawing(.horizontal([.spacer(minLength: nil), .text("ab"), .spacer(minLength: nil)]), width: 10) == "    ab")
        let column = DrawingNode.vertical([.text("a"), .spacer(minLength: nil), .text("b")])
        #expect(drawing(column, height: 4) == "a\n\n\nb")
        #expect(drawing(column, height: nil) == "a\nb")
    }

    @Test func framesGiveRoomAndNeverCut() {
        let frame = DrawingNode.Frame(width: 80, height: 60, alignment: .init(.trailing, .bottom))
        #expect(drawing(.frame(frame, .text("ab"))) == "\n\n        ab")
        #expect(drawing(.frame(.init(width: 8), .text("ab cd"))) == "ab\ncd")
        #expect(drawing(.frame(.init(width: 8), .image("star"))) == "(star)")
        #expect(drawing(.frame(.init(maxWidth: .infinity), .text("ab")), width: 10) == "    ab")
        #expect(
            drawing(.horizontal([
                .frame(.init(maxWidth: .infinity), .text("a")), .frame(.init(maxWidth: .infinity), .text("b")),
            ]), width: 11) == "  a     b")
        #expect(drawing(.frame(.init(width: -5, height: .nan), .text("a"))) == "a")
    }

    @Test func dissolvesGroups() {
        let group = DrawingNode.group([.text("a"), .empty, .group([.text("b")])])
        #expect(drawing(.horizontal([group, .text("c")])) == "a b c")
        #expect(drawing(group) == "a\nb")
        #expect(drawing(.horizontal([.padding(.init(leading: 8), group)])) == " a  b")
    }

    @Test func dividersFillTheirStack() {
        #expect(drawing(.vertical([.text("title"), .divider, .text("a")], alignment: .leading)) == "title\n─────\na")
        #expect(drawing(.horizontal([.text("a"), .divider, .text("b\nc")], alignment: .top)) == "a │ b\n  │ c")
        #expect(drawing(.divider, width: 5) == "─────")
    }

    @Test func drawsLayersOverOneAnother() {
        #expect(drawing(.layers([.text("......"), .text("ab")])) == "..ab..")
        #expect(drawing(.layers([.text("......"), .text("ab")], alignment: .topLeading)) == "ab....")
        let backdrop = DrawingNode.layers([.shape(.init(.rectangle, fill: .named("red"))), .text("ab")])
        #expect(drawing(backdrop) == "ab")
        #expect(
            Screen.draw(backdrop, indentation: 0).runs
                == [[.init(column: 0, text: "ab", style: .init(background: .named("red")))]])
        #expect(drawing(.attached(.text("1"), to: .text("abc"), inFront: true, alignment: .init(.trailing, .top))) == "ab1")
        #expect(drawing(.attached(.text("12345"), to: .text("abc  "), inFront: false, alignment: .topLeading)) == "abc")
    }

    @Test func fillsAShapeWithAFrame() {
        let frame = DrawingNode.Frame(width: 48, height: 60)
        #expect(drawing(.frame(frame, .shape(.init(.rectangle)))) == "▒▒▒▒▒▒\n▒▒▒▒▒▒\n▒▒▒▒▒▒")
        #expect(drawing(.frame(frame, .styled(.plain, .shape(.init(.circle))))) == " ▒▒▒▒\n▒▒▒▒▒▒\n ▒▒▒▒")
        #expect(drawing(.frame(frame, .vertical([.shape(.init(.circle))]))) == "\n  ●")
        let bar = DrawingNode.Frame(width: 48, height: 20)
        #expect(drawing(.frame(bar, .shape(.init(.capsule)))) == "▒▒▒▒▒▒")
        #expect(drawing(.frame(bar, .shape(.init(.circle)))) == "  ●")
        #expect(drawing(.frame(DrawingNode.Frame(width: 24, height: 20), .shape(.init(.rectangle)))) == " ■")
    }

    @Test func fillsTheWidthWithAShapeThatHasAHeight() {
        let banner = DrawingNode.frame(DrawingNode.Frame(height: 40), .shape(.init(.rectangle)))
        #expect(drawing(.vertical([.text("a"), banner]), width: 6) == "  a\n▒▒▒▒▒▒\n▒▒▒▒▒▒")
        #expect(drawing(.horizontal([.text("a"), banner]), width: 6) == "a ▒▒▒▒\n  ▒▒▒▒")
        let line = DrawingNode.frame(DrawingNode.Frame(height: 1), .shape(.init(.rectangle)))
        #expect(drawing(.vertical([.text("a"), line]), width: 6) == "  a\n──────")
        let circle = DrawingNode.frame(DrawingNode.Frame(height: 40), .shape(.init(.circle)))
        #expect(drawing(circle, width: 20) == "       ▒▒▒▒▒\n       ▒▒▒▒▒")
    }

    @Test func hiddenViewsKeepTheirPlace() {
        #expect(drawing(.horizontal([.hidden(.button(.text("a"), number: 1)), .text("b")])) == "      b")
        #expect(Screen.draw(.hidden(.button(.text("a"), number: 1))).regions.isEmpty)
    }

    @Test func narrowRowsShareTheirWidth() {
        #expect(drawing(.horizontal([.text("one two"), .text("three four")], alignment: .top), width: 11) == "one three\ntwo four")
    }

    @Test func cutsWhatIsTooWideOrTooHigh() {
        let wide = DrawingNode.frame(.init(width: 160, alignment: .topLeading), .text("abcdefghijklm"))
        #expect(drawing(wide, width: 10) == "abcdefghi…")
        #expect(drawing(.vertical((1...5).map { .text("\($0)") }), height: 3) == "1\n2\n↓ 3 more lines")
    }

    @Test func stopsAtAnyDepth() {
        var node = DrawingNode.text("a")
        for _ in 0..<2_000 { node = .padding(.init(), node) }
        #expect(drawing(node) == "…")
    }

    @Test func theFirstViewThatFitsIsThere() {
        let views = DrawingNode.fitting([.text("a long text"), .text("a\nb\nc"), .text("short"), .text("s")], .init())
        #expect(drawing(views) == "a long text")
        #expect(drawing(views, width: 10) == "a\nb\nc")
        #expect(drawing(views, width: 10, height: 2) == "short")
        #expect(drawing(views, width: 3, height: 2) == "s")
        let row = DrawingNode.horizontal([views, .text("beside it")])
        #expect(drawing(row, width: 19, height: 2) == "short beside it")
        #expect(drawing(.fitting([.text("a long text"), .text("s")], .init(isWidthAsked: false)), width: 8) == "a long\ntext")
    }
}
