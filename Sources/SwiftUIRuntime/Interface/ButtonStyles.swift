// The styles of controls. Those of a program draw its controls; those that come with SwiftUI are names.

/// What `buttonStyle` and its like add to a view.
struct _StyleModifier {
    let control: String
    let style: Any
}

/// A control that a style of the program draws.
@transparent struct _StyledControl: _PrimitiveView {
    let control: any View
}

/// A style that draws a button, which still reacts to taps by itself.
protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    /// Draws the button.
    @ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> Body
}

/// A style that draws a button and says when it runs its action.
protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Draws the button.
    @ViewBuilder func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Body
}

/// What a button style draws.
struct ButtonStyleConfiguration {
    let role: ButtonRole?
    let label: AnyView
    let isPressed: Bool
}

/// What a primitive button style draws.
struct PrimitiveButtonStyleConfiguration {
    let role: ButtonRole?
    let label: AnyView
    let _action: () -> Void
    /// Runs the action of the button.
    func trigger() { _action() }
}

/// What a toggle style draws.
struct ToggleStyleConfiguration {
    let label: AnyView
    @Binding var isOn: Bool
}

/// What a label style draws.
struct LabelStyleConfiguration {
    let title: AnyView
    let icon: AnyView
}

/// What a progress view style draws.
struct ProgressViewStyleConfiguration {
    let fractionCompleted: Double?
    let label: AnyView?
    let currentValueLabel: AnyView?
}

/// What a group box style draws.
struct GroupBoxStyleConfiguration {
    let label: AnyView
    let content: AnyView
}

/// What a style of labelled content draws.
struct LabeledContentStyleConfiguration {
    let label: AnyView
    let content: AnyView
}

/// What a gauge style draws.
struct GaugeStyleConfiguration {
    let value: Double
    let label: AnyView
    let currentValueLabel: AnyView?
    let minimumValueLabel: AnyView?
    let maximumValueLabel: AnyView?
}

/// The style `.automatic`.
struct DefaultButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The style `.plain`.
struct PlainButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The style `.bordered`.
struct BorderedButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The style `.borderedProminent`.
struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The style `.borderless`.
struct BorderlessButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The style `.link`.
struct LinkButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// The style `.card`.
struct CardButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    static var card: CardButtonStyle { CardButtonStyle() }
}
