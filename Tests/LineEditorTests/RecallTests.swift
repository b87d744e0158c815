import Foundation
@testable import LineEditor
import Testing

extension TerminalTests {
    /// Entries of before: in this session, and in others through the file.
    @Suite struct RecallTests {
        @Test func upRecallsTheEntryBefore() throws {
            let terminal = try PseudoTerminal()
            try terminal.type("first\r")
            _ = try terminal.entry()
            try terminal.type("second\r")
            _ = try terminal.entry()
            try terminal.type("\u{1B}[A\u{1B}[A!\r")
            try terminal.expect(#".text("first!")"#)
        }

        @Test func anEntryOfSeveralLinesComesBackWhole() throws {
            let terminal = try PseudoTerminal()
            try terminal.type("one\u{1B}\rtwo\r")
            _ = try terminal.entry()
            try terminal.type("\u{10}!\r")
            try terminal.expect(#".text("one\ntwo!")"#)
        }

        @Test func controlRSearches() throws {
            let terminal = try PseudoTerminal()
            for entry in ["alpha one", "beta", "gamma"] {
                try terminal.type("\(entry)\r")
                _ = try terminal.entry()
            }
            try terminal.type("\u{12}pha\r")
            try terminal.expect(#".text("alpha one")"#)
        }

        @Test func entriesAreKeptAcrossSessions() throws {
            let file = try TemporaryFile("")
            let path = file.path + ".d/history"
            let first = try PseudoTerminal(history: path)
            try first.type("let a = \"\\n\"\u{1B}\rtwo\r")
            _ = try first.entry()
            #expect(try permissions(path) == 0o600)

            let second = try PseudoTerminal(history: path)
            try second.type("\u{10}\r")
            try second.expect(#".text("let a = \"\\n\"\ntwo")"#)
        }

        @Test func sessionsAtOnceLoseNothing() throws {
            let file = try TemporaryFile("")
            let one = try PseudoTerminal(history: file.path)
            let two = try PseudoTerminal(history: file.path)
            try one.type("from one\r")
            _ = try one.entry()
            try two.type("from two\r")
            _ = try two.entry()
            #expect(HistoryFile(path: file.path).load().entries == ["from one", "from two"])
        }

        @Test func blankAndRepeatedEntriesAreNotKept() throws {
            let file = try TemporaryFile("")
            let terminal = try PseudoTerminal(history: file.path)
            for entry in ["a", "  ", "a", "b"] {
                try terminal.type("\(entry)\r")
                _ = try terminal.entry()
            }
            #expect(HistoryFile(path: file.path).load().entries == ["a", "b"])
        }

        @Test func aFileThatCannotBeUsedIsSaid() throws {
            let terminal = try PseudoTerminal(history: "/dev/null/history")
            #expect(terminal.historyProblem == "entries are not kept: /dev/null/history: Not a directory")
            try terminal.type("goes on\r")
            try terminal.expect(#".text("goes on")"#)
        }

        @Test func damagedBytesInTheFileDoNoHarm() throws {
            let file = try TemporaryFile("")
            try Data([0xFF, 0xFE, 0x5C, 0x0A, 0x00, 0x41, 0x0A]).write(to: URL(fileURLWithPath: file.path))
            let terminal = try PseudoTerminal(history: file.path)
            try terminal.type("fine\r")
            try terminal.expect(#".text("fine")"#)
        }

        /// A byte that begins nothing in UTF-8, a zero, and two lines that somebody typed.
        @Test func damagedLinesAreLeftOutAndCounted() throws {
            let file = try TemporaryFile("")
            try Data(Array("good\n".utf8) + [0xFF, 0x41, 0x0A, 0x00, 0x41, 0x0A] + Array("fine\n".utf8)).write(to: URL(fileURLWithPath: file.path))
            let contents = HistoryFile(path: file.path).load()
            #expect(contents == .init(entries: ["good", "fine"], damagedLines: 2))
        }

        @Test func entriesThatCannotBeAddedToAreRecalled() throws {
            let file = try TemporaryFile("one\ntwo\n")
            try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: file.path)
            let contents = HistoryFile(path: file.path).load()
            #expect(contents.entries == ["one", "two"])
            let reason = getuid() == 0 ? "the file is read-only" : "Permission denied"
            #expect(contents.problem?.message == "entries are not kept: \(file.path): \(reason)")
        }

        @Test func aLineThatWasCutShortKeepsToItself() throws {
            let file = try TemporaryFile("whole\nhal")
            try HistoryFile(path: file.path).append("next")
            #expect(HistoryFile(path: file.path).load().entries == ["whole", "hal", "next"])
        }

        /// The `n` of a written newline, and an accent that would join it.
        @Test(arguments: ["a\n\u{301}b", "a\\\u{301}n", "a\r\nb", "\\n", "a\\\n"])
        func everyEntryComesBackAsItWas(entry: String) throws {
            let file = try TemporaryFile("")
            try HistoryFile(path: file.path).append(entry)
            #expect(HistoryFile(path: file.path).load().entries.map { Array($0.utf8) } == [Array(entry.utf8)])
        }

        @Test func aLongFileIsCutBack() throws {
            let file = try TemporaryFile((1...50).map { "entry \($0)\n" }.joined())
            var history = HistoryFile(path: file.path)
            history.limit = 20
            #expect(history.load().entries.first == "entry 31")
            #expect(try String(contentsOfFile: file.path, encoding: .utf8).hasPrefix("entry 31\n"))
            #expect(try permissions(file.path) == 0o600)
        }

        @Test(arguments: [
            (["XDG_STATE_HOME": "/state", "HOME": "/home/a"], "/state/viewlab/history"),
            (["XDG_STATE_HOME": "relative", "HOME": "/home/a"], "/home/a/.viewlab_history"),
            (["HOME": "/home/a"], "/home/a/.viewlab_history"),
        ])
        func whereTheFileIs(environment: [String: String], path: String) {
            #expect(HistoryFile(program: "viewlab", environment: environment).path == path)
        }

        private func permissions(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
    }
}
