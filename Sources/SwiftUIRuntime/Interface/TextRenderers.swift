// Drawing texts, and pictures of views, by the program's own code: there are no pixels, so that nothing is drawn.

/// Draws a text in a way of one's own: accepted, without effect, so that its `draw` never runs.
protocol TextRenderer {
    /// Draws the lines of a text.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

/// What a program says of a part of a text for its renderer.
protocol TextAttribute {
}

extension View {
    /// Has texts drawn in a way of the program's own; here they are drawn as always.
    @inert func textRenderer<T: TextRenderer>(_ renderer: T) -> some View
}

extension Text {
    /// Says something of the text for a renderer of the program's own.
    func customAttribute<T: TextAttribute>(_ value: T) -> Text { _modified("customAttribute", value) }

    /// The lines of a text, for a renderer.
    struct Layout: RandomAccessCollection {
        typealias Element = Line
        typealias Index = Int
        let _lines: [Line]
        var startIndex: Int { 0 }
        var endIndex: Int { _lines.count }
        subscript(position: Int) -> Line { _lines[position] }

        /// One line, made of runs.
        struct Line: RandomAccessCollection {
            typealias Element = Run
            typealias Index = Int
            let _runs: [Run]
            var startIndex: Int { 0 }
            var endIndex: Int { _runs.count }
            subscript(position: Int) -> Run { _runs[position] }
            var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        /// A part of a line that looks the same throughout, made of slices.
        struct Run: RandomAccessCollection {
            typealias Element = RunSlice
            typealias Index = Int
            let _slices: [RunSlice]
            var startIndex: Int { 0 }
            var endIndex: Int { _slices.count }
            subscript(position: Int) -> RunSlice { _slices[position] }
            /// What `customAttribute` says of this part.
            subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
            var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        /// A piece of a run, such as one character.
        struct RunSlice {
            /// What `customAttribute` says of this piece.
            subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
            var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        /// Where letters stand; they have no size here.
        struct TypographicBounds: Hashable {
            var origin: CGPoint { .zero }
            var width: CGFloat { 0 }
            var ascent: CGFloat { 0 }
            var descent: CGFloat { 0 }
            var rect: CGRect { .zero }
        }
    }
}

/// Makes a picture of a view: here there is never one, since nothing has pixels.
final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    var content: Content
    /// How many pixels a point has.
    var scale: CGFloat = 1
    /// Whether what lies behind is hidden.
    var isOpaque = false
    /// How much room the view is offered.
    var proposedSize = ProposedViewSize.unspecified
    init(content: Content) { self.content = content }
    /// The picture; always nil here.
    var uiImage: UIImage? { nil }
    /// The picture; always nil here.
    var nsImage: UIImage? { nil }
    /// The picture; always nil here.
    var cgImage: CGImage? { nil }
    /// Draws the view into a context; here the closure is not called.
    func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {}
}

/// A picture of Core Graphics.
struct CGImage: Hashable {
}

/// What Core Graphics draws into.
final class CGContext {
    init() {}
}
