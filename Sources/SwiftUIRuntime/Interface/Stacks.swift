// Containers that place their views.

/// Views one below the other.
struct VStack<Content: View>: _PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
    init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

/// Views side by side.
struct HStack<Content: View>: _PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

/// Views on top of each other.
struct ZStack<Content: View>: _PrimitiveView {
    let alignment: Alignment
    let content: Content
    init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

/// Views one below the other, made only when the viewport reaches them.
struct LazyVStack<Content: View>: _PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
    init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

/// Views side by side, made only when the viewport reaches them.
struct LazyHStack<Content: View>: _PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

/// Views in columns, made only when the viewport reaches them.
struct LazyVGrid<Content: View>: _PrimitiveView {
    let columns: [GridItem]
    let tracks: [Double]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
    init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        self.columns = columns
        tracks = columns.map { $0._adaptiveMinimum }
        self.alignment = alignment
        self.pinnedViews = pinnedViews
        self.spacing = spacing
        self.content = content()
    }
}

/// Views in rows that grow sideways, made only when the viewport reaches them.
struct LazyHGrid<Content: View>: _PrimitiveView {
    let rows: [GridItem]
    let tracks: [Double]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
    init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        self.rows = rows
        tracks = rows.map { $0._adaptiveMinimum }
        self.alignment = alignment
        self.pinnedViews = pinnedViews
        self.spacing = spacing
        self.content = content()
    }
}

/// A column or row of a grid.
struct GridItem: Hashable {
    var size: GridItem.Size
    var spacing: CGFloat?
    var alignment: Alignment?
    init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
    /// The least size of the items of which there are as many as fit; 0 for a single one.
    var _adaptiveMinimum: Double {
        if case .adaptive(let minimum, _) = size { return Double(minimum) }
        return 0
    }
    /// How wide a column is.
    enum Size: Hashable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
}

/// Which views stay at the edge while others scroll.
struct PinnedScrollableViews: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in rows and columns.
struct Grid<Content: View>: _PrimitiveView {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content
    init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }
}

/// A row of a grid.
struct GridRow<Content: View>: _PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content
    init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

/// Space that grows as far as its stack allows.
struct Spacer: _PrimitiveView {
    let minLength: CGFloat?
    init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

/// A line between views.
struct Divider: _PrimitiveView {
    init() {}
}

/// A region that scrolls.
struct ScrollView<Content: View>: _PrimitiveView {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: Content
    init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

/// A view that can scroll to another one by its id.
struct ScrollViewReader<Content: View>: _PrimitiveView {
    let content: (ScrollViewProxy) -> Content
    init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

/// Scrolls the views below a ScrollViewReader.
struct ScrollViewProxy {
    /// Scrolls until the view with this id is visible.
    @native("ScrollViewProxy.scrollTo") func scrollTo(_ id: any Hashable, anchor: UnitPoint? = nil)
}

/// Rows of settings and controls.
struct Form<Content: View>: _PrimitiveView {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Content with a title around it.
struct GroupBox<Label: View, Content: View>: _PrimitiveView {
    let label: any View
    let content: Content
    init(@ViewBuilder content: () -> Content) where Label == EmptyView {
        label = EmptyView._shared
        self.content = content()
    }
    init(@localized _ title: String, @ViewBuilder content: () -> Content) where Label == Text {
        label = _Title(_content: title)
        self.content = content()
    }
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
    init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

/// The first of its views that fits in the room that there is, or else the last. The bodies of all of them run.
struct ViewThatFits<Content: View>: _PrimitiveView {
    let axes: Axis.Set
    let content: Content
    init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

/// A view that learns how large it is.
struct GeometryReader<Content: View>: _PrimitiveView {
    let content: (GeometryProxy) -> Content
    init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

/// The size and place of a GeometryReader. Whoever asks for its place in other coordinates than its own runs again when that changes.
struct GeometryProxy {
    var size: CGSize
    let _reader: Int
    /// How many places the reader had since it was asked for one.
    let _moves: Int
    var safeAreaInsets: EdgeInsets { EdgeInsets() }
    /// The rectangle of the reader, in the coordinates that are asked for; a cell counts as 8 by 20 points.
    func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(x: 0, y: 0, width: size.width, height: size.height)
        case .global: return _frame(in: nil)
        case .named(let name): return _frame(in: name)
        }
    }
    /// The rectangle of the reader, in coordinates with a name or those of a scroll view.
    func frame(in space: NamedCoordinateSpace) -> CGRect { _frame(in: space._name) }
    /// The rectangle of a scroll view around it; here the reader itself.
    func bounds(of space: NamedCoordinateSpace) -> CGRect? { CGRect(x: 0, y: 0, width: size.width, height: size.height) }
    func _frame(in name: AnyHashable?) -> CGRect {
        CGRect(x: GeometryProxy._offset(_reader, false, name), y: GeometryProxy._offset(_reader, true, name), width: size.width, height: size.height)
    }
    @native("GeometryProxy._offset") static func _offset(_ reader: Int, _ isVertical: Bool, _ name: AnyHashable?) -> CGFloat
}

/// The coordinates in which a place is given.
enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}

/// Coordinates that a view has given a name, or those of a scroll view.
struct NamedCoordinateSpace: Hashable {
    let _name: AnyHashable
    static func named(_ name: AnyHashable) -> NamedCoordinateSpace { NamedCoordinateSpace(_name: name) }
    static let scrollView = NamedCoordinateSpace(_name: _ScrollViewCoordinates(axis: nil))
    static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(_name: _ScrollViewCoordinates(axis: axis)) }
}

/// The coordinates of the scroll view around, which no name of the program's can stand for.
struct _ScrollViewCoordinates: Hashable {
    let axis: Axis?
}
