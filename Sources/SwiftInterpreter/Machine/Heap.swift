/// The objects of a session: allocation, reference counts, and a list of all that lives.
///
/// Counts are the interpreter's own and not atomic. Whoever keeps a copy of a value calls `retain`, and
/// `release` when it is done; releasing works through a list instead of recursing, so that a chain of a
/// million objects can be let go. See `Journal.swift` for what makes an input undoable.
public final class Heap {
    /// Objects of up to this many slots share slabs; larger ones have a block each.
    static let slabClasses = 64
    static let largeClass: UInt8 = 255
    static let slabBytes = 64 * 1024

    /// What allocation touches each time, behind one pointer: class properties would cost a check of
    /// exclusive access on each use.
    struct Core {
        var epoch: UInt32 = 1
        var bytes = 0
        var objects = 0
        var immortals = 0
        var freeLists: UnsafeMutablePointer<UnsafeMutableRawPointer?>
        /// Set when `bytes` passes `limit`; the machine looks at its next check.
        var isOverLimit = false
        var limit = Int.max
    }

    let core: UnsafeMutablePointer<Core>
    private var slabs: [[UnsafeMutableRawPointer]]
    private var large: [UnsafeMutableRawPointer] = []
    private var dying: [ObjectPointer] = []
    var journal = Journal(epoch: 1)
    var kept: [Journal] = []
    var zombies = 0
    var weakCells: [UInt: ObjectPointer] = [:]
    /// Runs the `deinit` of an instance whose count fell to 0.
    var deinitialize: (ObjectPointer) -> Void = { _ in }
    private var rootProviders: [Int: ((Value) -> Void) -> Void] = [:]
    private var nextProvider = 0

    /// How many inputs can be undone; older journals and what only they hold are let go.
    public var undoLimit = 50

    /// The array without elements, shared by all who start one.
    private(set) var emptyArray: Value = .void
    /// One character for each ASCII code.
    private(set) var asciiCharacters: [Value] = []
    private(set) var emptyString: Value = .void

