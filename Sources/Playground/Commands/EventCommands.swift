/// Commands that do what a person's finger, keyboard and clock do.
var eventCommands: [Command] {
    [
        Command(
            "tap", .events, usage: ":tap T", "tap a button, link or gesture", example: ":tap \"A 0\"",
            details: "T is a label in quotes, a number of :controls, or a path such as Screen/Counter[1].",
            acts: true, offers: controls(for: .tap),
            parse: { (scanner) throws(Failure) in try requiredTarget(&scanner) },
            run: { (session, target) throws(Failure) in try session.perform(.tap, on: target) }),
        Command(
            "toggle", .events, usage: ":toggle T", "flip a switch", example: ":toggle \"Dark\"", acts: true,
            offers: controls(for: .toggle),
            parse: { (scanner) throws(Failure) in try requiredTarget(&scanner) },
            run: { (session, target) throws(Failure) in try session.perform(.toggle, on: target) }),
        Command(
            "type", .events, usage: ":type T \"text\"", "put text into a text field", example: ":type \"Name\" \"Ada\"",
            acts: true, offers: controls(for: .type("")),
            parse: { (scanner) throws(Failure) in
                let target = try requiredTarget(&scanner)
                guard let text = try scanner.quoted() else { throw scanner.wrong("the text in quotes is missing") }
                return (target, text)
            },
            run: { (session, arguments: (Target, String)) throws(Failure) in
                try session.perform(.type(arguments.1), on: arguments.0)
            }),
        Command(
            "scroll", .events, usage: ":scroll [T] N|end|id X", "scroll a list or scroll view", example: ":scroll 20",
            details: "To row N, counted from 0, to the end, or to the row with an id. T is needed when several scroll.",
            acts: true, offers: controls(for: .scroll(.end)), parse: parseScroll,
            run: { (session, arguments: (Target?, ScrollDestination)) throws(Failure) in
                try session.perform(.scroll(arguments.1), on: arguments.0)
            }),
        Command("back", .events, "leave the view that a link led to", acts: true) { (session) throws(Failure) in
            try session.requireView()
            try session.host.perform(.back, nil)
            return [.screen, .tree, .summary]
        },
        Command(
            "advance", .events, usage: ":advance DURATION", "run the clock", example: ":advance 3s",
            details: "A number and a unit: 500ms, 3s, 2m.", acts: true, parse: parseDuration,
            run: { (session, duration) throws(Failure) in
                try session.host.advance(duration)
                return session.host.snapshot() == nil ? [] : [.screen, .tree, .summary]
            }),
    ]
}

extension Session {
    func perform(_ action: ControlAction, on target: Target?) throws(Failure) -> [Block] {
        let control = try requireView().control(target, for: action)
        try host.perform(action, control.number)
        return [.screen, .tree, .summary]
    }
}

/// The labels of what an action can be done to.
private func controls(for action: ControlAction) -> Command.Offers {
    { session, _ in
        let controls = session.host.snapshot()?.controls ?? []
        return controls.filter { action.applies(to: $0.kind) }.map { .init("\"\($0.label)\"", $0.kind.words) }
    }
}

private func requiredTarget(_ scanner: inout ArgumentScanner) throws(Failure) -> Target {
    guard let target = try scanner.target() else {
        throw scanner.wrong("what to act on is missing: a label in quotes, a number of :controls, or a path")
    }
    return target
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

/// `500ms`, `3s`, `2m`.
private func parseDuration(_ scanner: inout ArgumentScanner) throws(Failure) -> Duration {
    let word = try scanner.word("the duration")
    let digits = word.prefix { $0.isNumber || $0 == "." }
    let units: [String: Double] = ["ms": 0.001, "s": 1, "m": 60, "h": 3600]
    guard let number = Double(digits), let unit = units[String(word.dropFirst(digits.count))] else {
        throw scanner.wrong("`\(word)` is no duration, which is like 500ms, 3s or 2m")
    }
    let seconds = number * unit
    guard seconds <= longestAdvance else { throw scanner.wrong("the clock runs at most a day at a time") }
    return .milliseconds(Int64((seconds * 1000).rounded()))
}

/// In seconds. A timer that ticks each millisecond would keep the machine busy for long beyond it.
private let longestAdvance = 86_400.0
