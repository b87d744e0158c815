import DiffEngine
import SwiftInterpreter

// The keyboard: which field has it, what is typed, and the return key.

extension Runtime {
    func type(_ text: String, into field: BoundControl.Field, of bound: BoundControl) throws {
        try focus(bound)
        if field.isFormatted {
            state.drafts[bound.place] = text
        } else {
            try set(text, field)
        }
    }

    private func set(_ text: String, _ field: BoundControl.Field) throws {
        let value = heap.makeString(text)
        defer { heap.release(value) }
        try write(value, through: field.binding)
    }

    /// A field with a format takes over what was typed when it is left. Text that the format cannot read is forgotten.
    private func takeDraft(_ field: BoundControl.Field, of bound: BoundControl) throws {
        if let text = state.drafts.removeValue(forKey: bound.place) { try set(text, field) }
    }

    /// The return key: what was typed is taken over, then the actions run from the inside out. The field keeps the keyboard
    /// only if one of them gives the focus to a field.
    func submit(_ field: BoundControl.Field, of bound: BoundControl) throws {
        try takeDraft(field, of: bound)
        try run(field.commit)
        let trigger = field.isSearch ? SubmitTrigger.search : .text
        for modifier in bound.submits {
            if vocabulary.field("isScope", of: modifier).asBool { break }
            let triggers = vocabulary.field("triggers", of: modifier)
            guard triggers.isReference, heap.slot(triggers, 0).asInt & trigger.rawValue != 0 else { continue }
            try run(vocabulary.field("action", of: modifier))
        }
        if try hasFocus(bound) { try leave(bound) }
    }

    private enum SubmitTrigger: Int { case text = 1, search = 2 }

    // MARK: Focus

    /// Gives a field the keyboard; the one that had it is left.
    func focus(_ bound: BoundControl) throws {
        if let other = drawn().controls.first(where: { $0.control.isFocused && $0.place != bound.place }) {
            try leave(other, for: bound)
        }
        let isNew = state.focus != bound.place
        state.focus = bound.place
        for modifier in bound.focus { try set(vocabulary.field("value", of: modifier), asFocusOf: modifier) }
        guard case .field(let field) = bound.target else { return }
        if isNew { try run(field.editing, .bool(true)) }
        if field.isSearch {
            try beginSearch(at: RuntimeState.PlaceKey(node: bound.place.node, position: bound.place.position.appending(.modifier)))
        }
    }

    /// Takes the keyboard away. Where the next field's focus is in the same property, that is written once.
    private func leave(_ bound: BoundControl, for next: BoundControl? = nil) throws {
        if state.focus == bound.place { state.focus = nil }
        if case .field(let field) = bound.target {
            try takeDraft(field, of: bound)
            try run(field.editing, .bool(false))
        }
        let sources = next?.focus.map(focusSource) ?? []
        for modifier in bound.focus where !sources.contains(focusSource(modifier)) {
            let isFlag = vocabulary.field("value", of: modifier).type == .bool
            try set(isFlag ? .bool(false) : .none, asFocusOf: modifier)
        }
    }

    private func focusSource(_ modifier: Value) -> SourceID {
        source(of: vocabulary.field("_location", of: vocabulary.field("binding", of: modifier)))
    }

    private func set(_ value: Value, asFocusOf modifier: Value) throws {
        try write(value, to: vocabulary.field("_location", of: vocabulary.field("binding", of: modifier)))
    }

    /// Whether a control has the keyboard: its property says so, or it was touched last where there is none.
    func hasFocus(_ bound: BoundControl) throws -> Bool {
        guard let modifier = bound.focus.first else { return state.focus == bound.place }
        let current = try currentValue(of: vocabulary.field("binding", of: modifier))
        defer { heap.release(current) }
        return try machine.equals(current, vocabulary.field("value", of: modifier))
    }
}
