@testable import Playground
import Testing

/// `:expect` and the conditions of lessons.
@Suite struct ConditionTests {
    @Test(arguments: [
        "Screen.body == 1", "Counter.body == 2", "Counter[1].body == 1", "Counter[0].wasted == 0", "body == 3", "wasted == 1",
        "total.Counter.body <= 4", "total.body == 6", "built < 40", "Counter.init>=2", "Counter.== == 0",
        "screen contains \"A 1\"", "Counter.body == 2 and screen contains \"B 0\" and wasted != 0",
        "Counter shows \"B\"", "Counter[0] shows \"A 1\" and Screen.body == 1",
    ])
    func holds(_ text: String) {
        #expect(Fixture.shown.run(":tap \"A 0\"", ":expect \(text)") == "true")
    }

    @Test(arguments: [
        ("Counter.body == 1", "Counter.body == 1 is false: Counter.body is 2"),
        ("total.Screen.body < 2", "total.Screen.body < 2 is false: total.Screen.body is 2"),
        ("screen contains \"A 0\"", "screen contains \"A 0\" is false: the screen does not show it"),
        ("Counter[0] shows \"B\"", "Counter[0] shows \"B\" is false: it shows \"A 1\""),
        ("Counter[7] shows \"B\"", "Counter[7] shows \"B\" is false: no Counter[7] is on the screen"),
        ("Screen shows \"B\"", "Screen shows \"B\" is false: it draws no text"),
        ("printed contains \"x\"", "printed contains \"x\" is false: nothing was printed"),
        ("Counter is Equatable", "Counter is Equatable is false: Counter is not Equatable"),
        ("Counter skips onTap", "Counter skips onTap is false: Counter compares onTap"),
        ("body == 3 and wasted == 0", "wasted == 0 is false: wasted is 1"),
    ])
    func isFalse(_ text: String, _ message: String) {
        let fixture = Fixture.shown
        fixture.run(":tap \"A 0\"")
        let response = fixture.session.execute(":expect \(text)")
        #expect(!response.ok)
        #expect(response.diagnostics.map(\.message) == [message])
    }

    @Test func theSourceIsAskedAsItStands() {
        let fixture = Fixture.shown
        fixture.run(":skip Counter.onTap")
        #expect(fixture.run(":expect Counter is Equatable and Counter skips onTap") == "true")
    }

    @Test func aTypeIsKnownByTheTypesAroundIt() {
        let fixture = Fixture()
        fixture.run("class Holder { @Equatable struct Row: View { let a: Int; @SkipEquatable let f: Int } }")
        #expect(fixture.run(":expect Holder.Row is Equatable and Holder.Row skips f and Row is Equatable") == "true")
        fixture.run("enum Other { struct Row: View { let a: Int } }")
        for condition in ["Row is Equatable", "Row skips a", "Row.body == 0"] {
            #expect(fixture.run(":expect \(condition)") == "error: `Row` may be `Holder.Row` or `Other.Row`\n  say which", "\(condition)")
        }
    }

    @Test func reportsDoNotChangeWhatTheLastInputWas() {
        #expect(Fixture.shown.run(":tap \"A 0\"", ":tree", ":why Counter[0]", ":expect wasted == 1") == "true")
    }

    @Test func printedLinesAreThoseOfTheLastInput() {
        #expect(Fixture().run("print(1)", ":expect printed contains \"1\"") == "true")
    }

    @Test(arguments: [
        ("Row.body == 1", "there is no view `Row`\n  there are `Counter`, `Screen`"),
        ("Conter.body == 1", "there is no view `Conter`\n  did you mean `Counter`?"),
        ("Counter.bodies == 1", "`bodies` is no counter\n  they are init, body, skip, equal, wasted, built"),
        ("Counter[0].init == 1", "`init` is counted by type, not by view\n  leave the index out: `Counter.init`"),
        ("Counter skips taps", "`Counter` has no property `taps`\n  there are `title`, `onTap`, `body`"),
    ])
    func wrongNames(_ text: String, _ message: String) {
        #expect(Fixture.shown.run(":expect \(text)") == "error: \(message)")
    }

    @Test(arguments: ["Counter.body", "Counter.body == x", "and", "Counter is Hashable", "tree contains \"x\"", "Counter shows x", "screen contains x"])
    func noConditions(_ text: String) {
        let shown = Fixture.shown.run(":expect \(text)")
        #expect(shown.hasPrefix("error: "))
        #expect(shown.contains("conditions are like `Row.body == 1`"))
    }
}
