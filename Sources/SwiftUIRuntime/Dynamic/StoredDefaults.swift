import SwiftInterpreter

// The values of AppStorage are those of UserDefaults: what one writes the other reads.

extension Runtime {
    /// Whether a place is that of a user default which nobody has set.
    func isUnwrittenDefault(_ cell: Value) -> Bool {
        heap.slotCount(cell) > LocationSlot.initial && !heap.slot(cell, LocationSlot.isWritten).asBool
    }

    /// What views have written under a key of the user defaults, owned; nil if they have not.
    func storedDefault(_ key: String) -> Value {
        let written = state.stored.filter { $0.value.defaultsKey == key && heap.slot($0.value.location, LocationSlot.isWritten).asBool }
        guard let place = written.min(by: { $0.key < $1.key })?.value.location else { return .none }
        let value = heap.slot(place, LocationSlot.value)
        if value.isNil { return .none }
        heap.retain(value)
        return value.depth > 0 ? value : value.wrapped
    }

    /// Writes a value of the user defaults to the places of the views that show it. Those that keep values of another type do
    /// not change.
    func setStoredDefault(_ key: String, to value: Value) throws(Interruption) {
        for place in state.stored.filter({ $0.value.defaultsKey == key }).sorted(by: { $0.key < $1.key }).map(\.value) {
            let current = heap.slot(place.location, LocationSlot.value)
            let isOptional = current.isNil || current.depth > 0
            if value.isNil {
                guard !isOptional else {
                    try write(.none, to: place.location.wrapped)
                    continue
                }
                // Nothing is under the key any more: the defaults count again.
                try write(heap.slot(place.location, LocationSlot.initial), to: place.location.wrapped)
                heap.setSlot(place.location, LocationSlot.isWritten, taking: .bool(false))
                continue
            }
            let plain = value.unwrapped
            if current.isNil ? place.type.contains(machine.types[plain.type].name) : current.type == plain.type {
                try write(isOptional ? value : plain, to: place.location.wrapped)
            }
        }
    }
}
