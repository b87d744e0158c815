// Modifiers of size and place that only style: carried in the view's value and compared with it, without other effect on updates.

extension View {
    /// Adds space around the view.
    @inert func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    /// Adds space on all sides.
    @inert func padding(_ length: CGFloat) -> some View
    /// Adds space of different widths.
    @inert func padding(_ insets: EdgeInsets) -> some View
    /// Gives the view a size.
    @inert func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
    /// Gives the view limits for its size.
    @inert func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
    /// Makes the view a part of its container in size.
    @inert func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
    /// Keeps the view at its ideal size.
    @inert func fixedSize() -> some View
    /// Keeps the view at its ideal size in the directions given.
    @inert func fixedSize(horizontal: Bool, vertical: Bool) -> some View
    /// Says which views of a stack get their space first.
    @inert func layoutPriority(_ value: Double) -> some View
    /// Moves the view.
    @inert func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
    /// Moves the view.
    @inert func offset(_ offset: CGSize) -> some View
    /// Puts the middle of the view at a place.
    @inert func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
    /// Puts the middle of the view at a place.
    @inert func position(_ position: CGPoint) -> some View
    /// Says which views are in front.
    @inert func zIndex(_ value: Double) -> some View
    /// Sets the proportions of the view.
    @inert func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View
    /// Sets the proportions of the view.
    @inert func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View
    /// Keeps the proportions so that all of the view is seen.
    @inert func scaledToFit() -> some View
    /// Keeps the proportions so that all space is filled.
    @inert func scaledToFill() -> some View
    /// Lets the view reach under the bars of the screen.
    @inert func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
    /// Lets the view reach under the bars of the screen.
    @inert func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
    /// Adds to the space that is kept clear.
    @inert func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    /// Says where the view is aligned.
    @inert func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    /// Says where the view is aligned.
    @inert func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    /// Names the coordinates of the view, in which a GeometryReader inside can ask for its place.
    func coordinateSpace(name: any Hashable) -> some View { ModifiedContent(content: self, modifier: InertModifier(name: "coordinateSpace", arguments: AnyHashable(name))) }
    /// Names the coordinates of the view, in which a GeometryReader inside can ask for its place.
    func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { ModifiedContent(content: self, modifier: InertModifier(name: "coordinateSpace", arguments: name._name)) }
    /// Lets a cell of a grid take several columns.
    @inert func gridCellColumns(_ count: Int) -> some View
    /// Says where a cell of a grid stands.
    @inert func gridCellAnchor(_ anchor: UnitPoint) -> some View
    /// Says how a column of a grid is aligned.
    @inert func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
}

/// The size of a view, as alignment guides see it.
struct ViewDimensions {
    let width: CGFloat
    let height: CGFloat
    subscript(guide: HorizontalAlignment) -> CGFloat { width / 2 }
    subscript(guide: VerticalAlignment) -> CGFloat { height / 2 }
}

/// What two views have in common in an animation.
enum MatchedGeometryProperties: Hashable { case position, size, frame }
