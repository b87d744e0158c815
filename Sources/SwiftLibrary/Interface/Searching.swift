// Parts of collections that are searched for.

extension Collection {
    /// The collection without the values at its beginning for which a condition holds.
    func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence { try drop(while: predicate) }
}

extension Collection where Element: Equatable {
    /// The collection without the values that it begins with.
    func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence where Prefix.Element == Element {
        let wanted = Array(prefix)
        return dropFirst(starts(with: wanted) ? wanted.count : 0)
    }
    /// Where the values of another collection stand one after the other for the first time; nil where they do not.
    func firstRange<Other: Collection>(of other: Other) -> Range<Index>? where Other.Element == Element { ranges(of: other).first }
    /// Whether the values of another collection stand in it one after the other.
    func contains<Other: Collection>(_ other: Other) -> Bool where Other.Element == Element { firstRange(of: other) != nil }
    /// The parts between the places at which the values of another collection stand one after the other.
    func split<Separator: Collection>(
        separator: Separator, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
    ) -> [SubSequence] where Separator.Element == Element {
        var parts: [SubSequence] = []
        var start = startIndex
        for range in ranges(of: separator) {
            if parts.count == maxSplits { break }
            if !omittingEmptySubsequences || start < range.lowerBound { parts.append(self[start..<range.lowerBound]) }
            start = range.upperBound
        }
        if !omittingEmptySubsequences || start < endIndex { parts.append(self[start..<endIndex]) }
        return parts
    }
    /// Where the values of another collection stand one after the other, places that overlap left out.
    func ranges<Other: Collection>(of other: Other) -> [Range<Index>] where Other.Element == Element {
        let wanted = Array(other)
        var result: [Range<Index>] = []
        var start = startIndex
        while true {
            var end = start
            var matched = 0
            while matched < wanted.count, end != endIndex, self[end] == wanted[matched] {
                end = index(after: end)
                matched += 1
            }
            if matched == wanted.count { result.append(start..<end) }
            if start == endIndex { return result }
            start = matched == wanted.count && matched > 0 ? end : index(after: start)
        }
    }
}

extension RangeReplaceableCollection {
    /// Removes the values at the beginning for which a condition holds.
    mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
        var count = 0
        for element in self {
            guard try predicate(element) else { break }
            count += 1
        }
        removeSubrange(startIndex..<index(startIndex, offsetBy: count))
    }
}

extension RangeReplaceableCollection where Element: Equatable {
    /// Removes the values that it begins with.
    mutating func trimPrefix<Prefix: Sequence>(_ prefix: Prefix) where Prefix.Element == Element {
        let wanted = Array(prefix)
        if starts(with: wanted) { removeSubrange(startIndex..<index(startIndex, offsetBy: wanted.count)) }
    }
    /// A copy in which the values of another collection stand in place of those of one, where these follow one another.
    func replacing<Other: Collection, Replacement: Collection>(
        _ other: Other, with replacement: Replacement, maxReplacements: Int = Int.max
    ) -> Self where Other.Element == Element, Replacement.Element == Element {
        replacing(other, with: replacement, subrange: startIndex..<endIndex, maxReplacements: maxReplacements)
    }
    /// The same for a part of the collection.
    func replacing<Other: Collection, Replacement: Collection>(
        _ other: Other, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = Int.max
    ) -> Self where Other.Element == Element, Replacement.Element == Element {
        _require(maxReplacements >= 0, "maxReplacements must not be negative")
        var result = Self()
        var start = startIndex
        for range in self[subrange].ranges(of: other).prefix(maxReplacements) {
            result.append(contentsOf: self[start..<range.lowerBound])
            result.append(contentsOf: replacement)
            start = range.upperBound
        }
        result.append(contentsOf: self[start..<endIndex])
        return result
    }
    /// Puts the values of another collection in place of those of one, where these follow one another.
    mutating func replace<Other: Collection, Replacement: Collection>(
        _ other: Other, with replacement: Replacement, maxReplacements: Int = Int.max
    ) where Other.Element == Element, Replacement.Element == Element {
        self = replacing(other, with: replacement, maxReplacements: maxReplacements)
    }
}
