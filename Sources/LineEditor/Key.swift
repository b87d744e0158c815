import CLibedit

/// The keys that differ from libedit's own, and the commands that they carry out.
enum Key {
    /// Keys that nobody can type (C1 control characters), through which a command of ours hands over to one of
    /// libedit's: those cannot be called.
    enum Internal: Unicode.Scalar {
        case accept = "\u{80}"
        case previousEntry = "\u{81}"
        case nextEntry = "\u{82}"
        case list = "\u{83}"
        case leave = "\u{84}"
        case clear = "\u{85}"
    }

    struct Binding {
        var key: String
        var command: String
        /// Bound after `~/.editrc` has chosen vi keys, too.
        var isVital: Bool
    }

    static var bindings: [Binding] {
        vital.map { Binding(key: $0, command: $1, isVital: true) }
            + convenient.map { Binding(key: $0, command: $1, isVital: false) }
    }

    private static var vital: [(String, String)] {
        [
            ("\(Internal.accept.rawValue)", "ed-newline"),
            ("\(Internal.previousEntry.rawValue)", "ed-prev-history"),
            ("\(Internal.nextEntry.rawValue)", "ed-next-history"),
            ("\(Internal.list.rawValue)", "entry-list"),
            ("\(Internal.leave.rawValue)", "entry-leave"),
            ("\(Internal.clear.rawValue)", "ed-clear-screen"),
            ("^M", "entry-enter"),
            ("^J", "entry-enter"),
            ("^C", "entry-give-up"),
            ("^Z", "entry-suspend"),
            ("^I", "entry-complete"),
        ]
    }

    private static var convenient: [(String, String)] {
        [
            ("\\e[200~", "entry-paste"),
            ("\\e^M", "entry-newline"), ("\\e^J", "entry-newline"),
            ("}", "entry-close"), (")", "entry-close"), ("]", "entry-close"),
            ("\\e[A", "entry-up"), ("\\eOA", "entry-up"), ("^P", "entry-up"),
            ("\\e[B", "entry-down"), ("\\eOB", "entry-down"), ("^N", "entry-down"),
            ("^A", "entry-line-start"), ("\\e[H", "entry-line-start"), ("\\eOH", "entry-line-start"),
            ("\\e[1~", "entry-line-start"),
            ("^E", "entry-line-end"), ("\\e[F", "entry-line-end"), ("\\eOF", "entry-line-end"),
            ("\\e[4~", "entry-line-end"),
            ("\\e[3~", "ed-delete-next-char"),
            ("\\e[1;5C", "em-next-word"), ("\\e[1;3C", "em-next-word"),
            ("\\e[1;5D", "ed-prev-word"), ("\\e[1;3D", "ed-prev-word"),
            ("^W", "ed-delete-prev-word"), ("\\e^?", "ed-delete-prev-word"),
            ("^R", "em-inc-search-prev"),
            ("^L", "entry-clear"),
            // libedit's own command line crashes on an empty one.
            ("\\ex", "ed-unassigned"), ("\\eX", "ed-unassigned"),
        ]
    }

    /// The same in vi's command mode, and the key that opens an editor, which could not be interrupted.
    static var viBindings: [Binding] {
        [":", "v"].map { Binding(key: $0, command: "ed-unassigned", isVital: true) }
    }

    struct Command {
        var name: String
        var help: String
        var body: edit_command
    }

    static var commands: [Command] {
        [
            Command(name: "entry-enter", help: "End the entry, or begin its next line") { editor, _ in
                LineEditor.perform(editor) { $0.enter($1) }
            },
            Command(name: "entry-newline", help: "Begin another line of the entry") { editor, _ in
                LineEditor.perform(editor) { $0.beginLine($1) }
            },
            Command(name: "entry-close", help: "Insert a closing bracket, in line with its block") { editor, key in
                LineEditor.perform(editor) { $0.close($1, with: UInt32(key)) }
            },
            Command(name: "entry-up", help: "The line above, or the entry before") { editor, _ in
                LineEditor.perform(editor) { $0.moveLine($1, by: -1, orElse: .previousEntry) }
            },
            Command(name: "entry-down", help: "The line below, or the entry after") { editor, _ in
                LineEditor.perform(editor) { $0.moveLine($1, by: 1, orElse: .nextEntry) }
            },
            Command(name: "entry-line-start", help: "The beginning of the line") { editor, _ in
                LineEditor.perform(editor) { $0.moveToLineStart($1) }
            },
            Command(name: "entry-line-end", help: "The end of the line") { editor, _ in
                LineEditor.perform(editor) { $0.moveToLineEnd($1) }
            },
            Command(name: "entry-complete", help: "Complete the word, or indent the line") { editor, _ in
                LineEditor.perform(editor) { $0.complete($1) }
            },
            Command(name: "entry-list", help: "Show what the word may become") { editor, _ in
                LineEditor.perform(editor) { $0.showList($1) }
            },
            Command(name: "entry-paste", help: "Insert what the terminal pastes") { editor, _ in
                LineEditor.perform(editor) { $0.paste($1) }
            },
            Command(name: "entry-give-up", help: "Give up the entry") { editor, _ in
                LineEditor.perform(editor) { $0.giveUp($1) }
            },
            Command(name: "entry-leave", help: "Leave the entry that was given up") { editor, _ in
                LineEditor.perform(editor) { _, _ in .end }
            },
            Command(name: "entry-clear", help: "Clear the screen, but for what keeps its place") { editor, _ in
                LineEditor.perform(editor) { $0.clear($1) }
            },
            Command(name: "entry-suspend", help: "Stop the program until it is continued") { editor, _ in
                LineEditor.perform(editor) { $0.suspend($1) }
            },
        ]
    }

    /// What libedit does after a command.
    enum Result {
        case nothing, redraw, beep, end

        var code: UInt8 {
            switch self {
            case .nothing: UInt8(CC_NORM)
            case .redraw: UInt8(CC_REFRESH)
            case .beep: UInt8(CC_REFRESH_BEEP)
            case .end: UInt8(CC_EOF)
            }
        }
    }
}

extension LineEditor {
    static func perform(_ editor: OpaquePointer?, _ command: (LineEditor, Terminal) -> Key.Result) -> UInt8 {
        guard let lineEditor = of(editor), let terminal = lineEditor.terminal else { return UInt8(CC_ERROR) }
        return command(lineEditor, terminal).code
    }
}
