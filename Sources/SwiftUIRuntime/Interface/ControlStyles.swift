// Styles of switches, text fields and pickers.

/// A style of toggles.
protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    /// Draws the toggle.
    @ViewBuilder func makeBody(configuration: ToggleStyleConfiguration) -> Body
}

/// The style `.automatic`.
struct DefaultToggleStyle: ToggleStyle, Hashable {
    init() {}
    func makeBody(configuration: ToggleStyleConfiguration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The style `.switch`.
struct SwitchToggleStyle: ToggleStyle, Hashable {
    let _tint: Color?
    init() { _tint = nil }
    init(tint: Color) { _tint = tint }
    func makeBody(configuration: ToggleStyleConfiguration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The style `.button`.
struct ButtonToggleStyle: ToggleStyle, Hashable {
    init() {}
    func makeBody(configuration: ToggleStyleConfiguration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The style `.checkbox`.
struct CheckboxToggleStyle: ToggleStyle, Hashable {
    init() {}
    func makeBody(configuration: ToggleStyleConfiguration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A style of text fields.
protocol TextFieldStyle {
}

extension TextFieldStyle {
    typealias _Label = _TextFieldStyleLabel
}

/// The label of a field as a style of a program's own is given it.
struct _TextFieldStyleLabel: _PrimitiveView {
}

/// The style `.automatic`.
struct DefaultTextFieldStyle: TextFieldStyle, Hashable {
    init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The style `.plain`.
struct PlainTextFieldStyle: TextFieldStyle, Hashable {
    init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The style `.roundedBorder`.
struct RoundedBorderTextFieldStyle: TextFieldStyle, Hashable {
    init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The style `.squareBorder`.
struct SquareBorderTextFieldStyle: TextFieldStyle, Hashable {
    init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// A style of pickers.
protocol PickerStyle {
}

/// The style `.automatic`.
struct DefaultPickerStyle: PickerStyle, Hashable {
    init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The style `.segmented`.
struct SegmentedPickerStyle: PickerStyle, Hashable {
    init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The style `.menu`.
struct MenuPickerStyle: PickerStyle, Hashable {
    init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The style `.inline`.
struct InlinePickerStyle: PickerStyle, Hashable {
    init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
    static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The style `.wheel`.
struct WheelPickerStyle: PickerStyle, Hashable {
    init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
    static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The style `.navigationLink`.
struct NavigationLinkPickerStyle: PickerStyle, Hashable {
    init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The style `.palette`.
struct PalettePickerStyle: PickerStyle, Hashable {
    init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
    static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The style `.radioGroup`.
struct RadioGroupPickerStyle: PickerStyle, Hashable {
    init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
