import Foundation
import LessonKit
import Playground
import Testing

/// Lessons as tests.
@Suite struct LessonCheckTests {
    private func check(_ text: String, promotes: Bool = false) throws -> (text: [String], ok: Bool, promoted: String?) {
        let check = LessonCheck(promotes: promotes) { Session(OneCounterHost.configuration) }
        let (response, promoted) = check.check(try Lesson(parsing: text, file: "x.md"), text: text)
        return (TextRenderer().render(response), response.ok, promoted)
    }

    @Test func aTrueLesson() throws {
        let result = try check(sample)
        #expect(result.text == ["x.md: 1 transcript, 1 prediction, 1 question, 1 task", "x.md:45: golf 0 (built 0, wasted 0), as shipped 0"])
        #expect(result.ok)
    }

    @Test func aFalseTranscript() throws {
        let result = try check(sample.replacing("[ Add ] 0", with: "[ Add ] 7"))
        #expect(!result.ok)
        #expect(result.text == [
            "error: x.md:21:1: `:show Label()` printed something else",
            "  -   [ Add ] 7",
            "  +   [ Add ] 0",
            "    Label                  0 bodies",
        ])
    }

    @Test func promoteRecordsWhatIsPrinted() throws {
        let unfilled = sample.replacing("  [ Add ] 0\nLabel                  0 bodies\n", with: "")
        #expect(try check(unfilled).text == [
            "error: x.md:21:1: this transcript has no output yet; `viewlab check --promote` records it",
        ])
        #expect(try check(unfilled, promotes: true).promoted == sample)
        #expect(try check(sample, promotes: true).promoted == sample)
    }

    @Test func aFalseExpectationFailsAndIsNeverRecorded() throws {
        let claiming = sample.replacing("0 bodies\n```", with: "0 bodies\n> :expect Label.body == 7\n```")
        for promotes in [false, true] {
            let result = try check(claiming, promotes: promotes)
            #expect(!result.ok && result.promoted == nil)
            #expect(result.text.first?.hasPrefix("error: x.md:24:1: an expectation fails: Label.body == 7 is false: ") == true, "\(result.text)")
        }
    }

    @Test func aWordThatIsNearlyABlockIsAnError() throws {
        let result = try check(sample.replacing("```predict", with: "```predikt"))
        #expect(result.text == ["error: x.md:28:1: `predikt` is no word for a block, which is only read: did you mean `predict`?"])
        #expect(try check(sample.replacing("```text", with: "```json")).ok)
    }

    @Test func commandsInNoBlockAreTold() throws {
        for text in ["# Budget\n\n:show Label()\n:expect wasted == 0\n", "Budget\n\n> :show Label()\n"] {
            #expect(throws: Failure.self) { try Lesson(parsing: text, file: "x.md") }
        }
        #expect(try check(sample + "\n:show is a command.\n").ok)
    }

    @Test func whatALessonNeedsIsThere() throws {
        try inFolder(["a.md": sample.replacing("[other]", with: "[b, body]"), "b.md": "# B", "c.md": sample]) { folder in
            let check = LessonCheck { Session(OneCounterHost.configuration) }
            #expect(check.run([folder + "/a.md"]).map(\.ok) == [true])
            #expect(check.run([folder + "/c.md"]).flatMap { TextRenderer().render($0) }.first
                == "error: \(folder)/c.md:6:1: there is no lesson `other` that it could need")
        }
    }

    @Test func aLessonWithTheIdOfAnotherIsTold() throws {
        let text = "---\nid: body\ntitle: Mine\n---\n\nText.\n"
        try inFolder(["mine.md": text, "01-a-body-is-a-function-of-state.md": text]) { folder in
            let check = LessonCheck { Session(OneCounterHost.configuration) }
            let shown = check.run([folder + "/mine.md"]).flatMap { TextRenderer().render($0) }.joined(separator: " ")
            #expect(shown.contains("`body` is the id of \"A body is a function of state\", too"))
            #expect(check.run([folder]).count { $0.blocks.count > 1 } == 1)
        }
    }

    /// Of the lesson that `viewlab lesson new` writes: each does without what the task is about.
    @Test func anAnswerShowsTheScreenOfTheLesson() async throws {
        try await onLargeStack {
            try inFolder([
                "right.swift": "struct Badge: View { var body: some View { Text(\"New\") } }\n" + shop("Badge(); Total(count: count)"),
                "deleted.swift": shop("Total(count: count)"),
                "literal.swift": "struct Shop: View { var body: some View { Text(\"Total: 1\"); Button(\"Add\") {} } }",
                "other.swift": "struct Badge: View { var body: some View { Text(\"New\") } }\n" + shop("Total(count: count); Badge()"),
                "wrong.swift": "\nstruct Shop: View {\n  var body: some View { Txt(\"\") }\n}\n",
            ]) { folder in
                func makeSession() -> Session { Session(SessionConfiguration(makeHost: { makeProgramHost() })) }
                let template = try LessonTemplate(name: folder + "/mine.md")
                try template.write(makeSession: makeSession)
                func check(_ answer: String) -> [String] {
                    LessonCheck(solution: folder + "/" + answer, makeSession: makeSession).run([template.path]).flatMap {
                        $0.diagnostics.map { "\($0.place?.file.split(separator: "/").last ?? ""):\($0.place?.line ?? 0): \($0.message)" }
                    }
                }
                #expect(check("right.swift").isEmpty)
                #expect(check("deleted.swift").first == "mine.md:89: the solution does not solve the task: total.Badge.body == 1 is false: total.Badge.body is 0")
                #expect(check("literal.swift").contains("mine.md:89: the solution does not solve the task: Total.body == 1 is false: Total.body is 0"))
                #expect(check("other.swift") == ["mine.md:89: the solution shows another screen than the lesson's own after `:show Shop()`"])
                #expect(check("wrong.swift").first?.hasPrefix("wrong.swift:3: the solution fails: ") == true, "\(check("wrong.swift"))")
            }
        }
    }

    @Test func theAnswerIsAmongTheChoices() throws {
        let result = try check(sample.replacing("choices: [0, 1]", with: "choices: [2, 3]"))
        #expect(result.text == ["error: x.md:29:1: the engine counts 1, which is none of the choices"])
    }

    @Test func aTaskFailsAsShipped() throws {
        let result = try check(sample.replacing("Label.body == 0", with: "Label.body == 1"))
        #expect(result.text == [
            "error: x.md:45:1: the task is solved as shipped",
            "  each `check` holds before anything is changed; add one that holds only of what you ask for",
            "error: x.md:45:1: the solution does not solve the task: Label.body == 1 is false: Label.body is 0",
        ])
    }

    @Test func aWrongSolution() throws {
        let result = try check(sample.replacing("let quiet = 1", with: "let nonsense = 1"))
        #expect(result.text.first == "error: x.md:51:1: the solution fails: this is nonsense")
    }

    @Test func anInputThatFailsIsNamed() throws {
        let result = try check(sample.replacing("- :tap \"Add\"", with: "- :tpa \"Add\""))
        #expect(result.text.first == "error: x.md:45:1: the solution does not solve the task: `:tpa \"Add\"`: there is no command `:tpa`")
    }

    @Test func aStartThatDoesNotLoadNamesTheLessonsLine() throws {
        let result = try check(sample.replacing("do:", with: "start: |\n  let a = 1\n  let nonsense = 1\ndo:"))
        #expect(result.text.first == "error: x.md:48:1: this is nonsense")
    }

    @Test func someonesAnswerIsTried() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (task, answer) = (folder.path + "/task.md", folder.path + "/mine.swift")
        func check(_ lesson: String, _ text: String) throws -> [String] {
            try Data(lesson.replacing("needs: [other]", with: "needs: []").utf8).write(to: URL(fileURLWithPath: task))
            try Data(text.utf8).write(to: URL(fileURLWithPath: answer))
            let check = LessonCheck(solution: answer) { Session(OneCounterHost.configuration) }
            return check.run([task]).flatMap { TextRenderer().render($0) }
        }
        #expect(try check(sample, "let quiet = 3\n").last == "\(task):45: golf 0 (built 0, wasted 0), as shipped 0")
        #expect(try check(sample, "let loud = 3").first
            == "error: \(task):45:1: the solution does not solve the task: Label.body == 0 is false: Label.body is 1")
        #expect(try check(sample, "\n") == ["error: there is no solution in `\(answer)`"])
        #expect(try check("# None", "let quiet = 3")
            == ["error: \(task) has no task", "  a solution can be tried where there is one task"])
    }

    @Test func sourceThatDoesNotLoadNamesTheLessonsLine() throws {
        let result = try check(sample.replacing("struct Label: View {}", with: "let nonsense = 1"))
        #expect(result.text.first == "error: x.md:16:1: this is nonsense")
    }

    /// The second transcript names a line that the first one, once it is recorded, moves.
    @Test func onePromotionIsEnough() async throws {
        let text = """
            ```swift
            struct Quotes: View {
                var body: some View { Button("Cite") { print("> to be\\n\\\\> or not") } }
            }
            ```

            ```viewlab
            > :show Quotes()
            > :tap "Cite"
            ```

            ```swift
            struct Wrong: View {
                var body: some View { Button("Divide") { print([1][2]) } }
            }
            ```

            ```viewlab
            > :show Wrong()
            > :tap "Divide"
            ```

            """
        @Sendable func promote(_ text: String) throws -> String? {
            let check = LessonCheck(promotes: true) { Session(SessionConfiguration(makeHost: { makeProgramHost() })) }
            return check.check(try Lesson(parsing: text, file: "x.md"), text: text).promoted
        }
        let (once, twice) = try await onLargeStack {
            let once = try promote(text) ?? ""
            return (once, try promote(once))
        }
        #expect(once == twice)
        #expect(once.contains("\n\\> to be\n\\\\> or not\n"))
        let line = once.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("Divide") } ?? 0
        #expect(once.contains("error: x.md:\(line + 1):"))
        let isTrue = try await onLargeStack {
            let check = LessonCheck { Session(SessionConfiguration(makeHost: { makeProgramHost() })) }
            return check.check(try Lesson(parsing: once, file: "x.md"), text: once).0.ok
        }
        #expect(isTrue)
    }

    /// In the prediction, in the task as shipped, in its solution.
    @Test(arguments: 1...3) func whatIsStoppedIsNeitherJudgedNorRecorded(action: Int) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let unfilled = sample.replacing("  [ Add ] 0\nLabel                  0 bodies\n", with: "").replacing("[other]", with: "[]")
        let files = ["1.md", "2.md"].map { folder.appendingPathComponent($0) }
        for file in files { try Data(unfilled.utf8).write(to: file) }
        let interrupter = OneCounterHost.Interrupter()
        interrupter.actionsToGo = action
        let check = LessonCheck(promotes: true) { Session(OneCounterHost.configuration(interruptedBy: interrupter)) }
        let responses = check.run([folder.path])
        #expect(responses.map { $0.diagnostics.map(\.message) } == [["stopped"]])
        for file in files { #expect(try String(contentsOf: file, encoding: .utf8) == unfilled) }
    }

    @Test func filesAndFolders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("demos"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sample = sample.replacing("needs: [other]", with: "needs: []")
        try Data(sample.utf8).write(to: folder.appendingPathComponent("01.md"))
        try Data("let nonsense = 1".utf8).write(to: folder.appendingPathComponent("demos/a.swift"))
        let check = LessonCheck { Session(OneCounterHost.configuration) }
        let responses = check.run([folder.path, folder.path + "/no.md"])
        #expect(responses.map(\.ok) == [true, false, false])
        #expect(responses.map(\.input) == [folder.path + "/01.md", folder.path + "/demos/a.swift", folder.path + "/no.md"])

        let promoting = LessonCheck(promotes: true) { Session(OneCounterHost.configuration) }
        let unfilled = sample.replacing("  [ Add ] 0\nLabel                  0 bodies\n", with: "")
        try Data(unfilled.utf8).write(to: folder.appendingPathComponent("01.md"))
        _ = promoting.run([folder.path + "/01.md"])
        #expect(try String(contentsOf: folder.appendingPathComponent("01.md"), encoding: .utf8) == sample)
    }
}

/// The shop of the template, with other rows.
private func shop(_ rows: String) -> String {
    "struct Shop: View { @State private var count = 0; var body: some View { VStack { \(rows); Button(\"Add\") { count += 1 } } } }\n"
}

private func inFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    try body(folder.path)
}
