import Testing
import ViewRefactor

@Suite struct DiffTests {
    @Test func ofEqualTextsIsEmpty() {
        #expect(Diff(from: "a\nb\n", to: "a\nb\n").lines.isEmpty)
        #expect(Diff(from: "a\nb\n", to: "a\r\nb").lines.isEmpty)
        #expect(Diff(from: "", to: "").lines.isEmpty)
    }

    @Test func leavesOutWhatIsFarFromAChange() {
        let old = (1...9).map { "line \($0)" }.joined(separator: "\n")
        let new = old.replacing("line 2", with: "line two").replacing("line 8", with: "line eight")
        #expect(Diff(from: old, to: new).text == """
                line 1
              - line 2
              + line two
                line 3
                …
                line 7
              - line 8
              + line eight
                line 9
            """)
    }

    @Test func showsASingleLineRatherThanAGap() {
        #expect(Diff(from: "a\n1\n2\n3\nb", to: "A\n1\n2\n3\nB").text == """
              - a
              + A
                1
                2
                3
              - b
              + B
            """)
    }

    @Test func leavesOutBlankLinesAtTheEnds() {
        #expect(Diff(from: "a\n\nb\n\nc", to: "a\n\nx\n\ny\n\nc").text == """
              - b
              + x
              +
              + y
            """)
    }

    @Test func canShowMoreContext() {
        #expect(Diff(from: "a\nb\nc\nd", to: "a\nb\nc\nD", context: 2).text == """
                b
                c
              - d
              + D
            """)
    }
}
