// Modifiers that run something, or give a view its identity.

/// What `onAppear` and `onDisappear` add to a view.
struct _AppearanceModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

/// What `onChange` adds to a view.
struct _ChangeModifier {
    let value: Any
    let initial: Bool
    let parameters: Int
    let action: Any
}

/// What `onTapGesture` and `onLongPressGesture` add to a view.
struct _GestureModifier {
    let kind: String
    let count: Int
    let action: () -> Void
    var pressing: ((Bool) -> Void)? = nil
    /// What else the gesture was given, for the comparison.
    var details: Any = ()
}

/// What `id` adds to a view.
struct _IdentifierModifier {
    let id: Any
}

/// What `tag` adds to a view.
struct _TagModifier {
    let tag: Any
}

/// What `onSubmit` and `submitScope` add to a view.
struct _SubmitModifier {
    let triggers: SubmitTriggers
    let isScope: Bool
    let action: (() -> Void)?
}

/// What `focused` adds to a view.
struct _FocusModifier {
    let binding: Any
    let value: Any
}

/// What `onDelete` and `onMove` add to the rows of a ForEach.
struct _EditModifier {
    let kind: String
    let action: ((Int, Int) -> Void)?
}

/// The action of `onDelete` for one row.
func _deletion(_ action: ((IndexSet) -> Void)?) -> ((Int, Int) -> Void)? {
    guard let action else { return nil }
    return { row, _ in action(IndexSet(integer: row)) }
}

/// The action of `onMove` for one row.
func _movement(_ action: ((IndexSet, Int) -> Void)?) -> ((Int, Int) -> Void)? {
    guard let action else { return nil }
    return { row, destination in action(IndexSet(integer: row), destination) }
}

/// What `overlay`, `background` and their like add to a view: another view, drawn with it.
struct _SecondaryModifier {
    let kind: String
    let content: any View
    let alignment: Alignment
    /// What else the modifier was given, for the comparison.
    var details: Any = ()
}

/// What `task` adds to a view.
struct _TaskModifier {
    let id: Any?
    let priority: TaskPriority
    let action: Any
}

/// What `refreshable` adds to a view.
struct _RefreshModifier {
    let action: () -> Void
}

/// Refreshes what is shown, as pulling it down does.
struct RefreshAction {
    let _action: () async -> Void
    func callAsFunction() async { await _action() }
}

/// A name that a menu, toolbar or dialog shows, with views of its own.
struct _AccessoryModifier {
    let kind: String
    let content: any View
    /// What else the modifier was given, for the comparison.
    var details: Any = ()
}

