@testable import Playground
import Testing

/// Lines mutated from real ones bring no trap, and a line that fails changes nothing.
@Suite struct RandomInputTests {
    /// A small generator, so that a failure can be repeated from its seed.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static let lines = [
        ":load two-counters.swift", ":show Screen()", ":tap \"A 0\"", ":tap Screen/Counter[1]", ":type 3 \"x\\\"y\"", ":scroll List id \"a b\"",
        ":advance 500ms", ":counts reset", ":expect Row[id: 3].body == 0 and screen contains \"A 1\"", ":why Counter[0]", ":layout Counter",
        ":equatable Counter off", ":skip Counter.onTap", ":expand Counter", ":source Counter", ":undo", ":redo", ":set viewport 80x24", ":help tap",
        ":reload", ":save two-counters.swift", ":save", ":edit Counter", ":time :tap 1", ":set output brief", ":chart", ":export a.md",
        ":export b.html", ":live on", ":reset", ":mark", ":compare",
        "let x = \"\\(1 + 2)\"", "struct Row: View { var body: some View { Text(\"a\") } }", "// a\nprint(1)", "x.y(z) { $0 }", "👩‍👩‍👧 = é\u{301}",
    ]
    private static let pieces = ["\"", "\\", "[", "]", "(", ")", "{", "}", "id:", " ", "\n", "/", ".", ":", "==", "é", "\u{0}", "9", "-", "\"\"\"", "/*"]

    @Test(arguments: 1...4)
    func mutatedLines(seed: UInt64) {
        var generator = Generator(state: seed)
        let session = Fixture().session
        for _ in 0..<400 {
            var line = Array(Self.lines.randomElement(using: &generator) ?? "")
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                let place = Int.random(in: 0...line.count, using: &generator)
                if Bool.random(using: &generator), place < line.count {
                    line.remove(at: place)
                } else {
                    line.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? "", at: place)
                }
            }
            let text = String(line)
            _ = session.isComplete(text)
            _ = session.completions(for: text, cursor: Int.random(in: 0...line.count, using: &generator))
            let before = session.source
            let response = session.execute(text)
            if !response.ok { #expect(session.source == before, "\(text)") }
            #expect(response.ok || !response.diagnostics.isEmpty, "\(text)")
            _ = TextRenderer().render(response)
            _ = JSONRenderer().render(response)
        }
    }
}
