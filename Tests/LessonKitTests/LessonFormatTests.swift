@testable import LessonKit
import Playground
import Testing

/// How a lesson file is read, and what is said of a wrong one.
@Suite struct LessonFormatTests {
    @Test func everyKindOfPart() throws {
        let lesson = try Lesson(parsing: sample, file: "sample.md")
        #expect(lesson.id == "sample")
        #expect(lesson.title == "A sample")
        #expect(lesson.minutes == 3)
        #expect(lesson.concepts == ["body"])
        #expect(lesson.needs == ["other"])
        #expect(lesson.steps.map(\.id) == ["start", "see-it-run", "repair"])
        #expect(lesson.steps[0].parts == [.prose("Before the first step.")])
        #expect(lesson.steps[1].parts.count == 6)
        #expect(lesson.steps[1].parts[0] == .swift(.init(text: "struct Label: View {}\n", line: 16)))
        #expect(lesson.steps[1].parts[1] == .note("Wait here."))
        #expect(lesson.steps[1].parts[2] == .transcript(.init(
            exchanges: [.init(input: ":show Label()", output: ["  [ Add ] 0", "Label                  0 bodies"], line: 21)],
            line: 21, lineCount: 3)))
        #expect(lesson.steps[1].parts[4] == .prediction(.init(
            ask: "How many bodies run?", input: ":tap \"Add\"", measure: "Label.body", choices: [0, 1],
            why: "It read the state.", line: 29)))
        #expect(lesson.steps[1].parts[5] == .question(.init(ask: "Is it so?", choices: ["yes", "no"], answer: 0, why: nil, line: 37)))
        #expect(lesson.steps[2].parts == [
            .task(.init(
                ask: "Make it quiet.", start: nil, inputs: [":show Label()", ":tap \"Add\""], checks: ["Label.body == 0"],
                hints: ["First.", "Second."], solution: "let quiet = 1", why: "It is quiet now.", line: 45, startLine: 45, solutionLine: 51)),
            .prose("```text\n> left alone\n```"),
        ])
    }

    @Test func inputsInOrder() throws {
        let lesson = try Lesson(parsing: sample, file: "sample.md")
        #expect(lesson.inputs == [
            .source(ProgramFile(name: "sample.md", text: String(repeating: "\n", count: 15) + "struct Label: View {}\n")),
            .line(":show Label()"),
        ])
    }

    @Test func aScriptNeedsNoFrontMatter() throws {
        let lesson = try Lesson(parsing: "# Demo\n\n```viewlab\n> :tree\n```\n", file: "a/demo.md")
        #expect(lesson.id == "demo")
        #expect(lesson.title == "Demo")
    }

    @Test func inputsOfSeveralLines() throws {
        let lesson = try Lesson(parsing: "```viewlab\n> struct A {\n>   let x = 1\n> }\n> 1\n1\n```", file: "a.md")
        #expect(lesson.inputs == [.line("struct A {\n  let x = 1\n}"), .line("1")])
    }

    @Test(arguments: [
        ("---\nid: a\n---\n", 2, "front matter needs `title`"),
        ("---\nid: a\ntitle: b\ntitel: c\n---\n", 4, "front matter has no `titel`"),
        ("---\nid: a\n", 1, "the front matter has no end, a line of ---"),
        ("---\nid: a\ntitle: b\nminutes: soon\n---\n", 4, "`minutes` is a number"),
        ("text\n```swift\nlet a = 1\n", 2, "the block has no end, ```"),
        ("text\n```swift\nlet a = 1\n\n```predict\nask: a\n```\n", 2, "the block has no end, ```, before the next one in line 5"),
        ("---\nid: my a\ntitle: b\n---\n", 2, "an `id` is one word"),
        ("<!-- a\n\n", 1, "the comment has no end, -->"),
        ("## A\n## A\n", 2, "there are two steps `a`; give one an id with {#id}"),
        ("```viewlab\nout\n```\n", 2, "a transcript begins with an input, a line like `> :tree`"),
        ("```predict\nask: a\ninput: b\n```\n", 2, "a prediction needs `measure`"),
        ("\n```predict\nask: a\ninput: b\nmeasure: body\nchoices: [1, two]\n```\n", 6, "a choice of a prediction is a number, not `two`"),
        ("```question\nask: a\nchoices: [x, y]\nanswer: z\n```\n", 4, "the `answer` is none of the choices"),
        ("```question\nask: a\nchoices: [x]\nanswer: x\n```\n", 2, "a question needs at least two `choices`"),
        ("```question\nask: a\nchoices: [x, y]\nanswer: -9223372036854775808\n```\n", 4, "the `answer` is none of the choices"),
        ("```question\nask: a\nchoices: [\((0..<27).map { "c\($0)" }.joined(separator: ", "))]\nanswer: c0\n```\n", 3,
         "a question has at most 26 `choices`"),
        ("```question\nask: a\nchoices: [x, y, z]\nanswer: y\nreasons: [one]\n```\n", 5,
         "`reasons` are one for each wrong choice: 2, not 1"),
        ("```task\nask: a\nsolution: b\n```\n", 2, "a task needs `check`, at least one condition"),
        ("```task\nask: a\nsolution: b\ncheck: [Row.bodies == 1]\n```\n", 4, "`bodies` is no counter"),
        ("```task\nask: a\nsolution: b\ncheck:\n  - body == 1\n  - Row.body = 1\n```\n", 6, "`Row.body = 1` is no condition"),
        ("```predict\nask: a\ninput: b\nmeasure: bodies\n```\n", 4, "`bodies` is no counter"),
        ("```task\nask: [a]\nsolution: b\ncheck: [body == 1]\n```\n", 2, "`ask` is a text"),
        ("```task\njust text\n```\n", 2, "a task consists of lines like `key: value`"),
    ])
    func problems(_ text: String, _ line: Int, _ message: String) {
        do throws(Failure) {
            _ = try Lesson(parsing: text, file: "x.md")
            Issue.record("no problem was found")
        } catch {
            #expect(error.diagnostics.first?.message == message)
            #expect(error.diagnostics.first?.place == .init(file: "x.md", line: line, column: 1))
        }
    }

    /// What is missing of a block that cannot be read is no problem of its own.
    @Test(arguments: ["---\nid: [a\n---\n", "```task\njust text\n```\n", "```question\nask: [\n```\n"])
    func oneMessageForWhatCannotBeRead(text: String) {
        let error = #expect(throws: Failure.self) { try Lesson(parsing: text, file: "x.md") }
        #expect(error?.diagnostics.count == 1)
    }

    @Test func lineEndsOfEveryKind() throws {
        let crlf = sample.replacing("\n", with: "\r\n")
        #expect(try Lesson(parsing: crlf, file: "sample.md") == Lesson(parsing: sample, file: "sample.md"))
    }

    @Test(arguments: [
        ("Text <!-- a note --> goes on.", [Lesson.Part.prose("Text goes on."), .note("a note")]),
        ("One\ntwo <!-- a --><!-- b\nc -->\nthree", [.prose("One\ntwo\nthree"), .note("a"), .note("b\nc")]),
        ("<!-- n --> text", [.prose("text"), .note("n")]),
        ("Say `<!--` for a comment", [.prose("Say `<!--` for a comment")]),
        ("One\n<!-- n -->\ntwo", [.prose("One"), .note("n"), .prose("two")]),
    ])
    func commentsAreNotShown(text: String, parts: [Lesson.Part]) throws {
        #expect(try Lesson(parsing: text, file: "x.md").steps[0].parts == parts)
    }

    @Test func aCommentInAHeadingIsOfItsStep() throws {
        let steps = try Lesson(parsing: "## A <!-- n -->\ntext", file: "x.md").steps
        #expect(steps.map(\.title) == ["A"])
        #expect(steps[0].parts == [.note("n"), .prose("text")])
    }

    /// Advice rather than the words of YAML's parser alone.
    @Test(arguments: [
        ("ask: Guess: how many?\ninput: b", 2, "a text with `: ` or ` #` in it"),
        ("ask: \"Why\" did it run?\ninput: b", 2, "a text with `: ` or ` #` in it"),
        ("ask: |\nHow many?\ninput: b", 3, "a line is `key: value`, with a space behind the colon"),
        ("ask: a\ninput:b\nmeasure: body", 3, "a line is `key: value`, with a space behind the colon"),
        ("ask: a\nchoices:\n\t- 1", 4, "lines are indented with spaces, and here stands a tab"),
        ("ask: a\ninput: `b`", 3, "a text with `: ` or ` #` in it"),
    ])
    func wrongYAMLIsToldHowToGoOn(text: String, line: Int, advice: String) {
        do throws(Failure) {
            _ = try Lesson(parsing: "```predict\n\(text)\n```\n", file: "x.md")
            Issue.record("no problem was found")
        } catch {
            #expect(error.diagnostics.count == 1)
            #expect(error.diagnostics.first?.place?.line == line, "\(error.diagnostics)")
            #expect(error.diagnostics.first?.notes.first?.message.hasPrefix(advice) ?? false, "\(error.diagnostics)")
        }
    }

    @Test func wrongYAMLNamesItsLine() {
        do throws(Failure) {
            _ = try Lesson(parsing: "```predict\nask: a\ninput: \"b\n```\n", file: "x.md")
            Issue.record("no problem was found")
        } catch {
            #expect(error.diagnostics.first?.message.hasPrefix("this is no YAML: ") == true)
            #expect((error.diagnostics.first?.place?.line ?? 0) >= 3)
        }
    }

    @Test func noBeginningOfALessonTraps() {
        for length in 0...sample.count {
            _ = try? Lesson(parsing: String(sample.prefix(length)), file: "x.md")
            _ = try? Lesson(parsing: String(sample.suffix(length)), file: "x.md")
        }
    }
}
