// Controls: what can be tapped, typed into and adjusted.

/// A control that runs an action when it is tapped.
struct Button<Label: View>: _PrimitiveView {
    let role: ButtonRole?
    let action: () -> Void
    let label: any View
    init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        role = nil
        self.action = action
        self.label = label()
    }
    init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }
    init(@localized _ title: String, action: @escaping () -> Void) where Label == Text {
        role = nil
        self.action = action
        label = _Title(_content: title)
    }
    init(@localized _ title: String, role: ButtonRole?, action: @escaping () -> Void) where Label == Text {
        self.role = role
        self.action = action
        label = _Title(_content: title)
    }
    init(@localized _ title: String, systemImage: String, action: @escaping () -> Void) where Label == Text {
        role = nil
        self.action = action
        label = _TitleAndIcon(_content: title, _name: systemImage)
    }
    init(@localized _ title: String, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) where Label == Text {
        self.role = role
        self.action = action
        label = _TitleAndIcon(_content: title, _name: systemImage)
    }
    init(@localized _ title: String, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void) where Label == Text {
        self.role = role
        self.action = action
        label = _TitleAndIcon(_content: title, _name: image._name)
    }
    init(_ configuration: PrimitiveButtonStyleConfiguration) where Label == AnyView {
        role = configuration.role
        action = configuration._action
        label = configuration.label
    }
}

/// What a button is for.
struct ButtonRole: Hashable {
    let _name: String
    static let destructive = ButtonRole(_name: "destructive")
    static let cancel = ButtonRole(_name: "cancel")
}

/// A switch between on and off.
struct Toggle<Label: View>: _PrimitiveView {
    let isOn: Binding<Bool>
    let label: any View
    init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
    init(@localized _ title: String, isOn: Binding<Bool>) where Label == Text {
        self.isOn = isOn
        label = _Title(_content: title)
    }
    init(@localized _ title: String, systemImage: String, isOn: Binding<Bool>) where Label == Text {
        self.isOn = isOn
        label = _TitleAndIcon(_content: title, _name: systemImage)
    }
    init(_ configuration: ToggleStyleConfiguration) where Label == AnyView {
        isOn = configuration._isOn
        label = configuration.label
    }
}

/// A control that goes up and down in steps.
struct Stepper<Label: View>: _PrimitiveView {
    let label: any View
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    var value: Any? = nil
    var step: Any? = nil
    var lowerBound: Any? = nil
    var upperBound: Any? = nil
    init(@localized _ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) where Label == Text {
        label = _Title(_content: title)
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
    }
    init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
    }
    init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.label = label()
        self.onIncrement = onIncrement.map { action in { onEditingChanged(true); action(); onEditingChanged(false) } }
        self.onDecrement = onDecrement.map { action in { onEditingChanged(true); action(); onEditingChanged(false) } }
    }
    init<V: Strideable>(@localized _ title: String, value: Binding<V>, step: V.Stride = 1) where Label == Text {
        label = _Title(_content: title)
        onIncrement = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
        onDecrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
        (self.value, self.step) = (value, step)
    }
    init<V: Strideable>(@localized _ title: String, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) where Label == Text {
        label = _Title(_content: title)
        onIncrement = { value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step)) }
        onDecrement = { value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step)) }
        (self.value, self.step) = (value, step)
        (lowerBound, upperBound) = (bounds.lowerBound, bounds.upperBound)
    }
    init<V: Strideable>(@localized _ title: String, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void) where Label == Text {
        label = _Title(_content: title)
        (onIncrement, onDecrement) = Stepper._moves(value, step, onEditingChanged) { $0 }
        (self.value, self.step) = (value, step)
    }
    init<V: Strideable>(@localized _ title: String, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void) where Label == Text {
        label = _Title(_content: title)
        (onIncrement, onDecrement) = Stepper._moves(value, step, onEditingChanged) { min(bounds.upperBound, max(bounds.lowerBound, $0)) }
        (self.value, self.step) = (value, step)
        (lowerBound, upperBound) = (bounds.lowerBound, bounds.upperBound)
    }
    init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void) {
        self.label = label()
        (onIncrement, onDecrement) = Stepper._moves(value, step, onEditingChanged) { $0 }
        (self.value, self.step) = (value, step)
    }
    init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void) {
        self.label = label()
        (onIncrement, onDecrement) = Stepper._moves(value, step, onEditingChanged) { min(bounds.upperBound, max(bounds.lowerBound, $0)) }
        (self.value, self.step) = (value, step)
        (lowerBound, upperBound) = (bounds.lowerBound, bounds.upperBound)
    }
    /// A step up and one down, which tell when they begin and end.
    static func _moves<V: Strideable>(
        _ value: Binding<V>, _ step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void, _ limited: @escaping (V) -> V
    ) -> ((() -> Void)?, (() -> Void)?) {
        func move(_ distance: V.Stride) {
            onEditingChanged(true)
            value.wrappedValue = limited(value.wrappedValue.advanced(by: distance))
            onEditingChanged(false)
        }
        return ({ move(step) }, { move(-step) })
    }
    init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
        self.label = label()
        onIncrement = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
        onDecrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
        (self.value, self.step) = (value, step)
    }
    init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
        self.label = label()
        onIncrement = { value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step)) }
        onDecrement = { value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step)) }
        (self.value, self.step) = (value, step)
        (lowerBound, upperBound) = (bounds.lowerBound, bounds.upperBound)
    }
}

