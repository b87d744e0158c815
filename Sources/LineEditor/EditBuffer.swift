import CLibedit

/// The text that libedit edits, and the cursor in it, both in Unicode scalars.
struct EditBuffer {
    let editor: OpaquePointer

    var text: String { String(wide: edit_text(editor), count: Int(edit_length(editor))) }

    var cursor: Int {
        get { Int(edit_cursor(editor)) }
        nonmutating set { edit_move_cursor(editor, Int32(clamping: newValue - cursor)) }
    }

    func moveToEnd() {
        edit_move_cursor(editor, edit_length(editor) - edit_cursor(editor))
    }

    var beforeCursor: String { String(wide: edit_text(editor), count: cursor) }
    var isAtEnd: Bool { edit_cursor(editor) == edit_length(editor) }

    /// False when there is no memory for it.
    @discardableResult
    func insert(_ text: String) -> Bool {
        text.isEmpty || withWideText(text) { edit_insert(editor, $0) } == 0
    }

    func deleteBeforeCursor(_ count: Int) {
        edit_delete(editor, Int32(clamping: count))
    }

    // MARK: Lines

    /// The cursor as far into the line above (-1) or below (1) as it is into its own, or nil where there is none.
    func cursor(inLineAt distance: Int) -> Int? {
        let scalars = Array(text.unicodeScalars)
        let cursor = cursor
        let start = lineStart(in: scalars, at: cursor)
        let target: Int
        if distance < 0 {
            guard start > 0 else { return nil }
            target = lineStart(in: scalars, at: start - 1)
        } else {
            guard let newline = scalars[cursor...].firstIndex(of: "\n") else { return nil }
            target = newline + 1
        }
        return min(target + cursor - start, lineEnd(in: scalars, at: target))
    }

    /// The beginning of the line with the cursor.
    var lineStart: Int { lineStart(in: Array(text.unicodeScalars), at: cursor) }
    /// The end of the line with the cursor.
    var lineEnd: Int { lineEnd(in: Array(text.unicodeScalars), at: cursor) }

    private func lineStart(in scalars: [Unicode.Scalar], at position: Int) -> Int {
        scalars[..<position].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    }

    private func lineEnd(in scalars: [Unicode.Scalar], at position: Int) -> Int {
        scalars[position...].firstIndex(of: "\n") ?? scalars.count
    }
}
