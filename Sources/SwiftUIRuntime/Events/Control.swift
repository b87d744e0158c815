import DiffEngine
import SwiftInterpreter

/// Something on the screen that one can act on.
public struct Control: Hashable, Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case button, link, toggle, textField, stepper, slider, picker, gesture, tab, back, list, scroll
        case longPress, disclosure, menu
    }

    /// Its place in the list of controls, from 1.
    public var number: Int
    public var kind: Kind
    /// The first text that it shows.
    public var label: String
    /// The view of the program in whose body it stands.
    public var path: String
    public var isEnabled = true
    /// The control's present value in words, where it has one.
    public var value: String?
}

/// What a person does to a control.
public enum ControlAction: Hashable, Sendable {
    case tap
    case longPress
    case toggle
    /// Replaces the text of a field.
    case type(String)
    /// A number for a slider or stepper (`+` and `-` for a step), the label of an option for a picker.
    case adjust(String)
    case submit
    case back
}

/// Where to scroll.
public enum ScrollTarget: Hashable, Sendable {
    case row(Int)
    case end
    /// To the row with an id, as its description reads.
    case id(String)
}

/// Why an action cannot be done to a control.
public struct ControlError: Error, Hashable, Sendable {
    public var message: String
    public var hint: String?

    public init(message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}

/// A control with what the runtime needs to act on it. Values are borrowed from what is mounted.
struct BoundControl {
    enum Target {
        case action(Value)
        case toggle(Value)
        case text(Value, commit: Value)
        case stepper(increment: Value, decrement: Value)
        case slider(Value, lower: Double, upper: Double, step: Double?, editing: Value)
        case picker(Value, options: [(label: String, tag: Value)])
        case link(Value, PushedScreen.LinkID, stack: NodeID)
        case tab(Value, NodeID, index: Int)
        case back(stack: NodeID)
        case disclosure(Value, NodeID)
        /// A lazy container that has rows outside of its window.
        case rows(NodeID)
        /// A plain scroll view whose content does not fit, with how many lines that has.
        case lines(RuntimeState.ScrollKey, count: Int)
        case none
    }

    var control: Control
    var target: Target
    /// Actions of `onSubmit` around it.
    var submits: [Value] = []
}
