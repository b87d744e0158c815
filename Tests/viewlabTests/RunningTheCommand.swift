import Foundation

struct Result {
    var status: Int32
    var output: String
    var errors: String
}

/// Runs the command that was built beside the tests.
func viewlab(_ arguments: String..., input: String = "") throws -> Result {
    try viewlab(arguments, input: input)
}

func viewlab(_ arguments: [String], input: String = "") throws -> Result {
    let process = Process()
    process.executableURL = try commandURL()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm-256color"]) { $1 }
    // Files rather than pipes: nobody has to read while the command runs.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (inputFile, outputFile, errorFile) = (folder.appending("input"), folder.appending("output"), folder.appending("errors"))
    try Data(input.utf8).write(to: inputFile)
    try Data().write(to: outputFile)
    try Data().write(to: errorFile)
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return Result(
        status: process.terminationStatus,
        output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
}

struct CommandIsMissing: Error {}

/// Beside the test bundle, or above it where bundles are folders.
func commandURL() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    if let executable = Bundle.main.executableURL { folder = executable.deletingLastPathComponent() }
    for _ in 0..<5 {
        let command = folder.appendingPathComponent("viewlab")
        if FileManager.default.isExecutableFile(atPath: command.path) { return command }
        folder.deleteLastPathComponent()
    }
    throw CommandIsMissing()
}

extension URL {
    fileprivate func appending(_ name: String) -> URL { appendingPathComponent(name) }
}
