import Foundation

/// What the compiler said, and what the program printed.
struct Compilation {
    /// Errors and warnings, a line each, in the order of their lines, without the name of the last source file.
    let messages: String
    /// All that the compiler wrote.
    let all: String
    let output: String
}

/// Modules that are compiled one after another in a folder of their own, with the built plug-in.
struct Modules {
    private let folder: URL
    private let plugin: URL

    init(plugin: URL) throws {
        self.plugin = plugin
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func library(_ name: String, sources: [URL]) throws -> Compilation {
        try compile(name, sources, ["-emit-module", "-emit-library", "-o", path("lib\(name).so")])
    }

    /// Compiles a program and runs it.
    func program(_ name: String, sources: [URL], libraries: [String] = []) throws -> Compilation {
        let compiled = try compile(name, sources, libraries.map { path("lib\($0).so") } + ["-o", path(name)])
        guard FileManager.default.fileExists(atPath: path(name)) else { return compiled }
        let output = try run([path(name)]).output
        return Compilation(messages: compiled.messages, all: compiled.all, output: output)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func compile(_ name: String, _ sources: [URL], _ arguments: [String]) throws -> Compilation {
        let files = try sources.flatMap { try swiftFiles(of: $0) }
        let result = try run([
            "/usr/bin/env", "swiftc", "-swift-version", "6", "-parse-as-library", "-diagnostic-style", "llvm",
            "-load-plugin-executable", plugin.path + "#EquatableMacros", "-module-name", name, "-I", folder.path,
            "-package-name", "checked",
            // All at once: a compiler for each file would stop at the first that has errors.
            "-wmo",
        ] + arguments + files)
        let prefix = (files.last ?? "") + ":"
        let messages = result.errors.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }
            .map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : String($0) }
            .map { $0.replacingOccurrences(of: " \\(from macro '[A-Za-z]+ '\\)", with: "", options: .regularExpression) }
        // The compiler goes through macros in an order of its own.
        let lines = Set(messages).sorted { $0.compare($1, options: .numeric) == .orderedAscending }
        return Compilation(messages: lines.joined(separator: "\n"), all: result.errors, output: "")
    }

    /// A file as it is, or the Swift files of a folder.
    private func swiftFiles(of source: URL) throws -> [String] {
        guard source.pathExtension != "swift" else { return [source.path] }
        return try FileManager.default.contentsOfDirectory(atPath: source.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { source.appendingPathComponent($0).path }
    }

    private func run(_ command: [String]) throws -> (output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        // Files rather than pipes: nobody has to read while the command runs.
        let files = ["output.txt", "errors.txt"].map { folder.appendingPathComponent($0) }
        for file in files { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return (texts[0], texts[1])
    }
}
