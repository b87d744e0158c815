// Screens of which a bar chooses one.

/// Screens of which a bar chooses one.
struct TabView<SelectionValue, Content: View>: _PrimitiveView {
    let selection: Any?
    let content: Content
    init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        selection = nil
        self.content = content()
    }
    init(selection: Binding<SelectionValue>?, @TabContentBuilder<SelectionValue> content: () -> Content) where SelectionValue: Hashable {
        self.selection = selection
        self.content = content()
    }
}

/// Builds the screens of a TabView.
@resultBuilder struct TabContentBuilder<TabValue> {
    static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    static func buildBlock() -> EmptyView { EmptyView._shared }
    static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    static func buildBlock(_ content: any View...) -> TupleView { TupleView(content) }
    static func buildOptional(_ content: (any View)?) -> _OptionalContent { _OptionalContent(content: content) }
    static func buildEither(first content: any View) -> _ConditionalContent { _ConditionalContent(isFirst: true, content: content) }
    static func buildEither(second content: any View) -> _ConditionalContent { _ConditionalContent(isFirst: false, content: content) }
    static func buildLimitedAvailability(_ content: any View) -> AnyView { AnyView(content) }
}

/// One screen of a TabView.
struct Tab<Value, Content: View, Label>: _PrimitiveView {
    let title: String
    let label: (any View)?
    let value: AnyHashable?
    let role: TabRole?
    let content: Content
    init(@localized _ title: String, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never, Label == Text {
        self.title = title
        label = _TitleAndIcon(_content: title, _name: systemImage)
        value = nil
        self.role = role
        self.content = content()
    }
    init(@localized _ title: String, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never, Label == Text {
        self.title = title
        label = _TitleAndIcon(_content: title, _name: image)
        value = nil
        self.role = role
        self.content = content()
    }
    init(@localized _ title: String, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value: Hashable, Label == Text {
        self.title = title
        label = _TitleAndIcon(_content: title, _name: systemImage)
        self.value = AnyHashable(value)
        self.role = role
        self.content = content()
    }
    init(@localized _ title: String, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value: Hashable, Label == Text {
        self.title = title
        label = _TitleAndIcon(_content: title, _name: image)
        self.value = AnyHashable(value)
        self.role = role
        self.content = content()
    }
    init(role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never, Label == Text {
        title = role?._title ?? ""
        label = nil
        value = nil
        self.role = role
        self.content = content()
    }
    init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value: Hashable, Label == Text {
        title = role?._title ?? ""
        label = nil
        self.value = AnyHashable(value)
        self.role = role
        self.content = content()
    }
    init<L: View>(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) where Value == Never, Label == L {
        title = ""
        self.label = label()
        value = nil
        self.role = role
        self.content = content()
    }
    init<L: View>(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) where Value: Hashable, Label == L {
        title = ""
        self.label = label()
        self.value = AnyHashable(value)
        self.role = role
        self.content = content()
    }
}

/// What a tab is for.
struct TabRole: Hashable {
    let _title: String
    static let search = TabRole(_title: "Search")
}

/// Tabs that belong together; here they stand in the bar like the others.
struct TabSection<Header, Content: View>: _PrimitiveView {
    let header: any View
    let content: Content
    init(@localized _ title: String, @ViewBuilder content: () -> Content) where Header == Text {
        header = _Title(_content: title)
        self.content = content()
    }
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) where Header: View {
        self.header = header()
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
    /// Makes a bar smaller while one scrolls.
    @inert func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
    /// Names a tab, so that its place in the bar can be kept.
    @inert func customizationID(_ id: String) -> some View
}

/// When the bar of a TabView gets smaller.
enum TabBarMinimizeBehavior: Hashable { case automatic, onScrollDown, onScrollUp, never }
