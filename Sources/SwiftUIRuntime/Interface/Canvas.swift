// What a program draws itself: an empty box here.

/// A view with drawing of its own; here an empty box.
struct Canvas<Symbols: View>: _PrimitiveView {
    let _renderer: Any
    let _symbols: (any View)?
    /// What else it was given, for the comparison.
    let _details: Any
    init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) where Symbols == EmptyView {
        _renderer = renderer
        _symbols = nil
        _details = (opaque, colorMode, rendersAsynchronously)
    }
    init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) {
        _renderer = renderer
        _symbols = symbols()
        _details = (opaque, colorMode, rendersAsynchronously)
    }
}

/// What a Canvas draws into. Nothing is drawn of it: a Canvas is an empty box here, and its closure is not called.
struct GraphicsContext {
    var opacity: Double = 1
    var blendMode: BlendMode = .normal
    var environment: EnvironmentValues { EnvironmentValues() }
    mutating func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {}
    mutating func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {}
    mutating func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {}
    mutating func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    mutating func draw(_ text: Text, in rect: CGRect) {}
    mutating func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    mutating func draw(_ image: Image, in rect: CGRect) {}
    mutating func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
    mutating func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) {}
    mutating func draw(_ line: Text.Layout.Line) {}
    mutating func draw(_ run: Text.Layout.Run) {}
    mutating func draw(_ slice: Text.Layout.RunSlice) {}
    mutating func drawLayer(content: (inout GraphicsContext) -> Void) {
        var layer = self
        content(&layer)
    }
    mutating func addFilter(_ filter: GraphicsContext.Filter) {}
    mutating func clip(to path: Path) {}
    mutating func translateBy(x: CGFloat, y: CGFloat) {}
    mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    mutating func rotate(by angle: Angle) {}
    func resolve(_ image: Image) -> Image { image }
    func resolve(_ text: Text) -> Text { text }
    func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol? { nil }

    /// What a shape is filled with.
    enum Shading {
        case foreground
        case color(Color)
        case linearGradient(Gradient, startPoint: CGPoint, endPoint: CGPoint)
        case radialGradient(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
        case conicGradient(Gradient, center: CGPoint)
    }

    /// A change of what is drawn.
    enum Filter {
        case blur(radius: CGFloat)
        case alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
        case shadow(color: Color = .black, radius: CGFloat)
        case opacity(Double)
        case saturation(Double)
    }

    /// A view that a Canvas was given to draw.
    struct ResolvedSymbol {
        var size: CGSize { .zero }
    }
}
