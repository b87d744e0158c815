import Foundation
import Testing

/// Programs made by chance, run by the compiler and by the interpreter: both must print the same.
///
/// All of them are one file, so that they take one compilation. More of them, from another seed on:
///
///     VIEWLAB_GENERATED=500 VIEWLAB_SEED=1000 swift test --filter GeneratedProgramTests
///
/// A seed that fails names a program; `ProgramGenerator(seed:)` gives it again.
@Suite struct GeneratedProgramTests {
    static var count: Int { number("VIEWLAB_GENERATED") ?? 100 }
    static var firstSeed: Int { number("VIEWLAB_SEED") ?? 1 }
    static let hasCompiler = (try? Compiler.output(of: ["swiftc", "--version"]))?.status == 0

    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

    @Test(.enabled(if: hasCompiler))
    func printWhatTheCompiledOnesPrint() async throws {
        let seeds = (Self.firstSeed..<Self.firstSeed + Self.count).map { UInt64($0) }
        print("generated programs: seeds \(seeds[0])...\(seeds[seeds.count - 1])")
        let programs = seeds.map { seed in
            var generator = ProgramGenerator(seed: seed)
            return generator.program()
        }
        let text = ProgramGenerator.prelude + programs.joined() + seeds.map { "print(\"== \($0)\")\nrun\($0)()\n" }.joined()
        let theirs = try Self.sections(Compiler.printed(by: text))
        let (printed, errors) = try await onProgramThread {
            let runner = try ProgramRunner()
            runner.steps = 2_000_000_000
            let outcome = runner.run(name: "generated.swift", text: text)
            return (outcome.printed, outcome.errors.map(\.description))
        }
        #expect(errors.isEmpty)
        let ours = Self.sections(printed)
        for (seed, program) in zip(seeds, programs) {
            let (ours, theirs) = (ours["\(seed)"] ?? [], theirs["\(seed)"] ?? [])
            guard ours != theirs else { continue }
            let place = zip(ours, theirs).enumerated().first { $1.0 != $1.1 }
            let difference = place.map { "line \($0 + 1): \($1.0)\nthe compiler's: \($1.1)" } ?? "\(ours.count) lines, the compiler's: \(theirs.count)"
            Issue.record("seed \(seed), \(difference)\n\(program)")
        }
    }

    /// The lines behind each `== SEED`.
    private static func sections(_ text: String) -> [String: [String]] {
        var result: [String: [String]] = [:]
        var seed = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("== ") { seed = String(line.dropFirst(3)) } else { result[seed, default: []].append(String(line)) }
        }
        return result
    }
}
