// Apps, scenes and previews: accepted, so that whole files load.

/// An app; the playground shows views, and passes over the app around them.
@MainActor protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

/// A part of an app, such as a window.
@MainActor protocol Scene {
    associatedtype Body
}

/// Builds scenes.
@resultBuilder struct SceneBuilder {
    static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window.
struct WindowGroup<Content: View>: Scene {
    typealias Body = Never
    let title: String?
    let content: Content
    init(@ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }
    init(@localized _ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }
}

/// The window of an app's settings.
struct Settings<Content: View>: Scene {
    typealias Body = Never
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views that Xcode shows beside the code, in the older form.
protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
