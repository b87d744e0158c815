// Layouts: the stacks as values, and those of a program's own.

/// A way to place views; applied to views as a function, it makes one view of them.
protocol Layout: Animatable {
    associatedtype Cache
    typealias Subviews = LayoutSubviews
    /// How large the views together are.
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
    /// Places the views.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
    /// What the layout remembers from one question to the next.
    func makeCache(subviews: LayoutSubviews) -> Cache
    /// Asks the layout where so many views stand when there is so much room.
    func _arrange(_ count: Int, width: CGFloat) -> CGSize
}

extension Layout where Cache == Void {
    func makeCache(subviews: LayoutSubviews) -> Void {}
}

extension Layout {
    /// The views, placed by this layout.
    func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _LayoutView(layout: self, content: content()) }
    func _arrange(_ count: Int, width: CGFloat) -> CGSize {
        let subviews = LayoutSubviews(_views: (0..<count).map { LayoutSubview(_index: $0) })
        var cache = makeCache(subviews: subviews)
        let proposal = ProposedViewSize(width: width, height: nil)
        let size = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        placeSubviews(in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size), subviews: subviews, cache: &cache)
        return size
    }
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
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
    func distance(from start: Int, to end: Int) -> Int { end - start }
}

/// One of the views that a layout places.
struct LayoutSubview: Equatable {
    let _index: Int
    /// How much it minds being made smaller, as `layoutPriority` says.
    var priority: Double { _subviewPriority(_index) }
    /// What `layoutValue` says for a key.
    subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        // Only `layoutValue` stores under a key, and it takes a `K.Value`.
        for known in _subviewValues(_index) where known.key == _identity(key) { return known.value as! K.Value }
        return K.defaultValue
    }
    /// How far it wants to be from others.
    var spacing: ViewSpacing { ViewSpacing() }
    /// How large it is in so much room.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: _subviewLength(_index, false, proposal.width, proposal.height), height: _subviewLength(_index, true, proposal.width, proposal.height))
    }
    /// How large it is in so much room, as alignment guides see it.
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(width: size.width, height: size.height)
    }
    /// Puts the view at a place.
    func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        _placeSubview(_index, position.x - anchor.x * size.width, position.y - anchor.y * size.height, proposal.width)
    }
}

/// What `layoutPriority` says of a view.
@native("_subviewPriority") func _subviewPriority(_ index: Int) -> Double

/// What `layoutValue` says of a view, by keys, the outermost first.
@native("_subviewValues") func _subviewValues(_ index: Int) -> [_LayoutValue]

/// The width, or the height, that a view takes in so much room.
@native("_subviewLength") func _subviewLength(_ index: Int, _ isHeight: Bool, _ width: CGFloat?, _ height: CGFloat?) -> CGFloat

/// Puts the corner of a view at a place.
@native("_placeSubview") func _placeSubview(_ index: Int, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat?)

/// A value that a view gives to the layout which places it.
protocol LayoutValueKey {
    associatedtype Value
    /// The value of views that give none.
    static var defaultValue: Value { get }
}

/// What `layoutValue` adds to a view.
struct _LayoutValue {
    let key: Int
    let value: Any
}

extension View {
    /// Gives a value to the layout that places the view.
    func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { ModifiedContent(content: self, modifier: _LayoutValue(key: _identity(key), value: value)) }
}

/// How far a view wants to be from others.
struct ViewSpacing: Sendable {
    init() {}
    static let zero = ViewSpacing()
    /// The room between two views.
    func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { axis == .horizontal ? 8 : 0 }
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
    /// Where the line below a list's row begins; the drawing has no such lines.
    static let listRowSeparatorLeading = HorizontalAlignment(_ListRowSeparatorLeading.self)
    /// Where the line below a list's row ends; the drawing has no such lines.
    static let listRowSeparatorTrailing = HorizontalAlignment(_ListRowSeparatorTrailing.self)
}

enum _ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum _ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
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
    init(@localized _ title: String, value: String) where Label == Text, Content == Text {
        label = _Title(_content: title)
        content = _Title(_content: value)
    }
    init(@localized _ title: String, value: Double, format: FloatingPointFormatStyle<Double>) where Label == Text, Content == Text {
        self.init(title, value: format.format(value))
    }
    init(@localized _ title: String, value: Int, format: IntegerFormatStyle<Int>) where Label == Text, Content == Text {
        self.init(title, value: format.format(value))
    }
    init(@localized _ title: String, value: Decimal, format: _DecimalFormatStyle) where Label == Text, Content == Text {
        self.init(title, value: format.format(value))
    }
    init(@localized _ title: String, value: Date, format: Date.FormatStyle) where Label == Text, Content == Text {
        self.init(title, value: format.format(value))
    }
    init(@localized _ title: String, @ViewBuilder content: () -> Content) where Label == Text {
        label = _Title(_content: title)
        self.content = content()
    }
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}
