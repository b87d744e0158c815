/// What one input counted, to be set beside others.
struct CountedInput {
    var title: String
    var delta: CountTable
}

/// The counts of the last inputs as tables of text: a line for each type, with a column for each input, and a bar for each
/// of the newest inputs.
struct ChartReport {
    /// Oldest first.
    let inputs: [CountedInput]

    /// As many fit beside names and numbers in 80 columns.
    static let mostInputs = 32
    private static let mostBars = 8
    private static let barColumns = 26
    private static let titleColumns = 28
    private static let nameColumns = 18

    var blocks: [Block] {
        let shown = inputs.suffix(Self.mostInputs)
        let most = shown.flatMap { $0.delta.rows.map(\.counts.body) }.max() ?? 0
        let scale = counted(max(most, 1), "body", "bodies")
        return [
            .line("\(counted(shown.count, "input", "inputs")), the newest at the right; a full column is \(scale)"),
            .table(Table(
                headings: ["type", "bodies", "ran", "skipped", "wasted"], rows: rows(Array(shown), most: max(most, 1)),
                firstNumber: 2)),
            .line(""),
            .table(Table(headings: [], rows: bars(shown.suffix(Self.mostBars)))),
        ]
    }

    private func rows(_ inputs: [CountedInput], most: Int) -> [[String]] {
        var sums = CountTable()
        for input in inputs { sums.add(input.delta) }
        return sums.rows.map { row in
            let columns = inputs.map { column($0.delta[row.type].body, most: most) }.joined()
            return [row.type.shortened(to: Self.nameColumns), columns, "\(row.counts.body)", "\(row.counts.skip)", "\(row.counts.wasted)"]
        }
    }

    private static let levels = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// What ran at all is seen, however much ran elsewhere.
    private func column(_ count: Int, most: Int) -> String {
        count == 0 ? "·" : Self.levels[max(0, (count * Self.levels.count + most - 1) / most - 1)]
    }

    private func bars(_ inputs: ArraySlice<CountedInput>) -> [[String]] {
        let most = max(inputs.map(\.delta.sum.body).max() ?? 0, 1)
        return inputs.map { input in
            let sum = input.delta.sum
            let length = sum.body == 0 ? 0 : max(1, sum.body * Self.barColumns / most)
            let wasted = sum.wasted == 0 ? 0 : min(length, max(1, sum.wasted * Self.barColumns / most))
            let bar = String(repeating: "█", count: length - wasted) + String(repeating: "░", count: wasted)
            let numbers = "\(sum.body)" + (sum.wasted > 0 ? ", \(sum.wasted) wasted" : "")
            return [input.title.shortened(to: Self.titleColumns), bar + (bar.isEmpty ? "" : " ") + numbers]
        }
    }
}
