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

    private(set) var segments: ContiguousArray<Segment> = [Segment(base: 0)]

    /// The ids that are kept, as numbers.
    public var bounds: Range<Int> {
        (segments.first?.base ?? 0)..<nextID.rawValue
    }

    /// The ids of the last input's entries, as numbers.
    public var lastInput: Range<Int> { segments.last?.range ?? 0..<0 }

    /// The id that the next entry will have.
    public var nextID: EntryID { EntryID(rawValue: lastInput.upperBound) }

    /// An entry, or nil if it is not kept any more.
    public subscript(id: EntryID) -> LedgerEntry? {
        guard let segment = segment(of: id) else { return nil }
        let entry = segments[segment].entries[id.rawValue - segments[segment].base]
        return segments[segment].isHeld ? entry : entry.withoutHandles
    }

    /// Calls a function with each entry of a range of ids that is still kept, in order.
    public func forEach(in range: Range<Int>, _ body: (EntryID, LedgerEntry) -> Void) {
        for segment in segments {
            for id in segment.range.clamped(to: range) {
                let entry = segment.entries[id - segment.base]
                body(EntryID(rawValue: id), segment.isHeld ? entry : entry.withoutHandles)
            }
        }
    }

    /// The last entry that a condition holds for, looking back from the end.
    public func last(where condition: (EntryID, LedgerEntry) -> Bool) -> EntryID? {
        for segment in segments.reversed() {
            for id in segment.range.reversed()
            where condition(EntryID(rawValue: id), segment.entries[id - segment.base]) {
                return EntryID(rawValue: id)
            }
        }
        return nil
    }

    /// The entries that made a body run: comparisons, writes, the parent's evaluation, the event.
    public func links(of evaluation: EntryID) -> [EntryID] {
        guard let segment = segment(of: evaluation),
            case .evaluation(let record) = segments[segment].entries[evaluation.rawValue - segments[segment].base]
        else { return [] }
        return record.links.map { segments[segment].links[Int($0)] }
    }

    private func segment(of id: EntryID) -> Int? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].range.upperBound <= id.rawValue { low = middle + 1 } else { high = middle }
        }
        guard low < segments.count, segments[low].range.contains(id.rawValue) else { return nil }
        return low
    }
}

// MARK: Writing

extension Ledger {
    private var current: Int { segments.count - 1 }

    mutating func append(_ entry: LedgerEntry) -> EntryID {
        let id = nextID
        segments[current].entries.append(entry)
        return id
    }

    /// Makes room for entries to come, and some more: the end of a transaction should not move
    /// what ten thousand comparisons have left.
    mutating func reserve(_ count: Int) {
        let needed = segments[current].entries.count + count
        if segments[current].entries.capacity < needed {
            segments[current].entries.reserveCapacity(needed + needed / 8 + 16)
        }
    }

    mutating func append(links: ContiguousArray<EntryID>) -> Range<Int32> {
        let start = Int32(segments[current].links.count)
        segments[current].links.append(contentsOf: links)
        return start..<Int32(segments[current].links.count)
    }

    /// Sets what is known of an evaluation of the current input only after its body ran.
    mutating func setResult(of evaluation: EntryID, built: Int32, isWasted: Bool) {
        let index = evaluation.rawValue - segments[current].base
        guard index >= 0, case .evaluation(var record) = segments[current].entries[index] else { return }
        record.built = built
        record.isWasted = isWasted
        segments[current].entries[index] = .evaluation(record)
    }

    /// Folds a further write into one of the current input; gives the value between, and the
    /// repeated old one, back.
    mutating func fold(
        into write: EntryID, old: Handle, new: Handle, position: LedgerPosition
    ) -> (Handle, Handle) {
        let index = write.rawValue - segments[current].base
        guard index >= 0, case .write(var record) = segments[current].entries[index] else { return (old, new) }
        let between = record.new
        record.new = new
        record.position = position
        record.count += 1
        segments[current].entries[index] = .write(record)
        return (between, old)
    }

    /// Starts a segment, keeping values for `heldInputs` inputs and entries up to the limits; calls
    /// a function with each handle that is no longer held.
    mutating func beginInput(heldInputs: Int, release: (Handle) -> Void) {
        let base = nextID.rawValue
        if segments[current].entries.isEmpty {
            segments[current] = Segment(base: base)
        } else {
            segments.append(Segment(base: base))
        }

        for index in segments.indices.dropLast(max(1, heldInputs)) where segments[index].isHeld {
            for entry in segments[index].entries { entry.forEachOwnedHandle(release) }
            segments[index].isHeld = false
        }

        while segments.count > 2, segments.count > Self.segmentLimit || base - segments[0].base > Self.entryLimit {
            if segments[0].isHeld {
                for entry in segments[0].entries { entry.forEachOwnedHandle(release) }
            }
            segments.removeFirst()
        }
    }

    func forEachOwnedHandle(_ body: (Handle) -> Void) {
        for segment in segments where segment.isHeld {
            for entry in segment.entries { entry.forEachOwnedHandle(body) }
        }
    }
}
