import DiffEngine
import SwiftInterpreter

// A style of the program's own draws the controls below it. Each such control is a container: its style's `makeBody`
// runs for it alone, and depends on what the style reads.

extension Builtin {
    /// The protocols of styles that draw such a control.
    fileprivate var styleProtocols: [String] {
        switch self {
        case .button: ["ButtonStyle", "PrimitiveButtonStyle"]
        case .toggle: ["ToggleStyle"]
        case .label: ["LabelStyle"]
        case .progressView: ["ProgressViewStyle"]
        case .gauge: ["GaugeStyle"]
        case .groupBox: ["GroupBoxStyle"]
        case .labeledContent: ["LabeledContentStyle"]
        case .controlGroup: ["ControlGroupStyle"]
        default: []
        }
    }

    var isStyleable: Bool { !styleProtocols.isEmpty }
}

extension Runtime {
    /// Whether a style makes a difference where it is given: it draws, or stands in place of one that does.
    ///
    /// Most styles of the vocabulary are names: the screen draws their controls by itself.
    func isEffective(_ modifier: Value, in scope: ScopeID) -> Bool {
        if draws(vocabulary.field("style", of: modifier)) { return true }
        return Builtin(rawValue: vocabulary.string("control", of: modifier)).flatMap { style(of: $0, in: scope) } != nil
    }

    private func draws(_ style: Value) -> Bool {
        machine.types[style.type].decl?.isInterface == false || program.conforms(type: style.type, to: "_DrawingStyle")
    }

    /// The container that stands for a control which a style draws, owned; nil where no style does.
    func styledControl(_ builtin: Builtin, _ control: Value, _ context: WalkContext) -> Value? {
        guard builtin.isStyleable, style(of: builtin, in: context.scope) != nil, !isDrawing(builtin, context.node),
              let type = vocabulary.type(.styledControl) else { return nil }
        heap.retain(control)
        return heap.makeObject(.structure, type: type, taking: [control])
    }

    /// The innermost style for a kind of control if it draws, borrowed.
    private func style(of control: Builtin, in scope: ScopeID) -> Value? {
        guard scope != .root, let type = vocabulary.type(control),
              let style = entry(.metatype(type), in: environment(scope)), draws(style) else { return nil }
        return style
    }

    /// Whether a node is a control of that kind which its style draws: a control in the style's body is a plain one.
    private func isDrawing(_ builtin: Builtin, _ node: NodeID) -> Bool {
        guard node != .top, engine.graph.flags(of: node).contains(.container) else { return false }
        let view = engine.graph.value(of: node).value
        return vocabulary.builtin(view) == .styledControl && vocabulary.builtin(vocabulary.field("control", of: view)) == builtin
    }

    /// Whether a styled button's style says by itself when the action runs.
    func isDrawnAsPrimitive(_ node: NodeID) -> Bool {
        guard let style = style(of: .button, in: nodeState(node).scope) else { return false }
        return !program.conforms(type: style.type, to: "ButtonStyle")
    }

    func evaluateStyled(_ view: Value, _ request: BodyRequest, into children: inout ChildList) throws {
        let control = vocabulary.field("control", of: view)
        var node = nodeState(request.node)
        guard let builtin = vocabulary.builtin(control), let type = vocabulary.type(builtin),
              let style = style(of: builtin, in: node.scope) else { return }
        engine.read(keySource(.object(type), key: .void, in: node.scope), by: request.node)
        let working = try install(style, in: &node, of: request)
        setNodeState(node, of: request.node)
        try evaluateOutputs(1, view, request, into: &children) { _ in
            let configuration = configuration(of: control, builtin, style)
            defer { heap.release(configuration) }
            for name in builtin.styleProtocols where program.conforms(type: style.type, to: name) {
                guard let makeBody = vocabulary.implementation(of: name, "makeBody", for: style.type) else { continue }
                return try machine.call(makeBody, [working, configuration])
            }
            throw Interruption.trap("`\(machine.types[style.type].name)` does not draw a \(builtin.rawValue)")
        }
    }

    /// What a style is given to draw, owned.
    private func configuration(of control: Value, _ builtin: Builtin, _ style: Value) -> Value {
        func made(_ name: String, _ parts: [Value]) -> Value {
            guard let type = program.libraryType(named: name)?.typeID else { return .void }
            return heap.makeObject(.structure, type: type, taking: parts)
        }
        func held(_ name: String) -> Value {
            let value = vocabulary.field(name, of: control)
            heap.retain(value)
            return value
        }
        func erased(_ name: String) -> Value { made("AnyView", [held(name)]) }
        func optional(_ name: String) -> Value {
            vocabulary.builtin(vocabulary.field(name, of: control)) == .emptyView ? .none : erased(name)
        }
        switch builtin {
        case .button where program.conforms(type: style.type, to: "ButtonStyle"):
            return made("ButtonStyleConfiguration", [held("role"), erased("label"), .bool(false)])
        case .button: return made("PrimitiveButtonStyleConfiguration", [held("role"), erased("label"), held("action")])
        case .toggle: return made("ToggleStyleConfiguration", [erased("label"), held("isOn")])
        case .label: return made("LabelStyleConfiguration", [erased("title"), erased("icon")])
        case .gauge:
            return made("GaugeStyleConfiguration", [
                held("fraction"), erased("label"), optional("currentValueLabel"), optional("minimumValueLabel"), optional("maximumValueLabel"),
            ])
        case .groupBox: return made("GroupBoxStyleConfiguration", [erased("label"), erased("content")])
        case .labeledContent: return made("LabeledContentStyleConfiguration", [erased("label"), erased("content")])
        case .controlGroup: return made("ControlGroupStyleConfiguration", [erased("label"), erased("content")])
        default: return made("ProgressViewStyleConfiguration", [held("fraction"), optional("label"), optional("currentValueLabel")])
        }
    }
}
