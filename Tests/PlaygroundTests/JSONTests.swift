@testable import Playground
import Testing

/// The JSON of `viewlab run --json`, to the letter.
@Suite struct JSONTests {
    @Test func aTap() {
        let fixture = Fixture.shown
        #expect(JSONRenderer().render(fixture.session.execute(":tap \"A 0\"")) == """
            {"schema": "viewlab.run/1", "input": ":tap \\"A 0\\"", "ok": true, "printed": [], "diagnostics": [], \
            "delta": {"Screen": {"init": 0, "body": 1, "skip": 0, "equal": 0, "wasted": 0, "built": 3}, \
            "Counter": {"init": 2, "body": 2, "skip": 0, "equal": 0, "wasted": 1, "built": 2}}, \
            "total": {"Screen": {"init": 1, "body": 2, "skip": 0, "equal": 0, "wasted": 0, "built": 6}, \
            "Counter": {"init": 4, "body": 4, "skip": 0, "equal": 0, "wasted": 1, "built": 4}}, \
            "updates": [{"view": "Screen", "path": "Screen", "ran": true, "wasted": false, "changes": ["_a"], "fields": [], \
            "causes": [{"kind": "write", "source": "Screen._a", "old": "0", "new": "1", "file": "x.swift", "line": 9}, \
            {"kind": "event", "text": "tap \\"A 0\\""}]}, \
            {"view": "Counter", "path": "Screen/Counter[0]", "ran": true, "wasted": false, "changes": ["@self"], \
            "fields": [{"name": "title", "verdict": "changed", "rule": "==", "old": "\\"A 0\\"", "new": "\\"A 1\\""}, \
            {"name": "onTap", "verdict": "changed", "rule": "captures", "old": "…", "new": "…", \
            "detail": "captured a changed self"}], \
            "causes": [{"kind": "parent", "text": "Screen"}, \
            {"kind": "write", "source": "Screen._a", "old": "0", "new": "1", "file": "x.swift", "line": 9}, \
            {"kind": "event", "text": "tap \\"A 0\\""}], "label": "A 1"}, \
            {"view": "Counter", "path": "Screen/Counter[1]", "ran": true, "wasted": true, "changes": ["@self"], \
            "fields": [{"name": "title", "verdict": "equal", "rule": "==", "old": "\\"B 0\\"", "new": "\\"B 0\\""}, \
            {"name": "onTap", "verdict": "changed", "rule": "captures", "old": "…", "new": "…", \
            "detail": "captured a changed self"}], \
            "causes": [{"kind": "parent", "text": "Screen"}, \
            {"kind": "write", "source": "Screen._a", "old": "0", "new": "1", "file": "x.swift", "line": 9}, \
            {"kind": "event", "text": "tap \\"A 0\\""}], "label": "B 0"}], \
            "controls": [{"number": 1, "kind": "button", "label": "A 1", "path": "Screen/Counter[0]"}, \
            {"number": 2, "kind": "button", "label": "B 0", "path": "Screen/Counter[1]"}, \
            {"number": 3, "kind": "textField", "label": "Name", "path": "Screen"}, \
            {"number": 4, "kind": "button", "label": "Break", "path": "Screen"}], \
            "screen": "[ A 1 ]\\n[ B 0 ]"}
            """)
    }

    @Test func whatIsKnownOfAnUpdateIsThere() throws {
        let tree = try #require(Fixture.shown.session.host.snapshot()).tree
        let update = Update(
            view: "Row", path: ViewPath(), ran: false, ownEquality: true,
            fields: [.init(name: "onTap", verdict: .changed, rule: .captures, old: "…", new: "…", detail: "captured a changed self")])
        let text = JSONRenderer().render(Response(input: "", acted: true, snapshot: Snapshot(screen: "", controls: [], tree: tree, updates: [update])))
        #expect(text.contains("\"detail\": \"captured a changed self\""))
        #expect(text.contains("\"ownEquality\": true"))
    }

    @Test func nothingMounted() {
        let response = Fixture().session.load(path: "two-counters.swift")
        #expect(JSONRenderer().render(response) == """
            {"schema": "viewlab.run/1", "input": "two-counters.swift", "ok": true, "printed": [], "diagnostics": [], \
            "delta": {}, "total": {}, "updates": [], "controls": [], "screen": null, \
            "report": ["loaded 2 views: Counter, Screen"]}
            """)
    }

    @Test func aFailure() {
        let fixture = Fixture()
        #expect(JSONRenderer().render(fixture.session.execute("let x = nonsense")) == """
            {"schema": "viewlab.run/1", "input": "let x = nonsense", "ok": false, "printed": [], \
            "diagnostics": [{"severity": "error", "message": "cannot find `nonsense` in scope", "file": "prompt 1", \
            "line": 1, "column": 5, "notes": [], "fixIts": []}], \
            "delta": {}, "total": {}, "updates": [], "controls": [], "screen": null}
            """)
    }

    @Test func aValue() {
        #expect(JSONRenderer().render(Fixture().session.execute("1 + 2")).contains("\"diagnostics\": [], \"value\": \"1+2\", \"delta\""))
    }

    @Test func textIsEscaped() {
        #expect(JSONValue.string("a\"\\\n\t\r\u{1}ä\u{2028}").text == #""a\"\\\n\t\r\u0001ä\u2028""#)
    }
}
