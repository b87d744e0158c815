/// Commands about the session itself.
var sessionCommands: [Command] {
    [
        Command(
            "undo", .session, "take back the last input that changed anything",
            details: "Taps included: source, state and screen are as before it. In a lesson, what the lesson did stays."
        ) { (session) throws(Failure) in
            let (undone, lost) = try session.undo()
            // The live panel has the tree.
            let shown: [Block] = session.host.snapshot() == nil ? [] : session.isLive ? [.screen] : [.screen, .tree]
            return [.line("undone: \(undone.title)")] + session.lost(lost) + session.leftOnDisk(of: undone) + shown
        },
        Command(
            "redo", .session, usage: ":redo", "do again what :undo took back", example: ":redo",
            details: "As long as nothing else has changed anything since.",
            parse: { (_) throws(Failure) in () },
            respond: { (session, _, input) throws(Failure) in try session.redo(input) }),
        Command("reset", .session, "begin anew, with nothing loaded") { (session) throws(Failure) in
            session.reset()
            return [.line("nothing is loaded")]
        },
        Command(
            "set", .session, usage: ":set [OPTION [VALUE]]", "options, and what they are", example: ":set viewport 60x20",
            acts: { (request: OptionRequest) in request.isChange },
            offers: { session, typed in OptionChange.offers(typed, in: session.state.options) }, parse: parseOption,
            run: { (session, request) throws(Failure) in
                guard case .change(let change) = request else { return [.table(session.state.options.table(of: request))] }
                if case .clock(.real) = change, !session.canBeLive {
                    throw Failure("a clock in real time needs a terminal", hint: ":advance 3s lets three seconds pass")
                }
                change.apply(to: &session.state.options)
                if let option = change.hostOption { try session.host.configure(option) }
                return [.line("\(change.name) is \(change.value)")]
            }
        ).explained { [.table($0.state.options.table)] },
        Command(
            "time", .session, usage: ":time INPUT", "where an input's time went", example: ":time :tap \"A 0\"",
            details: """
                Executes INPUT and measures it once, by the clock on the wall. parse: reading Swift. check: names, types and \
                code, the vocabulary's too where it is first used. run: actions, bodies and what they make. compare: views with \
                the ones before. draw: tree, causes, drawing and text. other: what is left.
                """,
            parse: { (scanner) throws(Failure) in
                guard let line = scanner.rest() else { throw scanner.wrong("the input is missing") }
                return line
            },
            respond: { (session, line, _) throws(Failure) in session.timed(line) }),
        Command(
            "help", .session, usage: ":help [NAME]", "the commands, or one of them, or a SwiftUI name", example: ":help tap",
            offers: { session, typed in session.explained(typed) },
            parse: { (scanner) throws(Failure) in scanner.word() },
            run: { (session, name) throws(Failure) in try session.help(name) }),
        Command("quit", .session, "leave") { (session) throws(Failure) in
            session.isOver = true
            return []
        }.untranscribed,
    ]
}
