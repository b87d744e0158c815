// The environment: values that flow from a view to all views below it.

/// A key of the environment, with the value that holds where nobody set one.
protocol EnvironmentKey {
    associatedtype Value
    /// The value where no ancestor set one.
    static var defaultValue: Value { get }
}

/// The environment of a view.
struct EnvironmentValues {
    var _values: [_EnvironmentEntry] = []
    init() {}
    /// The value of a key.
    subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            // Only the setter below stores under a key, and it takes a `K.Value`.
            if _contains(key) { return _value(of: key) as! K.Value }
            return key.defaultValue
        }
        set { _set(key, newValue) }
    }
    @native("EnvironmentValues._contains") func _contains(_ key: Any) -> Bool
    @native("EnvironmentValues._value") func _value(of key: Any) -> Any
    @native("EnvironmentValues._set") mutating func _set(_ key: Any, _ value: Any)
}

/// A key of the environment with its value.
struct _EnvironmentEntry {
    let key: Any
    let value: Any
}

/// What `environment(_:_:)` adds to a view.
struct _EnvironmentModifier {
    let keyPath: Any
    let value: Any
}

/// What a device changes for all views.
func _environmentChange<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> _EnvironmentModifier { _EnvironmentModifier(keyPath: keyPath, value: value) }

/// What `transformEnvironment` adds to a view.
struct _TransformEnvironmentModifier {
    let keyPath: Any
    let transform: Any
}

/// What `environmentObject` adds to a view.
struct _EnvironmentObjectModifier {
    let object: Any
}

extension View {
    /// Sets a value of the environment for this view and all below it.
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { ModifiedContent(content: self, modifier: _EnvironmentModifier(keyPath: keyPath, value: value)) }
    /// Sets a value of the environment that may be there or not.
    @_disfavoredOverload func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V?>, _ value: V) -> some View { ModifiedContent(content: self, modifier: _EnvironmentModifier(keyPath: keyPath, value: Optional(value))) }
    /// Puts an observable object into the environment of this view and all below it.
    func environment<T: AnyObject>(_ object: T?) -> some View { ModifiedContent(content: self, modifier: _EnvironmentObjectModifier(object: object)) }
    /// Changes a value of the environment for this view and all below it.
    func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View { ModifiedContent(content: self, modifier: _TransformEnvironmentModifier(keyPath: keyPath, transform: transform)) }
    /// Puts an object into the environment, for `@EnvironmentObject` in all views below.
    func environmentObject<T: ObservableObject>(_ object: T) -> some View { ModifiedContent(content: self, modifier: _EnvironmentObjectModifier(object: object)) }
    /// Sets whether the controls of this view react.
    func disabled(_ disabled: Bool) -> some View { ModifiedContent(content: self, modifier: _TransformEnvironmentModifier(keyPath: \EnvironmentValues.isEnabled, transform: { (isEnabled: inout Bool) in isEnabled = isEnabled && !disabled })) }
    /// Sets the colour scheme.
    func preferredColorScheme(_ scheme: ColorScheme?) -> some View { ModifiedContent(content: self, modifier: _EnvironmentModifier(keyPath: \EnvironmentValues.colorScheme, value: scheme ?? .light)) }
    /// Sets the colour scheme for this view and all below it.
    func colorScheme(_ scheme: ColorScheme) -> some View { ModifiedContent(content: self, modifier: _EnvironmentModifier(keyPath: \EnvironmentValues.colorScheme, value: scheme)) }
}

