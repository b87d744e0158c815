import DiffEngine
import SwiftInterpreter

/// Controls, each with the number under which it can be acted on.
extension DrawingWalk {
    /// Reserves a number before the label is drawn, so that controls inside a label come behind it.
    mutating func control(
        _ kind: Control.Kind, _ context: Context, _ target: BoundControl.Target, value: String? = nil,
        label: (inout DrawingWalk) -> DrawingNode
    ) -> (DrawingNode, Int) {
        let number = add(kind, "", context, target, value: value)
        let drawing = label(&self)
        controls[number - 1].control.label = drawing.allText
        return (drawing, number)
    }

    /// Adds a control, and gives its number.
    @discardableResult
    mutating func add(
        _ kind: Control.Kind, _ label: String, _ context: Context, _ target: BoundControl.Target, value: String? = nil
    ) -> Int {
        let number = controls.count + 1
        var bound = BoundControl(
            control: Control(
                number: number, kind: kind, label: label, path: path(of: context), isEnabled: context.isEnabled, value: value),
            target: target, place: RuntimeState.PlaceKey(node: context.node, position: context.position))
        bound.submits = context.submits
        bound.focus = context.focus
        bound.layer = context.layer
        bound.isMenuItem = context.isMenuItem
        if case .field = target { bound.control.isFocused = (try? runtime.hasFocus(bound)) ?? false }
        controls.append(bound)
        return number
    }

    mutating func drawControl(_ builtin: Builtin, _ view: Value, _ context: Context) -> DrawingNode {
        let labelled = { (walk: inout DrawingWalk) in walk.draw("label", of: view, .label, context) }
        // Several views in the label of what is tapped stand side by side.
        let inRow = { (walk: inout DrawingWalk) in
            let label = walk.draw("label", of: view, .label, context)
            let parts = label.flattened
            return parts.count > 1 ? DrawingNode.horizontal(parts) : label
        }
        switch builtin {
        case .button:
            let (label, number) = control(.button, context, .action(vocabulary.field("action", of: view)), label: inRow)
            addToLayer(view, number, context)
            return enabled(.button(label, number: number), context)
        case .link:
            let target = BoundControl.Target.openURL(vocabulary.field("destination", of: view), scope: context.scope)
            let (label, number) = control(.link, context, target, label: inRow)
            return enabled(.link(label, number: number), context)
        case .navigationLink:
            let target: BoundControl.Target = context.stack.map {
                .link(view, PushedScreen.LinkID(node: context.node, position: context.position), stack: $0)
            } ?? (vocabulary.field("value", of: view).wrappedValue == nil ? nil : context.chosenRow.map { .row($0) }) ?? .none
            let (label, number) = control(.link, context, target, label: inRow)
            if let activation = vocabulary.field("activation", of: view).wrappedValue,
               let node = child(at: context.at(.sheet), of: activation.type) {
                drawPresentation(node, activation, .presentedDestinationModifier, context)
            }
            return enabled(.link(label, number: number), context)
        case .toggle:
            let binding = vocabulary.field("isOn", of: view)
            let isOn = current(binding)?.asBool ?? false
            let (label, number) = control(.toggle, context, .toggle(binding), value: isOn ? "on" : "off", label: labelled)
            return enabled(.toggle(label, isOn: isOn, number: number), context)
        case .textField, .secureField, .textEditor: return drawField(builtin, view, context)
        case .stepper:
            let (label, number) = control(.stepper, context, .stepper(view), value: numberWords(of: view), label: labelled)
            return enabled(.stepper(label, number: number), context)
        case .slider: return drawSlider(view, context)
        case .picker: return drawPicker(view, context)
        case .menu:
            let (label, number) = control(.menu, context, .menu(primaryAction: vocabulary.field("primaryAction", of: view).wrappedValue), label: inRow)
            return .vertical([.button(label, number: number)] + menuItems(vocabulary.field("content", of: view), .content, context), alignment: .leading)
        case .datePicker: return drawDatePicker(view, context)
        case .editButton:
            let isEditing = runtime.isEditing(in: context.scope)
            let (label, number) = control(.button, context, .editButton(view, scope: context.scope)) { _ in .text(isEditing ? "Done" : "Edit") }
            return enabled(.button(label, number: number), context)
        case .colorPicker:
            let (label, number) = control(.colorPicker, context, .none, label: labelled)
            return enabled(.button(label, number: number), context)
        default: return .empty
        }
    }

