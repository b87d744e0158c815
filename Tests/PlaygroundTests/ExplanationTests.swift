@testable import Playground
import Testing

/// Reasons in words.
@Suite struct ExplanationTests {
    private let path = ViewPath([.init("Row")])

    private func brief(_ causes: [Update.Cause], changes: [String] = []) -> String {
        briefReason(for: Update(view: "Row", path: path, ran: true, changes: changes, causes: causes))
    }

    @Test func causesInFewWords() {
        #expect(brief([.init(.first)]) == "first appearance")
        #expect(brief([.init(.reload)]) == "code changed")
        #expect(brief([.init(.identity), .init(.parent, text: "Screen")]) == "its identity changed")
        #expect(brief([.init(.write, source: "Store.count", old: "1", new: "2")], changes: ["_store"]) == "Store.count changed 1 → 2")
        #expect(brief([.init(.environment, source: "theme"), .init(.parent)]) == "theme changed")
        #expect(brief([.init(.unknown)]) == "the cause is not known")
        #expect(brief([]) == "the cause is not known")
    }

    @Test func anOwnWriteIsFoundBehindTheParent() {
        let causes: [Update.Cause] = [
            .init(.parent, text: "Screen"), .init(.write, source: "Row._open", old: "false", new: "true"),
            .init(.write, source: "Screen._a", old: "0", new: "1"),
        ]
        #expect(brief(causes, changes: ["_open"]) == "_open changed false → true")
    }

    @Test func aHandWrittenEqualityBlamesNoField() {
        let update = Update(
            view: "Row", path: path, ran: true, changes: ["@self"], ownEquality: false,
            fields: [.init(name: "n", verdict: .unknown, rule: .equality, old: "1", new: "2")], causes: [.init(.parent, text: "Screen")])
        #expect(briefReason(for: update) == "== returned false")
        #expect(TextRenderer().render(Response(input: "", blocks: explanation(of: update))) == [
            "Row ran: == returned false", "  because Screen ran",
        ])
    }

    @Test func longSentencesAreBrokenBetweenWords() {
        let words = Array(repeating: "word", count: 30).joined(separator: " ")
        let lines = TextRenderer().render(Response(input: "", blocks: [.line(words)]))
        #expect(lines.count == 2)
        #expect(lines[1].hasPrefix("  word"))
        #expect(lines.joined(separator: " ").split(separator: " ").count == 30)
    }
}
