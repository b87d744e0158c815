/// Makes the safe edits of findings in a text.
///
/// - Returns: The text after, and how many findings it does away with. Of two edits that overlap the first is made;
///   the other has its turn when the file is linted again.
public func applyFixes(of findings: [Finding], to text: String) -> (text: String, fixed: Int) {
    var bytes = Array(text.utf8)
    var taken: [Range<Int>] = []
    var edits: [Finding.Replacement] = []
    var fixed = 0
    for fix in findings.compactMap(\.fix) {
        let ranges = fix.replacements.map(\.range)
        let isFree = ranges.allSatisfy { range in
            range.upperBound <= bytes.count && !taken.contains { $0.meets(range) }
        }
        guard isFree else { continue }
        taken += ranges
        edits += fix.replacements
        fixed += 1
    }
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return (String(decoding: bytes, as: UTF8.self), fixed)
}

extension Range<Int> {
    /// Whether an edit of one range would move or remove what an edit of the other stands for. An insertion has a place and no
    /// length: it meets what it stands in, or at the edge of.
    fileprivate func meets(_ other: Range<Int>) -> Bool {
        if isEmpty || other.isEmpty { return Swift.max(lowerBound, other.lowerBound) <= Swift.min(upperBound, other.upperBound) }
        return overlaps(other)
    }
}
