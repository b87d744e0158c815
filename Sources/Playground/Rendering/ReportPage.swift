/// A session as one page of HTML: a section for each input that did something to the views.
///
/// All that it says is in the text, in the order in which it is read, so that it needs neither scripts nor eyes. A script
/// of a few lines adds a slider that shows one step at a time.
struct ReportPage {
    let title: String
    private var sections: [String] = []
    private var sum = Counts()

    init(title: String) {
        self.title = title
    }

    var isEmpty: Bool { sections.isEmpty }
    var steps: Int { sections.count }

    /// Adds an input with what it did; one that left no view to look at, or touched none, leaves no step.
    mutating func add(_ title: String, _ response: Response, source: [ProgramFile], ran lines: [String: Set<Int>]) {
        guard response.ok, let tree = response.tree, !response.updates.isEmpty else { return }
        sum += response.delta.sum
        let number = sections.count + 1
        let updates = TreeText(updates: response.updates, showsChanges: true).updates
        sections.append("""
            <section class="step" id="step-\(number)" aria-labelledby="title-\(number)">
            <h2 id="title-\(number)"><span class="number">\(number)</span> <code>\(escaped(title))</code></h2>
            <p>\(escaped(TextRenderer().summaryText(response))).</p>
            <div class="sides">
            <div>
            <h3>Views</h3>
            <ul class="tree">
            \(item(tree, updates))
            </ul>
            </div>
            <div>
            <h3>Screen</h3>
            <pre>\(escaped(response.screen ?? ""))</pre>
            \(printed(response))</div>
            </div>
            <details class="source">
            <summary>Source, with the lines that ran in this step</summary>
            \(source.map { listing($0, response, lines[$0.name] ?? []) }.joined(separator: "\n"))
            </details>
            </section>
            """)
    }

    // MARK: Views

    private func item(_ node: ViewNode, _ updates: [ViewPath: Update]) -> String {
        let children = node.children.isEmpty
            ? "" : "\n<ul>\n" + node.children.map { item($0, updates) }.joined(separator: "\n") + "\n</ul>\n"
        if node.path.parts.isEmpty { return "<li>All\(children)</li>" }
        let label = node.label.map { " <q>\(escaped($0.shortened(to: 40)))</q>" } ?? ""
        let name = "<b>\(escaped(node.type))</b>\(label)"
        let total = counted(node.total.body, "body", "bodies")
        guard let update = updates[node.path] else {
            return "<li class=\"same\">\(name) <span class=\"count\">\(total)</span>\(children)</li>"
        }
        let kind = update.wasted ? "wasted" : update.ran ? "ran" : "skipped"
        let times = node.delta.body > 1 ? ", \(node.delta.body) times" : ""
        let chain = explanation(of: update).compactMap { block -> String? in
            guard case .line(let line) = block else { return nil }
            return "<li>\(escaped(line.trimmed))</li>"
        }
        return """
            <li class="\(kind)"><details><summary>\(name) <span class="count">\(total)</span> <em>\(kind)\(times)</em></summary>
            <ol class="causes">
            \(chain.joined(separator: "\n"))
            </ol></details>\(children)</li>
            """
    }

    private func printed(_ response: Response) -> String {
        if response.printed.isEmpty { return "" }
        return "<h3>Printed</h3>\n<pre>\(escaped(response.printed.joined(separator: "\n")))</pre>\n"
    }

    // MARK: Source

    /// A file with a mark at each line on which something that ran begins, how often each body ran, and what was written
    /// where.
    private func listing(_ file: ProgramFile, _ response: Response, _ ranLines: Set<Int>) -> String {
        var ran: [Int: String] = [:]
        for (type, line) in bodyLines(in: file.text) where response.delta[type].body > 0 {
            ran[line] = "ran " + counted(response.delta[type].body, "time", "times")
        }
        let causes = response.updates.flatMap(\.causes)
        let written = Set(causes.filter { $0.kind == .write && $0.file == file.name }.compactMap(\.line))
        let lines = file.text.textLines.enumerated().map { index, line in
            let number = index + 1
            let notes = [ran[number], written.contains(number) ? "wrote a source of truth" : nil].compactMap(\.self)
            let note = notes.isEmpty ? "" : "  <em>← \(notes.joined(separator: ", "))</em>"
            let hasRun = ranLines.contains(number) || !notes.isEmpty
            let margin = (hasRun ? "●" : " ") + "\(number)".padded(to: 4, alignedRight: true)
            return "<span\(hasRun ? " class=\"ran\"" : "")><i>\(margin)</i> \(escaped(line))\(note)</span>"
        }
        return "<h3>\(escaped(file.name))</h3>\n<pre class=\"code\">\(lines.joined(separator: "\n"))</pre>"
    }

    // MARK: The page

    var text: String {
        let facts = "\(counted(steps, "step", "steps")), \(counted(sum.body, "body", "bodies")) ran, \(sum.skip) skipped, \(sum.wasted) wasted"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(escaped(title)): why each body ran</title>
            <style>
            \(pageStyle)
            </style>
            </head>
            <body>
            <header>
            <h1>\(escaped(title))</h1>
            <p>\(facts). Each view of a step opens to the causes of what it did.</p>
            <form id="slider" hidden>
            <label for="place">Step</label>
            <input id="place" type="range" min="1" max="\(steps)" value="1" step="1">
            <output for="place" id="shown"></output>
            <label><input id="all" type="checkbox"> all steps</label>
            </form>
            </header>
            <main>
            \(sections.joined(separator: "\n"))
            </main>
            <script>
            \(pageScript)
            </script>
            </body>
            </html>

            """
    }
}

/// Text as HTML shows it to the letter.
private func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        // Control characters have no place in a page.
        case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
