import Foundation
import Testing

/// Programs that are wrong: each message must be the expected one, at its place, and no other.
///
/// In `Diagnostics/NAME.swift` a comment at the end of a line says what is told about that line, and at which column:
///
///     let x: Int = "a"  // error@14: cannot convert value of type 'String' to specified type 'Int'
///     print(counts[9])  // trap@13: Index out of range
///
/// `error` and `warning` come from the checker, `trap` from the run. Several stand one after the other. Behind ` | `
/// follows the hint. A line above whose place is elsewhere says so: `// error@5,line 7: …`.
///
/// Those in folders, by feature, are wrong for the compiler too, at the same lines; the words are ours. With
/// `VIEWLAB_ORACLE=1` that is looked at with swiftc.
@Suite struct DiagnosticTests {
    static let folder = ProgramFiles.folder("Diagnostics")
    static let names = ProgramFiles.names(in: folder)

    @Test(arguments: names)
    func tellsWhatIsWrongAndWhere(name: String) async throws {
        let text = try ProgramFiles.text(name, in: Self.folder)
        let expected = Self.expectations(in: text)
        let found = try await onProgramThread {
            let runner = try ProgramRunner()
            runner.steps = 2_000_000
            return runner.run(name: name + ".swift", text: text).messages.map(\.expectation).sorted()
        }
        for message in found where !expected.contains(message) { Issue.record("told, but not expected: \(message)") }
        for message in expected where !found.contains(message) { Issue.record("expected, but not told: \(message)") }
    }

    @Test(.enabled(if: ProgramTests.oracle == "1"), arguments: names.filter { $0.contains("/") })
    func theCompilerRejectsTheSameLines(name: String) throws {
        let text = try ProgramFiles.text(name, in: Self.folder)
        let ours = Self.expectations(in: text).filter { $0.contains(" error: ") }.compactMap { $0.split(separator: ":").first.flatMap { Int($0) } }
        #expect(try Compiler.rejectedLines(of: Self.folder.appendingPathComponent(name + ".swift")) == Set(ours))
    }

    /// The comments of a program as `LINE:COLUMN kind: message | hint`.
    static func expectations(in text: String) -> [String] {
        var result: [String] = []
        let marker = #/// (?<kind>error|warning|trap)@(?<column>[0-9]+)(?:,line (?<line>[0-9]+))?: /#
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let matches = line.matches(of: marker)
            for (number, match) in matches.enumerated() {
                let end = number + 1 < matches.count ? matches[number + 1].range.lowerBound : line.endIndex
                let message = line[match.range.upperBound..<end].trimmingCharacters(in: .whitespaces)
                let place = match.output.line.map(String.init) ?? "\(index + 1)"
                result.append("\(place):\(match.output.column) \(match.output.kind): \(message)")
            }
        }
        return result.sorted()
    }
}

extension ProgramRunner.Message {
    /// As the comments of `DiagnosticTests` have it.
    fileprivate var expectation: String { "\(line):\(column) \(kind): \(text)" + (hint.map { " | \($0)" } ?? "") }
}