    func enabled(_ drawing: DrawingNode, _ context: Context) -> DrawingNode {
        context.isEnabled ? drawing : .disabled(drawing)
    }

    /// The value of a control's binding, read without becoming dependent on it. It is borrowed: what
    /// makes it lives as long as the binding.
    func current(_ binding: Value) -> Value? {
        guard let value = try? runtime.currentValue(of: binding) else { return nil }
        runtime.heap.release(value)
        return value.isReference ? nil : value
    }

    func currentText(_ binding: Value) -> String {
        guard let value = try? runtime.currentValue(of: binding) else { return "" }
        defer { runtime.heap.release(value) }
        return value.type == .string && value.isReference ? heap.string(value) : ""
    }

    mutating func drawField(_ builtin: Builtin, _ view: Value, _ context: Context) -> DrawingNode {
        let binding = vocabulary.field("text", of: view)
        let place = RuntimeState.PlaceKey(node: context.node, position: context.position)
        let text = runtime.state.drafts[place] ?? currentText(binding)
        var title = vocabulary.string("title", of: view)
        if title.isEmpty { title = draw("label", of: view, .label, context).allText }
        let field = BoundControl.Field(
            binding: binding, commit: vocabulary.field("onCommit", of: view), editing: vocabulary.field("onEditingChanged", of: view),
            isFormatted: vocabulary.field("isFormatted", of: view).asBool)
        let label = title.isEmpty && builtin == .textEditor ? "TextEditor" : title
        let prompt = vocabulary.field("prompt", of: view).wrappedValue.map { Styling(runtime: runtime).words(of: $0).inflected } ?? title
        let number = add(.textField, label, context, .field(field), value: text)
        return enabled(
            .textField(DrawingNode.TextField(placeholder: prompt, text: text, isSecure: builtin == .secureField, number: number)),
            context)
    }

    /// The value of a stepper that has one.
    private func numberWords(of view: Value) -> String? {
        vocabulary.field("value", of: view).wrappedValue.flatMap(current).flatMap(runtime.words(of:))
    }

    mutating func drawSlider(_ view: Value, _ context: Context) -> DrawingNode {
        let lower = vocabulary.double("lowerBound", of: view) ?? 0
        let upper = vocabulary.double("upperBound", of: view) ?? 1
        let present = current(vocabulary.field("value", of: view))
        let value = present.flatMap(runtime.number) ?? lower
        let words = present.flatMap(runtime.words(of:)) ?? runtime.words(lower)
        let (label, number) = control(.slider, context, .slider(view), value: words) { $0.draw("label", of: view, .label, context) }
        let fraction = upper > lower ? (value - lower) / (upper - lower) : 0
        let slider = DrawingNode.slider(DrawingNode.Slider(fraction: fraction, value: words, number: number))
        let parts = ([label] + betweenBounds(slider, view, context)).filter { !$0.flattened.isEmpty }
        return enabled(parts.count == 1 ? parts[0] : .horizontal(parts), context)
    }

    /// A control with the labels of its least and its greatest value.
    private mutating func betweenBounds(_ control: DrawingNode, _ view: Value, _ context: Context) -> [DrawingNode] {
        let least = draw("minimumValueLabel", of: view, .first, context)
        let greatest = draw("maximumValueLabel", of: view, .second, context)
        return [least, control, greatest]
    }

    /// How far something has come: a bar between its bounds, and below it what it stands at.
    mutating func drawProgress(_ view: Value, _ context: Context) -> DrawingNode {
        let label = draw("label", of: view, .label, context)
        let parts = betweenBounds(.progress(label, fraction: vocabulary.double("fraction", of: view)), view, context).filter { !$0.flattened.isEmpty }
        let bar = parts.count == 1 ? parts[0] : DrawingNode.horizontal(parts)
        let current = draw("currentValueLabel", of: view, .content, context)
        return current.flattened.isEmpty ? bar : .vertical([bar, current], alignment: .leading)
    }

