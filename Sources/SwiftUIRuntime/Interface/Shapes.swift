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
    let style: RoundedCornerStyle
    init(style: RoundedCornerStyle = .continuous) { self.style = style }
    func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style) }
}

/// A rectangle with round corners.
struct RoundedRectangle: InsettableShape {
    let cornerSize: CGSize
    let style: RoundedCornerStyle
    init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style) }
    init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
}

/// A rectangle with corners of different roundness.
struct UnevenRoundedRectangle: InsettableShape {
    let cornerRadii: RectangleCornerRadii
    let style: RoundedCornerStyle
    init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) {
        self.init(cornerRadii: RectangleCornerRadii(topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }
    init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
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
    let _shape: any Shape
    init<S: Shape>(_ shape: S) { _shape = shape }
    func path(in rect: CGRect) -> Path { _shape.path(in: rect) }
}

/// How a corner is rounded.
enum RoundedCornerStyle: Hashable { case circular, continuous }

/// A shape with a fill or a line.
struct _DrawnShape: Shape {
    let shape: any Shape
    let style: Any
    let modifiers: Any
    /// What else the shape was drawn with, for the comparison.
    var details: Any = ()
    func path(in rect: CGRect) -> Path { shape.path(in: rect)._with("\(modifiers) \(style) \(details)") }
}

extension Shape {
    /// Fills the shape.
    func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _DrawnShape { _DrawnShape(shape: self, style: content, modifiers: "fill", details: style) }
    /// Fills the shape with the colour of the surroundings.
    func fill(style: FillStyle = FillStyle()) -> _DrawnShape { _DrawnShape(shape: self, style: Color.primary, modifiers: "fill", details: style) }
    /// Draws the outline.
    func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _DrawnShape { _DrawnShape(shape: self, style: content, modifiers: lineWidth) }
    /// Draws the outline.
    func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _DrawnShape { _DrawnShape(shape: self, style: content, modifiers: style) }
    /// Draws the outline.
    func stroke(lineWidth: CGFloat = 1) -> _DrawnShape { _DrawnShape(shape: self, style: Color.primary, modifiers: lineWidth) }
    /// Draws the outline.
    func stroke(style: StrokeStyle) -> _DrawnShape { _DrawnShape(shape: self, style: Color.primary, modifiers: style) }
    /// Draws the outline inside the shape.
    func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _DrawnShape { _DrawnShape(shape: self, style: content, modifiers: lineWidth, details: "border") }
    /// Draws the outline inside the shape.
    func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _DrawnShape { _DrawnShape(shape: self, style: content, modifiers: style, details: "border") }
    /// Draws the outline inside the shape.
    func strokeBorder(lineWidth: CGFloat = 1) -> _DrawnShape { _DrawnShape(shape: self, style: Color.primary, modifiers: lineWidth, details: "border") }
    /// A part of the outline.
    func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _DrawnShape { _DrawnShape(shape: self, style: (start, end), modifiers: "trim") }
    /// The shape, made smaller on all sides.
    func inset(by amount: CGFloat) -> _DrawnShape { _DrawnShape(shape: self, style: amount, modifiers: "inset") }
    /// The shape, made larger or smaller.
    func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _DrawnShape { _DrawnShape(shape: self, style: (scale, scale), modifiers: "scale", details: anchor) }
    /// The shape, made larger or smaller.
    func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _DrawnShape { _DrawnShape(shape: self, style: (x, y), modifiers: "scale", details: anchor) }
    /// The shape, moved, turned and stretched.
    func transform(_ transform: CGAffineTransform) -> _DrawnShape { _DrawnShape(shape: self, style: transform, modifiers: "transform") }
    /// The shape, with another size.
    func size(width: CGFloat, height: CGFloat) -> _DrawnShape { _DrawnShape(shape: self, style: (width, height), modifiers: "size") }
    /// The shape, turned.
    func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _DrawnShape { _DrawnShape(shape: self, style: angle, modifiers: "rotation", details: anchor) }
}

extension Shape where Self == Rectangle { static var rect: Rectangle { Rectangle() } }

extension Shape where Self == Circle { static var circle: Circle { Circle() } }

extension Shape where Self == Capsule { static var capsule: Capsule { Capsule() } }

extension Shape where Self == Ellipse { static var ellipse: Ellipse { Ellipse() } }

extension Shape where Self == RoundedRectangle { static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) } }

extension Shape where Self == RoundedRectangle { static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) } }

// They are found by `.rect(`, as those of the round corners are.
extension Shape where Self == RoundedRectangle {
    static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style) }
    static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
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
