// What makes one collection of another.

/// The removals and insertions that make one ordered collection of another, in the order in which they are applied.
struct CollectionDifference<ChangeElement>: Collection {
    /// One step: where, what, and the offset of its counterpart where a removal and an insertion are a move.
    enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
        var _offset: Int {
            switch self {
            case .insert(let offset, _, _), .remove(let offset, _, _): return offset
            }
        }
        var _element: ChangeElement {
            switch self {
            case .insert(_, let element, _), .remove(_, let element, _): return element
            }
        }
        var _isInsertion: Bool { if case .insert = self { true } else { false } }
    }
    typealias Element = Change

    /// The insertions, the first place first.
    let insertions: [Change]
    /// The removals, the first place first.
    let removals: [Change]

    init(_insertions: [Change], _removals: [Change]) {
        insertions = _insertions
        removals = _removals
    }
    /// Of changes in any order; nil where two of a kind are at one place.
    init?<Changes: Collection>(_ changes: Changes) where Changes.Element == Change {
        let insertions = changes.filter { $0._isInsertion }.sorted { $0._offset < $1._offset }
        let removals = changes.filter { !$0._isInsertion }.sorted { $0._offset < $1._offset }
        for part in [insertions, removals] {
            if zip(part, part.dropFirst()).contains(where: { $0._offset == $1._offset }) { return nil }
        }
        self.init(_insertions: insertions, _removals: removals)
    }
    var startIndex: Int { 0 }
    var endIndex: Int { removals.count + insertions.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> Change {
        index < removals.count ? removals[removals.count - 1 - index] : insertions[index - removals.count]
    }
    /// The steps back.
    func inverse() -> CollectionDifference<ChangeElement> {
        CollectionDifference(
            _insertions: removals.map { .insert(offset: $0._offset, element: $0._element, associatedWith: nil) },
            _removals: insertions.map { .remove(offset: $0._offset, element: $0._element, associatedWith: nil) })
    }
}

extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}
extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}

extension CollectionDifference: Equatable where ChangeElement: Equatable {
    static func == (a: CollectionDifference<ChangeElement>, b: CollectionDifference<ChangeElement>) -> Bool {
        a.removals == b.removals && a.insertions == b.insertions
    }
}

extension CollectionDifference where ChangeElement: Hashable {
    /// The same steps, in which what is removed once and inserted once is a move.
    func inferringMoves() -> CollectionDifference<ChangeElement> {
        let removed = Dictionary(grouping: removals, by: \._element)
        let inserted = Dictionary(grouping: insertions, by: \._element)
        func partner(_ change: Change, _ others: [ChangeElement: [Change]]) -> Int? {
            guard removed[change._element]?.count == 1, inserted[change._element]?.count == 1 else { return nil }
            return others[change._element]?.first?._offset
        }
        return CollectionDifference(
            _insertions: insertions.map { .insert(offset: $0._offset, element: $0._element, associatedWith: partner($0, removed)) },
            _removals: removals.map { .remove(offset: $0._offset, element: $0._element, associatedWith: partner($0, inserted)) })
    }
}

extension Collection {
    /// The fewest removals and insertions that make this collection of `other`, where the closure says which elements are equal.
    func difference<C: Collection>(
        from other: C, by areEquivalent: (C.Element, Element) -> Bool
    ) -> CollectionDifference<Element> where C.Element == Element {
        let (old, new) = (Array(other), Array(self))
        let rounds = _furthest(old, new, areEquivalent)
        var insertions: [CollectionDifference<Element>.Change] = []
        var removals: [CollectionDifference<Element>.Change] = []
        // Back along the way that reached the end first.
        var (x, y) = (old.count, new.count)
        var round = rounds.count - 1
        while round > 0 {
            let reached = rounds[round]
            let diagonal = x - y
            let isDown = diagonal == -round
                || diagonal != round && reached[diagonal - 1, default: 0] < reached[diagonal + 1, default: 0]
            let before = isDown ? diagonal + 1 : diagonal - 1
            x = reached[before, default: 0]
            y = x - before
            if isDown {
                insertions.append(.insert(offset: y, element: new[y], associatedWith: nil))
            } else {
                removals.append(.remove(offset: x, element: old[x], associatedWith: nil))
            }
            round -= 1
        }
        return CollectionDifference(_insertions: insertions.reversed(), _removals: removals.reversed())
    }
}

/// Myers' greedy search ("An O(ND) Difference Algorithm and Its Variations", 1986): for each number of changes how far each
/// diagonal was reached before it. The work grows with the length times the number of changes.
func _furthest<Element>(_ old: [Element], _ new: [Element], _ areEquivalent: (Element, Element) -> Bool) -> [[Int: Int]] {
    var rounds: [[Int: Int]] = []
    var reached: [Int: Int] = [1: 0]
    for changes in 0...(old.count + new.count) {
        rounds.append(reached)
        var next: [Int: Int] = [:]
        var diagonal = -changes
        while diagonal <= changes {
            let isDown = diagonal == -changes
                || diagonal != changes && reached[diagonal - 1, default: 0] < reached[diagonal + 1, default: 0]
            var x = isDown ? reached[diagonal + 1, default: 0] : reached[diagonal - 1, default: 0] + 1
            while x < old.count, x - diagonal < new.count, areEquivalent(old[x], new[x - diagonal]) { x += 1 }
            next[diagonal] = x
            if x >= old.count, x - diagonal >= new.count { return rounds }
            diagonal += 2
        }
        reached = next
    }
    return rounds
}

extension Collection where Element: Equatable {
    /// The fewest removals and insertions that make this collection of `other`.
    func difference<C: Collection>(from other: C) -> CollectionDifference<Element> where C.Element == Element {
        difference(from: other, by: { $0 == $1 })
    }
}

extension Array {
    /// The array after these changes; nil where one of them does not fit.
    func applying(_ difference: CollectionDifference<Element>) -> [Element]? {
        var result = self
        for change in difference {
            switch change {
            case .remove(let offset, _, _):
                guard offset < result.count else { return nil }
                result.remove(at: offset)
            case .insert(let offset, let element, _):
                guard offset <= result.count else { return nil }
                result.insert(element, at: offset)
            }
        }
        return result
    }
}
