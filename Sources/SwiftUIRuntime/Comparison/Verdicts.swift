import DiffEngine
import SwiftInterpreter

/// What a comparison that found a difference found in one part, noted when it was made: what captured variables
/// hold may be another thing when someone asks.
struct PartFinding {
    let finding: FieldVerdict.Finding
    /// Old and new in words, where they would not read the same later.
    let words: (old: String, new: String)?
    /// Whether the part was not compared to its end, being too deep.
    let isTooDeep: Bool
}

/// Says what a comparison found, field by field, with old and new values in few words.
struct Verdicts {
    let comparison: ValueComparison
    let renderer: ValueRenderer

    /// A field of a view value, or for an enum its case and what that holds.
    private struct Part {
        let name: String
        let rule: ComparisonRule
        let isCompared: Bool
        let old: Value?
        let new: Value?
        /// The words for old and new where they are no values.
        var words: (old: String, new: String)?
        var isNeverEqual = false
        let isEqual: () throws -> Bool
    }

    /// - Parameter findings: What was noted of a comparison that found a difference; nil for one that found none.
    func fields(
        _ old: Value, _ new: Value, type: TypeIndex, mode: ComparisonMode, findings: [PartFinding]?
    ) -> [FieldVerdict] {
        let isWhole = isJudgedWhole(new, type, mode)
        return parts(old, new, type, mode).enumerated().map { index, part in
            let known = findings.flatMap { $0.indices.contains(index) ? $0[index] : nil }
            let finding = known?.finding ?? (part.isCompared ? (isWhole ? .unknown : .equal) : .notCompared)
            var verdict = verdict(part, finding, rule: part.isCompared ? (isWhole ? .equatable : part.rule) : .none, known?.words)
            verdict.isTooDeep = known?.isTooDeep ?? false
            if finding == .changed, !isWhole { tell(what: part, differsIn: &verdict) }
            return verdict
        }
    }

    /// What is to be noted of a comparison that found a difference.
    func findings(_ old: Value, _ new: Value, type: TypeIndex, mode: ComparisonMode) -> [PartFinding] {
        let isWhole = isJudgedWhole(new, type, mode)
        let parts = parts(old, new, type, mode)
        var tooDeep: Set<Int> = []
        var findings = parts.enumerated().map { index, part -> FieldVerdict.Finding in
            if !part.isCompared { return .notCompared }
            if isWhole { return .unknown }
            let finding = finding(part)
            guard finding == .changed, comparison.wasTooDeep else { return finding }
            tooDeep.insert(index)
            return .unknown
        }
        // Of the fields that a == was not heard to be asked about, a single one must be what differs.
        let unknown = findings.indices.filter { findings[$0] == .unknown && !tooDeep.contains($0) }
        if !isWhole, tooDeep.isEmpty, unknown.count == 1, !findings.contains(.changed) { findings[unknown[0]] = .changed }
        return zip(parts, findings).enumerated().map { index, found in
            let (part, finding) = found
            let isFleeting = finding == .changed && (holdsVariable(part.old) || holdsVariable(part.new))
            return PartFinding(finding: finding, words: isFleeting ? words(part) : nil, isTooDeep: tooDeep.contains(index))
        }
    }

    /// What a comparison by bytes alone found.
    func earlyFields(_ old: Value, _ new: Value, type: TypeIndex) -> [FieldVerdict] {
        let bytes = ByteComparison(machine: comparison.machine)
        return parts(old, new, type, .bitwise).map { part in
            let isEqual = part.words.map { $0.old == $0.new }
                ?? part.old.flatMap { old in part.new.map { bytes.areEqual(old, $0) } }
            return verdict(part, isEqual.map { $0 ? .equal : .changed } ?? .unknown, rule: .bytes, nil)
        }
    }

    /// Of a hand-written `==` only the result is known: no field is blamed.
    private func isJudgedWhole(_ value: Value, _ type: TypeIndex, _ mode: ComparisonMode) -> Bool {
        let type = comparison.narrowed(type, value)
        let description = comparison.layouts.description(of: type)
        return comparison.layouts.layout(of: type, mode: mode).rule == .equatable && description.equality == .written
    }

    private func finding(_ part: Part) -> FieldVerdict.Finding {
        do {
            return try part.isEqual() ? .equal : .changed
        } catch {
            return .unknown
        }
    }

