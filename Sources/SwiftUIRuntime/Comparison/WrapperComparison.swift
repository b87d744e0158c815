import DiffEngine
import SwiftInterpreter

// Property wrappers as fields: with what they cache, or by the place at which they are installed.

extension ValueComparison {
    /// Whether the property wrappers of two views, those in structs that they keep included, are equal with what they cache.
    func haveEqualWrappers(_ x: Value, _ y: Value, _ depth: Depth) throws -> Bool {
        guard x.isReference, y.isReference, x.objectKind == .structure, !x.isIdentical(to: y) else { return true }
        guard depth.captures < ValueComparison.depthLimit else { throw TooDeep() }
        guard heap.slotCount(x) == heap.slotCount(y) else { return false }
        for slot in 0..<heap.slotCount(x) {
            let (a, b) = (heap.slot(x, slot), heap.slot(y, slot))
            guard a.isReference, a.objectKind == .structure, a.type == b.type else { continue }
            let isEqual = vocabulary.builtin(a) == nil
                ? try haveEqualWrappers(a, b, depth.inCapture) : try !isWrapper(a) || dynamic(a, b, .equatableUnlessPOD, depth.inCapture)
            if !isEqual { return false }
        }
        return true
    }

    private func isWrapper(_ value: Value) -> Bool {
        switch vocabulary.builtin(value) {
        case .state, .binding, .focusState, .gestureState, .namespace, .appStorage, .sceneStorage, .stateObject, .observedObject,
             .environmentObject, .environment: true
        default: false
        }
    }

    /// For wrappers that are installed at the same place: equal, whatever they cache. Nil for all else.
    func installedWrappers(_ x: Value, _ y: Value, _ depth: Depth) throws -> Bool? {
        guard let builtin = vocabulary.builtin(x), x.type == y.type else { return nil }
        let name: String
        switch builtin {
        case .state, .binding, .focusState, .gestureState, .namespace, .appStorage, .sceneStorage: name = "_location"
        case .stateObject, .observedObject, .environmentObject: name = "_object"
        default: return nil
        }
        let (a, b) = (vocabulary.field(name, of: x), vocabulary.field(name, of: y))
        if a.isNil || b.isNil || a.type == .void { return nil }
        // Two bindings to one place may still send their changes along with something else.
        if builtin == .binding {
            let (old, new) = (vocabulary.field("_transaction", of: x), vocabulary.field("_transaction", of: y))
            guard try dynamic(old, new, .equatableUnlessPOD, depth.inCapture) else { return nil }
        }
        return try dynamic(a, b, .equatableUnlessPOD, depth.inCapture) ? true : nil
    }
}
