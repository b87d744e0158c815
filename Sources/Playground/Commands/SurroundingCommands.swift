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
            offers: { session, typed in session.environmentOffers(typed) },
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

extension Session {
    /// The keys that devices change most, or those that begin as typed; behind a key the values that have a name.
    fileprivate func environmentOffers(_ typed: String) -> [Completions.Candidate] {
        guard let space = typed.firstIndex(of: " ") else {
            if typed.isEmpty { return deviceKeys.map { .init($0 + " ") } }
            return (host.members("EnvironmentValues()", typed) ?? []).filter { $0.signature.hasPrefix(":") }
                .map { .init($0.name + " ", $0.documentation ?? "") }
        }
        let key = String(typed[..<space])
        guard let declared = host.members("EnvironmentValues()", key)?.first(where: { $0.name == key }) else { return [] }
        let type = declared.signature.drop { $0 == ":" || $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let values = type == "Bool" ? ["true", "false"]
            : (host.members(String(type), "") ?? []).filter { $0.signature == "case" || $0.signature == ": \(type)" }.map(\.name)
        return values.map { .init("\(key) \($0)") }
    }
}
