import DiffEngine
import SwiftInterpreter

// Sheets, alerts, dialogs and menus: what is on top is closed first.

extension Runtime {
    /// Closes what is on top, as one event.
    public func dismiss(event: String) throws {
        if !state.openMenus.isEmpty {
            return try transact(event) { state.openMenus.removeAll() }
        }
        guard let layer = drawn().layers.last(where: { $0.kind != .screen }) else {
            throw ControlError(message: "nothing is presented that could be closed", hint: ":back leaves a screen that a link led to")
        }
        guard !layer.isPinned else {
            throw ControlError(
                message: "\(layer.kind.words) keeps itself from being pulled away: interactiveDismissDisabled()",
                hint: "it closes when its binding says so")
        }
        try transact(event) { try write(.bool(false), through: layer.binding) }
    }

    /// Goes back one screen on the innermost navigation stack that has one, if nothing covers it.
    public func back(event: String) throws {
        let drawn = drawn()
        for bound in drawn.controls.reversed() where bound.control.cover == nil {
            if case .back(let stack) = bound.target { return try transact(event) { try goBack(on: stack) } }
        }
        if let layer = drawn.layers.last {
            guard layer.kind == .screen else {
                throw ControlError(message: "\(layer.kind.words) is on top, which takes all touches", hint: ":dismiss closes it")
            }
            return try transact(event) { try write(.bool(false), through: layer.binding) }
        }
        throw ControlError(message: "there is no screen to go back from", hint: ":controls lists what can be done")
    }

    /// `dismiss()`: closes the sheet, or goes back from the screen, that the action was read in. Outside of any it does nothing.
    func dismiss(_ action: Value) throws(Interruption) {
        guard let presentation = vocabulary.field("_presentation", of: action).wrappedValue else { return }
        let node = NodeID(rawValue: Int32(truncatingIfNeeded: vocabulary.field("_node", of: presentation).asInt))
        guard engine.graph.contains(node) else { return }
        let container = engine.graph.value(of: node).value
        switch vocabulary.builtin(container) {
        case .presentedDestinationModifier: try leave(node)
        case .sheetModifier:
            let binding = vocabulary.field("isPresented", of: container)
            try write(.bool(false), through: binding)
        case .navigationStack, .navigationView:
            try pop(node, to: vocabulary.field("_screen", of: presentation).asInt)
        default: return
        }
    }

    /// What the content of a sheet, or a screen of a stack, finds in its environment; owned.
    func presentation(_ node: NodeID, screen: Int = 0) -> Value? {
        vocabulary.type(.presentation).map {
            heap.makeObject(.structure, type: $0, taking: [.int(Int(node.rawValue)), .int(screen)])
        }
    }
}

/// Something that is presented, over all that is below it.
struct PresentedLayer {
    enum Kind: String {
        case sheet, fullScreenCover, popover, alert, dialog, screen

        /// As a sentence names it.
        var words: String {
            switch self {
            case .fullScreenCover: "a full-screen cover"
            case .alert: "an alert"
            default: "a \(rawValue)"
            }
        }
    }

    let kind: Kind
    /// Whether it is shown; borrowed from its modifier.
    let binding: Value
    /// A person cannot pull it away.
    var isPinned = false
    var hasCancel = false
    var drawing = DrawingNode.empty
}
