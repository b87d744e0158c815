import LineEditor
import RandomInput
import Testing

extension TerminalTests {
    /// Keys that chance presses: the editor goes on, and takes an entry afterwards.
    @Suite struct RandomKeyTests {
        private static let keys = [
            "a", "Z", "0", " ", "\"", "\\", "(", ")", "{", "}", "é", "世", "👍🏽", "e\u{301}", "\u{200D}", ":", ".", "\t", "\r", "\n", "\u{7F}",
            "\u{1B}\r", "\u{1}", "\u{2}", "\u{3}", "\u{5}", "\u{6}", "\u{7}", "\u{8}", "\u{B}", "\u{C}", "\u{E}", "\u{10}", "\u{12}", "\u{13}",
            "\u{14}", "\u{15}", "\u{16}", "\u{17}", "\u{19}", "\u{1F}", "\u{1B}", "\u{1B}b", "\u{1B}f", "\u{1B}d", "\u{1B}\u{7F}", "\u{1B}p", "\u{1B}n",
            "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~", "\u{1B}[1;5C", "\u{1B}[1;5D", "\u{1B}OA",
            "\u{1B}[200~let a = [\n1,\u{1B}[201~", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[", "\u{1B}[99;99;99~", "\u{1B}3", "\u{1B}-",
        ]

        @Test(arguments: 0..<4) func theEditorGoesOn(part: Int) throws {
            var random = RandomInput(part: part)
            let terminal = try PseudoTerminal(columns: random.one(of: [2, 20, 80]), rows: random.one(of: [2, 24])) { editor in
                completeWhenBracketsMatch(editor)
                offering("alpha", "alphabet", "(", "é世", "two\nlines")(editor)
            }
            for round in 0..<(RandomInput.count(2_500) + 99) / 100 {
                terminal.typeOn((0..<100).map { _ in random.one(of: Self.keys) }.joined())
                if round % 5 == 0 { terminal.resize(columns: random.one(of: [1, 7, 80, 300]), rows: random.one(of: [1, 24])) }
                // Out of a paste, a search, a quoted key and an entry; then an entry that is like no other.
                let end = "\u{1B}[201~\u{7}\u{3}\u{3}entry \(round) of \(random.seed)\r"
                terminal.typeOn(end)
                while try terminal.entry(insistingOn: end) != ".text(\"entry \(round) of \(random.seed)\")" {}
            }
        }
    }
}