    private func verdict(
        _ part: Part, _ finding: FieldVerdict.Finding, rule: ComparisonRule, _ known: (old: String, new: String)?
    ) -> FieldVerdict {
        let words = known ?? words(part)
        var verdict = FieldVerdict(name: part.name, finding: finding, rule: rule, old: words.old, new: words.new)
        verdict.isNeverEqual = part.isNeverEqual
        verdict.capturesChangedSelf = finding == .changed && capturedAnotherSelf(part.old, part.new)
        return verdict
    }

    /// Whether the view that a closure captured is what differs, rather than another capture beside it.
    func capturedAnotherSelf(_ old: Value?, _ new: Value?) -> Bool {
        guard let old = old?.wrappedValue, let new = new?.wrappedValue, let slot = renderer.slotOfSelf(new) else { return false }
        // What cannot be told any more is as it was found: different.
        guard let slots = try? comparison.differingCaptures(of: old, and: new, mode: .equatableUnlessPOD) else { return true }
        return slots.isEmpty || slots.contains(slot)
    }

    /// Adds where the values of a part differ inside, in words, and the rule by which they do, if that is known.
    private func tell(what part: Part, differsIn verdict: inout FieldVerdict) {
        guard let old = part.old, let new = part.new else { return }
        verdict.remark = remark(old, new)
        let found = Differences(comparison: comparison).all(old, new)
        // What such a closure has now it need not have had when it was compared.
        let parts = found.parts.filter { !holdsVariable($0.old) && !holdsVariable($0.new) }
        guard let first = parts.first, !first.path.isEmpty else { return }
        if verdict.rule == .none || verdict.rule == .tag { verdict.rule = rule(of: first) ?? verdict.rule }
        var difference = difference(first)
        difference.others = parts.dropFirst().map(\.path)
        difference.isComplete = found.isComplete && parts.count == found.parts.count
        verdict.difference = difference
    }

    /// What tells apart objects, and wrappers that lead to objects and places.
    private func remark(_ old: Value, _ new: Value) -> String? {
        guard let old = old.wrappedValue, let new = new.wrappedValue, old.type == new.type else { return nil }
        let vocabulary = comparison.vocabulary
        func differ(_ name: String) -> Bool {
            let (a, b) = (vocabulary.field(name, of: old), vocabulary.field(name, of: new))
            return (try? comparison.areEqual(a, b, mode: .equatableUnlessPOD)) == false
        }
        switch vocabulary.builtin(new) {
        case .binding:
            if differ("_location") {
                let place = vocabulary.field("_location", of: new).wrappedValue
                let isMade = place.map { vocabulary.builtin($0) == .functionalLocation } ?? false
                return isMade ? "leads to another place, made of get and set anew" : "leads to another place"
            }
            return differ("_transaction") ? "sends its changes with another transaction" : nil
        case .stateObject, .observedObject, .environmentObject, .bindable:
            let name = vocabulary.builtin(new) == .bindable ? "wrappedValue" : "_object"
            let (a, b) = (vocabulary.field(name, of: old), vocabulary.field(name, of: new))
            return a.isNil || b.isNil || a.isIdentical(to: b) ? nil : "is another object"
        case nil where comparison.machine.types[new.type].kind == .class: return "is another object"
        default: return nil
        }
    }

    /// What decided that two innermost parts differ.
    private func rule(of inner: Differences.Part) -> ComparisonRule? {
        let (old, new) = (inner.old, inner.new)
        if old.type != new.type || old.isNil != new.isNil { return .tag }
        if old.objectKind == .enumeration, new.objectKind == .enumeration, old.enumCase != new.enumCase { return .tag }
        let rule = comparison.layouts.layout(of: comparison.types.index(of: new), mode: .equatableUnlessPOD).rule
        return rule == .none ? nil : rule
    }

    private func difference(_ inner: Differences.Part) -> FieldVerdict.Difference {
        let heap = comparison.heap
        if inner.old.type == .array, inner.new.type == .array, inner.old.isReference, inner.new.isReference,
           heap.arrayCount(inner.old) != heap.arrayCount(inner.new) {
            return FieldVerdict.Difference(
                path: inner.path, old: elements(heap.arrayCount(inner.old)), new: elements(heap.arrayCount(inner.new)))
        }
        var difference = FieldVerdict.Difference(path: inner.path, old: renderer.brief(inner.old), new: renderer.brief(inner.new))
        difference.capturesChangedSelf = capturedAnotherSelf(inner.old, inner.new)
        return difference
    }

