/// Commands that read the source from files, write it and edit it.
var fileCommands: [Command] {
    [
        Command(
            "load", .session, usage: ":load FILE", "load a Swift file", example: ":load Lessons/demos/two-counters.swift",
            details: "Loading a file again takes its changes in; what is shown keeps its state.",
            offers: { _, typed in filesToLoad(typed) },
            parse: { (scanner) throws(Failure) in
                guard let path = try parsePath(&scanner) else { throw scanner.wrong("the file is missing") }
                return path
            },
            respond: { (session, path, input) throws(Failure) in try session.load(path: path, input: input) }),
        Command(
            "reload", .session, usage: ":reload", "read the loaded files again from the disk", example: ":reload",
            details: """
                The disk wins over what was edited here, which :undo brings back. What is shown keeps its state; when a file \
                has an error, nothing has changed. :set watch on does it whenever a file changes.
                """,
            parse: { (_) throws(Failure) in () },
            respond: { (session, _, input) throws(Failure) in try session.reloadFiles(input: input) }),
        Command(
            "save", .session, usage: ":save [FILE]", "write the source as it stands", example: ":save Counter.swift",
            details: """
                Without FILE, each loaded file. What was typed goes to the file where only one is loaded; with a new FILE, \
                everything goes there. A file that was not loaded here, or has on the disk what was not taken in, is left alone.
                """,
            offers: { _, typed in filesToLoad(typed) },
            parse: { (scanner) throws(Failure) in try parsePath(&scanner) },
            run: { (session, path) throws(Failure) in try session.save(to: path) }).untranscribed,
        Command(
            "edit", .session, usage: ":edit [NAME]", "edit the source in your editor", example: ":edit Counter",
            details: """
                Opens the source, or the declaration or file NAME, in $VISUAL or $EDITOR, then takes in what was written. \
                Files on the disk stay as they are until :save.
                """,
            offers: { session, _ in session.state.source.names.map { .init($0) } },
            parse: { (scanner) throws(Failure) in scanner.rest() },
            respond: { (session, name, input) throws(Failure) in try session.editSource(name, input: input) }),
    ]
}

/// A path, in quotes or not; nil at the end.
func parsePath(_ scanner: inout ArgumentScanner) throws(Failure) -> String? {
    if let path = try scanner.quoted() { return path }
    return scanner.rest()
}
