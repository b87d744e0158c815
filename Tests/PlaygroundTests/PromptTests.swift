import Foundation
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
        #expect(session.completions(for: "  :to", cursor: 5) == Completions(start: 2, candidates: [.init(":toggle ", "flip a switch")]))
        #expect(session.completions(for: ":tap   \"A", cursor: 9) == Completions(start: 7, candidates: [.init("\"A 0\"", "button")]))
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
        #expect(names(":expect Counter ") == ["Counter is Equatable", "Counter skips ", "Counter passes lint", "Counter shows \""])
        #expect(names(":expect Counter is ") == ["Counter is Equatable"])
        #expect(names(":expect wasted == 0 and Counter skips o") == ["wasted == 0 and Counter skips onTap"])
        #expect(names(":expect Counter.body ") == ["==", "!=", "<=", ">=", "<", ">"].map { "Counter.body \($0) " })
        #expect(names(":expect Counter.body == ") == ["Counter.body == 2"])
        #expect(names(":expect screen ") == ["screen contains \""])
        #expect(names(":expect wasted == 0 ") == ["wasted == 0 and "])
        #expect(names(":expect nothing ").isEmpty && names(":expect Counter is Equatable is ").isEmpty)
    }

    @Test func controlsByPathTypesAndCommandsComplete() {
        let session = Fixture.shown.session
        func names(_ text: String) -> [String] { session.completions(for: text, cursor: text.count).candidates.map(\.text) }
        #expect(names(":tap Scr") == ["Screen/Counter[0]", "Screen/Counter[1]"])
        #expect(names(":layout Te").contains("Text"))
        #expect(names(":time ") == session.commands.commands.map { ":" + $0.name })
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try? FileManager.default.createDirectory(at: folder.appendingPathComponent("some files"), withIntermediateDirectories: true)
        try? Data().write(to: folder.appendingPathComponent("some files/a.swift"))
        #expect(names(":load \"\(folder.path)/so") == ["\"\(folder.path)/some files/"])
        #expect(names(":load \"\(folder.path)/some files/") == ["\"\(folder.path)/some files/a.swift\""])
    }

    @Test func theInputsOfAPaste() {
        #expect(InputScanner.inputs(of: ":show S()\n:tap \"A 0\"\n\n:tree\n") == [":show S()", ":tap \"A 0\"", ":tree"])
        #expect(InputScanner.inputs(of: "struct A {\n\n}\n\nstruct B {}\n:show B()\nlet a = 1") == ["struct A {\n\n}\n\nstruct B {}", ":show B()", "let a = 1"])
        #expect(InputScanner.inputs(of: ":show Row(\n  a: 1\n)\n:tree") == [":show Row(\n  a: 1\n)", ":tree"])
        // A transcript's inputs, without what they printed.
        #expect(InputScanner.inputs(of: "> :tap \"A\"\n  [ A ]\n> struct A {\n> }\n> :tree") == [":tap \"A\"", "struct A {\n}", ":tree"])
        // It may have been copied from behind its first mark on.
        #expect(InputScanner.inputs(of: ":tap \"A\"\n  [ A ]\n> struct A {\n> }\n\n> :tree\nA  1 body") == [":tap \"A\"", "struct A {\n}", ":tree"])
        #expect(InputScanner.inputs(of: ":tree\nlet a = \"\"\"\n> quoted\n\"\"\"") == [":tree", "let a = \"\"\"\n> quoted\n\"\"\""])
        // A text of several lines is a text.
        #expect(InputScanner.inputs(of: "let a = \"\"\"\n:tree\n\"\"\"").count == 1)
        #expect(InputScanner.inputs(of: "a\nb") == ["a\nb"] && InputScanner.inputs(of: " \n").isEmpty)
        #expect(InputScanner.isScript("\n// one\n:show") && !InputScanner.isScript("let a = 1\n:show") && !InputScanner.isScript(": View {"))
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
