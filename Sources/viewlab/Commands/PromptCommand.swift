import ArgumentParser

/// `viewlab [--resume] [FILE...]`
struct PromptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prompt", abstract: "Load the files, then ask for input.", usage: Viewlab.usage, shouldDisplay: false)

    @Argument(help: "Swift source or a lesson.")
    var files: [String] = []

    @Flag(help: "Bring the last interrupted session back.")
    var resume = false

    func run() {
        let (files, resume) = (files, resume)
        runOnLargeStack {
            Workplace.open { workplace in
                Conversation(in: workplace).run(loading: files, resuming: resume)
            }
        }
    }
}
