import Playground
import RandomInput
import Testing
@testable import ViewRefactor

/// Every inlining that is not refused leaves the program as it was, seen from outside: the same screens and prints for the
/// same actions. The body that a view became a part of runs when either ran before, and not more often.
@Suite(.serialized) struct InlinePropertyTests {
    @Test(arguments: SplitPropertyTests.Program.all + SplitPropertyTests.Program.ofCourses)
    func everyInliningKeepsTheProgram(program: SplitPropertyTests.Program) async {
        let problems = await onLargeStack {
            var random = RandomInput(part: program.text.utf8.count)
            return Self.problems(of: program, atMost: RandomInput.count(3), with: &random)
        }
        #expect(problems.joined(separator: "\n\n") == "")
    }

    private static func problems(
        of program: SplitPropertyTests.Program, atMost limit: Int, with random: inout RandomInput
    ) -> [String] {
        let views = SourceText(program.text).declaredTypes.map(\.name)
        let edits = views.compactMap { view in (try? inlineView(view, in: program.text)).map { (view, $0) } }
        if edits.isEmpty { return [] }
        let original = ProgramRun(program.text, root: program.root)
        if let failure = original.failure { return [failure] }
        return edits.shuffled(using: &random).prefix(limit).flatMap { view, edit in
            let edited = ProgramRun(edit.result, root: program.root, inputs: original.inputs)
            let problems = edited.failure.map { [$0] } ?? zip(original.steps, edited.steps).flatMap { before, after in
                compare(before.response, after.response, gone: view).map { "\(before.input): \($0)" }
            }
            return problems.map { "\(program.name), \(view): \($0)\n\(Diff(from: program.text, to: edit.result).text)" }
        }
    }

    private static func compare(_ before: Response, _ after: Response, gone view: String) -> [String] {
        var problems: [String] = []
        if before.ok != after.ok { problems.append("ok is \(after.ok): \(TextRenderer().render(after).joined(separator: "\n"))") }
        if before.screen != after.screen { problems.append("another screen:\n\(after.screen ?? "")\ninstead of\n\(before.screen ?? "")") }
        if before.printed != after.printed { problems.append("printed \(after.printed) instead of \(before.printed)") }
        let bodies = before.delta.rows.reduce(0) { $0 + $1.counts.body }
        for row in after.delta.rows where row.counts.body > bodies { problems.append("\(row.type) ran \(row.counts.body) times") }
        return problems
    }
}
