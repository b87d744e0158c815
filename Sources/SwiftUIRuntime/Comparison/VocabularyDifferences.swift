import DiffEngine
import SwiftInterpreter

/// What differs in views of the vocabulary, told as their author wrote them: `HStack.Text[1]`, `Button.action`, `Text.padding`.
extension Differences {
    /// Appends what differs in two such views, or in what a modifier was given. What the library's types and the wrappers keep to
    /// themselves no program could spell: where that differs, nothing inside is told.
    func lookAtVocabulary(_ x: Value, _ y: Value, _ path: String, _ level: Int, _ found: inout Found) {
        guard isViewOrModifier(y) else { return }
        let fields = comparison.layouts.layout(of: comparison.types.index(of: y), mode: .equatableUnlessPOD).fields.filter { field in
            field.isCompared && field.offset < heap.slotCount(x) && field.offset < heap.slotCount(y)
                && answer { try comparison.areEqual(field, of: x, and: y) } == false
        }
        // Another branch of an `if` is another view.
        if comparison.vocabulary.builtin(y) == .conditionalContent, fields.contains(where: { $0.name == "isFirst" }) { return }
        guard fields.allSatisfy({ !$0.name.hasPrefix("_") || $0.name == "_modifiers" }) else { return }
        let (isArgument, isOptional) = (comparison.vocabulary.builtin(y) == .inertModifier, comparison.vocabulary.builtin(y) == .optionalContent)
        for field in fields {
            let (old, new) = (heap.slot(x, field.offset), heap.slot(y, field.offset))
            if let a = old.wrappedValue, let b = new.wrappedValue {
                if isRow(a), isRow(b) {
                    lookAtRow(a, b, path, level, &found)
                    continue
                }
                if !isArgument, isViewOrModifier(b) {
                    look(at: a, b, path: joined(path, isContentOfModified(field, y) ? "" : name(of: b)), level: level + 1, &found)
                    continue
                }
            }
            look(at: old, new, path: isArgument || isOptional ? path : joined(path, field.name), level: level + 1, &found)
        }
    }

    /// The views of a row of as many as before, named as in a view's path: by type, and by number where there are several.
    private func lookAtRow(_ x: Value, _ y: Value, _ path: String, _ level: Int, _ found: inout Found) {
        let count = heap.arrayCount(y)
        guard count == heap.arrayCount(x), count <= Differences.mostElements else { return }
        let names = (0..<count).map { name(of: heap.arrayElement(y, $0)) }
        for index in 0..<count {
            let (a, b) = (heap.arrayElement(x, index), heap.arrayElement(y, index))
            guard answer({ try comparison.areEqual(a, b, mode: .equatableUnlessPOD) }) == false else { continue }
            let isOnly = names.count { $0 == names[index] } == 1
            let number = isOnly ? "" : "[\(names[..<index].count { $0 == names[index] })]"
            look(at: a, b, path: joined(path, names[index] + number), level: level + 1, &found)
        }
    }

    private func isRow(_ value: Value) -> Bool {
        guard value.type == .array, value.isReference, heap.arrayCount(value) > 0 else { return false }
        let first = heap.arrayElement(value, 0)
        return isViewOrModifier(first)
    }

    /// A view's type, or a modifier's name, as they are written in a body; nothing for what a builder made of several views.
    private func name(of value: Value) -> String {
        let type = comparison.machine.types[value.type]
        switch comparison.vocabulary.builtin(value) {
        case .modifiedContent: return name(of: comparison.vocabulary.field("content", of: value))
        case .inertModifier: return comparison.vocabulary.string("name", of: value)
        case .conditionalContent, .optionalContent: return "if"
        default: break
        }
        if type.isTransparent { return "" }
        guard type.decl?.isInterface == true, type.name.hasPrefix("_") else { return type.name }
        // `_SheetModifier`
        let plain = type.name.dropFirst().replacing("Modifier", with: "")
        return plain.prefix(1).lowercased() + plain.dropFirst()
    }

    /// Whether a field is the view that a modifier stands behind: it was named where the whole was.
    private func isContentOfModified(_ field: FieldLayout, _ owner: Value) -> Bool {
        comparison.vocabulary.builtin(owner) == .modifiedContent && field.name == "content"
    }

    private func isViewOrModifier(_ value: Value) -> Bool {
        if comparison.vocabulary.isView(value.type) { return true }
        if case .modifier = comparison.vocabulary.kind(of: value.type) { return true }
        let type = comparison.machine.types[value.type]
        return type.decl?.isInterface == true && type.name.hasSuffix("Modifier")
    }
}
