@testable import Playground
import Testing

/// What somebody who types Swift at the prompt is shown of its value.
@Suite struct TypedValuesTests {
    private let session = Session(SessionConfiguration(makeHost: { makeProgramHost() }))

    private func run(_ line: String) -> String {
        TextRenderer().render(session.execute(line)).joined(separator: "\n")
    }

    @Test func theLastOfSeveralExpressionsGivesTheValue() {
        #expect(run("3; 4") == "4")
        #expect(run("let a = 1; a") == "declared a\n1")
        #expect(run("print(\"x\"); 3") == "x\n3")
        #expect(run("var n = 0\nn += 1\nn") == "declared n\n1")
        #expect(run("for i in 0..<3 { n += i }\nn == 4") == "true")
        #expect(session.execute("3; \"four\"").value?.text == "\"four\"")
    }

    @Test func whatIsDoneForItsEffectGivesNone() {
        #expect(run("3; print(4)") == "4")
        #expect(run("var n = 0; n = 2") == "declared n")
        #expect(run("n; let b = 2") == "declared b")
        #expect(session.execute("n += 1; if n > 1 { n += 1 }").value == nil)
    }

    /// First what was done, then what came of it.
    @Test func whatABodyPrintsStandsBelowWhatWasDeclared() {
        _ = session.execute("struct Screen: View { var body: some View { let _ = print(\"old\"); Text(\"a\") } }")
        _ = session.execute(":show Screen()")
        #expect(run("struct Screen: View { var body: some View { let _ = print(\"new\"); Text(\"a\") } }") == """
            replaced Screen
            new
            reloaded: 1 body (code changed), state kept
            """)
    }

    /// A file says with `print` what it has to say.
    @Test func aFileOfSeveralStatementsGivesNone() {
        #expect(session.load(ProgramFile(name: "x.swift", text: "var list = [1]\nlist.append(2)\nlist.removeLast()")).value == nil)
    }

    @Test func suggestionsDoNotNameWhatIsHidden() {
        #expect(!run("none").contains("_none"))
        #expect(run("let _mine = 1; _mime").contains("Did you mean '_mine'?"))
    }

    @Test func aCallWithoutArgumentsIsNamedInWords() {
        #expect(run("struct Banner {}\nBanner(1)").hasSuffix("'Banner' takes no arguments."))
    }

    /// As long as a question is open, words that are no Swift were meant for it.
    @Test func wordsAreAnAnswer() {
        session.question = PendingQuestion(answer: { _ in nil }, reminder: { [.line("`\($0)`: a number?")] })
        for words in ["none", "seven", "d", "it runs once.", "2 bodies", "I don't know"] { #expect(run(words) == "`\(words)`: a number?", "\(words)") }
        for swift in ["let seven", "sevenn(1)", "a.b", "import Nothing", "x = 1"] { #expect(run(swift).hasPrefix("error: "), "\(swift)") }
        #expect(run("let seven = 7") == "declared seven")
        #expect(run("seven") == "7")
    }
}
