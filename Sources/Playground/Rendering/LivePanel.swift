/// The tree with running counts and a bar for each type, to stand beside the prompt: what the last input ran, skipped and
/// wasted, in as many rows and columns as there are.
public struct LivePanel {
    private let tree: ViewNode?
    private let updates: [ViewPath: Update]
    private let isEmpty: Bool
    private let total: CountTable

    /// - Parameter response: the latest one. A report says what the input before it did.
    public init(_ response: Response) {
        tree = response.tree
        let updates = response.snapshot?.updates ?? []
        self.updates = TreeText(updates: updates, showsChanges: true).updates
        isEmpty = updates.isEmpty
        total = response.total
    }

    /// At most so many lines, of at most so many columns. The first stays when there is room for no more.
    public func lines(columns width: Int, rows height: Int) -> [StyledLine] {
        let room = height - 2
        guard let tree else { return Array([heading("nothing is shown yet", width), rule(width)].prefix(max(1, height))) }
        let rows = TreeText(updates: Array(updates.values), showsChanges: true).rows(tree)
        // The views come first where there is no room for all.
        let all = bars(width)
        let bars = all.prefix(rows.count + all.count <= room ? all.count : max(0, min(room / 3, room - rows.count)))
        let views = views(rows, width, room: max(0, room - bars.count))
        let lines = [heading(summary, width)] + views + bars + [rule(width)]
        return lines.prefix(max(1, height)).map { $0.cut(to: width) }
    }

    /// `3 ran, 1 skipped, 1 wasted`.
    private var summary: String {
        if isEmpty { return "no view was looked at" }
        let (ran, wasted) = (updates.values.count(where: \.ran), updates.values.count(where: \.wasted))
        let skipped = updates.values.count { !$0.ran }
        return "\(counted(ran, "view", "views")) ran, \(skipped) skipped, \(wasted) wasted"
    }

    private func heading(_ text: String, _ width: Int) -> StyledLine {
        let words = StyledLine("── ", .faint).appending("live", .heading).appending("  \(text) ")
        return words.appending(String(repeating: "─", count: max(0, width - columns(of: words.plain))), .faint)
    }

    private func rule(_ width: Int) -> StyledLine { StyledLine(String(repeating: "─", count: width), .faint) }

    // MARK: Views

    private func views(_ rows: [TreeText.Row], _ width: Int, room: Int) -> [StyledLine] {
        let shown = shown(rows, room: room)
        let names = rows.map { columns(of: $0.branch + $0.name + $0.label) }.max() ?? 0
        let nameWidth = min(names, max(10, width - 22))
        let lines = shown.map { line(rows[$0], nameWidth: nameWidth) }
        let hidden = Set(rows.indices).subtracting(shown)
        guard !hidden.isEmpty, room > 1 else { return lines }
        let wasted = hidden.reduce(0) { $0 + wastedViews(in: rows[$1]) }
        let views = hidden.reduce(0) { $0 + (rows[$1].node == nil ? rows[$1].omittedCount : 1) }
        let text = "  … \(counted(views, "more view", "more views")) of the tree" + (wasted > 0 ? ", \(wasted) wasted" : "")
        return lines + [StyledLine(text, .faint)]
    }

    private func wastedViews(in row: TreeText.Row) -> Int {
        row.omittedWasted + (row.node.flatMap { updates[$0.path] }?.wasted == true ? 1 : 0)
    }

    /// The rows that there is room for: first what ran to some end, then what was wasted, then what was skipped; then from
    /// the top.
    private func shown(_ rows: [TreeText.Row], room: Int) -> [Int] {
        if rows.count <= room { return Array(rows.indices) }
        let ranks = rows.map { row in
            switch row.node.flatMap({ updates[$0.path] }) {
            case let update? where update.ran && !update.wasted: 0
            case let update? where update.wasted: 1
            case nil: 3
            default: 2
            }
        }
        // The last row says how many are missing.
        return rows.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(room > 1 ? room - 1 : room).sorted()
    }

    private func line(_ row: TreeText.Row, nameWidth: Int) -> StyledLine {
        guard let node = row.node else { return StyledLine("  " + row.branch + (row.omitted ?? ""), .faint) }
        let update = updates[node.path]
        let (mark, style): (String, StyledLine.Style) = switch update {
        case nil: (" ", .plain)
        case let update? where update.wasted: ("!", .wasted)
        case let update? where update.ran: ("●", .flash(node.total.body))
        default: ("○", .skipped)
        }
        var line = StyledLine(mark + " ", update?.ran == true ? .fresh : style)
        line.append(row.branch, .faint)
        let name = (row.name + row.label).shortened(to: max(4, nameWidth - columns(of: row.branch)))
        line.append(name, style)
        line.append("".padded(to: nameWidth - columns(of: row.branch + name)))
        line.append("\(node.total.body)".padded(to: 6, alignedRight: true), .count)
        guard let update else { return line }
        line.append(("  " + (node.delta.body > 0 ? "+\(node.delta.body)" : "")).padded(to: 6), .fresh)
        line.append(update.wasted ? "wasted" : update.ran ? "ran" : "skipped", style == .skipped || update.wasted ? style : .plain)
        return line
    }

    // MARK: Types

    /// A bar for each type, the longest for the one whose bodies ran most.
    private func bars(_ width: Int) -> [StyledLine] {
        let most = total.rows.map(\.counts.body).max() ?? 0
        let names = min(total.rows.map { columns(of: $0.type) }.max() ?? 0, width / 3)
        let room = max(4, width - names - 26)
        return total.rows.map { row in
            let counts = row.counts
            let length = counts.body == 0 ? 0 : max(1, counts.body * room / max(most, 1))
            let wasted = counts.wasted == 0 ? 0 : min(length, max(1, counts.wasted * room / max(most, 1)))
            var line = StyledLine(row.type.shortened(to: names).padded(to: names) + " ", .view)
            line.append(String(repeating: "█", count: length - wasted), .fresh)
            line.append(String(repeating: "░", count: wasted), .wasted)
            line.append(" \(counts.body)" + (counts.skip > 0 ? ", \(counts.skip) skipped" : ""))
            line.append(counts.wasted > 0 ? ", \(counts.wasted) wasted" : "", .wasted)
            return line
        }
    }
}
