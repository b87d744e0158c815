// Modifiers of controls that only style: carried in the view's value and compared with it, without other effect on updates.

extension View {
    /// Sets the style of buttons.
    func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "Button", style: style)) }
    /// Sets the style of buttons.
    func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "Button", style: style)) }
    /// Sets the style of toggles.
    func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "Toggle", style: style)) }
    /// Sets the style of text fields.
    @inert func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View
    /// Sets the style of pickers.
    @inert func pickerStyle<S: PickerStyle>(_ style: S) -> some View
    /// Sets the style of lists.
    @inert func listStyle<S: ListStyle>(_ style: S) -> some View
    /// Sets the style of labels.
    func labelStyle<S: LabelStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "Label", style: style)) }
    /// Sets the style of progress views.
    func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "ProgressView", style: style)) }
    /// Sets the style of date pickers.
    @inert func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View
    /// Sets the style of menus.
    @inert func menuStyle<S: MenuStyle>(_ style: S) -> some View
    /// Sets the style of forms.
    @inert func formStyle<S: FormStyle>(_ style: S) -> some View
    /// Sets the style of group boxes.
    func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "GroupBox", style: style)) }
    /// Sets the style of gauges.
    func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "Gauge", style: style)) }
    /// Sets the style of tab views.
    @inert func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View
    /// Sets the style of the dots under pages.
    @inert func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View
    /// Sets the style of navigation views.
    @inert func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View
    /// Sets the style of split views.
    @inert func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View
    /// Sets the size of controls.
    func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
    /// Sets the shape of buttons.
    @inert func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
    /// Hides the labels of controls.
    @inert func labelsHidden() -> some View
    /// Says whether the view reacts to touches.
    @inert func allowsHitTesting(_ enabled: Bool) -> some View
    /// Says where the view reacts to touches.
    @inert func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View
    /// Says which shape the view has for touches, previews or focus.
    @inert func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
    /// Sets the keyboard of text fields.
    @inert func keyboardType(_ type: UIKeyboardType) -> some View
    /// Says what text fields hold.
    @inert func textContentType(_ type: UITextContentType?) -> some View
    /// Says which letters the keyboard writes large.
    @inert func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
    /// Says which letters the keyboard writes large.
    @inert func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View
    /// Switches corrections off.
    @inert func disableAutocorrection(_ disable: Bool?) -> some View
    /// Switches corrections off.
    func autocorrectionDisabled(_ disable: Bool = true) -> some View { environment(\.autocorrectionDisabled, disable) }
    /// Sets what the return key says.
    @inert func submitLabel(_ label: SubmitLabel) -> some View
    /// Sets the keys that press the control.
    @inert func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
    /// Sets the keys that press the control.
    @inert func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
    /// Says whether the view can have the focus.
    @inert func focusable(_ isFocusable: Bool = true) -> some View
    /// Sets what happens when the pointer is over the view.
    @inert func onHover(perform action: @escaping (Bool) -> Void) -> some View
    /// Shows a note when the pointer rests on the view.
    @inert func help(@localized _ text: String) -> some View
    /// Shows a number or text beside the view.
    @inert func badge(_ count: Int) -> some View
    /// Shows a number or text beside the view.
    @inert func badge(@localized _ label: String?) -> some View
    /// Shows a number or text beside the view.
    @inert func badge(_ label: Text?) -> some View
}

/// Whether a button that is held down acts again and again.
enum ButtonRepeatBehavior: Hashable { case automatic, enabled, disabled }
