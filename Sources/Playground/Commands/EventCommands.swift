/// Commands that do what a person's finger, keyboard and clock do.
var eventCommands: [Command] { controlCommands + listCommands + surroundingCommands }

/// Commands that act on one control.
private var controlCommands: [Command] {
    [
        Command(
            "tap", .events, usage: ":tap T", "tap a button, link or gesture", example: ":tap \"A 0\"",
            details: """
            T is a label in quotes, a number of :controls, or a path such as Screen/Counter[1]. A tap on a menu opens it: its items \
            are controls then. A tap on a text field gives it the focus.
            """,
            acts: true, offers: controls(for: .tap), parse: onlyTarget,
            run: { (session, target) throws(Failure) in try session.perform(.tap, on: target) }),
        Command(
            "press", .events, usage: ":press T", "press a view for long", example: ":press \"Photo\"",
            details: """
            For onLongPressGesture and LongPressGesture, whose onChanged and updating run before the press ends. A view with a \
            contextMenu opens it: its items are controls then.
            """,
            acts: true, offers: controls(for: .press), parse: onlyTarget,
            run: { (session, target) throws(Failure) in try session.perform(.press, on: target) }),
        Command(
            "toggle", .events, usage: ":toggle T", "flip a switch", example: ":toggle \"Dark\"", acts: true,
            offers: controls(for: .toggle), parse: onlyTarget,
            run: { (session, target) throws(Failure) in try session.perform(.toggle, on: target) }),
        Command(
            "adjust", .events, usage: ":adjust T VALUE", "set a slider, stepper, picker or date", example: ":adjust \"Volume\" 0.5",
            details: """
            VALUE is a number for a slider or stepper, which stays within its bounds; the label or the tag of a picker's choice; \
            a date such as 2024-05-31, 13:30, or both. + and - go one step. A pinch takes a factor, a turn degrees.
            """,
            acts: true, offers: controls(for: .adjust("")),
            parse: { (scanner) throws(Failure) in
                let target = try requiredTarget(&scanner)
                if let text = try scanner.quoted() { return (target, text) }
                guard let text = scanner.rest() else { throw scanner.wrong("the value is missing: a number, + or -, or a choice") }
                return (target, text)
            },
            run: { (session, arguments: (Target, String)) throws(Failure) in
                try session.perform(.adjust(arguments.1), on: arguments.0)
            }),
        Command(
            "type", .events, usage: ":type T \"text\"", "put text into a text field", example: ":type \"Name\" \"Ada\"",
            details: """
            The text takes the place of what was there, and the field gets the focus. A field with a format takes it over when it \
            is left or submitted.
            """,
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
            "submit", .events, usage: ":submit T", "press a text field's return key", example: ":submit \"Name\"",
            details: """
            Runs the actions of onSubmit around the field, from the inside out; those for .search where it is a search field. \
            The field loses the focus, unless an action gives it to a field.
            """,
            acts: true, offers: controls(for: .submit), parse: onlyTarget,
            run: { (session, target) throws(Failure) in try session.perform(.submit, on: target) }),
        Command(
            "drag", .events, usage: ":drag T DX,DY", "move a finger over a view", example: ":drag \"Card\" 120,0",
            details: """
            DX points to the right and DY down; a DragGesture's onChanged and updating run, and after an update of the views \
            onEnded. A @GestureState is its first value again then.
            """,
            acts: true, offers: controls(for: .drag(0, 0)), parse: parseDrag,
            run: { (session, arguments: (Target, Double, Double)) throws(Failure) in
                try session.perform(.drag(arguments.1, arguments.2), on: arguments.0)
            }),
        Command("back", .events, "leave the view that a link led to", acts: true) { (session) throws(Failure) in
            try session.perform(.back)
        },
        Command(
            "dismiss", .events, "close the sheet, alert, dialog or menu that is on top",
            details: "As a person does with a swipe or a tap beside it; onDismiss runs. :back leaves a screen that a link led to.",
            acts: true
        ) { (session) throws(Failure) in
            try session.perform(.dismiss)
        },
        Command(
            "advance", .events, usage: ":advance DURATION", "run the clock", example: ":advance 3s",
            details: "A number and a unit: 500ms, 3s, 2m. With `:set clock real` the clock runs by itself.", acts: true, parse: parseDuration,
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

    /// Does what needs no control.
    func perform(_ action: ControlAction) throws(Failure) -> [Block] {
        try requireView()
        try host.perform(action, nil)
        return [.screen, .tree, .summary]
    }
}

/// The labels of what an action can be done to, and the paths of views with just one such control.
func controls(for action: ControlAction) -> Command.Offers {
    { session, typed in
        let controls = (session.host.snapshot()?.controls ?? []).filter { action.applies(to: $0.kind) && $0.cover == nil }
        let labels = controls.map { Completions.Candidate("\"\($0.label)\"", $0.kind.words) }
        guard !typed.isEmpty, !typed.hasPrefix("\"") else { return labels }
        let paths = Dictionary(grouping: controls) { "\($0.path)" }.filter { $0.value.count == 1 }
        return paths.sorted { $0.key < $1.key }.flatMap { path, controls in controls.map { .init(path, "\($0.kind.words) \"\($0.label)\"") } }
    }
}

func requiredTarget(_ scanner: inout ArgumentScanner) throws(Failure) -> Target {
    guard let target = try scanner.target() else {
        throw scanner.wrong("what to act on is missing: a label in quotes, a number of :controls, or a path")
    }
    return target
}

/// A target with nothing behind it. Several words without quotes were meant as one label.
func onlyTarget(_ scanner: inout ArgumentScanner) throws(Failure) -> Target {
    let written = scanner
    let target = try requiredTarget(&scanner)
    var rest = written
    if case .path = target, !scanner.isAtEnd, let words = rest.rest(), !words.contains("\"") {
        throw Failure("a label of several words stands in quotes", hint: scanner.usage.replacing(" T", with: " \"\(words)\""))
    }
    return target
}

/// `"Card" 120,-40`; a space behind the comma will do.
private func parseDrag(_ scanner: inout ArgumentScanner) throws(Failure) -> (Target, Double, Double) {
    let target = try requiredTarget(&scanner)
    guard let text = scanner.rest() else { throw scanner.wrong("how far is missing: points to the right and down, as in 120,0") }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0.trimmed) }
    guard numbers.count == 2, text.filter({ $0 == "," }).count == 1, numbers.allSatisfy(\.isFinite) else {
        throw scanner.wrong("`\(text)` is no distance, which is points to the right and down, as in 120,0")
    }
    return (target, numbers[0], numbers[1])
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
