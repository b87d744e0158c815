import DiffEngine
import SwiftInterpreter

// Closures are compared by their code and by what they captured.

extension ValueComparison {
    /// Closures: the same code, and equal captures; captured variables by their content.
    func closures(_ x: Value, _ y: Value, _ mode: ComparisonMode, _ depth: Depth) throws -> Bool {
        try asking(question == .output ? .action : question, ofContent: false) { try codeAndCaptures(x, y, mode, depth) }
    }

    private func codeAndCaptures(_ x: Value, _ y: Value, _ mode: ComparisonMode, _ depth: Depth) throws -> Bool {
        if x.isIdentical(to: y) { return true }
        if x.isNil || y.isNil { return x.isNil && y.isNil }
        guard x.isReference, y.isReference, x.objectKind == .closure, y.objectKind == .closure,
              x.closureFunction == y.closureFunction, heap.slotCount(x) == heap.slotCount(y) else { return false }
        guard depth.captures < ValueComparison.depthLimit else { throw TooDeep() }
        guard heap.slotCount(x) == 0 || isContextReady(x.closureFunction) else { return false }
        try machine.charge(steps: ValueComparison.stepsOfLevel)
        for slot in 0..<heap.slotCount(x) {
            let (a, b) = (captured(heap.slot(x, slot)), captured(heap.slot(y, slot)))
            if try !dynamic(a, b, mode, depth.inCapture) { return false }
        }
        return true
    }

    private func captured(_ capture: Value) -> Value {
        capture.objectKind == .box ? heap.slot(capture, 0) : capture
    }

    /// Closures that make views: what they captured is in the output, cached values included.
    func content(_ x: Value, _ y: Value, _ mode: ComparisonMode, _ depth: Depth) throws -> Bool {
        try asking(question == .action ? .output : question, ofContent: true) { try codeAndCaptures(x, y, mode, depth) }
    }

    private func asking(_ other: Question, ofContent isContent: Bool, _ compare: () throws -> Bool) rethrows -> Bool {
        let outer = (question, isCapturedByContent)
        (question, isCapturedByContent) = (other, isContent)
        defer { (question, isCapturedByContent) = outer }
        return try compare()
    }

    /// The slots in which two closures of the same code captured what differs; nil if that is not why they differ.
    func differingCaptures(of x: Value, and y: Value, mode: ComparisonMode) throws -> [Int]? {
        guard x.isReference, y.isReference, x.objectKind == .closure, y.objectKind == .closure,
              x.closureFunction == y.closureFunction, heap.slotCount(x) == heap.slotCount(y) else { return nil }
        var slots: [Int] = []
        for slot in 0..<heap.slotCount(x) {
            let (a, b) = (captured(heap.slot(x, slot)), captured(heap.slot(y, slot)))
            let isEqual = try unlessTooDeep {
                try asking(question == .output ? .action : question, ofContent: false) { try dynamic(a, b, mode, Depth().inCapture) }
            }
            if !isEqual { slots.append(slot) }
        }
        return slots
    }
}
