/// Commands about the session itself.
var sessionCommands: [Command] {
    [
        Command(
            "load", .session, usage: ":load FILE", "load a Swift file", example: ":load Lessons/demos/two-counters.swift",
            details: "Loading a file again takes its changes in; what is shown keeps its state.",
            offers: { _, typed in filesToLoad(typed) },
            parse: { (scanner) throws(Failure) in
                if let path = try scanner.quoted() { return path }
                guard let path = scanner.rest() else { throw scanner.wrong("the file is missing") }
                return path
            },
            respond: { (session, path, input) throws(Failure) in try session.load(path: path, input: input) }),
        Command(
            "undo", .session, "take back the last input that changed anything",
            details: "Taps included: source, state and screen are as before it."
        ) { (session) throws(Failure) in
            let undone = try session.undo()
            let shown: [Block] = session.host.snapshot() == nil ? [] : [.screen, .tree]
            return [.line("undone: \(undone.title)")] + shown
        },
        Command("reset", .session, "begin anew, with nothing loaded") { (session) throws(Failure) in
            session.reset()
            return [.line("nothing is loaded")]
        },
        Command(
            "set", .session, usage: ":set [OPTION VALUE]", "options, and what they are", example: ":set viewport 60x20",
            acts: { (change: OptionChange?) in change != nil },
            offers: { session, typed in OptionChange.offers(typed, in: session.state.options) }, parse: parseOption,
            run: { (session, change) throws(Failure) in
                guard let change else { return [.table(session.state.options.table)] }
                change.apply(to: &session.state.options)
                if let option = change.hostOption { try session.host.configure(option) }
                return [.line("\(change.name) is \(change.value)")]
            }),
        Command(
            "help", .session, usage: ":help [NAME]", "the commands, or one of them, or a SwiftUI name", example: ":help tap",
            offers: { session, _ in session.commands.commands.map { .init($0.name, $0.summary) } },
            parse: { (scanner) throws(Failure) in scanner.word() },
            run: { (session, name) throws(Failure) in try session.help(name) }),
        Command("quit", .session, "leave") { (session) throws(Failure) in
            session.isOver = true
            return []
        },
    ]
}
