/// Commands that change what surrounds the app.
var surroundingCommands: [Command] {
    [
        Command(
            "open", .events, usage: ":open URL", "open an address in the app", example: ":open myapp://items/7",
            details: "Every onOpenURL on the screen runs.", acts: true,
            parse: { (scanner) throws(Failure) in
                if let address = try scanner.quoted() { return address }
                guard let address = scanner.rest() else { throw scanner.wrong("the address is missing") }
                return address
            },
            run: { (session, address) throws(Failure) in try session.perform(.open(address)) }),
        Command(
            "environment", .events, usage: ":environment KEY VALUE", "change a value that surrounds the app",
            example: ":environment colorScheme dark",
            details: """
            KEY is a property of EnvironmentValues that can be set: colorScheme, horizontalSizeClass, dynamicTypeSize, scenePhase, \
            or one of your own. VALUE is a case, true, a number, or a text in quotes. Views that set the value themselves keep it.
            """,
            acts: true,
            offers: { _, _ in deviceKeys.map { .init($0) } },
            parse: { (scanner) throws(Failure) in
                let key = try scanner.word("the key of the environment")
                guard let value = scanner.rest() else { throw scanner.wrong("the value of \(key) is missing") }
                return (key.hasPrefix("\\.") ? String(key.dropFirst(2)) : key, value)
            },
            run: { (session, arguments: (String, String)) throws(Failure) in
                let change = ControlAction.environment(key: arguments.0, value: arguments.1)
                if session.host.snapshot() != nil { return try session.perform(change) }
                try session.host.perform(change, nil)
                return [.line("\(arguments.0) is \(arguments.1) from now on")]
            }),
    ]
}

/// What devices change most.
private let deviceKeys = [
    "colorScheme", "dynamicTypeSize", "horizontalSizeClass", "layoutDirection", "scenePhase", "verticalSizeClass",
]
