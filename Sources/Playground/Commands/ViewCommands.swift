/// Commands that mount views and look at them.
var viewCommands: [Command] {
    [
        Command(
            "show", .views, usage: ":show [EXPR]", "mount a view and show it", example: ":show Screen()",
            details: "Without EXPR: the file's #Preview, else its last view that needs no arguments, else its App. Counts begin anew.",
            acts: true, offers: { session, _ in session.views.map { .init($0 + (session.host.makesWithoutArguments($0) ? "()" : "(")) } },
            parse: { (scanner) throws(Failure) in scanner.rest() },
            run: { (session, expression) throws(Failure) in
                try session.host.mount(expression)
                return [.screen, .tree]
            }),
        Command("screen", .views, "the drawing") { (session) throws(Failure) in
            try session.requireView()
            return [.screen]
        },
        Command(
            "tree", .views, "the view tree with counts",
            details: "A line for each of your views: its label, how often its body ran. Built-in views have no counts."
        ) { (session) throws(Failure) in
            try session.requireView()
            return [.tree]
        },
        Command("controls", .views, "what can be tapped, with a number each") { (session) throws(Failure) in
            try session.requireView()
            return [.controls]
        },
    ]
}

extension Session {
    /// The snapshot of what is shown; fails when nothing is.
    @discardableResult
    func requireView() throws(Failure) -> Snapshot {
        guard let snapshot = host.snapshot() else {
            throw Failure("nothing is shown yet", hint: views.isEmpty ? ":load a file, then :show" : ":show mounts a view")
        }
        return snapshot
    }
}
