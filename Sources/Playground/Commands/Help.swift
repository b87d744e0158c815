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
        if let macro = KnownMacro(named: name) { return help(on: macro) }
        if let description = host.describe(name) {
            return [.code(description.declarations.joined(separator: "\n"))]
                + (description.documentation.map { [.line($0)] } ?? [])
                + (description.isInert ? [.line("inert: it is accepted and carried in the view's value, and has no effect here")] : [])
                + example(of: name)
        }
        if let macro = KnownMacro.unmarked(name) { return help(on: macro) }
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
        let marked = KnownMacro.all.map(\.name)
        let names = Set(host.names(typed, false) + host.names(typed, true) + marked.filter { $0.hasPrefix(typed) }).subtracting(taken).sorted()
        let options = OptionChange.names.filter { !taken.contains($0) }.map { Completions.Candidate($0, "an option of :set") }
        return commands + options + names.prefix(Self.longestOffer).map { name in
            .init(name, KnownMacro(named: name)?.documentation
                ?? host.declaration(name.first == "@" ? String(name.dropFirst()) : name)?.documentation ?? "")
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
            + (command.details.map { [.line($0)] } ?? []) + command.explanation(self)
            + (demonstration(of: command) ?? [.hint("for example: \(command.example)")])
    }

    private func help(on macro: KnownMacro) -> [Block] {
        [.code(macro.declaration), .line(macro.documentation), .hint("for example:"), .code(macro.example)]
    }

    /// A command's example and what it prints: it is run, in a session of its own with a program that it is about.
    private func demonstration(of command: Command) -> [Block]? {
        guard configuration.demonstratesCommands, let demonstration = Demonstration(of: command) else { return nil }
        var configuration = besides
        let disk = DemonstrationDisk()
        configuration.readFile = { (path) throws(Failure) in disk.files[path] ?? Demonstration.counters }
        configuration.writeFile = { (path, text) throws(Failure) in disk.files[path] = text }
        configuration.fileExists = { disk.files[$0] != nil }
        guard let printed = demonstration.run(in: Session(configuration, commands: .standard)) else { return nil }
        let shown = printed.prefix(Demonstration.longest) + (printed.count > Demonstration.longest ? ["…"] : [])
        return [.hint("for example:"), .code((["> \(command.example)"] + shown).joined(separator: "\n"))]
    }

    /// A line of a body with a name of SwiftUI in it, and what that draws: it is run, too.
    private func example(of name: String) -> [Block] {
        guard configuration.demonstratesCommands, !views.contains(name), let example = NameExample(of: name),
              let drawing = example.drawing(in: Session(besides, commands: .standard)) else { return [] }
        let rows = drawing.split(separator: "\n", omittingEmptySubsequences: false).prefix(Demonstration.longest).map { "  " + $0 }
        return [.hint("for example:"), .code(example.source), .hint("which draws:"), .code(rows.joined(separator: "\n"))]
    }

    /// For a session beside this one that shows something and asks nobody.
    private var besides: SessionConfiguration {
        var configuration = configuration
        configuration.demonstratesCommands = false
        configuration.editText = nil
        configuration.activity = nil
        return configuration
    }

    private var targetHelp: [Block] {
        [.line("T names a control or a view: its whole label in quotes, a number of :controls, or a path."),
         .line("A path is made of your view types: Screen/Counter[1]. Indices count from 0; Row[id: 7] names a row by its id."),
         .line("The last part alone will do where it is clear: Row[3].")]
    }
}
