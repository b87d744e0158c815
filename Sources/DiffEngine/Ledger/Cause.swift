/// One link of the chain from an evaluation or a skip back to the event.
public enum Cause: Hashable, Sendable {
    /// A body above ran and made the view, or a new value for it.
    case parent(EntryID)
    /// A state, binding or object was written.
    case write(EntryID)
    case environment(EntryID)
    case observed(EntryID)
    case event(EntryID)
    /// The view was new.
    case first
    /// The view took the place of one with another explicit identity.
    case identity
    /// The program was edited.
    case reload(EntryID)
    case unknown
}

extension Cause {
    /// The entry behind the cause, if there is one.
    public var entry: EntryID? {
        switch self {
        case .parent(let id), .write(let id), .environment(let id), .observed(let id), .event(let id), .reload(let id):
            id
        case .first, .identity, .unknown: nil
        }
    }
}

extension Ledger {
    /// The chain of causes of an evaluation or a comparison: nearest first, each once, back to the
    /// event. It ends early where entries are not kept any more.
    public func causes(of entry: EntryID) -> [Cause] {
        var own: [Cause] = []
        if case .evaluation(let evaluation) = self[entry] {
            if evaluation.reasons.contains(.firstAppearance) { own.append(.first) }
            if evaluation.reasons.contains(.identityChanged) { own.append(.identity) }
            if evaluation.reasons.contains(.unknown) { own.append(.unknown) }
        }

        var chain: [Cause] = []
        var queue = [entry]
        var visited: Set<EntryID> = [entry]
        var next = 0
        while next < queue.count {
            for id in origins(of: queue[next]) where visited.insert(id).inserted {
                if let cause = cause(id) { chain.append(cause) }
                queue.append(id)
            }
            next += 1
        }
        // What comes later in the ledger is nearer: nothing is caused by a later entry.
        return own + chain.sorted { ($0.entry ?? .none) > ($1.entry ?? .none) }
    }

    /// The entries that an entry follows from directly.
    private func origins(of id: EntryID) -> [EntryID] {
        switch self[id] {
        case .evaluation: links(of: id)
        case .comparison(let comparison): [comparison.cause]
        case .created(let mounting), .destroyed(let mounting): [mounting.cause]
        case .write(let write): [write.cause]
        case .event(let event): [event.cause]
        case .warning, .end, nil: []
        }
    }

    /// An entry as a cause; nil for those that only lead to one: a comparison, a built-in view's run.
    private func cause(_ id: EntryID) -> Cause? {
        switch self[id] {
        case .event(let event): event.isReload ? .reload(id) : .event(id)
        case .evaluation(let evaluation): evaluation.isContainer ? nil : .parent(id)
        case .write(let write):
            switch write.kind {
            case .dynamicProperty: .write(id)
            case .environmentKey: .environment(id)
            case .observedKeyPath: .observed(id)
            }
        case .comparison, .created, .destroyed, .warning, .end, nil: nil
        }
    }
}
