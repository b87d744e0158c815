import Testing

@testable import SwiftUIRuntime

@Suite struct TextTests {
    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("世", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("，", 2), ("🙂", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2),
        ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("★", 1), ("─", 1), ("\u{7}", 0), ("\u{1B}", 0), ("\u{200B}", 0), ("\u{202E}", 0),
        ("𠮷", 2), ("ไ", 1), ("", 0), ("©", 1), ("\u{AD}", 1), ("1", 1), ("\u{7F}", 0),
    ])
    func hasWidth(text: String, width: Int) {
        #expect(text.cellWidth == width)
    }

    @Test(arguments: [
        ("the quick brown fox", 10, ["the quick", "brown fox"]),
        ("the quick", 9, ["the quick"]),
        ("unbreakable", 4, ["unbr", "eaka", "ble"]),
        ("a unbreakable", 4, ["a", "unbr", "eaka", "ble"]),
        ("世界世界世", 5, ["世界", "世界", "世"]),
        ("ab世界", 4, ["ab世", "界"]),
        ("one\ntwo\r\nthree", 80, ["one", "two", "three"]),
        ("", 5, [""]),
        ("a\tb", 80, ["a    b"]),
        ("世", 1, ["世"]),
    ])
    func wraps(text: String, width: Int, lines: [String]) {
        #expect(TextWrapping.lines(of: text, width: width) == lines)
    }

    @Test(arguments: [
        ("the quick brown fox", 10, 1, ["the quick…"]),
        ("the quick brown fox", 12, 1, ["the quick b…"]),
        ("the quick brown fox", 10, 2, ["the quick", "brown fox"]),
        ("one\ntwo\nthree", 80, 2, ["one", "two…"]),
        ("one\ntwo", 3, 1, ["on…"]),
        ("unbreakable", 4, 2, ["unbr", "eak…"]),
        ("世界世界世", 5, 1, ["世界…"]),
        ("", 5, 1, [""]),
        ("ab", 1, 1, ["…"]),
    ])
    func endsAtItsLimit(text: String, width: Int, limit: Int, lines: [String]) {
        #expect(TextWrapping.lines(of: text, width: width, limit: limit) == lines)
    }

    @Test func aTextWithALimitIsCutAndKeepsItsRoom() {
        let long = DrawingNode.text("a title that goes on")
        #expect(drawing(.lines(limit: 1, reserved: 0, long), width: 12) == "a title tha…")
        #expect(drawing(.vertical([.lines(limit: nil, reserved: 3, .text("a")), .text("b")], alignment: .leading)) == "a\n\n\nb")
        let framed = DrawingNode.frame(.init(width: 64), .lines(limit: 1, reserved: 0, .text("unbreakable")))
        #expect(drawing(framed) == "unbreak…")
    }

    @Test func controlCharactersDoNotReachTheTerminal() {
        #expect(drawing(.text("a\u{1B}[31mb\u{7}")) == "a[31mb")
    }

    @Test func wideCharactersKeepTheirColumns() {
        #expect(drawing(.vertical([.text("世界"), .text("abcdef")])) == " 世界\nabcdef")
        #expect(drawing(.layers([.text("世界世"), .text("x")])) == "世x 世")
        #expect(drawing(.padding(.init(leading: 24), .text("世")), width: 4) == "   …")
    }
}
