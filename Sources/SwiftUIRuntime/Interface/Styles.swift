// The styles of controls; those that come with SwiftUI are names.

/// A style of buttons, of either kind.
protocol _ButtonStyleBase {
}

/// A style that draws a button, which still reacts to taps by itself.
protocol ButtonStyle: _ButtonStyleBase {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    /// Draws the button.
    @ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> Body
}

/// A style that draws a button and says when it runs its action.
protocol PrimitiveButtonStyle: _ButtonStyleBase {
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
    let _isOn: Binding<Bool>
    var isOn: Bool {
        get { _isOn.wrappedValue }
        nonmutating set { _isOn.wrappedValue = newValue }
    }
}

/// What a label style draws.
struct LabelStyleConfiguration {
    let title: AnyView
    let icon: AnyView
}

/// What a progress view style draws.
struct ProgressViewStyleConfiguration {
    let fractionCompleted: Double?
}

/// The style `.automatic`.
struct DefaultButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension _ButtonStyleBase where Self == DefaultButtonStyle {
    static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The style `.plain`.
struct PlainButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension _ButtonStyleBase where Self == PlainButtonStyle {
    static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The style `.bordered`.
struct BorderedButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension _ButtonStyleBase where Self == BorderedButtonStyle {
    static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The style `.borderedProminent`.
struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension _ButtonStyleBase where Self == BorderedProminentButtonStyle {
    static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The style `.borderless`.
struct BorderlessButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension _ButtonStyleBase where Self == BorderlessButtonStyle {
    static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The style `.link`.
struct LinkButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension _ButtonStyleBase where Self == LinkButtonStyle {
    static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// The style `.card`.
struct CardButtonStyle: PrimitiveButtonStyle, Hashable {
    init() {}
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }
}

extension _ButtonStyleBase where Self == CardButtonStyle {
    static var card: CardButtonStyle { CardButtonStyle() }
}

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
    init() {}
    init(tint: Color) {}
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

/// A style of lists.
protocol ListStyle {
}

/// The style `.automatic`.
struct DefaultListStyle: ListStyle, Hashable {
    init() {}
}

extension ListStyle where Self == DefaultListStyle {
    static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The style `.plain`.
struct PlainListStyle: ListStyle, Hashable {
    init() {}
}

extension ListStyle where Self == PlainListStyle {
    static var plain: PlainListStyle { PlainListStyle() }
}

/// The style `.grouped`.
struct GroupedListStyle: ListStyle, Hashable {
    init() {}
}

extension ListStyle where Self == GroupedListStyle {
    static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The style `.insetGrouped`.
struct InsetGroupedListStyle: ListStyle, Hashable {
    init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The style `.inset`.
struct InsetListStyle: ListStyle, Hashable {
    init() {}
}

extension ListStyle where Self == InsetListStyle {
    static var inset: InsetListStyle { InsetListStyle() }
}

/// The style `.sidebar`.
struct SidebarListStyle: ListStyle, Hashable {
    init() {}
}

extension ListStyle where Self == SidebarListStyle {
    static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The style `.bordered`.
struct BorderedListStyle: ListStyle, Hashable {
    init() {}
}

extension ListStyle where Self == BorderedListStyle {
    static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// A style of labels.
protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    /// Draws the label.
    @ViewBuilder func makeBody(configuration: LabelStyleConfiguration) -> Body
}

/// The style `.automatic`.
struct DefaultLabelStyle: LabelStyle, Hashable {
    init() {}
    func makeBody(configuration: LabelStyleConfiguration) -> some View { EmptyView() }
}

extension LabelStyle where Self == DefaultLabelStyle {
    static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The style `.titleAndIcon`.
struct TitleAndIconLabelStyle: LabelStyle, Hashable {
    init() {}
    func makeBody(configuration: LabelStyleConfiguration) -> some View { EmptyView() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The style `.titleOnly`.
struct TitleOnlyLabelStyle: LabelStyle, Hashable {
    init() {}
    func makeBody(configuration: LabelStyleConfiguration) -> some View { EmptyView() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The style `.iconOnly`.
struct IconOnlyLabelStyle: LabelStyle, Hashable {
    init() {}
    func makeBody(configuration: LabelStyleConfiguration) -> some View { EmptyView() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A style of progress views.
protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    /// Draws the progress view.
    @ViewBuilder func makeBody(configuration: ProgressViewStyleConfiguration) -> Body
}

/// The style `.automatic`.
struct DefaultProgressViewStyle: ProgressViewStyle, Hashable {
    init() {}
    func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The style `.linear`.
struct LinearProgressViewStyle: ProgressViewStyle, Hashable {
    init() {}
    init(tint: Color) {}
    func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The style `.circular`.
struct CircularProgressViewStyle: ProgressViewStyle, Hashable {
    init() {}
    init(tint: Color) {}
    func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A style of date pickers.
protocol DatePickerStyle {
}

/// The style `.automatic`.
struct DefaultDatePickerStyle: DatePickerStyle, Hashable {
    init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The style `.compact`.
struct CompactDatePickerStyle: DatePickerStyle, Hashable {
    init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The style `.graphical`.
struct GraphicalDatePickerStyle: DatePickerStyle, Hashable {
    init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The style `.wheel`.
struct WheelDatePickerStyle: DatePickerStyle, Hashable {
    init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The style `.field`.
struct FieldDatePickerStyle: DatePickerStyle, Hashable {
    init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// The style `.stepperField`.
struct StepperFieldDatePickerStyle: DatePickerStyle, Hashable {
    init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A style of menus.
protocol MenuStyle {
}

/// The style `.automatic`.
struct DefaultMenuStyle: MenuStyle, Hashable {
    init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The style `.button`.
struct ButtonMenuStyle: MenuStyle, Hashable {
    init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
    static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The style `.borderlessButton`.
struct BorderlessButtonMenuStyle: MenuStyle, Hashable {
    init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A style of forms.
protocol FormStyle {
}

/// The style `.automatic`.
struct AutomaticFormStyle: FormStyle, Hashable {
    init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The style `.columns`.
struct ColumnsFormStyle: FormStyle, Hashable {
    init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
    static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The style `.grouped`.
struct GroupedFormStyle: FormStyle, Hashable {
    init() {}
}

extension FormStyle where Self == GroupedFormStyle {
    static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A style of group boxes.
protocol GroupBoxStyle {
}

/// The style `.automatic`.
struct DefaultGroupBoxStyle: GroupBoxStyle, Hashable {
    init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A style of gauges.
protocol GaugeStyle {
}

/// The style `.automatic`.
struct DefaultGaugeStyle: GaugeStyle, Hashable {
    init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The style `.accessoryCircular`.
struct AccessoryCircularGaugeStyle: GaugeStyle, Hashable {
    init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The style `.accessoryLinear`.
struct AccessoryLinearGaugeStyle: GaugeStyle, Hashable {
    init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The style `.linearCapacity`.
struct LinearCapacityGaugeStyle: GaugeStyle, Hashable {
    init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The style `.accessoryCircularCapacity`.
struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Hashable {
    init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

/// A style of tab views.
protocol TabViewStyle {
}

/// The style `.automatic`.
struct DefaultTabViewStyle: TabViewStyle, Hashable {
    init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The style `.page`.
struct PageTabViewStyle: TabViewStyle, Hashable {
    init() {}
    init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) {}
    enum IndexDisplayMode: Hashable { case automatic, always, never }
}

extension TabViewStyle where Self == PageTabViewStyle {
    static var page: PageTabViewStyle { PageTabViewStyle() }
    static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
}

/// The style `.sidebarAdaptable`.
struct SidebarAdaptableTabViewStyle: TabViewStyle, Hashable {
    init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// A style of the dots under pages.
protocol IndexViewStyle {
}

/// The style `.page`.
struct PageIndexViewStyle: IndexViewStyle, Hashable {
    init() {}
    init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) {}
    enum BackgroundDisplayMode: Hashable { case automatic, always, interactive, never }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    static var page: PageIndexViewStyle { PageIndexViewStyle() }
    static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle() }
}

/// A style of navigation views.
protocol NavigationViewStyle {
}

/// The style `.automatic`.
struct DefaultNavigationViewStyle: NavigationViewStyle, Hashable {
    init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The style `.stack`.
struct StackNavigationViewStyle: NavigationViewStyle, Hashable {
    init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The style `.columns`.
struct ColumnNavigationViewStyle: NavigationViewStyle, Hashable {
    init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A style of split views.
protocol NavigationSplitViewStyle {
}

/// The style `.automatic`.
struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Hashable {
    init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

/// The style `.balanced`.
struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Hashable {
    init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

/// The style `.prominentDetail`.
struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Hashable {
    init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}
