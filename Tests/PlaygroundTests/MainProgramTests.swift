import Playground
import Testing

/// Whole programs: what runs when a file is loaded, and what waits.
@Suite struct MainProgramTests {
    private func answers(to text: String, _ lines: String...) -> [String] {
        let session = Session(SessionConfiguration(
            makeHost: { makeProgramHost() }, readFile: { (_) throws(Failure) in text }, fileExists: { _ in true }))
        return ([":load main.swift"] + lines).map { TextRenderer().render(session.execute($0)).joined(separator: "\n") }
    }

    @Test func mainRuns() {
        let text = """
            let greeting = { print("made"); return "hello" }()
            struct Greeter { func greet() { print(greeting) } }
            @main struct Tool {
                static func main() throws {
                    print("begun")
                    Greeter().greet()
                }
            }
            """
        #expect(answers(to: text)[0].hasPrefix("begun\nmade\nhello"))
        #expect(answers(to: "@main enum Tool { static func main() async { await step() } }\nfunc step() async { print(\"done\") }")[0].hasPrefix("done"))
    }

    @Test func whatWaitsIsTold() {
        let both = answers(to: "print(\"a\")\ntry await Task.sleep(for: .seconds(2))\nprint(\"b\")", ":advance 2s")
        #expect(both[0].hasPrefix("a\nnote: the statements wait; what is left of them runs as time passes, for example by `:advance 2s`"))
        #expect(both[1].hasPrefix("b"))
    }
}
