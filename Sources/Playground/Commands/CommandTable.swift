import SwiftInterpreter

/// The commands of a prompt by name.
public struct CommandTable {
    public private(set) var commands: [Command]

    public init(_ commands: [Command]) {
        self.commands = commands
    }

    /// The table with more commands.
    public func adding(_ more: [Command]) -> CommandTable {
        CommandTable(commands + more)
    }

    /// The command of this name, or the only one whose name begins with it.
    public func find(_ name: some StringProtocol) throws(Failure) -> Command {
        if let exact = commands.first(where: { $0.name == name }) { return exact }
        let matches = name.isEmpty ? [] : commands.filter { $0.name.hasPrefix(name) }
        if matches.count == 1 { return matches[0] }
        if matches.count > 1 {
            let names = matches.map { ":" + $0.name }.sorted().joined(separator: ", ")
            throw Failure("`:\(name)` begins more than one command", hint: "they are \(names)")
        }
        if OptionChange.names.contains(String(name)) {
            throw Failure("there is no command `:\(name)`", hint: "did you mean `:set \(name)`?")
        }
        if Self.wordsForLeaving.contains(String(name)) {
            throw Failure("there is no command `:\(name)`", hint: ":quit leaves, and so does Ctrl-D")
        }
        let near = nearestName(to: String(name), among: commands.map(\.name))
        throw Failure("there is no command `:\(name)`", hint: near.map { "did you mean `:\($0)`?" } ?? ":help lists them")
    }

    /// What people try at a prompt that they want to leave.
    static let wordsForLeaving: Set = ["exit", "quit", "bye", "q", "quit()", "exit()", "/quit", "/exit", "q!", "wq"]

    /// Reads a line that begins with a colon.
    func parse(_ line: String) throws(Failure) -> (command: Command, call: Command.Call) {
        let text = line.dropFirst()
        let name = text.prefix { !$0.isWhitespace }
        let command = try find(name)
        var scanner = ArgumentScanner(text.dropFirst(name.count), usage: command.usage)
        return (command, try command.parse(&scanner))
    }

    /// The commands that a session knows without lessons.
    public static var standard: CommandTable {
        CommandTable(viewCommands + eventCommands + measureCommands + compareCommands + editCommands + splitCommands + lintCommands + reportCommands + fileCommands + sessionCommands)
    }
}
