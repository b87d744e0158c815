@testable import Playground
import Testing

/// What holds for every input: it succeeds as a whole or nothing has changed.
@Suite struct SessionTests {
    @Test func aTrapLeavesEverythingAsItWas() {
        let fixture = Fixture.shown
        fixture.run(":tap \"A 0\"")
        let before = fixture.scripted.state
        #expect(fixture.run("trap()") == """
            before the trap
            error: prompt 1:1:1: Index out of range
               1 | trap()
                 | ^
            """)
        #expect(fixture.scripted.state == before)
        #expect(fixture.run(":screen") == "  [ A 1 ]\n  [ B 0 ]")
    }

    @Test func aDeclarationThatDoesNotCheckIsNotTaken() {
        let fixture = Fixture.shown
        #expect(fixture.run("let x = nonsense") == """
            error: prompt 1:1:5: cannot find `nonsense` in scope
               1 | let x = nonsense
                 |     ^
            """)
        #expect(fixture.session.source.map(\.name) == ["two-counters.swift"])
        #expect(fixture.run("let x = 1") == "declared x\nreloaded: 3 bodies (code changed), state kept")
    }

    @Test func aDeclarationReplacesItsNamesakeInItsPlace() {
        let fixture = Fixture()
        fixture.run(":load two-counters.swift")
        #expect(fixture.run("struct Counter: View {\n  var body: some View { Text(\"new\") }\n}") == "replaced Counter")
        #expect(fixture.session.source.count == 1)
        #expect(fixture.run(":source Counter") == "struct Counter: View {\n  var body: some View { Text(\"new\") }\n}")
        #expect(fixture.run(":source").contains("struct Screen: View {"))
    }

    /// A lesson's blocks are such texts: a place that is told is one of the lesson's lines.
    @Test func aTextThatGoesOnKeepsItsLines() {
        let fixture = Fixture()
        _ = fixture.session.declare(ProgramFile(name: "a.md", text: "\n\nlet a = 1\n\n// two\nlet b = 1\n"))
        _ = fixture.session.declare(ProgramFile(name: "a.md", text: String(repeating: "\n", count: 9) + "// again\nlet a = 2\n"))
        let text = fixture.session.source.first?.text ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.indices.filter { !lines[$0].isEmpty } == [4, 5, 9, 10], "\(text)")
        #expect(fixture.run(":source") == "// two\nlet b = 1\n\n// again\nlet a = 2")
        // What is typed goes where the old one was.
        #expect(fixture.run("let a = 3", ":source") == "// two\nlet b = 1\n\nlet a = 3")
    }

    @Test func whatIsSetAsideComesBackWhole() throws {
        let fixture = Fixture.shown
        fixture.run(":tap \"A 0\"", ":undo")
        let session = fixture.session
        let before = session.transcript
        let aside = try session.setAside()
        fixture.run(":tap \"B 0\"", "let played = 1", ":quit")
        #expect(session.isOver)
        #expect(fixture.run(":redo") == "error: there is nothing to redo")
        session.takeUp(aside)
        #expect(!session.isOver)
        #expect(session.transcript == before)
        #expect(fixture.run(":redo").hasPrefix("redone: :tap \"A 0\""))
    }

    @Test func aFileThatIsLoadedAgainKeepsItsPlace() {
        let fixture = Fixture()
        for (name, text) in [("a.swift", "let a = 1"), ("b.swift", "let b = 1"), ("c.swift", "let c = 1")] {
            _ = fixture.session.load(ProgramFile(name: name, text: text))
        }
        _ = fixture.session.load(ProgramFile(name: "b.swift", text: "let b = 2\nlet a = 2"))
        #expect(fixture.session.source.map(\.name) == ["b.swift", "c.swift"])
    }

    @Test func aNamesakeRightBelowAnotherDeclarationKeepsItsLine() {
        let fixture = Fixture(files: ["a.swift": "struct A {}\n// About B.\nstruct B {}\n      \nstruct C {}\n"])
        fixture.run(":load a.swift", "struct B { let b = 1 }", "struct C { let c = 1 }")
        #expect(fixture.session.source.map(\.text) == ["struct A {}\nstruct B { let b = 1 }\n      \nstruct C { let c = 1 }\n"])
    }

    @Test func everyFileKeepsItsImports() {
        let fixture = Fixture(files: ["a.swift": "import SwiftUI\nstruct A {}\n", "b.swift": "import SwiftUI\nstruct B {}\n"])
        fixture.run(":load a.swift", ":load b.swift")
        #expect(fixture.session.source.map(\.text) == ["import SwiftUI\nstruct A {}\n", "import SwiftUI\nstruct B {}\n"])
    }

    @Test func declarationsAndStatementsOfOneTextAreParted() {
        let fixture = Fixture()
        #expect(fixture.run("let a = 1\nprint(1)") == "declared a\n1")
        #expect(fixture.scripted.calls == ["load prompt 1", "evaluate _=a;print(1)"])
        #expect(fixture.session.source == [ProgramFile(name: "prompt 1", text: "let a = 1\n        ")])
    }

    @Test func anExpressionShowsItsValue() {
        let fixture = Fixture()
        let response = fixture.session.execute("1 + 2")
        #expect(response.value == ShownValue(text: "1+2", type: "Int"))
        #expect(fixture.session.source.isEmpty)
    }

    @Test func undoTakesBackSourceAndState() {
        let fixture = Fixture.shown
        fixture.run(":tap \"A 0\"", ":skip Counter.onTap")
        #expect(fixture.run(":undo") == """
            undone: :skip Counter.onTap
              [ A 1 ]
              [ B 0 ]
            Screen                 2 bodies
            ├─ Counter "A 1"       2 bodies
            └─ Counter "B 0"       2 bodies
            """)
        #expect(fixture.session.source.first?.text == twoCounters)
        #expect(fixture.run(":undo").contains("[ A 0 ]"))
        #expect(fixture.run(":undo", ":undo") == "undone: :load two-counters.swift")
        #expect(fixture.run(":undo") == "error: there is nothing to undo")
    }

    @Test func redoDoesAgainWhatUndoTookBack() {
        let fixture = Fixture.shown
        #expect(fixture.run(":redo") == "error: there is nothing to redo")
        fixture.run(":tap \"A 0\"", ":skip Counter.onTap", ":undo", ":undo")
        #expect(fixture.run(":redo").hasPrefix("""
            redone: :tap "A 0"
              [ A 1 ]
              [ B 0 ]
            Screen                 2 bodies  +1   _a changed 0 → 1
            """))
        #expect(fixture.run(":redo").hasPrefix("redone: :skip Counter.onTap\n  + @Equatable"))
        #expect(fixture.run(":redo") == "error: there is nothing to redo")
        fixture.run(":undo", ":tap \"B 0\"")
        #expect(fixture.run(":redo") == "error: there is nothing to redo")
    }

    @Test func whatChangedNothingIsRedoneWithTheInputBeforeIt() {
        let fixture = Fixture.shown
        fixture.run(":tap \"A 0\"", ":reset", ":undo", ":redo")
        #expect(fixture.run(":tree") == "error: nothing is shown yet\n  :load a file, then :show")
        #expect(fixture.run(":undo", ":screen") == "  [ A 1 ]\n  [ B 0 ]")
    }

    @Test func outputMayBeBriefOrFull() {
        let fixture = Fixture.shown
        #expect(fixture.run(":set output brief") == "output is brief")
        #expect(fixture.run(":tap \"A 0\"") == "3 bodies ran, 1 wasted")
        #expect(fixture.run(":screen") == "  [ A 1 ]\n  [ B 0 ]")
        #expect(fixture.run(":tap \"X\"").hasPrefix("error: no control is called \"X\"\n  there are"))
        fixture.run(":set output full")
        #expect(fixture.run(":tap \"A 1\"").hasSuffix("""
            3 bodies ran, 1 wasted
            Screen ran: _a changed 1 → 2
              because Screen._a was written 1 → 2 (x.swift:9)
              on tap "A 1"
            Counter "A 2" ran: title "A 1" → "A 2"; onTap captured a changed self
              because Screen ran
              because Screen._a was written 1 → 2 (x.swift:9)
              on tap "A 1"
            Counter "B 0" ran: onTap captured a changed self (title equal); wasted, its output was the same
              because Screen ran
              because Screen._a was written 1 → 2 (x.swift:9)
              on tap "A 1"
            """))
        #expect(fixture.run(":set output loud").hasPrefix("error: `loud` is neither brief, normal nor full"))
    }

    @Test func withoutItsJournalAnInputIsUndoneByReplay() {
        let fixture = Fixture.shown
        fixture.run(":tap \"A 0\"", ":tap \"A 1\"")
        fixture.scripted.canUndo = false
        #expect(fixture.run(":undo").hasPrefix("undone: :tap \"A 1\"\n  [ A 1 ]"))
        #expect(fixture.run(":undo").hasPrefix("undone: :tap \"A 1\"") == false)
    }

    @Test func resetCanBeUndone() {
        let fixture = Fixture.shown
        fixture.run(":tap \"A 0\"")
        #expect(fixture.run(":reset") == "nothing is loaded")
        #expect(fixture.run(":tree") == "error: nothing is shown yet\n  :load a file, then :show")
        #expect(fixture.run(":undo").hasPrefix("undone: :reset\n  [ A 1 ]"))
    }

    @Test func aCopyGoesItsOwnWay() throws {
        let fixture = Fixture.shown
        fixture.run(":tap \"A 0\"")
        let copy = try fixture.session.copy()
        #expect(copy.execute(":tap \"A 1\"").screen == "[ A 2 ]\n[ B 0 ]")
        #expect(fixture.session.execute(":screen").screen == "[ A 1 ]\n[ B 0 ]")
    }

    @Test func nothingIsDrawnUntilSomeoneLooks() {
        let fixture = Fixture.shown
        let before = fixture.scripted.snapshotsRead
        let response = fixture.session.execute(":tap 1")
        #expect(fixture.scripted.snapshotsRead == before)
        _ = response.screen
        #expect(fixture.scripted.snapshotsRead == before + 1)
    }

    @Test func aReportHasNoDelta() {
        let fixture = Fixture.shown
        fixture.run(":tap \"A 0\"")
        let response = fixture.session.execute(":tree")
        #expect(response.delta == CountTable())
        #expect(response.updates == [])
        #expect(response.total["Screen"].body == 2)
    }

    @Test func loadingAgainReplacesTheFile() {
        var text = "struct A: View { var body: some View { Text(\"1\") } }"
        let scripted = ScriptedHost()
        let session = Session(SessionConfiguration(makeHost: { scripted.host }, readFile: { (_) throws(Failure) in text }))
        _ = session.load(path: "a.swift")
        text = "struct B: View { var body: some View { Text(\"1\") } }"
        #expect(session.load(path: "a.swift").ok)
        #expect(session.views == ["B"])
    }

    @Test func aFailedLoadSaysWhy() {
        #expect(Fixture().run(":load no.swift") == "error: there is no file `no.swift`")
        #expect(Fixture().run(":load") == "error: the file is missing\n  usage: :load FILE")
    }

    @Test func anEmptyLineDoesNothing() {
        let response = Fixture().session.execute("  ")
        #expect(response.ok)
        #expect(TextRenderer().render(response) == [])
    }

    @Test func optionsAreShownAndSet() {
        let fixture = Fixture()
        #expect(fixture.run(":set viewport 60x20") == "viewport is 60x20")
        #expect(fixture.run(":set").contains("viewport           60x20"))
        #expect(fixture.run(":set viewport big") == """
            error: `big` is no viewport, which is like 80x24
              usage: :set [OPTION [VALUE]]
            """)
        #expect(fixture.run(":set viewport") == "viewport  60x20  columns and rows of the screen")
        #expect(fixture.run(":help clock") == "clock  still  real: time passes while nobody types; still: :advance runs it\n:set clock VALUE changes it")
        #expect(fixture.run(":watch on") == "error: there is no command `:watch`\n  did you mean `:set watch`?")
        #expect(fixture.run(":exit") == "error: there is no command `:exit`\n  :quit leaves, and so does Ctrl-D")
        #expect(fixture.run(":set nothing at").contains("`output`, `watch`"))
        #expect(fixture.run(":set sede 3") == "error: there is no option `sede`\n  did you mean `seed`?")
    }

    @Test func optionsOutliveAReset() {
        let fixture = Fixture()
        fixture.run(":set viewport 60x20", ":reset", "let a = 1")
        fixture.scripted.canUndo = false
        fixture.run(":undo")
        #expect(fixture.run(":set").contains("viewport           60x20"))
        #expect(fixture.run(":undo") == "undone: :reset")
        #expect(fixture.run(":set").contains("viewport           60x20"))
    }

    @Test func quitEndsTheSession() {
        let fixture = Fixture()
        fixture.run(":quit")
        #expect(fixture.session.isOver)
    }
}
