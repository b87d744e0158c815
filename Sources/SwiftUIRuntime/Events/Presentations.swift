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
        try transact(event) { try write(.bool(false), to: vocabulary.field("_location", of: layer.binding)) }
    }

    /// Goes back one screen on the innermost navigation stack that has one.
    public func back(event: String) throws {
        if let layer = drawn().layers.last {
            guard layer.kind == .screen else {
                throw ControlError(message: "\(layer.kind.words) is on top, which takes all touches", hint: ":dismiss closes it")
            }
            return try transact(event) { try write(.bool(false), to: vocabulary.field("_location", of: layer.binding)) }
        }
        guard let stack = innermostStack() else {
            throw ControlError(message: "there is no screen to go back from", hint: ":controls lists what can be done")
        }
        try transact(event) { try pop(stack) }
    }

    /// `dismiss()`: closes the sheet or pops the screen that is in front.
    func dismiss() throws(Interruption) {
        if let sheet = presentedSheet() {
            let binding = vocabulary.field("isPresented", of: engine.graph.value(of: sheet).value)
            return try write(.bool(false), to: vocabulary.field("_location", of: binding))
        }
        guard let stack = innermostStack() else { return }
        do {
            try pop(stack)
        } catch let interruption as Interruption {
            throw interruption
        } catch {
            throw .trap("the screen cannot be closed")
        }
    }

    private func presentedSheet() -> NodeID? {
        var found: NodeID?
        for root in engine.graph.roots {
            forEachNode(below: root) { node in
                guard let builtin = vocabulary.builtin(engine.graph.value(of: node).value),
                      builtin == .sheetModifier || builtin == .presentedDestinationModifier || builtin == .alertModifier,
                      !nodeState(node).expansions.isEmpty else { return }
                found = node
            }
        }
        return found
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
