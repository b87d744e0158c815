@testable import Playground
import Testing

/// Lesson text on a terminal.
@Suite struct ProseTests {
    @Test(arguments: [
        ("A **bold** word and a *slanted* one.", "A bold word and a slanted one."),
        ("`a * b * c` stays", "`a * b * c` stays"),
        ("* a bullet", "* a bullet"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("**`init` is cheap.**", "`init` is cheap."),
        ("an open *star", "an open *star"),
        ("", ""),
    ])
    func plainText(_ markdown: String, _ text: String) {
        #expect(proseLine(markdown).plain == text)
    }

    @Test func stylesSayWhatThePiecesAre() {
        #expect(proseLine("a **b** `c`").pieces == [
            .init(text: "a ", style: .plain), .init(text: "b", style: .heading), .init(text: " ", style: .plain),
            .init(text: "`c`", style: .code),
        ])
    }

    @Test func aParagraphIsOneLineHoweverItWasWrapped() {
        #expect(proseLines("""
            One sentence that
            goes on.

            - an item
              of two lines
            - another
            1. a number
            """).map(\.plain) == [
            "One sentence that goes on.", "", "  - an item of two lines", "  - another", "  1. a number",
        ])
    }
}
