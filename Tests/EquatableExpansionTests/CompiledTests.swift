import Foundation
import Testing

/// Real code, compiled with the built plug-in and run.
@Suite struct CompiledTests {
    /// `Compiled/Soundness.swift` prints what compares equal and should not, or the other way round.
    @Test func comparesWhatIsStored() throws {
        let result = try compile("Soundness", runs: true)
        #expect(result.messages == "")
        #expect(result.output == "checked\n")
    }

    /// `Compiled/Rejected.swift` has a mistake in each type; the compiler says so at the place where it is.
    @Test func saysWhatIsWrongWhereItIs() throws {
        let result = try compile("Rejected", runs: false)
        #expect(result.messages == """
            6:27: error: `f` is a closure, and closures cannot be compared
            7:27: error: `g` holds a closure (`[() -> Void]?`), and closures cannot be compared
            8:27: error: `p` may hold a value of any type (`any P`), which `==` cannot compare
            9:32: error: `l` is lazy, and `==` cannot read it without changing the value
            10:1: error: `@Equatable` compares the stored properties of a struct; `C` is a class
            11:1: error: `@Equatable` compares the stored properties of a struct; `E` is an enum
            11:17: error: type 'E' does not conform to protocol 'Equatable'
            12:1: error: `@Equatable` compares the stored properties of a struct; `A` is an actor
            13:22: error: `Q` names `Equatable` itself, and `@Equatable` would declare it again
            14:47: error: `O` has an `==` of its own, and `@Equatable` would write another
            """)
    }

    private func compile(_ name: String, runs: Bool) throws -> (messages: String, output: String) {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let library = tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/DiffableViews/DiffableViews.swift")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("program").path
        let source = tests.appendingPathComponent("Compiled/\(name).swift")
        let compiler = try run([
            "/usr/bin/env", "swiftc", "-swift-version", "6", "-parse-as-library", "-diagnostic-style", "llvm",
            "-load-plugin-executable", try pluginURL().path + "#EquatableMacros",
            // Both at once: a compiler for each file would stop at the first that has errors.
            "-wmo", "-o", program, library.path, source.path,
        ] + (runs ? [] : ["-emit-library"]))
        let prefix = source.path + ":"
        let messages = compiler.errors.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }
            .map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : String($0) }
            .map { $0.replacingOccurrences(of: " (from macro 'Equatable ')", with: "") }
        // The compiler goes through macros in an order of its own.
        let lines = Set(messages).sorted { $0.compare($1, options: .numeric) == .orderedAscending }
        guard runs, compiler.status == 0 else { return (lines.joined(separator: "\n"), "") }
        return (lines.joined(separator: "\n"), try run([program]).output)
    }

    private func run(_ command: [String]) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files rather than pipes: nobody has to read while the command runs.
        let files = ["output", "errors"].map { folder.appendingPathComponent($0) }
        for file in files { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return (process.terminationStatus, texts[0], texts[1])
    }

    struct PluginIsMissing: Error {}

    /// The plug-in that was built beside the tests.
    private func pluginURL() throws -> URL {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        if let executable = Bundle.main.executableURL { folder = executable.deletingLastPathComponent() }
        for _ in 0..<5 {
            for name in ["EquatableMacros-tool", "EquatableMacros"] {
                let plugin = folder.appendingPathComponent(name)
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: plugin.path, isDirectory: &isFolder), !isFolder.boolValue { return plugin }
            }
            folder.deleteLastPathComponent()
        }
        throw PluginIsMissing()
    }
}
