/// The interpreter's loop: one `switch` over the instructions, with program counter, registers and frame in
/// locals over plain memory.
///
/// The file is longer than others because nothing that the loop needs at each instruction may stand
/// elsewhere: optimised debug builds do not inline across files. For the same reason registers are
/// read here as pairs of words (`Word` has the layout of `Value`) instead of through `Value`'s properties.

/// A register: a value's payload, and its type (low half) with its flags (high half).
private struct Word {
    var payload: UInt64
    var meta: UInt64

    @inline(__always) init(_ payload: UInt64, _ meta: UInt64) {
        self.payload = payload
        self.meta = meta
    }
    @inline(__always) init(int: Int) { self.init(UInt64(bitPattern: Int64(int)), 4) }
    @inline(__always) init(double: Double) { self.init(double.bitPattern, 14) }
    @inline(__always) init(bool: Bool) { self.init(bool ? 1 : 0, 3) }
    @inline(__always) static var hole: Word { Word(0, 0) }

    @inline(__always) var int: Int { Int(Int64(bitPattern: payload)) }
    @inline(__always) var double: Double { Double(bitPattern: payload) }
    @inline(__always) var isReference: Bool { meta >> 63 != 0 }
    @inline(__always) var isNil: Bool { meta == 2 }
    @inline(__always) var isHole: Bool { meta & 0xFFFF_FFFF == 0 }
    @inline(__always) var object: ObjectPointer { ObjectPointer(bitPattern: UInt(payload)).unsafelyUnwrapped }
    @inline(__always) func retain() { if isReference { object.pointee.count &+= 1 } }
    /// One optional more, or fewer, around the value.
    @inline(__always) var wrapped: Word { Word(payload, meta &+ 0x1_0000_0000) }
    @inline(__always) var unwrapped: Word { Word(payload, meta &- 0x1_0000_0000) }
    @inline(__always) var enumCase: UInt32 {
        isReference ? object.pointee.tag : UInt32(truncatingIfNeeded: payload)
    }
}

extension Instruction {
    @inline(__always) fileprivate var wide: Int { Int(Int32(bitPattern: UInt32(b) | UInt32(c) << 16)) }
    @inline(__always) fileprivate var offset: Int { Int(Int16(bitPattern: c)) }
    @inline(__always) fileprivate var number: Int { Int(Int16(bitPattern: b)) }
    @inline(__always) fileprivate var numberC: Int { Int(Int16(bitPattern: c)) }
}

extension UnsafeMutablePointer where Pointee == ObjectHeader {
    @inline(__always) fileprivate var words: UnsafeMutablePointer<Word> {
        (UnsafeMutableRawPointer(self) + 24).assumingMemoryBound(to: Word.self)
    }
}

@inline(__always)
private func words(_ values: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Word> {
    UnsafeMutableRawPointer(values).assumingMemoryBound(to: Word.self)
}

@inline(__always)
private func values(_ words: UnsafeMutablePointer<Word>) -> UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(words).assumingMemoryBound(to: Value.self)
}

extension Machine {
    /// Runs a function whose arguments stand in the window, until it returns. The caller has pushed an
    /// entry frame, to whose `halt` the function returns.
    func run(_ function: Int, window: UnsafeMutablePointer<Value>) throws(Interruption) {
        let entry = state.pointee.functions + function
        guard let code = entry.pointee.code else { return }
        let frame = state.pointee.frame + 1
        if frame >= state.pointee.frameLimit
            || window + Int(entry.pointee.frameSize) > state.pointee.stackLimit {
            throw located(depthTrap())
        }
        frame.pointee.pc = code
        frame.pointee.base = window
        frame.pointee.function = function
        state.pointee.frame = frame
        state.pointee.fuel &-= 1
        if state.pointee.fuel < 0 { try checkBudgets() }
        try runFrames()
    }