    private mutating func drawDatePicker(_ view: Value, _ context: Context) -> DrawingNode {
        var text = ""
        if let date = try? runtime.currentValue(of: vocabulary.field("selection", of: view)) {
            let seconds = vocabulary.double("timeIntervalSinceReferenceDate", of: date) ?? 0
            heap.release(date)
            let parts = vocabulary.field("components", of: view)
            let shown = parts.isReference ? heap.slot(parts, 0).asInt : 3
            let words = CivilDate(secondsSinceReferenceDate: seconds)?.text.split(separator: " ") ?? []
            text = words.isEmpty ? "–" : (shown & 2 != 0 ? words.prefix(1) : []).joined() + (shown == 3 ? " " : "") + (shown & 1 != 0 ? words.suffix(1) : []).joined()
        }
        let (label, number) = control(.datePicker, context, .datePicker(view), value: text) { $0.draw("label", of: view, .label, context) }
        return enabled(.horizontal([label, .button(.text(text), number: number)]), context)
    }

    mutating func drawPicker(_ view: Value, _ context: Context) -> DrawingNode {
        let binding = vocabulary.field("selection", of: view)
        var options: [PickerOption] = []
        var drawings: [DrawingNode] = []
        let (label, number) = control(.picker, context, .none) { $0.draw("label", of: view, .label, context) }
        for option in pickerOptions(vocabulary.field("content", of: view), context.at(.content)) {
            let drawing = draw(option.view, option.context)
            drawings.append(drawing)
            options.append(PickerOption(label: drawing.allText, tag: option.tag))
        }
        var selected: Int?
        if let selection = try? runtime.currentValue(of: binding) {
            selected = options.firstIndex { (try? runtime.selects($0, selection)) ?? false }
            runtime.heap.release(selection)
        }
        controls[number - 1].target = .picker(binding, options: options)
        controls[number - 1].control.value = selected.map { options[$0].label }
        return enabled(
            .picker(DrawingNode.Picker(label: label, options: drawings, selection: selected, style: context.pickerStyle, number: number)), context)
    }

    /// The views of a picker's content that carry a tag, or stand for an element of a ForEach.
    private func pickerOptions(_ content: Value, _ context: Context) -> [(view: Value, tag: PickerOption.Tag, context: Context)] {
        var found: [(Value, PickerOption.Tag, Context)] = []
        runtime.visitPartsAndBodies(of: content, node: context.node, position: context.position) { part, node, position in
            var inner = context
            inner.position = position
            if node != context.node {
                inner.node = node
                inner.scope = runtime.nodeState(node).scope
            }
            if vocabulary.builtin(part) == .forEach, let expansion = runtime.nodeState(node).expansions[position] {
                for (index, output) in expansion.outputs.enumerated() {
                    inner.position = position.appending(expansion.identities[index])
                    if hasTag(output, inner) { continue }
                    found.append((output, .element(of: part, index: expansion.first + index), inner))
                }
            }
            guard vocabulary.builtin(part) == .modifiedContent else { return }
            let modifier = vocabulary.field("modifier", of: part)
            guard vocabulary.builtin(modifier) == .tagModifier else { return }
            found.append((part, .value(vocabulary.field("tag", of: modifier)), inner))
        }
        return found
    }

    private func hasTag(_ view: Value, _ context: Context) -> Bool {
        var isTagged = false
        runtime.visitPartsAndBodies(of: view, node: context.node, position: context.position) { part, _, _ in
            guard vocabulary.builtin(part) == .modifiedContent else { return }
            if vocabulary.builtin(vocabulary.field("modifier", of: part)) == .tagModifier { isTagged = true }
        }
        return isTagged
    }

    // MARK: Menus

    /// The items of a menu, which are there while it is open.
    mutating func menuItems(_ content: Value, _ step: Position.Step, _ context: Context) -> [DrawingNode] {
        guard runtime.state.openMenus.contains(RuntimeState.PlaceKey(node: context.node, position: context.position)) else { return [] }
        var inner = context.at(step)
        inner.isMenuItem = true
        return [.padding(DrawingNode.Insets(leading: 16), .vertical([draw(content, inner)], alignment: .leading))]
    }
}
