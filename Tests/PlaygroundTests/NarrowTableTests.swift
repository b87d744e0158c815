@testable import Playground
import Testing

/// Tables where the terminal is narrower than they are.
@Suite struct NarrowTableTests {
    private func text(_ table: Table, columns: Int) -> String {
        TextRenderer(columns: columns).render(Response(input: "", blocks: [.table(table)])).joined(separator: "\n")
    }

    private let counts = Table(
        headings: ["type", "init", "body", "skip", "==", "wasted", "built"],
        rows: [["Screen", "1", "2", "0", "0", "0", "6"], ["Counter", "4", "4", "0", "0", "1", "4"]], firstNumber: 1)

    @Test func whatFitsStandsInColumns() {
        #expect(text(counts, columns: 46) == """
            type     init  body  skip  ==  wasted  built
            Screen      1     2     0   0       0      6
            Counter     4     4     0   0       1      4
            """)
    }

    @Test func numbersGoBelowTheNameBehindTheirHeadings() {
        #expect(text(counts, columns: 40) == """
            Screen
              init 1  body 2  skip 0  == 0  wasted 0
              built 6
            Counter
              init 4  body 4  skip 0  == 0  wasted 1
              built 4
            """)
    }

    @Test func sentencesGoOnBelowThemselves() {
        let table = Table(headings: ["option", "value", ""], rows: [
            ["seed", "1", "what chance begins with"], ["build", "release", "release or debug, in which rows run"],
        ])
        #expect(text(table, columns: 42) == """
            option  value
            seed    1        what chance begins with
            build   release  release or debug, in
                             which rows run
            """)
    }

    @Test func wordsFollowEachOther() {
        let table = Table(headings: [], rows: [
            ["Act", ":tap :press :toggle"], ["", ":drag"], ["", ":back :dismiss"], ["Count and explain", ":counts"],
        ])
        #expect(text(table, columns: 20) == """
            Act
                :tap :press
                :toggle :drag
                :back :dismiss
            Count and explain
                :counts
            """)
    }
}
