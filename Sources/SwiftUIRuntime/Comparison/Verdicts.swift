import DiffEngine
import SwiftInterpreter

/// Says what a comparison found, field by field, with old and new values in few words.
struct Verdicts {
    let comparison: ValueComparison
    let renderer: ValueRenderer

    func fields(_ old: Value, _ new: Value, type: TypeIndex, mode: ComparisonMode) -> [FieldVerdict] {
        let layout = comparison.layouts.layout(of: type, mode: mode)
        let description = comparison.layouts.description(of: type)
        // Of a hand-written `==` only the result is known: no field is blamed.
        let isJudgedWhole = layout.rule == .equatable && description.equality == .written
        return layout.fields.map { field in
            let (before, after) = (slot(old, field.offset), slot(new, field.offset))
            return FieldVerdict(
                name: field.name,
                finding: isJudgedWhole ? .unknown : finding(field, old, new),
                rule: field.isCompared ? (isJudgedWhole ? .equatable : rule(field, before)) : .none,
                old: before.map(renderer.brief) ?? "", new: after.map(renderer.brief) ?? "")
        }
    }

    /// What a comparison by bytes alone found.
    func earlyFields(_ old: Value, _ new: Value, type: TypeIndex) -> [FieldVerdict] {
        let bytes = ByteComparison(machine: comparison.machine)
        return comparison.layouts.layout(of: type, mode: .bitwise).fields.map { field in
            let (before, after) = (slot(old, field.offset), slot(new, field.offset))
            let isEqual = before.flatMap { before in after.map { bytes.areEqual(before, $0) } }
            return FieldVerdict(
                name: field.name, finding: isEqual.map { $0 ? .equal : .changed } ?? .unknown, rule: .bytes,
                old: before.map(renderer.brief) ?? "", new: after.map(renderer.brief) ?? "")
        }
    }

    private func finding(_ field: FieldLayout, _ old: Value, _ new: Value) -> FieldVerdict.Finding {
        guard field.isCompared else { return .notCompared }
        guard old.isReference, new.isReference else { return .unknown }
        do {
            return try comparison.areEqual(field, of: old, and: new) ? .equal : .changed
        } catch {
            return .unknown
        }
    }

    /// Generic fields are compared by the rule of the value's own type.
    private func rule(_ field: FieldLayout, _ value: Value?) -> ComparisonRule {
        guard field.rule == .none, let value, field.steps.first?.operation == .dynamic || field.steps.first?.operation == .existential
        else { return field.rule }
        let type = comparison.types.index(of: value.type)
        return comparison.layouts.layout(of: type, mode: .equatableUnlessPOD).rule
    }

    private func slot(_ value: Value, _ index: Int) -> Value? {
        let heap = comparison.machine.heap
        guard value.isReference, index < heap.slotCount(value) else { return nil }
        return heap.slot(value, index)
    }
}

/// Renders values for people, briefly.
struct ValueRenderer {
    let program: any ViewProgram
    let vocabulary: Vocabulary

    /// Characters of a value that are shown.
    static let limit = 40

    func brief(_ value: Value) -> String {
        let text = render(value)
        guard text.count > ValueRenderer.limit else { return text }
        return String(text.prefix(ValueRenderer.limit - 1)) + "…"
    }

    private func render(_ value: Value) -> String {
        let heap = program.machine.heap
        if value.isNil { return "nil" }
        if value.objectKind == .closure { return closure(value) }
        switch vocabulary.builtin(value) {
        case .state, .binding, .focusState, .gestureState, .appStorage, .sceneStorage:
            let cached = vocabulary.field("_value", of: value)
            if cached.type == .void { return "…" }
            return render(cached)
        case .stateObject, .observedObject, .environmentObject:
            guard let object = vocabulary.field("_object", of: value).wrappedValue else { return "…" }
            return program.machine.types[object.type].name
        case .environment:
            guard let cached = vocabulary.field("_value", of: value).wrappedValue else { return "…" }
            return render(cached)
        case .text, .title: return "Text(" + quoted(vocabulary.string("_content", of: value)) + ")"
        case .some(let builtin): return builtin.rawValue + "(…)"
        case nil: break
        }
        if value.type == .array, value.isReference, heap.arrayCount(value) > 8 {
            return "\(heap.arrayCount(value)) elements"
        }
        if program.machine.types[value.type].kind == .class { return program.machine.types[value.type].name }
        return (try? program.machine.briefDescription(value)) ?? program.machine.types[value.type].name
    }

    private func closure(_ value: Value) -> String {
        let heap = program.machine.heap
        let captures = (0..<heap.slotCount(value)).map { slot -> String in
            let capture = heap.slot(value, slot)
            let content = capture.objectKind == .box ? heap.slot(capture, 0) : capture
            if content.objectKind == .closure { return "a closure" }
            let type = program.machine.types[content.type]
            return type.isView || type.kind == .class ? "self" : render(content)
        }
        return captures.isEmpty ? "{ … }" : "{ … } with " + captures.joined(separator: ", ")
    }

    private func quoted(_ text: String) -> String { "\"" + text + "\"" }
}
