import Foundation
import Playground
import Testing

/// Programs as courses and articles have them, in `Programs`. Those in its folder `Waiting` are right SwiftUI that does not
/// work here yet; their first line says what for.
@Suite struct CourseProgramTests {
    struct Program: CustomTestStringConvertible, Sendable {
        let name: String
        let text: String
        var testDescription: String { name }

        static let all: [Program] = {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Programs")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
                (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map { Program(name: name, text: $0) }
            }
        }()
    }

    @Test func thereArePrograms() { #expect(Program.all.count >= 50) }

    /// Each loads, shows, and survives what can be done with each control of its first screen.
    @Test(arguments: Program.all) func survives(_ program: Program) async {
        let problems = await onLargeStack { Self.problems(of: program) }
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n\n"))")
    }

    private static func problems(of program: Program) -> [String] {
        let session = Session(.interpreted)
        var problems: [String] = []
        func execute(_ inputs: String...) {
            for input in inputs {
                let response = session.execute(input)
                guard !response.ok else { continue }
                problems.append("\(inputs.joined(separator: ", "))\n" + TextRenderer().render(response).joined(separator: "\n"))
                return
            }
        }
        let loaded = session.declare(ProgramFile(name: program.name, text: program.text))
        let shown = session.execute(":show")
        for response in [loaded, shown] where !response.ok { problems.append(TextRenderer().render(response).joined(separator: "\n")) }
        guard problems.isEmpty else { return problems }
        for control in shown.controls where control.isEnabled && control.cover == nil {
            guard let input = VocabularyCoverageTests.action(on: control) else { continue }
            // What a program stores outlives its views, so its first screen may be another now.
            guard session.execute(":show").controls.contains(control) else { continue }
            execute(input, ":advance 2s")
        }
        return problems
    }
}
