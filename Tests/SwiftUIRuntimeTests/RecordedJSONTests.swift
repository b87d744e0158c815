import Playground
import Testing

/// The JSON of a real program, to the letter.
@Suite struct RecordedJSONTests {
    private static let program = #"""
        struct Counter: View {
          let title: String
          let onTap: () -> Void
          var body: some View { Button(title, action: onTap) }
        }
        struct Screen: View {
          @State private var a = 0
          @State private var b = 0
          var body: some View {
            VStack {
              Counter(title: "A \(a)") { a += 1 }
              Counter(title: "B \(b)") { b += 1 }
            }
          }
        }
        """#

    @Test func aTapOnOneOfTwoCounters() async {
        let json = await onLargeStack {
            let session = Session(.interpreted)
            _ = session.load(ProgramFile(name: "tc.swift", text: Self.program))
            _ = session.execute(":show Screen()")
            return JSONRenderer().render(session.execute(":tap \"A 0\""))
        }
        #expect(json == #"""
            {"schema": "viewlab.run/1", "input": ":tap \"A 0\"", "ok": true, "printed": [], "diagnostics": [], \#
            "delta": {"Screen": {"init": 0, "body": 1, "skip": 0, "equal": 0, "wasted": 0, "built": 3}, "Counter": {"init": 2, "body": 2, "skip": 0, "equal": 0, "wasted": 1, "built": 2}}, \#
            "total": {"Screen": {"init": 1, "body": 2, "skip": 0, "equal": 0, "wasted": 0, "built": 6}, "Counter": {"init": 4, "body": 4, "skip": 0, "equal": 0, "wasted": 1, "built": 4}}, \#
            "updates": [\#
            {"view": "Screen", "path": "Screen", "ran": true, "wasted": false, "changes": ["_a"], \#
            "fields": [], \#
            "causes": [{"kind": "write", "source": "Screen._a", "old": "0", "new": "1", "file": "tc.swift", "line": 11}, {"kind": "event", "text": "tap \"A 0\""}]}, \#
            {"view": "Counter", "path": "Screen/Counter[0]", "ran": true, "wasted": false, "changes": ["@self"], \#
            "fields": [{"name": "title", "verdict": "changed", "rule": "==", "old": "\"A 0\"", "new": "\"A 1\""}, {"name": "onTap", "verdict": "changed", "rule": "captures", "old": "{ … } with self", "new": "{ … } with self", "detail": "captured a changed self"}], \#
            "causes": [{"kind": "parent", "source": "Screen"}, {"kind": "write", "source": "Screen._a", "old": "0", "new": "1", "file": "tc.swift", "line": 11}, {"kind": "event", "text": "tap \"A 0\""}], "label": "A 1"}, \#
            {"view": "Counter", "path": "Screen/Counter[1]", "ran": true, "wasted": true, "changes": ["@self"], \#
            "fields": [{"name": "title", "verdict": "equal", "rule": "==", "old": "\"B 0\"", "new": "\"B 0\""}, {"name": "onTap", "verdict": "changed", "rule": "captures", "old": "{ … } with self", "new": "{ … } with self", "detail": "captured a changed self"}], \#
            "causes": [{"kind": "parent", "source": "Screen"}, {"kind": "write", "source": "Screen._a", "old": "0", "new": "1", "file": "tc.swift", "line": 11}, {"kind": "event", "text": "tap \"A 0\""}], "label": "B 0"}], \#
            "controls": [{"number": 1, "kind": "button", "label": "A 1", "path": "Screen/Counter[0]"}, {"number": 2, "kind": "button", "label": "B 0", "path": "Screen/Counter[1]"}], \#
            "screen": "[ A 1 ]\n[ B 0 ]"}
            """#)
    }
}
