import SwiftInterpreter

/// Work that waits for a moment of the session's clock: a timer's next tick, a block of a dispatch queue, a task.
public struct ScheduledWork {
    public var id: Int
    /// When it is due, in nanoseconds since the session began.
    public var due: Int64
    /// A closure without arguments, or a job.
    public var action: Value
    /// The words of the event that it will be.
    public var text: String
    public var origin: Origin

    public init(id: Int, due: Int64, action: Value, text: String, origin: Origin = Origin()) {
        self.id = id
        self.due = due
        self.action = action
        self.text = text
        self.origin = origin
    }

    /// What asked for work, in numbers of whoever runs it.
    public struct Origin: Sendable {
        public var entry: Int
        public var input: Int

        public init(entry: Int = 0, input: Int = 0) {
            self.entry = entry
            self.input = input
        }
    }
}

/// What waits for the session's clock. Of those due at the same time the first asked for comes first.
public struct Schedule {
    /// What is due at some moment after it was asked for, the next one last.
    private var later: [ScheduledWork] = []
    /// What was due when it was asked for, in that order, from `first` on.
    private var ready: [ScheduledWork] = []
    private var first = 0

    public init() {}

    /// When the next work is due.
    public var nextDue: Int64? {
        switch (later.last?.due, first < ready.count ? ready[first].due : nil) {
        case (let a?, let b?): min(a, b)
        case (let a, let b): a ?? b
        }
    }

    /// Adds work, which then owns its action. Its id is higher than all before.
    public mutating func add(_ work: ScheduledWork, now: Int64) {
        if work.due <= now { return ready.append(work) }
        var (low, high) = (0, later.count)
        while low < high {
            let middle = (low + high) / 2
            if later[middle].due > work.due { low = middle + 1 } else { high = middle }
        }
        later.insert(work, at: low)
    }

    /// Takes the next work, if it is due by then.
    public mutating func take(dueBy moment: Int64) -> ScheduledWork? {
        // What was asked for earlier has the lower id.
        if let next = later.last, next.due <= moment,
           first == ready.count || (next.due, next.id) < (ready[first].due, ready[first].id) {
            return later.removeLast()
        }
        guard first < ready.count, ready[first].due <= moment else { return nil }
        let work = ready[first]
        first += 1
        if first == ready.count {
            ready.removeAll(keepingCapacity: true)
            first = 0
        } else if first > 1_000, first > ready.count / 2 {
            ready.removeFirst(first)
            first = 0
        }
        return work
    }

    /// Takes work out, wherever it stands.
    public mutating func remove(_ id: Int) -> ScheduledWork? {
        if let place = later.firstIndex(where: { $0.id == id }) { return later.remove(at: place) }
        return ready[first...].firstIndex { $0.id == id }.map { ready.remove(at: $0) }
    }

    /// The actions that it owns.
    public func forEachValue(_ visit: (Value) -> Void) {
        for work in later { visit(work.action) }
        for work in ready[first...] { visit(work.action) }
    }
}
