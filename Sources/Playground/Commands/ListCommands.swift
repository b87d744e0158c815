/// Commands for lists and what else scrolls.
var listCommands: [Command] {
    [
        Command(
            "scroll", .events, usage: ":scroll [T] N|end|id X", "scroll a list or scroll view", example: ":scroll 20",
            details: "To row N, counted from 0, to the end, or to the row with an id. T is needed when several scroll.",
            acts: true, offers: controls(for: .scroll(.end)), parse: parseScroll,
            run: { (session, arguments: (Target?, ScrollDestination)) throws(Failure) in
                try session.perform(.scroll(arguments.1), on: arguments.0)
            }),
        Command(
            "delete", .events, usage: ":delete T", "swipe a row away", example: ":delete \"Milk\"",
            details: """
            T is a row of a ForEach with onDelete: the first text that it shows, a number of :controls, or its path. The buttons of \
            swipeActions are controls of their own.
            """,
            acts: true, offers: controls(for: .delete), parse: onlyTarget,
            run: { (session, target) throws(Failure) in try session.perform(.delete, on: target) }),
        Command(
            "move", .events, usage: ":move T N", "drag a row to another place", example: ":move \"Milk\" 0",
            details: """
            The row will be row N, counted from 0. onMove gets SwiftUI's offset, which counts the rows as they were: to move a row \
            down to row 2 is to put it before row 3.
            """,
            acts: true, offers: controls(for: .move(0)),
            parse: { (scanner) throws(Failure) in
                let target = try requiredTarget(&scanner)
                let word = try scanner.word("the row's new number")
                guard let index = Int(word), index >= 0 else { throw scanner.wrong("`\(word)` is no row, which is a number from 0") }
                return (target, index)
            },
            run: { (session, arguments: (Target, Int)) throws(Failure) in
                try session.perform(.move(arguments.1), on: arguments.0)
            }),
        Command(
            "refresh", .events, usage: ":refresh [T]", "pull a view down to refresh it", example: ":refresh",
            details: "The action of refreshable runs; where it waits, :advance lets time pass. T is needed when several can be pulled.",
            acts: true, offers: controls(for: .refresh), parse: { (scanner) throws(Failure) in try scanner.target() },
            run: { (session, target) throws(Failure) in try session.perform(.refresh, on: target) }),
        Command(
            "search", .events, usage: ":search \"text\"", "type into the search field", example: ":search \"apple\"",
            details: "The field that searchable adds. Its return key, for onSubmit(of: .search), is :submit \"Search\", or its prompt.",
            acts: true,
            parse: { (scanner) throws(Failure) in
                guard let text = try scanner.quoted() else { throw scanner.wrong("the text in quotes is missing") }
                return text
            },
            run: { (session, text) throws(Failure) in try session.perform(.search(text), on: nil) }),
    ]
}

/// `20`, `end`, `id 7`, each with a target before it or not. A number alone is a row.
private func parseScroll(_ scanner: inout ArgumentScanner) throws(Failure) -> (Target?, ScrollDestination) {
    func destination(_ scanner: inout ArgumentScanner) throws(Failure) -> ScrollDestination? {
        if scanner.take("end") { return .end }
        if scanner.take("id") {
            if let id = try scanner.quoted() { return .id(id) }
            return .id(try scanner.word("the id"))
        }
        var ahead = scanner
        guard let word = ahead.word(), let row = Int(word) else { return nil }
        scanner = ahead
        return .row(row)
    }

    var ahead = scanner
    if let destination = try destination(&ahead), ahead.isAtEnd {
        scanner = ahead
        return (nil, destination)
    }
    let target = try scanner.target()
    guard let destination = try destination(&scanner) else {
        throw scanner.wrong("where to scroll is missing: a row's number, `end`, or `id` and an id")
    }
    return (target, destination)
}
