// Parts of lists, and content that can be shown and hidden.

/// Rows with a header and a footer, in a list or form.
struct Section<Parent: View, Content: View, Footer: View>: _PrimitiveView {
    let header: any View
    let content: any View
    let footer: any View
    var isExpanded: Binding<Bool>? = nil
    init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView {
        header = EmptyView._shared
        self.content = content()
        footer = EmptyView._shared
    }
    init(@localized _ title: String, @ViewBuilder content: () -> Content) where Parent == Text, Footer == EmptyView {
        header = _Title(_content: title)
        self.content = content()
        footer = EmptyView._shared
    }
    init(@localized _ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where Parent == Text, Footer == EmptyView {
        header = _Title(_content: title)
        self.content = isExpanded.wrappedValue ? content() : EmptyView._shared
        footer = EmptyView._shared
        self.isExpanded = isExpanded
    }
    init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView {
        self.header = header()
        self.content = isExpanded.wrappedValue ? content() : EmptyView._shared
        footer = EmptyView._shared
        self.isExpanded = isExpanded
    }
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView {
        self.header = header()
        self.content = content()
        footer = EmptyView._shared
    }
    init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) where Parent == EmptyView {
        header = EmptyView._shared
        self.content = content()
        self.footer = footer()
    }
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }
    init(header: Parent, @ViewBuilder content: () -> Content) where Footer == EmptyView {
        self.header = header
        self.content = content()
        footer = EmptyView._shared
    }
    init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView {
        header = EmptyView._shared
        self.content = content()
        self.footer = footer
    }
    init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.header = header
        self.content = content()
        self.footer = footer
    }
    init(_header: any View, content: any View, footer: any View, isExpanded: Binding<Bool>?) {
        header = _header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
    /// Adds buttons below the rows of the section.
    func sectionActions<Actions: View>(@ViewBuilder content actions: () -> Actions) -> some View {
        Section(_header: header, content: TupleView([content, actions()]), footer: footer, isExpanded: isExpanded)
    }
}

/// Content that a tap on its label shows and hides.
struct DisclosureGroup<Label: View, Content: View>: _PrimitiveView {
    let label: any View
    let isExpanded: Binding<Bool>?
    let content: () -> Content
    init(@localized _ title: String, @ViewBuilder content: @escaping () -> Content) where Label == Text {
        label = _Title(_content: title)
        isExpanded = nil
        self.content = content
    }
    init(@localized _ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where Label == Text {
        label = _Title(_content: title)
        self.isExpanded = isExpanded
        self.content = content
    }
    init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        isExpanded = nil
        self.content = content
    }
    init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.isExpanded = isExpanded
        self.content = content
    }
}

/// Rows of a tree: each element that has children can be opened and closed.
struct OutlineGroup<Data: RandomAccessCollection, ID, Leaf: View>: _PrimitiveView {
    let content: any View
    init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.content = ForEach(data) { _Outline.row($0, children, content) }
    }
    init(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) where ID: Hashable {
        self.content = ForEach(data, id: id) { _Outline.row($0, id, children, content) }
    }
    init<Root: Identifiable>(_ root: Root, children: KeyPath<Root, Data?>, @ViewBuilder content: @escaping (Root) -> Leaf) where ID == Root.ID, Root == Data.Element {
        self.content = _Outline.row(root, children, content)
    }
}

/// The rows of an OutlineGroup.
enum _Outline {
    static func row<Data: RandomAccessCollection, Leaf: View>(_ element: Data.Element, _ children: KeyPath<Data.Element, Data?>, _ content: @escaping (Data.Element) -> Leaf) -> AnyView where Data.Element: Identifiable {
        if let below = element[keyPath: children] {
            return AnyView(DisclosureGroup(content: { OutlineGroup(below, children: children, content: content) }, label: { content(element) }))
        }
        return AnyView(content(element))
    }
    static func row<Data: RandomAccessCollection, ID: Hashable, Leaf: View>(_ element: Data.Element, _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>, _ content: @escaping (Data.Element) -> Leaf) -> AnyView {
        if let below = element[keyPath: children] {
            return AnyView(DisclosureGroup(content: { OutlineGroup(below, id: id, children: children, content: content) }, label: { content(element) }))
        }
        return AnyView(content(element))
    }
}

/// A view that says what to do when there is nothing to show.
struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _PrimitiveView {
    let label: any View
    let description: any View
    let actions: any View
    init(@localized _ title: String, systemImage name: String, description: Text? = nil) where Label == Text, Description == Text, Actions == EmptyView {
        label = _TitleAndIcon(_content: title, _name: name)
        self.description = _viewOrEmpty(description)
        actions = EmptyView._shared
    }
    init(@localized _ title: String, image name: String, description: Text? = nil) where Label == Text, Description == Text, Actions == EmptyView {
        label = _TitleAndIcon(_content: title, _name: name)
        self.description = _viewOrEmpty(description)
        actions = EmptyView._shared
    }
    init(@ViewBuilder label: () -> Label) where Description == EmptyView, Actions == EmptyView {
        self.label = label()
        description = EmptyView._shared
        actions = EmptyView._shared
    }
    init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) where Actions == EmptyView {
        self.label = label()
        self.description = description()
        actions = EmptyView._shared
    }
    init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, @ViewBuilder actions: () -> Actions) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
    init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions) where Description == EmptyView {
        self.label = label()
        description = EmptyView._shared
        self.actions = actions()
    }
}

extension ContentUnavailableView where Label == Text, Description == Text, Actions == EmptyView {
    /// Says that a search found nothing.
    static var search: ContentUnavailableView<Text, Text, EmptyView> { ContentUnavailableView("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search.")) }
    /// Says that a search for a text found nothing.
    static func search(text: String) -> ContentUnavailableView<Text, Text, EmptyView> { ContentUnavailableView("No Results for “\(text)”", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search.")) }
}
