import ViewRefactor

/// Renders a response as lines of text.
public struct TextRenderer {
    /// Sentences beyond this many columns are broken between words.
    private let longestLine: Int
    /// Tables with more columns are folded.
    private let columnsThereAre: Int
    /// Whether the tree after an input leaves out what the input did not run.
    private let showsOnlyChanges: Bool

    /// - Parameter columns: as many as there are, where that is fewer than sentences are easy to read at, or than tables take.
    public init(columns: Int = .max, showsOnlyChanges: Bool = false) {
        longestLine = min(columns, 110)
        columnsThereAre = columns
        self.showsOnlyChanges = showsOnlyChanges
    }

    /// The lines, without colours.
    public func render(_ response: Response) -> [String] {
        lines(response).map(\.plain)
    }

    /// The lines with the meaning of their pieces, for a terminal.
    public func lines(_ response: Response) -> [StyledLine] {
        var lines = response.preface.flatMap { self.lines($0, of: response) }
        lines += response.printed.flatMap { text in text.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { StyledLine(String($0)) }
        for diagnostic in response.diagnostics { lines += self.lines(diagnostic) }
        if let value = response.value {
            lines += valueLines(value.text)
        }
        for block in response.blocks { lines += self.lines(block, of: response) }
        return response.form == .brief && response.ok ? lines.suffix(1) : lines
    }

    /// The blocks that are neither the screen nor the tree nor the controls, which JSON has as data.
    func report(_ response: Response) -> [String] {
        (response.preface + response.blocks).flatMap { block -> [String] in
            switch block {
            case .screen, .tree, .controls, .summary, .causes: []
            default: lines(block, of: response).map(\.plain)
            }
        }
    }

    private func lines(_ block: Block, of response: Response) -> [StyledLine] {
        switch block {
        case .line(let text): return wrapped(text, .plain)
        case .hint(let text): return wrapped(text, .hint)
        case .prose(let text): return proseLines(text)
        case .heading(let text): return [StyledLine(text, .heading)]
        case .code(let text):
            return text.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine(String($0), .code) }
        case .diff(let diff): return diff.lines.map(line)
        case .diagnostic(let diagnostic): return lines(diagnostic)
        case .table(let table): return lines(table)
        case .screen where !response.flashes.isEmpty:
            return response.flashes.map { pieces in
                pieces.reduce(StyledLine("  ")) { $0.appending($1.text, $1.evaluation.map { .flash($0) } ?? .plain) }.trimmingEnd
            }
        case .screen:
            return (response.screen ?? "").split(separator: "\n", omittingEmptySubsequences: false)
                .map { StyledLine("  " + $0).trimmingEnd }
        case .tree:
            guard let tree = response.tree else { return [] }
            let updates = response.updates
            // Only where the whole tree is new does nothing stand out.
            let roots = tree.path.parts.isEmpty ? tree.children : [tree]
            let isFirst = updates.isEmpty || updates.allSatisfy { $0.causes.first?.kind == .first }
                && roots.allSatisfy { root in updates.contains { $0.path == root.path } }
            let showsChanges = response.acted && !isFirst
            return TreeText(updates: updates, showsChanges: showsChanges, showsOnlyChanges: showsChanges && showsOnlyChanges).lines(tree)
        case .controls:
            if response.controls.isEmpty { return [StyledLine("nothing on the screen can be acted on")] }
            return lines(Table(headings: [], rows: response.controls.map {
                ["\($0.number)", $0.kind.words, "\"\($0.label)\"", $0.value ?? "", $0.state, "\($0.path)"]
            }))
        case .summary: return [summary(response)]
        case .causes: return causes(response)
        case .nested(let nested):
            // Source that stands right above is not repeated as an input.
            return (nested.input.isEmpty ? [] : echo(nested.input)) + lines(nested)
        }
    }

