import DiffEngine
import SwiftInterpreter

// What a person does to a row of a list: deletes it, or moves it.

extension Runtime {
    /// Chooses a row of a list that has a selection.
    func select(_ row: BoundControl.Row) throws {
        guard let (selection, option) = row.selection else { return }
        try withTag(option) { try run(vocabulary.field("choose", of: selection), $0) }
    }

    /// Whether a row is in its list's selection.
    func isChosen(_ option: PickerOption.Tag, in selection: Value) -> Bool {
        let closure = vocabulary.field("isChosen", of: selection)
        let answer = try? withTag(option) { try machine.call(closure: closure, [$0]) }
        return answer?.asBool ?? false
    }

    func delete(_ row: BoundControl.Row, _ control: Control) throws {
        guard row.isDeletable else {
            throw ControlError(message: "the row \"\(control.label)\" keeps itself from being deleted: deleteDisabled(true)")
        }
        try edit(row, "delete", [.int(row.index), .int(0)]) {
            ControlError(message: "the row \"\(control.label)\" cannot be deleted", hint: "its ForEach has no onDelete")
        }
    }

    /// SwiftUI names the place before which the row goes, in the rows as they were.
    func move(_ row: BoundControl.Row, to index: Int, _ control: Control) throws {
        guard row.isMovable else {
            throw ControlError(message: "the row \"\(control.label)\" keeps itself from being moved: moveDisabled(true)")
        }
        guard (0..<row.count).contains(index) else {
            throw ControlError(message: "there is no row \(index)", hint: "rows count from 0, and the last one is \(row.count - 1)")
        }
        try edit(row, "move", [.int(row.index), .int(index > row.index ? index + 1 : index)]) {
            ControlError(message: "the row \"\(control.label)\" cannot be moved", hint: "its ForEach has no onMove")
        }
    }

    private func edit(_ row: BoundControl.Row, _ kind: String, _ arguments: [Value], otherwise failure: () -> ControlError) throws {
        let modifier = row.edits.first { vocabulary.string("kind", of: $0) == kind }
        guard let closure = modifier.flatMap({ vocabulary.field("action", of: $0).wrappedValue }), closure.objectKind == .closure else {
            throw failure()
        }
        heap.retain(closure)
        defer { heap.release(closure) }
        heap.release(try machine.call(closure: closure, arguments))
    }
}
