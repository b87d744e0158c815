import ViewRefactor

/// Commands that cut a view into two, and put two together.
var splitCommands: [Command] {
    [
        Command(
            "split", .edits, usage: ":split VIEW.MEMBER [NAME]", "make a view of its own of a part of a body",
            example: ":split Screen.header",
            details: """
                The part is a computed property or a function, a line of the file (Screen:12), or a call in a member \
                (Screen.body.VStack[1], counted from 0). The new view gets as little as the part needs; NAME is what it is called.
                """,
            acts: true, offers: { session, _ in session.viewMembers(\.parts) },
            parse: { (scanner) throws(Failure) in
                let text = try scanner.word("the part to split off")
                guard let selector = SplitSelector(text) else {
                    throw scanner.wrong("`\(text)` is no part of a view, which is like Screen.header, Screen:12 or Screen.body.VStack[0]")
                }
                return (selector, scanner.word())
            },
            run: { (session, arguments: (SplitSelector, String?)) throws(Failure) in
                let (selector, name) = arguments
                return try session.edit(declaring: selector.view) { (text) throws(RefactorError) in
                    try splitView(selector, name: name, in: text, with: session.otherTexts(than: text), library: libraryTypeNames()).edit
                }
            }),
        Command(
            "inline", .edits, usage: ":inline VIEW", "make a view a part of the one that uses it again", example: ":inline Header",
            details: "The inverse of :split. A view with a state of its own stays a view.",
            acts: true, offers: { session, _ in session.views.map { .init($0) } },
            parse: { (scanner) throws(Failure) in try scanner.word("the view") },
            run: { (session, view) throws(Failure) in
                try session.edit(declaring: view) { (text) throws(RefactorError) in
                    try inlineView(view, in: text, with: session.otherTexts(than: text), library: libraryTypeNames())
                }
            }),
    ]
}

extension Session {
    fileprivate func otherTexts(than text: String) -> [String] {
        state.source.files.map(\.text).filter { $0 != text }
    }
}
