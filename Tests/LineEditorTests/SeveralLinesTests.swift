import LineEditor
import Testing

extension TerminalTests {
    /// Entries of several lines, typed and pasted.
    @Suite struct SeveralLinesTests {
        @Test func enterContinuesWhatIsNotComplete() throws {
            let terminal = try PseudoTerminal(setUp: completeWhenBracketsMatch)
            try terminal.type("struct A {\r")
            try terminal.waitToDraw("\n")
            terminal.typeOn("var body {\r")
            try terminal.waitToDraw("\n")
            terminal.typeOn("1\r")
            try terminal.waitToDraw("\n")
            terminal.typeOn("}\r")
            try terminal.waitToDraw("\n")
            terminal.typeOn("}\r")
            try terminal.expect(#".text("struct A {\n    var body {\n        1\n    }\n}")"#)
        }

        @Test func anEmptyLineGivesUpContinuing() throws {
            let terminal = try PseudoTerminal(setUp: completeWhenBracketsMatch)
            try terminal.type("struct A {\r")
            try terminal.waitToDraw("\n")
            terminal.typeOn("\r")
            try terminal.expect(#".text("struct A {")"#)
        }

        @Test func theArrowsMoveBetweenItsLines() throws {
            let terminal = try PseudoTerminal(setUp: completeWhenBracketsMatch)
            try terminal.type("f {\ra\r\u{1B}[A\u{1B}[A\u{5} // here\u{1B}[B\u{5};\r\u{1B}[B}\r")
            let entry = try terminal.entry()
            #expect(entry.contains("f { // here"))
            #expect(entry.contains("a;"))
        }

        @Test func altEnterBeginsALineAnywhere() throws {
            let terminal = try PseudoTerminal()
            try terminal.type("one\u{1B}\rtwo\r")
            try terminal.expect(#".text("one\ntwo")"#)
        }

        @Test func aPasteComesInOnePiece() throws {
            let terminal = try PseudoTerminal()
            try terminal.type("\u{1B}[200~let a = 1\r\rlet b = 2\r\n}\u{1B}[201~")
            terminal.typeOn("!\r")
            try terminal.expect(#".text("let a = 1\n\nlet b = 2\n}!")"#)
        }

        @Test func aPastedNewlineAtTheEndAndControlCharactersAreLeftOut() throws {
            let terminal = try PseudoTerminal()
            try terminal.type("\u{1B}[200~a\u{1B}[31m\u{7}\tb\n\u{1B}[201~\r")
            try terminal.expect(#".text("a[31m\tb")"#)
        }

        @Test func alongPasteIsKeptWhole() throws {
            let lines = (1...500).map { "let line\($0) = \($0)" }.joined(separator: "\n")
            let terminal = try PseudoTerminal()
            try terminal.waitToDraw("> ")
            terminal.typeOn("\u{1B}[200~\(lines)\u{1B}[201~\r")
            try terminal.expect(".text(\(lines.debugDescription))")
        }

        @Test func theTerminalIsToldToMarkPastesOnlyWhileKeysAreRead() throws {
            let terminal = try PseudoTerminal()
            #expect(try terminal.waitToDraw("1> ") == "\u{1B}[?2004h")
            terminal.typeOn("a\r")
            try terminal.waitToDraw("\u{1B}[?2004l")
            try terminal.expect(#".text("a")"#)
        }
    }
}