    /// Runs the frames of the stack, from where the topmost stands, down to the next entry frame.
    func runFrames() throws(Interruption) {
        let state = self.state
        let heap = self.heap
        let core = heap.core
        var frame = state.pointee.frame
        var base = words(frame.pointee.base)
        var pc = frame.pointee.pc

        while true {
            let i = pc.pointee
            pc += 1
            let a = Int(i.a)

            switch i.op {

            // MARK: Moves

            case .move:
                base[a] = base[Int(i.b)]
            case .copy:
                let value = base[Int(i.b)]
                value.retain()
                base[a] = value
            case .constant:
                let constants = state.pointee.functions[frame.pointee.function].constants
                let value = words(constants)[i.wide]
                value.retain()
                base[a] = value
            case .borrowConstant:
                let constants = state.pointee.functions[frame.pointee.function].constants
                base[a] = words(constants)[i.wide]
            case .integer:
                base[a] = Word(int: i.wide)
            case .hole:
                base[a] = .hole
            case .assign:
                let old = base[a]
                base[a] = base[Int(i.b)]
                if old.isReference {
                    let object = old.object
                    object.pointee.count &-= 1
                    if object.pointee.count == 0 {
                        frame.pointee.pc = pc
                        state.pointee.frame = frame
                        heap.drop(object)
                    }
                }
            case .release:
                let old = base[a]
                if old.isReference {
                    let object = old.object
                    object.pointee.count &-= 1
                    if object.pointee.count == 0 {
                        frame.pointee.pc = pc
                        state.pointee.frame = frame
                        heap.drop(object)
                    }
                }
            case .wrap:
                base[a] = base[a].wrapped
            case .unwrap:
                base[a] = base[a].unwrapped
            case .force:
                if _slowPath(base[a].isNil) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw located(.trap("Unexpectedly found nil while unwrapping an Optional value"))
                }
                base[a] = base[a].unwrapped

            // MARK: Int and Double

            case .addInt:
                let (result, overflow) = base[Int(i.b)].int.addingReportingOverflow(base[Int(i.c)].int)
                if _slowPath(overflow) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw overflowTrap(base[Int(i.b)].int, "+", base[Int(i.c)].int)
                }
                base[a] = Word(int: result)
            case .subtractInt:
                let (result, overflow) = base[Int(i.b)].int.subtractingReportingOverflow(base[Int(i.c)].int)
                if _slowPath(overflow) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw overflowTrap(base[Int(i.b)].int, "-", base[Int(i.c)].int)
                }
                base[a] = Word(int: result)
            case .multiplyInt:
                let (result, overflow) = base[Int(i.b)].int.multipliedReportingOverflow(by: base[Int(i.c)].int)
                if _slowPath(overflow) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw overflowTrap(base[Int(i.b)].int, "*", base[Int(i.c)].int)
                }
                base[a] = Word(int: result)
            case .addImmediate:
                let (result, overflow) = base[Int(i.b)].int.addingReportingOverflow(i.numberC)
                if _slowPath(overflow) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw overflowTrap(base[Int(i.b)].int, "+", i.numberC)
                }
                base[a] = Word(int: result)
            case .subtractImmediate:
                let (result, overflow) = base[Int(i.b)].int.subtractingReportingOverflow(i.numberC)
                if _slowPath(overflow) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw overflowTrap(base[Int(i.b)].int, "-", i.numberC)
                }
                base[a] = Word(int: result)
            case .divideInt:
                let divisor = base[Int(i.c)].int
                let (result, overflow) = base[Int(i.b)].int.dividedReportingOverflow(by: divisor)
                if _slowPath(overflow) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw divisor == 0
                        ? located(.trap("Division by zero")) : overflowTrap(base[Int(i.b)].int, "/", divisor)
                }
                base[a] = Word(int: result)
            case .remainderInt:
                let divisor = base[Int(i.c)].int
                let (result, overflow) = base[Int(i.b)].int.remainderReportingOverflow(dividingBy: divisor)
                if _slowPath(overflow) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw divisor == 0
                        ? located(.trap("Division by zero in remainder operation"))
                        : overflowTrap(base[Int(i.b)].int, "%", divisor)
                }
                base[a] = Word(int: result)
            case .equalInt:
                base[a] = Word(bool: base[Int(i.b)].payload == base[Int(i.c)].payload)
            case .notEqualInt:
                base[a] = Word(bool: base[Int(i.b)].payload != base[Int(i.c)].payload)
            case .lessInt:
                base[a] = Word(bool: base[Int(i.b)].int < base[Int(i.c)].int)
            case .lessOrEqualInt:
                base[a] = Word(bool: base[Int(i.b)].int <= base[Int(i.c)].int)
            case .addDouble:
                base[a] = Word(double: base[Int(i.b)].double + base[Int(i.c)].double)
            case .subtractDouble:
                base[a] = Word(double: base[Int(i.b)].double - base[Int(i.c)].double)
            case .multiplyDouble:
                base[a] = Word(double: base[Int(i.b)].double * base[Int(i.c)].double)
            case .divideDouble:
                base[a] = Word(double: base[Int(i.b)].double / base[Int(i.c)].double)
            case .lessDouble:
                base[a] = Word(bool: base[Int(i.b)].double < base[Int(i.c)].double)
            case .lessOrEqualDouble:
                base[a] = Word(bool: base[Int(i.b)].double <= base[Int(i.c)].double)
            case .not:
                base[a] = Word(base[Int(i.b)].payload ^ 1, 3)

            // MARK: Jumps

            case .jump:
                pc += i.wide
            case .loop:
                pc += i.wide
                state.pointee.fuel &-= 1
                if _slowPath(state.pointee.fuel < 0) {
                    frame.pointee.pc = pc + 1
                    state.pointee.frame = frame
                    try checkBudgets()
                }
            case .branchTrue:
                if base[a].payload != 0 { pc += i.wide }
            case .branchFalse:
                if base[a].payload == 0 { pc += i.wide }
            case .branchNil:
                if base[a].isNil { pc += i.wide }
            case .branchNotNil:
                if !base[a].isNil { pc += i.wide }
            case .branchEqual:
                if base[a].payload == base[Int(i.b)].payload { pc += i.offset }
            case .branchNotEqual:
                if base[a].payload != base[Int(i.b)].payload { pc += i.offset }
            case .branchLess:
                if base[a].int < base[Int(i.b)].int { pc += i.offset }
            case .branchLessOrEqual:
                if base[a].int <= base[Int(i.b)].int { pc += i.offset }
            case .branchEqualImmediate:
                if base[a].int == i.number { pc += i.offset }
            case .branchNotEqualImmediate:
                if base[a].int != i.number { pc += i.offset }
            case .branchLessImmediate:
                if base[a].int < i.number { pc += i.offset }
            case .branchLessOrEqualImmediate:
                if base[a].int <= i.number { pc += i.offset }
            case .branchGreaterImmediate:
                if base[a].int > i.number { pc += i.offset }
            case .branchGreaterOrEqualImmediate:
                if base[a].int >= i.number { pc += i.offset }
            case .branchLessDouble:
                if base[a].double < base[Int(i.b)].double { pc += i.offset }
            case .branchLessOrEqualDouble:
                if base[a].double <= base[Int(i.b)].double { pc += i.offset }
            case .branchNotLessDouble:
                if !(base[a].double < base[Int(i.b)].double) { pc += i.offset }
            case .branchNotLessOrEqualDouble:
                if !(base[a].double <= base[Int(i.b)].double) { pc += i.offset }
            case .branchCase:
                if base[a].enumCase == UInt32(i.b) { pc += i.offset }
            case .branchNotCase:
                if base[a].enumCase != UInt32(i.b) { pc += i.offset }
            case .rangeNext:
                let next = base[a].int &+ 1
                base[a] = Word(int: next)
                if next < base[Int(i.b)].int {
                    pc += i.offset
                    state.pointee.fuel &-= 1
                    if _slowPath(state.pointee.fuel < 0) {
                        frame.pointee.pc = pc + 1
                        state.pointee.frame = frame
                        try checkBudgets()
                    }
                }
            case .rangeNextClosed:
                if base[a].int < base[Int(i.b)].int {
                    base[a] = Word(int: base[a].int &+ 1)
                    pc += i.offset
                    state.pointee.fuel &-= 1
                    if _slowPath(state.pointee.fuel < 0) {
                        frame.pointee.pc = pc + 1
                        state.pointee.frame = frame
                        try checkBudgets()
                    }
                }
            case .arrayNext:
                let array = base[a].object
                let index = base[Int(i.b)].int
                if index < Int(array.pointee.slotCount) {
                    let element = array.words[index]
                    element.retain()
                    base[Int(i.b) + 1] = element
                    base[Int(i.b)] = Word(int: index &+ 1)
                    pc += i.offset
                    state.pointee.fuel &-= 1
                    if _slowPath(state.pointee.fuel < 0) {
                        frame.pointee.pc = pc + 1
                        state.pointee.frame = frame
                        try checkBudgets()
                    }
                }

            // MARK: Objects

            case .getField:
                let value = base[Int(i.b)].object.words[Int(i.c)]
                if _slowPath(value.isHole) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw holeTrap()
                }
                value.retain()
                base[a] = value
            case .borrowField:
                let value = base[Int(i.b)].object.words[Int(i.c)]
                if _slowPath(value.isHole) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw holeTrap()
                }
                base[a] = value
            case .setField:
                var object = base[a].object
                if _slowPath(object.pointee.count != 1 || object.pointee.epoch != core.pointee.epoch) {
                    heap.makeUnique(&values(base)[a])
                    object = base[a].object
                }
                let slot = object.words + Int(i.b)
                let old = slot.pointee
                slot.pointee = base[Int(i.c)]
                if old.isReference {
                    let object = old.object
                    object.pointee.count &-= 1
                    if object.pointee.count == 0 {
                        frame.pointee.pc = pc
                        state.pointee.frame = frame
                        heap.drop(object)
                    }
                }
            case .setCell:
                let object = base[a].object
                if _slowPath(object.pointee.tag != core.pointee.epoch) { heap.save(object) }
                let slot = object.words + Int(i.b)
                let old = slot.pointee
                slot.pointee = base[Int(i.c)]
                if old.isReference {
                    let object = old.object
                    object.pointee.count &-= 1
                    if object.pointee.count == 0 {
                        frame.pointee.pc = pc
                        state.pointee.frame = frame
                        heap.drop(object)
                    }
                }
            case .takeField:
                var object = base[Int(i.b)].object
                if _slowPath(object.pointee.count != 1 || object.pointee.epoch != core.pointee.epoch) {
                    heap.makeUnique(&values(base)[Int(i.b)])
                    object = base[Int(i.b)].object
                }
                let slot = object.words + Int(i.c)
                let value = slot.pointee
                if _slowPath(value.isHole) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw holeTrap()
                }
                slot.pointee = .hole
                base[a] = value
            case .takeCell:
                let object = base[Int(i.b)].object
                let slot = object.words + Int(i.c)
                let value = slot.pointee
                if _slowPath(value.isHole) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw holeTrap()
                }
                if _slowPath(object.pointee.tag != core.pointee.epoch) { heap.save(object) }
                slot.pointee = .hole
                base[a] = value
            case .make:
                let extra = state.pointee.functions[frame.pointee.function].extras + Int(i.c)
                let count = extra.pointee.count
                let object = heap.allocate(
                    extra.pointee.kind, type: extra.pointee.type, slots: count, tag: extra.pointee.tag)
                object.pointee.flags = extra.pointee.flags
                let slots = object.words
                let first = base + Int(i.b)
                var index = 0
                while index < count {
                    slots[index] = first[index]
                    index &+= 1
                }
                values(base)[a] = object.value
            case .makeBox:
                let object = heap.allocate(.box, type: TypeID(rawValue: 25), slots: 1)
                object.words[0] = base[Int(i.b)]
                base[a] = Word(UInt64(UInt(bitPattern: object)), 0x8000_0000_0000_0000 | 25)
            case .arrayGet:
                let array = base[Int(i.b)].object
                let index = base[Int(i.c)].int
                if _slowPath(UInt(bitPattern: index) >= UInt(array.pointee.slotCount)) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw located(.trap("Index out of range"))
                }
                let value = array.words[index]
                if _slowPath(value.isHole) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw holeTrap()
                }
                value.retain()
                base[a] = value
            case .arraySet:
                var array = base[a].object
                let index = base[Int(i.b)].int
                if _slowPath(UInt(bitPattern: index) >= UInt(array.pointee.slotCount)) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw located(.trap("Index out of range"))
                }
                if _slowPath(array.pointee.count != 1 || array.pointee.epoch != core.pointee.epoch) {
                    heap.makeUnique(&values(base)[a])
                    array = base[a].object
                }
                let old = array.words[index]
                array.words[index] = base[Int(i.c)]
                if old.isReference {
                    let object = old.object
                    object.pointee.count &-= 1
                    if object.pointee.count == 0 {
                        frame.pointee.pc = pc
                        state.pointee.frame = frame
                        heap.drop(object)
                    }
                }
            case .arrayTake:
                var array = base[Int(i.b)].object
                let index = base[Int(i.c)].int
                if _slowPath(UInt(bitPattern: index) >= UInt(array.pointee.slotCount)) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw located(.trap("Index out of range"))
                }
                if _slowPath(array.pointee.count != 1 || array.pointee.epoch != core.pointee.epoch) {
                    heap.makeUnique(&values(base)[Int(i.b)])
                    array = base[Int(i.b)].object
                }
                let value = array.words[index]
                if _slowPath(value.isHole) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    throw holeTrap()
                }
                array.words[index] = .hole
                base[a] = value
            case .arrayCount:
                base[a] = Word(int: Int(base[Int(i.b)].object.pointee.slotCount))
            case .arrayAppend:
                let array = base[a].object
                let count = Int(array.pointee.slotCount)
                if _fastPath(array.pointee.count == 1 && array.pointee.epoch == core.pointee.epoch
                    && count < Int(array.pointee.tag)) {
                    array.words[count] = base[Int(i.b)]
                    array.pointee.slotCount = UInt32(truncatingIfNeeded: count &+ 1)
                } else {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    // Growing takes at most twice the array's memory once more.
                    try charge(steps: 0, bytes: count * 32)
                    heap.append(to: &values(base)[a], taking: values(base)[Int(i.b)])
                }
            case .captures:
                let closure = base[Int(i.b)].object
                var index = 0
                while index < Int(i.c) {
                    base[a &+ index] = closure.words[index]
                    index &+= 1
                }

            // MARK: Calls

            case .call:
                let id = i.wide
                let record = state.pointee.functions + id
                if let code = record.pointee.code {
                    frame.pointee.pc = pc
                    frame += 1
                    base += a
                    let top = base + Int(record.pointee.frameSize)
                    if _slowPath(frame >= state.pointee.frameLimit
                        || values(top) > state.pointee.stackLimit) {
                        state.pointee.frame = frame - 1
                        throw located(depthTrap())
                    }
                    frame.pointee.base = values(base)
                    frame.pointee.function = id
                    pc = code
                    state.pointee.fuel &-= 1
                    if _slowPath(state.pointee.fuel < 0) {
                        frame.pointee.pc = pc + 1
                        state.pointee.frame = frame
                        try checkBudgets()
                    }
                } else {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    if !callNative(id, window: values(base + a)) {
                        frame = try recover()
                        pc = frame.pointee.pc
                        base = words(frame.pointee.base)
                    } else if state.pointee.functions[id].code != nil {
                        // Lowered just now: the same instruction again.
                        pc -= 1
                    }
                }
            case .callClosure:
                let closure = base[Int(i.b)].object
                let id = Int(closure.pointee.tag)
                let window = base + a
                var count = Int(i.c)
                frame.pointee.pc = pc
                state.pointee.frame = frame
                let flags = closure.pointee.flags.rawValue
                if flags & 64 != 0 {
                    // The bound value goes in front of the arguments.
                    var index = count
                    while index > 0 {
                        window[index &+ 1] = window[index]
                        index &-= 1
                    }
                    let first = closure.words[0]
                    first.retain()
                    window[1] = first
                    count &+= 1
                } else if flags & 32 != 0 {
                    closure.pointee.count &+= 1
                    window[count &+ 1] = base[Int(i.b)]
                }
                if state.pointee.functions[id].code == nil, !callNative(id, window: values(window)) {
                    frame = try recover()
                    pc = frame.pointee.pc
                    base = words(frame.pointee.base)
                    continue
                }
                let record = state.pointee.functions + id
                if let code = record.pointee.code {
                    frame += 1
                    base = window
                    let top = base + Int(record.pointee.frameSize)
                    if _slowPath(frame >= state.pointee.frameLimit
                        || values(top) > state.pointee.stackLimit) {
                        state.pointee.frame = frame - 1
                        throw located(depthTrap())
                    }
                    frame.pointee.base = values(base)
                    frame.pointee.function = id
                    pc = code
                    state.pointee.fuel &-= 1
                    if _slowPath(state.pointee.fuel < 0) {
                        frame.pointee.pc = pc + 1
                        state.pointee.frame = frame
                        try checkBudgets()
                    }
                }
            case .callWitness:
                let requirement = i.wide
                let window = base + a
                let receiver = window[1]
                frame.pointee.pc = pc
                state.pointee.frame = frame
                var type = UInt32(truncatingIfNeeded: receiver.meta)
                let isMetatype = type == 16
                if type == 2 || receiver.meta & 0x0000_FFFF_0000_0000 != 0 {
                    type = 30
                } else if isMetatype {
                    type = UInt32(truncatingIfNeeded: receiver.payload)
                }
                let place = dispatchCache
                    + (requirement &* 31 &+ Int(type)) & (4096 - 1)
                let id = place.pointee.requirement == requirement && place.pointee.type == type
                    ? place.pointee.function : dispatch(requirement, window: values(window))
                if _slowPath(id < 0) {
                    frame = try recover()
                    pc = frame.pointee.pc
                    base = words(frame.pointee.base)
                    continue
                }
                if i.k & 1 != 0 || isMetatype { try adaptArguments(of: id, window: values(window), k: i.k) }
                if state.pointee.functions[id].code == nil, !callNative(id, window: values(window)) {
                    frame = try recover()
                    pc = frame.pointee.pc
                    base = words(frame.pointee.base)
                    continue
                }
                let record = state.pointee.functions + id
                if let code = record.pointee.code {
                    frame += 1
                    base = window
                    let top = base + Int(record.pointee.frameSize)
                    if _slowPath(frame >= state.pointee.frameLimit
                        || values(top) > state.pointee.stackLimit) {
                        state.pointee.frame = frame - 1
                        throw located(depthTrap())
                    }
                    frame.pointee.base = values(base)
                    frame.pointee.function = id
                    pc = code
                    state.pointee.fuel &-= 1
                    if _slowPath(state.pointee.fuel < 0) {
                        frame.pointee.pc = pc + 1
                        state.pointee.frame = frame
                        try checkBudgets()
                    }
                }
            case .return:
                frame -= 1
                pc = frame.pointee.pc
                base = words(frame.pointee.base)
            case .returnMoved:
                base[0] = base[a]
                frame -= 1
                pc = frame.pointee.pc
                base = words(frame.pointee.base)
            case .returnReleasing:
                // The last that was made goes first.
                let first = base + a
                var register = first + Int(i.b)
                while register > first {
                    register -= 1
                    let old = register.pointee
                    if old.isReference {
                        let object = old.object
                        object.pointee.count &-= 1
                        if object.pointee.count == 0 {
                            frame.pointee.pc = pc
                            state.pointee.frame = frame
                            heap.drop(object)
                        }
                    }
                }
                frame -= 1
                pc = frame.pointee.pc
                base = words(frame.pointee.base)
            case .onThrow:
                break
            case .propagate:
                frame -= 1
                state.pointee.frame = frame
                failure = .thrown(state.pointee.pendingError)
                frame = try recover()
                pc = frame.pointee.pc
                base = words(frame.pointee.base)
            case .raise:
                state.pointee.pendingError = values(base)[a]
            case .caught:
                values(base)[a] = state.pointee.pendingError
            case .halt:
                return
            case .global:
                let box = state.pointee.globals[i.wide]
                if _slowPath(words(box.slots).pointee.isHole) {
                    frame.pointee.pc = pc
                    state.pointee.frame = frame
                    try initializeGlobal(i.wide)
                }
                base[a] = Word(UInt64(UInt(bitPattern: box)), 0x8000_0000_0000_0000 | 25)

            // All by name: with a default the switch would test each instruction's range.
            case .arithmetic, .compare, .negate, .bitNot, .convert, .allocate, .makeArray, .makeDictionary, .makeSet, .tableTake, .tablePut, .interpolate, .appendString, .makeWeak, .makeUnowned, .loadWeak, .loadUnowned, .instantiate, .metatype, .typeOf, .isType, .castConditional, .castForced, .bind, .created, .trap, .trapThrown, .breakCycles, .reached, .setGlobal, .noteRead, .willChange, .didChange:
                frame.pointee.pc = pc
                state.pointee.frame = frame
                if _slowPath(!slow(i, frame)) {
                    frame = try recover()
                    pc = frame.pointee.pc
                    base = words(frame.pointee.base)
                }
            }
        }
    }
}