extension View {
    /// Runs an action when the view appears.
    func onAppear(perform action: (() -> Void)? = nil) -> some View { ModifiedContent(content: self, modifier: _AppearanceModifier(appear: action, disappear: nil)) }
    /// Runs an action when the view has gone.
    func onDisappear(perform action: (() -> Void)? = nil) -> some View { ModifiedContent(content: self, modifier: _AppearanceModifier(appear: nil, disappear: action)) }
    /// Runs an action when a value has changed.
    func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { ModifiedContent(content: self, modifier: _ChangeModifier(value: value, initial: initial, parameters: 0, action: action)) }
    /// Runs an action with the old and the new value when a value has changed.
    func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View { ModifiedContent(content: self, modifier: _ChangeModifier(value: value, initial: initial, parameters: 2, action: action)) }
    /// Runs an action with the new value when a value has changed.
    func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { ModifiedContent(content: self, modifier: _ChangeModifier(value: value, initial: false, parameters: 1, action: action)) }
    /// Runs an action when the view is tapped.
    func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { ModifiedContent(content: self, modifier: _GestureModifier(kind: "tap", count: count, action: action)) }
    /// Runs an action when the view is tapped, with the place of the tap, which is always the view's corner here.
    func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) -> some View { ModifiedContent(content: self, modifier: _GestureModifier(kind: "tap", count: count, action: { action(CGPoint.zero) }, details: coordinateSpace)) }
    /// Runs an action when the view is pressed for a while.
    func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void) -> some View { ModifiedContent(content: self, modifier: _GestureModifier(kind: "longPress", count: 1, action: action, details: (minimumDuration, maximumDistance))) }
    /// Runs an action when the view is pressed for a while.
    func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View { ModifiedContent(content: self, modifier: _GestureModifier(kind: "longPress", count: 1, action: action, pressing: pressing, details: (minimumDuration, maximumDistance))) }
    /// Runs an action when the view is pressed for a while, and another when the press begins and ends.
    func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)?) -> some View { ModifiedContent(content: self, modifier: _GestureModifier(kind: "longPress", count: 1, action: action, pressing: onPressingChanged, details: (minimumDuration, maximumDistance))) }
    /// Gives the view an identity; a new id makes a new view with new state.
    func id<ID: Hashable>(_ id: ID) -> some View { ModifiedContent(content: self, modifier: _IdentifierModifier(id: id)) }
    /// Marks the view with the value that a Picker, TabView or List selects by it.
    func tag<V: Hashable>(_ tag: V) -> some View { ModifiedContent(content: self, modifier: _TagModifier(tag: tag)) }
    /// Runs an action when the return key is pressed in a text field below.
    func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { ModifiedContent(content: self, modifier: _SubmitModifier(triggers: triggers, isScope: false, action: action)) }
    /// Keeps the return keys below from the actions of `onSubmit` above.
    func submitScope(_ isBlocking: Bool = true) -> some View { ModifiedContent(content: self, modifier: _SubmitModifier(triggers: .text, isScope: isBlocking, action: nil)) }
    /// Runs a task while the view is shown.
    func task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View { ModifiedContent(content: self, modifier: _TaskModifier(id: nil, priority: priority, action: action)) }
    /// Runs a task while the view is shown, and again when the id changes.
    func task<T: Equatable>(id: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View { ModifiedContent(content: self, modifier: _TaskModifier(id: id, priority: priority, action: action)) }
    /// Runs a task when the view is pulled down; `:refresh` does that.
    func refreshable(action: @escaping () async -> Void) -> some View {
        ModifiedContent(
            content: ModifiedContent(content: self, modifier: _EnvironmentModifier(keyPath: \EnvironmentValues.refresh, value: RefreshAction(_action: action))),
            modifier: _RefreshModifier(action: { Task { await action() } }))
    }
    /// Draws another view above this one.
    @_disfavoredOverload func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View { ModifiedContent(content: self, modifier: _SecondaryModifier(kind: "overlay", content: overlay, alignment: alignment)) }
    /// Draws other views above this one.
    func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { ModifiedContent(content: self, modifier: _SecondaryModifier(kind: "overlay", content: content(), alignment: alignment)) }
    /// Draws another view behind this one.
    @_disfavoredOverload func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View { ModifiedContent(content: self, modifier: _SecondaryModifier(kind: "background", content: background, alignment: alignment)) }
    /// Draws other views behind this one.
    func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { ModifiedContent(content: self, modifier: _SecondaryModifier(kind: "background", content: content(), alignment: alignment)) }
    /// Shows this view only where the mask draws; on this screen it is shown whole.
    func mask<Mask: View>(_ mask: Mask) -> some View { ModifiedContent(content: self, modifier: _SecondaryModifier(kind: "mask", content: mask, alignment: Alignment.center)) }
    /// Shows this view only where the mask draws; on this screen it is shown whole.
    func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { ModifiedContent(content: self, modifier: _SecondaryModifier(kind: "mask", content: mask(), alignment: alignment)) }
    /// Adds a menu that a long press opens.
    func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some View { ModifiedContent(content: self, modifier: _AccessoryModifier(kind: "contextMenu", content: menuItems())) }
    /// Adds a menu that a long press opens, beside another view of what it is about, which is not shown here.
    func contextMenu<V: View, P: View>(@ViewBuilder menuItems: () -> V, @ViewBuilder preview: () -> P) -> some View {
        ModifiedContent(content: self, modifier: _AccessoryModifier(kind: "contextMenu", content: menuItems(), details: preview()))
    }
    /// Adds a menu for the chosen rows of a list or table, and an action for a double tap on them; neither can be reached here.
    @inert func contextMenu<I: Hashable, M: View>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View
    /// Adds a menu that was made before; nil for none.
    @ViewBuilder func contextMenu<V: View>(_ contextMenu: ContextMenu<V>?) -> some View {
        if let contextMenu { self.contextMenu { contextMenu._items } } else { self }
    }
    /// Adds buttons to the bar of the screen, which a person could rearrange.
    func toolbar<V: View>(id: String, @ViewBuilder content: () -> V) -> some View { toolbar(content: content).customizationID(id) }
    /// Adds buttons to the bar of the screen.
    func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { ModifiedContent(content: self, modifier: _AccessoryModifier(kind: "toolbar", content: content())) }
    /// Adds buttons that a swipe over the row shows.
    func swipeActions<V: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V) -> some View { ModifiedContent(content: self, modifier: _AccessoryModifier(kind: "swipeActions", content: content(), details: (edge, allowsFullSwipe))) }
    /// Adds buttons to the bar of the screen.
    func navigationBarItems<T: View>(trailing: T) -> some View { ModifiedContent(content: self, modifier: _AccessoryModifier(kind: "toolbar", content: trailing, details: HorizontalEdge.trailing)) }
    /// Adds buttons to the bar of the screen.
    func navigationBarItems<L: View>(leading: L) -> some View { ModifiedContent(content: self, modifier: _AccessoryModifier(kind: "toolbar", content: leading, details: HorizontalEdge.leading)) }
    /// Adds buttons to the bar of the screen.
    func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { ModifiedContent(content: self, modifier: _AccessoryModifier(kind: "toolbar", content: leading, details: HorizontalEdge.leading)).navigationBarItems(trailing: trailing) }
    /// Adds a bar at an edge.
    func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { ModifiedContent(content: self, modifier: _SecondaryModifier(kind: edge == .top ? "inset above" : "inset below", content: content(), alignment: Alignment(horizontal: alignment, vertical: .center), details: (edge, spacing))) }
    /// Adds a bar at a side.
    func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { ModifiedContent(content: self, modifier: _SecondaryModifier(kind: edge == .leading ? "inset before" : "inset after", content: content(), alignment: Alignment(horizontal: .center, vertical: alignment), details: (edge, spacing))) }
    /// Connects the focus of a field to a property.
    func focused(_ condition: FocusState<Bool>.Binding) -> some View { ModifiedContent(content: self, modifier: _FocusModifier(binding: condition, value: true)) }
    /// Connects the focus of a field to a value of a property.
    func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { ModifiedContent(content: self, modifier: _FocusModifier(binding: binding, value: value)) }
    /// Says which field has the focus when the view appears.
    func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) -> some View {
        // The closure holds the priority for the comparison alone: the focus goes where it is wished in any case.
        ModifiedContent(content: self, modifier: _AppearanceModifier(appear: { [priority] in _ = priority; binding.wrappedValue = value }, disappear: nil))
    }
}