extension EnvironmentValues {
    /// Whether the device is in light or dark mode.
    var colorScheme: ColorScheme {
        get { self[_ColorSchemeKey.self] }
        set { self[_ColorSchemeKey.self] = newValue }
    }
    /// Whether controls react.
    var isEnabled: Bool {
        get { self[_IsEnabledKey.self] }
        set { self[_IsEnabledKey.self] = newValue }
    }
    /// The calendar to reckon with.
    var calendar: Calendar {
        get { self[_CalendarKey.self] }
        set { self[_CalendarKey.self] = newValue }
    }
    /// The language and region to write for.
    var locale: Locale {
        get { self[_LocaleKey.self] }
        set { self[_LocaleKey.self] = newValue }
    }
    /// The time zone to tell times in.
    var timeZone: TimeZone {
        get { self[_TimeZoneKey.self] }
        set { self[_TimeZoneKey.self] = newValue }
    }
    /// How much room there is sideways.
    var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[_HorizontalSizeClassKey.self] }
        set { self[_HorizontalSizeClassKey.self] = newValue }
    }
    /// How much room there is up and down.
    var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[_VerticalSizeClassKey.self] }
        set { self[_VerticalSizeClassKey.self] = newValue }
    }
    /// Whether the app is in front.
    var scenePhase: ScenePhase {
        get { self[_ScenePhaseKey.self] }
        set { self[_ScenePhaseKey.self] = newValue }
    }
    /// The size of text that the user has chosen.
    var dynamicTypeSize: DynamicTypeSize {
        get { self[_DynamicTypeSizeKey.self] }
        set { self[_DynamicTypeSizeKey.self] = newValue }
    }
    /// The size of text that the user has chosen, in its older form.
    var sizeCategory: ContentSizeCategory {
        get { self[_SizeCategoryKey.self] }
        set { self[_SizeCategoryKey.self] = newValue }
    }
    /// The direction in which text runs.
    var layoutDirection: LayoutDirection {
        get { self[_LayoutDirectionKey.self] }
        set { self[_LayoutDirectionKey.self] = newValue }
    }
    /// The font of texts that have none of their own.
    var font: Font? {
        get { self[_FontKey.self] }
        set { self[_FontKey.self] = newValue }
    }
    /// How many lines a text may have.
    var lineLimit: Int? {
        get { self[_LineLimitKey.self] }
        set { self[_LineLimitKey.self] = newValue }
    }
    /// How many lines a text takes at least.
    var _reservedLines: Int {
        get { self[_ReservedLinesKey.self] }
        set { self[_ReservedLinesKey.self] = newValue }
    }
    /// How lines of text are aligned.
    var multilineTextAlignment: TextAlignment {
        get { self[_TextAlignmentKey.self] }
        set { self[_TextAlignmentKey.self] = newValue }
    }
    /// The room between lines of text.
    var lineSpacing: CGFloat {
        get { self[_LineSpacingKey.self] }
        set { self[_LineSpacingKey.self] = newValue }
    }
    /// How small a text may become to fit.
    var minimumScaleFactor: CGFloat {
        get { self[_MinimumScaleFactorKey.self] }
        set { self[_MinimumScaleFactorKey.self] = newValue }
    }
    /// Where a line that is too long is cut.
    var truncationMode: Text.TruncationMode {
        get { self[_TruncationModeKey.self] }
        set { self[_TruncationModeKey.self] = newValue }
    }
    /// Whether letters may move together to fit.
    var allowsTightening: Bool {
        get { self[_AllowsTighteningKey.self] }
        set { self[_AllowsTighteningKey.self] = newValue }
    }
    /// Whether text is shown in capitals, in small letters or as it is.
    var textCase: Text.Case? {
        get { self[_TextCaseKey.self] }
        set { self[_TextCaseKey.self] = newValue }
    }
    /// How symbols are coloured.
    var symbolRenderingMode: SymbolRenderingMode? {
        get { self[_SymbolRenderingModeKey.self] }
        set { self[_SymbolRenderingModeKey.self] = newValue }
    }
    /// The size of symbols beside text.
    var imageScale: Image.Scale {
        get { self[_ImageScaleKey.self] }
        set { self[_ImageScaleKey.self] = newValue }
    }
    /// Whether what is typed is left as it is.
    var autocorrectionDisabled: Bool {
        get { self[_AutocorrectionDisabledKey.self] }
        set { self[_AutocorrectionDisabledKey.self] = newValue }
    }
    /// Whether scroll views can be scrolled.
    var isScrollEnabled: Bool {
        get { self[_IsScrollEnabledKey.self] }
        set { self[_IsScrollEnabledKey.self] = newValue }
    }
    /// The size of controls.
    var controlSize: ControlSize {
        get { self[_ControlSizeKey.self] }
        set { self[_ControlSizeKey.self] = newValue }
    }
    /// Why content is hidden.
    var redactionReasons: RedactionReasons {
        get { self[_RedactionReasonsKey.self] }
        set { self[_RedactionReasonsKey.self] = newValue }
    }
    /// Whether a list is being edited.
    var editMode: Binding<EditMode>? {
        get { self[_EditModeKey.self].binding }
        set { self[_EditModeKey.self] = _EditModeValue(binding: newValue) }
    }
    /// Whether the user is searching.
    var isSearching: Bool {
        get { self[_IsSearchingKey.self] }
        set { self[_IsSearchingKey.self] = newValue }
    }
    /// Ends the search; nothing is ended here by it.
    var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// Refreshes what is shown; nil where nothing can be refreshed.
    var refresh: RefreshAction? {
        get { self[_RefreshKey.self] }
        set { self[_RefreshKey.self] = newValue }
    }
    /// Whether motion should be reduced.
    var accessibilityReduceMotion: Bool { false }
    /// Whether what lies behind must not shine through.
    var accessibilityReduceTransparency: Bool { false }
    /// Whether colours are inverted.
    var accessibilityInvertColors: Bool { false }
    /// Whether buttons need outlines.
    var accessibilityShowButtonShapes: Bool { false }
    /// Whether the device is worked with switches.
    var accessibilitySwitchControlEnabled: Bool { false }
    /// How far colours stand out from each other.
    var colorSchemeContrast: ColorSchemeContrast { .standard }
    /// Whether the screen is read aloud.
    var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether colour alone must not tell things apart.
    var accessibilityDifferentiateWithoutColor: Bool { false }
    /// The least height of a row.
    var defaultMinListRowHeight: CGFloat {
        get { self[_MinListRowHeightKey.self] }
        set { self[_MinListRowHeightKey.self] = newValue }
    }
    /// The least height of a header; nil for what is usual.
    var defaultMinListHeaderHeight: CGFloat? {
        get { self[_MinListHeaderHeightKey.self] }
        set { self[_MinListHeaderHeightKey.self] = newValue }
    }
    /// How many pixels there are to a point.
    var displayScale: CGFloat { 2 }
    /// Closes the screen or sheet.
    var dismiss: DismissAction { DismissAction(_presentation: self[_PresentationKey.self]) }
    /// Closes the screen or sheet, in its older form.
    var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(_presentation: self[_PresentationKey.self]))
    }
    /// Whether the view is shown in a sheet or pushed.
    var isPresented: Bool { self[_PresentationKey.self] != nil }
}

