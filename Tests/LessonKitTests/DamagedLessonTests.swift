import LessonKit
import Playground
import RandomInput
import Testing

/// Lesson files that were damaged by chance are read or refused in words, and never stop the reader.
@Suite struct DamagedLessonTests {
    private static let pieces = [
        "---\n", "```\n", "```viewlab\n", "```task\n", "````", "## ", "{#", "> ", "\\> ", ": ", "- ", "|\n", "\t", "<!--", "-->", "\"", "é\u{301}",
        "\u{0}", "\r\n", "[", "&a", "*a", "!!", "1e999", "answer: 99\n",
    ]

    @Test(arguments: 0..<4) func damagedFiles(part: Int) {
        var random = RandomInput(part: part)
        for number in 0..<RandomInput.count(1_000) {
            let text = random.damaged(sample, in: 1...5, with: Self.pieces)
            do throws(Failure) {
                let lesson = try Lesson(parsing: text, file: "x.md")
                #expect(!lesson.id.isEmpty, "seed \(random.seed)")
                // To check a lesson is to run it, which takes its time.
                guard number % 40 == 0 else { continue }
                let check = LessonCheck(promotes: true) { Session(OneCounterHost.configuration) }
                let (response, promoted) = check.check(lesson, text: text)
                #expect(promoted != nil && (response.ok || !response.diagnostics.isEmpty), "seed \(random.seed)")
            } catch {
                #expect(!error.diagnostics.isEmpty, "seed \(random.seed)")
            }
        }
    }
}
