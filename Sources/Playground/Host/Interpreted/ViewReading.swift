import DiffEngine
import SwiftInterpreter
import SwiftUIRuntime

extension InterpretedProgram {
    /// The views as they stand, read when someone looks.
    func snapshot() -> Snapshot? {
        guard runtime.isMounted else { return nil }
        let reading = ViewReading(self)
        return Snapshot(
            screen: reading.screen, flashes: reading.flashes, controls: self.controls(reading), tree: reading.tree,
            updates: reading.updates)
    }

    /// The controls, which stay the same from one change of the views to the next.
    private func controls(_ reading: ViewReading) -> [Control] {
        if let known = knownControls, known.changes == runtime.changes { return known.controls }
        let controls = reading.controls
        knownControls = (runtime.changes, controls)
        return controls
    }

    /// The last evaluation or skip of a view.
    func lastUpdate(of path: ViewPath) -> Update? {
        let reading = ViewReading(self)
        guard let node = reading.node(at: path), let update = runtime.why(node) else { return nil }
        return reading.update(update)
    }
}

/// Reads tree, controls and updates of a runtime as plain values, with one walk over its views for all of them.
final class ViewReading {
    let program: InterpretedProgram
    private lazy var roots: [SwiftUIRuntime.ViewNode] = runtime.tree()
    private lazy var read = readTree()

    init(_ program: InterpretedProgram) {
        self.program = program
    }

    private var runtime: Runtime { program.runtime }

    var tree: ViewNode { read.tree }

    private lazy var drawing: Drawing = {
        let indentation = 2
        return Screen.draw(
            runtime.drawing, width: runtime.options.width - indentation, height: runtime.options.height, indentation: 0)
    }()

    var screen: String { drawing.text }

    /// The screen in stretches, where each view's ground is another one at each evaluation.
    var flashes: [[ScreenPiece]] {
        guard runtime.options.flashes else { return [] }
        return drawing.runs.map { runs in
            var pieces: [ScreenPiece] = []
            var end = 0
            for run in runs {
                if run.column > end { pieces.append(ScreenPiece(text: String(repeating: " ", count: run.column - end))) }
                pieces.append(ScreenPiece(text: run.text, evaluation: run.style.evaluation))
                end = run.column + columns(of: run.text)
            }
            return pieces
        }
    }

    var controls: [Control] {
        runtime.controls.map { control in
            Control(
                number: control.number, kind: Control.Kind(control.kind), label: control.label,
                path: read.paths[control.path] ?? ViewPath(), isEnabled: control.isEnabled, value: control.value,
                isFocused: control.isFocused, cover: control.cover)
        }
    }

    var updates: [Update] { runtime.updates().map(update) }

    func node(at path: ViewPath) -> NodeID? {
        read.views.first { $0.value.path == path }?.key
    }

    /// The path of a view that is there.
    func path(of node: NodeID) -> ViewPath? { read.views[node]?.path }

    // MARK: The tree

    private struct Read {
        var tree: ViewNode
        var views: [NodeID: (path: ViewPath, label: String?)] = [:]
        /// By the runtime's words for them.
        var paths: [String: ViewPath] = [:]
    }

    private func readTree() -> Read {
        var read = Read(tree: ViewNode(path: ViewPath()))
        let nodes = convert(roots, below: [], into: &read)
        // A root that is a built-in container may hold several views.
        read.tree = nodes.count == 1 ? nodes[0] : ViewNode(path: ViewPath(), children: nodes)
        return read
    }

    private func convert(_ nodes: [SwiftUIRuntime.ViewNode], below parts: [ViewPath.Part], into read: inout Read) -> [ViewNode] {
        var counts: [String: Int] = [:]
        for node in nodes { counts[node.type, default: 0] += 1 }
        var indices: [String: Int] = [:]
        return nodes.map { node in
            let index = indices[node.type, default: 0]
            indices[node.type] = index + 1
            let part = ViewPath.Part(node.type, index: index, isOnly: counts[node.type] == 1, id: runtime.rowIdentity(of: node.id))
            let path = ViewPath(parts + [part])
            // What a view below draws is that view's label.
            let isOwn = !node.label.isEmpty && !node.children.contains { $0.label == node.label }
            let label = isOwn ? node.label : nil
            read.views[node.id] = (path, label)
            read.paths[node.path] = path
            let children = convert(node.children, below: path.parts, into: &read)
            return ViewNode(path: path, label: label, total: Counts(node.total), delta: Counts(node.delta), children: children)
        }
    }

    // MARK: Updates

