// Modifiers of lists, bars, screens and sheets that only style: carried in the view's value and compared with it, without other effect on updates.

extension View {
    /// Sets the title of the screen.
    @inert func navigationTitle(@localized _ title: String) -> some View
    /// Says how large the title in the bar is.
    @inert func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
    /// Sets the title of the screen.
    @inert func navigationTitle(_ title: Text) -> some View
    /// Sets the title of the screen, which one can change there.
    @inert func navigationTitle(_ title: Binding<String>) -> some View
    /// Sets the title of the screen.
    @inert func navigationBarTitle(@localized _ title: String) -> some View
    /// Sets the title of the screen.
    @inert func navigationBarTitle(_ title: Text) -> some View
    /// Sets the title of the screen.
    @inert func navigationBarTitle(@localized _ title: String, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    /// Sets the title of the screen.
    @inert func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    /// Says how the title is shown.
    @inert func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
    /// Hides the bar.
    @inert func navigationBarHidden(_ hidden: Bool) -> some View
    /// Hides the back button.
    @inert func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View
    /// Shows or hides bars.
    @inert func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    /// Takes an item away that the system would put into the bar.
    @inert func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View
    /// Says whether bars are seen.
    @inert func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    /// Says whether a button that is held down acts again and again.
    @inert func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
    /// Says how the screen takes the place of the one before.
    @inert func navigationTransition(_ style: NavigationTransition) -> some View
    /// Marks the view from which a screen grows.
    @inert func matchedTransitionSource(id: any Hashable, in namespace: Namespace.ID) -> some View
    /// Marks the view from which a screen grows, and says how it looks while it does.
    func matchedTransitionSource(id: any Hashable, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> EmptyMatchedTransitionSourceConfiguration) -> some View {
        ModifiedContent(content: self, modifier: InertModifier(name: "matchedTransitionSource", arguments: (id, namespace, configuration(EmptyMatchedTransitionSourceConfiguration()))))
    }
    /// Sets the background of bars.
    @inert func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
    /// Says whether the backgrounds of bars are seen.
    @inert func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    /// Shows or hides the bar at the top of the screen.
    @inert func statusBar(hidden: Bool) -> some View
    /// Sets the background of a row.
    @inert func listRowBackground<V: View>(_ view: V?) -> some View
    /// Sets the distances of a row.
    @inert func listRowInsets(_ insets: EdgeInsets?) -> some View
    /// Shows or hides the line under a row.
    @inert func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View
    /// Sets the colour of the line under a row.
    @inert func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View
    /// Sets the space between rows.
    @inert func listRowSpacing(_ spacing: CGFloat?) -> some View
    /// Shows or hides the background of lists.
    @inert func scrollContentBackground(_ visibility: Visibility) -> some View
    /// Shows or hides the bars beside scrolled content.
    @inert func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
    /// Says whether content scrolls.
    func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
    /// Says where scrolling comes to rest.
    @inert func scrollTargetLayout(isEnabled: Bool = true) -> some View
    /// Says where scrolling comes to rest.
    @inert func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View
    /// Says whether content bounces.
    @inert func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View
    /// Ties the row at the edge of the viewport to a value.
    @inert func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
    /// Ties the place of a scroll view to a value.
    @inert func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
    /// Says where content stands before anyone scrolls.
    @inert func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
    /// Says whether scrolled content is cut at the edges.
    @inert func scrollClipDisabled(_ disabled: Bool = true) -> some View
    /// Says what happens to the keyboard when content scrolls.
    @inert func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
    /// Changes how a view is drawn by its size.
    @inert func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> any VisualEffect) -> some View
    /// Moves, turns and stretches what is drawn.
    @inert func transformEffect(_ transform: CGAffineTransform) -> some View
    /// Moves, turns and stretches what is drawn.
    @inert func projectionEffect(_ transform: Any) -> some View
    /// Says how a pointer above the view changes it.
    @inert func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
    /// Connects the view to the crown of a watch.
    @inert func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View
    /// Connects the view to the crown of a watch.
    @inert func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from minimum: V, through maximum: V, by stride: V? = nil, sensitivity: Any? = nil, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true) -> some View
    /// Fills the search field when this row is tapped.
    @inert func searchCompletion(_ completion: String) -> some View
    /// Lets a cell of a grid take no room of its own in a direction.
    @inert func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
    /// Adds a menu to the title in the bar.
    func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { ModifiedContent(content: self, modifier: _AccessoryModifier(kind: "titleMenu", content: content())) }
    /// Says whether a row can be chosen.
    @inert func selectionDisabled(_ isDisabled: Bool = true) -> some View
    /// Sets how much the badges below stand out.
    @inert func badgeProminence(_ prominence: BadgeProminence) -> some View
    /// Sets the colour of the lines around a section.
    @inert func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
    /// Lets a row be moved or not.
    @inert func moveDisabled(_ disabled: Bool) -> some View
    /// Lets a row be deleted or not.
    @inert func deleteDisabled(_ disabled: Bool) -> some View
    /// Sets the heights that a sheet can have.
    @inert func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
    /// Sets the heights that a sheet can have, with a binding to the one that it has.
    @inert func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
    /// Shows or hides the handle of a sheet.
    @inert func presentationDragIndicator(_ visibility: Visibility) -> some View
    /// Keeps a sheet from being pulled away.
    @inert func interactiveDismissDisabled(_ disabled: Bool = true) -> some View
}

