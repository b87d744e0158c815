extension Array {
    /// The values in the closure's order; equal ones keep theirs.
    func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
        var result = self
        try result.sort(by: areInIncreasingOrder)
        return result
    }

    /// Brings the values into the closure's order; equal ones keep theirs.
    mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        // A merge sort from below: runs of one, two, four, … values are merged pairwise.
        let length = count
        if length < 2 { return }
        var source = self
        var width = 1
        while width < length {
            var merged: [Element] = []
            merged.reserveCapacity(length)
            var start = 0
            while start < length {
                let middle = start + width < length ? start + width : length
                let end = middle + width < length ? middle + width : length
                var left = start
                var right = middle
                // Two runs that are in order as they stand need one comparison.
                if right < end, !(try areInIncreasingOrder(source[right], source[right - 1])) { right = end }
                if right < end {
                    // The first values of both runs stand in variables: each step reads one anew.
                    var leftHead = source[left]
                    var rightHead = source[right]
                    while true {
                        if try areInIncreasingOrder(rightHead, leftHead) {
                            merged.append(rightHead)
                            right += 1
                            if right == end { break }
                            rightHead = source[right]
                        } else {
                            merged.append(leftHead)
                            left += 1
                            if left == middle { break }
                            leftHead = source[left]
                        }
                    }
                }
                merged._append(source._part(left, middle))
                merged._append(source._part(merged.count, end))
                start = end
            }
            source = merged
            width *= 2
        }
        self = source
    }
}

extension Array where Element: Comparable {
    /// The values from the least to the greatest.
    func sorted() -> [Element] {
        if let result = _sortedPrimitives() { return result }
        return sorted(by: { $0 < $1 })
    }
    /// Brings the values into order, from the least to the greatest.
    mutating func sort() { self = sorted() }
    /// The values in order, if all are numbers or texts; else nil.
    func _sortedPrimitives() -> [Element]?
    /// The least value; nil if there is none.
    func min() -> Element? {
        guard var least = first else { return nil }
        for element in self where element < least { least = element }
        return least
    }
    /// The greatest value; nil if there is none.
    func max() -> Element? {
        guard var greatest = first else { return nil }
        for element in self where greatest < element { greatest = element }
        return greatest
    }
}
