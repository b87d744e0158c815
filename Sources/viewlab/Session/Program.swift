import Playground

extension SessionConfiguration {
    /// Sessions that run interpreted SwiftUI programs.
    static func program(stoppedBy stops: StopSwitch) -> SessionConfiguration {
        SessionConfiguration(makeHost: {
            let host = makeProgramHost()
            stops.add(host.stop)
            return host
        })
    }
}
