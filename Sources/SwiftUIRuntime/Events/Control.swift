import DiffEngine
import SwiftInterpreter

/// Something on the screen that one can act on.
public struct Control: Hashable, Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case button, link, toggle, textField, searchField, stepper, slider, picker, datePicker, colorPicker
        case gesture, longPress, drag, magnify, rotate, contextMenu, menu, tab, disclosure, back, list, scroll, row, refresh
    }

    /// Its place in the list of controls, from 1.
    public var number: Int
    public var kind: Kind
    /// The texts that it shows; a row's first one.
    public var label: String
    /// The view of the program in whose body it stands.
    public var path: String
    public var isEnabled = true
    /// The control's present value in words, where it has one.
    public var value: String?
    /// Whether it has the keyboard.
    public var isFocused = false
    /// What lies over it and takes all touches: a sheet, an alert.
    public var cover: String?
}

extension Control.Kind {
    /// As a sentence names it: `a text field`.
    var words: String {
        switch self {
        case .gesture: return "a tap gesture"
        case .magnify: return "a pinch"
        case .rotate: return "a turn"
        case .refresh: return "a list that can be pulled"
        default: return "a " + rawValue.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
        }
    }
}

/// What a person does to a control.
public enum ControlAction: Hashable, Sendable {
    case tap
    case longPress
    case toggle
    /// Replaces the text of a field.
    case type(String)
    /// A number, `+` and `-` for a step, the label or tag of an option, a date.
    case adjust(String)
    case submit
    case back
    /// A finger that moves by so many points.
    case drag(x: Double, y: Double)
    /// Removes a row.
    case delete
    /// Puts a row where the row of this number was, counted from 0.
    case move(Int)
    case refresh
}

extension ControlAction {
    /// What a control that knows the action can be.
    var participle: String {
        switch self {
        case .tap: "tapped"
        case .longPress: "pressed"
        case .toggle: "switched"
        case .type: "typed into"
        case .adjust: "adjusted"
        case .submit: "submitted"
        case .back: "gone back from"
        case .drag: "dragged"
        case .delete: "deleted"
        case .move: "moved"
        case .refresh: "refreshed"
        }
    }
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
        case field(Field)
        /// Controls that hold what `:adjust` needs: their views.
        case stepper(Value)
        case slider(Value)
        case datePicker(Value)
        case picker(Value, options: [PickerOption])
        /// What `onLongPressGesture` added.
        case longPress(Value)
        /// One of what `gesture` added.
        case recognizer(Value)
        case link(Value, PushedScreen.LinkID, stack: NodeID)
        case openURL(Value, scope: ScopeID)
        case tab(Value, NodeID, index: Int)
        case back(stack: NodeID)
        case disclosure(Value, NodeID)
        /// A menu, with what a tap does instead of opening it.
        case menu(primaryAction: Value?)
        case editButton(Value, scope: ScopeID)
        /// Closes what was presented by a binding.
        case closing
        case row(Row)
        /// A lazy container that has rows outside of its window.
        case rows(NodeID)
        /// A plain scroll view whose content does not fit, with how many lines that has.
        case lines(RuntimeState.PlaceKey, count: Int)
        case none
    }

    /// A field in which one types.
    struct Field {
        var binding: Value
        /// What the return key runs, and what hears that editing begins and ends; `.void` without.
        var commit = Value.void
        var editing = Value.void
        /// Whether what is typed waits for the return key.
        var isFormatted = false
        var isSearch = false
    }

    /// A row of a ForEach.
    struct Row {
        /// What `onDelete` and `onMove` added.
        var edits: [Value]
        var index: Int
        /// How many rows the ForEach has.
        var count: Int
        /// Where a tap chooses the row: what does it, and the row's id or tag.
        var selection: (select: Value, option: PickerOption.Tag)?
        var isDeletable = true
        var isMovable = true
    }

    var control: Control
    var target: Target
    var place: RuntimeState.PlaceKey
    /// What `onSubmit` added around it, the innermost first.
    var submits: [Value] = []
    /// What `focused` added around it.
    var focus: [Value] = []
    /// How many presentations it lies in.
    var layer = 0
    /// The binding of the alert or dialog that a tap closes.
    var closes: Value?
    /// Whether it is an item of an open menu.
    var isMenuItem = false
}

/// A choice of a picker.
struct PickerOption {
    /// What selects it: its tag, or the id of an element of a ForEach.
    enum Tag {
        case value(Value)
        case element(of: Value, index: Int)
    }

    var label: String
    var tag: Tag
}
