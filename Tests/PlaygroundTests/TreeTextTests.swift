@testable import Playground
import Testing

/// How the tree is drawn when it is wide, deep, or changed.
@Suite struct TreeTextTests {
    private func row(_ index: Int, ran: Bool = false, label: String? = nil) -> ViewNode {
        ViewNode(path: ViewPath([.init("Screen"), .init("Row", index: index, isOnly: false, id: "\(index)")]),
                 label: label, total: Counts(body: 1), delta: Counts(body: ran ? 1 : 0, skip: ran ? 0 : 1))
    }

    private func tree(_ children: [ViewNode]) -> ViewNode {
        ViewNode(path: ViewPath([.init("Screen")]), total: Counts(body: 1), children: children)
    }

    private func text(_ tree: ViewNode, changes: Bool) -> String {
        TreeText(updates: [], showsChanges: changes).lines(tree).map(\.plain).joined(separator: "\n")
    }

    @Test func longRunsAreFolded() {
        #expect(text(tree((0..<100).map { row($0, ran: $0 == 40) }), changes: true) == """
            Screen                 1 body
            ├─ Row[id: 0]          1 body
            ├─ Row[id: 1]          1 body
            ├─ Row[id: 2]          1 body
            ├─ … 37 more Row, 37 skipped
            ├─ Row[id: 40]         1 body  +1
            ├─ … 58 more Row, 58 skipped
            └─ Row[id: 99]         1 body
            """)
    }

    @Test func aRunSaysMoreThanALaterSkip() {
        let view = row(0, ran: true)
        let ran = Update(view: "Row", path: view.path, ran: true, causes: [.init(.first)])
        let skipped = Update(view: "Row", path: view.path, ran: false)
        let lines = TreeText(updates: [ran, skipped], showsChanges: true).lines(tree([view])).map(\.plain)
        #expect(lines.last == "└─ Row[id: 0]          1 body  +1   first appearance")
    }

    @Test func nestedViewsKeepTheirBranches() {
        let inner = ViewNode(path: ViewPath([.init("Screen"), .init("Box"), .init("Leaf")]), label: "a", total: Counts(body: 12))
        let box = ViewNode(path: ViewPath([.init("Screen"), .init("Box")]), total: Counts(body: 2), children: [inner])
        let last = ViewNode(path: ViewPath([.init("Screen"), .init("Foot")]), total: Counts(body: 1))
        #expect(text(tree([box, last]), changes: false) == """
            Screen                 1 body
            ├─ Box                 2 bodies
            │  └─ Leaf "a"         12 bodies
            └─ Foot                1 body
            """)
    }

    @Test func longLabelsAreCutAt20Columns() {
        #expect(text(tree([row(0, label: "a label that is much too long"), row(1, label: "日本語の長いラベルがここにある")]), changes: false) == """
            Screen                         1 body
            ├─ Row "a label that is muc…"  1 body
            └─ Row "日本語の長いラベル…"   1 body
            """)
    }

    @Test func widths() {
        #expect(columns(of: "abc") == 3)
        #expect(columns(of: "日本") == 4)
        #expect(columns(of: "👩‍👩‍👧") == 2)
        #expect(columns(of: "é") == 1)
        #expect(columns(of: "\u{2329}1\u{FE0F}\u{20E3}\u{200B}") == 4)
    }
}
