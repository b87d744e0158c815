import ArgumentParser

/// `viewlab learn [LESSON]`
struct LearnCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "learn", abstract: "Take a guided lesson: the one you left, or the next.")

    @Argument(help: "A lesson's id, number or file; `:lessons` at the prompt lists them.")
    var lesson: String?

    func run() {
        let line = [":learn", lesson].compactMap(\.self).joined(separator: " ")
        runOnLargeStack {
            Workplace.open { workplace in
                Conversation(in: workplace).run(beginningWith: line)
            }
        }
    }
}
