import ArgumentParser

/// `viewlab [FILE...]`
struct PromptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prompt", abstract: "Load the files, then ask for input.", shouldDisplay: false)

    @Argument(help: "Swift source or a lesson.")
    var files: [String] = []

    func run() {
        let files = files
        runOnLargeStack {
            Workplace.open { workplace in
                Conversation(in: workplace).run(loading: files)
            }
        }
    }
}