    func update(_ update: ViewUpdate) -> Update {
        let view = read.views[update.node]
        let isWhole = !update.fields.isEmpty
            && update.fields.allSatisfy { $0.finding == .unknown && !$0.isTooDeep || $0.finding == .notCompared }
        let usesEquality = isWhole || update.fields.contains { $0.finding == .notCompared }
        return Update(
            view: update.view, path: view?.path ?? ViewPath(), label: view?.label, ran: update.ran, wasted: update.wasted,
            changes: update.changes, ownEquality: usesEquality ? !update.reasons.contains(.valueChanged) && !update.ran : nil,
            fields: update.fields.map { field($0, of: update.view) }, causes: update.causes.map(cause))
    }

    private func field(_ field: FieldVerdict, of view: String) -> Update.Field {
        let verdict = Update.Field.Verdict(rawValue: field.finding.rawValue) ?? .unknown
        let rule = Update.Field.Rule(rawValue: field.rule.rawValue) ?? .none
        return Update.Field(
            name: field.name, verdict: verdict, rule: rule, old: field.old, new: field.new, detail: detail(field, of: view))
    }

    /// What differs inside, where old and new look alike.
    private func detail(_ field: FieldVerdict, of view: String) -> String? {
        switch field.finding {
        case .notCompared: return program.skippedProperties[view]?.words[field.name] ?? nil
        case .equal: return nil
        case .unknown: return field.isTooDeep ? "too deep to be compared, so it counts as different" : nil
        case .changed:
            if let remark = field.remark, field.old == field.new || leavesOut(field.new) {
                return field.new == "…" ? remark : "\(remark) (\(field.new))"
            }
            if let inner = field.difference, field.old == field.new || leavesOut(field.old) || leavesOut(field.new) {
                return "differs in \(inner.path): \(change(inner))" + others(inner)
            }
            if field.rule == .captures {
                if field.capturesChangedSelf { return "captured a changed self" }
                return field.old == field.new ? "captured other values\(alike(field.new, "look"))" : "captured other values: \(field.old) → \(field.new)"
            }
            guard field.old == field.new else { return nil }
            return field.isNeverEqual ? "is never equal (\(field.new))" : "is another value\(alike(field.new, "looks"))"
        }
    }

    private func change(_ difference: FieldVerdict.Difference) -> String {
        if difference.capturesChangedSelf { return "captured a changed self" }
        return difference.old == difference.new ? "shown alike (\(difference.new))" : "\(difference.old) → \(difference.new)"
    }

    /// That other parts differ, too: a single one is named.
    private func others(_ difference: FieldVerdict.Difference) -> String {
        switch (difference.others.count, difference.isComplete) {
        case (0, true): ""
        case (0, false): ", and perhaps in more"
        case (1, true): ", and in \(difference.others[0])"
        case (let count, true): ", and in \(count) more"
        case (let count, false): ", and in \(count) more at least"
        }
    }

    /// What is told of values whose words are the same. Where these may leave something out, the values need not look alike.
    private func alike(_ words: String, _ looks: String) -> String {
        leavesOut(words) ? ", shown alike (\(words))" : " that \(looks) the same (\(words))"
    }

    /// Whether words for a value may leave something of it out.
    private func leavesOut(_ words: String) -> Bool {
        words.replacing("{ … }", with: "").contains("…") || words.hasSuffix(" elements")
    }

    func cause(_ cause: UpdateCause) -> Update.Cause {
        let place = cause.position.flatMap { program.words.place($0)?.place }
        let kind = Update.Cause.Kind(rawValue: cause.kind.rawValue) ?? .unknown
        return Update.Cause(
            kind, source: cause.source, old: cause.old, new: cause.new, file: place?.file, line: place?.line, text: cause.text,
            detail: cause.capturesChangedSelf ? "captured a changed self" : nil)
    }
}

extension Control.Kind {
    fileprivate init(_ kind: SwiftUIRuntime.Control.Kind) {
        self = switch kind {
        case .button: .button
        case .link: .link
        case .toggle: .toggle
        case .textField: .textField
        case .searchField: .searchField
        case .stepper: .stepper
        case .slider: .slider
        case .picker: .picker
        case .datePicker: .datePicker
        case .colorPicker: .colorPicker
        case .gesture: .gesture
        case .longPress: .longPress
        case .drag: .drag
        case .magnify: .magnify
        case .rotate: .rotate
        case .contextMenu: .contextMenu
        case .menu: .menu
        case .tab: .tab
        case .disclosure: .disclosure
        case .back: .back
        case .list: .list
        case .scroll: .scroll
        case .row: .row
        case .refresh: .refresh
        }
    }
}
