// Gradients: colours that flow into each other. They are drawn in their first colour.

/// Colours that flow into each other.
struct Gradient: ShapeStyle, Hashable {
    var stops: [Gradient.Stop]
    init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Gradient.Stop(color: $1, location: CGFloat($0) / last) }
    }
    init(stops: [Gradient.Stop]) { self.stops = stops }
    /// How the colours between two others are found.
    enum ColorSpace: Hashable { case device, perceptual }
    /// A colour at a place of a gradient.
    struct Stop: Hashable {
        var color: Color
        var location: CGFloat
        init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }
}

/// The gradient of a single colour.
struct AnyGradient: ShapeStyle, Hashable {
    let _color: Color
}

/// A gradient along a line.
struct LinearGradient: _PrimitiveView, ShapeStyle, Hashable {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint
    init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
    init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint) }
    init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint) }
}

/// A gradient around a centre.
struct RadialGradient: _PrimitiveView, ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat
    init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
    init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius) }
    init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius) }
}

/// A gradient that turns around a centre.
struct AngularGradient: _PrimitiveView, ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle
    init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
    init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360)) }
    init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { self.init(gradient: Gradient(stops: stops), center: center, angle: angle) }
    init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) { self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle) }
    init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { self.init(gradient: Gradient(colors: colors), center: center, angle: angle) }
    init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) { self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle) }
}

extension ShapeStyle where Self == LinearGradient {
    static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
    static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
    static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == AngularGradient {
    static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }
    static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
    static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle) }
    static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }
    static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}

extension ShapeStyle where Self == RadialGradient {
    static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { RadialGradient(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius) }
    static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient { RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
}

/// A gradient between points of a grid, each with a colour.
struct MeshGradient: _PrimitiveView, ShapeStyle, Hashable {
    var width: Int
    var height: Int
    var points: [SIMD2<Float>]
    var colors: [Color]
    var background: Color
    var smoothsColors: Bool
    init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
    }
}