enum _ColorSchemeKey: EnvironmentKey { typealias Value = ColorScheme; static var defaultValue: ColorScheme { .light } }
enum _IsEnabledKey: EnvironmentKey { typealias Value = Bool; static var defaultValue: Bool { true } }
enum _HorizontalSizeClassKey: EnvironmentKey { typealias Value = UserInterfaceSizeClass?; static var defaultValue: UserInterfaceSizeClass? { .compact } }
enum _VerticalSizeClassKey: EnvironmentKey { typealias Value = UserInterfaceSizeClass?; static var defaultValue: UserInterfaceSizeClass? { .regular } }
enum _ScenePhaseKey: EnvironmentKey { typealias Value = ScenePhase; static var defaultValue: ScenePhase { .active } }
enum _DynamicTypeSizeKey: EnvironmentKey { typealias Value = DynamicTypeSize; static var defaultValue: DynamicTypeSize { .large } }
enum _SizeCategoryKey: EnvironmentKey { typealias Value = ContentSizeCategory; static var defaultValue: ContentSizeCategory { .large } }
enum _LayoutDirectionKey: EnvironmentKey { typealias Value = LayoutDirection; static var defaultValue: LayoutDirection { .leftToRight } }
enum _CalendarKey: EnvironmentKey { typealias Value = Calendar; static var defaultValue: Calendar { Calendar.current } }
enum _LocaleKey: EnvironmentKey { typealias Value = Locale; static var defaultValue: Locale { Locale.current } }
enum _TimeZoneKey: EnvironmentKey { typealias Value = TimeZone; static var defaultValue: TimeZone { TimeZone.current } }
enum _FontKey: EnvironmentKey { typealias Value = Font?; static var defaultValue: Font? { nil } }
enum _LineLimitKey: EnvironmentKey { typealias Value = Int?; static var defaultValue: Int? { nil } }
enum _ReservedLinesKey: EnvironmentKey { typealias Value = Int; static var defaultValue: Int { 0 } }
enum _TextAlignmentKey: EnvironmentKey { typealias Value = TextAlignment; static var defaultValue: TextAlignment { .leading } }
enum _LineSpacingKey: EnvironmentKey { typealias Value = CGFloat; static var defaultValue: CGFloat { 0 } }
enum _MinimumScaleFactorKey: EnvironmentKey { typealias Value = CGFloat; static var defaultValue: CGFloat { 1 } }
enum _TruncationModeKey: EnvironmentKey { typealias Value = Text.TruncationMode; static var defaultValue: Text.TruncationMode { .tail } }
enum _AllowsTighteningKey: EnvironmentKey { typealias Value = Bool; static var defaultValue: Bool { false } }
enum _TextCaseKey: EnvironmentKey { typealias Value = Text.Case?; static var defaultValue: Text.Case? { nil } }
enum _SymbolRenderingModeKey: EnvironmentKey { typealias Value = SymbolRenderingMode?; static var defaultValue: SymbolRenderingMode? { nil } }
enum _ImageScaleKey: EnvironmentKey { typealias Value = Image.Scale; static var defaultValue: Image.Scale { .medium } }
enum _AutocorrectionDisabledKey: EnvironmentKey { typealias Value = Bool; static var defaultValue: Bool { false } }
enum _IsScrollEnabledKey: EnvironmentKey { typealias Value = Bool; static var defaultValue: Bool { true } }
enum _ControlSizeKey: EnvironmentKey { typealias Value = ControlSize; static var defaultValue: ControlSize { .regular } }
enum _RedactionReasonsKey: EnvironmentKey { typealias Value = RedactionReasons; static var defaultValue: RedactionReasons { RedactionReasons(rawValue: 0) } }
enum _EditModeKey: EnvironmentKey { typealias Value = _EditModeValue; static var defaultValue: _EditModeValue { _EditModeValue(binding: _sessionEditMode()) } }

