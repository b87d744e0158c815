import DiffEngine
import SwiftInterpreter

// A transaction goes along with what is written while it lasts: views whose bodies run because of those writes get its
// animation, unless a modifier between the writer and the view says otherwise.

/// Writes of the ledger that were made in one transaction.
struct WritesInTransaction {
    var range: Range<EntryID>
    /// A `Transaction`, owned.
    var transaction: Value
}

/// The modifiers in a node's output that say how changes move: `animation`, `transaction`.
struct AnimationModifiers {
    /// What those watch that follow a value, by their place.
    var watched: [Position: Value] = [:]
    /// Those that hold for a child, the outermost first, by its place.
    var children: [Position: [Holding]] = [:]
    /// The event in which the node's body ran last.
    var event = EntryID.none

    /// A modifier that holds for a child.
    struct Holding {
        /// The modifier, owned.
        var modifier: Value
        /// Whether it holds for each change, and not just where its value changed.
        var isConstant: Bool
    }

    var isEmpty: Bool { watched.isEmpty && children.isEmpty }

    func forEachValue(_ visit: (Value) -> Void) {
        watched.values.forEach(visit)
        for holding in children.values.joined() { visit(holding.modifier) }
    }
}

extension Runtime {
    // MARK: Writing

    /// What is written from now on goes along with a `Transaction`, which stays the caller's.
    func beginTransaction(_ transaction: Value) {
        heap.retain(transaction)
        engine.separateWrites()
        state.transactions.append(WritesInTransaction(range: engine.ledger.nextID..<engine.ledger.nextID, transaction: transaction))
    }

    func endTransaction() {
        guard var writes = state.transactions.popLast() else { return }
        engine.separateWrites()
        writes.range = writes.range.lowerBound..<engine.ledger.nextID
        state.writesInTransactions.append(writes)
    }

    /// An event is over, or was ended: nobody asks any more what went along with its writes.
    func forgetTransactions() {
        for writes in state.transactions + state.writesInTransactions { heap.release(writes.transaction) }
        state.transactions.removeAll()
        state.writesInTransactions.removeAll()
    }

    /// Stores a value, which stays the caller's, where a binding leads, along with the binding's transaction.
    func write(_ new: Value, through binding: Value) throws(Interruption) {
        let location = vocabulary.field("_location", of: binding)
        guard let transaction = vocabulary.field("_transaction", of: binding).wrappedValue, transaction.isReference else {
            return try write(new, to: location)
        }
        beginTransaction(transaction)
        defer { endTransaction() }
        try write(new, to: location)
    }

    // MARK: Modifiers

    /// Notes a modifier, and whether it holds for what stands below it in this run.
    func enterAnimation(of modifier: Value, _ context: inout WalkContext, _ result: inout WalkResult) throws {
        let isConstant = vocabulary.field("isConstant", of: modifier).asBool
        if !isConstant {
            let value = vocabulary.field("value", of: modifier)
            result.animations.watched[context.position] = value
            guard let old = state.animations[context.node.rawValue]?.watched[context.position],
                  try !plainComparison.areEqual(old, value, mode: .equatableAlways) else { return }
        }
        context.animations.append(AnimationModifiers.Holding(modifier: modifier, isConstant: isConstant))
    }

    /// Takes over the modifiers that a walk found.
    func exchangeAnimations(_ new: AnimationModifiers, of node: NodeID) {
        let old = state.animations[node.rawValue]
        guard old != nil || !new.isEmpty else { return }
        new.forEachValue(heap.retain)
        var new = new
        new.event = engine.currentEvent
        state.animations[node.rawValue] = new.isEmpty ? nil : new
        old?.forEachValue(heap.release)
    }

    func forgetAnimations(of node: NodeID) {
        state.animations.removeValue(forKey: node.rawValue)?.forEachValue(heap.release)
    }

    // MARK: Reading

    /// The animation with which a view's value changes in the evaluation that runs, owned; nil if it changes at once.
    func animation(of request: BodyRequest) throws -> Value? {
        let written = transactionOfWrites(behind: request.entry)
        heap.retain(written)
        let (position, parent) = (Position(hash: engine.graph.identity(of: request.node)), engine.graph.parent(of: request.node))
        let transaction = try modified(written, at: position, in: parent)
        defer { heap.release(transaction) }
        guard let content = transaction.wrappedValue, content.isReference,
              !vocabulary.field("disablesAnimations", of: content).asBool else { return nil }
        let animation = vocabulary.field("animation", of: content)
        guard animation.isReference, !animation.isNil else { return nil }
        heap.retain(animation)
        return animation
    }

    /// What modifiers around a place in a node's output make of a `Transaction?`, which this takes; owned.
    private func modified(_ transaction: Value, at position: Position, in node: NodeID) throws -> Value {
        guard node != .top, !node.isNone else { return transaction }
        // What a modifier is applied to stands in its body; where that is in several places, the first one counts.
        let place = placeholders(of: node).first
        var transaction = try modified(
            transaction, at: place?.position ?? Position(hash: engine.graph.identity(of: node)),
            in: place?.node ?? engine.graph.parent(of: node))
        guard let modifiers = state.animations[node.rawValue] else { return transaction }
        for holding in modifiers.children[position] ?? [] where holding.isConstant || modifiers.event == engine.currentEvent {
            guard let change = vocabulary.implementation(of: "_AnimationChange", "_changed", for: holding.modifier.type) else { continue }
            let changed = try machine.call(change, [holding.modifier, transaction])
            heap.release(transaction)
            transaction = changed.wrapped
        }
        return transaction
    }

    /// The transaction of the write that an evaluation follows from, borrowed. Of a source's writes the last one counts, and
    /// of several sources the one that was written last in a transaction of its own.
    private func transactionOfWrites(behind evaluation: EntryID) -> Value {
        guard !state.writesInTransactions.isEmpty else { return .none }
        var seen: Set<EntryID> = []
        var last: [SourceID: EntryID] = [:]
        var waiting = engine.ledger.links(of: evaluation)
        while let entry = waiting.popLast() {
            guard seen.insert(entry).inserted else { continue }
            switch engine.ledger[entry] {
            case .write(let write):
                last[write.source] = max(last[write.source] ?? entry, entry)
                // What the update itself wrote, such as an environment, goes along with what the update follows from.
                waiting.append(write.cause)
            case .comparison(let comparison): waiting.append(comparison.cause)
            case .evaluation: waiting += engine.ledger.links(of: entry)
            default: break
            }
        }
        for entry in last.values.sorted(by: >) {
            // A transaction within another one ended first.
            if let found = state.writesInTransactions.first(where: { $0.range.contains(entry) }) { return found.transaction.wrapped }
        }
        return .none
    }
}
