import Foundation
import Testing

/// `:set clock real`: time passes while nobody types.
@Suite struct RealClockTests {
    /// A view that counts seconds, in a file.
    private func source() throws -> URL {
        let source = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        try Data("""
            import SwiftUI

            struct Ticker: View {
              @State private var ticks = 0
              private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

              var body: some View {
                Text("ticks \\(ticks)").onReceive(timer) { _ in ticks += 1 }
              }
            }
            """.utf8).write(to: source)
        return source
    }

    /// A tick is nobody's input, and takes no page away from who reads.
    @Test func aLongAnswerIsReadOnWhileAPanelTicks() throws {
        let source = try source()
        defer { try? FileManager.default.removeItem(at: source) }
        let terminal = try CommandAtTerminal([source.path], environment: ["NO_COLOR": "1"])
        try terminal.waitForPrompt()
        for line in [":show Ticker()", ":live on", ":set clock real", ":help all"] {
            terminal.type(line + "\r")
            try terminal.waitForPrompt()
        }
        for _ in 0..<2 {
            try terminal.wait(for: "\"ticks ")
            try terminal.waitForPrompt()
        }
        terminal.type("\r")
        try terminal.wait(for: ":environment KEY VALUE")
        try terminal.waitForPrompt()
        terminal.type(":quit\r")
        #expect(try terminal.status() == 0)
    }

    @Test func aTimerTicksByItself() throws {
        let source = try source()
        defer { try? FileManager.default.removeItem(at: source) }
        let terminal = try CommandAtTerminal([source.path], environment: ["NO_COLOR": "1"])
        try terminal.waitForPrompt()
        terminal.type(":show Ticker()\r")
        try terminal.wait(for: "ticks 0")
        try terminal.waitForPrompt()
        terminal.type(":set clock real\r")
        try terminal.wait(for: "clock is real")
        // Nobody types anything.
        try terminal.wait(for: "  ticks 1\r\n")
        try terminal.wait(for: "1 body ran, 0 wasted")
        try terminal.wait(for: "  ticks 2\r\n")
        try terminal.waitForPrompt()
        terminal.type(":set clock still\r")
        try terminal.wait(for: "clock is still")
        terminal.type(":quit\r")
        #expect(try terminal.status() == 0)
    }
}
