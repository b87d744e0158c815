/// Commands that count, explain and assert.
var measureCommands: [Command] {
    [
        Command(
            "counts", .measures, usage: ":counts [reset]", "init, body, skip, ==, wasted, built, by type and by view",
            example: ":counts",
            details: """
                init: values of the view created. body: times its body ran. skip: times it was found unchanged. \
                ==: calls of its own ==. wasted: bodies that made what they had made before. built: view values, \
                built-in ones included, that its bodies created. All since :show; `reset` begins anew.
                """,
            acts: { (isReset: Bool) in isReset }, offers: { _, _ in [.init("reset", "begin anew")] },
            parse: { (scanner) throws(Failure) in scanner.take("reset") },
            run: { (session, isReset) throws(Failure) in
                try session.requireView()
                guard isReset else { return try session.countsReport() }
                session.host.resetCounts()
                return [.line("counts are 0")]
            }),
        Command(
            "expect", .measures, usage: ":expect CONDITION", "check a condition on the last input",
            example: ":expect Row.body == 1 and wasted == 0",
            details: """
                A counter, a comparison, a number: Row.body == 1, Row[id: 3].body == 0, wasted == 0, built < 40; with \
                `total.` in front, of all since :show. screen contains "A 1", printed contains "done", Row is Equatable, \
                Row skips onTap, Row passes lint. Row[0] shows "Ada" is about the text beside it in the tree. Joined by `and`. \
                A false one is an error.
                """,
            offers: { session, typed in session.conditions(goingOnFrom: typed) },
            parse: { (scanner) throws(Failure) in
                guard let text = scanner.rest() else { throw scanner.wrong("the condition is missing") }
                return try Condition(text)
            },
            run: { (session, condition) throws(Failure) in
                let result = try session.check(condition)
                guard result.holds else { throw Failure(result.failures.map { Diagnostic(.error, $0) }) }
                return [.line("true")]
            }),
        Command(
            "why", .measures, usage: ":why [VIEW]", "why a view ran, or was skipped, the last time",
            example: ":why Counter[1]", details: "Without VIEW: each view that the last input looked at.",
            offers: { session, typed in session.paths(goingOnFrom: typed) },
            parse: { (scanner) throws(Failure) in try scanner.target() },
            run: { (session, target) throws(Failure) in
                let snapshot = try session.requireView()
                guard let target else {
                    let updates = snapshot.updates
                    if updates.isEmpty { return [.line("the last input ran no body and compared no view")] }
                    return explanation(of: updates)
                }
                let view = try snapshot.view(target)
                guard let update = session.host.lastUpdate(view.path) else {
                    return [.line("\(view.path) has not been evaluated")]
                }
                return explanation(of: update)
            }),
        Command(
            "leaks", .measures, "objects that only keep each other alive",
            details: """
                Instances of the program's classes that no view, no variable and nothing that waits for the clock leads \
                to, with the references that lead from each back to itself.
                """
        ) { (session) throws(Failure) in
            let leaks = session.host.leaks()
            if leaks.isEmpty { return [.line("nothing is leaked")] }
            return leaks.prefix(longestReport).map(Block.line) + countOfRest(leaks.count, "object", "objects")
        },
        Command(
            "layout", .measures, usage: ":layout TYPE", "how a type is compared, field by field", example: ":layout Counter",
            offers: { session, typed in session.types(goingOnFrom: typed) },
            parse: { (scanner) throws(Failure) in try scanner.word("the type") },
            run: { (session, type) throws(Failure) in
                [.code(try session.host.layout(type))]
            }),
    ]
}

extension Session {
    /// The paths of the views on the screen, as Tab offers them: whole, or their last parts where those are typed.
    fileprivate func paths(goingOnFrom typed: String) -> [Completions.Candidate] {
        var paths: [Completions.Candidate] = []
        var lastParts: [Completions.Candidate] = []
        host.snapshot()?.tree.visit { node in
            guard paths.count < Self.longestOffer else { return }
            paths.append(.init("\(node.path)", node.label ?? ""))
            if let part = node.path.parts.last { lastParts.append(.init("\(ViewPath([part]))", node.label ?? "")) }
        }
        return paths.contains { $0.text.hasPrefix(typed) } ? paths : lastParts
    }

    /// The views, and behind a beginning the other types whose names go on from it.
    fileprivate func types(goingOnFrom typed: String) -> [Completions.Candidate] {
        var seen = Set(views)
        let others = typed.isEmpty ? [] : SourceTypes(in: state.source.files.map(\.text)).names + host.names(typed, false)
        return (views + others.filter { $0.first?.isUppercase == true && seen.insert($0).inserted }).map { .init($0) }
    }

    fileprivate func countsReport() throws(Failure) -> [Block] {
        func cells(_ counts: Counts) -> [String] { Counter.allCases.map { "\(counts[$0])" } }
        let headings = Counter.allCases.map(\.title)
        let types = state.last.total.rows.map { [$0.type] + cells($0.counts) }
        var blocks: [Block] = [.table(Table(headings: ["type"] + headings, rows: types, firstNumber: 1))]

        var views: [[String]] = []
        var count = 0
        try requireView().tree.visit { node in
            count += 1
            guard views.count < longestReport else { return }
            let counters: [Counter] = [.body, .skip, .equal, .wasted, .built]
            views.append(["\(node.path)"] + counters.map { "\(node.total[$0])" })
        }
        blocks.append(.table(Table(headings: ["view", "body", "skip", "==", "wasted", "built"], rows: views, firstNumber: 1)))
        return blocks + countOfRest(count, "view", "views")
    }
}
