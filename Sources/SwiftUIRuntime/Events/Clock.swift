import DiffEngine
import SwiftInterpreter

/// Work that waits for a moment of the session's clock: a timer's next tick, a block of a dispatch queue.
struct ScheduledWork {
    var id: Int
    /// When it is due, in nanoseconds since the session began.
    var due: Int64
    var action: Value
    /// The words of the event that it will be.
    var text: String
    /// What asked for it, if that is still of the same input.
    var cause: EntryID
    var input: Int
}

/// What waits for the session's clock, the next one last. Of those due at the same time the first asked for comes first.
struct Schedule {
    private(set) var works: [ScheduledWork] = []
    private var nextID = 1

    /// When the next work is due.
    var nextDue: Int64? { works.last?.due }

    /// Adds work, which then owns its action, and gives its id.
    mutating func add(due: Int64, action: Value, text: String, cause: EntryID, input: Int) -> Int {
        let id = nextID
        nextID += 1
        let place = works.firstIndex { $0.due <= due } ?? works.endIndex
        works.insert(
            ScheduledWork(id: id, due: due, action: action, text: text, cause: cause, input: input), at: place)
        return id
    }

    /// Takes the next work, if it is due by then.
    mutating func take(dueBy moment: Int64) -> ScheduledWork? {
        guard let next = works.last, next.due <= moment else { return nil }
        return works.removeLast()
    }

    /// Takes work out, wherever it stands.
    mutating func remove(_ id: Int) -> ScheduledWork? {
        works.firstIndex { $0.id == id }.map { works.remove(at: $0) }
    }
}

extension Runtime {
    /// Steps that a work is worth, whatever it does: work that asks for more without end uses up an input's budget, and
    /// a timer of one second may tick for a day.
    private static let costOfWork = 1_000

    /// Lets time pass, in nanoseconds: what falls due runs at its moment, each work as an event of its own.
    public func advance(by nanoseconds: Int64) throws {
        let end = context.state.now + nanoseconds
        while let work = state.schedule.take(dueBy: end) {
            context.state.now = max(context.state.now, work.due)
            defer { heap.release(work.action) }
            try machine.charge(steps: Runtime.costOfWork)
            try transact(work.text) { heap.release(try machine.call(closure: work.action, [])) }
        }
        context.state.now = end
    }

    /// Runs what is due now and was asked for by the event that just ended; false if there was nothing.
    func runDueWork() throws -> Bool {
        guard let work = state.schedule.take(dueBy: context.state.now) else { return false }
        defer { heap.release(work.action) }
        try machine.charge(steps: Runtime.costOfWork)
        engine.end()
        let isOfThisInput = work.input == engine.ledger.lastInput.lowerBound
        engine.begin(event: number(of: work.text), cause: isOfThisInput ? work.cause : .none)
        heap.release(try machine.call(closure: work.action, []))
        countInitialisations()
        return true
    }

    /// Has an action run after so many seconds, and gives a number by which it can be taken back.
    func schedule(after seconds: Double, _ text: String, _ action: Value) -> Int {
        // The year 2262 is far enough, and what a nanosecond count can hold.
        let limit = Double(Int64.max / 2 - context.state.now)
        let delay = Int64(max(0, min((seconds * 1e9).rounded(), limit)))
        heap.retain(action)
        return state.schedule.add(
            due: context.state.now + delay, action: action, text: text, cause: engine.currentCause,
            input: engine.ledger.lastInput.lowerBound)
    }

    /// Takes back what was asked for, if it still waits.
    func unschedule(_ id: Int) {
        if let work = state.schedule.remove(id) { heap.release(work.action) }
    }
}
