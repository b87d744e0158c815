import Playground
import Testing
@testable import viewlab

@Suite struct WrappingTests {
    @Test func aShortLineStaysAsItIs() {
        #expect(wrapped("3 bodies ran, 1 wasted", 40) == ["3 bodies ran, 1 wasted"])
    }

    @Test func aLongLineBreaksBetweenWords() {
        #expect(
            wrapped("└─ Counter \"B 0\"  2 bodies  +1  wasted: onTap captured a changed self", 40)
                == ["└─ Counter \"B 0\"  2 bodies  +1  wasted: ", "       onTap captured a changed self"])
        #expect(
            wrapped("│  ├─ Row \"1\"  2 bodies  +1  wasted: title equal, same output", 40)
                == ["│  ├─ Row \"1\"  2 bodies  +1  wasted: ", "│  │      title equal, same output"])
    }

    @Test func aWordThatIsTooLongIsLeftToTheTerminal() {
        let word = String(repeating: "x", count: 50)
        #expect(wrapped("look at \(word) here", 40) == ["look at ", "    \(word)", "    here"])
    }

    @Test func narrowTerminalsAreLeftAlone() {
        let line = String(repeating: "word ", count: 20)
        #expect(wrapped(line, 20) == [line])
    }

    private func wrapped(_ text: String, _ columns: Int) -> [String] {
        StyledLine(text).wrapped(to: columns).map(\.plain)
    }
}
