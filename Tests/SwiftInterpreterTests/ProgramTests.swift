import Foundation
import Testing

/// Programs that must print what they print when swiftc compiles them.
///
/// Each `Programs/NAME.swift` is a script; `Programs/NAME.out` is what the compiled program printed. To add one, write the
/// script and record its output with the compiler, which also checks the outputs that are there:
///
///     VIEWLAB_ORACLE=record swift test --filter ProgramTests     # writes the outputs that are missing
///     VIEWLAB_ORACLE=1 swift test --filter ProgramTests          # compares every output with the compiler's
@Suite struct ProgramTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Programs")

    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    }

    @Test(arguments: names)
    func printsWhatTheCompiledProgramPrints(name: String) async throws {
        let source = Self.folder.appendingPathComponent(name + ".swift")
        let recorded = Self.folder.appendingPathComponent(name + ".out")
        let text = try String(contentsOf: source, encoding: .utf8)
        try Oracle.run(source, recorded)
        let expected = try String(contentsOf: recorded, encoding: .utf8)

        let (printed, errors) = try await onProgramThread {
            let outcome = try ProgramRunner().run(name: name + ".swift", text: text)
            return (outcome.printed, outcome.errors.map(\.description))
        }
        #expect(errors.isEmpty)
        let (ours, theirs) = (printed.split(separator: "\n", omittingEmptySubsequences: false),
                              expected.split(separator: "\n", omittingEmptySubsequences: false))
        for (line, (a, b)) in zip(ours, theirs).enumerated() where a != b {
            Issue.record("line \(line + 1) of \(name): \(a)\nthe compiler's: \(b)")
            return
        }
        #expect(ours.count == theirs.count)
    }
}

/// swiftc, when `VIEWLAB_ORACLE` asks for it.
private enum Oracle {
    static func run(_ source: URL, _ recorded: URL) throws {
        guard let mode = ProcessInfo.processInfo.environment["VIEWLAB_ORACLE"] else { return }
        let isRecorded = FileManager.default.fileExists(atPath: recorded.path)
        if mode == "record", isRecorded { return }
        let printed = try Compiler.printed(by: source)
        if mode == "record" {
            try printed.write(to: recorded, atomically: true, encoding: .utf8)
        } else {
            #expect(try String(contentsOf: recorded, encoding: .utf8) == printed)
        }
    }
}
