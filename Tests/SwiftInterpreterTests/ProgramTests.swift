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

    @Test(.enabled(if: oracle != "record"), arguments: names)
    func printsWhatTheCompiledProgramPrints(name: String) async throws {
        let text = try ProgramFiles.text(name, in: Self.folder)
        let expected = Expectations.lines(of: text)
        #expect(!expected.isEmpty)
        let (printed, errors) = try await onProgramThread {
            let outcome = try ProgramRunner().run(name: name + ".swift", text: text)
            return (outcome.printed, outcome.errors.map(\.description))
        }
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
        var ours = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if ours.last == "" { ours.removeLast() }
        for (line, (a, b)) in zip(ours, expected).enumerated() where a != b {
            Issue.record("output line \(line + 1) of \(name): \(a)\nthe compiler's: \(b)")
            return
        }
        #expect(ours.count == expected.count)
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
