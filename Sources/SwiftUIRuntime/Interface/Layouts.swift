// Layouts: the stacks as values, and those of a program's own.

/// A way to place views; applied to views as a function, it makes one view of them.
protocol Layout {
    associatedtype Cache
    typealias Subviews = LayoutSubviews
    /// How large the views together are. Not called here, where cells and not points decide.
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
    /// Places the views. Not called here: views of a layout of one's own stand one below the other.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
}

extension Layout {
    /// The views, placed by this layout.
    func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _LayoutView(layout: self, content: content()) }
}

/// A stack, or a layout of one's own, with its views.
struct _LayoutView<Content: View>: _PrimitiveView {
    let layout: any Layout
    let content: Content
}

/// A stack from top to bottom, as a layout.
struct VStackLayout: Layout {
    typealias Cache = Void
    var alignment: HorizontalAlignment
    var spacing: CGFloat?
    init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
}

/// A stack from the left to the right, as a layout.
struct HStackLayout: Layout {
    typealias Cache = Void
    var alignment: VerticalAlignment
    var spacing: CGFloat?
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
}

/// A stack from the back to the front, as a layout.
struct ZStackLayout: Layout {
    typealias Cache = Void
    var alignment: Alignment
    init(alignment: Alignment = .center) { self.alignment = alignment }
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
}

/// A layout whose type is erased: views keep their identity when it changes to another one.
struct AnyLayout: Layout {
    typealias Cache = Void
    let _layout: any Layout
    init<L: Layout>(_ layout: L) { _layout = layout }
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
}

/// The views that a layout places.
struct LayoutSubviews: RandomAccessCollection {
    var _views: [LayoutSubview] = []
    var startIndex: Int { 0 }
    var endIndex: Int { _views.count }
    subscript(position: Int) -> LayoutSubview { _views[position] }
}

/// One of the views that a layout places.
struct LayoutSubview: Equatable {
    var priority: Double { 0 }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(width: 0, height: 0) }
    func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// How much room a view is offered.
struct ProposedViewSize: Hashable {
    var width: CGFloat?
    var height: CGFloat?
    init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }
    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    static let zero = ProposedViewSize(width: 0, height: 0)
    static let unspecified = ProposedViewSize(width: nil, height: nil)
    static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// The size, with a usual one where none is offered.
    func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// What an alignment of one's own stands for.
protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
    init<ID: AlignmentID>(_ id: ID.Type) { self.init(_guide: .own(_identity(id))) }
}

extension VerticalAlignment {
    init<ID: AlignmentID>(_ id: ID.Type) { self.init(_guide: .own(_identity(id))) }
}

/// Views side by side, with lines between them that one can move.
struct HSplitView<Content: View>: _PrimitiveView {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views one below the other, with lines between them that one can move.
struct VSplitView<Content: View>: _PrimitiveView {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A title with a value beside it.
struct LabeledContent<Label: View, Content: View>: _PrimitiveView {
    let label: any View
    let content: any View
    init(_ title: String, value: String) where Label == Text, Content == Text {
        label = _Title(_content: title)
        content = _Title(_content: value)
    }
    init(_ title: String, value: Double, format: FloatingPointFormatStyle<Double>) where Label == Text, Content == Text {
        self.init(title, value: format.format(value))
    }
    init(_ title: String, value: Int, format: IntegerFormatStyle<Int>) where Label == Text, Content == Text {
        self.init(title, value: format.format(value))
    }
    init(_ title: String, value: Decimal, format: _DecimalFormatStyle) where Label == Text, Content == Text {
        self.init(title, value: format.format(value))
    }
    init(_ title: String, value: Date, format: Date.FormatStyle) where Label == Text, Content == Text {
        self.init(title, value: format.format(value))
    }
    init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text {
        label = _Title(_content: title)
        self.content = content()
    }
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}
