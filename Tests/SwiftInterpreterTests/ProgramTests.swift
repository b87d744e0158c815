import Foundation
import Testing

/// Programs that must print what they print when swiftc compiles them, by feature.
///
/// What a program prints stands in its `// expect: …` comments (`Expectations`), which the compiler's build of it has
/// written. To add a program, write it without them and record them; to see that all are still so, compare them:
///
///     VIEWLAB_ORACLE=record swift test --filter ProgramTests     # writes the comments of the files that have none
///     VIEWLAB_ORACLE=1 swift test --filter ProgramTests          # compares all comments with the compiler's build
///
/// With `VIEWLAB_ONLY=enums/` it is the files alone whose path contains that.
@Suite struct ProgramTests {
    static let folder = ProgramFiles.folder("Programs")
    static let names = ProgramFiles.names(in: folder)
    static let oracle = ProcessInfo.processInfo.environment["VIEWLAB_ORACLE"]

    /// The programs of a folder share one parsed library.
    @Test(.enabled(if: oracle != "record"), arguments: Dictionary(grouping: names, by: folder(of:)).sorted { $0.key < $1.key })
    func printWhatTheCompiledProgramsPrint(folder: String, names: [String]) async throws {
        let failures = try await onProgramThread {
            let runner = try ProgramRunner()
            return try names.compactMap { try Self.failure(of: $0, runner) }
        }
        for failure in failures { Issue.record("\(failure)") }
    }

    private static func folder(of name: String) -> String { (name as NSString).deletingLastPathComponent }

    private static func failure(of name: String, _ runner: ProgramRunner) throws -> String? {
        let text = try ProgramFiles.text(name, in: folder)
        let outcome = runner.run(name: name + ".swift", text: text)
        if !outcome.errors.isEmpty { return outcome.errors.map { "\(name):\($0)" }.joined(separator: "\n") }
        if !outcome.leftovers.isEmpty { return "\(name) leaves on the heap: \(outcome.leftovers.prefix(5))" }
        let expected = Expectations.lines(of: text)
        var ours = outcome.printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if ours.last == "" { ours.removeLast() }
        for (line, (a, b)) in zip(ours, expected).enumerated() where a != b {
            return "\(name), output line \(line + 1): \(a)\nthe compiler's: \(b)"
        }
        if expected.isEmpty { return "\(name) has no expectations" }
        return ours.count == expected.count ? nil : "\(name) prints \(ours.count) lines, the compiler's \(expected.count)"
    }

    @Test(.enabled(if: oracle != nil), arguments: names)
    func isWhatTheCompilersBuildPrints(name: String) throws {
        let text = try ProgramFiles.text(name, in: Self.folder)
        if Self.oracle == "record", !Expectations.lines(of: text).isEmpty { return }
        let traced = Expectations.Traced(Expectations.removed(from: text))
        let recorded = traced.recorded(try Compiler.printed(by: traced.text))
        if Self.oracle == "record" {
            let file = Self.folder.appendingPathComponent(name + ".swift")
            try recorded.write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(recorded == text)
        }
    }
}
