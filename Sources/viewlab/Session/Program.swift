import Playground

extension SessionConfiguration {
    /// Sessions that run interpreted SwiftUI programs.
    static func program(stoppedBy flag: StopFlag) -> SessionConfiguration {
        SessionConfiguration(makeHost: { makeProgramHost(stoppedBy: flag) })
    }
}