    /// A value, cut where nobody reads on; JSON has all of it.
    private func valueLines(_ text: String) -> [StyledLine] {
        let shown = text.prefix(Self.longestValue)
        var lines = shown.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine(String($0), .value) }
        let rest = text.count - shown.count
        if rest > 0 { lines[lines.count - 1].append(" … and \(rest) more characters", .hint) }
        return lines
    }

    private static let longestValue = 2_000

    private func echo(_ input: String) -> [StyledLine] {
        input.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine("> ", .faint).appending(String($0), .code) }
    }

    /// What the input did in a line.
    func summaryText(_ response: Response) -> String { summary(response).plain }

    /// `3 bodies ran, 1 wasted`.
    private func summary(_ response: Response) -> StyledLine {
        let sum = response.delta.sum
        let ran = sum.body == 0 ? "no body ran" : counted(sum.body, "body", "bodies") + " ran"
        var line = StyledLine(ran, .count)
        if sum.skip > 0 { line.append(", \(sum.skip) skipped") }
        line.append(", ")
        line.append("\(sum.wasted) wasted", sum.wasted > 0 ? .wasted : .plain)
        return line
    }

    private func causes(_ response: Response) -> [StyledLine] {
        explanation(of: response.updates).flatMap { lines($0, of: response) }
    }

    private func line(_ line: Diff.Line) -> StyledLine {
        switch line {
        case .added(let text): StyledLine("  + " + text, .added)
        case .removed(let text): StyledLine("  - " + text, .removed)
        case .context(let text): StyledLine("    " + text).trimmingEnd
        case .gap: StyledLine("    …", .faint)
        }
    }

    private func lines(_ diagnostic: Diagnostic) -> [StyledLine] {
        let style: StyledLine.Style = diagnostic.severity == .error ? .error : .warning
        let place = diagnostic.place.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
        var lines = [StyledLine("\(diagnostic.severity.rawValue): ", style).appending(place, .faint).appending(diagnostic.message)]
        if let place = diagnostic.place, let excerpt = diagnostic.excerpt {
            let number = "\(place.line)".padded(to: 4, alignedRight: true)
            let (excerpt, column) = part(of: excerpt, around: place.column)
            let before = excerpt.prefix(max(0, column - 1))
            let indentation = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: columns(of: $0)) }.joined()
            lines.append(StyledLine("\(number) | ", .faint).appending(excerpt, .code))
            lines.append(StyledLine("     | ", .faint).appending(indentation + "^", style))
        }
        for note in diagnostic.notes {
            let place = note.place.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
            lines.append(StyledLine("  " + place + note.message, .hint))
        }
        for fixIt in diagnostic.fixIts { lines.append(StyledLine("  " + fixIt.message, .hint)) }
        return lines
    }

    /// The part of a long line in which a column lies, and the column in that part. A row that the terminal would break has
    /// its caret under something else.
    private func part(of line: String, around column: Int) -> (text: String, column: Int) {
        // The line's number stands before it; an ellipsis takes a column at each end.
        let longest = min(Self.longestExcerpt, max(Self.shortestExcerpt, columnsThereAre - 9))
        guard line.utf8.count > longest, columns(of: line) > longest + 2 else { return (line, column) }
        let characters = Array(line)
        let place = min(max(0, column - 1), characters.count - 1)
        let start = max(0, min(place - longest / 2, characters.count - longest))
        var range = start..<min(start + longest, characters.count)
        // Some characters take two columns.
        while range.count > 1, columns(of: String(characters[range])) > longest {
            range = place - range.lowerBound > range.upperBound - place ? range.dropFirst() : range.dropLast()
        }
        let (before, after) = (range.lowerBound > 0 ? "…" : "", range.upperBound < characters.count ? "…" : "")
        return (before + String(characters[range]) + after, column - range.lowerBound + before.count)
    }

    /// More of a line would hide the mistake rather than show it; less would not show what is wrong.
    private static let (longestExcerpt, shortestExcerpt) = (400, 20)

    private func lines(_ table: Table) -> [StyledLine] {
        let all = (table.headings.isEmpty ? [] : [table.headings]) + table.rows
        let count = all.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in all.map { column < $0.count ? columns(of: $0[column]) : 0 }.max() ?? 0 }
        let width = widths.filter { $0 > 0 }.reduce(0) { $0 + $1 + 2 } - 2
        if width > columnsThereAre { return hanging(table, widths) ?? folded(table) }
        return all.enumerated().map { index, row in
            let isHeading = index == 0 && !table.headings.isEmpty
            // A column in which nothing stands takes no room.
            let cells = row.enumerated().filter { widths[$0.offset] > 0 }.map { column, cell in
                cell.padded(to: widths[column], alignedRight: column >= table.firstNumber)
            }
            return StyledLine(cells.joined(separator: "  "), isHeading ? .faint : .plain).trimmingEnd
        }
    }

    /// A table of words of which the last column alone is too wide: its sentences go on below themselves. Nil where there is
    /// too little room for them.
    private func hanging(_ table: Table, _ widths: [Int]) -> [StyledLine]? {
        guard table.headings.isEmpty || table.headings.contains(""), let last = widths.lastIndex(where: { $0 > 0 }) else { return nil }
        let indentation = widths[..<last].reduce(0) { $0 + ($1 > 0 ? $1 + 2 : 0) }
        let room = columnsThereAre - indentation
        guard room >= Self.narrowestSentence else { return nil }
        var rows: [(cells: [String], style: StyledLine.Style)] = table.rows.map { ($0, .plain) }
        if !table.headings.isEmpty { rows.insert((table.headings, .faint), at: 0) }
        return rows.flatMap { row, style -> [StyledLine] in
            let before = row.prefix(last).enumerated().filter { widths[$0.offset] > 0 }.map { $0.element.padded(to: widths[$0.offset]) + "  " }
            let sentence = last < row.count ? brokenBetweenWords(row[last], to: room) : [""]
            return sentence.enumerated().map { index, text in
                StyledLine((index == 0 ? before.joined().padded(to: indentation) : String(repeating: " ", count: indentation)) + text, style)
                    .trimmingEnd
            }
        }
    }

    private func brokenBetweenWords(_ text: String, to room: Int) -> [String] {
        var lines = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if columns(of: line) + 1 + columns(of: word) <= room {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// In fewer columns a sentence beside others is a pillar of words.
    private static let narrowestSentence = 24

    /// A table that is too wide. Where rows without a name go on with what the row above them says, it has all of that below it.
    private func folded(_ table: Table) -> [StyledLine] {
        guard table.headings.isEmpty || table.headings.contains("") else { return table.rows.flatMap { folded($0, of: table) } }
        guard table.rows.contains(where: { $0.first == "" }) else {
            return table.rows.map { StyledLine($0.filter { !$0.isEmpty }.joined(separator: "  ")) }
        }
        var groups: [(name: String, words: String)] = []
        for row in table.rows {
            let words = row.dropFirst().joined(separator: " ")
            if row.first == "", !groups.isEmpty {
                groups[groups.count - 1].words += " " + words
            } else {
                groups.append((row.first ?? "", words))
            }
        }
        let indentation = "    "
        return groups.flatMap { group in
            [StyledLine(group.name)]
                + brokenBetweenWords(group.words, to: columnsThereAre - indentation.count).map { StyledLine(indentation + $0) }
        }
    }

    /// A row of a table that is too wide: its names, and below them each number behind its heading.
    private func folded(_ row: [String], of table: Table) -> [StyledLine] {
        let count = table.firstNumber < row.count ? table.firstNumber : 1
        let names = row.prefix(count).filter { !$0.isEmpty }.joined(separator: "  ")
        var lines = [names]
        for (heading, number) in zip(table.headings, row).dropFirst(count) {
            let pair = "\(heading) \(number)"
            if lines.count > 1, columns(of: lines[lines.count - 1]) + 2 + columns(of: pair) <= columnsThereAre {
                lines[lines.count - 1] += "  " + pair
            } else {
                lines.append("  " + pair)
            }
        }
        return lines.map { StyledLine($0) }
    }

    /// Long sentences are broken between words.
    private func wrapped(_ text: String, _ style: StyledLine.Style) -> [StyledLine] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [StyledLine] in
            guard columns(of: paragraph) > longestLine else { return [StyledLine(String(paragraph), style)] }
            let indentation = String(paragraph.prefix { $0 == " " })
            var lines: [String] = []
            var line = indentation
            for word in paragraph.split(separator: " ") {
                if columns(of: line) + columns(of: word) + 1 > longestLine, line != indentation {
                    lines.append(line)
                    line = indentation + "  "
                }
                line += (line.allSatisfy { $0 == " " } ? "" : " ") + word
            }
            return (lines + [line]).map { StyledLine($0, style) }
        }
    }
}
