// Navigation and presentation.

/// A stack of screens; links below it push onto it.
struct NavigationStack<Data, Root: View>: _PrimitiveView {
    let path: Any?
    let root: Root
    init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }
    init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = path
        self.root = root()
    }
    init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Hashable {
        self.path = path
        self.root = root()
    }
}

/// The older form of NavigationStack.
struct NavigationView<Content: View>: _PrimitiveView {
    let path: Any?
    let root: Content
    init(@ViewBuilder content: () -> Content) {
        path = nil
        root = content()
    }
}

/// Columns of which the first chooses what the others show; here the first is shown above the others.
struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView {
    let sidebar: Sidebar
    let content: any View
    let detail: Detail
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.sidebar = sidebar()
        content = EmptyView._shared
        self.detail = detail()
    }
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.sidebar = sidebar()
        content = EmptyView._shared
        self.detail = detail()
    }
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }
}

/// Which columns of a NavigationSplitView are shown.
enum NavigationSplitViewVisibility: Hashable { case automatic, all, doubleColumn, detailOnly }

/// A list of values of any type, as the path of a NavigationStack.
struct NavigationPath: Equatable {
    var _elements: [AnyHashable] = []
    init() {}
    init<S: Sequence>(_ elements: S) where S.Element: Hashable { for element in elements { _elements.append(AnyHashable(element)) } }
    var count: Int { _elements.count }
    var isEmpty: Bool { _elements.isEmpty }
    mutating func append<V: Hashable>(_ value: V) { _elements.append(AnyHashable(value)) }
    mutating func removeLast(_ k: Int = 1) { _elements.removeLast(k) }
}

/// A control that pushes a screen onto the navigation stack around it.
struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
    let label: any View
    let destination: (any View)?
    let value: AnyHashable?
    let isActive: Binding<Bool>?
    init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination()
        value = nil
        isActive = nil
    }
    init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
        value = nil
        isActive = nil
    }
    init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
        value = nil
        self.isActive = isActive
    }
    init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination()
        value = nil
        self.isActive = isActive
    }
    init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination()
        value = nil
        isActive = Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    }
    init(_ title: String, @ViewBuilder destination: () -> Destination) where Label == Text {
        label = _Title(_content: title)
        self.destination = destination()
        value = nil
        isActive = nil
    }
    init(_ title: String, destination: Destination) where Label == Text {
        label = _Title(_content: title)
        self.destination = destination
        value = nil
        isActive = nil
    }
    init(_ title: String, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) where Label == Text {
        label = _Title(_content: title)
        self.destination = destination()
        value = nil
        self.isActive = isActive
    }
    init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
        self.label = label()
        destination = nil
        self.value = value.map { AnyHashable($0) }
        isActive = nil
    }
    init<P: Hashable>(_ title: String, value: P?) where Label == Text, Destination == Never {
        label = _Title(_content: title)
        destination = nil
        self.value = value.map { AnyHashable($0) }
        isActive = nil
    }
}

/// What `navigationDestination` adds to a view.
struct _DestinationModifier {
    let type: Any
    let destination: Any
}

/// What `navigationDestination(isPresented:)` and `navigationDestination(item:)` add to a view.
struct _PresentedDestinationModifier {
    let isPresented: Binding<Bool>
    let destination: () -> any View
}

/// What sheets, covers and popovers add to a view.
struct _SheetModifier {
    let kind: String
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let content: () -> any View
}

/// What alerts and dialogs add to a view.
struct _AlertModifier {
    let title: String
    let isPresented: Binding<Bool>
    let actions: () -> any View
    let message: () -> any View
}

extension View {
    /// Says which screen a link with a value of this type pushes.
    func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        ModifiedContent(content: self, modifier: _DestinationModifier(type: data, destination: destination))
    }
    /// Pushes a screen while the binding is true.
    func navigationDestination<C: View>(isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> C) -> some View {
        ModifiedContent(content: self, modifier: _PresentedDestinationModifier(isPresented: isPresented, destination: { destination() }))
    }
    /// Shows a sheet while the binding is true.
    func sheet<C: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C) -> some View {
        ModifiedContent(content: self, modifier: _SheetModifier(kind: "sheet", isPresented: isPresented, onDismiss: onDismiss, content: { content() }))
    }
    /// Shows a sheet for an item while there is one.
    func sheet<Item: Identifiable, C: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C) -> some View {
        ModifiedContent(content: self, modifier: _SheetModifier(kind: "sheet", isPresented: item._isPresent, onDismiss: onDismiss, content: { _ItemContent.make(item, content) }))
    }
    /// Covers the screen while the binding is true.
    func fullScreenCover<C: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C) -> some View {
        ModifiedContent(content: self, modifier: _SheetModifier(kind: "fullScreenCover", isPresented: isPresented, onDismiss: onDismiss, content: { content() }))
    }
    /// Covers the screen for an item while there is one.
    func fullScreenCover<Item: Identifiable, C: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C) -> some View {
        ModifiedContent(content: self, modifier: _SheetModifier(kind: "fullScreenCover", isPresented: item._isPresent, onDismiss: onDismiss, content: { _ItemContent.make(item, content) }))
    }
    /// Shows a popover while the binding is true.
    func popover<C: View>(isPresented: Binding<Bool>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> C) -> some View {
        ModifiedContent(content: self, modifier: _SheetModifier(kind: "popover", isPresented: isPresented, onDismiss: nil, content: { content() }))
    }
    /// Shows an alert while the binding is true.
    func alert<A: View>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(title: title, isPresented: isPresented, actions: { actions() }, message: { EmptyView._shared }))
    }
    /// Shows an alert with a message while the binding is true.
    func alert<A: View, M: View>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(title: title, isPresented: isPresented, actions: { actions() }, message: { message() }))
    }
    /// Shows an alert while the binding is true.
    func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(title: "", isPresented: isPresented, actions: { content()._actions }, message: { content()._message }))
    }
    /// Shows a choice of actions while the binding is true: the older form of `confirmationDialog`.
    func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(title: "", isPresented: isPresented, actions: { content()._actions }, message: { content()._message }))
    }
    /// Shows an alert for an item while there is one.
    func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(
            title: "", isPresented: item._isPresent, actions: { _ItemContent.make(item) { content($0)._view } }, message: { EmptyView._shared }))
    }
    /// Shows a popover for an item while there is one.
    func popover<Item: Identifiable, C: View>(item: Binding<Item?>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> C) -> some View {
        ModifiedContent(content: self, modifier: _SheetModifier(kind: "popover", isPresented: item._isPresent, onDismiss: nil, content: { _ItemContent.make(item, content) }))
    }
    /// Shows a choice of actions while the binding is true.
    func confirmationDialog<A: View>(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(title: title, isPresented: isPresented, actions: { actions() }, message: { EmptyView._shared }))
    }
    /// Shows a choice of actions with a message while the binding is true.
    func confirmationDialog<A: View, M: View>(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(title: title, isPresented: isPresented, actions: { actions() }, message: { message() }))
    }
}