/// How a screen takes the place of another one.
struct NavigationTransition: Hashable {
    let _name: String
    var _source: AnyHashable? = nil
    var _namespace: Namespace.ID? = nil
    static let automatic = NavigationTransition(_name: "automatic")
    static func zoom(sourceID: any Hashable, in namespace: Namespace.ID) -> NavigationTransition { NavigationTransition(_name: "zoom", _source: AnyHashable(sourceID), _namespace: namespace) }
}

/// How a view looks while a screen grows out of it.
struct EmptyMatchedTransitionSourceConfiguration {
    var _parts: [InertModifier] = []
    func _with(_ name: String, _ argument: Any) -> EmptyMatchedTransitionSourceConfiguration {
        var copy = self
        copy._parts.append(InertModifier(name: name, arguments: argument))
        return copy
    }
    /// With a style behind it.
    func background<S: ShapeStyle>(_ style: S) -> EmptyMatchedTransitionSourceConfiguration { _with("background", style) }
    /// Cut by a shape.
    func clipShape<S: Shape>(_ shape: S) -> EmptyMatchedTransitionSourceConfiguration { _with("clipShape", shape) }
    /// With a shadow.
    func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> EmptyMatchedTransitionSourceConfiguration { _with("shadow", (color, radius, x, y)) }
}

/// A bar of the screen.
enum ToolbarPlacement: Hashable { case automatic, navigationBar, tabBar, bottomBar, windowToolbar }

/// How much a badge stands out.
enum BadgeProminence: Hashable { case decreased, standard, increased }

/// An item that the system puts into a bar.
struct ToolbarDefaultItemKind: Hashable {
    let _name: String
    static let sidebarToggle = ToolbarDefaultItemKind(_name: "sidebarToggle")
    static let title = ToolbarDefaultItemKind(_name: "title")
}

/// The place of a scroll view as a value; nothing moves with it here.
struct ScrollPosition: Hashable {
    var _id: AnyHashable?
    var _edge: Edge?
    var _point: CGPoint?
    var _anchor: UnitPoint?
    init() {}
    init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { (_id, _anchor) = (AnyHashable(id), anchor) }
    init<ID: Hashable>(idType: ID.Type) {}
    init(edge: Edge) { _edge = edge }
    init(point: CGPoint) { _point = point }
    init(x: CGFloat, y: CGFloat) { _point = CGPoint(x: x, y: y) }
    init(y: CGFloat) { _point = CGPoint(x: 0, y: y) }
    /// The edge that was asked for.
    var edge: Edge? { _edge }
    /// The point that was asked for.
    var point: CGPoint? { _point }
    /// The id of the view that was asked for.
    var viewID: AnyHashable? { _id }
    /// Whether a person has scrolled since.
    var isPositionedByUser: Bool { false }
    /// The id of the view that was asked for, as a type.
    func viewID<T: Hashable>(type: T.Type) -> T? { _id?.base as? T }
    mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self = ScrollPosition(id: id, anchor: anchor) }
    mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
    mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
    mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
    mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
}