/// A control that chooses one of several values, which its content marks with `.tag`.
struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView {
    let label: any View
    let selection: Binding<SelectionValue>
    let content: Content
    var currentValueLabel: (any View)? = nil
    init(@localized _ title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text {
        label = _Title(_content: title)
        self.selection = selection
        self.content = content()
    }
    init(@localized _ title: String, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text {
        label = _TitleAndIcon(_content: title, _name: systemImage)
        self.selection = selection
        self.content = content()
    }
    init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.selection = selection
        self.content = content()
    }
    init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
        self.content = content()
    }
    /// The content shows which value is chosen, here without a label of its own.
    init<Current: View>(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current) {
        self.init(selection: selection, content: content, label: label)
        self.currentValueLabel = currentValueLabel()
    }
}

/// A control that chooses a colour.
struct ColorPicker<Label: View>: _PrimitiveView {
    let label: any View
    let selection: Binding<Color>
    let supportsOpacity: Bool
    init(@localized _ title: String, selection: Binding<Color>, supportsOpacity: Bool = true) where Label == Text {
        label = _Title(_content: title)
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }
    init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }
}

/// A button that opens an address.
struct Link<Label: View>: _PrimitiveView {
    let label: any View
    let destination: URL
    init(@localized _ title: String, destination: URL) where Label == Text {
        label = _Title(_content: title)
        self.destination = destination
    }
    init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }
}

/// A button that shows further buttons.
struct Menu<Label: View, Content: View>: _PrimitiveView {
    let label: any View
    let content: Content
    /// What a tap does, where it is not to open the menu: that a long press does then.
    var primaryAction: (() -> Void)? = nil
    init(@localized _ title: String, @ViewBuilder content: () -> Content) where Label == Text {
        label = _Title(_content: title)
        self.content = content()
    }
    init(@localized _ title: String, systemImage: String, @ViewBuilder content: () -> Content) where Label == Text {
        label = _TitleAndIcon(_content: title, _name: systemImage)
        self.content = content()
    }
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
    init(@localized _ title: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Label == Text {
        self.init(title, content: content)
        self.primaryAction = primaryAction
    }
    init(@localized _ title: String, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Label == Text {
        self.init(title, systemImage: systemImage, content: content)
        self.primaryAction = primaryAction
    }
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {
        self.init(content: content, label: label)
        self.primaryAction = primaryAction
    }
}

/// A button that switches a list in and out of editing.
struct EditButton: _PrimitiveView {
    /// Switches the mode of the environment, or the session's own where nobody set one.
    let toggle: (Binding<EditMode>?) -> Void = { mode in
        let mode = mode ?? _sessionEditMode()
        mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
    init() {}
}

/// Whether lists are edited where no program says so.
func _sessionEditMode() -> Binding<EditMode> { Binding<EditMode>(_at: _sharedPlace("EditMode", EditMode.inactive)) }

/// The place of a value that all views of the session share.
@native("_sharedPlace") func _sharedPlace(_ name: String, _ initial: Any) -> Any
