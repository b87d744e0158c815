import Foundation
import Testing

/// The rows of documented behaviour, as `Behaviours/rows.txt` lists them, and the tests that are named after them.
@Suite struct BehaviourRowsTests {
    /// A line of the list: `CMP-01`, or `OBS-01: waiting for @Observable`.
    struct Row {
        let id: String
        /// Why there is no test; nil if there is to be one.
        let reason: String?
    }

    private static func rows() throws -> [Row] {
        let file = Bundle.module.bundleURL.appendingPathComponent("Behaviours/rows.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return lines.filter { !$0.hasPrefix("#") }.map { line in
            let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
            return Row(id: parts[0], reason: parts.count > 1 ? parts[1] : nil)
        }
    }

    /// The rows that tests are named after: `CMP-01` of `CMP-01: Plain data with equal fields is skipped`.
    private static var tested: Set<String> {
        var ids: Set<String> = []
        for behaviour in Behaviour.all {
            if let match = behaviour.step.title?.prefixMatch(of: #/([A-Z]{3}-[0-9]{2}): /#) { ids.insert(String(match.1)) }
        }
        return ids
    }

    @Test func everyRowHasATestOrAReason() throws {
        let rows = try Self.rows()
        let tested = Self.tested
        let known = Set(rows.map(\.id))
        #expect(known.count == rows.count, "an id stands twice in the list")
        #expect(rows.filter { $0.reason == nil && !tested.contains($0.id) }.map(\.id) == [], "rows without test and reason")
        #expect(rows.filter { $0.reason != nil && tested.contains($0.id) }.map(\.id) == [], "rows with a test and a reason")
        #expect(tested.subtracting(known).sorted() == [], "tests of rows that are not in the list")
        for row in rows {
            guard let reason = row.reason else { continue }
            #expect(
                reason == "low" || reason == "reading material" || reason.wholeMatch(of: #/waiting for \S.*/#) != nil,
                "\(row.id): `\(reason)` is no reason")
        }
        let waiting = rows.filter { $0.reason?.hasPrefix("waiting") == true }
        print("\(tested.count) of \(rows.count) rows have tests, \(waiting.count) wait")
    }
}
