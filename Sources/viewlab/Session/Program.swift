import LessonKit
import Playground

extension SessionConfiguration {
    /// Sessions that run interpreted SwiftUI programs, and find what came with the command from any folder.
    static func program(stoppedBy flag: StopFlag, tellingTo activity: Activity) -> SessionConfiguration {
        var configuration = SessionConfiguration(
            makeHost: {
                let host = makeProgramHost(stoppedBy: flag)
                host.phases.onPhase = activity.begin
                return host
            },
            readFile: { (path) throws(Failure) in try readSourceFile(LessonLibrary.place(of: path)) },
            fileExists: { isFileThere(LessonLibrary.place(of: $0)) })
        configuration.activity = activity
        configuration.demonstratesCommands = true
        return configuration
    }
}
