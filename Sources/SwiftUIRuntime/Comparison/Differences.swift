import DiffEngine
import SwiftInterpreter

/// Finds what differs inside two values: the innermost part to which the way can be told.
struct Differences {
    let comparison: ValueComparison
    private var heap: Heap { comparison.heap }

    struct Part {
        /// The way to the part, as source would have it: `tags[2].name`; empty for the values themselves.
        var path: String
        var old: Value
        var new: Value
    }

    /// Elements of an array that are looked at, and parts inside each other.
    private static let (mostElements, mostLevels) = (1_000, 32)

    /// The first part that differs; nil where the values do not differ as far as they can be compared without running
    /// the program.
    func first(_ old: Value, _ new: Value) -> Part? {
        part(old, new, path: "", level: 0)
    }

    private func part(_ old: Value, _ new: Value, path: String, level: Int) -> Part? {
        let whole = Part(path: path, old: old, new: new)
        guard level < Differences.mostLevels, old.type == new.type, old.depth == new.depth, !old.isNil, !new.isNil,
              old.isReference, new.isReference else { return whole }
        let (x, y) = (withoutOptionals(old), withoutOptionals(new))
        if x.type == .array { return element(x, y, path, level) ?? whole }
        // What the library's types and the wrappers keep, no program could spell.
        if comparison.machine.types[x.type].decl?.isInterface == true { return whole }
        let layout = comparison.layouts.layout(of: comparison.types.index(of: y), mode: .equatableUnlessPOD)
        // What a == written by hand looked at is not known.
        let equality = comparison.layouts.description(of: layout.type).equality
        if layout.rule == .equatable, equality == .written || equality == .builtin { return whole }
        if !layout.fields.isEmpty { return field(layout.fields, x, y, path, level) ?? whole }
        return payload(layout, x, y, path, level) ?? whole
    }

    /// The first field that differs, if it is the only kind of part that there is.
    private func field(_ fields: [FieldLayout], _ x: Value, _ y: Value, _ path: String, _ level: Int) -> Part? {
        for field in fields where field.isCompared {
            guard field.offset < heap.slotCount(x), field.offset < heap.slotCount(y) else { return nil }
            guard let isEqual = try? comparison.areEqual(field, of: x, and: y) else { return nil }
            if isEqual { continue }
            if comparison.wasTooDeep { return nil }
            return part(heap.slot(x, field.offset), heap.slot(y, field.offset), path: joined(path, field.name), level: level + 1)
        }
        return nil
    }

    /// What differs in the payload of a case that both have.
    private func payload(_ layout: Layout, _ x: Value, _ y: Value, _ path: String, _ level: Int) -> Part? {
        guard x.objectKind == .enumeration, x.enumCase == y.enumCase, layout.cases.indices.contains(x.enumCase),
              let payload = layout.cases[x.enumCase].payload else { return nil }
        let name = joined(path, layout.cases[x.enumCase].name)
        if heap.slotCount(x) == 1 { return part(heap.slot(x, 0), heap.slot(y, 0), path: name, level: level + 1) }
        let mode: ComparisonMode = layout.rule == .equatable ? .equatableAlways : layout.mode
        return field(comparison.layouts.layout(of: payload, mode: mode).fields, x, y, name, level)
    }

    /// The first element that differs, where there are as many as before.
    private func element(_ x: Value, _ y: Value, _ path: String, _ level: Int) -> Part? {
        let count = heap.arrayCount(x)
        guard count == heap.arrayCount(y), count <= Differences.mostElements else { return nil }
        for index in 0..<count {
            let (a, b) = (heap.arrayElement(x, index), heap.arrayElement(y, index))
            guard let isEqual = try? comparison.areEqual(a, b, mode: .equatableAlways) else { return nil }
            if isEqual { continue }
            if comparison.wasTooDeep { return nil }
            return part(a, b, path: "\(path)[\(index)]", level: level + 1)
        }
        return nil
    }

    private func joined(_ path: String, _ name: String) -> String { path.isEmpty ? name : path + "." + name }

    private func withoutOptionals(_ value: Value) -> Value {
        var value = value
        while value.depth > 0 { value = value.unwrapped }
        return value
    }
}
