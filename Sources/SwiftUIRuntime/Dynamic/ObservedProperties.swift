import DiffEngine
import SwiftInterpreter

// Views depend on the properties of `@Observable` objects that their bodies read, one by one. A dependency holds
// until a later run of the body does not read the property again.

/// A property of an observable object.
struct ObservedProperty: Hashable {
    /// The object's address.
    var object: UInt
    var slot: Int
}

/// An observable object whose properties were read.
struct TrackedObject {
    /// Weak: to be observed keeps no object alive. It tells, too, whether another object has taken the address over.
    var reference: Value
    /// What stands for its properties, by slot.
    var sources: [Int: SourceID] = [:]
    /// The calls of `withObservationTracking` that wait for a change, by slot.
    var trackings: [Int: [Int]] = [:]
}

/// A call of `withObservationTracking`: what is to run at the first change of what was read.
struct Tracking {
    var onChange: Value
    var properties: [ObservedProperty]
}

extension Runtime: PropertyTracker {
    /// An equal value counted as a change until Observation learned to compare.
    public var ignoresEqualValues: Bool { options.release >= 2025 }

    func updateReadTracking() {
        machine.isReadTracked = !isUntracked && (evaluation != nil || !openTrackings.isEmpty)
    }

    // MARK: Reads

    public func didRead(_ slot: Int, of object: Value) {
        guard let address = object.identity else { return }
        if let evaluation {
            let source = source(of: slot, object, at: address)
            engine.read(source, by: evaluation.node, lifetime: .renewed)
            notedReads?.append(source)
        }
        let property = ObservedProperty(object: address, slot: slot)
        if !openTrackings.isEmpty { _ = entry(of: object, at: address) }
        for index in openTrackings.indices { openTrackings[index].append(property) }
    }

    /// Runs something whose reads are no one's.
    func untracked<Result>(_ body: () throws(Interruption) -> Result) throws(Interruption) -> Result {
        let outer = isUntracked
        isUntracked = true
        defer { isUntracked = outer }
        return try body()
    }

    /// Runs something, and gives what it read of observable objects besides what it returns.
    func notingReads<Result>(_ body: () throws -> Result) rethrows -> (Result, [SourceID]) {
        let outer = notedReads
        notedReads = []
        defer { notedReads = outer.map { $0 + (notedReads ?? []) } }
        let result = try body()
        return (result, notedReads ?? [])
    }

    /// As `notingReads`, if it is wanted.
    func noting<Result>(_ isWanted: Bool, _ body: () throws -> Result) rethrows -> (Result, [SourceID]) {
        isWanted ? try notingReads(body) : (try body(), [])
    }

    /// Whether the run that is going on was asked for by one of these sources.
    func areTriggers(_ sources: [SourceID]) -> Bool {
        !sources.isEmpty && sources.contains { engine.triggers.contains($0) }
    }

    /// Lets reads of an earlier run hold for this one: what they led to still stands.
    func renew(_ sources: [SourceID]) {
        guard let evaluation else { return }
        for source in sources {
            engine.read(source, by: evaluation.node, lifetime: .renewed)
            notedReads?.append(source)
        }
    }

    private func source(of slot: Int, _ object: Value, at address: UInt) -> SourceID {
        if let known = entry(of: object, at: address).sources[slot] { return known }
        let type = machine.types[object.type]
        let source = engine.makeSource(.observedKeyPath, tag: sourceTag(type.name + "." + type.fields[slot].name))
        state.tracked[address]?.sources[slot] = source
        return source
    }

    /// What is known of an object, made when it is first read.
    private func entry(of object: Value, at address: UInt) -> TrackedObject {
        if let known = known(object, at: address) { return known }
        if let gone = state.tracked.removeValue(forKey: address) { forget(gone) }
        if state.tracked.count >= state.trackedLimit { forgetUnobserved() }
        let made = TrackedObject(reference: heap.makeWeakReference(to: object))
        state.tracked[address] = made
        return made
    }

    private func known(_ object: Value, at address: UInt) -> TrackedObject? {
        guard let known = state.tracked[address], heap.weakTarget(of: known.reference)?.identity == address else { return nil }
        return known
    }

    private func forget(_ object: TrackedObject) {
        for source in object.sources.values { engine.removeSource(source) }
        heap.release(object.reference)
    }

    /// Forgets objects that are gone or that no one depends on. As the limit doubles, this costs next to nothing each time.
    private func forgetUnobserved() {
        // What an open tracking has read is entered when it ends.
        let beingRead = Set(openTrackings.joined().map(\.object))
        for (address, object) in state.tracked where !beingRead.contains(address) {
            let isObserved = !object.trackings.isEmpty || object.sources.values.contains { engine.hasReaders($0) }
            if isObserved, heap.weakTarget(of: object.reference) != nil { continue }
            state.tracked[address] = nil
            forget(object)
        }
        state.trackedLimit = max(256, state.tracked.count * 2)
    }

    // MARK: Changes

    public func isObserved(_ slot: Int, of object: Value) -> Bool {
        guard !state.tracked.isEmpty, let address = object.identity, let known = known(object, at: address) else { return false }
        if known.trackings[slot] != nil { return true }
        return known.sources[slot].map { engine.hasReaders($0) } ?? false
    }

    public func willChange(_ slot: Int, of object: Value) throws(Interruption) {
        guard let address = object.identity, let waiting = state.tracked[address]?.trackings[slot] else { return }
        for number in waiting {
            guard let tracking = state.trackings.removeValue(forKey: number) else { continue }
            for property in tracking.properties { stopWaiting(number, for: property) }
            defer { heap.release(tracking.onChange) }
            heap.release(try machine.call(closure: tracking.onChange, []))
        }
    }

    private func stopWaiting(_ number: Int, for property: ObservedProperty) {
        guard var waiting = state.tracked[property.object]?.trackings[property.slot] else { return }
        waiting.removeAll { $0 == number }
        state.tracked[property.object]?.trackings[property.slot] = waiting.isEmpty ? nil : waiting
    }

    public func didChange(_ slot: Int, of object: Value, from old: Value) {
        guard let address = object.identity, let source = state.tracked[address]?.sources[slot] else { return }
        let new = heap.slot(object, slot)
        let position = machine.position(where: program.isInProgram)
        engine.write(
            source, old: handle(old), new: handle(new),
            position: LedgerPosition(file: position.file, offset: position.offset))
    }

    private func handle(_ value: Value) -> Handle {
        heap.retain(value)
        return Handle(value)
    }

    // MARK: withObservationTracking

    func beginTracking() { openTrackings.append([]) }

    /// Ends the newest tracking; from now on its first change is waited for. The closure stays the caller's.
    func endTracking(onChange: Value) {
        guard let read = openTrackings.popLast(), !read.isEmpty else { return }
        let properties = Set(read)
        heap.retain(onChange)
        let number = state.nextTracking
        state.nextTracking += 1
        state.trackings[number] = Tracking(onChange: onChange, properties: Array(properties))
        for property in properties {
            state.tracked[property.object]?.trackings[property.slot, default: []].append(number)
        }
    }
}
