// Styles of lists, labels, progress views and date pickers.

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

/// The style `.carousel`.
struct CarouselListStyle: ListStyle, Hashable {
    init() {}
}

extension ListStyle where Self == CarouselListStyle {
    static var carousel: CarouselListStyle { CarouselListStyle() }
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

/// A style of the vocabulary that draws its controls by its body, as a program's own does.
protocol _DrawingStyle {
}

/// The style `.titleOnly`.
struct TitleOnlyLabelStyle: LabelStyle, _DrawingStyle, Hashable {
    init() {}
    func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The style `.iconOnly`.
struct IconOnlyLabelStyle: LabelStyle, _DrawingStyle, Hashable {
    init() {}
    func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.icon }
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
    let _tint: Color?
    init() { _tint = nil }
    init(tint: Color) { _tint = tint }
    func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The style `.circular`.
struct CircularProgressViewStyle: ProgressViewStyle, Hashable {
    let _tint: Color?
    init() { _tint = nil }
    init(tint: Color) { _tint = tint }
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
