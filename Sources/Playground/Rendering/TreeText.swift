/// Draws the tree of the user's views: a branch, a label, the count, and what the input changed.
struct TreeText {
    /// With the counts and causes of the input, or the totals alone.
    var showsChanges: Bool
    /// Without the views in which nothing ran.
    var showsOnlyChanges: Bool
    var updates: [ViewPath: Update]

    /// The label beside a view takes no more columns.
    private static let longestLabel = 20
    /// Names are padded to at least this many columns, so that the counts of small trees stand in one place.
    private static let nameColumns = 21
    /// A run of siblings longer than this is shown in part.
    private static let longestRun = 12

    init(updates: [Update], showsChanges: Bool, showsOnlyChanges: Bool = false) {
        self.showsChanges = showsChanges
        self.showsOnlyChanges = showsOnlyChanges
        // A view that ran may be found unchanged later in the same input: the count beside it is the run's.
        self.updates = Dictionary(updates.map { ($0.path, $0) }) { $0.ran && !$1.ran ? $0 : $1 }
    }

    struct Row {
        var branch: String
        var name: String
        var label: String
        var node: ViewNode?
        var omitted: String?
        /// How many views are in its place, if it stands for others.
        var omittedCount = 0
        /// How many of them ran for nothing.
        var omittedWasted = 0
    }

    func rows(_ root: ViewNode) -> [Row] {
        var rows: [Row] = []
        // Above several views of the program stands a node without a name, of which there is nothing to say.
        let tops = root.path.parts.isEmpty ? folded(root.children) : [.node(root)]
        for top in tops {
            switch top {
            case .node(let node): collect(node, branch: "", below: "", into: &rows)
            case .omitted(let text, let count, let wasted):
                rows.append(Row(branch: "", name: "", label: "", omitted: text, omittedCount: count, omittedWasted: wasted))
            }
        }
        return rows
    }

    func lines(_ root: ViewNode) -> [StyledLine] {
        let rows = rows(root)
        let names = rows.filter { $0.node != nil }.map { columns(of: $0.branch + $0.name + $0.label) }
        let width = max(Self.nameColumns, names.max() ?? 0) + 2
        let counts = rows.compactMap(\.node).map { columns(of: bodies($0)) }.max() ?? 0
        return rows.map { line($0, nameWidth: width, countWidth: counts) }
    }

    private func collect(_ node: ViewNode, branch: String, below: String, into rows: inout [Row]) {
        let label = node.label.map { " \"\($0.shortened(to: Self.longestLabel))\"" } ?? ""
        let id = node.path.parts.last?.id.map { "[id: \($0)]" } ?? ""
        rows.append(Row(branch: branch, name: node.type + (label.isEmpty ? id : ""), label: label, node: node))
        let shown = folded(node.children)
        for (index, item) in shown.enumerated() {
            let isLast = index == shown.count - 1
            let branch = below + (isLast ? "└─ " : "├─ ")
            switch item {
            case .node(let child):
                collect(child, branch: branch, below: below + (isLast ? "   " : "│  "), into: &rows)
            case .omitted(let text, let count, let wasted):
                rows.append(Row(branch: branch, name: "", label: "", omitted: text, omittedCount: count, omittedWasted: wasted))
            }
        }
    }

    private enum Item {
        case node(ViewNode)
        case omitted(String, count: Int, wasted: Int)
    }

    /// Long runs of siblings of one type keep their first and last ones and those that the input changed.
    private func folded(_ children: [ViewNode]) -> [Item] {
        var items: [Item] = []
        var index = 0
        while index < children.count {
            let type = children[index].type
            let end = children[index...].firstIndex { $0.type != type } ?? children.count
            items += fold(children[index..<end], type)
            index = end
        }
        return items
    }

    private func fold(_ run: ArraySlice<ViewNode>, _ type: String) -> [Item] {
        guard showsOnlyChanges || run.count > Self.longestRun else { return run.map { .node($0) } }
        let kept = kept(of: run)
        var items: [Item] = []
        var omitted: [ViewNode] = []
        func close() {
            guard !omitted.isEmpty else { return }
            let ran = omitted.count { $0.delta.body > 0 }
            let skipped = omitted.count { $0.delta.skip > 0 }
            let wasted = omitted.count { $0.delta.wasted > 0 }
            let facts = !showsChanges ? [] : [(ran, "ran"), (skipped, "skipped"), (wasted, "wasted")]
            let text = facts.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
            items.append(.omitted("… \(omitted.count) more \(type)" + text, count: omitted.count, wasted: wasted))
            omitted = []
        }
        for index in run.indices {
            if kept.contains(index) {
                close()
                items.append(.node(run[index]))
            } else {
                omitted.append(run[index])
            }
        }
        close()
        return items
    }

    /// The places in a run of siblings that have a line of their own.
    private func kept(of run: ArraySlice<ViewNode>) -> Set<Int> {
        if showsOnlyChanges { return Set(run.indices.filter { ranAnywhere(in: run[$0]) }.prefix(Self.longestRun / 2)) }
        return Set(showsChanges ? different(in: run) : [])
            .union([run.startIndex, run.startIndex + 1, run.startIndex + 2, run.endIndex - 1])
    }

    /// The places of those to which something else happened than to most: what ran with a new result and what was wasted, where
    /// they are few, and what was skipped while most ran.
    private func different(in run: ArraySlice<ViewNode>) -> [Int] {
        let ran = run.indices.filter { run[$0].delta.body > 0 }
        let (wasted, changed) = (ran.filter { run[$0].delta.wasted > 0 }, ran.filter { run[$0].delta.wasted == 0 })
        let skipped = ran.count * 2 > run.count ? run.indices.filter { run[$0].delta.body == 0 && run[$0].delta.skip > 0 } : []
        return [wasted, changed, skipped].filter { $0.count <= Self.longestRun / 2 }.flatMap { $0 }
    }

    private func ranAnywhere(in node: ViewNode) -> Bool {
        node.delta.body > 0 || node.children.contains(where: ranAnywhere)
    }

    private func bodies(_ node: ViewNode) -> String {
        counted(node.total.body, "body", "bodies")
    }

    private func line(_ row: Row, nameWidth: Int, countWidth: Int) -> StyledLine {
        var line = StyledLine(row.branch, .faint)
        guard let node = row.node else { return line.appending(row.omitted ?? "", .faint) }
        line.append(row.name, .view)
        line.append(row.label)
        line.append("".padded(to: nameWidth - columns(of: row.branch + row.name + row.label)))
        line.append(bodies(node).padded(to: countWidth), .count)
        guard showsChanges else { return line.trimmingEnd }
        line.append("  ")
        let fresh = node.delta.body > 0 ? "+\(node.delta.body)" : ""
        line.append(fresh.padded(to: 2), .fresh)
        if let update = updates[node.path] {
            line.append("   ")
            line.append(briefReason(for: update), update.wasted ? .wasted : update.ran ? .plain : .skipped)
        }
        return line.trimmingEnd
    }
}