/// When the default focus is looked for.
enum DefaultFocusEvaluationPriority: Hashable { case automatic, userInitiated }

/// Rows of a collection, with what can be done to them.
protocol DynamicViewContent: View {
}

extension ForEach: DynamicViewContent {
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent {
}

extension DynamicViewContent {
    /// Lets the user delete rows.
    func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { ModifiedContent(content: self, modifier: _EditModifier(kind: "delete", action: _deletion(action))) }
    /// Lets the user move rows.
    func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { ModifiedContent(content: self, modifier: _EditModifier(kind: "move", action: _movement(action))) }
    /// Takes what is dropped between rows; here nothing is dropped.
    func onInsert(of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent { ModifiedContent(content: self, modifier: InertModifier(name: "onInsert", arguments: (types, action))) }
    /// Takes what is dropped between rows; here nothing is dropped.
    func onInsert(of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent { ModifiedContent(content: self, modifier: InertModifier(name: "onInsert", arguments: (types, action))) }
}

/// The menu of a view, made beside it.
struct ContextMenu<MenuItems: View> {
    let _items: MenuItems
    init(@ViewBuilder menuItems: () -> MenuItems) { _items = menuItems() }
}

/// What starts `onSubmit`.
struct SubmitTriggers: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let text = SubmitTriggers(rawValue: 1)
    static let search = SubmitTriggers(rawValue: 2)
}

/// A button or other view in a toolbar.
struct ToolbarItem<ID, Content: View>: _PrimitiveView {
    let placement: ToolbarItemPlacement
    let content: Content
    var _details: Any = ()
    init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.placement = placement
        self.content = content()
    }
    init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content) where ID == String {
        self.placement = placement
        _details = (id, showsByDefault)
        self.content = content()
    }
}

/// Several views in a toolbar.
struct ToolbarItemGroup<Content: View>: _PrimitiveView {
    let placement: ToolbarItemPlacement
    let content: Content
    init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Where an item of a toolbar stands.
enum ToolbarItemPlacement: Hashable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction, cancellationAction, destructiveAction, keyboard, topBarLeading, topBarTrailing, bottomBar, navigationBarLeading, navigationBarTrailing
}
