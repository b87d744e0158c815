/// Jobs: runs of interpreted code that stop in the middle and go on later. A task of a program is one.
///
/// A job is an object of the vocabulary's class `_Job`, whose first property is the *rest* of it: the closure that it
/// will run, or, while it waits, the frames and registers that it had on the machine's stack, as an object of the
/// heap; nil while it runs, and once it has ended. `_suspend()` is the one function that stops a job: it moves what the
/// stack has above the job's entry into the rest, and the loop goes on at the entry's `halt`. `resume` moves it back.
/// Who resumes a job, and when, is written in Swift, in the vocabulary.
///
/// The rest counts what its registers own, so that it is released, taken back and counted as any object. Which do
/// is noted at each call when a function that can wait is lowered; other registers hold copies that do not count,
/// or what is no longer used. A frame of native code cannot be moved: a function that it called cannot wait, and the
/// types see to it that none is asked to.

/// The job that runs.
struct RunningJob {
    var value: Value
    /// The entry frame below the job's own.
    var entry: UnsafeMutablePointer<Frame>
    var hasStopped = false
}

/// The registers of one frame that own what they hold while a call is made.
struct OwnedRegisters {
    var registers: [Int]
    /// The home of an inout `self`, which goes on owning it where the callee takes its `self` by value.
    var receiver: Int?
}

extension Machine {
    /// What a job that was resumed came to.
    public enum JobState {
        case waits
        /// The result is the caller's.
        case ended(Value)
    }

    /// Lets go of what waiting jobs hold: they may hold each other.
    func dropJobs() {
        var jobs: [Value] = []
        heap.forEachLiveObject { object in
            if let jobType, object.type == jobType, object.objectKind == .instance { jobs.append(object) }
        }
        jobs.forEach(heap.retain)
        for job in jobs {
            for slot in 0..<heap.slotCount(job) { heap.setSlot(job, slot, taking: .none) }
        }
        jobs.forEach(heap.release)
    }

    /// Runs a job until it waits again or ends. Its turn costs so many steps: where they are the last, it is the job's own place
    /// that is told.
    public func resume(_ job: Value, cost: Int = 0) throws(Interruption) -> JobState {
        let rest = heap.slot(job, 0).unwrapped
        guard !heap.slot(job, 0).isNil, rest.isReference else {
            throw .trap("a task was resumed that does not wait")
        }
        jobType = job.type
        let caller = state.pointee.frame
        let entry = caller + 1
        let outer = self.job
        heap.retain(job)
        heap.retain(rest)
        heap.setSlot(job, 0, .none)
        self.job = RunningJob(value: job, entry: entry)
        reentryDepth += 1
        // What goes wrong is taken back with the input: references need not be given back then.
        defer {
            state.pointee.frame = caller
            reentryDepth -= 1
            self.job = outer
        }
        guard reentryDepth <= limits.reentry, entry + 1 < state.pointee.frameLimit else { throw depthTrap() }
        let window = top(of: caller)
        do {
            if rest.objectKind == .closure {
                try charge(steps: cost)
                try begin(rest, entry: entry, window: window)
            } else {
                try restore(rest, entry: entry, window: window)
                heap.release(rest)
                try charge(steps: cost)
                try runFrames()
            }
        } catch {
            throw located(error)
        }
        heap.release(job)
        return self.job?.hasStopped == true ? .waits : .ended(window[0])
    }

    /// Whether the job that runs is in a call of something that belongs to the main actor: it went there to make that call.
    /// Other work never changes its thread.
    public var isOnMainActor: Bool {
        guard let job else { return false }
        var frame = state.pointee.frame
        while frame > job.entry {
            let function = frame.pointee.function
            if function >= 0, bodies[function]?.isOnMainActor ?? provider?.isOnMainActor(function) ?? false { return true }
            frame -= 1
        }
        return false
    }

    /// Calls a job's closure, which takes no arguments and is given up.
    private func begin(
        _ closure: Value, entry: UnsafeMutablePointer<Frame>, window: UnsafeMutablePointer<Value>
    ) throws(Interruption) {
        let object = closure.object
        let function = Int(object.pointee.tag)
        try prepare(function)
        window[0] = .void
        var count = 0
        if object.pointee.flags.contains(.bindsFirst) {
            window[1] = object.slots[0]
            heap.retain(window[1])
            heap.release(closure)
            count = 1
        } else if object.pointee.flags.contains(.hasCaptures) {
            window[1] = closure
            count = 1
        } else {
            heap.release(closure)
        }
        guard window + (count + 2) <= state.pointee.stackLimit else { throw depthTrap() }
        entry.initialize(to: Frame(pc: haltCode, base: window, function: -1 - count))
        state.pointee.frame = entry
        guard state.pointee.functions[function].native < 0 else { throw .trap("a task cannot begin with native code") }
        try run(function, window: window)
    }

    // MARK: The rest

