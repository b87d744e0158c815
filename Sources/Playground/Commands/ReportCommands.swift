/// Commands that look back on the session.
var reportCommands: [Command] {
    [
        Command(
            "chart", .measures, "counts over the last inputs, drawn",
            details: """
                A line for each type with a column for each input that ran or skipped something, the newest at the right, then \
                a bar for each of the newest inputs. ░ is what was wasted of it.
                """
        ) { (session) throws(Failure) in
            let inputs = session.state.counted
            if inputs.isEmpty { throw Failure("nothing has been counted yet", hint: ":show a view, then act on it") }
            return ChartReport(inputs: inputs).blocks
        },
        Command(
            "live", .measures, usage: ":live [on|off]", "keep the tree with its counts above the prompt", example: ":live on",
            details: """
                A panel at the top of the terminal, drawn anew after each input, and as the clock runs (:set clock real): ● ran, in a new colour each time, ○ skipped, \
                ! wasted, then a bar for each type, all since :show. It needs a terminal.
                """,
            offers: { _, _ in [.init("on"), .init("off")] },
            parse: { (scanner) throws(Failure) in try scanner.onOrOff() },
            run: { (session, isOn) throws(Failure) in
                if isOn, !session.canBeLive {
                    throw Failure("a live panel needs a terminal", hint: ":tree and :counts show the same after an input")
                }
                session.isLive = isOn
                return [.line("live is \(isOn ? "on" : "off")")]
            }).untranscribed,
        Command(
            "export", .session, usage: ":export FILE", "write the session as a lesson draft or a report", example: ":export session.md",
            details: """
                FILE.md is a lesson draft: the source, and the inputs with what they print, as `viewlab check` takes it. \
                FILE.html is a page that needs nothing else: the views at each step, what ran, was skipped or wasted and why, \
                and the source with the lines that ran.
                """,
            offers: { _, _ in [.init("session.md", "a lesson draft"), .init("report.html", "a page to look at")] },
            parse: { (scanner) throws(Failure) in
                guard let path = try parsePath(&scanner) else { throw scanner.wrong("the file is missing") }
                guard path.hasSuffix(".md") || path.hasSuffix(".html") else {
                    throw scanner.wrong("`\(path)` is neither a .md nor a .html file")
                }
                return path
            },
            run: { (session, path) throws(Failure) in try session.export(to: path) }).untranscribed,
    ]
}
