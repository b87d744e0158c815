import SwiftInterpreter

extension ControlAction {
    /// What this can be done to; a control of another kind is not meant.
    func applies(to kind: Control.Kind) -> Bool {
        switch (self, kind) {
        case (.tap, .button), (.tap, .link), (.tap, .gesture), (.tap, .tab), (.tap, .disclosure), (.tap, .back), (.tap, .menu): true
        case (.tap, .textField), (.tap, .searchField), (.tap, .refresh), (.tap, .row): true
        case (.press, .longPress), (.press, .contextMenu), (.press, .menu): true
        case (.toggle, .toggle), (.toggle, .disclosure): true
        case (.adjust, .slider), (.adjust, .stepper), (.adjust, .picker), (.adjust, .datePicker): true
        case (.adjust, .magnify), (.adjust, .rotate): true
        case (.type, .textField), (.type, .searchField), (.submit, .textField), (.submit, .searchField), (.search, .searchField): true
        case (.scroll, .list), (.scroll, .scroll): true
        case (.drag, .drag), (.delete, .row), (.move, .row), (.refresh, .refresh): true
        default: false
        }
    }

    var verb: String {
        switch self {
        case .tap: "tapped"
        case .press: "pressed for long"
        case .toggle: "toggled"
        case .adjust: "adjusted"
        case .type: "typed into"
        case .submit: "submitted"
        case .scroll: "scrolled"
        case .drag: "dragged"
        case .delete: "deleted"
        case .move: "moved"
        case .refresh: "refreshed"
        case .search: "searched in"
        case .back, .dismiss: "closed"
        case .open: "opened"
        case .environment: "changed"
        }
    }
}

extension Control {
    /// What keeps it from being acted on, or sets it apart; empty for most.
    var state: String {
        if let cover { return "under \(cover)" }
        return isEnabled ? isFocused ? "focused" : "" : "disabled"
    }
}

extension Control.Kind {
    /// As a person calls it.
    public var words: String {
        switch self {
        case .textField: "text field"
        case .searchField: "search field"
        case .datePicker: "date picker"
        case .colorPicker: "colour picker"
        case .scroll: "scroll view"
        case .longPress: "long press"
        case .magnify: "pinch"
        case .rotate: "turn"
        case .contextMenu: "context menu"
        case .back: "back button"
        case .refresh: "pull to refresh"
        default: rawValue
        }
    }

    /// The command for it, as a hint.
    var command: String {
        switch self {
        case .button, .link, .gesture, .tab, .disclosure, .menu, .back: ":tap T"
        case .longPress, .contextMenu: ":press T"
        case .toggle: ":toggle T"
        case .textField, .searchField: ":type T \"text\""
        case .list, .scroll: ":scroll T N"
        case .slider, .stepper, .picker, .datePicker, .magnify, .rotate: ":adjust T VALUE"
        case .colorPicker: "a colour cannot be chosen here; set it in the code"
        case .drag: ":drag T DX,DY"
        case .row: ":delete T or :move T N"
        case .refresh: ":refresh T"
        }
    }
}

extension Snapshot {
    /// The one control that a target names for an action.
    func control(_ target: Target?, for action: ControlAction) throws(Failure) -> Control {
        let named: [Control]
        switch target {
        case nil: named = controls.filter { action.applies(to: $0.kind) }
        case .label(let label): named = controls.filter { $0.label == label }
        case .number(let number): named = controls.first { $0.number == number }.map { [$0] } ?? []
        case .path(let path):
            let inside = controls.filter { path.matches($0.path) }
            let around = inside.isEmpty ? controls.filter { path.matchesAncestor(of: $0.path) } : inside
            // A title without its quotes, where no view is called so.
            named = around.isEmpty ? controls.filter { $0.label == path.description } : around
        }
        let reached = named.filter { action.applies(to: $0.kind) }
        // A tap on what stands in a row is not meant for the row.
        let inRows = action == .tap ? reached.filter { $0.kind != .row } : reached
        let usable = inRows.isEmpty ? reached : inRows
        // What lies under a sheet is only meant where nothing on top is.
        let onTop = usable.filter { $0.cover == nil }
        let matches = onTop.isEmpty ? usable : onTop
        if matches.count == 1 { return matches[0] }
        if matches.count > 1 { throw several(matches, target, action) }
        if let other = named.first { throw wrongKind(other, action) }
        throw none(target, controls.filter { action.applies(to: $0.kind) && $0.cover == nil }, action)
    }

