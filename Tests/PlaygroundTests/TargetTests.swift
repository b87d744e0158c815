@testable import Playground
import Testing

/// What T names: labels, numbers, paths.
@Suite struct TargetTests {
    @Test(arguments: [":tap \"A 0\"", ":tap 1", ":tap Counter[0]", ":tap Screen/Counter[0]", ":tap “A 0”"])
    func names(_ line: String) {
        #expect(Fixture.shown.run(line).hasPrefix("  [ A 1 ]"))
    }

    @Test func severalMatchesAreListed() {
        #expect(Fixture.shown.run(":tap Counter") == """
            error: Counter names 2 controls that can be tapped
              1 button "A 0" in Screen/Counter[0]
              2 button "B 0" in Screen/Counter[1]
              name one by its number
            """)
    }

    @Test func noMatchSaysWhatThereIs() {
        #expect(Fixture.shown.run(":tap \"Z\"") == """
            error: no control is called "Z"
              there are 1 "A 0", 2 "B 0", 3 "Name", 4 "Break"
            """)
        #expect(Fixture.shown.run(":tap \"A 9\"") == "error: no control is called \"A 9\"\n  did you mean \"A 0\"?")
        #expect(Fixture.shown.run(":toggle \"Z\"") == "error: no control is called \"Z\"\n  nothing on the screen can be toggled")
    }

    @Test func aControlOfAnotherKindIsNamed() {
        #expect(Fixture.shown.run(":toggle \"Name\"") == """
            error: "Name" is a text field, it cannot be toggled
              :type "Name" "text"
            """)
    }

    @Test func textGoesIntoAField() {
        let fixture = Fixture.shown
        fixture.run(":type \"Name\" \"Ada \\\"L\\\"\"")
        #expect(fixture.scripted.calls.last == "type(\"Ada \\\"L\\\"\") 3")
        #expect(fixture.run(":type \"Name\"") == """
            error: the text in quotes is missing
              usage: :type T "text"
            """)
    }

    @Test func labelsNeedQuotes() {
        #expect(Fixture.shown.run(":tap A 0") == "error: a label of several words stands in quotes\n  :tap \"A 0\"")
        #expect(Fixture.shown.run(":tap \"A 0") == "error: the closing quote of \"A 0 is missing\n  usage: :tap T")
        #expect(Fixture.shown.run(":tap") == """
            error: what to act on is missing: a label in quotes, a number of :controls, or a path
              usage: :tap T
            """)
    }

    @Test func withoutAViewThereIsNothingToTap() {
        #expect(Fixture().run(":load two-counters.swift", ":tap 1") == "error: nothing is shown yet\n  :show mounts a view")
    }

    @Test func viewsByPath() throws {
        let row = ViewPath([.init("Screen"), .init("List"), .init("Row", index: 3, isOnly: false, id: "7")])
        for text in ["Row", "Row[3]", "Row[id: 7]", "Row[id:7]", "List/Row[3]", "Screen/List[0]/Row[id: 7]"] {
            #expect(try #require(PathPattern(text)).matches(row), "\(text)")
        }
        for text in ["Screen", "Row[2]", "Row[id: 3]", "Screen/Row", "A/Screen/List/Row"] {
            #expect(try !#require(PathPattern(text)).matches(row), "\(text)")
        }
        for text in ["", "Row[", "Row[x]", "3", "Row/", "/Row", "Row[id:]"] { #expect(PathPattern(text) == nil, "\(text)") }
        #expect("\(row)" == "Screen/List/Row[3]")
    }

    @Test func viewsThatAreNotThere() {
        #expect(Fixture.shown.run(":why Conter[0]") == "error: no view is called Conter[0]\n  did you mean `Counter`?")
        #expect(Fixture.shown.run(":why Counter[5]") == """
            error: no view is called Counter[5]
              there are Screen/Counter[0], Screen/Counter[1]
            """)
        #expect(Fixture.shown.run(":why Counter") == """
            error: Counter names 2 views
              they are Screen/Counter[0], Screen/Counter[1]
            """)
    }

    @Test func scrolling() throws {
        for (line, action) in [(":scroll 20", ControlAction.scroll(.row(20))), (":scroll end", .scroll(.end)),
                               (":scroll id 7", .scroll(.id("7"))), (":scroll id \"a b\"", .scroll(.id("a b")))] {
            let fixture = Fixture.shown
            #expect(fixture.run(line) == "error: nothing can be scrolled\n  nothing on the screen can be scrolled", "\(action)")
        }
        #expect(Fixture.shown.run(":scroll List up") == """
            error: where to scroll is missing: a row's number, `end`, or `id` and an id
              usage: :scroll [T] N|end|id X
            """)
    }

    @Test(arguments: [("500ms", "0.5"), ("3s", "3.0"), ("2m", "120.0"), ("1.5s", "1.5")])
    func durations(_ text: String, _ seconds: String) {
        let fixture = Fixture.shown
        fixture.run(":advance \(text)")
        #expect(fixture.scripted.calls.last == "advance \(seconds) seconds")
    }

    @Test func notADuration() {
        #expect(Fixture.shown.run(":advance soon") == """
            error: `soon` is no duration, which is like 500ms, 3s or 2m
              usage: :advance DURATION
            """)
    }
}
