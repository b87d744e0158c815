import Foundation
@testable import Playground
import RandomInput
import Testing

/// Lines that were damaged by chance bring no trap, and a line that fails changes nothing.
@Suite struct RandomInputTests {
    private static let commands = [
        ":load two-counters.swift", ":show Screen()", ":tap \"A 0\"", ":tap Screen/Counter[1]", ":type 3 \"x\\\"y\"", ":scroll List id \"a b\"",
        ":advance 500ms", ":counts reset", ":expect Row[id: 3].body == 0 and screen contains \"A 1\"", ":why Counter[0]", ":layout Counter",
        ":equatable Counter off", ":skip Counter.onTap", ":expand Counter", ":source Counter", ":undo", ":redo", ":set viewport 80x24", ":help tap",
        ":reload", ":save two-counters.swift", ":save", ":edit Counter", ":time :tap 1", ":set output brief", ":chart", ":export a.md",
        ":export b.html", ":live on", ":reset", ":mark", ":compare", ":split Screen.body.Counter[1] Part", ":split Screen:9", ":inline Counter",
        ":drag 1 10,-5", ":toggle 2", ":adjust \"A\" 1e9", ":environment colorScheme dark", ":lint", ":leaks", ":screen", ":tree", ":controls",
        ":press 1", ":delete Row[id: 1]", ":move Row[2] 0", ":back", ":dismiss", ":open a://b", ":search \"x\"", ":submit 3", ":refresh",
    ]
    private static let swift = [
        "let x = \"\\(1 + 2)\"", "struct Row: View { var body: some View { Text(\"a\") } }", "// a\nprint(1)", "x.y(z) { $0 }", "👩‍👩‍👧 = é\u{301}",
        "struct Screen: View {\n  @State var a = 0\n  var body: some View {\n    VStack { Text(\"\\(a)\"); Button(\"A\") { a += 1 } }\n  }\n}",
        "[1, 2, 3].map { $0 * 2 }.filter { $0 > 2 }", "var n = 0; n += 1", "func f<T: Equatable>(_ a: T, b: Int = 3) -> [T] { [a] }",
        "enum E: String, CaseIterable { case a, b(Int) }", "for i in 0..<3 { print(i) }", "@Observable final class Model { var n = 0 }",
        "if let a = Optional(1) { a } else { 2 }", "switch 3 { case 1...2: \"a\"; default: \"b\" }", "extension Int { var twice: Int { self * 2 } }",
        "ForEach(0..<3, id: \\.self) { i in Text(\"\\(i)\") }", "#Preview { Screen() }", "[\"a\": 1][\"b\", default: 0]", "\\.self", "try! f()",
    ]
    private static let pieces = [
        "\"", "\\", "[", "]", "(", ")", "{", "}", "id:", " ", "\n", "/", ".", ":", "==", "é", "\u{0}", "9", "-", "\"\"\"", "/*", "$0", "@State ",
        "<", ">", "#", "`", "_", "?", "!", "99999999999999999999", "\u{200D}", "\u{1B}[31m", ",", "=", "\t",
    ]

    /// A session remembers all that was done in it, so each has its share of the lines.
    @Test(arguments: 0..<10) func damagedLines(part: Int) {
        var random = RandomInput(part: part)
        for _ in 0..<max(1, RandomInput.count(400) / 400) {
            let session = Fixture().session
            for _ in 0..<400 { check(random.damaged(random.one(of: Self.commands + Self.swift), in: 0...3, with: Self.pieces), in: session, &random) }
        }
    }

    /// The same where Swift is run.
    @Test(arguments: 0..<4) func damagedLinesOfAProgram(part: Int) async {
        await onLargeStack {
            var random = RandomInput(part: part)
            for _ in 0..<max(1, RandomInput.count(60) / 60) {
                let disk = Fixture.Disk(["two-counters.swift": twoCounters])
                let session = Session(SessionConfiguration(
                    makeHost: { makeProgramHost() },
                    readFile: { (path) throws(Failure) in
                        guard let text = disk.files[path] else { throw Failure("there is no file `\(path)`") }
                        return text
                    },
                    writeFile: { (path, text) throws(Failure) in disk.files[path] = text },
                    fileExists: { disk.files[$0] != nil }))
                _ = session.execute(":load two-counters.swift")
                _ = session.execute(":show Screen()")
                for _ in 0..<60 {
                    check(random.damaged(random.one(of: Self.commands + Self.swift), in: 0...2, with: Self.pieces), in: session, &random)
                }
            }
        }
    }

    private func check(_ text: String, in session: Session, _ random: inout RandomInput) {
        // What is asked for at each key is the dear part.
        if Int.random(in: 0..<4, using: &random) == 0 {
            _ = session.isComplete(text)
            _ = session.completions(for: text, cursor: Int.random(in: 0...text.count, using: &random))
        }
        let before = session.source
        let response = session.execute(text)
        if !response.ok {
            #expect(session.source == before, "seed \(random.seed): \(text)")
            #expect(!response.diagnostics.isEmpty, "seed \(random.seed): \(text)")
        }
        _ = TextRenderer().render(response)
        _ = JSONRenderer().render(response)
    }
}

/// Runs something on a thread with room for deep recursion, as the command does.
private func onLargeStack(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
        let thread = Thread {
            body()
            continuation.resume()
        }
        thread.stackSize = 512 << 20
        thread.start()
    }
}
