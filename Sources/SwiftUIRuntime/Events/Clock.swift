import DiffEngine
import SwiftInterpreter
import SwiftLibrary

extension Runtime {
    /// Steps that a work is worth, whatever it does: work that asks for more without end uses up an input's budget, and
    /// a timer of one second may tick for a day.
    private static let costOfWork = 1_000

    /// Lets time pass, in nanoseconds: what falls due runs at its moment, each work as an event of its own.
    public func advance(by nanoseconds: Int64) throws {
        let end = context.state.now + nanoseconds
        while !isMomentExhausted, let work = context.schedule.take(dueBy: end) {
            if work.due > context.state.now { roundsOfMoment = 0 }
            context.state.now = max(context.state.now, work.due)
            defer { heap.release(work.action) }
            let taken = machine.stepsTaken
            do {
                try transact(work.text) { try run(work) }
            } catch Interruption.stepBudget where taken > machine.limits.steps / 2 {
                // Not one work without an end, but very many.
                throw ControlError(
                    message: "stopped after \(machine.limits.steps / 1_000_000) million steps: too much falls due in that time for one input",
                    hint: "advance by less at a time")
            }
        }
        context.state.now = end
    }

    /// The nanoseconds until something falls due; nil when nothing waits for the clock.
    public var timeToNextWork: Int64? {
        context.schedule.firstDue.map { max(0, $0 - context.state.now) }
    }

    /// Runs what is due now and was asked for by the event that just ended; false if there was nothing.
    func runDueWork() throws -> Bool {
        guard let work = context.schedule.take(dueBy: context.state.now) else { return false }
        defer { heap.release(work.action) }
        engine.end()
        let isOfThisInput = work.origin.input == engine.ledger.lastInput.lowerBound
        engine.begin(event: number(of: work.text), cause: isOfThisInput ? EntryID(rawValue: work.origin.entry) : .none)
        try run(work)
        countInitialisations()
        return true
    }

    private func run(_ work: ScheduledWork) throws {
        if work.action.type == .void {
            // What the runtime asked for itself.
            try machine.charge(steps: Runtime.costOfWork)
            try showFrame()
        } else if work.action.objectKind == .closure {
            try machine.charge(steps: Runtime.costOfWork)
            heap.release(try machine.call(closure: work.action, []))
        } else {
            try resume(work.action, cost: Runtime.costOfWork)
        }
    }

    /// Takes back what was asked for, if it still waits.
    func unschedule(_ id: Int) {
        if let work = context.schedule.remove(id) { heap.release(work.action) }
    }

    /// The words for a task that begins now. What a task begins goes by the same.
    var taskText: String {
        guard case .event(let event) = engine.ledger[engine.currentEvent] else { return "task" }
        let text = eventText(event.text)
        return text.hasPrefix("task of ") ? text : "task of \(text)"
    }

    /// Where work is asked for: the ledger's entry that is its cause, and the input.
    var origin: ScheduledWork.Origin {
        ScheduledWork.Origin(entry: engine.currentCause.rawValue, input: engine.ledger.lastInput.lowerBound)
    }
}
