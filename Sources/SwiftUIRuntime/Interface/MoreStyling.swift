// The rarer modifiers that only style: carried in the view's value and compared with it, without other effect.

extension View {
    /// Sets how wide the letters are.
    @inert func fontWidth(_ width: Font.Width?) -> some View
    /// Sets the size of text and symbols, as people choose it for their device.
    func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    /// Keeps the size of texts within a range.
    func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View { transformEnvironment(\.dynamicTypeSize) { $0 = min($0, range.upperBound) } }
    /// Keeps the size of texts within a range.
    func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View { transformEnvironment(\.dynamicTypeSize) { $0 = max($0, range.lowerBound) } }
    /// Keeps the size of texts within a range.
    func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View { transformEnvironment(\.dynamicTypeSize) { $0 = min(max($0, range.lowerBound), range.upperBound) } }
    /// Sets how large text is beside other text.
    @inert func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
    /// Sets the style in which backgrounds are filled.
    @inert func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View
    /// Fills what is behind the container of the view.
    @inert func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    /// Sets the shape of the container for the views inside.
    @inert func containerShape<T: Shape>(_ shape: T) -> some View
    /// Draws the view on glass.
    @inert func glassEffect(_ glass: Glass = .regular) -> some View
    /// Draws the view on glass of a shape.
    @inert func glassEffect<T: Shape>(_ glass: Glass = .regular, in shape: T) -> some View
    /// Extends the view under what lies beside it.
    @inert func backgroundExtensionEffect() -> some View
    /// Makes bright parts of the view transparent.
    @inert func luminanceToAlpha() -> some View
    /// Moves the view as one with its parent.
    @inert func geometryGroup() -> some View
    /// Mirrors the view where one reads from the right.
    @inert func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
    /// Adds the space that the system keeps at the edges of a scene.
    @inert func scenePadding(_ edges: Edge.Set = .all) -> some View
    /// Says that the content may be outdated.
    @inert func invalidatableContent(_ invalidatable: Bool = true) -> some View
    /// Lets gestures at the edges reach the view first.
    @inert func defersSystemGestures(on edges: Edge.Set) -> some View
    /// Changes the pitch of spoken text.
    @inert func speechAdjustedPitch(_ value: Double) -> some View
    /// Makes the view a group in which the focus moves.
    @inert func focusSection() -> some View
    /// Makes the view a scope for the default focus.
    @inert func focusScope(_ namespace: Namespace.ID) -> some View
    /// Calls a closure while the pointer is over the view; there is none here.
    @inert func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View
    /// Takes away what shows that a view has the keyboard.
    @inert func focusEffectDisabled(_ disabled: Bool = true) -> some View
    /// Sets the image of an alert or dialog.
    @inert func dialogIcon(_ icon: Image?) -> some View
    /// Calls a closure when a key is pressed; there are none here.
    @inert func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
    /// Calls a closure when a key is pressed; there are none here.
    @inert func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    /// Calls a closure when one of the keys is pressed; there are none here.
    @inert func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    /// Calls a closure when one of the characters is typed on a keyboard; there are none here.
    @inert func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    /// Calls a closure when any key is pressed; there are none here.
    @inert func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View

    // Lists and menus
    /// Sets the space between the sections of a list.
    @inert func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
    /// Sets the space between the sections of a list.
    @inert func listSectionSpacing(_ spacing: CGFloat) -> some View
    /// Says whether lines part the sections of a list.
    @inert func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    /// Sets the colour of the symbols in a list's rows.
    @inert func listItemTint(_ tint: Color?) -> some View
    /// Sets the colour of the symbols in a list's rows, and whether the system may choose another.
    @inert func listItemTint(_ tint: ListItemTint?) -> some View
    /// Says how much the headers of sections stand out.
    @inert func headerProminence(_ prominence: Prominence) -> some View
    /// Says whether a menu shows that it is one.
    @inert func menuIndicator(_ visibility: Visibility) -> some View
    /// Says in which order a menu has its items.
    @inert func menuOrder(_ order: MenuOrder) -> some View
    /// Says whether a menu closes when one of its items is chosen.
    @inert func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View
    /// What one types to choose the row.
    @inert func typeSelectEquivalent(_ text: String?) -> some View

