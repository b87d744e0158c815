@testable import Playground
import Testing

/// The source and the disk: what is read again, what is written, and what is left alone.
@Suite struct FileCommandTests {
    @Test func manyNamesAreCounted() {
        let views = (0..<25).map { "struct V\($0): View { var body: some View { Text(\"a\") } }\n" }.joined()
        let fixture = Fixture(files: ["many.swift": views])
        let first = (0..<19).map { "V\($0)" }.joined(separator: ", ")
        #expect(fixture.run(":load many.swift").replacing("\n  ", with: " ") == "loaded 25 views: \(first) and 6 more")
        #expect(Fixture().run(":load two-counters.swift") == "loaded 2 views: Counter, Screen")
    }

    // MARK: :reload

    @Test func reloadTakesInWhatChangedOnTheDisk() {
        let fixture = Fixture.shown
        fixture.run(":tap \"A 0\"", ":set watch on")
        #expect(!fixture.session.watchedFilesHaveChanged)
        fixture.disk.files["two-counters.swift"] = twoCounters + "\nstruct More: View { var body: some View { Text(\"\") } }\n"
        #expect(fixture.session.watchedFilesHaveChanged)
        #expect(fixture.run(":reload") == """
            read again: two-counters.swift
            loaded 3 views: Counter, Screen, More
            reloaded: 3 bodies (code changed), state kept
            """)
        #expect(!fixture.session.watchedFilesHaveChanged)
        #expect(fixture.run(":screen") == "  [ A 1 ]\n  [ B 0 ]")
        #expect(fixture.run(":reload") == "the loaded files are as they stand here")
    }

    @Test func aBadFileCostsNothing() {
        let fixture = Fixture.shown
        fixture.run(":set watch on")
        let before = fixture.session.source
        fixture.disk.files["two-counters.swift"] = "let x = nonsense"
        #expect(fixture.run(":reload") == """
            error: two-counters.swift:1:5: cannot find `nonsense` in scope
               1 | let x = nonsense
                 |     ^
            """)
        #expect(fixture.session.source == before)
        // It was looked at: nobody is told again until it changes.
        #expect(!fixture.session.watchedFilesHaveChanged)
        fixture.disk.files["two-counters.swift"] = nil
        #expect(fixture.run(":reload") == "error: there is no file `two-counters.swift`")
        #expect(!fixture.session.watchedFilesHaveChanged)
    }

    @Test func filesThatNeedEachOtherAreReadTogether() {
        let fixture = Fixture(files: ["a.swift": "struct A {}", "b.swift": "struct B {}"])
        fixture.run(":load a.swift", ":load b.swift")
        fixture.disk.files = ["a.swift": "struct A { }", "b.swift": "struct B { }"]
        #expect(fixture.run(":reload") == """
            read again: a.swift, b.swift
            loaded 1 declaration: A
            loaded 1 declaration: B
            """)
        #expect(fixture.scripted.calls.count { $0 == "load a.swift b.swift" } == 2)
        #expect(fixture.run(":undo") == "undone: :reload\nthe disk still has the other a.swift, b.swift; :redo or :reload takes them in")
        #expect(fixture.session.source.map(\.text) == ["struct A {}", "struct B {}"])
        #expect(fixture.run(":redo").hasPrefix("redone: :reload\nread again: a.swift, b.swift"))
    }

    @Test func editsThatTheDiskReplacesAreNotLostUnseen() {
        let fixture = Fixture.shown
        fixture.run(":skip Counter.onTap")
        #expect(fixture.run(":reload").hasSuffix("what was edited here is gone from two-counters.swift; :undo brings it back"))
        #expect(fixture.session.source.first?.text == twoCounters)
        fixture.run(":undo")
        #expect(fixture.run(":source Counter").contains("@SkipEquatable"))
    }

    @Test func thereMustBeAFileToReload() {
        #expect(Fixture().run("let a = 1", ":reload") == "error: no file is loaded\n  :load FILE loads one")
    }

    // MARK: :save

    @Test func saveWritesWhatWasEditedAndTyped() {
        let fixture = Fixture.shown
        #expect(fixture.run(":save") == "the files are as they stand here")
        fixture.run(":equatable Counter", "struct Extra {}")
        #expect(fixture.run(":save") == "saved two-counters.swift")
        let text = fixture.disk.files["two-counters.swift"] ?? ""
        #expect(text.hasPrefix("@Equatable\nstruct Counter: View {"))
        #expect(text.hasSuffix("}\n\nstruct Extra {}\n"))
        #expect(!fixture.session.watchedFilesHaveChanged)
    }

    @Test func saveLeavesAloneWhatItDidNotLoad() {
        let fixture = Fixture(files: ["two-counters.swift": twoCounters, "other.swift": "struct Other {}"])
        fixture.run(":load two-counters.swift")
        #expect(fixture.run(":save other.swift") == """
            error: `other.swift` is there already, and was not loaded here
              name another file, or remove that one first
            """)
        fixture.disk.files["two-counters.swift"] = "struct Changed {}"
        #expect(fixture.run(":equatable Counter", ":save") == """
            error: `two-counters.swift` has changed on the disk since it was read
              :reload takes that in; another name keeps both
            """)
        #expect(fixture.disk.files == ["two-counters.swift": "struct Changed {}", "other.swift": "struct Other {}"])
        #expect(fixture.run(":save /nowhere/x.swift") == "error: `/nowhere/x.swift` cannot be written")
    }

    @Test func whatOthersWroteIsNotOverwrittenBecauseItWasTakenBackHere() {
        let fixture = Fixture.shown
        let changed = twoCounters + "\nstruct More: View { var body: some View { Text(\"\") } }\n"
        fixture.disk.files["two-counters.swift"] = changed
        fixture.run(":reload")
        let hint = "undone: :reload\nthe disk still has the other two-counters.swift; :redo or :reload takes it in\n"
        #expect(fixture.run(":undo").contains(hint))
        let refused = """
            error: `two-counters.swift` has on the disk what :undo took back here
              :redo or :reload takes it in; another name keeps both
            """
        #expect(fixture.run(":save") == refused)
        #expect(fixture.run(":equatable Counter", ":save two-counters.swift") == refused)
        #expect(fixture.disk.files["two-counters.swift"] == changed)
        fixture.run(":reload", ":equatable Counter")
        #expect(fixture.run(":save") == "saved two-counters.swift")
        // What was written here may be written over.
        #expect(fixture.run(":undo", ":save") == "saved two-counters.swift")
        #expect(fixture.disk.files["two-counters.swift"] == changed)
    }

    @Test func aLoadThatWasTakenBackIsNone() {
        let fixture = Fixture(files: ["a.swift": "struct A {}"])
        #expect(fixture.run(":load a.swift", ":undo", "struct B {}", ":save a.swift").hasPrefix("error: `a.swift` is there already"))
        #expect(fixture.disk.files["a.swift"] == "struct A {}")
    }

    @Test func aChangeThatWasMadeInBothPlacesIsOne() {
        let fixture = Fixture(files: ["a.swift": "struct A {}\n"])
        fixture.run(":load a.swift", "struct A { let a = 1 }")
        fixture.disk.files["a.swift"] = fixture.session.source.first?.text
        #expect(fixture.run(":reload") == "the loaded files are as they stand here")
        #expect(fixture.run("struct B {}", ":save") == "saved a.swift")
    }

    @Test func aNewFileGetsEverythingAndMayBeWrittenAgain() {
        let fixture = Fixture(files: ["a.swift": "import SwiftUI\nstruct A {}\n", "b.swift": "import SwiftUI\nstruct B {}\n"])
        fixture.run(":load a.swift", ":load b.swift", "struct C {}")
        #expect(fixture.run(":save all.swift") == "saved all.swift")
        #expect(fixture.disk.files["all.swift"] == "import SwiftUI\nstruct A {}\n\nstruct B {}\n\nstruct C {}\n")
        #expect(fixture.run("struct D {}", ":save all.swift") == "saved all.swift")
        #expect(fixture.run("struct A { let a = 1 }", ":save") == """
            saved a.swift
            what was typed is in none of them; :save FILE writes the whole source to one file
            """)
        #expect(fixture.disk.files["a.swift"] == "import SwiftUI\nstruct A { let a = 1 }\n")
        #expect(fixture.disk.files["b.swift"] == "import SwiftUI\nstruct B {}\n")
    }

    @Test func statementsOfAFileAreKept() {
        let script = "struct A: View {}\nprint(1)\nstruct B {}\n"
        let fixture = Fixture(files: ["script.swift": script])
        fixture.run(":load script.swift")
        #expect(fixture.run(":save") == "the files are as they stand here")
        fixture.run("struct B { let b = 1 }", ":equatable A")
        #expect(fixture.run(":save") == "saved script.swift")
        #expect(fixture.disk.files["script.swift"] == "@Equatable\nstruct A: View {}\nprint(1)\nstruct B { let b = 1 }\n")
    }

    @Test func thereMustBeSomethingToSave() {
        #expect(Fixture().run(":save") == "error: no file is loaded that could be written\n  :save FILE writes the source to a file")
        #expect(Fixture().run(":save x.swift") == "error: there is no source yet\n  declare something, or :load a file")
    }

    // MARK: :edit

    @Test func editNeedsATerminal() {
        #expect(Fixture().run(":edit") == "error: an editor needs a terminal\n  change the file with it beside the session, then :reload")
    }

    @Test func aDeclarationIsEditedInItsPlace() {
        let fixture = Fixture(editor: { $0.replacing("let title: String", with: "var title: String") })
        fixture.run(":load two-counters.swift", ":show Screen()")
        #expect(fixture.run(":edit Counter") == "edited two-counters.swift\nreloaded: 3 bodies (code changed), state kept")
        #expect(fixture.session.source.first?.text == twoCounters.replacing("let title", with: "var title"))
        #expect(fixture.disk.files["two-counters.swift"] == twoCounters)
        #expect(fixture.run(":edit Counter") == "nothing was changed")
        #expect(fixture.run(":undo").hasPrefix("undone: :edit two-counters.swift"))
        #expect(fixture.session.source.first?.text == twoCounters)
    }

    @Test func theWholeSourceIsEditedAsOneText() {
        let fixture = Fixture(files: ["a.swift": "struct A {}\n"])
        fixture.run(":load a.swift", "struct B {}")
        #expect(fixture.run(":edit A") == "error: an editor needs a terminal\n  change the file with it beside the session, then :reload")
        let edited = Fixture(files: ["a.swift": "struct A {}\n"], editor: { $0.replacing("struct B {}", with: "struct C {}") })
        #expect(edited.run(":load a.swift", "struct B {}", ":edit") == "loaded 2 declarations: A, C")
        #expect(edited.session.source == [ProgramFile(name: "a.swift", text: "struct A {}\n\nstruct C {}\n")])
    }

    /// A lesson's source has blank lines for its prose. Blank lines that somebody wrote stay.
    @Test func nobodyEditsTheBlankLinesOfALesson() {
        for (name, given) in [("a.md", "let a = \"\"\"\n\n\n\n  \"\"\"\n\nlet b = 1\n"), ("a.swift", "\n\n\nlet a = 1\n\n\n\nlet b = 1\n")] {
            var seen = ""
            let text = name == "a.md" ? "\n\n\n" + given.replacing("\n\nlet", with: "\n\n\n\nlet") : given
            let fixture = Fixture(files: [name: text], editor: { seen = $0; return $0 })
            if name == "a.md" { _ = fixture.session.declare(ProgramFile(name: name, text: text)) } else { fixture.run(":load " + name) }
            #expect(fixture.run(":edit") == "nothing was changed")
            #expect(seen == given, "\(seen.debugDescription)")
        }
    }

    @Test func whatDoesNotLoadIsOpenedAgain() {
        let fixture = Fixture(editor: { $0 + "let y = nonsense\n" })
        fixture.run(":load two-counters.swift")
        #expect(fixture.run(":edit Counter").hasSuffix("nothing has changed; :edit Counter opens your text again"))
        #expect(fixture.session.source.first?.text == twoCounters)
        var seen = ""
        fixture.disk.editor = { text in
            seen = text
            return text.replacing("let y = nonsense\n", with: "")
        }
        fixture.run(":edit Counter")
        #expect(seen.hasSuffix("let y = nonsense\n"))
    }

    @Test func aWrongNameHasASuggestion() {
        let fixture = Fixture(editor: { $0 })
        #expect(fixture.run(":load two-counters.swift", ":edit Conter") == "error: there is no declaration `Conter`\n  did you mean `Counter`?")
    }
}
