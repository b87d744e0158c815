@testable import Playground
import Testing

/// What the line editor asks while someone types.
@Suite struct PromptTests {
    @Test(arguments: [
        "", "1 + 2", ":tap \"A", "struct A {}", "let s = \"a { b\"", "f(1, 2)", "\"\\(f(\"x\"))\"", "// {", "/* a /* b */ c */ 1",
        "let s = \"\"\"\n  { \"\n  \"\"\"", "#\"a \" b\"#", "\"unterminated", "a)", "case let x?", "[1, 2]\n", "x as! Y",
        "#if DEBUG\nstruct A {}\n#else\nstruct A { let b: Int }\n#endif", "#endif", "#imageLiteral",
        "let q = 1 // is it so ?", "let q = 1 /* or */", "f() // a,",
    ])
    func complete(_ text: String) {
        #expect(InputScanner.isComplete(text))
    }

    @Test(arguments: [
        "struct A {", "f(1,", "[1,\n2", "let s = \"\"\"\nabc", "/* abc", "let x =", "let x = // so\n// and so", "a +", "a &&", "@Equatable", "@A @B\n",
        "\"\\(f(\"", "\"\"\"\n\\(a", "VStack {\n  Text(\"a\")", "#if DEBUG",
        "#if os(Linux)\nlet a = 1", "#if A\n#if B\n#endif",
    ])
    func incomplete(_ text: String) {
        #expect(!InputScanner.isComplete(text) || text == "\"\\(f(\"")
    }

    /// Asked after each line, it says what it says of the whole, also when another text comes.
    @Test func goesOnWhereItStopped() {
        let texts = [
            "struct A {\n  let a = \"\"\"\n  } \\(b\n  )\n  \"\"\"\n}\n", "/* a\n/* b */\n*/ let c =\n// d\n1", "let s = #\"\n}", "f(\r\n1,\r\n2)", "é(\n1)",
        ]
        var scanner = InputScanner()
        for text in texts + texts.reversed() {
            for length in 0...text.utf8.count {
                let part = String(decoding: text.utf8.prefix(length), as: UTF8.self)
                #expect(scanner.isComplete(part) == InputScanner.isComplete(part), "\(part)")
            }
        }
    }

    @Test func depth() {
        #expect(InputScanner.depth(of: "struct A {\n  func f(") == 2)
        #expect(InputScanner.depth(of: "\"{\"") == 0)
    }

    @Test func commandsComplete() {
        let session = Fixture.shown.session
        #expect(session.completions(for: ":to", cursor: 3) == Completions(start: 0, candidates: [.init(":toggle ", "flip a switch")]))
        #expect(session.completions(for: ":tap \"A", cursor: 7) == Completions(start: 5, candidates: [.init("\"A 0\"", "button")]))
        #expect(session.completions(for: ":skip C", cursor: 7).candidates.map(\.text) == ["Counter.title", "Counter.onTap"])
        #expect(session.completions(for: ":why Screen/Counter[", cursor: 20).candidates.map(\.text)
            == ["Screen/Counter[0]", "Screen/Counter[1]"])
        #expect(session.completions(for: ":why Cou", cursor: 8).candidates.map(\.text) == ["Counter[0]", "Counter[1]"])
        #expect(session.completions(for: ":export r", cursor: 9).candidates.map(\.text) == ["report.html"])
    }

    @Test func conditionsComplete() {
        let session = Fixture.shown.session
        func names(_ text: String) -> [String] { session.completions(for: text, cursor: text.count).candidates.map(\.text) }
        #expect(names(":expect Cou") == ["Counter."])
        #expect(names(":expect Counter.b") == ["Counter.body", "Counter.built"])
        #expect(names(":expect wasted == 0 and total.Counter.=") == ["wasted == 0 and total.Counter.=="])
        #expect(names(":expect s") == ["skip", "screen contains \""])
        #expect(names(":expect total.w") == ["total.wasted"])
    }

    @Test func aClockInRealTimeNeedsATerminal() throws {
        let session = Fixture.shown.session
        #expect(TextRenderer().render(session.execute(":set clock real")) == [
            "error: a clock in real time needs a terminal", "  :advance 3s lets three seconds pass",
        ])
        session.canBeLive = true
        #expect(TextRenderer().render(session.execute(":set clock real")) == ["clock is real"])
        #expect(try session.hasRealClock && session.copy().hasRealClock)
        #expect(session.acts(":tap 1") && session.acts("1 + 1") && !session.acts(":tree") && !session.acts(":tap") && !session.acts(" "))
    }

    @Test func optionsAndTheirValuesComplete() {
        let session = Fixture.shown.session
        func names(_ text: String) -> [String] { session.completions(for: text, cursor: text.count).candidates.map(\.text) }
        #expect(names(":set la") == ["layouts "])
        #expect(names(":set layouts ") == ["layouts ready", "layouts async"])
        #expect(names(":set swiftui 202").count == 6)
        #expect(names(":set seed ").isEmpty && names(":set nonsense ").isEmpty)
    }

    @Test func swiftNamesComplete() {
        let session = Fixture.shown.session
        #expect(session.completions(for: "VStack { Te", cursor: 11) == Completions(start: 9, candidates: [.init("Text"), .init("TextField")]))
        #expect(session.completions(for: "let a = Cou", cursor: 11).candidates.map(\.text) == ["Counter"])
    }

    @Test func anInputOfACommandIsCompletedAsOneOfItsOwn() {
        let session = Fixture.shown.session
        for text in [":ta", ":tap \"A", ":set clock r", "Tex"] {
            let alone = session.completions(for: text, cursor: text.count)
            #expect(!alone.candidates.isEmpty, "\(text)")
            for command in [":time ", ":time  ", ":time :time "] {
                let inside = session.completions(for: command + text, cursor: command.count + text.count)
                #expect(inside == Completions(start: command.count + alone.start, candidates: alone.candidates), "\(command)\(text)")
            }
        }
    }

    @Test func completionNeverTraps() {
        let session = Fixture.shown.session
        let texts = ["", ":", ": ", ":tap \"", ":tap \"A 0\" x", ":nonsense x", ":show S", "é.", "👩‍👩‍👧 T", "..", "\n", ":why \n", "a.b.c", ":t t"]
        for text in texts {
            for cursor in -2...(text.count + 2) { _ = session.completions(for: text, cursor: cursor) }
            _ = session.isComplete(text)
        }
    }
}
