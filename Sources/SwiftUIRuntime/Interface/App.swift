// Apps and scenes. Of an app the window is shown that opens first: what its first scene holds.

/// An app: its body says which scenes it has. `:show` without an argument shows the window that opens first.
@MainActor protocol App {
    associatedtype Body: Scene
    /// The scenes of the app; runs again when something that the app depends on has changed.
    @SceneBuilder var body: Body { get }
}

/// A part of an app with a life of its own, such as a window.
@MainActor protocol Scene {
    associatedtype Body: Scene
    /// What the scene is made of.
    @SceneBuilder var body: Body { get }
}

/// A scene that the runtime knows itself.
protocol _PrimitiveScene: Scene, _PrimitiveView {
}

extension _PrimitiveScene {
    typealias Body = Never
    var body: Never { fatalError("a primitive scene has no body") }
}

extension Never: Scene {
}

extension ModifiedContent: Scene where Content: Scene {
}

/// Builds scenes.
@resultBuilder struct SceneBuilder {
    static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    static func buildBlock<Content: Scene>(_ content: Content, _ others: any Scene...) -> _Scenes<Content> { _Scenes(content: content, _others: others) }
    static func buildOptional(_ content: (any Scene)?) -> _OptionalScene { _OptionalScene(_scene: content) }
    static func buildEither(first content: any Scene) -> _OptionalScene { _OptionalScene(_scene: content) }
    static func buildEither(second content: any Scene) -> _OptionalScene { _OptionalScene(_scene: content) }
    static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes: at the start the first one is open.
@transparent struct _Scenes<Content>: _PrimitiveScene {
    let content: Content
    let _others: [any Scene]
}

/// A scene that is there in some cases only; it is not opened.
@transparent struct _OptionalScene: _PrimitiveScene {
    let content = EmptyView()
    let _scene: (any Scene)?
}

/// Windows that all show the same views.
struct WindowGroup<Content: View>: _PrimitiveScene {
    let title: String?
    let id: String?
    let content: Content
    init(@ViewBuilder content: () -> Content) {
        title = nil
        id = nil
        self.content = content()
    }
    init(@localized _ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        id = nil
        self.content = content()
    }
    init(id: String, @ViewBuilder content: () -> Content) {
        title = nil
        self.id = id
        self.content = content()
    }
    init(@localized _ title: String, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.content = content()
    }
    /// Windows for values; the one that is shown has none.
    init<D: Hashable>(id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
        title = nil
        self.id = id
        self.content = content(.constant(nil))
    }
    /// Windows for values; the one that is shown has none.
    init<D: Hashable>(@localized _ title: String, id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
        self.title = title
        self.id = id
        self.content = content(.constant(nil))
    }
    /// Windows for values; the one that is shown has the value that is used without another.
    init<D: Hashable>(id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D) {
        title = nil
        self.id = id
        self.content = content(.constant(defaultValue()))
    }
}

/// A single window.
struct Window<Content: View>: _PrimitiveScene {
    let title: String
    let id: String
    let content: Content
    init(@localized _ title: String, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.content = content()
    }
}

/// The window of an app's settings.
struct Settings<Content: View>: _PrimitiveScene {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A menu or a little window in the menu bar.
struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
    let label: any View
    let isInserted: Binding<Bool>?
    let content: Content
    init(isInserted: Binding<Bool>? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.isInserted = isInserted
        self.content = content()
    }
    init(@localized _ title: String, isInserted: Binding<Bool>? = nil, @ViewBuilder content: () -> Content) where Label == Text {
        label = Text(title)
        self.isInserted = isInserted
        self.content = content()
    }
    init(@localized _ title: String, systemImage: String, isInserted: Binding<Bool>? = nil, @ViewBuilder content: () -> Content) where Label == Text {
        label = _TitleAndIcon(_content: title, _name: systemImage)
        self.isInserted = isInserted
        self.content = content()
    }
    init(@localized _ title: String, image: String, isInserted: Binding<Bool>? = nil, @ViewBuilder content: () -> Content) where Label == Text {
        label = _TitleAndIcon(_content: title, _name: image)
        self.isInserted = isInserted
        self.content = content()
    }
}

extension Scene {
    /// Runs an action when a value has changed.
    func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene { ModifiedContent(content: self, modifier: _ChangeModifier(value: value, initial: initial, parameters: 0, action: action)) }
    /// Runs an action with the old and the new value when a value has changed.
    func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene { ModifiedContent(content: self, modifier: _ChangeModifier(value: value, initial: initial, parameters: 2, action: action)) }
    /// Runs an action with the new value when a value has changed.
    func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { ModifiedContent(content: self, modifier: _ChangeModifier(value: value, initial: false, parameters: 1, action: action)) }
    /// Sets a value of the environment for the scene's views.
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { ModifiedContent(content: self, modifier: _EnvironmentModifier(keyPath: keyPath, value: value)) }
    /// Puts an observable object into the environment of the scene's views.
    func environment<T: AnyObject>(_ object: T?) -> some Scene { ModifiedContent(content: self, modifier: _EnvironmentObjectModifier(object: object)) }
    /// Puts an object into the environment of the scene's views.
    func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { ModifiedContent(content: self, modifier: _EnvironmentObjectModifier(object: object)) }
    /// Adds commands to the menu bar.
    @inert func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene
    /// Takes the commands out of the menu bar.
    @inert func commandsRemoved() -> some Scene
    /// Puts other commands into the menu bar.
    @inert func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene
    /// Sets how large a new window is.
    @inert func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
    /// Sets how large a new window is.
    @inert func defaultSize(_ size: CGSize) -> some Scene
    /// Says where a new window stands.
    @inert func defaultPosition(_ position: UnitPoint) -> some Scene
    /// Says how a window can be resized.
    @inert func windowResizability(_ resizability: WindowResizability) -> some Scene
    /// Sets the look of a window.
    @inert func windowStyle(_ style: _WindowStyle) -> some Scene
    /// Sets the look of a window's toolbar.
    @inert func windowToolbarStyle(_ style: _WindowStyle) -> some Scene
    /// Sets above which windows a window lies.
    @inert func windowLevel(_ level: WindowLevel) -> some Scene
    /// Sets the look of what is in the menu bar.
    @inert func menuBarExtraStyle(_ style: _WindowStyle) -> some Scene
    /// Sets the keys that open a window.
    @inert func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene
    /// Says which addresses open a window.
    @inert func handlesExternalEvents(matching conditions: Set<String>) -> some Scene
    /// Says whether windows come back at the next start.
    @inert func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene
    /// Says whether a window opens at the start.
    @inert func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene
    /// Says where `@AppStorage` keeps what it stores.
    @inert func defaultAppStorage(_ store: UserDefaults) -> some Scene
}

/// How a window can be resized.
enum WindowResizability: Hashable { case automatic, contentMinSize, contentSize }
/// How high a window lies.
enum WindowLevel: Hashable { case automatic, normal, floating, desktop }
/// Whether windows come back.
enum SceneRestorationBehavior: Hashable { case automatic, disabled }
/// Whether a window opens at the start.
enum SceneLaunchBehavior: Hashable { case automatic, presented, suppressed }

/// The look of a window, its toolbar, or what is in the menu bar.
struct _WindowStyle: Hashable {
    let _name: String
    static let automatic = _WindowStyle(_name: "automatic")
    static let titleBar = _WindowStyle(_name: "titleBar")
    static let hiddenTitleBar = _WindowStyle(_name: "hiddenTitleBar")
    static let plain = _WindowStyle(_name: "plain")
    static let unified = _WindowStyle(_name: "unified")
    static let unifiedCompact = _WindowStyle(_name: "unifiedCompact")
    static let expanded = _WindowStyle(_name: "expanded")
    static let menu = _WindowStyle(_name: "menu")
    static let window = _WindowStyle(_name: "window")
    static let volumetric = _WindowStyle(_name: "volumetric")
    static func unified(showsTitle: Bool) -> _WindowStyle { _WindowStyle(_name: "unified \(showsTitle)") }
    static func unifiedCompact(showsTitle: Bool) -> _WindowStyle { _WindowStyle(_name: "unifiedCompact \(showsTitle)") }
}

/// Views that Xcode shows beside the code, in the older form.
protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
