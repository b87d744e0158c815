/// A rectangle to be laid out in character cells.
///
/// Every view is made of these few kinds (Appearance.swift). What a parent must know about a child
/// before it can share out the space is worked out once, from the leaves up, so that laying out a tree
/// takes time in proportion to its size.
struct LayoutBox {
    indirect enum Kind {
        /// With a number of lines that it may have; nil for any.
        case text(String, DrawingStyle, lines: Int?)
        /// A name that keeps its width where it can, and is cut off where it is given less.
        case symbol(String, DrawingStyle)
        case divider(DrawingStyle)
        case spacer(DrawingNode.Axis, cells: Int)
        case row(DrawingNode.VerticalAlignment, spacing: Int)
        case column(DrawingNode.HorizontalAlignment, spacing: Int)
        case layers(DrawingNode.Alignment)
        /// The first child gives the size, the second is drawn over or behind it.
        case attached(DrawingNode.Alignment, inFront: Bool)
        case padding(CellInsets)
        case frame(CellFrame)
        /// Each child at a place of its own.
        case placed([DrawingNode.Placed])
        /// Signs at both ends of every line of the child.
        case enclosed(String, String, DrawingStyle)
        case filled(DrawingNode.Shape.Form, DrawingStyle, width: Int?, height: Int, isThin: Bool)
        /// Colours what its container's size turns out to be, and has no size itself.
        case backdrop(DrawingStyle)
        /// A column of rows in a scroll view, which counts them rather than what they stand in.
        case rows
        /// The first child that fits.
        case fitting(DrawingNode.Fit)
        case scroll(DrawingNode.ScrollWindow, DrawingNode.Axis, DrawingStyle)
        case control(Int)
        /// Takes its place and paints nothing.
        case hidden
        /// Its place is asked for.
        case located(Int)
    }

    /// How wide a shape is that nobody gives a width: ten points, as in SwiftUI.
    static let defaultShapeWidth = 2

    let kind: Kind
    let children: [LayoutBox]
    /// The width in which nothing need be broken.
    let idealWidth: Int
    /// The width below which words are cut.
    let minWidth: Int
    /// Takes all the space it is offered, in either direction.
    let growsWide: Bool
    let growsTall: Bool
    /// Can do with less height than its content has: a list or a scroll view is in it.
    let shrinks: Bool
    /// Whether the place of it, or of something in it, is asked for.
    let hasPlaces: Bool

    init(_ kind: Kind, _ children: [LayoutBox] = []) {
        self.kind = kind
        self.children = children
        let widest = children.reduce(0) { max($0, $1.idealWidth) }
        let least = children.reduce(0) { max($0, $1.minWidth) }
        var wide = children.contains { $0.growsWide }
        var tall = children.contains { $0.growsTall }
        var shrinks = children.contains { $0.shrinks }

        switch kind {
        case .text(let text, _, let limit):
            idealWidth = TextWrapping.lines(of: text, width: .max, limit: limit).reduce(0) { max($0, $1.cellWidth) }
            minWidth = min(idealWidth, limit == nil ? TextWrapping.longestWord(in: text) : 1)
        case .symbol(let name, _):
            idealWidth = name.cellWidth
            minWidth = idealWidth
        case .divider, .backdrop:
            idealWidth = 0
            minWidth = 0
        case .spacer(let axis, let cells):
            idealWidth = axis == .horizontal ? cells : 0
            minWidth = idealWidth
            wide = axis == .horizontal
            tall = axis == .vertical
        case .row(_, let spacing):
            let gaps = spacing * max(0, children.count - 1)
            idealWidth = children.reduce(gaps) { $0 + $1.idealWidth }
            minWidth = children.reduce(gaps) { $0 + $1.minWidth }
        case .column, .layers, .control, .hidden, .rows, .located:
            idealWidth = widest
            minWidth = least
        case .fitting(let fit):
            idealWidth = children.first?.idealWidth ?? 0
            minWidth = children.map(\.minWidth).min() ?? 0
            wide = children.first?.growsWide ?? false
            tall = children.first?.growsTall ?? false
            shrinks = shrinks || fit.isHeightAsked && children.count > 1
        case .attached:
            idealWidth = children[0].idealWidth
            minWidth = children[0].minWidth
            wide = children[0].growsWide
            tall = children[0].growsTall
        case .padding(let insets):
            idealWidth = widest + insets.leading + insets.trailing
            minWidth = least + insets.leading + insets.trailing
        case .frame(let frame):
            idealWidth = frame.width ?? min(max(widest, frame.minWidth), max(frame.maxWidth, least))
            minWidth = max(least, frame.width ?? frame.minWidth)
            wide = frame.width == nil && (frame.maxWidth == .max || (wide && frame.maxWidth >= idealWidth))
            tall = frame.height == nil && (frame.maxHeight == .max || tall)
            shrinks = shrinks && frame.height == nil
        case .placed(let places):
            idealWidth = zip(places, children).reduce(0) { max($0, $1.0.column + ($1.0.width ?? $1.1.idealWidth)) }
            minWidth = idealWidth
            (wide, tall, shrinks) = (false, false, false)
        case .enclosed(let left, let right, _):
            idealWidth = widest + left.cellWidth + right.cellWidth
            minWidth = least + left.cellWidth + right.cellWidth
        case .filled(_, _, let width, _, _):
            idealWidth = width ?? Self.defaultShapeWidth
            minWidth = min(idealWidth, 1)
            wide = width == nil
        case .scroll(let window, let axis, _):
            idealWidth = widest
            minWidth = axis == .horizontal ? 0 : least
            // Near its end it has fewer lines to show than there may be room for.
            tall = axis == .vertical && (window.offset > 0 || window.firstPart > 0)
            if axis == .vertical { shrinks = true }
        }
        var hasPlaces = children.contains { $0.hasPlaces }
        if case .located = kind { hasPlaces = true }
        self.hasPlaces = hasPlaces
        self.growsWide = wide
        self.growsTall = tall
        self.shrinks = shrinks
    }
}