    private func elements(_ count: Int) -> String { count == 1 ? "1 element" : "\(count) elements" }

    private func words(_ part: Part) -> (old: String, new: String) {
        part.words ?? (part.old.map(renderer.brief) ?? "", part.new.map(renderer.brief) ?? "")
    }

    // MARK: Parts

    private func parts(_ old: Value, _ new: Value, _ type: TypeIndex, _ mode: ComparisonMode) -> [Part] {
        let type = comparison.narrowed(type, new)
        var layout = comparison.layouts.layout(of: type, mode: mode)
        // The value decides whether its type's == was asked.
        if mode == .equatableUnlessPOD, layout.plainness == .byValue, !comparison.isPlain(new) {
            layout = comparison.layouts.layout(of: type, mode: .equatableAlways)
        }
        if !layout.cases.isEmpty { return parts(old, new, layout) }
        return layout.fields.map { part($0, of: old, and: new) }
    }

    private func part(_ field: FieldLayout, name: String? = nil, of old: Value, and new: Value) -> Part {
        let (before, after) = (slot(old, field.offset), slot(new, field.offset))
        return Part(
            name: name ?? field.name, rule: rule(field, before, after), isCompared: field.isCompared, old: before, new: after,
            isNeverEqual: field.steps.first?.operation == .never,
            isEqual: { try comparison.areEqual(field, of: old, and: new) })
    }

    /// An enum's case, and if it is the same one what it holds.
    private func parts(_ old: Value, _ new: Value, _ layout: Layout) -> [Part] {
        let (before, after) = (old.enumCase, new.enumCase)
        guard before == after, after < layout.cases.count else {
            return [Part(name: "case", rule: .tag, isCompared: true, old: old, new: new, isEqual: { false })]
        }
        let enumCase = layout.cases[after]
        let tag = Part(
            name: "case", rule: .tag, isCompared: true, old: old, new: new, words: (enumCase.name, enumCase.name),
            isEqual: { true })
        guard let payload = enumCase.payload, new.isReference else { return [tag] }
        let mode: ComparisonMode = layout.rule == .equatable ? .equatableAlways : layout.mode
        let content = comparison.layouts.layout(of: payload, mode: mode)
        guard comparison.heap.slotCount(new) == 1 else {
            return [tag] + content.fields.map { part($0, name: "\(enumCase.name).\($0.name)", of: old, and: new) }
        }
        return [tag] + [Part(
            name: enumCase.name, rule: rule(content, slot(old, 0), slot(new, 0)), isCompared: true, old: slot(old, 0),
            new: slot(new, 0), isEqual: { try comparison.areEqual(comparison.heap.slot(old, 0), comparison.heap.slot(new, 0), type: payload, mode: mode) })]
    }

    /// Generic fields are compared by the rule of the value's own type, if both have the same one.
    private func rule(_ field: FieldLayout, _ old: Value?, _ new: Value?) -> ComparisonRule {
        rule(field.rule, field.steps.first?.operation, old, new)
    }

    private func rule(_ layout: Layout, _ old: Value?, _ new: Value?) -> ComparisonRule {
        rule(layout.rule, layout.steps.first?.operation, old, new)
    }

    private func rule(
        _ rule: ComparisonRule, _ operation: LayoutStep.Operation?, _ old: Value?, _ new: Value?
    ) -> ComparisonRule {
        guard rule == .none, let old, let new, operation == .dynamic || operation == .existential else { return rule }
        if old.type != new.type { return .tag }
        return comparison.layouts.layout(of: comparison.types.index(of: old), mode: .equatableUnlessPOD).rule
    }

    private func slot(_ value: Value, _ index: Int) -> Value? {
        guard value.isReference, index < comparison.heap.slotCount(value) else { return nil }
        return comparison.heap.slot(value, index)
    }

    /// Whether a closure captured a variable, whose content may change.
    private func holdsVariable(_ value: Value?) -> Bool {
        guard let closure = value?.wrappedValue, closure.objectKind == .closure else { return false }
        return (0..<comparison.heap.slotCount(closure)).contains { comparison.heap.slot(closure, $0).objectKind == .box }
    }
}
