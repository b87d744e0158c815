// Styles of menus, forms, groups, gauges, tabs and navigation.

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
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    /// Draws the group box.
    @ViewBuilder func makeBody(configuration: GroupBoxStyleConfiguration) -> Body
}

/// The style `.automatic`.
struct DefaultGroupBoxStyle: GroupBoxStyle, Hashable {
    init() {}
    func makeBody(configuration: GroupBoxStyleConfiguration) -> some View { EmptyView() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A style of gauges.
protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    /// Draws the gauge.
    @ViewBuilder func makeBody(configuration: GaugeStyleConfiguration) -> Body
}

/// The style `.automatic`.
struct DefaultGaugeStyle: GaugeStyle, Hashable {
    init() {}
    func makeBody(configuration: GaugeStyleConfiguration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The style `.accessoryCircular`.
struct AccessoryCircularGaugeStyle: GaugeStyle, Hashable {
    init() {}
    func makeBody(configuration: GaugeStyleConfiguration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The style `.accessoryLinear`.
struct AccessoryLinearGaugeStyle: GaugeStyle, Hashable {
    init() {}
    func makeBody(configuration: GaugeStyleConfiguration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The style `.linearCapacity`.
struct LinearCapacityGaugeStyle: GaugeStyle, Hashable {
    init() {}
    func makeBody(configuration: GaugeStyleConfiguration) -> some View { EmptyView() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The style `.accessoryCircularCapacity`.
struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Hashable {
    init() {}
    func makeBody(configuration: GaugeStyleConfiguration) -> some View { EmptyView() }
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
    let _indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { _indexDisplayMode = indexDisplayMode }
    enum IndexDisplayMode: Hashable { case automatic, always, never }
}

extension TabViewStyle where Self == PageTabViewStyle {
    static var page: PageTabViewStyle { PageTabViewStyle() }
    static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
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
    let _backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) { _backgroundDisplayMode = backgroundDisplayMode }
    enum BackgroundDisplayMode: Hashable { case automatic, always, interactive, never }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    static var page: PageIndexViewStyle { PageIndexViewStyle() }
    static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
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