/// The binding that says whether lists are edited.
struct _EditModeValue { let binding: Binding<EditMode>? }
enum _IsSearchingKey: EnvironmentKey { typealias Value = Bool; static var defaultValue: Bool { false } }
enum _RefreshKey: EnvironmentKey { typealias Value = RefreshAction?; static var defaultValue: RefreshAction? { nil } }
enum _MinListRowHeightKey: EnvironmentKey { typealias Value = CGFloat; static var defaultValue: CGFloat { 44 } }
enum _MinListHeaderHeightKey: EnvironmentKey { typealias Value = CGFloat?; static var defaultValue: CGFloat? { nil } }

/// Light or dark.
enum ColorScheme: Hashable, CaseIterable { case light, dark }

/// How much room there is.
enum UserInterfaceSizeClass: Hashable { case compact, regular }

/// Whether the app is in front.
enum ScenePhase: Hashable { case background, inactive, active }

/// The size of text that the user has chosen.
enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    var isAccessibilitySize: Bool { rawValue >= DynamicTypeSize.accessibility1.rawValue }
    static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

/// The size of text that the user has chosen, in its older form.
enum ContentSizeCategory: Hashable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
    var isAccessibilityCategory: Bool { self == .accessibilityMedium || self == .accessibilityLarge || self == .accessibilityExtraLarge || self == .accessibilityExtraExtraLarge || self == .accessibilityExtraExtraExtraLarge }
}

/// The direction in which text runs.
enum LayoutDirection: Hashable { case leftToRight, rightToLeft }

/// The size of controls.
enum ControlSize: Hashable, CaseIterable { case mini, small, regular, large, extraLarge }

/// Whether a list is being edited.
enum EditMode: Hashable {
    case inactive, transient, active
    var isEditing: Bool { self != .inactive }
}

/// Why content is hidden.
struct RedactionReasons: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let placeholder = RedactionReasons(rawValue: 1)
    static let privacy = RedactionReasons(rawValue: 2)
}

/// How far colours stand out from each other.
enum ColorSchemeContrast: Hashable, CaseIterable { case standard, increased }

/// Ends a search.
struct DismissSearchAction {
    func callAsFunction() {}
}
