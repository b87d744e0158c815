// The core of the vocabulary: what a view is, and what builders make.
//
// A view that the runtime draws itself conforms to `_PrimitiveView`; everything else has a body.
// A type marked `@transparent` is one that the author of a body did not write, and is not counted.

/// A piece of user interface; its `body` says what it is made of.
@MainActor protocol View {
    associatedtype Body: View
    /// The content and behaviour of the view; SwiftUI runs it when something that the view depends on has changed.
    @ViewBuilder var body: Body { get }
}

/// A view without a body, which the runtime draws itself.
protocol _PrimitiveView: View {
}

extension _PrimitiveView {
    typealias Body = Never
    var body: Never { fatalError("a primitive view has no body") }
}

extension View {
    /// Prints which dynamic properties made the body of this view run, in the words of SwiftUI.
    @native("View._printChanges") static func _printChanges()
    /// Logs which dynamic properties made the body of this view run, in the words of SwiftUI.
    @native("View._printChanges") static func _logChanges()
}

/// Builds views from the statements of a closure or a body.
@resultBuilder struct ViewBuilder {
    static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    static func buildBlock() -> EmptyView { EmptyView._shared }
    static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    static func buildBlock(_ content: any View...) -> TupleView { TupleView(content) }
    static func buildOptional(_ content: (any View)?) -> _OptionalContent { _OptionalContent(content: content) }
    static func buildEither(first content: any View) -> _ConditionalContent { _ConditionalContent(isFirst: true, content: content) }
    static func buildEither(second content: any View) -> _ConditionalContent { _ConditionalContent(isFirst: false, content: content) }
    static func buildLimitedAvailability(_ content: any View) -> AnyView { AnyView(content) }
}

/// Several views in a row, as a builder makes them.
@transparent struct TupleView: _PrimitiveView {
    let value: [any View]
    init(_ value: [any View]) { self.value = value }
}

/// One of the two branches of an `if` or `switch` in a builder.
@transparent struct _ConditionalContent: _PrimitiveView {
    let isFirst: Bool
    let content: any View
}

/// The branch of an `if` without an `else`.
@transparent struct _OptionalContent: _PrimitiveView {
    let content: (any View)?
}

/// A view with a modifier applied to it.
@transparent struct ModifiedContent<Content, Modifier>: _PrimitiveView {
    let content: Content
    let modifier: Modifier
    init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

/// A modifier that is carried in the view's value and compared with it, without other effect.
struct InertModifier {
    let name: String
    let arguments: Any
}

/// A view that draws nothing.
struct EmptyView: _PrimitiveView {
    init() {}
    static let _shared = EmptyView()
}

/// A view, or one that draws nothing in its place.
func _viewOrEmpty(_ view: (any View)?) -> any View {
    if let view { return view }
    return EmptyView._shared
}

/// A view whose type is erased.
struct AnyView: _PrimitiveView {
    let storage: any View
    init<V: View>(_ view: V) { storage = view }
    init<V: View>(erasing view: V) { storage = view }
}

/// A view that asks `==` whether its content changed, even for plain data.
struct EquatableView<Content: View & Equatable>: _PrimitiveView {
    let content: Content
    init(content: Content) { self.content = content }
}

extension View where Self: Equatable {
    /// Skips the update of this view when `==` says that its new value equals the old one.
    func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// Several views treated as one, without a layout of its own.
struct Group<Content: View>: _PrimitiveView {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Optional: View where Wrapped: View {
    typealias Body = Never
    var body: Never { fatalError("a primitive view has no body") }
}

extension Never: View {
    typealias Body = Never
    var body: Never { fatalError("a primitive view has no body") }
}

/// A modifier of your own: `body(content:)` makes the new view from the one that it is applied to.
@MainActor protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifierContent
    /// The view that stands in place of `content`.
    @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier {
    /// Prints which dynamic properties made the body of this modifier run, in the words of SwiftUI.
    @native("View._printChanges") static func _printChanges()
    /// Joins two modifiers into one: the view is given this one, then the other.
    func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

extension ModifiedContent where Content: ViewModifier {
    /// Joins one more modifier to those joined before.
    func concat<T>(_ modifier: T) -> ModifiedContent<Content, ModifiedContent<Modifier, T>> {
        ModifiedContent<Content, ModifiedContent<Modifier, T>>(content: content, modifier: ModifiedContent<Modifier, T>(content: self.modifier, modifier: modifier))
    }
}

/// The view that a modifier is applied to, as `body(content:)` sees it.
@transparent struct _ViewModifierContent: _PrimitiveView {
    let _modifier: Int
}

/// What a modifier is applied to, wherever its body puts it.
@transparent struct _PlacedContent: _PrimitiveView {
    let content: any View
}

/// A screen on a navigation stack: the view that a link leads to, or the closure that makes one of an element of the path.
@transparent struct _PushedScreen: _PrimitiveView {
    let destination: Any
    let element: Any
}

/// A modifier that changes nothing.
struct EmptyModifier {
    init() {}
    static let identity = EmptyModifier()
}

extension View {
    /// Applies a modifier of your own.
    func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
    /// Applies modifiers that were joined, each in its turn.
    func modifier<First, Second>(_ modifier: ModifiedContent<First, Second>) -> ModifiedContent<ModifiedContent<Self, First>, Second> {
        self.modifier(modifier.content).modifier(modifier.modifier)
    }
    /// Applies three modifiers that were joined, each in its turn.
    func modifier<First, Second, Third>(_ modifier: ModifiedContent<First, ModifiedContent<Second, Third>>) -> ModifiedContent<ModifiedContent<ModifiedContent<Self, First>, Second>, Third> {
        self.modifier(modifier.content).modifier(modifier.modifier.content).modifier(modifier.modifier.modifier)
    }
}
