import RandomInput
import SwiftSyntax
import Testing
@testable import ViewRefactor

/// An inlining takes back the split before it.
@Suite struct InverseTests {
    @Test(arguments: SplitPropertyTests.Program.all + SplitPropertyTests.Program.ofCourses)
    func inliningTakesASplitBack(program: SplitPropertyTests.Program) async {
        let problems = await onLargeStack {
            var random = RandomInput(part: program.text.utf8.count)
            return allSplits(of: program.text).shuffled(using: &random).prefix(RandomInput.count(20)).compactMap { selector, split in
                Self.problem(of: split, selector, in: program.text).map { "\(program.name), \(selector): \($0)" }
            }
        }
        #expect(problems.joined(separator: "\n\n") == "")
    }

    private static func problem(of split: SplitResult, _ selector: String, in source: String) -> String? {
        do {
            let back = try inlineView(split.name, in: split.edit.result).result
            if back == source { return nil }
            // A view does not tell where among others its part stood, and what a function's arguments were called: but the
            // text is the same, in another order, or what the next split makes of it.
            if lines(of: back) == lines(of: source) { return nil }
            if let selector = SplitSelector(selector), let again = try? splitView(selector, in: back), again.edit.result == split.edit.result { return nil }
            return "another text\n" + Diff(from: source, to: back).text
        } catch {
            return "\(error)"
        }
    }

    /// Without the empty ones.
    private static func lines(of text: String) -> [Substring] { text.split(separator: "\n").sorted() }
}
