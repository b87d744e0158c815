/// What an input changed, so that it can be taken back.
///
/// Each object carries the epoch (the input) in which it was made. Value objects are changed in place
/// only in their own epoch, so older ones never change. Cells (class instances, boxes, native state) are
/// changed in place, and their first change in a later epoch saves the old contents here. Objects older than
/// the epoch that die are kept as zombies: their children are released and their `deinit` runs, but
/// their contents stay. Taking an input back is then: put the saved contents back, free what the epoch made,
/// and count all references anew. Nothing has to be unwound with care, whatever state a run
/// was stopped in.
struct Journal {
    let epoch: UInt32
    var saves: [Save] = []
    var values: [Value] = []
    var zombies: [ObjectPointer] = []
    /// Instances of older epochs whose `deinit` ran.
    var ended: [ObjectPointer] = []

    struct Save {
        var object: ObjectPointer
        var start: Int
    }

    init(epoch: UInt32) { self.epoch = epoch }
}

extension Heap {
    /// Starts an input: from here on, changes are noted.
    public func begin() {
        keep(journal)
        advanceEpoch()
    }

    /// Whether the input at hand changed anything that a program can see of what was there before it. What only dies, as the
    /// runtime lets go of the last input's values, is not seen.
    public var hasChanges: Bool { !journal.saves.isEmpty || !journal.ended.isEmpty }

    /// Ends an input that went well. Its journal is kept for `undo`, up to `undoLimit` of them.
    public func commit() {
        kept.append(journal)
        journal = Journal(epoch: core.pointee.epoch)
        trimJournals()
        advanceEpoch()
    }

    /// Ends an input that went well as a part of the one before it: `undo` takes both back at once.
    public func commitWithLast() {
        keep(journal)
        advanceEpoch()
    }

    /// Takes back all that happened since `begin()`, and counts all references anew: those of the roots
    /// that `addRoots` knows and those that living objects hold.
    public func rollback() {
        playBack(journal)
        advanceEpoch()
        recount()
    }

    /// Takes back the last `count` committed inputs; false if fewer are kept.
    public func undo(_ count: Int = 1) -> Bool {
        guard count > 0, kept.count >= count else { return false }
        playBack(journal)
        for _ in 0..<count { playBack(kept.removeLast()) }
        advanceEpoch()
        recount()
        return true
    }

    /// How many inputs `undo` can take back.
    public var undoable: Int { kept.count }

    /// Lets go of all kept journals and of the dead objects that they hold.
    public func forgetJournals() {
        for old in kept { release(old) }
        kept = []
        release(journal)
        advanceEpoch()
    }

    /// Adds changes to the journal of the input before them, as those that are made between inputs.
    ///
    /// What that input or anything since has made goes when it is taken back, and a cell that is saved already is put back
    /// to that. So neither is kept, and many additions take no more than one: a clock may tick for days.
    private func keep(_ journal: Journal) {
        if journal.saves.isEmpty && journal.zombies.isEmpty && journal.ended.isEmpty { return }
        guard let last = kept.indices.last else { return release(journal) }
        let first = kept[last].epoch
        var unsaved = Set(journal.saves.lazy.map(\.object).filter { $0.pointee.epoch < first })
        if !unsaved.isEmpty { for save in kept[last].saves { unsaved.remove(save.object) } }
        for save in journal.saves where unsaved.contains(save.object) {
            let size = Int(save.object.pointee.slotCount)
            kept[last].saves.append(Journal.Save(object: save.object, start: kept[last].values.count))
            kept[last].values += journal.values[save.start..<save.start + size]
        }
        kept[last].ended += journal.ended.filter { $0.pointee.epoch < first }
        kept[last].zombies += journal.zombies.filter { $0.pointee.epoch < first }
        release(journal.zombies.filter { $0.pointee.epoch >= first })
    }

    private func trimJournals() {
        guard kept.count > undoLimit else { return }
        let excess = kept.count - undoLimit
        for old in kept.prefix(excess) { release(old) }
        kept.removeFirst(excess)
    }

    private func release(_ journal: Journal) { release(journal.zombies) }

    private func release(_ dead: [ObjectPointer]) {
        for object in dead where object.pointee.flags.contains(.zombie) {
            zombies -= 1
            free(object)
        }
    }

    private func advanceEpoch() {
        core.pointee.epoch += 1
        journal = Journal(epoch: core.pointee.epoch)
    }

    /// Saves a cell's contents before its first change in this epoch.
    @inline(never)
    func save(_ object: ObjectPointer) {
        object.pointee.tag = core.pointee.epoch
        guard object.pointee.epoch != core.pointee.epoch else { return }
        journal.saves.append(Journal.Save(object: object, start: journal.values.count))
        let slots = UnsafeBufferPointer(start: object.slots, count: Int(object.pointee.slotCount))
        journal.values.append(contentsOf: slots)
    }

    private func playBack(_ journal: Journal) {
        for save in journal.saves.reversed() {
            for index in 0..<Int(save.object.pointee.slotCount) {
                save.object.slots[index] = journal.values[save.start + index]
            }
        }
        for object in journal.zombies where object.pointee.flags.contains(.zombie) {
            object.pointee.flags.remove(.zombie)
            zombies -= 1
        }
        for object in journal.ended { object.pointee.flags.remove(.deinitialised) }
        let cells = journal.zombies.filter { $0.pointee.kind == .weak && $0.pointee.epoch < journal.epoch }
        forEachObject { object in
            if object.pointee.epoch >= journal.epoch { free(object) }
        }
        for cell in cells { rememberWeakCell(cell) }
    }

    private func recount() {
        forEachObject { object in
            object.pointee.count = object.pointee.flags.contains(.immortal) ? 1 : 0
        }
        forEachObject { object in
            if object.pointee.flags.contains(.zombie) { return }
            forEachChild(of: object) { child in
                if child.isReference { child.object.pointee.count &+= 1 }
            }
        }
        forEachRoot { root in
            if root.isReference { root.object.pointee.count &+= 1 }
        }
    }
}
