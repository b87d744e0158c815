import DiffEngine
import SwiftInterpreter

// After an event the views are brought up to date, and what follows from that runs, until nothing is left to do.

extension Runtime {
    /// Updates, then runs what is due now, each work with the updates that follow from it, until nothing is left to do.
    func settle() throws {
        repeat {
            let isBusy = engine.needsUpdate || !state.actions.isEmpty
            try settleFrame()
            if isBusy { roundsOfMoment += 1 }
            if isMomentExhausted {
                return warn(
                    "the view keeps changing itself: its work was stopped after \(Runtime.momentLimit) updates at one moment, the next input goes on with it",
                    at: .none)
            }
        } while try runDueWork()
    }

    /// Updates with due work between them at one moment of the clock. In an app each would be a frame, and time would pass.
    static let momentLimit = 500

    /// Whether what is due now waits for the next input, because it would never end.
    var isMomentExhausted: Bool { roundsOfMoment >= Runtime.momentLimit }

    /// Updates and runs queued actions in turn.
    private func settleFrame() throws {
        var dispatches: [Effect.Key: Int] = [:]
        for _ in 0..<Runtime.roundLimit {
            let start = engine.ledger.nextID
            try updateViews()
            let measured = engine.ledger.nextID
            try updatePreferences()
            try scrollAsRequested()
            // The last of these rounds may have changed what is shown, too.
            try settleAppearances()
            countInitialisations()
            noteLoops(since: start)
            endLifetimes(since: start)
            if state.actions.isEmpty, !engine.needsUpdate {
                try readComputedBindings()
                if engine.ledger.nextID != measured { measureGeometry() }
                tryDrawing()
                if state.actions.isEmpty, !engine.needsUpdate { return }
            }
            try runActions(&dispatches)
        }
        warn("the view keeps changing itself: updates were stopped after \(Runtime.roundLimit) rounds", at: .none)
        dropActions()
    }

    /// Runs bodies, with those of what the layout makes: a GeometryReader's content may hold others.
    private func updateViews() throws {
        for _ in 0..<Runtime.layoutLimit {
            try engine.update()
            while !linkProbes.isEmpty {
                try probeLinks()
                try engine.update()
            }
            measureGeometry()
            guard engine.needsUpdate else { return }
        }
    }

    /// Layouts of one update. What changes still goes on in the next round of the frame.
    private static let layoutLimit = 10

    /// Rounds of update and actions in one frame. SwiftUI itself gives up on an `onChange` after two.
    static let roundLimit = 100

    private func runActions(_ dispatches: inout [Effect.Key: Int]) throws {
        guard !state.actions.isEmpty else { return }
        let actions = state.actions.filter { !$0.isDeparture } + state.actions.filter(\.isDeparture)
        state.actions.removeAll()
        engine.end()
        var begun: PendingAction?
        for action in actions {
            // One transaction, in which each effect's writes are its own.
            if begun?.text != action.text || begun?.cause != action.cause {
                engine.begin(event: number(of: action.text), cause: action.cause)
                begun = action
            }
            if let key = action.changeKey {
                dispatches[key, default: 0] += 1
                if dispatches[key, default: 0] > 2 {
                    warn(action.loopWarning, at: machine.position(ofClosure: action.closure))
                    release(action)
                    continue
                }
            }
            let result = try machine.call(closure: action.closure, action.arguments)
            if let key = action.subscription { connect(key, by: result) } else { heap.release(result) }
            release(action)
        }
        countInitialisations()
    }

    private func dropActions() {
        let actions = state.actions
        state.actions.removeAll()
        actions.forEach(release)
    }

    private func release(_ action: PendingAction) {
        heap.release(action.closure)
        action.arguments.forEach(heap.release)
    }

    // MARK: What an event leaves

    /// The ledger holds what was replaced until the next input, to say what changed. An instance that nothing else holds
    /// is at its end all the same: its `deinit` runs with the frame, as in an app.
    func endLifetimes(since start: EntryID) {
        guard machine.types.hasDeinitializers else { return }
        var held: [Value] = []
        engine.ledger.forEach(in: start.rawValue..<engine.ledger.nextID.rawValue) { _, entry in
            entry.forEachOwnedHandle { held.append($0.value) }
        }
        for value in held {
            // In an installed view that did not run again nobody looks for it.
            let isStale = staleValues.contains { $0.value.isIdentical(to: value) && isCached($0) }
            heap.endLifetimes(in: value, heldBy: isStale ? 2 : 1)
        }
    }

    private func noteLoops(since start: EntryID) {
        engine.ledger.forEach(in: start.rawValue..<engine.ledger.nextID.rawValue) { _, entry in
            if case .warning(.updateLoop, _, _) = entry {
                warn("the view keeps changing itself: SwiftUI would hang here", at: .none)
            }
        }
    }
}
