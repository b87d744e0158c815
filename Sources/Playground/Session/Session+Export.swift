extension Session {
    /// Writes the session as a lesson draft or as a page.
    func export(to path: String) throws(Failure) -> [Block] {
        try checkIsOurs(path)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let text: String
        let summary: String
        if path.hasSuffix(".md") {
            // As whoever checks the lesson will have it: without lessons around, and without a person at a terminal.
            var draft = LessonDraft(name: name, session: Session(configuration))
            for entry in transcript { try draft.add(entry) }
            text = try draft.text()
            summary = "the source and \(counted(draft.inputs, "input", "inputs"))"
        } else {
            let replica = try replica(of: [])
            replica.host.noteLines()
            var page = ReportPage(title: String(name.dropLast(".html".count)))
            for entry in state.log {
                let response = try replica.perform(entry)
                page.add(entry.title, response, source: replica.source, ran: replica.host.linesThatRan())
            }
            if page.isEmpty { throw Failure("nothing has been shown yet", hint: ":show a view, then act on it") }
            text = page.text
            summary = counted(page.steps, "step", "steps")
        }
        try configuration.writeFile(path, text)
        noteWritten(path, text)
        return [.line("wrote \(path): \(summary)")]
    }
}
