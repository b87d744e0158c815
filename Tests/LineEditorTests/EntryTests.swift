import Foundation
import LineEditor
import Testing

extension TerminalTests {
    /// Keys typed at a pseudo-terminal, and the entries that come of them.
    @Suite struct EntryTests {
        @Test func enterEndsAnEntry() throws {
            let terminal = try PseudoTerminal()
            try terminal.type("let a = 1\r")
            try terminal.expect(#".text("let a = 1")"#)
            try terminal.type("\r")
            try terminal.expect(#".text("")"#)
        }

        @Test func takesAnyCharacter() throws {
            let terminal = try PseudoTerminal()
            try terminal.type("Text(\"é 世界 👍🏽 â\")\r")
            try terminal.expect(#".text("Text(\"é 世界 👍🏽 â\")")"#)
        }

        @Test func bytesThatAreNotUTF8DoNoHarm() throws {
            let terminal = try PseudoTerminal()
            try terminal.waitToDraw("> ")
            terminal.typeRaw([0xFF, 0xC3, 0x28, 0xE2, 0x82, 0x41, 0x0D])
            try terminal.expect(".text(\"\u{FFFD}\u{FFFD}(\u{FFFD}\u{FFFD}A\")")
        }

        @Test func emacsKeysMoveAndDelete() throws {
            let terminal = try PseudoTerminal()
            try terminal.type("world\u{1}hello \u{5}!!\u{7F}\r")
            try terminal.expect(#".text("hello world!")"#)
            try terminal.type("one two three\u{17}\u{2}\u{2}\u{4}\r")
            try terminal.expect(#".text("one tw ")"#)
            try terminal.type("abc\u{1B}[H\u{1B}[3~\u{1B}[F.\r")
            try terminal.expect(#".text("bc.")"#)
        }

        @Test func controlDLeavesOnAnEmptyLineOnly() throws {
            let terminal = try PseudoTerminal()
            try terminal.type("a\u{4}b\r")
            try terminal.expect(#".text("ab")"#)
            try terminal.type("\u{4}")
            try terminal.expect(".end")
        }

        @Test func controlCGivesUpTheEntry() throws {
            let terminal = try PseudoTerminal(setUp: completeWhenBracketsMatch)
            try terminal.type("half\u{3}")
            try terminal.expect(".givenUp")
            try terminal.type("struct A {\rlet a\u{3}")
            try terminal.expect(".givenUp")
            try terminal.type("whole\r")
            try terminal.expect(#".text("whole")"#)
        }

        @Test func anInterruptFromOutsideDoesToo() throws {
            let terminal = try PseudoTerminal()
            try terminal.type("half")
            try terminal.waitToDraw("half")
            terminal.send(signal: SIGINT)
            try terminal.expect(".givenUp")
        }

        @Test func aChangeOfSizeKeepsTheEntry() throws {
            let terminal = try PseudoTerminal()
            try terminal.type("a line that is wider than twenty columns")
            try terminal.waitToDraw("columns")
            terminal.resize(columns: 20, rows: 10)
            try terminal.waitToDraw("1> a line that is wi")
            terminal.typeOn("!\r")
            try terminal.expect(#".text("a line that is wider than twenty columns!")"#)
        }

        @Test func keysFromTheUsersFile() throws {
            let file = try TemporaryFile("bind \"^G\" ed-move-to-beg\n")
            setenv("EDITRC", file.path, 1)
            defer { unsetenv("EDITRC") }
            let terminal = try PseudoTerminal()
            try terminal.type("b\u{7}a\r")
            try terminal.expect(#".text("ab")"#)
        }

        @Test func viKeysFromTheUsersFile() throws {
            let file = try TemporaryFile("bind -v\n")
            setenv("EDITRC", file.path, 1)
            defer { unsetenv("EDITRC") }
            let terminal = try PseudoTerminal(setUp: completeWhenBracketsMatch)
            try terminal.type("f {\rx}\r")
            try terminal.expect(#".text("f {\nx}")"#)
            try terminal.type("word\u{1B}0iA\r")
            try terminal.expect(#".text("Aword")"#)
            try terminal.type("gone\u{3}")
            try terminal.expect(".givenUp")
        }
    }
}
