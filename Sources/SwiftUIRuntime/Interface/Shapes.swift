// Shapes, drawn as boxes.

/// An outline that can be filled and stroked.
protocol Shape: _PrimitiveView {
    /// The outline within a rectangle.
    func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller on all sides.
protocol InsettableShape: Shape {
}

/// A rectangle.
struct Rectangle: InsettableShape {
    init() {}
    func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A circle.
struct Circle: InsettableShape {
    init() {}
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// An ellipse.
struct Ellipse: InsettableShape {
    init() {}
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle with half-round ends.
struct Capsule: InsettableShape {
    init(style: RoundedCornerStyle = .continuous) {}
    func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
struct RoundedRectangle: InsettableShape {
    let cornerSize: CGSize
    init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { cornerSize = CGSize(width: cornerRadius, height: cornerRadius) }
    init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }
    func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with corners of different roundness.
struct UnevenRoundedRectangle: InsettableShape {
    let cornerRadii: RectangleCornerRadii
    init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) {
        self.init(cornerRadii: RectangleCornerRadii(topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius))
    }
    init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { self.cornerRadii = cornerRadii }
    func path(in rect: CGRect) -> Path { Path(rect) }
}

/// How round each corner of a rectangle is.
struct RectangleCornerRadii: Hashable, Animatable {
    var topLeading: CGFloat
    var bottomLeading: CGFloat
    var bottomTrailing: CGFloat
    var topTrailing: CGFloat
    init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// The shape of the container.
struct ContainerRelativeShape: InsettableShape {
    init() {}
    func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The shape of a button; as a shape of its own, that of the buttons around.
struct ButtonBorderShape: InsettableShape, Hashable {
    let _name: String
    func path(in rect: CGRect) -> Path { Path(rect) }
    static let automatic = ButtonBorderShape(_name: "automatic")
    static let capsule = ButtonBorderShape(_name: "capsule")
    static let circle = ButtonBorderShape(_name: "circle")
    static let roundedRectangle = ButtonBorderShape(_name: "roundedRectangle")
    static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(_name: "roundedRectangle(\(radius))") }
}

extension Shape where Self == ButtonBorderShape { static var buttonBorder: ButtonBorderShape { .automatic } }

/// A shape whose type is erased.
struct AnyShape: Shape {
    let _shape: Any
    init<S: Shape>(_ shape: S) { _shape = shape }
    func path(in rect: CGRect) -> Path { Path(rect) }
}

/// How a corner is rounded.
enum RoundedCornerStyle: Hashable { case circular, continuous }

/// A shape with a fill or a line.
struct _DrawnShape: Shape {
    let shape: Any
    let style: Any
    let modifiers: Any
    func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape {
    /// Fills the shape.
    func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _DrawnShape { _DrawnShape(shape: self, style: content, modifiers: "fill") }
    /// Fills the shape with the colour of the surroundings.
    func fill(style: FillStyle = FillStyle()) -> _DrawnShape { _DrawnShape(shape: self, style: Color.primary, modifiers: "fill") }
    /// Draws the outline.
    func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _DrawnShape { _DrawnShape(shape: self, style: content, modifiers: lineWidth) }
    /// Draws the outline.
    func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _DrawnShape { _DrawnShape(shape: self, style: content, modifiers: style) }
    /// Draws the outline.
    func stroke(lineWidth: CGFloat = 1) -> _DrawnShape { _DrawnShape(shape: self, style: Color.primary, modifiers: lineWidth) }
    /// Draws the outline.
    func stroke(style: StrokeStyle) -> _DrawnShape { _DrawnShape(shape: self, style: Color.primary, modifiers: style) }
    /// Draws the outline inside the shape.
    func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _DrawnShape { _DrawnShape(shape: self, style: content, modifiers: lineWidth) }
    /// Draws the outline inside the shape.
    func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _DrawnShape { _DrawnShape(shape: self, style: content, modifiers: style) }
    /// Draws the outline inside the shape.
    func strokeBorder(lineWidth: CGFloat = 1) -> _DrawnShape { _DrawnShape(shape: self, style: Color.primary, modifiers: lineWidth) }
    /// A part of the outline.
    func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _DrawnShape { _DrawnShape(shape: self, style: (start, end), modifiers: "trim") }
    /// The shape, made smaller on all sides.
    func inset(by amount: CGFloat) -> _DrawnShape { _DrawnShape(shape: self, style: amount, modifiers: "inset") }
    /// The shape, made larger or smaller.
    func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _DrawnShape { _DrawnShape(shape: self, style: scale, modifiers: "scale") }
    /// The shape, made larger or smaller.
    func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _DrawnShape { _DrawnShape(shape: self, style: (x, y), modifiers: "scale") }
    /// The shape, moved, turned and stretched.
    func transform(_ transform: CGAffineTransform) -> _DrawnShape { _DrawnShape(shape: self, style: transform, modifiers: "transform") }
    /// The shape, with another size.
    func size(width: CGFloat, height: CGFloat) -> _DrawnShape { _DrawnShape(shape: self, style: (width, height), modifiers: "size") }
    /// The shape, turned.
    func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _DrawnShape { _DrawnShape(shape: self, style: angle, modifiers: "rotation") }
}

extension Shape where Self == Rectangle { static var rect: Rectangle { Rectangle() } }

extension Shape where Self == Circle { static var circle: Circle { Circle() } }

extension Shape where Self == Capsule { static var capsule: Capsule { Capsule() } }

extension Shape where Self == Ellipse { static var ellipse: Ellipse { Ellipse() } }

extension Shape where Self == RoundedRectangle { static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) } }

extension Shape where Self == RoundedRectangle { static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize) } }

// They are found by `.rect(`, as those of the round corners are.
extension Shape where Self == RoundedRectangle {
    static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius) }
    static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii) }
}

