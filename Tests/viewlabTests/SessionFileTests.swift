import Foundation
import Testing

/// Files that the command reads again, writes and exports.
@Suite struct SessionFileTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private let counters = """
        struct Counter: View {
          let title: String
          let onTap: () -> Void
          var body: some View { Button(title, action: onTap) }
        }
        struct Screen: View {
          @State private var a = 0
          var body: some View {
            Counter(title: "A \\(a)") { a += 1 }
            Counter(title: "B 0") {}
          }
        }

        """

    @Test func anExportedSessionIsALessonThatHolds() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (source, lesson) = (folder.appendingPathComponent("x.swift").path, folder.appendingPathComponent("session.md").path)
        try Data(counters.utf8).write(to: URL(fileURLWithPath: source))
        let inputs = """
            :load \(source)
            :show Screen()
            :tap "A 0"
            :why Counter[1]
            :skip Counter.onTap
            :tap "A 1"
            let n = [1, 2].map { $0 * 2 }
            n
            let bad: Int = "text"
            struct More: View {
              var body: some View { Text("```") }
            }
            :undo
            :redo
            :counts
            :chart
            :set output full
            :tap "A 2"
            :export \(lesson)
            """
        let written = try viewlab([], input: inputs)
        #expect(written.output.hasSuffix("wrote \(lesson): the source and 13 inputs\n"), "\(written.output)")
        let checked = try viewlab("check", lesson)
        #expect(checked.output == "\(lesson): 3 transcripts\n")
        #expect(checked.status == 0)
    }

    @Test func aPageMarksTheLinesThatRan() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (source, page) = (folder.appendingPathComponent("x.swift").path, folder.appendingPathComponent("report.html").path)
        try Data("""
            struct Screen: View {
              @State private var isOn = false
              func unused() -> Int { 1 }
              var body: some View {
                if isOn {
                  Text("on")
                } else {
                  Text("off")
                }
                Button("Flip") {
                  isOn.toggle()
                }
              }
            }
            """.utf8).write(to: URL(fileURLWithPath: source))
        let written = try viewlab([], input: ":load \(source)\n:show\n:tap \"Flip\"\n:export \(page)\n")
        #expect(written.output.hasSuffix("wrote \(page): 2 steps\n"), "\(written.output)")
        let steps = try String(contentsOfFile: page, encoding: .utf8).components(separatedBy: "<section")
        func marked(_ step: String) -> [Int] {
            step.components(separatedBy: "<i>●").dropFirst().compactMap { Int($0.prefix { $0 != "<" }.filter { $0 != " " }) }
        }
        #expect(steps.count == 3)
        #expect(marked(steps[1]) == [2, 4, 5, 8, 10])
        #expect(marked(steps[2]) == [4, 5, 6, 10, 11])
        #expect(steps[2].contains("isOn.toggle()  <em>← wrote a source of truth</em>"))
    }

    @Test func whatIsSavedIsWhatIsLoadedAgain() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("x.swift").path
        try Data(counters.utf8).write(to: URL(fileURLWithPath: path))
        let saved = try viewlab([], input: ":load \(path)\n:show Screen()\n:tap \"A 0\"\n:skip Counter.onTap\n:save\n:reload\n:screen\n")
        #expect(saved.output.hasSuffix("saved \(path)\nthe loaded files are as they stand here\n  [ A 1 ]\n  [ B 0 ]\n"), "\(saved.output)")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "@Equatable\n" + counters.replacingOccurrences(of: "  let onTap", with: "  @SkipEquatable\n  let onTap"))
        #expect(try viewlab("check", path).status == 0)
    }

    @Test func aWatchedFileIsReadAgainBeforeTheNextInput() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("x.swift").path
        let terminal = try CommandAtTerminal([], environment: ["NO_COLOR": "1"])
        try terminal.waitForPrompt()
        try Data(counters.utf8).write(to: URL(fileURLWithPath: path))
        for line in [":load \(path)", ":show Screen()", ":tap \"A 0\"", ":set watch on"] {
            terminal.type(line + "\r")
            try terminal.waitForPrompt()
        }
        try Data(counters.replacingOccurrences(of: "\"B 0\"", with: "\"C 0\"").utf8).write(to: URL(fileURLWithPath: path))
        // Nobody touches a key.
        let output = try terminal.waitForPrompt().output
        #expect(output.contains("read again: \(path)\r\n"), "\(output.debugDescription)")
        #expect(output.contains("(code changed), state kept\r\n"))
        terminal.type(":screen\r")
        let screen = try terminal.waitForPrompt().output
        #expect(screen.contains("[ A 1 ]\r\n  [ C 0 ]"), "\(screen.debugDescription)")
    }

    @Test func theEditorIsTheOnesThatPeopleHaveChosen() throws {
        let terminal = try CommandAtTerminal([], environment: ["NO_COLOR": "1", "EDITOR": "sed -i s/41/42/"])
        try terminal.waitForPrompt()
        terminal.type("let answer = 41\r")
        try terminal.waitForPrompt()
        terminal.type(":edit answer\r")
        #expect(try terminal.waitForPrompt().output.contains("edited prompt 1\r\n"))
        terminal.type("answer\r")
        #expect(try terminal.waitForPrompt().output.hasSuffix("[?2004l42\r\n"))
        #expect(try viewlab("run", "-e", ":edit").output == "error: an editor needs a terminal\n  change the file with it beside the session, then :reload\n")
    }
}
