import SwiftInterpreter

extension Session {
    /// What `:help` shows: everything in short, or all about one name.
    func help(_ name: String?) throws(Failure) -> [Block] {
        guard let name else { return overview() }
        let plain = name.hasPrefix(":") ? String(name.dropFirst()) : name
        let command = Result { () throws(Failure) in try commands.find(plain) }
        if case .success(let command) = command, command.name == plain || name.hasPrefix(":") {
            return help(on: command)
        }
        if plain == "T" { return targetHelp }
        if let description = host.describe(name) {
            return [.code(description.declarations.joined(separator: "\n"))]
                + (description.documentation.map { [.line($0)] } ?? [])
                + (description.isInert ? [.line("inert: it is accepted and carried in the view's value, and has no effect here")] : [])
        }
        if case .success(let command) = command { return help(on: command) }
        let names = commands.commands.map(\.name) + host.names(String(name.prefix(1)), false)
        throw Failure("nothing is known of `\(name)`",
                      hint: nearestName(to: name, among: names).map { "did you mean `\($0)`?" } ?? ":help lists the commands")
    }

    /// What can be explained and begins like this: commands, then names of the program and of SwiftUI.
    func explained(_ typed: String) -> [Completions.Candidate] {
        let commands = commands.commands.map { Completions.Candidate($0.name, $0.summary) }
        if typed.isEmpty { return commands }
        if typed.hasPrefix(":") { return commands.map { .init(":" + $0.text, $0.summary) } }
        let taken = Set(commands.map(\.text))
        let names = Set(host.names(typed, false) + host.names(typed, true)).subtracting(taken).sorted()
        return commands + names.prefix(Self.longestOffer).map { name in
            .init(name, host.declaration(name)?.documentation ?? "")
        }
    }

    private func overview() -> [Block] {
        var blocks: [Block] = []
        for group in Command.Group.allCases {
            let members = commands.commands.filter { $0.group == group }
            if members.isEmpty { continue }
            blocks.append(.heading(group.rawValue))
            blocks.append(.table(Table(headings: [], rows: members.map { [$0.usage, $0.summary] })))
        }
        return blocks + [.hint("Anything else is Swift. :help NAME explains a command or a SwiftUI name; a unique prefix of a command will do.")]
    }

    private func help(on command: Command) -> [Block] {
        [.line("\(command.usage)   \(command.summary)")]
            + (command.details.map { [.line($0)] } ?? [])
            + [.hint("for example: \(command.example)")]
    }

    private var targetHelp: [Block] {
        [.line("T names a control or a view: its whole label in quotes, a number of :controls, or a path."),
         .line("A path is made of your view types: Screen/Counter[1]. Indices count from 0; Row[id: 7] names a row by its id."),
         .line("The last part alone will do where it is clear: Row[3].")]
    }
}
