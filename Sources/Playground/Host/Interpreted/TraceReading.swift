import SwiftUIRuntime

extension InterpretedProgram {
    /// The ledger of the last input, a line for each entry: `run     Screen: _a changed 0 → 1`.
    func trace() -> [String] {
        let reading = ViewReading(self)
        return runtime.trace().map { reading.line($0) }
    }
}

extension ViewReading {
    fileprivate func line(_ entry: TraceEntry) -> String {
        switch entry {
        case .event(let text, let node): return line("event", text + (node.flatMap { path(of: $0) }.map { " (\($0))" } ?? ""))
        case .write(let cause, let count):
            let written = self.cause(cause)
            let change = if let old = written.old, let new = written.new { " \(old) → \(new)" } else { "" }
            let place = written.file.map { file in " (" + file + (written.line.map { ":\($0)" } ?? "") + ")" } ?? ""
            return line("write", (written.source ?? "a value") + change + (count > 1 ? ", \(count) writes" : "") + place)
        case .differed(let update): return line("differs", update) { differenceWords(for: $0) }
        case .skipped(let update): return line("skip", update) { skipWords(for: $0) }
        case .ran(let update): return line("run", update) { briefReason(for: $0) }
        case .appeared(let node, let view): return line("appear", path(of: node).map { "\($0)" } ?? view)
        case .left(let view, let parent): return line("leave", (path(of: parent).map { "\($0)/" } ?? "") + view)
        case .warned(let warning):
            let place = program.words.place(warning.position)?.place
            return line("warning", warning.message + (place.map { " (\($0.file):\($0.line))" } ?? ""))
        case .end(let passes): return line("end", counted(passes, "pass", "passes"))
        }
    }

    private func line(_ kind: String, _ words: String) -> String {
        kind.padded(to: 8) + words
    }

    /// A view that has left since has no path any more.
    private func line(_ kind: String, _ update: ViewUpdate, words: (Update) -> String) -> String {
        let update = self.update(update)
        let name = update.path.parts.isEmpty ? update.view : "\(update.path)"
        let words = words(update)
        return line(kind, name + (words.isEmpty ? "" : ": " + words))
    }
}
