// Navigation.

/// A stack of screens; links below it push onto it.
struct NavigationStack<Data, Root: View>: _PrimitiveView {
    let path: Any?
    /// Whether the path can hold a value.
    let _accepts: ((Any) -> Bool)?
    let root: Root
    init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        _accepts = nil
        self.root = root()
    }
    init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = path
        _accepts = nil
        self.root = root()
    }
    init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Hashable {
        self.path = path
        _accepts = { $0 is Data.Element }
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
    let columnVisibility: Binding<NavigationSplitViewVisibility>?
    let sidebar: Sidebar
    let content: any View
    let detail: Detail
    /// The column that a narrow window shows; here all are drawn.
    var preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        columnVisibility = nil
        self.sidebar = sidebar()
        content = EmptyView._shared
        self.detail = detail()
    }
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.columnVisibility = columnVisibility
        self.sidebar = sidebar()
        content = EmptyView._shared
        self.detail = detail()
    }
    init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
        self.preferredCompactColumn = preferredCompactColumn
    }
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail)
        self.preferredCompactColumn = preferredCompactColumn
    }
    init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: content, detail: detail)
        self.preferredCompactColumn = preferredCompactColumn
    }
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        columnVisibility = nil
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.columnVisibility = columnVisibility
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }
}

/// A column of a NavigationSplitView.
enum NavigationSplitViewColumn: Hashable { case sidebar, content, detail }

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
    /// What shows the destination while a binding of the program is true.
    let activation: _PresentedDestinationModifier?
    init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination()
        value = nil
        activation = nil
    }
    init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
        value = nil
        activation = nil
    }
    init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
        value = nil
        activation = _PresentedDestinationModifier(isPresented: isActive, destination: { destination })
    }
    init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination(), isActive: isActive, label: label)
    }
    init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, isActive: _isChosen(tag, selection), label: label)
    }
    init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination(), isActive: _isChosen(tag, selection), label: label)
    }
    init(@localized _ title: String, @ViewBuilder destination: () -> Destination) where Label == Text {
        label = _Title(_content: title)
        self.destination = destination()
        value = nil
        activation = nil
    }
    init(@localized _ title: String, destination: Destination) where Label == Text {
        label = _Title(_content: title)
        self.destination = destination
        value = nil
        activation = nil
    }
    init(@localized _ title: String, destination: Destination, isActive: Binding<Bool>) where Label == Text {
        label = _Title(_content: title)
        self.destination = destination
        value = nil
        activation = _PresentedDestinationModifier(isPresented: isActive, destination: { destination })
    }
    init(@localized _ title: String, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) where Label == Text {
        self.init(title, destination: destination(), isActive: isActive)
    }
    init<V: Hashable>(@localized _ title: String, destination: Destination, tag: V, selection: Binding<V?>) where Label == Text {
        self.init(title, destination: destination, isActive: _isChosen(tag, selection))
    }
    init<V: Hashable>(@localized _ title: String, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) where Label == Text {
        self.init(title, destination: destination(), isActive: _isChosen(tag, selection))
    }
    init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
        self.label = label()
        destination = nil
        self.value = value.map { AnyHashable($0) }
        activation = nil
    }
    init<P: Hashable>(@localized _ title: String, value: P?) where Label == Text, Destination == Never {
        label = _Title(_content: title)
        destination = nil
        self.value = value.map { AnyHashable($0) }
        activation = nil
    }
    /// Says whether the destination stands in the column of details; here screens follow each other.
    @inert func isDetailLink(_ isDetailLink: Bool) -> some View
}

/// Whether a tag is chosen; choosing it stores it, and no longer choosing it stores nil.
func _isChosen<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
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

extension View {
    /// Says which screen a link with a value of this type pushes.
    func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        ModifiedContent(content: self, modifier: _DestinationModifier(type: data, destination: destination))
    }
    /// Pushes a screen while the binding is true. The body that says so makes it, before it is pushed too.
    func navigationDestination<C: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> C) -> some View {
        ModifiedContent(content: self, modifier: _PresentedDestinationModifier(isPresented: isPresented, destination: _made(destination())))
    }
}

extension View {
    /// Pushes a screen for an item while there is one.
    func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        ModifiedContent(content: self, modifier: _PresentedDestinationModifier(isPresented: item._isPresent, destination: { _ItemContent.make(item, destination) }))
    }
}

/// An action that closes the screen or sheet that it was read in.
struct DismissAction {
    let _presentation: _Presentation?
    @native("DismissAction.callAsFunction") func callAsFunction()
}

/// The older form of DismissAction.
struct PresentationMode {
    let _presentation: _Presentation?
    var isPresented: Bool { _presentation != nil }
    @native("PresentationMode.dismiss") mutating func dismiss()
}
