import Playground
import Testing
@testable import viewlab

@Suite struct ColoursTests {
    @Test(arguments: [
        (true, ["TERM": "xterm-256color"], true),
        (false, ["TERM": "xterm-256color"], false),
        (true, ["TERM": "xterm-256color", "NO_COLOR": "1"], false),
        (true, ["TERM": "xterm-256color", "NO_COLOR": ""], true),
        (true, ["TERM": "dumb"], false),
        (true, [:], false),
    ])
    func areForTerminalsThatWantThem(isTerminal: Bool, environment: [String: String], wanted: Bool) {
        #expect(Colours.areWanted(isTerminal: isTerminal, environment: environment) == wanted)
    }

    @Test func aPlainPieceStaysAsItIs() {
        #expect(Colours().paint("loaded", .plain) == "loaded")
        #expect(Colours().paint("error: ", .error) == "\u{1B}[1;31merror: \u{1B}[0m")
    }
}
