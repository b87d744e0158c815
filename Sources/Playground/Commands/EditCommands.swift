import ViewRefactor

/// Commands that edit the session's source and load it again.
var editCommands: [Command] {
    [
        Command(
            "equatable", .edits, usage: ":equatable VIEW [on|off]", "add or remove @Equatable", example: ":equatable Row",
            details: "With it a view is compared by == over its stored properties, leaving out what @SkipEquatable marks.",
            acts: true, offers: { session, _ in session.views.map { .init($0) } },
            parse: { (scanner) throws(Failure) in (try scanner.word("the view"), try scanner.onOrOff()) },
            run: { (session, arguments: (String, Bool)) throws(Failure) in
                let (view, on) = arguments
                return try session.edit(declaring: view) { (text) throws(RefactorError) in
                    try setEquatable(view: view, on: on, in: text)
                }
            }),
        Command(
            "skip", .edits, usage: ":skip VIEW.PROPERTY [on|off]", "leave a property out of the comparison",
            example: ":skip Counter.onTap",
            details: "Adds @SkipEquatable to the property, and @Equatable to the view where it is missing.",
            acts: true, offers: { session, _ in session.viewMembers(\.stored) },
            parse: { (scanner) throws(Failure) in
                let name = try scanner.word("the property")
                guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name.index(after: dot) != name.endIndex else {
                    throw scanner.wrong("`\(name)` is no property of a view, which is like Counter.onTap")
                }
                return (String(name[..<dot]), String(name[name.index(after: dot)...]), try scanner.onOrOff())
            },
            run: { (session, arguments: (String, String, Bool)) throws(Failure) in
                let (view, property, on) = arguments
                return try session.edit(declaring: view) { (text) throws(RefactorError) in
                    try setSkip(view: view, property: property, on: on, in: text)
                }
            }),
        Command(
            "expand", .edits, usage: ":expand VIEW", "what the macros of a view expand to", example: ":expand Counter",
            offers: { session, _ in session.views.map { .init($0) } },
            parse: { (scanner) throws(Failure) in try scanner.word("the view") },
            run: { (session, view) throws(Failure) in
                [.code(try expansion(of: view, in: session.fileDeclaring(view)))]
            }),
        Command(
            "source", .edits, usage: ":source [NAME]", "the source as it stands, or one declaration", example: ":source Counter",
            offers: { session, _ in session.state.source.names.map { .init($0) } },
            parse: { (scanner) throws(Failure) in scanner.word() },
            run: { (session, name) throws(Failure) in
                let source = session.state.source
                if let name {
                    guard let text = source.text(of: name) else {
                        let names = source.names
                        throw Failure("there is no declaration `\(name)`", hint: namesThereAre(name, names, what: "declaration"))
                    }
                    return [.code(text)]
                }
                if source.isEmpty { return [.line("there is no source yet")] }
                let files = source.files
                return files.flatMap { file -> [Block] in
                    (files.count > 1 ? [.heading(file.name)] : []) + [.code(session.readable(file.text, of: file.name).trimmed)]
                }
            }),
    ]
}