    // Bars, screens and sheets
    /// Names a section in the index beside its list.
    @inert func sectionIndexLabel(_ label: Text?) -> some View
    /// Names a section in the index beside its list.
    @inert func sectionIndexLabel(@localized _ label: String) -> some View
    /// Shows or hides the index of sections beside a list.
    @inert func listSectionIndexVisibility(_ visibility: Visibility) -> some View
    /// Sets whether bars are light or dark.
    @inert func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    /// Says whether the backgrounds of bars are seen.
    @inert func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    /// Says what the toolbar is for.
    @inert func toolbarRole(_ role: ToolbarRole) -> some View
    /// Sets the second line of the screen's title.
    @inert func navigationSubtitle(@localized _ subtitle: String) -> some View
    /// Sets the width of a column.
    @inert func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
    /// Sets limits for the width of a column.
    @inert func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    /// Fills what is behind a sheet.
    @inert func presentationBackground<S: ShapeStyle>(_ style: S) -> some View
    /// Says whether one can act on what is behind a sheet.
    @inert func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
    /// Sets how round the corners of a sheet are.
    @inert func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
    /// Says whether a swipe resizes a sheet or scrolls it.
    @inert func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
    /// Says what becomes of a popover where there is little room.
    @inert func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
    /// Says what a presentation becomes where there is little room.
    @inert func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View
}

/// Where the background of a container is drawn.
enum ContainerBackgroundPlacement: Hashable { case navigation, navigationSplitView, tabView, widget, window }

/// How much something stands out.
enum Prominence: Hashable { case standard, increased }

/// Glass that bends what is behind it.
struct Glass: Hashable {
    let _name: String
    var _tint: Color? = nil
    var _isInteractive = false
    static let regular = Glass(_name: "regular")
    static let clear = Glass(_name: "clear")
    static let identity = Glass(_name: "identity")
    /// The glass in a colour.
    func tint(_ color: Color?) -> Glass { Glass(_name: _name, _tint: color, _isInteractive: _isInteractive) }
    /// The glass that answers touches.
    func interactive(_ isEnabled: Bool = true) -> Glass { Glass(_name: _name, _tint: _tint, _isInteractive: isEnabled) }
}

/// Where the pointer is.
enum HoverPhase: Hashable { case active(CGPoint), ended }

/// A key that was pressed.
struct KeyPress {
    /// Whether the press has been dealt with.
    enum Result: Hashable { case handled, ignored }
    /// The moments of a press.
    struct Phases: OptionSet, Hashable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let down = KeyPress.Phases(rawValue: 1)
        static let `repeat` = KeyPress.Phases(rawValue: 2)
        static let up = KeyPress.Phases(rawValue: 4)
        static let all = KeyPress.Phases(rawValue: 7)
    }
    let key: KeyEquivalent
    let characters: String
    let modifiers: EventModifiers
    let phase: KeyPress.Phases
}

/// What the shape of a view is for.
struct ContentShapeKinds: OptionSet, Hashable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let interaction = ContentShapeKinds(rawValue: 1)
    static let dragPreview = ContentShapeKinds(rawValue: 2)
    static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    static let hoverEffect = ContentShapeKinds(rawValue: 8)
    static let focusEffect = ContentShapeKinds(rawValue: 16)
    static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The space between the sections of a list.
enum ListSectionSpacing: Hashable { case `default`, compact, custom(CGFloat) }

/// The order of a menu's items.
enum MenuOrder: Hashable { case automatic, priority, fixed }

/// Whether a menu closes when one of its items is chosen.
enum MenuActionDismissBehavior: Hashable { case automatic, enabled, disabled }

/// What a toolbar is for.
enum ToolbarRole: Hashable { case automatic, browser, editor, navigationStack }

/// Whether one can act on what is behind a sheet.
struct PresentationBackgroundInteraction: Hashable {
    let _name: String
    static let automatic = PresentationBackgroundInteraction(_name: "automatic")
    static let enabled = PresentationBackgroundInteraction(_name: "enabled")
    static let disabled = PresentationBackgroundInteraction(_name: "disabled")
    static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction(_name: "enabled \(detent)") }
}

/// Whether a swipe resizes a sheet or scrolls it.
enum PresentationContentInteraction: Hashable { case automatic, resizes, scrolls }

/// What becomes of a presentation where there is little room.
enum PresentationAdaptation: Hashable { case automatic, none, popover, sheet, fullScreenCover }

/// A gradient around a centre, as an ellipse.
struct EllipticalGradient: _PrimitiveView, ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat
    init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }
    init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { self.init(gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction) }
    init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { self.init(gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction) }
}

extension Text {
    /// How large text is beside other text.
    enum Scale: Hashable { case `default`, secondary }
}

/// The colour of the symbols in a list's rows.
struct ListItemTint: Hashable {
    let _name: String
    let _tint: Color?
    /// This colour in any case.
    static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(_name: "fixed", _tint: tint) }
    /// This colour, where the system has none of its own.
    static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(_name: "preferred", _tint: tint) }
    /// No colour.
    static let monochrome = ListItemTint(_name: "monochrome", _tint: nil)
}
