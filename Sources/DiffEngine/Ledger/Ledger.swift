/// What happened, in order: append-only, one segment for each input, the oldest dropped at a limit.
///
/// A closed segment is never written again, so a snapshot shares it.
public struct Ledger: Sendable {
    /// Inputs that are kept at most: more than anybody asks `:why` about.
    static let segmentLimit = 256
    /// Entries that are kept at most, apart from the last input's: 8 MB, so that the memory of old
    /// segments is soon used again and stays in the processor's caches.
    static let entryLimit = 1 << 17

    struct Segment: Sendable {
        let base: Int
        var entries: ContiguousArray<LedgerEntry> = []
        /// What made bodies run: `Evaluation.links` are ranges of this.
        var links: ContiguousArray<EntryID> = []
        /// Whether the engine still holds the entries' values.
        var isHeld = true

        var range: Range<Int> { base..<base + entries.count }
    }

    /// The inputs before the current one.
    private var closed: ContiguousArray<Segment> = []
    private var current = Segment(base: 0)

    /// The ids that are kept, as numbers.
    public var bounds: Range<Int> { (closed.first ?? current).base..<nextID.rawValue }

    /// The ids of the last input's entries, as numbers.
    public var lastInput: Range<Int> { current.range }

    /// The id that the next entry will have.
    public var nextID: EntryID { EntryID(rawValue: current.base + current.entries.count) }

    /// An entry, or nil if it is not kept any more.
    public subscript(id: EntryID) -> LedgerEntry? { segment(of: id)?[id.rawValue] }

    /// Calls a function with each entry of a range of ids that is still kept, in order.
    public func forEach(in range: Range<Int>, _ body: (EntryID, LedgerEntry) -> Void) {
        for segment in closed where segment.range.overlaps(range) { segment.forEach(in: range, body) }
        current.forEach(in: range, body)
    }

    /// The last entry that a condition holds for, looking back from the end.
    public func last(where condition: (EntryID, LedgerEntry) -> Bool) -> EntryID? {
        if let found = current.last(where: condition) { return found }
        for segment in closed.reversed() {
            if let found = segment.last(where: condition) { return found }
        }
        return nil
    }

    /// The entries that made a body run: comparisons, writes, the parent's evaluation, the event.
    public func links(of evaluation: EntryID) -> [EntryID] {
        guard let segment = segment(of: evaluation), case .evaluation(let record) = segment[evaluation.rawValue]
        else { return [] }
        return record.links.map { segment.links[Int($0)] }
    }

    private func segment(of id: EntryID) -> Segment? {
        if current.range.contains(id.rawValue) { return current }
        var low = 0
        var high = closed.count
        while low < high {
            let middle = (low + high) / 2
            if closed[middle].range.upperBound <= id.rawValue { low = middle + 1 } else { high = middle }
        }
        return low < closed.count && closed[low].range.contains(id.rawValue) ? closed[low] : nil
    }
}

extension Ledger.Segment {
    /// An entry by its id's number, which is in the range.
    subscript(id: Int) -> LedgerEntry { isHeld ? entries[id - base] : entries[id - base].withoutHandles }

    func forEach(in ids: Range<Int>, _ body: (EntryID, LedgerEntry) -> Void) {
        for id in range.clamped(to: ids) { body(EntryID(rawValue: id), self[id]) }
    }

    func last(where condition: (EntryID, LedgerEntry) -> Bool) -> EntryID? {
        range.last { condition(EntryID(rawValue: $0), entries[$0 - base]) }.map { EntryID(rawValue: $0) }
    }

    func forEachOwnedHandle(_ body: (Handle) -> Void) {
        guard isHeld else { return }
        for entry in entries { entry.forEachOwnedHandle(body) }
    }
}

// MARK: Writing

extension Ledger {
    @inline(__always)
    mutating func append(_ entry: LedgerEntry) -> EntryID {
        let id = nextID
        current.entries.append(entry)
        return id
    }

    /// Makes room for entries to come, and some more: the end of a transaction should not move
    /// what ten thousand comparisons have left.
    mutating func reserve(_ count: Int) {
        let needed = current.entries.count + count
        if current.entries.capacity < needed { current.entries.reserveCapacity(needed + needed / 8 + 16) }
    }

    mutating func append(links: ContiguousArray<EntryID>) -> Range<Int32> {
        let start = Int32(current.links.count)
        current.links.append(contentsOf: links)
        return start..<Int32(current.links.count)
    }

    /// Sets what is known of an evaluation of the current input only after its body ran.
    mutating func setResult(of evaluation: EntryID, built: Int32, isWasted: Bool) {
        let index = evaluation.rawValue - current.base
        guard index >= 0, case .evaluation(var record) = current.entries[index] else { return }
        record.built = built
        record.isWasted = isWasted
        current.entries[index] = .evaluation(record)
    }

    /// Folds a further write into one of the current input; gives the value between, and the
    /// repeated old one, back.
    mutating func fold(
        into write: EntryID, old: Handle, new: Handle, position: LedgerPosition
    ) -> (Handle, Handle) {
        let index = write.rawValue - current.base
        guard index >= 0, case .write(var record) = current.entries[index] else { return (old, new) }
        let between = record.new
        record.new = new
        record.position = position
        record.count += 1
        current.entries[index] = .write(record)
        return (between, old)
    }

    /// Starts a segment, keeping values for `heldInputs` inputs and entries up to the limits; calls
    /// a function with each handle that is no longer held.
    mutating func beginInput(heldInputs: Int, release: (Handle) -> Void) {
        let base = nextID.rawValue
        if !current.entries.isEmpty { closed.append(current) }
        current = Segment(base: base)

        for index in closed.indices.dropLast(max(1, heldInputs) - 1) where closed[index].isHeld {
            closed[index].forEachOwnedHandle(release)
            closed[index].isHeld = false
        }
        while closed.count > 1, let oldest = closed.first,
            closed.count >= Self.segmentLimit || base - oldest.base > Self.entryLimit
        {
            oldest.forEachOwnedHandle(release)
            closed.removeFirst()
        }
    }

    func forEachOwnedHandle(_ body: (Handle) -> Void) {
        for segment in closed { segment.forEachOwnedHandle(body) }
        current.forEachOwnedHandle(body)
    }
}
