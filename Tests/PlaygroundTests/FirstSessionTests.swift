@testable import Playground
import Testing

/// The first session as the README and the lessons show it.
@Suite struct FirstSessionTests {
    @Test func loadNamesTheViews() {
        #expect(Fixture().run(":load two-counters.swift") == "loaded 2 views: Counter, Screen")
    }

    @Test func showDrawsScreenAndTree() {
        #expect(Fixture().run(":load two-counters.swift", ":show Screen()") == """
              [ A 0 ]
              [ B 0 ]
            Screen                 1 body
            ├─ Counter "A 0"       1 body
            └─ Counter "B 0"       1 body
            """)
    }

    @Test func tapShowsWhatRanAndWhy() {
        #expect(Fixture.shown.run(":tap \"A 0\"") == """
              [ A 1 ]
              [ B 0 ]
            Screen                 2 bodies  +1   _a changed 0 → 1
            ├─ Counter "A 1"       2 bodies  +1   title "A 0" → "A 1"; onTap captured a changed self
            └─ Counter "B 0"       2 bodies  +1   wasted: onTap captured a changed self, title equal, same output
            3 bodies ran, 1 wasted
            """)
    }

    @Test func skipShowsTheEditAsADiff() {
        #expect(Fixture.shown.run(":tap \"A 0\"", ":skip Counter.onTap") == """
              + @Equatable
                struct Counter: View {
                  let title: String
              +   @SkipEquatable
                  let onTap: () -> Void
            reloaded: 3 bodies (code changed), state kept
            """)
    }

    @Test func whyTellsTheChain() {
        #expect(Fixture.shown.run(":tap \"A 0\"", ":why Counter[0]") == """
            Counter "A 1" ran: title "A 0" → "A 1"; onTap captured a changed self
              because Screen ran
              because Screen._a was written 0 → 1 (x.swift:9)
              on tap "A 0"
            """)
        #expect(Fixture.shown.run(":tap \"A 0\"", ":why Counter[1]").hasPrefix("""
            Counter "B 0" ran: onTap captured a changed self (title equal); wasted, its output was the same
            """))
    }

    @Test func whyOfASkip() {
        let update = Update(
            view: "Counter", path: ScriptedHost.counter(1), label: "B 0", ran: false, ownEquality: true,
            fields: [
                .init(name: "title", verdict: .equal, rule: .equality, old: "\"B 0\"", new: "\"B 0\""),
                .init(name: "onTap", verdict: .notCompared, rule: .none, old: "…", new: "…", detail: "@SkipEquatable"),
            ])
        let response = Response(input: ":why", blocks: explanation(of: update))
        #expect(TextRenderer().render(response) == [
            "Counter \"B 0\" was skipped: == returned true (title equal; onTap not compared, @SkipEquatable)",
        ])
    }
}