extension Shape where Self == ContainerRelativeShape { static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() } }

/// How an outline is drawn.
struct StrokeStyle: Equatable {
    var lineWidth: CGFloat
    var lineCap: CGLineCap
    var lineJoin: CGLineJoin
    var miterLimit: CGFloat
    var dash: [CGFloat]
    var dashPhase: CGFloat
    init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The end of a line.
enum CGLineCap: Hashable { case butt, round, square }

/// The corner of a line.
enum CGLineJoin: Hashable { case miter, round, bevel }

/// How a shape is filled.
struct FillStyle: Equatable {
    var isEOFilled: Bool
    var isAntialiased: Bool
    init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// Lines and curves.
struct Path: Shape, Equatable {
    var _steps: [String] = []
    init() {}
    init(_ rect: CGRect) { _steps.append("rect \(rect)") }
    init(ellipseIn rect: CGRect) { _steps.append("ellipse \(rect)") }
    init(roundedRect rect: CGRect, cornerRadius: CGFloat) { _steps.append("rect \(rect)") }
    init(_ callback: (inout Path) -> Void) {
        var path = Path()
        callback(&path)
        self = path
    }
    func path(in rect: CGRect) -> Path { self }
    var isEmpty: Bool { _steps.isEmpty }
    mutating func move(to point: CGPoint) { _steps.append("move \(point)") }
    mutating func addLine(to point: CGPoint) { _steps.append("line \(point)") }
    mutating func addLines(_ points: [CGPoint]) { for point in points { addLine(to: point) } }
    mutating func addRect(_ rect: CGRect) { _steps.append("rect \(rect)") }
    mutating func addEllipse(in rect: CGRect) { _steps.append("ellipse \(rect)") }
    mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) { _steps.append("rect \(rect)") }
    mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) { _steps.append("arc \(tangent1End) \(tangent2End) \(radius)") }
    mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) { _steps.append("arc \(center) \(radius) \(startAngle.radians) \(endAngle.radians)") }
    mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) { _steps.append("curve \(point)") }
    mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { _steps.append("curve \(point)") }
    mutating func addPath(_ path: Path) { _steps.append(contentsOf: path._steps) }
    mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) { _steps.append("arc \(center) \(radius) \(startAngle.radians) \(delta.radians)") }
    mutating func closeSubpath() { _steps.append("close") }
    /// A part of the outline.
    func trimmedPath(from: CGFloat, to: CGFloat) -> Path { _with("trim \(from) \(to)") }
    /// The outline of the outline, as a line draws it.
    func strokedPath(_ style: StrokeStyle) -> Path { _with("stroke") }
    /// The path at another place.
    func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { _with("offset \(dx) \(dy)") }
    /// The path with its points mapped.
    func applying(_ transform: CGAffineTransform) -> Path { _with("transform \(transform)") }
    func _with(_ step: String) -> Path {
        var path = self
        path._steps.append(step)
        return path
    }
}

/// A view with drawing of its own; here an empty box.
struct Canvas<Symbols: View>: _PrimitiveView {
    let _renderer: Any
    init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) where Symbols == EmptyView { _renderer = renderer }
    init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) { _renderer = renderer }
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
