import Foundation
import Testing

/// The built command, run as a shell runs it.
@Suite struct CommandTests {
    @Test func helpListsTheCommands() throws {
        let result = try viewlab("--help")
        #expect(result.status == 0)
        #expect(result.output.contains("viewlab [FILE...]"))
        #expect(result.output.contains("viewlab check PATH... [--promote]"))
        #expect(!result.output.contains("\n  prompt"))
    }

    @Test(arguments: [["run"], ["run", "--bogus"], ["check"], ["--bogus"]])
    func wrongArgumentsAreStatusTwo(arguments: [String]) throws {
        let result = try viewlab(arguments)
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("Error: "))
    }

    @Test func whoNamesNoCommandIsToldThemAll() throws {
        let errors = try viewlab("--bogus").errors
        #expect(errors.hasPrefix("Error: Unknown option '--bogus'\nUsage: viewlab [FILE...]\n"), "\(errors)")
        #expect(errors.contains("viewlab check PATH... [--promote]") && !errors.contains("prompt"), "\(errors)")
    }

    @Test func aMissingFileIsAFailedInput() throws {
        let result = try viewlab("run", "missing.swift")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("error: there is no file `missing.swift`\n"))
    }

    /// What the lessons and the README type is found from any folder.
    @Test func lessonsAreFoundFromAnyFolder() throws {
        let result = try viewlab("run", "Lessons/demos/two-counters.swift", "-e", ":load Lessons/demos/two-counters.swift")
        #expect(result.status == 0)
        #expect(result.output.components(separatedBy: "loaded 2 views: Counter, Screen").count == 3, "\(result.output)")
        #expect(try viewlab("run", "Lessons/none.swift").output.hasPrefix("error: there is no file `Lessons/none.swift`\n"))
    }

    @Test func aFailedInputDoesNotStopTheLaterOnes() throws {
        let result = try viewlab("run", "-e", ":nonsense", "-e", "1 + 1")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("error: there is no command `:nonsense`\n"))
        #expect(result.output.hasSuffix("2\n"))
    }

    @Test func jsonIsAnObjectALine() throws {
        let result = try viewlab("run", "-e", "1 + 1", "-e", ":nonsense", "--json")
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2)
        let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
        #expect(objects.map { $0?["schema"] as? String } == ["viewlab.run/1", "viewlab.run/1"])
        #expect(objects.map { $0?["input"] as? String } == ["1 + 1", ":nonsense"])
        #expect(objects.map { $0?["ok"] as? Bool } == [true, false])
        #expect(result.status == 1)
    }

    @Test func aPipeIsReadWithoutBannerAndPrompt() throws {
        let result = try viewlab(input: "let a = 1\n\na + 1\n")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("2\n"))
        #expect(!result.output.contains("ViewLab"))
        #expect(!result.output.contains(">"))
        #expect(!result.output.contains("\u{1B}"))
    }

    @Test func aPipeMayHoldUnfinishedLinesAndBlankOnes() throws {
        let result = try viewlab(input: "func twice(_ a: Int) -> Int {\n\n    a * 2\n}\ntwice(21)\n")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("42\n"))
    }

    @Test func aFailureInAPipeIsTold() throws {
        let result = try viewlab(input: ":nonsense\n1 + 1\n")
        #expect(result.status == 1)
        #expect(result.output.hasSuffix("2\n"))
    }

    /// A budget in a file of its own.
    @Test(arguments: [("2", Int32(0)), ("0", 1)]) func aScriptIsRun(most: String, status: Int32) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let lines = "// At most so many bodies.\n:load Lessons/demos/two-counters.swift\n:show Screen()\n\n:tap \"A 0\"\n:expect wasted <= 1\n:expect Counter.body <= \(most)\n"
        for (name, text) in [("budget.txt", lines), ("budget.swift", lines), ("budget.md", lines)] {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        #expect(try viewlab("run", folder.path + "/budget.txt").status == status)
        #expect(try viewlab(input: lines).status == status)
        #expect(try viewlab("run", folder.path + "/budget.swift").output.contains("its lines are inputs of a prompt"))
        #expect(try viewlab("run", folder.path + "/budget.md").output.contains("budget.md:2:1: this is a command, and stands in no block"))
    }

    @Test func quitEndsAPipe() throws {
        let result = try viewlab(input: ":quit\n1 + 1\n")
        #expect(result.status == 0)
        #expect(result.output == "")
    }

    @Test func quitEndsARun() throws {
        #expect(try viewlab("run", "-e", "1 + 1", "-e", ":quit", "-e", "print(\"after\")").output == "2\n")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let lesson = "---\nid: a\ntitle: A\n---\n\n## One\n\n```viewlab\n> :quit\n> print(\"after\")\n```\n"
        try Data(lesson.utf8).write(to: folder.appendingPathComponent("a.md"))
        #expect(try viewlab("run", folder.path + "/a.md", "-e", "print(\"after\")").output == "")
    }

    @Test func thereIsNothingToCheckInAnEmptyFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try viewlab("check", folder.path).status == 1)
    }

    @Test func aFileWithStatementsRunsInOrderAndOneWithoutWaits() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let globals = """
            func announce(_ name: String) -> String { print(name); return name }
            let first = announce("first")
            let second = announce("second")
            """
        let script = folder.appendingPathComponent("script.swift")
        try Data(globals.replacingOccurrences(of: "\nlet second", with: "\nprint(\"between\")\nlet second").utf8).write(to: script)
        #expect(try viewlab("run", script.path).output.hasPrefix("first\nbetween\nsecond\n"))
        let app = folder.appendingPathComponent("app.swift")
        try Data(globals.utf8).write(to: app)
        #expect(try viewlab("run", app.path, "-e", "second", "-e", "second").output.hasSuffix("second\nsecond\n\"second\"\n\"second\"\n"))
    }

    /// In CI nobody sees which line a claim was made in.
    @Test func anErrorInAScriptNamesItsLine() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = folder.appendingPathComponent("budget.txt")
        try Data("// A budget.\n:set viewport 40x8\nstruct A: View { var body: some View { Text(\"a\") } }\n:show A()\n:expect body == 1\n\n:expect A.body == 2\n".utf8)
            .write(to: script)
        let result = try viewlab("run", script.path)
        #expect(result.status == 1)
        #expect(result.output.hasSuffix("true\nerror: \(script.path):7:1: A.body == 2 is false: A.body is 1\n"), "\(result.output)")
    }
}
