/// Is told of reads and changes of properties that an `@Observable` class has.
public protocol PropertyTracker: AnyObject {
    /// Whether a new value that equals the old one is no change.
    var ignoresEqualValues: Bool { get }
    /// A property was read, by a body perhaps.
    func didRead(_ slot: Int, of object: Value)
    /// Whether anyone wants to know of changes of a property.
    func isObserved(_ slot: Int, of object: Value) -> Bool
    /// An observed property is about to change.
    func willChange(_ slot: Int, of object: Value) throws(Interruption)
    /// An observed property has changed; the old value stays the caller's.
    func didChange(_ slot: Int, of object: Value, from old: Value)
}

/// How a tracked property changes.
enum TrackedChange: UInt8 {
    case inPlace
    /// To a value of a type without `==`.
    case toOther
    case toComparable
}

extension Machine {
    /// Runs the instructions about tracked properties.
    func track(_ i: Instruction, _ base: UnsafeMutablePointer<Value>) throws(Interruption) {
        let a = Int(i.a), b = Int(i.b), c = Int(i.c)
        switch i.op {
        case .noteRead:
            if isReadTracked { tracker?.didRead(b, of: base[a]) }
        case .willChange:
            let new = base[a]
            base[a] = .hole
            guard let tracker, tracker.isObserved(c, of: base[b]) else { return }
            let old = heap.slot(base[b], c)
            if i.k == TrackedChange.toComparable.rawValue, tracker.ignoresEqualValues, try equals(old, new) { return }
            heap.retain(old)
            base[a] = old
            try tracker.willChange(c, of: base[b])
        default:
            let old = base[a]
            guard !old.isHole else { return }
            base[a] = .hole
            tracker?.didChange(c, of: base[b], from: old)
            heap.release(old)
        }
    }
}
