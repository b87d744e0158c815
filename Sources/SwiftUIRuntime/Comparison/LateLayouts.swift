import DiffEngine
import SwiftInterpreter

// SwiftUI derives how a type is compared on a queue of its own, when the type is first compared. Until
// that is done it compares bytes, whatever the type says about `==`. `:set layouts async` does the same.

/// What a layout is derived for.
enum LayoutKey: Hashable {
    case type(TypeIndex, ComparisonMode)
    /// What the closures of a function captured.
    case context(Int)
}

/// Two view values that were compared.
struct ComparedPair: Hashable {
    let old: Handle
    let new: Handle
}

extension Runtime {
    /// From the first comparison of a type until its layout is ready, in nanoseconds.
    static let layoutDelay: Int64 = 100_000_000

    /// Whether a layout is there. Asking for one that was never needed before requests it.
    func isLayoutReady(_ key: LayoutKey) -> Bool {
        guard options.areLayoutsAsynchronous else { return true }
        guard let requested = state.layoutRequests[key] else {
            state.layoutRequests[key] = context.state.now
            return false
        }
        return context.state.now - requested >= Runtime.layoutDelay
    }

    /// Whether a layout is there, without a request.
    func wasLayoutReady(_ key: LayoutKey) -> Bool {
        state.layoutRequests[key].map { context.state.now - $0 >= Runtime.layoutDelay } ?? false
    }

    /// Whether a value that is written where another stood counts as the same: by `==` wherever there is one.
    func areEqualByRule(_ old: Value, _ new: Value) throws(Interruption) -> Bool {
        guard isLayoutReady(.type(types.index(of: new.type), .equatableAlways)) else { return compareEarly(old, new) }
        do {
            return try plainComparison.areEqual(old, new, mode: .equatableAlways)
        } catch let interruption as Interruption {
            throw interruption
        } catch {
            throw .trap("\(error)")
        }
    }

    /// Compares two values whose layout is not ready, and requests the layouts of all closures in them.
    func compareEarly(_ old: Value, _ new: Value) -> Bool {
        requestContexts(in: old, 0)
        requestContexts(in: new, 0)
        return ByteComparison(machine: machine).areEqual(old, new)
    }

    private func requestContexts(in value: Value, _ depth: Int) {
        guard value.isReference, depth < ValueComparison.depthLimit else { return }
        switch value.objectKind {
        case .closure: _ = isLayoutReady(.context(value.closureFunction))
        case .structure, .tuple, .enumeration: break
        default: return
        }
        for slot in 0..<heap.slotCount(value) { requestContexts(in: heap.slot(value, slot), depth + 1) }
    }
}

/// Compares values as their bytes would lie in memory: what is stored in place by content, references by identity.
struct ByteComparison {
    let machine: Machine

    /// A string of up to so many bytes lies in place.
    private static let smallString = 15

    func areEqual(_ x: Value, _ y: Value) -> Bool {
        if x.isIdentical(to: y) { return true }
        guard x.type == y.type, x.flags == y.flags, x.isReference, y.isReference, x.objectKind == y.objectKind else { return false }
        if x.type == .string {
            return machine.heap.byteCount(x) <= Self.smallString && machine.heap.stringsEqual(x, y)
        }
        switch x.objectKind {
        case .structure, .tuple: return haveEqualSlots(x, y)
        case .enumeration: return x.enumCase == y.enumCase && !isIndirect(x) && haveEqualSlots(x, y)
        case .closure: return x.closureFunction == y.closureFunction && machine.heap.slotCount(x) == 0 && machine.heap.slotCount(y) == 0
        default: return false
        }
    }

    private func haveEqualSlots(_ x: Value, _ y: Value) -> Bool {
        let heap = machine.heap
        guard heap.slotCount(x) == heap.slotCount(y) else { return false }
        return (0..<heap.slotCount(x)).allSatisfy { areEqual(heap.slot(x, $0), heap.slot(y, $0)) }
    }

    private func isIndirect(_ value: Value) -> Bool {
        guard let cases = machine.types[value.type].decl?.cases, value.enumCase < cases.count else { return false }
        return cases[value.enumCase].isIndirect
    }
}
