// What a program may know of what it runs in: only what holds for every session.

/// The process that a program runs in. Nothing of the machine is told.
final class ProcessInfo {
    /// How warm the machine is.
    enum ThermalState: Int { case nominal, fair, serious, critical }
    /// The only one.
    static let processInfo = ProcessInfo()

    /// There are no variables of a shell here.
    var environment: [String: String] { [:] }
    /// There are no arguments here.
    var arguments: [String] { [] }
    /// The name of the process.
    var processName: String { "viewlab" }
    /// How many processors it may use.
    var processorCount: Int { 1 }
    /// How many processors it may use now.
    var activeProcessorCount: Int { 1 }
    /// Whether the machine saves energy.
    var isLowPowerModeEnabled: Bool { false }
    /// How warm the machine is.
    var thermalState: ThermalState { .nominal }
    /// Whether it is an app of an iPhone on a Mac.
    var isiOSAppOnMac: Bool { false }
    /// Whether it is an app made for both.
    var isMacCatalystApp: Bool { false }
    /// A text that no other call gives.
    var globallyUniqueString: String { UUID().uuidString }
}
