// Several ranges at once.

/// Places that lie in several ranges.
struct RangeSet<Bound: Comparable & Hashable>: Hashable {
    /// The ranges, in order.
    let ranges: [Range<Bound>]
    init() { ranges = [] }
    init(_ range: Range<Bound>) { ranges = range.isEmpty ? [] : [range] }
    /// Whether there is no place in it.
    var isEmpty: Bool { ranges.isEmpty }
    /// Whether a place lies in one of the ranges.
    func contains(_ value: Bound) -> Bool {
        for range in ranges where range.contains(value) { return true }
        return false
    }
}
