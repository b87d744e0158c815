@testable import Playground
import Testing

/// The command table: names, prefixes, help.
@Suite struct CommandTests {
    @Test func aUniquePrefixWillDo() {
        #expect(Fixture.shown.run(":ta 1").hasPrefix("  [ A 1 ]"))
        #expect(Fixture.shown.run(":t 1") == """
            error: `:t` begins more than one command
              they are :tap, :time, :toggle, :tree, :type
            """)
    }

    @Test func aMistypedCommandHasASuggestion() {
        #expect(Fixture().run(":tpa") == "error: there is no command `:tpa`\n  did you mean `:tap`?")
        #expect(Fixture().run(":xyzzy") == "error: there is no command `:xyzzy`\n  :help lists them")
        #expect(Fixture().run(":") == "error: there is no command `:`\n  :help lists them")
    }

    @Test func helpIsShortAndGrouped() {
        #expect(Fixture().run(":help") == """
            Show and look      :show :screen :tree :controls
            Act                :tap :press :toggle :adjust :type
                               :submit :drag :back :dismiss :advance
                               :scroll :delete :move :refresh :search
                               :open :environment
            Count and explain  :counts :expect :why :leaks :layout
                               :mark :compare :chart :live
            Edit the source    :equatable :skip :expand :source :split
                               :inline :lint
            The session        :export :load :reload :save :edit :undo
                               :redo :reset :set :time :help :quit
            Anything else is Swift. A unique prefix of a command will do.
            :help tap explains a command, :help Button a SwiftUI name; :help all says in a line what each command does.
            """)
        let all = Fixture().run(":help all")
        #expect(all.hasPrefix("""
            Show and look
            :show [EXPR]  mount a view and show it
            :screen       the drawing
            :tree         the view tree with counts
            :controls     what can be tapped, with a number each
            Act
            :tap T
            """))
        for command in CommandTable.standard.commands { #expect(all.contains(command.summary)) }
    }

    @Test func helpOnOneName() {
        #expect(Fixture().run(":help tap") == """
            :tap T   tap a button, link or gesture
            T is a label in quotes, a number of :controls, or a path such as Screen/Counter[1]. A tap on a menu opens it:
              its items are controls then. A tap on a text field gives it the focus.
            for example: :tap "A 0"
            """)
        #expect(Fixture().run(":help Text") == "struct Text: View\nA line of text.")
        #expect(Fixture().run(":help Txet") == "error: nothing is known of `Txet`\n  did you mean `Text`?")
    }

    @Test func helpOnSetSaysWhatThereIsToSet() {
        let help = Fixture().run(":help set")
        for name in OptionChange.names { #expect(help.contains("\n\(name) ")) }
    }

    @Test func helpOnMacros() {
        #expect(Fixture().run(":help @SkipEquatable").hasPrefix("@SkipEquatable\nLeaves a stored property out"))
        #expect(Fixture().run(":help SkipEquatable") == Fixture().run(":help @SkipEquatable"))
        #expect(Fixture().run(":help @Equatable").hasPrefix("@Equatable, @Equatable(isolation: .main)\n"))
        #expect(Fixture().run(":help #Preview").hasPrefix("#Preview { … }"))
        #expect(Fixture().run(":help Preview") == Fixture().run(":help #Preview"))
    }

    /// The example of each command that has an answer of its own is run for `:help`.
    @Test func helpRunsTheExample() {
        var configuration = SessionConfiguration(makeHost: { makeProgramHost() })
        configuration.demonstratesCommands = true
        let session = Session(configuration)
        func help(_ name: String) -> [String] { TextRenderer().render(session.execute(":help " + name)) }
        #expect(help("tap").suffix(8) == [
            "for example:",
            "> :tap \"A 0\"", "  [ A 1 ]", "  [ B 0 ]", "Screen                 2 bodies  +1   _a changed 0 → 1",
            "├─ Counter \"A 1\"       2 bodies  +1   title \"A 0\" → \"A 1\"; onTap captured a changed self",
            "└─ Counter \"B 0\"       2 bodies  +1   wasted: onTap captured a changed self, title equal, same output",
            "3 bodies ran, 1 wasted",
        ])
        let silent = ["edit", "live", "quit", "time"]
        for command in session.commands.commands where !silent.contains(command.name) {
            let lines = help(command.name)
            #expect(lines.contains("> " + command.example) && lines.count > 3, "\(lines)")
        }
        for name in silent { #expect(help(name).last?.hasPrefix("for example: ") == true) }
        for macro in KnownMacro.all {
            let example = Session(SessionConfiguration(makeHost: { makeProgramHost() })).declare(ProgramFile(name: "x.swift", text: macro.example))
            #expect(example.ok, "\(macro.name): \(example.diagnostics.map(\.message))")
        }
    }

    /// So are the lines for names of SwiftUI.
    @Test func helpDrawsTheExampleOfAName() {
        var configuration = SessionConfiguration(makeHost: { makeProgramHost() })
        configuration.demonstratesCommands = true
        let session = Session(configuration)
        func help(_ name: String) -> [String] { TextRenderer().render(session.execute(":help " + name)) }
        #expect(help("Toggle").suffix(5) == [
            "for example:", "@State private var isDark = false", "Toggle(\"Dark\", isOn: $isDark)", "which draws:", "  [ ] Dark",
        ])
        for name in NameExample.names {
            let lines = help(name)
            #expect(lines.contains("which draws:") && lines.last != "  ", "\(name): \(lines)")
            #expect(lines.allSatisfy { !$0.contains("Screen()") })
        }
        // A view of the program's own has its own affairs.
        _ = session.execute("struct Toggle: View { var body: some View { Text(\"mine\") } }")
        #expect(!help("Toggle").contains("which draws:"))
    }

    @Test func everyCommandSaysWhatItDoes() {
        for command in CommandTable.standard.commands {
            #expect(command.usage.hasPrefix(":" + command.name))
            #expect(command.example.hasPrefix(":" + command.name))
            #expect(!command.summary.isEmpty && command.summary.count < 60, "\(command.name)")
        }
        #expect(Set(CommandTable.standard.commands.map(\.name)).count == CommandTable.standard.commands.count)
    }

    @Test func counts() {
        #expect(Fixture.shown.run(":tap \"A 0\"", ":counts") == """
            type     init  body  skip  ==  wasted  built
            Screen      1     2     0   0       0      6
            Counter     4     4     0   0       1      4
            view               body  skip  ==  wasted  built
            Screen                2     0   0       0      0
            Screen/Counter[0]     2     0   0       0      0
            Screen/Counter[1]     2     0   0       0      0
            """)
        #expect(Fixture.shown.run(":counts reset", ":expect total.body == 0") == "true")
    }

    @Test func layout() {
        #expect(Fixture.shown.run(":layout Counter") == "Counter is compared field by field\n  title  String  ==")
    }

    @Test func expandNeedsTheMacro() {
        #expect(Fixture.shown.run(":expand Counter") == """
            error: `Counter` has no macro to expand
              :equatable Counter adds @Equatable
            """)
        #expect(Fixture.shown.run(":skip Counter.onTap", ":expand Counter").contains("lhs.title == rhs.title"))
    }

    @Test func edits() {
        #expect(Fixture.shown.run(":equatable Counter") == """
              + @Equatable
                struct Counter: View {
            reloaded: 3 bodies (code changed), state kept
            """)
        #expect(Fixture.shown.run(":equatable Conter") == "error: there is no view `Conter`\n  did you mean `Counter`?")
        #expect(Fixture.shown.run(":skip Counter") == """
            error: `Counter` is no property of a view, which is like Counter.onTap
              usage: :skip VIEW.PROPERTY [on|off]
            """)
        #expect(Fixture.shown.run(":equatable Counter maybe") == """
            error: `maybe` is neither `on` nor `off`
              usage: :equatable VIEW [on|off]
            """)
    }

    @Test func controls() {
        #expect(Fixture.shown.run(":controls") == """
            1  button      "A 0"    Screen/Counter[0]
            2  button      "B 0"    Screen/Counter[1]
            3  text field  "Name"   Screen
            4  button      "Break"  Screen
            """)
    }
}
