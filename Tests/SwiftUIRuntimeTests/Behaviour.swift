import Foundation
import LessonKit
import Playground
import Testing

/// One step of a file in `Behaviours`: a program, inputs, and what must come of them.
///
/// The files are lessons. Each step has a session of its own. An input under which nothing is written must succeed, so
/// that most of them are `:expect`s; what is written under one must be what it prints, to the letter.
struct Behaviour: CustomTestStringConvertible, Sendable {
    let file: String
    let step: Lesson.Step

    var testDescription: String { "\(file): \(step.title ?? step.id)" }

    /// All steps of all files; with `VIEWLAB_ONLY=sheets` of those whose name contains that.
    static let all: [Behaviour] = {
        let folder = Bundle.module.bundleURL.appendingPathComponent("Behaviours")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let chosen = ProcessInfo.processInfo.environment["VIEWLAB_ONLY"]
        return names.filter { $0.hasSuffix(".md") && (chosen.map($0.contains) ?? true) }.sorted().flatMap { name -> [Behaviour] in
            do throws(Failure) {
                let text = try readSourceFile(folder.appendingPathComponent(name).path)
                return try Lesson(parsing: text, file: name).steps.map { Behaviour(file: name, step: $0) }
            } catch {
                Issue.record("\(name): \(error.diagnostics.map(\.message).joined(separator: "; "))")
                return []
            }
        }
    }()

    /// What does not hold, a sentence each.
    func problems() -> [String] {
        let session = Session(.interpreted)
        var problems: [String] = []
        for part in step.parts {
            switch part {
            case .swift(let source):
                let indented = String(repeating: "\n", count: max(0, source.line - 1)) + source.text
                let response = session.declare(ProgramFile(name: file, text: indented))
                if !response.ok { problems.append(TextRenderer().render(response).joined(separator: "\n")) }
            case .transcript(let transcript):
                problems += transcript.exchanges.compactMap { problem(of: session.execute($0.input), $0) }
            default:
                break
            }
        }
        return problems
    }

    private func problem(of response: Response, _ exchange: Lesson.Transcript.Exchange) -> String? {
        let expected = exchange.output.filter { !$0.isEmpty }
        let printed = TextRenderer().render(response).filter { !$0.isEmpty }
        let isAsExpected = expected.isEmpty ? response.ok : printed == expected
        if isAsExpected { return nil }
        return "\(file):\(exchange.line): \(exchange.input)\n" + printed.joined(separator: "\n")
    }
}

extension SessionConfiguration {
    /// Sessions that run interpreted programs, as the command's do.
    static var interpreted: SessionConfiguration { SessionConfiguration(makeHost: { makeProgramHost() }) }
}

/// Runs something on a thread with room for deep recursion, as the command does, and gives what it returns.
func onLargeStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        thread.stackSize = 512 << 20
        thread.start()
    }
}
