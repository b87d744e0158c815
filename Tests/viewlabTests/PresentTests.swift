import Foundation
import Testing

/// A lesson shown to a class.
@Suite(.serialized) struct PresentTests {
    private static let lesson = """
        ---
        id: classroom-test
        title: A demo
        ---

        ## Three counters

        Here is a screen.

        ```swift
        struct Label: View {
          let text: String
          var body: some View { Text(text) }
        }
        struct Screen: View {
          @State var n = 0
          var body: some View {
            VStack {
              Label(text: "one")
              Label(text: "n \\(n)")
              Button("Add") { n += 1 }
            }
          }
        }
        ```

        <!-- Ask: how many will run? -->
        ```viewlab
        > :show Screen()
        ```

        ## Tap it

        ```viewlab
        > :tap "Add"
        ```
        """

    private func file() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).md")
        try Data(Self.lesson.utf8).write(to: file)
        return file
    }

    /// `/dev/full` is a disk without room.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func tellsThatARecordingIsNotWhole() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: file) }
        let result = try viewlab("present", file.path, "--record", "/dev/full")
        #expect(result.status == 1)
        #expect(result.output.hasSuffix("error: the recording is not whole: `/dev/full` could not be written any more\n  is there room on the disk?\n"))
    }

    /// A demo that breaks tells the one who tries it before the class does.
    @Test(arguments: [
        ("> :tap \"Sub\"", Int32(1)), ("> :tap \"Sub\"\nerror: no control is called \"Sub\"", 0), ("> :tap \"Add\"", 0),
    ])
    func tellsWhetherAnInputFailed(transcript: String, status: Int32) throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(Self.lesson.replacingOccurrences(of: "> :tap \"Add\"", with: transcript).utf8).write(to: file)
        #expect(try viewlab("present", file.path).status == status)
    }

    @Test func aPipePlaysThroughWithoutWaiting() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: file) }
        let result = try viewlab("present", file.path, "--large")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("A demo\n\nThree counters\n\nHere is a screen.\n\nstruct Label: View {\n"))
        // The tree is folded to what changed.
        #expect(result.output.hasSuffix("""
            Tap it

            > :tap "Add"
                one
                n 1
              [ Add ]
            Screen                 2 bodies  +1   _n changed 0 → 1
            ├─ … 1 more Label, 1 skipped
            └─ Label "n 1"         2 bodies  +1   text "n 0" → "n 1"
            2 bodies ran, 1 skipped, 0 wasted
            That was "A demo".

            """), "\(result.output)")
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 60 })
    }

    @Test func whatIsTypedKeepsToTheProjector() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: file) }
        let long = "> :tap \"Add\"\n> :expect Screen.body == 1 and total.Screen.body == 2 and screen contains \"n 1\""
        try Data(Self.lesson.replacingOccurrences(of: "> :tap \"Add\"", with: long).utf8).write(to: file)
        let output = try viewlab("present", file.path, "--large").output
        #expect(output.hasSuffix("""
            > :expect Screen.body == 1 and total.Screen.body == 2 and
                screen contains "n 1"
            true
            That was "A demo".

            """), "\(output)")
    }

    @Test func aRecordingIsAnAsciicastAndTheSameEachTime() throws {
        let file = try file()
        let casts = [file.path + ".1.cast", file.path + ".2.cast"]
        defer { for path in casts + [file.path] { try? FileManager.default.removeItem(atPath: path) } }
        for cast in casts { #expect(try viewlab("present", file.path, "--record", cast).status == 0) }
        let text = try String(contentsOfFile: casts[0], encoding: .utf8)
        #expect(try String(contentsOfFile: casts[1], encoding: .utf8) == text)
        let lines = text.split(separator: "\n").map { try? JSONSerialization.jsonObject(with: Data($0.utf8)) }
        let header = try #require(lines[0] as? [String: Any])
        #expect(header["version"] as? Int == 2 && header["width"] as? Int == 80 && header["height"] as? Int == 24)
        let events = lines.dropFirst().compactMap { $0 as? [Any] }
        #expect(events.count == lines.count - 1)
        let times = events.compactMap { $0[0] as? Double }
        #expect(times == times.sorted() && times.count == events.count)
        #expect(events.allSatisfy { $0[1] as? String == "o" })
        // Typed out, key by key, in less than a minute.
        #expect(events.contains { $0[2] as? String == "w" } && times[times.count - 1] > 2 && times[times.count - 1] < 60)
        #expect(try viewlab("present", file.path, "--record", "/no/such/x.cast").output == "error: `/no/such/x.cast` cannot be written\n")
    }

    @Test func theNotesInAPipeAreAHandout() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try viewlab("present", "--notes", file.path).output == """
            A demo

            1. Three counters
            3/4  :show Screen()
              Ask: how many will run?

            2. Tap it
            4/4  :tap "Add"

            """)
    }

    @Test func whatIsNotThereIsSaid() throws {
        let result = try viewlab("present", "no-such-lesson")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("error: there is no lesson `no-such-lesson`\n"))
        #expect(try viewlab("present", "a.swift").output.hasPrefix("error: `a.swift` is Swift source: a lesson is a Markdown file\n"))
        #expect(try viewlab("present").status == 2)
        #expect(try viewlab("present", "1", "--delay", "soon").status == 2)
    }

    /// In the middle of a long text keys do what they do elsewhere.
    @Test func theKeysOnAPageOfALongText() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: file) }
        let long = (1...60).map { "Line \($0) is here.\n" }.joined(separator: "\n")
        try Data(Self.lesson.replacingOccurrences(of: "Here is a screen.", with: long).utf8).write(to: file)
        let stage = try CommandAtTerminal(["present", file.path, "--delay", "1ms"], environment: ["NO_COLOR": "1"])
        try stage.wait(for: "space goes on")
        stage.type("j")
        try stage.wait(for: "to step (1 to 2, then Enter): ")
        stage.type("2\r")
        let between = try stage.wait(for: "Tap it")
        #expect(!between.contains("Line 59"))
        try stage.wait(for: "3/4  ")
        stage.type("j")
        try stage.wait(for: "to step (1 to 2, then Enter): ")
        stage.type("1\r")
        try stage.wait(for: "space goes on")
        stage.type("f")
        try stage.waitForPrompt()
        stage.type(":resume\r")
        try stage.wait(for: "space goes on")
        stage.type(" ")
        try stage.wait(for: "space goes on")
        stage.type("q")
        #expect(try stage.status() == 0)
        #expect(stage.echoes)
    }

    /// Larger letters make fewer columns of the same window.
    @Test func aTerminalOfAnotherSizeIsDrawnAnew() throws {
        let file = try file()
        let cast = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).cast")
        defer { for url in [file, cast] { try? FileManager.default.removeItem(at: url) } }
        let stage = try CommandAtTerminal(["present", file.path, "--delay", "1ms", "--record", cast.path], environment: ["NO_COLOR": "1"])
        let scheme = "space next · b back · j jump · f free play · q quit"
        try stage.wait(for: "1/4  \(scheme)")
        stage.resize(columns: 30, rows: 20)
        try stage.wait(for: "Three counters\r\nHere is a screen.\r\n")
        try stage.wait(for: "1/4  space b j f q")
        stage.resize(columns: 80, rows: 24)
        try stage.wait(for: "1/4  \(scheme)")
        stage.type(" ")
        try stage.wait(for: "2/4  \(scheme)")
        // What is typed and has not run yet stands there again.
        stage.type(" ")
        try stage.wait(for: "> :show Screen()\r\n")
        try stage.wait(for: "2/4  \(scheme)")
        stage.resize(columns: 70, rows: 24)
        try stage.wait(for: "declared Label, Screen\r\n\r\n> :show Screen()\r\n")
        try stage.wait(for: "2/4  \(scheme)")
        stage.type(" ")
        try stage.wait(for: "[ Add ]")
        try stage.wait(for: "3/4  \(scheme)")
        // Nor is a step chosen by it.
        stage.type("j")
        try stage.wait(for: "to step (1 to 2, then Enter): ")
        stage.resize(columns: 72, rows: 24)
        stage.type("2\r")
        try stage.wait(for: "Tap it")
        // A key in the midst of typing would only finish that.
        try stage.wait(for: "3/4  \(scheme)")
        stage.type("q")
        #expect(try stage.status() == 0)
        let recorded = try String(decoding: Data(contentsOf: cast), as: UTF8.self)
        let sizes = recorded.split(separator: "\n").filter { $0.contains(",\"r\",") }.compactMap { $0.split(separator: ",").last.map(String.init) }
        #expect(sizes == [#""30x20"]"#, #""80x24"]"#, #""70x24"]"#, #""72x24"]"#])
    }

    @Test func thePresentersKeys() throws {
        let file = try file()
        let runtime = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { for url in [file, runtime] { try? FileManager.default.removeItem(at: url) } }
        let environment = ["NO_COLOR": "1", "XDG_RUNTIME_DIR": runtime.path]
        let notes = try CommandAtTerminal(["present", "--notes", file.path], environment: environment)
        try notes.wait(for: "waiting for `viewlab present classroom-test`; q leaves")
        let stage = try CommandAtTerminal(["present", file.path, "--delay", "1ms"], environment: environment)
        let scheme = "space next · b back · j jump · f free play · q quit"
        try stage.wait(for: "Here is a screen.")
        try stage.wait(for: "1/4  \(scheme)")
        stage.type(" ")
        try stage.wait(for: "declared Label, Screen")
        try stage.wait(for: "2/4  \(scheme)")
        try notes.wait(for: "next  :show Screen()\r\n  Ask: how many will run?")
        // It is typed, and runs at the next key.
        stage.type(" ")
        try stage.wait(for: "> :show Screen()\r\n")
        #expect(try !stage.wait(for: "2/4  \(scheme)").contains("[ Add ]"))
        stage.type("\r")
        try stage.wait(for: "[ Add ]")
        try stage.wait(for: "3/4  \(scheme)")
        try notes.wait(for: "now   :show Screen()")
        // Free play leaves what is presented alone.
        stage.type("f")
        try stage.wait(for: ":resume or Ctrl-D goes back to the presentation.")
        try stage.waitForPrompt()
        stage.type(":tap \"Add\"\r")
        try stage.wait(for: "n 1")
        try stage.waitForPrompt()
        stage.type(":resume\r")
        try stage.wait(for: "n 0")
        try stage.wait(for: "3/4  \(scheme)")
        stage.type("j")
        try stage.wait(for: "to step (1 to 2, then Enter): ")
        stage.type("2\r")
        try stage.wait(for: "Tap it")
        try stage.wait(for: "3/4  \(scheme)")
        stage.type("f")
        try stage.waitForPrompt()
        stage.type("\u{4}")
        try stage.wait(for: "> :show Screen()\r\n    one")
        try stage.wait(for: "3/4  \(scheme)")
        stage.type(" ")
        try stage.wait(for: "2 bodies ran, 1 skipped, 0 wasted")
        try stage.wait(for: "4/4  \(scheme)")
        stage.type("b")
        try stage.wait(for: "n 0")
        try stage.wait(for: "3/4  \(scheme)")
        stage.type("q")
        #expect(try stage.status() == 0)
        #expect(stage.echoes)
        try notes.wait(for: "the presentation is over")
        #expect(try notes.status() == 0)
    }
}
