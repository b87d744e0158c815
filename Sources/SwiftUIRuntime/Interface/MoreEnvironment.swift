// Values of the environment that fewer programs read. Those that can be set hold what the program sets.

extension EnvironmentValues {
    /// How large a pixel is, in points.
    var pixelLength: CGFloat { 0.5 }
    /// Whether the nearest view that can have the focus has it; here none says so.
    var isFocused: Bool { false }
    /// How heavy text should be; nil for what is usual.
    var legibilityWeight: LegibilityWeight? {
        get { self[_LegibilityWeightKey.self] }
        set { self[_LegibilityWeightKey.self] = newValue }
    }
    /// How much the headers of sections stand out.
    var headerProminence: Prominence {
        get { self[_HeaderProminenceKey.self] }
        set { self[_HeaderProminenceKey.self] = newValue }
    }
    /// What is painted behind content; nil for what is usual.
    var backgroundStyle: AnyShapeStyle? {
        get { self[_BackgroundStyleKey.self] }
        set { self[_BackgroundStyleKey.self] = newValue }
    }
    /// In which order menus have their items.
    var menuOrder: MenuOrder {
        get { self[_MenuOrderKey.self] }
        set { self[_MenuOrderKey.self] = newValue }
    }
    /// Whether menus have a mark.
    var menuIndicatorVisibility: Visibility {
        get { self[_MenuIndicatorKey.self] }
        set { self[_MenuIndicatorKey.self] = newValue }
    }
    /// Which variants of symbols are shown.
    var symbolVariants: SymbolVariants {
        get { self[_SymbolVariantsKey.self] }
        set { self[_SymbolVariantsKey.self] = newValue }
    }
    /// How content changes.
    var contentTransition: ContentTransition {
        get { self[_ContentTransitionKey.self] }
        set { self[_ContentTransitionKey.self] = newValue }
    }
    /// Whether words are left as they are typed, in its older form.
    var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
    /// Whether labels of controls are shown.
    var labelsVisibility: Visibility {
        get { self[_LabelsVisibilityKey.self] }
        set { self[_LabelsVisibilityKey.self] = newValue }
    }
    /// When scrolling hides the keyboard.
    var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[_ScrollDismissesKeyboardKey.self] }
        set { self[_ScrollDismissesKeyboardKey.self] = newValue }
    }
    /// Whether marks beside scroll views show how far they are scrolled down.
    var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[_VerticalScrollIndicatorKey.self] }
        set { self[_VerticalScrollIndicatorKey.self] = newValue }
    }
    /// Whether marks below scroll views show how far they are scrolled.
    var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[_HorizontalScrollIndicatorKey.self] }
        set { self[_HorizontalScrollIndicatorKey.self] = newValue }
    }
    /// The keys of the control around; nil where it has none.
    var keyboardShortcut: KeyboardShortcut? { nil }
    /// Whether what stands behind is drawn with emphasis, as in a selected row.
    var backgroundProminence: BackgroundProminence { .standard }
    /// How high a row of a wheel is.
    var defaultWheelPickerItemHeight: CGFloat { 32 }
    /// Whether the window looks active.
    var appearsActive: Bool { true }
    /// How active the window's controls are, in its older form.
    var controlActiveState: ControlActiveState { .key }
    /// Whether the screen is dimmed.
    var isLuminanceReduced: Bool { false }
    /// Whether the screen is recorded.
    var isSceneCaptured: Bool { false }
    /// Whether views react to a pointer above them.
    var isHoverEffectEnabled: Bool { true }
    /// Whether assistive technologies are on.
    var accessibilityEnabled: Bool { false }
    /// Whether flashing lights should be dimmed.
    var accessibilityDimFlashingLights: Bool { false }
    /// Whether moving pictures should move.
    var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether large content is shown for a long press.
    var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Asks for a review of the app; the session prints a line.
    var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// How heavy text should be.
enum LegibilityWeight: Hashable { case regular, bold }
/// How much a background stands out.
enum BackgroundProminence: Hashable { case standard, increased }
/// How active a window is.
enum ControlActiveState: Hashable, CaseIterable { case key, active, inactive }

/// An action that asks for a review of the app.
struct RequestReviewAction {
    func callAsFunction() { print("asks for a review") }
}

enum _LegibilityWeightKey: EnvironmentKey { typealias Value = LegibilityWeight?; static var defaultValue: LegibilityWeight? { nil } }
enum _HeaderProminenceKey: EnvironmentKey { typealias Value = Prominence; static var defaultValue: Prominence { .standard } }
enum _BackgroundStyleKey: EnvironmentKey { typealias Value = AnyShapeStyle?; static var defaultValue: AnyShapeStyle? { nil } }
enum _MenuOrderKey: EnvironmentKey { typealias Value = MenuOrder; static var defaultValue: MenuOrder { .automatic } }
enum _MenuIndicatorKey: EnvironmentKey { typealias Value = Visibility; static var defaultValue: Visibility { .automatic } }
enum _SymbolVariantsKey: EnvironmentKey { typealias Value = SymbolVariants; static var defaultValue: SymbolVariants { .none } }
enum _ContentTransitionKey: EnvironmentKey { typealias Value = ContentTransition; static var defaultValue: ContentTransition { .identity } }
enum _LabelsVisibilityKey: EnvironmentKey { typealias Value = Visibility; static var defaultValue: Visibility { .automatic } }
enum _ScrollDismissesKeyboardKey: EnvironmentKey { typealias Value = ScrollDismissesKeyboardMode; static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }
enum _VerticalScrollIndicatorKey: EnvironmentKey { typealias Value = ScrollIndicatorVisibility; static var defaultValue: ScrollIndicatorVisibility { .automatic } }
enum _HorizontalScrollIndicatorKey: EnvironmentKey { typealias Value = ScrollIndicatorVisibility; static var defaultValue: ScrollIndicatorVisibility { .automatic } }
