import DiffEngine
import SwiftInterpreter

// A transaction goes along with what is written while it lasts: views whose bodies run because of those writes get its
// animation, unless a modifier between the writer and the view says otherwise.

/// Writes of the ledger that were made under one animation.
struct AnimatedWrites {
    var range: Range<EntryID>
    /// An `Animation?`, owned.
    var animation: Value
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

    /// What is written from now on moves by an `Animation?`, which stays the caller's.
    func beginTransaction(_ animation: Value) {
        heap.retain(animation)
        state.transactions.append(AnimatedWrites(range: engine.ledger.nextID..<engine.ledger.nextID, animation: animation))
    }

    func endTransaction() {
        guard let transaction = state.transactions.popLast() else { return }
        let range = transaction.range.lowerBound..<engine.ledger.nextID
        state.animatedWrites.append(AnimatedWrites(range: range, animation: transaction.animation))
    }

    /// An event is over, or was ended: nobody asks any more what went along with its writes.
    func forgetTransactions() {
        for writes in state.transactions + state.animatedWrites { heap.release(writes.animation) }
        state.transactions.removeAll()
        state.animatedWrites.removeAll()
    }

    /// Stores a value, which stays the caller's, where a binding leads, along with the binding's transaction.
    func write(_ new: Value, through binding: Value) throws(Interruption) {
        let location = vocabulary.field("_location", of: binding)
        guard let transaction = vocabulary.field("_transaction", of: binding).wrappedValue, transaction.isReference else {
            return try write(new, to: location)
        }
        beginTransaction(animation(of: transaction))
        defer { endTransaction() }
        try write(new, to: location)
    }

    private func animation(of transaction: Value) -> Value {
        vocabulary.field("disablesAnimations", of: transaction).asBool ? .none : vocabulary.field("animation", of: transaction)
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
        let written = animationOfWrites(behind: request.entry)
        heap.retain(written)
        let animation = try modified(written, for: request.node)
        guard animation.isReference, !animation.isNil else {
            heap.release(animation)
            return nil
        }
        return animation
    }

    /// What modifiers around a view make of an animation, which this takes; owned.
    private func modified(_ animation: Value, for node: NodeID) throws -> Value {
        let parent = engine.graph.parent(of: node)
        guard parent != .top, !parent.isNone else { return animation }
        var animation = try modified(animation, for: parent)
        guard let modifiers = state.animations[parent.rawValue] else { return animation }
        for holding in modifiers.children[Position(hash: engine.graph.identity(of: node))] ?? []
        where holding.isConstant || modifiers.event == engine.currentEvent {
            guard let change = vocabulary.implementation(of: "_AnimationChange", "_changed", for: holding.modifier.type) else { continue }
            let changed = try machine.call(change, [holding.modifier, animation])
            heap.release(animation)
            animation = changed
        }
        return animation
    }

    /// The animation of the write that an evaluation follows from, borrowed.
    private func animationOfWrites(behind evaluation: EntryID) -> Value {
        guard !state.animatedWrites.isEmpty else { return .none }
        var seen: Set<EntryID> = []
        var waiting = engine.ledger.links(of: evaluation)
        while let entry = waiting.popLast() {
            guard seen.insert(entry).inserted else { continue }
            switch engine.ledger[entry] {
            case .write:
                // A transaction within another one ended first.
                if let found = state.animatedWrites.first(where: { $0.range.contains(entry) }) { return found.animation }
            case .comparison(let comparison): waiting.append(comparison.cause)
            case .evaluation: waiting += engine.ledger.links(of: entry)
            default: break
            }
        }
        return .none
    }
}
