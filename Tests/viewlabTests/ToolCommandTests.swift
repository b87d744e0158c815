import Foundation
import Testing

/// `viewlab lint` and `viewlab split`, run as a shell runs them.
@Suite struct ToolCommandTests {
    private func inFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let path = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: path)
        }
        try body(folder.path)
    }

    private let erased = "struct A: View { var body: some View { AnyView(Text(\"\")) } }\n"

    @Test func warningsPassUnlessStrict() throws {
        try inFolder(["A.swift": erased]) { (folder) throws in
            let result = try viewlab("lint", folder)
            #expect(result.status == 0)
            #expect(result.output.hasPrefix("\(folder)/A.swift:1:40: warning: `AnyView` hides"))
            #expect(result.output.hasSuffix("(any_view)\n"))
            #expect(result.errors == "1 file, 0 errors, 1 warning\n")
            #expect(try viewlab("lint", "--strict", folder).status == 1)
        }
    }

    @Test func errorsFail() throws {
        try inFolder(["A.swift": erased, "lint.yml": "rules: {any_view: error}\n"]) { (folder) throws in
            let result = try viewlab("lint", folder, "--config", folder + "/lint.yml")
            #expect(result.status == 1)
            #expect(result.output.contains(": error: `AnyView`"))
            #expect(try viewlab("lint", folder + "/none.swift").status == 1)
            #expect(try viewlab("lint", folder, "--config", folder + "/none.yml").errors.contains("there is no such file"))
        }
    }

    @Test func aBaselinePutsUpWithWhatIsThere() throws {
        try inFolder(["A.swift": erased]) { (folder) throws in
            let baseline = folder + "/baseline.json"
            #expect(try viewlab("lint", "--strict", folder, "--baseline", baseline).status == 1)
            #expect(try viewlab("lint", "--strict", folder, "--baseline", baseline, "--write-baseline").status == 0)
            #expect(try viewlab("lint", "--strict", folder, "--baseline", baseline).status == 0)
            try Data("struct A {}\n".utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
            let result = try viewlab("lint", "--strict", folder, "--baseline", baseline)
            #expect(result.status == 0)
            #expect(result.errors.hasPrefix("A.swift: `any_view` is gone from A.body; --write-baseline takes it off the baseline\n"))
        }
    }

    @Test func fixEdits() throws {
        try inFolder(["A.swift": "struct A: View {\n  @ObservedObject var m = M()\n  var body: some View { Text(m.t) }\n}\n"]) { (folder) throws in
            let result = try viewlab("lint", "--fix", folder)
            #expect(result.output == "")
            #expect(result.errors == "\(folder)/A.swift: 1 fix\n1 file, 0 errors, 0 warnings\n")
            let text = try String(contentsOfFile: folder + "/A.swift", encoding: .utf8)
            #expect(text == "struct A: View {\n  @StateObject var m = M()\n  var body: some View { Text(m.t) }\n}\n")
        }
    }

    @Test func explainPrintsThePage() throws {
        let result = try viewlab("lint", "--explain", "any_view")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("# any_view\n"))
        #expect(try viewlab("lint", "--explain", "anyview").status == 2)
        #expect(try viewlab("lint").status == 2)
        #expect(try viewlab("lint", "--rules").output.split(separator: "\n").count == 11)
    }

    private let screen = """
        struct Screen: View {
          let store: Store
          var body: some View { part }
          var part: some View { Text(store.title) }
        }

        """

    @Test func splitShowsADiffAndWritesWhenAsked() throws {
        try inFolder(["Screen.swift": screen, "More/Store.swift": "@Observable class Store { var title = \"\" }"]) { (folder) throws in
            let file = folder + "/Screen.swift"
            // Without the declaration of the store there is no saying of which type its title is.
            #expect(try viewlab("split", file, "Screen.part").output.contains("  +   let store: Store\n"))
            let diff = try viewlab("split", file, "Screen.part", "--with", folder)
            #expect(diff.status == 0)
            #expect(diff.output.contains("  + struct Part: View {\n  +   let title: String\n"))
            #expect(try String(contentsOfFile: file, encoding: .utf8) == screen)
            let written = try viewlab("split", file, "Screen.part", "Label2", "--with", folder, "--write")
            #expect(written.status == 0)
            #expect(written.output.hasPrefix("\(file): Label2 is a view of its own\n"))
            #expect(try String(contentsOfFile: file, encoding: .utf8).contains("@Equatable\nstruct Label2: View {"))
        }
    }

    /// Tabs, line ends, a byte order mark, a missing last line end and permissions belong to the file.
    @Test func editsKeepWhatAFileIs() throws {
        let source = "\u{FEFF}import SwiftUI\r\nstruct Screen: View {\r\n\t@ObservedObject var model = Model()\r\n"
            + "\tvar body: some View { VStack { part; Text(model.name) } }\r\n\tvar part: some View { Text(\"a\") } // above all\r\n}"
        try inFolder(["Screen.swift": source]) { (folder) throws in
            let file = folder + "/Screen.swift"
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
            #expect(try viewlab("split", file, "Screen.part", "--write").status == 0)
            let split = "\u{FEFF}import SwiftUI\r\nstruct Screen: View {\r\n\t@ObservedObject var model = Model()\r\n"
                + "\tvar body: some View { VStack { Part(); Text(model.name) } }\r\n}\r\n\r\n"
                + "// above all\r\nstruct Part: View {\r\n\tvar body: some View {\r\n\t\tText(\"a\")\r\n\t}\r\n}"
            #expect(String(validating: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self) == split)
            #expect(try viewlab("lint", "--fix", file).status == 0)
            let fixed = split.replacingOccurrences(of: "@ObservedObject", with: "@StateObject")
            #expect(String(validating: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self) == fixed)
            #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test func splitRefusesWithStatusOne() throws {
        try inFolder(["Screen.swift": screen]) { (folder) throws in
            #expect(try viewlab("split", folder + "/Screen.swift", "Screen.nothing").status == 1)
            #expect(try viewlab("split", folder + "/Screen.swift", "Screen").status == 2)
            #expect(try viewlab("split", folder + "/None.swift", "Screen.part").status == 1)
        }
    }

    @Test func expandPrintsTheExtensions() throws {
        let source = "@Equatable struct A { let n: Int }\nenum E { @Equatable struct B { let f: () -> Void } }\nstruct C {}\n"
        try inFolder(["A.swift": source]) { (folder) throws in
            let one = try viewlab("expand", folder + "/A.swift", "A")
            #expect(one.status == 0)
            #expect(one.output.hasPrefix("extension A: Equatable {\n"))
            let all = try viewlab("expand", folder + "/A.swift")
            #expect(all.status == 1)
            #expect(all.output.contains("A.swift:2:36: `f` is a closure"))
            #expect(try viewlab("expand", folder + "/A.swift", "D").status == 1)
        }
        try inFolder(["B.swift": "struct C {}\n"]) { (folder) throws in
            let none = try viewlab("expand", folder + "/B.swift")
            #expect(none.status == 1)
            #expect(none.output == "error: nothing in \(folder)/B.swift has a macro that expands\n  @Equatable before a struct does\n")
        }
    }

    @Test func aNewLessonPassesItsCheck() throws {
        try inFolder(["mine.swift": "struct Badge: View { var body: some View { Text(\"New\") } }"]) { (folder) throws in
            let path = folder + "/08-small-views.md"
            let made = try viewlab("lesson", "new", folder + "/08-small-views")
            #expect(made.output == "wrote \(path)\nviewlab check proves it, viewlab learn takes it\n")
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text.hasPrefix("---\nid: small-views\ntitle: Small views\n"))
            let checked = try viewlab("check", path)
            #expect(checked.status == 0)
            // The badge's text is built once instead of twice. A long path may break the lines.
            let words = checked.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words == "\(path): 2 transcripts, 1 prediction, 1 question, 1 task \(path):89: golf 11 (built 11, wasted 0), as shipped 13")
            #expect(try viewlab("lesson", "new", path).output == "error: there is a file `\(path)` already\n  name another one\n")
            #expect(try viewlab("lesson", "new", folder + "/--").output == "error: `\(folder)/--` has no letter to name a lesson by\n")
        }
    }

    /// The example in the teachers' page is a lesson that holds.
    @Test func theTeachersExampleHolds() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Lessons/README.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let example = try #require(text.components(separatedBy: "````markdown\n").last?.components(separatedBy: "````").first)
        try inFolder(["small.md": example]) { (folder) throws in
            let result = try viewlab("check", folder)
            #expect(result.status == 0, "\(result.output)")
            #expect(result.output.contains("/small.md: 1 transcript, 1 prediction, 1 task\n"))
        }
    }

    @Test func anErrorInALessonNamesFileAndLine() throws {
        try inFolder(["x.md": "# A\n\n```task\nask: Do.\nstart: |\n  let a = 1\n  let b: Int = \"\"\ncheck: built == 0\nsolution: |\n  let c: Int = true\n```\n"]) { (folder) throws in
            let result = try viewlab("check", folder)
            #expect(result.status == 1)
            #expect(result.output.contains("error: \(folder)/x.md:7:14: "), "\(result.output)")
            #expect(result.output.contains("error: \(folder)/x.md:10:1: the solution fails: "), "\(result.output)")
        }
    }
}
