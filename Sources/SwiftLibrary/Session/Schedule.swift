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
    /// When something is due, and its id: what was asked for earlier has the lower one.
    private struct Key: Comparable {
        var due: Int64
        var id: Int

        static func < (a: Key, b: Key) -> Bool { (a.due, a.id) < (b.due, b.id) }
    }

    private var works: [Int: ScheduledWork] = [:]
    /// A binary heap: no key is after the two at twice its place. Keys of work that was taken out stay until they come up,
    /// or until they are the most.
    private var keys: [Key] = []

    public init() {}

    /// The moment at which the first of the work is due.
    public var firstDue: Int64? { works.values.lazy.map(\.due).min() }

    /// Adds work, which then owns its action. Its id is higher than all before.
    public mutating func add(_ work: ScheduledWork) {
        works[work.id] = work
        keys.append(Key(due: work.due, id: work.id))
        rise(from: keys.count - 1)
    }

    /// Takes the next work, if it is due by then.
    public mutating func take(dueBy moment: Int64) -> ScheduledWork? {
        while let next = keys.first, next.due <= moment || works[next.id] == nil {
            removeFirstKey()
            if let work = works.removeValue(forKey: next.id) { return work }
        }
        return nil
    }

    /// Takes work out, wherever it stands.
    public mutating func remove(_ id: Int) -> ScheduledWork? {
        guard let work = works.removeValue(forKey: id) else { return nil }
        if keys.count > 64, keys.count > works.count * 2 {
            // A sorted row is a heap.
            keys = works.values.map { Key(due: $0.due, id: $0.id) }.sorted()
        }
        return work
    }

    /// The actions that it owns.
    public func forEachValue(_ visit: (Value) -> Void) {
        for work in works.values { visit(work.action) }
    }

    private mutating func removeFirstKey() {
        keys.swapAt(0, keys.count - 1)
        keys.removeLast()
        sink(from: 0)
    }

    private mutating func rise(from start: Int) {
        var place = start
        while place > 0, keys[place] < keys[(place - 1) / 2] {
            keys.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    private mutating func sink(from start: Int) {
        var place = start
        while true {
            var least = place
            for child in [place * 2 + 1, place * 2 + 2] where child < keys.count && keys[child] < keys[least] { least = child }
            if least == place { return }
            keys.swapAt(place, least)
            place = least
        }
    }
}
