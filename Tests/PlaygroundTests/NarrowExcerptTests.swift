@testable import Playground
import Testing

/// The line of source beside a message, where the terminal is narrower than it is.
@Suite struct NarrowExcerptTests {
    private func rows(_ line: String, at word: String, columns: Int) throws -> [String] {
        let start = try #require(line.range(of: word)).lowerBound
        let place = Diagnostic.Place(file: "a.swift", line: 1, column: line.distance(from: line.startIndex, to: start) + 1)
        let diagnostic = Diagnostic(.error, "no", at: place, excerpt: line)
        return TextRenderer(columns: columns).render(Response(input: "", ok: false, diagnostics: [diagnostic]))
    }

    private static let long = #"struct Counter: View { @State var n = 0; var body: some View { Button("N \(n)") { n += nope } } }"#
    private static let wide = "let 名前 = \"" + String(repeating: "表示", count: 60) + "\" + nope + \"" + String(repeating: "表", count: 60) + "\""

    @Test(arguments: [long, wide], [30, 40, 80])
    func theCaretStandsBelowWhatItMeans(line: String, columns: Int) throws {
        let rows = try rows(line, at: "nope", columns: columns)
        #expect(rows.count == 3)
        for row in rows { #expect(Playground.columns(of: row) <= columns, "\(row)") }
        let caret = rows[2].prefix { $0 != "^" }
        let start = try #require(rows[1].range(of: "nope")).lowerBound
        #expect(Playground.columns(of: String(rows[1][..<start])) == Playground.columns(of: String(caret)), "\(rows)")
    }

    @Test func whatFitsIsWhole() throws {
        #expect(try rows("let a = nope", at: "nope", columns: 40)[1...] == ["   1 | let a = nope", "     |         ^"])
        #expect(try rows(Self.long, at: "struct", columns: 104)[1] == "   1 | " + Self.long)
        #expect(try rows(Self.long, at: "struct", columns: 60)[1] == "   1 | " + Self.long.prefix(51) + "…")
    }
}
