import CLibedit
import Foundation

/// libedit at work on one terminal: the text being edited, the keys, the entries to be recalled.
final class Terminal {
    typealias EditLine = OpaquePointer

    let input: TerminalInput
    let line: EditBuffer
    private let editor: EditLine
    private let history: OpaquePointer
    private let streams: (input: UnsafeMutablePointer<FILE>, output: UnsafeMutablePointer<FILE>)
    private let output: Int32
    /// Text that libedit keeps pointers to.
    private var kept: [WideText] = []
    private var prompt: (marked: WideText, columns: Int)
    private let isDumb: Bool
    private let hasViKeys: () -> Bool

    /// Nil when either descriptor is no terminal.
    init?(program: String, input: Int32, output: Int32, signals: Int32) {
        guard isatty(input) == 1, isatty(output) == 1,
            let inputStream = fdopen(dup(input), "r"), let outputStream = fdopen(dup(output), "w")
        else { return nil }
        _ = edit_use_utf8()
        guard let editor = el_init(program, inputStream, outputStream, outputStream), let history = history_make(1000) else {
            return nil
        }
        self.editor = editor
        self.history = history
        self.output = output
        self.input = TerminalInput(input: input, signals: signals)
        line = EditBuffer(editor: editor)
        streams = (inputStream, outputStream)
        prompt = (WideText(""), 0)
        let terminal = getenv("TERM").map { String(cString: $0) } ?? "dumb"
        isDumb = terminal == "dumb" || terminal == "emacs"
        hasViKeys = { edit_has_vi_keys(editor) != 0 }
    }

    /// Sets libedit up to ask `owner` what the keys do. Until `close`, it must stay alive.
    func attach(_ owner: LineEditor) {
        edit_set_context(editor, Unmanaged.passUnretained(owner).toOpaque())
        edit_set_prompt(editor, { LineEditor.of($0)?.terminal?.prompt.marked.pointer }, Int32(Prompt.marker.value))
        edit_set_reader(editor) { editor, scalar in LineEditor.of(editor)?.nextScalar(into: scalar) ?? 0 }
        edit_use_history(editor, history)
        edit_use_emacs_keys(editor)
        edit_take_keys_as_typed(editor)
        for command in Key.commands {
            edit_add_command(editor, keep(command.name), keep(command.help), command.body)
        }
        bind(Key.bindings)
        el_source(editor, nil)
        // `bind -v` in the file has taken the keys away that an entry cannot do without.
        if hasViKeys() {
            bind(Key.bindings.filter(\.isVital))
            bind(Key.bindings.filter(\.isVital) + Key.viBindings, with: edit_bind_alternative)
        }
    }

    private func bind(
        _ bindings: [Key.Binding],
        with bind: (EditLine, UnsafePointer<Int32>, UnsafePointer<Int32>) -> Void = edit_bind
    ) {
        for binding in bindings {
            withWideText(binding.key) { key in
                withWideText(binding.command) { bind(editor, key, $0) }
            }
        }
    }

    private func keep(_ text: String) -> UnsafePointer<Int32> {
        let wide = WideText(text)
        kept.append(wide)
        return UnsafePointer(wide.pointer)
    }

    func close() {
        el_end(editor)
        history_wend(history)
        fclose(streams.input)
        fclose(streams.output)
    }

    // MARK: An entry

    /// Lets a person edit an entry: nil when it was given up or there is no more input.
    func edit(prompt: Prompt) -> String? {
        fflush(nil)
        self.prompt = (WideText(prompt.marked), prompt.text.terminalColumns)
        input.dropSignals()
        // libedit would draw the prompt first; what is typed as soon as it is seen must already be ours.
        edit_prepare_terminal(editor, 1)
        setPaste(true)
        defer { setPaste(false) }
        var text: UnsafePointer<Int32>?
        let count = edit_read(editor, &text)
        guard count >= 0, let text else { return nil }
        return String(wide: text, count: Int(count))
    }

    func remember(_ entry: String) {
        withWideText(entry) { history_enter(history, $0) }
    }

    /// Has the terminal mark what is pasted, so that its newlines are text rather than Enter.
    private func setPaste(_ isOn: Bool) {
        guard !isDumb, !hasViKeys() else { return }
        write("\u{1B}[?2004\(isOn ? "h" : "l")")
    }

    // MARK: The screen

    var size: (columns: Int, rows: Int) {
        terminalSize(of: output)
    }

    func write(_ text: String) {
        fputs(text, streams.output)
        fflush(streams.output)
    }

    /// Has libedit carry out a key as if it were typed next.
    func push(_ key: Key.Internal) {
        withWideText(String(key.rawValue)) { edit_push(editor, $0) }
    }

    /// The next scalar typed, for a command that takes more than its key.
    func nextScalar() -> Unicode.Scalar? {
        var scalar: Int32 = 0
        guard edit_next(editor, &scalar) != 0 else { return nil }
        return Unicode.Scalar(UInt32(bitPattern: scalar)) ?? "\u{FFFD}"
    }

    /// Shows lines where the entry was drawn, and the entry again below them. The cursor must be on its first row.
    func show(_ lines: [String], thenMoveCursorTo cursor: Int) {
        write((isDumb ? "\r\n" : "\r\u{1B}[J") + lines.map { $0 + "\r\n" }.joined())
        line.cursor = cursor
        edit_refresh(editor)
    }

    /// Draws the entry anew in a terminal of another size, which has wrapped the rows above the cursor anew too.
    func redrawAfterResize(_ surroundings: LineEditor.Surroundings?) {
        let rows = rowsAboveCursor()
        el_resize(editor)
        if let surroundings {
            surroundings.draw()
        } else if !isDumb { write((rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J") }
        edit_refresh(editor)
    }

    /// Takes the terminal back after the program was stopped.
    func resume(_ surroundings: LineEditor.Surroundings?) {
        edit_prepare_terminal(editor, 1)
        setPaste(true)
        surroundings?.draw()
        write("\r")
        edit_refresh(editor)
    }

    /// Stops the program as Ctrl-Z does elsewhere; it goes on with `resume`.
    func suspend() {
        setPaste(false)
        edit_prepare_terminal(editor, 0)
        write("\r\n")
        kill(0, SIGTSTP)
    }

    private func rowsAboveCursor() -> Int {
        let columns = size.columns
        var row = 0
        var column = prompt.columns
        for scalar in line.text.unicodeScalars.prefix(line.cursor) {
            if scalar == "\n" {
                row += column / columns + 1
                column = 0
            } else {
                column += scalar.terminalColumns
            }
        }
        return row + column / columns
    }
}

extension LineEditor {
    /// The editor that a libedit callback is for.
    static func of(_ editor: OpaquePointer?) -> LineEditor? {
        editor.flatMap { edit_context($0) }.map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
    }
}