    init() {
        let freeLists = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: Heap.slabClasses)
        freeLists.initialize(repeating: nil, count: Heap.slabClasses)
        core = .allocate(capacity: 1)
        core.initialize(to: Core(freeLists: freeLists))
        slabs = Array(repeating: [], count: Heap.slabClasses)
        emptyArray = immortal(allocate(.array, type: .array, slots: 0).value)
        emptyString = immortal(makeString(""))
        asciiCharacters = (0..<128).map { code in
            immortal(makeString(String(UnicodeScalar(UInt8(code))), type: .character))
        }
    }

    deinit {
        for list in slabs { for slab in list { slab.deallocate() } }
        for block in large { block.deallocate() }
        core.pointee.freeLists.deallocate()
        core.deallocate()
    }

    // MARK: Figures

    /// Objects that programs hold; constants, boxes of globals and the dead that the journal keeps
    /// are left out.
    public var liveObjects: Int { core.pointee.objects - core.pointee.immortals - zombies }
    /// Bytes that all objects take, those included that the journal keeps.
    public var bytes: Int { core.pointee.bytes }
    /// The number of the present input.
    public var epoch: UInt32 { core.pointee.epoch }

    // MARK: Allocation

    /// Memory for an object of this kind with a count of 1 and `slots` values that the caller initialises.
    func allocate(_ kind: ObjectKind, type: TypeID, slots: Int, tag: UInt32 = 0) -> ObjectPointer {
        let object = allocateBytes(ObjectPointer.headerSize + slots * 16)
        object.pointee.kind = kind
        object.pointee.typeWord = type.rawValue
        object.pointee.slotCount = UInt32(truncatingIfNeeded: slots)
        object.pointee.tag = kind.isCell ? core.pointee.epoch : tag
        return object
    }

    /// Memory for an object of this many bytes, its header included; kind, type and slots are left to the caller.
    func allocateBytes(_ bytes: Int) -> ObjectPointer {
        let sizeClass = (bytes - 9) >> 4  // (bytes - 24 + 15) / 16
        if sizeClass >= Heap.slabClasses { return allocateLarge(bytes) }
        let lists = core.pointee.freeLists
        let memory: UnsafeMutableRawPointer
        if let free = lists[sizeClass] {
            memory = free
            lists[sizeClass] = free.load(fromByteOffset: 8, as: UnsafeMutableRawPointer?.self)
        } else {
            memory = allocateSlab(sizeClass)
        }
        let size = 24 + sizeClass * 16
        core.pointee.objects &+= 1
        core.pointee.bytes &+= size
        if core.pointee.bytes > core.pointee.limit { core.pointee.isOverLimit = true }
        let object = memory.assumingMemoryBound(to: ObjectHeader.self)
        object.initialize(to: ObjectHeader(
            count: 1, kind: .structure, flags: ObjectHeader.Flags(rawValue: 0), sizeClass: UInt8(truncatingIfNeeded: sizeClass),
            typeWord: 0, epoch: core.pointee.epoch, slotCount: 0, tag: 0))
        return object
    }

    /// Starts a slab: one of its cells is returned, the others join the free list.
    @inline(never)
    private func allocateSlab(_ sizeClass: Int) -> UnsafeMutableRawPointer {
        let size = 24 + sizeClass * 16
        let slab = UnsafeMutableRawPointer.allocate(byteCount: Heap.slabBytes, alignment: 16)
        slabs[sizeClass].append(slab)
        let cells = Heap.slabBytes / size
        var next: UnsafeMutableRawPointer?
        for index in stride(from: cells - 1, through: 1, by: -1) {
            let cell = slab + index * size
            cell.initializeMemory(as: UInt64.self, repeating: 0, count: 3)
            cell.storeBytes(of: next, toByteOffset: 8, as: UnsafeMutableRawPointer?.self)
            next = cell
        }
        core.pointee.freeLists[sizeClass] = next
        return slab
    }

    /// A block of its own; the 16 bytes in front of it hold its place in the list of large blocks and its size.
    @inline(never)
    private func allocateLarge(_ bytes: Int) -> ObjectPointer {
        let block = UnsafeMutableRawPointer.allocate(byteCount: bytes + 16, alignment: 16)
        block.storeBytes(of: large.count, as: Int.self)
        block.storeBytes(of: bytes, toByteOffset: 8, as: Int.self)
        large.append(block)
        core.pointee.objects += 1
        core.pointee.bytes += bytes
        if core.pointee.bytes > core.pointee.limit { core.pointee.isOverLimit = true }
        let object = (block + 16).assumingMemoryBound(to: ObjectHeader.self)
        object.initialize(to: ObjectHeader(
            count: 1, kind: .structure, flags: ObjectHeader.Flags(rawValue: 0), sizeClass: Heap.largeClass,
            typeWord: 0, epoch: core.pointee.epoch, slotCount: 0, tag: 0))
        return object
    }

    /// Bytes that the object's memory can hold, its header included.
    func capacity(of object: ObjectPointer) -> Int {
        if object.pointee.sizeClass != Heap.largeClass { return 24 + Int(object.pointee.sizeClass) * 16 }
        return (UnsafeMutableRawPointer(object) - 16).load(fromByteOffset: 8, as: Int.self)
    }

    /// Gives memory back without a look at the contents.
    func free(_ object: ObjectPointer) {
        if object.pointee.flags.contains(.hasWeak) { clearWeakCell(of: object) }
        if object.pointee.kind == .weak { forgetWeakCell(object) }
        core.pointee.objects &-= 1
        let memory = UnsafeMutableRawPointer(object)
        let sizeClass = Int(object.pointee.sizeClass)
        object.pointee.kind = .free
        if sizeClass < Heap.slabClasses {
            core.pointee.bytes &-= 24 + sizeClass * 16
            let lists = core.pointee.freeLists
            memory.storeBytes(of: lists[sizeClass], toByteOffset: 8, as: UnsafeMutableRawPointer?.self)
            lists[sizeClass] = memory
        } else {
            let block = memory - 16
            let index = block.load(as: Int.self)
            core.pointee.bytes -= block.load(fromByteOffset: 8, as: Int.self)
            let last = large.removeLast()
            if last != block {
                large[index] = last
                last.storeBytes(of: index, as: Int.self)
            }
            block.deallocate()
        }
    }

    /// Every object, dead ones that the journal keeps included. `visit` may free the object that it is given.
    func forEachObject(_ visit: (ObjectPointer) -> Void) {
        for sizeClass in 0..<Heap.slabClasses {
            let size = 24 + sizeClass * 16
            for slab in slabs[sizeClass] {
                for index in 0..<(Heap.slabBytes / size) {
                    let object = (slab + index * size).assumingMemoryBound(to: ObjectHeader.self)
                    if object.pointee.kind != .free { visit(object) }
                }
            }
        }
        // Backwards, because freeing moves the last block into the gap.
        for index in large.indices.reversed() {
            visit((large[index] + 16).assumingMemoryBound(to: ObjectHeader.self))
        }
    }

    /// Every living object as a value, for `:leaks` and for tests.
    public func forEachLiveObject(_ visit: (Value) -> Void) {
        forEachObject { object in
            if object.pointee.flags.isDisjoint(with: [.immortal, .zombie]) { visit(object.value) }
        }
    }

    // MARK: Counts

    /// Counts one more copy of a value.
    @inline(__always)
    public func retain(_ value: Value) {
        if value.flags & Value.referenceFlag != 0 { value.object.pointee.count &+= 1 }
    }

    /// Counts one copy less; the last one lets the object go.
    @inline(__always)
    public func release(_ value: Value) {
        guard value.flags & Value.referenceFlag != 0 else { return }
        let object = value.object
        object.pointee.count &-= 1
        if object.pointee.count == 0 { drop(object) }
    }

    /// Lets go of an object whose count fell to 0, and of all that only it held.
    @inline(never)
    func drop(_ first: ObjectPointer) {
        let bottom = dying.count
        dying.append(first)
        while dying.count > bottom {
            let object = dying.removeLast()
            if hasDeinitAhead(object) {
                object.pointee.count = 1
                end(object)
                object.pointee.count &-= 1
                // A deinit that stored self somewhere: the object stays, without a second deinit.
                if object.pointee.count != 0 { continue }
            }
            releaseChildren(of: object)
            bury(object)
        }
    }

    private func hasDeinitAhead(_ object: ObjectPointer) -> Bool {
        object.pointee.flags.contains(.hasDeinit) && !object.pointee.flags.contains(.deinitialised) && isInitialised(object)
    }

    /// Runs an instance's `deinit`, which may look at it as before.
    private func end(_ object: ObjectPointer) {
        object.pointee.flags.insert(.deinitialised)
        if object.pointee.epoch != core.pointee.epoch { journal.ended.append(object) }
        deinitialize(object)
    }

    /// Runs the `deinit` of each instance that nothing but this value holds, directly or through what it alone holds.
    /// What the value refers to may be held in so many places.
    ///
    /// For a value that is kept only to be looked at: to the program its instances are gone, though their memory is not.
    public func endLifetimes(in value: Value, heldBy holders: Int = 1) {
        guard value.isReference else { return }
        var pending = [value.object]
        var holders = UInt32(holders)
        while let object = pending.popLast() {
            let expected = holders
            holders = 1
            guard object.pointee.count == expected, object.pointee.flags.isDisjoint(with: [.immortal, .zombie]) else { continue }
            if hasDeinitAhead(object) {
                end(object)
                // A deinit that stored self somewhere.
                if object.pointee.count != expected { continue }
            }
            let first = pending.count
            forEachChild(of: object) { child in
                if child.isReference { pending.append(child.object) }
            }
            pending[first...].reverse()
        }
    }

    private func releaseChildren(of object: ObjectPointer) {
        switch object.pointee.kind {
        case .free, .string, .weak:
            return
        case .table:
            var index = Int(object.pointee.slotCount)
            let table = TableLayout(object)
            while index > 0 {
                index -= 1
                releaseChild(table.entries[index].value)
                releaseChild(table.entries[index].key)
            }
        default:
            var index = Int(object.pointee.slotCount)
            let slots = object.slots
            while index > 0 {
                index -= 1
                releaseChild(slots[index])
            }
        }
    }

    @inline(__always)
    private func releaseChild(_ value: Value) {
        guard value.flags & Value.referenceFlag != 0 else { return }
        let child = value.object
        child.pointee.count &-= 1
        if child.pointee.count == 0 { dying.append(child) }
    }

    /// Frees a dead object of this epoch; keeps an older one for the journal.
    private func bury(_ object: ObjectPointer) {
        if object.pointee.epoch == core.pointee.epoch {
            free(object)
        } else {
            // Whoever refers weakly to the same object from now on gets a cell that lives.
            if object.pointee.kind == .weak { forgetWeakCell(object) }
            object.pointee.flags.insert(.zombie)
            zombies += 1
            journal.zombies.append(object)
        }
    }

    /// Visits the values that an object holds.
    func forEachChild(of object: ObjectPointer, _ visit: (Value) -> Void) {
        switch object.pointee.kind {
        case .free, .string, .weak:
            return
        case .table:
            let table = TableLayout(object)
            for index in 0..<Int(object.pointee.slotCount) where !table.entries[index].key.isHole {
                visit(table.entries[index].key)
                visit(table.entries[index].value)
            }
        default:
            for index in 0..<Int(object.pointee.slotCount) { visit(object.slots[index]) }
        }
    }

    // MARK: What outlives inputs

    /// Makes an object a constant: it survives rollbacks and does not count as living.
    func immortal(_ value: Value) -> Value {
        guard value.isReference, !value.object.pointee.flags.contains(.immortal) else { return value }
        value.object.pointee.flags.insert(.immortal)
        value.object.pointee.epoch = 0
        core.pointee.immortals += 1
        return value
    }

    /// Registers a holder of values outside the heap (a mounted view's value, a timer's closure): `visit`
    /// is called with a function that wants each value once for each count that the holder owns.
    /// Without it a rollback would lose them.
    @discardableResult
    public func addRoots(_ visit: @escaping ((Value) -> Void) -> Void) -> Int {
        nextProvider += 1
        rootProviders[nextProvider] = visit
        return nextProvider
    }

    /// Forgets a holder that `addRoots` registered.
    public func removeRoots(_ token: Int) {
        rootProviders[token] = nil
    }

    func forEachRoot(_ visit: (Value) -> Void) {
        withoutActuallyEscaping(visit) { visit in
            for provider in rootProviders.values { provider(visit) }
        }
    }
}
