import LessonKit
import Playground

extension SessionConfiguration {
    /// Sessions that run interpreted SwiftUI programs, and find what came with the command from any folder.
    static func program(stoppedBy flag: StopFlag) -> SessionConfiguration {
        SessionConfiguration(
            makeHost: { makeProgramHost(stoppedBy: flag) },
            readFile: { (path) throws(Failure) in try readSourceFile(LessonLibrary.place(of: path)) },
            fileExists: { isFileThere(LessonLibrary.place(of: $0)) })
    }
}
