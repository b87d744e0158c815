import DiffEngine
import SwiftInterpreter

/// Finds what differs inside two values: the innermost parts to which the way can be told.
struct Differences {
    let comparison: ValueComparison
    var heap: Heap { comparison.heap }

    struct Part {
        /// The way to the part, as source would have it: `tags[2].name`; empty for the values themselves.
        var path: String
        var old: Value
        var new: Value
    }

    struct Found {
        /// In the order in which the values hold them.
        var parts: [Part] = []
        /// Whether all was looked at: what cannot be compared without running the program may differ, too.
        var isComplete = true
    }

    /// Elements of an array that are looked at, parts inside each other, and parts that are told.
    static let (mostElements, mostLevels, mostParts) = (1_000, 32, 100)

    /// The parts that differ in two values that do, as far as they can be compared without running the program: where
    /// nothing more is known, the values themselves.
    func all(_ old: Value, _ new: Value) -> Found {
        var found = Found()
        look(at: old, new, path: "", level: 0, &found)
        return found
    }

    /// Appends what differs in two values that do: at least one part.
    func look(at old: Value, _ new: Value, path: String, level: Int, _ found: inout Found) {
        guard found.parts.count < Differences.mostParts else { return found.isComplete = false }
        let count = found.parts.count
        lookInside(old, new, path: path, level: level, &found)
        if found.parts.count == count { found.parts.append(Part(path: path, old: old, new: new)) }
    }

    private func lookInside(_ old: Value, _ new: Value, path: String, level: Int, _ found: inout Found) {
        guard level < Differences.mostLevels, old.type == new.type, old.depth == new.depth, !old.isNil, !new.isNil,
              old.isReference, new.isReference else { return }
        let (x, y) = (withoutOptionals(old), withoutOptionals(new))
        if x.type == .array { return lookAtElements(x, y, path, level, &found) }
        if x.objectKind == .tuple { return lookAtTuple(x, y, path, level, &found) }
        if x.type == .dictionary { return lookAtEntries(x, y, path, level, &found) }
        if comparison.machine.types[x.type].decl?.isInterface == true { return lookAtVocabulary(x, y, path, level, &found) }
        let layout = comparison.layouts.layout(of: comparison.types.index(of: y), mode: .equatableUnlessPOD)
        // What a == written by hand looked at is not known.
        let equality = comparison.layouts.description(of: layout.type).equality
        if layout.rule == .equatable, equality == .written || equality == .builtin { return }
        if !layout.fields.isEmpty { return lookAtFields(layout.fields, x, y, path, level, &found) }
        lookAtPayload(layout, x, y, path, level, &found)
    }

    private func lookAtFields(
        _ fields: [FieldLayout], _ x: Value, _ y: Value, _ path: String, _ level: Int, _ found: inout Found
    ) {
        for field in fields where field.isCompared {
            guard field.offset < heap.slotCount(x), field.offset < heap.slotCount(y) else { return }
            guard let isEqual = answer({ try comparison.areEqual(field, of: x, and: y) }) else {
                found.isComplete = false
                continue
            }
            if isEqual { continue }
            look(at: heap.slot(x, field.offset), heap.slot(y, field.offset), path: joined(path, field.name), level: level + 1, &found)
        }
    }

    /// What differs in the payload of a case that both have.
    private func lookAtPayload(_ layout: Layout, _ x: Value, _ y: Value, _ path: String, _ level: Int, _ found: inout Found) {
        guard x.objectKind == .enumeration, x.enumCase == y.enumCase, layout.cases.indices.contains(x.enumCase),
              let payload = layout.cases[x.enumCase].payload else { return }
        let name = joined(path, layout.cases[x.enumCase].name)
        if heap.slotCount(x) == 1 { return look(at: heap.slot(x, 0), heap.slot(y, 0), path: name, level: level + 1, &found) }
        let mode: ComparisonMode = layout.rule == .equatable ? .equatableAlways : layout.mode
        lookAtFields(comparison.layouts.layout(of: payload, mode: mode).fields, x, y, name, level, &found)
    }

    /// The elements that differ, where there are as many as before.
    private func lookAtElements(_ x: Value, _ y: Value, _ path: String, _ level: Int, _ found: inout Found) {
        let count = heap.arrayCount(x)
        guard count == heap.arrayCount(y), count <= Differences.mostElements else { return }
        for index in 0..<count {
            compare(heap.arrayElement(x, index), heap.arrayElement(y, index), path: "\(path)[\(index)]", level, &found)
        }
    }

    private func lookAtTuple(_ x: Value, _ y: Value, _ path: String, _ level: Int, _ found: inout Found) {
        let labels = comparison.machine.types[y.type].fields.map(\.name)
        for slot in 0..<min(heap.slotCount(x), heap.slotCount(y)) {
            let name = labels.indices.contains(slot) && !labels[slot].isEmpty ? labels[slot] : String(slot)
            compare(heap.slot(x, slot), heap.slot(y, slot), path: joined(path, name), level, &found)
        }
    }

    /// The values that differ in a dictionary with the keys of before, by the words for the keys.
    private func lookAtEntries(_ x: Value, _ y: Value, _ path: String, _ level: Int, _ found: inout Found) {
        guard heap.tableCount(x) == heap.tableCount(y), heap.tableCount(y) <= Differences.mostElements else { return }
        let (old, new) = (entries(of: x), entries(of: y))
        guard old.keys == new.keys else { return }
        for (key, value) in new.sorted(by: { $0.key < $1.key }) {
            guard let before = old[key] else { return }
            compare(before, value, path: "\(path)[\(key)]", level, &found)
        }
    }

    private func entries(of table: Value) -> [String: Value] {
        var found: [String: Value] = [:]
        heap.forEachEntry(table) { key, value in found[(try? comparison.machine.briefDescription(key)) ?? ""] = value }
        return found
    }

    private func compare(_ a: Value, _ b: Value, path: String, _ level: Int, _ found: inout Found) {
        guard let isEqual = answer({ try comparison.areEqual(a, b, mode: .equatableAlways) }) else { return found.isComplete = false }
        if !isEqual { look(at: a, b, path: path, level: level + 1, &found) }
    }

    /// What a comparison says; nil where it would have to run the program, or comes to no end.
    func answer(_ compare: () throws -> Bool) -> Bool? {
        guard let isEqual = try? compare() else { return nil }
        return isEqual || !comparison.wasTooDeep ? isEqual : nil
    }

    func joined(_ path: String, _ name: String) -> String { path.isEmpty || name.isEmpty ? path + name : path + "." + name }

    private func withoutOptionals(_ value: Value) -> Value {
        var value = value
        while value.depth > 0 { value = value.unwrapped }
        return value
    }
}
