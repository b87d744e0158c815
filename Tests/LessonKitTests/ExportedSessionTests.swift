import Foundation
import LessonKit
import Playground
import Testing

/// What `:export x.md` writes is a lesson that `viewlab check` takes, whatever was done before.
@Suite struct ExportedSessionTests {
    private static let source = """
        struct Row: View {
          let title: String
          let onTap: () -> Void
          var body: some View { Button(title, action: onTap) }
        }

        struct Screen: View {
          @State private var count = 0
          @State private var on = false
          @State private var level = 1.0
          @State private var name = ""
          @State private var items = [1, 2, 3]
          @State private var isShown = false
          var body: some View {
            NavigationStack {
              List {
                Text("count \\(count)")
                Row(title: "Add") { count += 1 }
                Text("held").onLongPressGesture { count += 10 }
                Toggle("On", isOn: $on)
                Slider(value: $level, in: 0...10) { Text("Level") }
                TextField("Name", text: $name)
                Button("Sheet") { isShown = true }
                NavigationLink("More") { Text("more") }
                ForEach(items, id: \\.self) { Text("item \\($0)") }
                  .onDelete { items.remove(atOffsets: $0) }
                  .onMove { items.move(fromOffsets: $0, toOffset: $1) }
              }
              .refreshable { count += 100 }
              .searchable(text: $name)
            }
            .sheet(isPresented: $isShown) { Text("sheet") }
          }
          private var footer: some View { Text("footer") }
        }

        """

    /// At least one use of every command, wrong ones and prefixes among them.
    private static let lines = [
        ":load a.swift", ":show Screen()", ":screen", ":tree", ":controls", ":tap \"Add\"", ":press \"held\"", ":toggle \"On\"",
        ":adjust \"Level\" 4", ":type \"Name\" \"Ann\"", ":submit \"Name\"", ":scroll end", ":drag \"held\" 3,4", ":delete \"item 1\"",
        ":move \"item 2\" 1", ":refresh", ":search \"b\"", ":tap \"More\"", ":back", ":tap \"Sheet\"", ":dismiss", ":open viewlab://x",
        ":environment colorScheme dark", ":advance 3s", ":counts", ":leaks", ":chart", ":why Row", ":layout Row",
        ":expect count == 1", ":expect screen contains \"count\"", ":mark", ":tap \"Add\"", ":equatable Row", ":skip Row.onTap",
        ":compare", ":split Screen.footer", ":inline ScreenFooter", ":expand Row", ":lint", ":source Row", ":source", ":undo", ":redo", ":reload",
        ":edit Row", ":live on", ":lessons", ":learn nothing", ":next", ":hint", ":solution", ":play", ":resume", ":progress", ":restart", ":set",
        ":set clock real", ":set colour off", ":set watch on", ":set output full", ":tap \"Add\"", ":set output normal", ":set trace on",
        ":tap \"Add\"", ":set trace off", ":time :tap \"Add\"", ":time :counts", ":help", ":help all", ":help learn", ":help Text",
        ":set viewport 60x30", ":se clock still", ":cou", "let x = 1", "x + 1", "print(\"> :tree\")", "[Int]()[3]", "y",
        "func f() {\n  print(\"f\")\n}\nf()", ":show VStack {\n  Text(\"a\")\n  Text(\"b\")\n}", ":save b.swift", ":export x.html",
        ":reset", ":show Text(\"again\")",
    ]

    private static func configuration(_ files: Files) -> SessionConfiguration {
        SessionConfiguration(
            makeHost: { makeProgramHost() },
            readFile: { (path) throws(Failure) in
                guard let text = files.texts[path] else { throw Failure("there is no file `\(path)`") }
                return text
            },
            writeFile: { (path, text) throws(Failure) in files.texts[path] = text },
            fileExists: { files.texts[$0] != nil },
            editText: { (text, _) throws(Failure) in text.replacing("View {", with: "View { // edited") })
    }

    private final class Files {
        var texts = ["a.swift": ExportedSessionTests.source]
    }

    @Test func itPassesTheCheck() async throws {
        let (problems, unused) = try await onLargeStack { () throws -> ([String], [String]) in
            let files = Files()
            let commands = CommandTable.standard.adding(Classroom(progress: ProgressFile(path: nil)).commands)
            let session = Session(Self.configuration(files), commands: commands)
            session.canBeLive = true
            var used: Set<String> = ["quit", "export"]
            for line in Self.lines {
                if line.hasPrefix(":"), let command = try? commands.find(line.dropFirst().prefix { !$0.isWhitespace }) { used.insert(command.name) }
                _ = session.execute(line)
                _ = session.pass(.milliseconds(100))
            }
            #expect(session.execute(":export x.md").ok)
            let text = try #require(files.texts["x.md"])
            let check = LessonCheck { Session(SessionConfiguration(makeHost: { makeProgramHost() })) }
            let (response, _) = check.check(try Lesson(parsing: text, file: "x.md"), text: text)
            return (response.ok ? [] : TextRenderer().render(response), commands.commands.map(\.name).filter { !used.contains($0) })
        }
        #expect(problems == [])
        #expect(unused == [])
    }

    /// What is said to the terminal says nothing about the program.
    @Test func itLeavesOutWhatBelongsToATerminal() async throws {
        let text = try await onLargeStack {
            let files = Files()
            let session = Session(Self.configuration(files), commands: .standard.adding(Classroom(progress: ProgressFile(path: nil)).commands))
            session.canBeLive = true
            for line in [":load a.swift", ":show Screen()", ":set clock real", ":set colour on", ":se watch on", ":set seed 7", ":live on"] {
                _ = session.execute(line)
            }
            _ = session.execute(":export x.md")
            return files.texts["x.md"] ?? ""
        }
        #expect(text.contains("> :set seed 7\n"))
        #expect(!text.contains("clock") && !text.contains("colour") && !text.contains("watch") && !text.contains("live"))
    }
}
