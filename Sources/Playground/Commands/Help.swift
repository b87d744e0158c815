import SwiftInterpreter

extension Session {
    /// What `:help` shows: the names of all commands, a line for each (`all`), or all about one name.
    func help(_ name: String?) throws(Failure) -> [Block] {
        guard let name else { return overview() }
        if name == "all" { return everyCommand() }
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
        if OptionChange.names.contains(name) {
            return [.table(state.options.table(of: .show(option: name))), .hint(":set \(name) VALUE changes it")]
        }
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
        let options = OptionChange.names.filter { !taken.contains($0) }.map { Completions.Candidate($0, "an option of :set") }
        return commands + options + names.prefix(Self.longestOffer).map { name in
            .init(name, host.declaration(name)?.documentation ?? "")
        }
    }

    private func overview() -> [Block] {
        let rows = groups.flatMap { group, members in
            lines(of: members.map { ":" + $0.name }).enumerated().map { [$0 == 0 ? group.rawValue : "", $1] }
        }
        return [
            .table(Table(headings: [], rows: rows)),
            .line("Anything else is Swift. A unique prefix of a command will do."),
            .hint(":help tap explains a command, :help Button a SwiftUI name; :help all says in a line what each command does."),
        ]
    }

    private func everyCommand() -> [Block] {
        groups.flatMap { group, members in
            [.heading(group.rawValue), .table(Table(headings: [], rows: members.map { [$0.usage, $0.summary] }))]
        }
    }

    private var groups: [(Command.Group, [Command])] {
        Command.Group.allCases.map { group in (group, commands.commands.filter { $0.group == group }) }
            .filter { !$0.1.isEmpty }
    }

    /// The columns that a group's title leaves of a projector's 60.
    private static let widthOfNames = 40

    /// Names side by side, in lines that stand beside a group's title.
    private func lines(of names: [String]) -> [String] {
        var lines: [String] = []
        for name in names {
            if let last = lines.last, last.count + 1 + name.count <= Self.widthOfNames {
                lines[lines.count - 1] = last + " " + name
            } else {
                lines.append(name)
            }
        }
        return lines
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
