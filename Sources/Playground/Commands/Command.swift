/// A command of the prompt: its words, how its arguments are read, and what it does, in one declaration.
public struct Command {
    /// The headings of `:help`, in order.
    public enum Group: String, CaseIterable, Sendable {
        case views = "Show and look"
        case events = "Act"
        case measures = "Count and explain"
        case edits = "Edit the source"
        case session = "The session"
        case lessons = "Lessons"
    }

    public let name: String
    public let group: Group
    /// `:tap T`.
    public let usage: String
    /// One line.
    public let summary: String
    public let example: String
    /// More than the summary says, for `:help NAME`.
    public let details: String?

    /// Arguments that were read, ready to run.
    enum Call {
        /// Only looks, or executes inputs of its own.
        case report((Session) throws(Failure) -> [Block])
        /// Runs as an input that fails as a whole and can be undone.
        case act((Session) throws(Failure) -> [Block])
        /// Makes the response itself; the input is given as it was typed.
        case respond((Session, String) throws(Failure) -> Response)
    }

    let parse: (inout ArgumentScanner) throws(Failure) -> Call

    /// What Tab offers for the arguments, given what is typed of them; what does not go on from there is left out.
    public typealias Offers = (Session, _ typed: String) -> [Completions.Candidate]

    let offers: Offers
    /// Whether the argument is Swift, by what the usage calls it.
    var takesSwift: Bool { usage.contains("EXPR") }
    /// Whether the argument is an input of its own.
    var takesInput: Bool { usage.hasSuffix(" INPUT") }

    /// Whether a transcript of the session has it: what acts on files, or on the session as a whole, has no place there.
    private(set) var isTranscribed = true

    /// What `:help NAME` shows beside the command's words.
    private(set) var explanation: (Session) -> [Block] = { _ in [] }

    private init<Arguments>(
        _ name: String, _ group: Group, usage: String, _ summary: String, example: String, details: String?,
        offers: @escaping Offers, parse: @escaping (inout ArgumentScanner) throws(Failure) -> Arguments, call: @escaping (Arguments) -> Call
    ) {
        self.name = name
        self.group = group
        self.usage = usage
        self.summary = summary
        self.example = example
        self.details = details
        self.offers = offers
        isTranscribed = group != .lessons
        self.parse = { (scanner) throws(Failure) in
            let arguments = try parse(&scanner)
            try scanner.end()
            return call(arguments)
        }
    }

    /// Declares a command that acts or only looks, as its arguments say.
    public init<Arguments>(
        _ name: String, _ group: Group, usage: String, _ summary: String, example: String, details: String? = nil,
        acts: @escaping (Arguments) -> Bool, offers: @escaping Offers = { _, _ in [] },
        parse: @escaping (inout ArgumentScanner) throws(Failure) -> Arguments,
        run: @escaping (Session, Arguments) throws(Failure) -> [Block]
    ) {
        self.init(name, group, usage: usage, summary, example: example, details: details, offers: offers, parse: parse) { arguments in
            let run = { (session: Session) throws(Failure) in try run(session, arguments) }
            return acts(arguments) ? .act(run) : .report(run)
        }
    }

    /// Declares a command that always acts, or never does.
    public init<Arguments>(
        _ name: String, _ group: Group, usage: String, _ summary: String, example: String, details: String? = nil,
        acts: Bool = false, offers: @escaping Offers = { _, _ in [] },
        parse: @escaping (inout ArgumentScanner) throws(Failure) -> Arguments,
        run: @escaping (Session, Arguments) throws(Failure) -> [Block]
    ) {
        self.init(name, group, usage: usage, summary, example: example, details: details, acts: { _ in acts },
                  offers: offers, parse: parse, run: run)
    }

    /// Declares a command that makes the response itself.
    init<Arguments>(
        _ name: String, _ group: Group, usage: String, _ summary: String, example: String, details: String? = nil,
        offers: @escaping Offers = { _, _ in [] }, parse: @escaping (inout ArgumentScanner) throws(Failure) -> Arguments,
        respond: @escaping (Session, Arguments, _ input: String) throws(Failure) -> Response
    ) {
        self.init(name, group, usage: usage, summary, example: example, details: details, offers: offers, parse: parse) { arguments in
            .respond { (session, input) throws(Failure) in try respond(session, arguments, input) }
        }
    }

    /// The command, left out of transcripts.
    var untranscribed: Command {
        var command = self
        command.isTranscribed = false
        return command
    }

    /// The command with more to be shown by `:help NAME`.
    func explained(_ explanation: @escaping (Session) -> [Block]) -> Command {
        var command = self
        command.explanation = explanation
        return command
    }

    /// Declares a command without arguments.
    public init(
        _ name: String, _ group: Group, _ summary: String, details: String? = nil, acts: Bool = false,
        run: @escaping (Session) throws(Failure) -> [Block]
    ) {
        self.init(name, group, usage: ":" + name, summary, example: ":" + name, details: details, acts: acts,
                  parse: { (_) throws(Failure) in () }, run: { (session, _) throws(Failure) in try run(session) })
    }
}
