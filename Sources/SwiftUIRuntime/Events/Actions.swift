import DiffEngine
import SwiftInterpreter

extension Runtime {
    /// What can be acted on, in the order of the drawing.
    public var controls: [Control] { drawn().controls.map(\.control) }

    /// The control of a number.
    public func control(_ number: Int) -> Control? {
        drawn().controls.first { $0.control.number == number }?.control
    }

    /// Acts on a control of `controls` by its number, as one event.
    public func perform(_ action: ControlAction, on number: Int, event: String) throws {
        let bound = try reachable(number)
        switch (action, bound.target) {
        case (.longPress, .recognizer), (.drag, .recognizer), (.adjust, .recognizer):
            try performGesture(action, on: bound, event: event)
        default:
            try transact(event) {
                try perform(action, on: bound)
                try close(after: action, on: bound)
            }
        }
    }

    /// The control of a number, if a person could touch it.
    private func reachable(_ number: Int) throws -> BoundControl {
        guard let bound = drawn().controls.first(where: { $0.control.number == number }) else {
            throw ControlError(message: "there is no control \(number)", hint: ":controls lists them")
        }
        if let cover = bound.control.cover {
            throw ControlError(
                message: "\"\(bound.control.label)\" lies under \(cover), which takes all touches",
                hint: cover == "a screen" ? ":back goes back" : ":dismiss closes what is on top")
        }
        guard bound.control.isEnabled else { throw ControlError(message: "\"\(bound.control.label)\" is disabled") }
        return bound
    }

    private func perform(_ action: ControlAction, on bound: BoundControl) throws {
        switch (action, bound.target) {
        case (.tap, .action(let closure)), (.refresh, .action(let closure)): try run(closure)
        case (.tap, .recognizer(let recognizer)): try tap(recognizer)
        case (.longPress, .longPress(let modifier)): try press(modifier)
        case (.tap, .toggle(let binding)), (.toggle, .toggle(let binding)):
            let location = vocabulary.field("_location", of: binding)
            let value = try read(location)
            try write(.bool(!value.asBool), through: binding)
        case (.tap, .field): try focus(bound)
        case (.type(let text), .field(let field)): try type(text, into: field, of: bound)
        case (.submit, .field(let field)): try submit(field, of: bound)
        case (.adjust(let text), .stepper(let view)): try step(view, to: text, bound.control)
        case (.adjust(let text), .slider(let view)): try slide(view, to: text)
        case (.adjust(let text), .picker(let binding, let options)): try pick(text, binding, options)
        case (.adjust(let text), .datePicker(let view)): try setDate(of: view, to: text)
        case (.tap, .link(let link, let id, let stack)): try push(link, id, onto: stack)
        case (.tap, .openURL(let url, let scope)): try open(url, in: scope)
        case (.tap, .tab(let view, let node, let index)): try select(index, of: view, node)
        case (.tap, .back(let stack)), (.back, .back(let stack)): try goBack(on: stack)
        case (.tap, .disclosure(let view, let node)), (.toggle, .disclosure(let view, let node)): try disclose(view, node)
        case (.tap, .menu(let primaryAction?)): try run(primaryAction)
        case (.tap, .menu), (.longPress, .menu): state.openMenus.insert(bound.place)
        case (.tap, .closing): break
        case (.tap, .editButton(let view, let scope)): try run(vocabulary.field("toggle", of: view), editMode(in: scope)?.wrapped ?? .none)
        case (.tap, .row(let row)) where row.selection != nil: try select(row)
        case (.delete, .row(let row)): try delete(row, bound.control)
        case (.move(let index), .row(let row)): try move(row, to: index, bound.control)
        case (.tap, .none) where bound.control.kind == .link:
            throw ControlError(
                message: "\"\(bound.control.label)\" is a link outside of a navigation stack, which leads nowhere",
                hint: "a NavigationStack around it shows where it leads")
        default:
            throw ControlError(
                message: "\"\(bound.control.label)\" is \(bound.control.kind.words), which cannot be \(action.participle)",
                hint: hint(for: bound.control.kind))
        }
    }

    /// A button of an alert closes it, and an item of a menu closes the menu.
    private func close(after action: ControlAction, on bound: BoundControl) throws {
        guard action == .tap else { return }
        if let binding = bound.closes { try write(.bool(false), through: binding) }
        if case .menu = bound.target { return }
        if bound.isMenuItem { state.openMenus.removeAll() }
    }

    private func hint(for kind: Control.Kind) -> String {
        switch kind {
        case .textField, .searchField: ":type changes its text, :submit presses its return key"
        case .stepper, .slider, .picker, .datePicker, .magnify, .rotate: ":adjust changes its value"
        case .colorPicker: "a colour cannot be chosen here; set it in the code"
        case .toggle: ":toggle switches it"
        case .longPress, .contextMenu: ":press presses it"
        case .drag: ":drag moves it"
        case .row: ":delete removes it, :move puts it elsewhere"
        case .refresh: ":refresh pulls it"
        default: ":tap presses it"
        }
    }

    /// Runs a closure without arguments.
    func run(_ closure: Value) throws {
        guard let closure = closure.wrappedValue, closure.objectKind == .closure else { return }
        // The view that holds the closure may go while it runs.
        heap.retain(closure)
        defer { heap.release(closure) }
        heap.release(try machine.call(closure: closure, []))
    }

    /// Runs a closure with one argument.
    func run(_ closure: Value, _ argument: Value) throws {
        guard let closure = closure.wrappedValue, closure.objectKind == .closure else { return }
        heap.retain(closure)
        defer { heap.release(closure) }
        heap.release(try machine.call(closure: closure, [argument]))
    }

    private func disclose(_ view: Value, _ node: NodeID) throws {
        if let binding = vocabulary.field("isExpanded", of: view).wrappedValue {
            let location = vocabulary.field("_location", of: binding)
            let value = try read(location)
            try write(.bool(!value.asBool), through: binding)
        } else {
            var new = nodeState(node)
            new.isExpanded.toggle()
            setNodeState(new, of: node)
            engine.invalidate(node, reason: .dynamicProperty, cause: engine.currentCause)
        }
    }
}