    /// The one view that a target names.
    func view(_ target: Target) throws(Failure) -> ViewNode {
        var matches: [ViewNode] = []
        switch target {
        case .number(let number):
            guard let control = controls.first(where: { $0.number == number }) else {
                throw Failure("there is no control \(number)", hint: ":controls lists what there is")
            }
            tree.visit { if $0.path == control.path { matches.append($0) } }
        case .label(let label): tree.visit { if $0.label == label { matches.append($0) } }
        case .path(let pattern): tree.visit { if pattern.matches($0.path) { matches.append($0) } }
        }
        guard let match = matches.first else {
            var types: [String] = []
            tree.visit { if !types.contains($0.type) { types.append($0.type) } }
            let name = if case .path(let path) = target { path.parts.last?.type ?? "" } else { "" }
            let isKnown = types.contains(name)
            throw Failure(
                "no view is called \(target)",
                hint: isKnown ? "there \(listed(paths(of: name)))" : namesThereAre(name, types, what: "view on the screen"))
        }
        if matches.count > 1 {
            throw Failure("\(target) names \(matches.count) views", hint: "they are \(briefly(matches.map { "\($0.path)" }))")
        }
        return match
    }

    private func paths(of type: String) -> [String] {
        var paths: [String] = []
        tree.visit { if $0.type == type { paths.append("\($0.path)") } }
        return paths
    }

    private func several(_ matches: [Control], _ target: Target?, _ action: ControlAction) -> Failure {
        let message = target.map { "\($0) names \(matches.count) controls that can be \(action.verb)" }
            ?? "\(matches.count) controls can be \(action.verb)"
        let notes = matches.prefix(longestList).map { Diagnostic.Note("\($0.number) \($0.kind.words) \"\($0.label)\" in \($0.path)") }
        let more = matches.count > longestList ? [Diagnostic.Note("and \(matches.count - longestList) more")] : []
        return Failure([Diagnostic(.error, message, notes: notes + more + [.init("name one by its number")])])
    }

    private func wrongKind(_ control: Control, _ action: ControlAction) -> Failure {
        Failure("\"\(control.label)\" is a \(control.kind.words), it cannot be \(action.verb)",
                hint: control.kind.command.replacing(" T", with: " \"\(control.label)\""))
    }

    private func none(_ target: Target?, _ usable: [Control], _ action: ControlAction) -> Failure {
        let message = switch target {
        case .number(let number)?: "no control has the number \(number)"
        case let target?: "no control is called \(target)"
        case nil: "nothing can be \(action.verb)"
        }
        if usable.isEmpty { return Failure(message, hint: "nothing on the screen can be \(action.verb)") }
        let name: String? = switch target {
        case .label(let label)?: label
        case .path(let path)?: path.description
        case .number?, nil: nil
        }
        if let near = name.flatMap({ nearestName(to: $0, among: usable.map(\.label)) }) {
            return Failure(message, hint: "did you mean \"\(near)\"?")
        }
        return Failure(message, hint: "there \(listed(usable.map { "\($0.number) \"\($0.label)\"" }))")
    }

    private func listed(_ items: [String]) -> String {
        (items.count == 1 ? "is " : "are ") + briefly(items)
    }

    private func briefly(_ items: [String]) -> String {
        let shown = items.prefix(longestList).joined(separator: ", ")
        return items.count > longestList ? "\(shown) and \(items.count - longestList) more" : shown
    }
}

/// More matches than this are not read.
private let longestList = 10

extension PathPattern {
    /// Whether some view above this one, or itself, is named.
    func matchesAncestor(of path: ViewPath) -> Bool {
        path.parts.indices.contains { matches(ViewPath(Array(path.parts[...$0]))) }
    }
}

extension ViewNode {
    /// Visits the view and all below it, parents first; not the node without a name that holds several roots together.
    public func visit(_ body: (ViewNode) -> Void) {
        var waiting = [self]
        while let node = waiting.popLast() {
            if !node.path.parts.isEmpty { body(node) }
            waiting += node.children.reversed()
        }
    }
}
