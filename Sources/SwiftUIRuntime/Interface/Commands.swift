// What apps put into the menu bar. There is none here: commands are accepted and never shown.

/// Commands of a menu bar.
protocol Commands {
    associatedtype Body: Commands
    /// What the commands are made of.
    @CommandsBuilder var body: Body { get }
}

/// Commands that are made of views.
protocol _PrimitiveCommands: Commands {
}

extension _PrimitiveCommands {
    typealias Body = Never
    var body: Never { fatalError("primitive commands have no body") }
}

extension Never: Commands {
}

/// Builds commands.
@resultBuilder struct CommandsBuilder {
    static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    static func buildBlock() -> EmptyCommands { EmptyCommands() }
    static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    static func buildBlock(_ content: any Commands...) -> _SeveralCommands { _SeveralCommands(_commands: content) }
    static func buildOptional(_ content: (any Commands)?) -> _SeveralCommands { _SeveralCommands(_commands: content.map { [$0] } ?? []) }
    static func buildEither(first content: any Commands) -> _SeveralCommands { _SeveralCommands(_commands: [content]) }
    static func buildEither(second content: any Commands) -> _SeveralCommands { _SeveralCommands(_commands: [content]) }
    static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// Several commands.
struct _SeveralCommands: _PrimitiveCommands { let _commands: [any Commands] }
/// No commands.
struct EmptyCommands: _PrimitiveCommands {}
/// The commands that show and hide a sidebar.
struct SidebarCommands: _PrimitiveCommands {}
/// The commands of a toolbar.
struct ToolbarCommands: _PrimitiveCommands {}
/// The commands that edit text.
struct TextEditingCommands: _PrimitiveCommands {}
/// The commands that format text.
struct TextFormattingCommands: _PrimitiveCommands {}
/// The commands that show and hide an inspector.
struct InspectorCommands: _PrimitiveCommands {}
/// The commands that import from other devices.
struct ImportFromDevicesCommands: _PrimitiveCommands {}

/// A menu.
struct CommandMenu<Content: View>: _PrimitiveCommands {
    let _title: String
    let _content: Content
    init(@localized _ title: String, @ViewBuilder content: () -> Content) {
        _title = title
        _content = content()
    }
}

/// Commands in a menu that is there already.
struct CommandGroup<Content: View>: _PrimitiveCommands {
    let _place: String
    let _group: CommandGroupPlacement
    let _content: Content
    init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        _place = "before"
        _group = group
        _content = addition()
    }
    init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        _place = "after"
        _group = group
        _content = addition()
    }
    init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        _place = "replacing"
        _group = group
        _content = addition()
    }
}

/// Where commands stand that are there already.
enum CommandGroupPlacement: Hashable {
    case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem, importExport, printItem
    case undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar
    case windowSize, windowList, singleWindowList, windowArrangement, help
}
