// Controls that belong together, and how such groups look.

/// Controls that belong together, side by side.
struct ControlGroup<Content: View>: _PrimitiveView {
    let label: any View
    let content: Content
    init(@ViewBuilder content: () -> Content) {
        label = EmptyView._shared
        self.content = content()
    }
    init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
    init(@localized _ title: String, @ViewBuilder content: () -> Content) {
        label = _Title(_content: title)
        self.content = content()
    }
    init(@localized _ title: String, systemImage name: String, @ViewBuilder content: () -> Content) {
        label = _TitleAndIcon(_content: title, _name: name)
        self.content = content()
    }
}

/// A style of control groups.
protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    /// Draws the group.
    @ViewBuilder func makeBody(configuration: ControlGroupStyleConfiguration) -> Body
}

/// What a style of control groups draws.
struct ControlGroupStyleConfiguration {
    let label: AnyView
    let content: AnyView
}

extension View {
    /// Sets how groups of controls look.
    func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { ModifiedContent(content: self, modifier: _StyleModifier(control: "ControlGroup", style: style)) }
}

/// The style `.automatic`.
struct AutomaticControlGroupStyle: ControlGroupStyle, Hashable {
    init() {}
    func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The style `.navigation`.
struct NavigationControlGroupStyle: ControlGroupStyle, Hashable {
    init() {}
    func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The style `.menu`.
struct MenuControlGroupStyle: ControlGroupStyle, Hashable {
    init() {}
    func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The style `.compactMenu`.
struct CompactMenuControlGroupStyle: ControlGroupStyle, Hashable {
    init() {}
    func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The style `.palette`.
struct PaletteControlGroupStyle: ControlGroupStyle, Hashable {
    init() {}
    func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
