import SwiftInterpreter

extension ControlAction {
    /// What this can be done to; a control of another kind is not meant.
    func applies(to kind: Control.Kind) -> Bool {
        switch (self, kind) {
        case (.tap, .button), (.tap, .link), (.tap, .gesture), (.tap, .tab), (.tap, .disclosure), (.tap, .back): true
        case (.toggle, .toggle), (.toggle, .disclosure): true
        case (.type, .textField): true
        case (.scroll, .list), (.scroll, .scroll): true
        default: false
        }
    }

    var verb: String {
        switch self {
        case .tap: "tapped"
        case .toggle: "toggled"
        case .type: "typed into"
        case .scroll: "scrolled"
        case .back: "gone back from"
        }
    }
}

extension Control.Kind {
    /// As a person calls it.
    public var words: String {
        switch self {
        case .textField: "text field"
        case .scroll: "scroll view"
        case .longPress: "long press"
        case .back: "back button"
        default: rawValue
        }
    }

    /// The command for it, as a hint.
    var command: String {
        switch self {
        case .button, .link, .gesture, .tab, .disclosure, .menu, .back: ":tap T"
        case .longPress: ":press T"
        case .toggle: ":toggle T"
        case .textField: ":type T \"text\""
        case .list, .scroll: ":scroll T N"
        case .slider, .stepper, .picker: ":adjust T VALUE"
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
            named = inside.isEmpty ? controls.filter { path.matchesAncestor(of: $0.path) } : inside
        }
        let matches = named.filter { action.applies(to: $0.kind) }
        if matches.count == 1 { return matches[0] }
        if matches.count > 1 { throw several(matches, target, action) }
        if let other = named.first { throw wrongKind(other, action) }
        throw none(target, controls.filter { action.applies(to: $0.kind) }, action)
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
                hint: control.kind.command.replacing("T", with: "\"\(control.label)\""))
    }

    private func none(_ target: Target?, _ usable: [Control], _ action: ControlAction) -> Failure {
        let message = target.map { "no control is called \($0)" } ?? "nothing can be \(action.verb)"
        if usable.isEmpty { return Failure(message, hint: "nothing on the screen can be \(action.verb)") }
        if case .label(let label) = target, let near = nearestName(to: label, among: usable.map(\.label)) {
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
    /// Visits the view and all below it, parents first.
    public func visit(_ body: (ViewNode) -> Void) {
        var waiting = [self]
        while let node = waiting.popLast() {
            body(node)
            waiting += node.children.reversed()
        }
    }
}