/// Makes the content of a sheet for an item, or nothing once the item is gone.
enum _ItemContent {
    static func make<Item, C: View>(_ item: Binding<Item?>, _ content: (Item) -> C) -> any View {
        if let value = item.wrappedValue { return content(value) }
        return EmptyView._shared
    }
}

extension Binding {
    /// Whether an optional value is there; setting false clears it.
    @native("Binding._isPresent") var _isPresent: Binding<Bool> { get }
}

/// An alert with one or two buttons.
struct Alert {
    let _actions: any View
    let _message: any View
    init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        _actions = TupleView([(dismissButton ?? Alert.Button.default(Text("OK")))._view])
        _message = TupleView([title, message ?? Text("")])
    }
    init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        _actions = TupleView([primaryButton._view, secondaryButton._view])
        _message = TupleView([title, message ?? Text("")])
    }
    var _view: AnyView { AnyView(TupleView([_message, _actions])) }
    /// A button of an alert.
    struct Button {
        let _view: any View
        static func `default`(_ label: Text, action: @escaping () -> Void = {}) -> Alert.Button { Alert.Button(_view: SwiftUIButton.make(label, nil, action)) }
        static func cancel(_ label: Text = Text("Cancel"), action: @escaping () -> Void = {}) -> Alert.Button { Alert.Button(_view: SwiftUIButton.make(label, ButtonRole.cancel, action)) }
        static func destructive(_ label: Text, action: @escaping () -> Void = {}) -> Alert.Button { Alert.Button(_view: SwiftUIButton.make(label, ButtonRole.destructive, action)) }
    }
}

/// Makes plain buttons where another type is called Button.
enum SwiftUIButton {
    static func make(_ label: Text, _ role: ButtonRole?, _ action: @escaping () -> Void) -> any View { Button(role: role, action: action, label: { label }) }
}

/// Screens of which a bar chooses one.
struct TabView<SelectionValue, Content: View>: _PrimitiveView {
    let selection: Any?
    let content: Content
    init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        selection = nil
        self.content = content()
    }
    init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) where SelectionValue: Hashable {
        self.selection = selection
        self.content = content()
    }
}

/// One screen of a TabView.
struct Tab<Value, Content: View, Label>: _PrimitiveView {
    let title: String
    let value: AnyHashable?
    let content: Content
    init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) where Value == Never, Label == Text {
        self.title = title
        value = nil
        self.content = content()
    }
    init(_ title: String, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Value: Hashable, Label == Text {
        self.title = title
        self.value = AnyHashable(value)
        self.content = content()
    }
}

/// What `tabItem` adds to a screen of a TabView.
struct _TabItemModifier {
    let label: any View
}

extension View {
    /// Says what the bar of a TabView shows for this screen.
    func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { ModifiedContent(content: self, modifier: _TabItemModifier(label: label())) }
}

/// An action that closes the screen or sheet that it was read in.
struct DismissAction {
    let _depth: Int
    @native("DismissAction.callAsFunction") func callAsFunction()
}

/// The older form of DismissAction.
struct PresentationMode {
    let _depth: Int
    let isPresented: Bool
    @native("PresentationMode.dismiss") mutating func dismiss()
}

/// An action that opens an address.
struct OpenURLAction {
    @native("OpenURLAction.callAsFunction") func callAsFunction(_ url: URL)
}

/// A choice of actions: the older form of a confirmation dialog.
struct ActionSheet {
    typealias Button = Alert.Button
    let _actions: any View
    let _message: any View
    init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) {
        _actions = TupleView(buttons.map { $0._view })
        _message = TupleView([title, message ?? Text("")])
    }
}
