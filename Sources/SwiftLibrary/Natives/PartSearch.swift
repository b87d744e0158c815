/// Finds a part in a row of elements in time that grows with the lengths alone: after a mismatch the search goes on from
/// what it has read already (Knuth, Morris, Pratt).
struct PartSearch<Element: Equatable> {
    private let wanted: [Element]
    /// For each length of a beginning that matched: how much of its end is a beginning of what is wanted as well.
    private let overlap: [Int]

    init(_ wanted: [Element]) {
        var overlap = [Int](repeating: 0, count: wanted.count)
        var matched = 0
        for index in wanted.indices.dropFirst() {
            while matched > 0, wanted[index] != wanted[matched] { matched = overlap[matched - 1] }
            if wanted[index] == wanted[matched] { matched += 1 }
            overlap[index] = matched
        }
        self.wanted = wanted
        self.overlap = overlap
    }

    /// Where it first occurs at `start` or behind; nothing occurs everywhere.
    func first(in row: [Element], from start: Int = 0) -> Int? {
        if wanted.isEmpty { return start }
        var matched = 0
        var index = start
        while index < row.count {
            while matched > 0, row[index] != wanted[matched] { matched = overlap[matched - 1] }
            if row[index] == wanted[matched] { matched += 1 }
            index += 1
            if matched == wanted.count { return index - matched }
        }
        return nil
    }

    /// Where it last occurs.
    func last(in row: [Element]) -> Int? {
        PartSearch(wanted.reversed()).first(in: row.reversed()).map { row.count - $0 - wanted.count }
    }
}