    /// Moves the running job's part of the stack into its rest; the loop then goes on at the frame that is given back.
    func stopJob() throws(Interruption) -> UnsafeMutablePointer<Frame> {
        state.pointee.isStopping = false
        guard let running = job else { throw .trap("there is no task here that could wait") }
        let base = running.entry.pointee.base
        let frameCount = state.pointee.frame - running.entry
        let count = top(of: state.pointee.frame) - base
        try charge(steps: count, bytes: RestLayout.slots(frames: frameCount, registers: count) * 16)
        var isOwned = [Bool](repeating: false, count: count)
        for index in 1...frameCount {
            let frame = running.entry + index
            let owned = try ownedRegisters(in: frame, calling: index < frameCount ? frame + 1 : nil)
            for register in owned { isOwned[frame.pointee.base - base + register] = true }
        }
        let rest = heap.allocate(.native, type: .native, slots: RestLayout.slots(frames: frameCount, registers: count))
        let layout = RestLayout(rest)
        layout.begin(frames: frameCount, registers: count)
        for index in 0..<frameCount {
            let frame = running.entry + 1 + index
            let code = state.pointee.functions[frame.pointee.function].code.unsafelyUnwrapped
            layout.setFrame(
                index, function: frame.pointee.function, pc: frame.pointee.pc - code, base: frame.pointee.base - base)
        }
        for index in 0..<count { layout.setRegister(index, base[index], isOwned: isOwned[index]) }
        heap.setSlot(running.value, 0, taking: rest.value.wrapped)
        job?.hasStopped = true
        state.pointee.frame = running.entry
        return running.entry
    }

    private func ownedRegisters(
        in frame: UnsafeMutablePointer<Frame>, calling callee: UnsafeMutablePointer<Frame>?
    ) throws(Interruption) -> [Int] {
        guard frame.pointee.function >= 0 else { throw .trap("a function that native code called cannot wait") }
        let record = state.pointee.functions[frame.pointee.function]
        guard let code = record.code,
              let owned = ownedRegisters[frame.pointee.function]?[frame.pointee.pc - code - 1] else {
            throw .trap("`\(functionName(frame.pointee.function))` is not async, and cannot wait")
        }
        guard let receiver = owned.receiver, let callee, callee.pointee.function >= 0,
              state.pointee.functions[callee.pointee.function].inouts & 1 == 0 else { return owned.registers }
        return owned.registers + [receiver]
    }

    /// Puts a job's frames and registers back onto the stack. The rest keeps its own references.
    private func restore(
        _ rest: Value, entry: UnsafeMutablePointer<Frame>, window: UnsafeMutablePointer<Value>
    ) throws(Interruption) {
        let layout = RestLayout(rest.object)
        guard window + layout.registerCount + 3 <= state.pointee.stackLimit,
              entry + layout.frameCount < state.pointee.frameLimit else { throw depthTrap() }
        entry.initialize(to: Frame(pc: haltCode, base: window, function: -2))
        for index in 0..<layout.registerCount {
            let (value, isOwned) = layout.register(index)
            if isOwned { heap.retain(value) }
            window[index] = value
        }
        for index in 0..<layout.frameCount {
            let (function, pc, base) = layout.frame(index)
            guard let code = state.pointee.functions[function].code else { throw .trap("a task's code is gone") }
            (entry + 1 + index).initialize(to: Frame(pc: code + pc, base: window + base, function: function))
        }
        state.pointee.frame = entry + layout.frameCount
        // Where the steps end here, the job's own frames tell the place.
        try charge(steps: layout.registerCount)
    }
}

/// The slots of a rest: two counts, three numbers for each frame, two values for each register.
///
/// A register that owns its value is that value and a hole. Of another one the bits are kept, as two numbers.
private struct RestLayout {
    private let slots: UnsafeMutablePointer<Value>

    init(_ object: ObjectPointer) { slots = object.slots }

    static func slots(frames: Int, registers: Int) -> Int { 2 + 3 * frames + 2 * registers }

    var frameCount: Int { slots[0].asInt }
    var registerCount: Int { slots[1].asInt }

    func begin(frames: Int, registers: Int) {
        slots[0] = .int(frames)
        slots[1] = .int(registers)
    }

    func setFrame(_ index: Int, function: Int, pc: Int, base: Int) {
        let place = slots + 2 + 3 * index
        place[0] = .int(function)
        place[1] = .int(pc)
        place[2] = .int(base)
    }

    func frame(_ index: Int) -> (function: Int, pc: Int, base: Int) {
        let place = slots + 2 + 3 * index
        return (place[0].asInt, place[1].asInt, place[2].asInt)
    }

    func setRegister(_ index: Int, _ value: Value, isOwned: Bool) {
        let place = slots + 2 + 3 * frameCount + 2 * index
        place[0] = isOwned ? value : Value(payload: value.payload, type: .int)
        place[1] = isOwned ? .hole : .int(Int(value.type.rawValue) | Int(value.flags) << 32)
    }

    func register(_ index: Int) -> (value: Value, isOwned: Bool) {
        let place = slots + 2 + 3 * frameCount + 2 * index
        if place[1].isHole { return (place[0], true) }
        let bits = UInt64(bitPattern: Int64(place[1].asInt))
        return (
            Value(
                payload: place[0].payload, type: TypeID(rawValue: UInt32(truncatingIfNeeded: bits)),
                flags: UInt32(truncatingIfNeeded: bits >> 32)),
            false
        )
    }
}
