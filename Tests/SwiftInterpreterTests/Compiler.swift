import Foundation

/// swiftc, and what programs print that it compiled.
enum Compiler {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// What a script prints.
    static func printed(by text: String) throws -> String {
        let source = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: source) }
        try text.write(to: source, atomically: true, encoding: .utf8)
        return try printed(by: source)
    }

    static func printed(by source: URL) throws -> String {
        let program = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-oracle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: program) }
        let compiled = try output(of: [
            "swiftc", "-module-name", "main", "-swift-version", "5", "-enable-bare-slash-regex", "-suppress-warnings", source.path,
            "-lm", "-o", program.path,
        ])
        guard compiled.status == 0 else { throw Failure(description: "\(source.lastPathComponent) does not compile: \(compiled.text)") }
        let run = try output(of: [program.path])
        guard run.status == 0 else { throw Failure(description: "\(source.lastPathComponent) ends with status \(run.status)") }
        return run.text
    }

    /// The lines of a script at which the compiler finds errors.
    static func rejectedLines(of source: URL) throws -> Set<Int> {
        let checked = try output(of: [
            "swiftc", "-frontend", "-emit-sil", "-module-name", "main", "-swift-version", "5", "-enable-bare-slash-regex",
            "-suppress-warnings", "-diagnostic-style", "llvm", "-o", "/dev/null", source.path,
        ])
        return Set(checked.text.matches(of: #/:(?<line>[0-9]+):[0-9]+: error: /#).compactMap { Int($0.output.line) })
    }

    static func output(of command: [String]) throws -> (text: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = command.first == "swiftc" ? pipe : FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}
