// Shapes made of others by a transform of their outlines.

/// A shape whose outline is turned.
struct RotatedShape<Content: Shape>: Shape {
    var shape: Content
    var angle: Angle
    var anchor: UnitPoint
    init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }
    func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(anchor._transform(in: rect) { $0.rotated(by: angle.radians) }) }
}

/// A shape whose outline is larger or smaller.
struct ScaledShape<Content: Shape>: Shape {
    var shape: Content
    var scale: CGSize
    var anchor: UnitPoint
    init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }
    func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(anchor._transform(in: rect) { $0.scaledBy(x: scale.width, y: scale.height) }) }
}

/// A shape whose outline is moved.
struct OffsetShape<Content: Shape>: Shape {
    var shape: Content
    var offset: CGSize
    init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }
    func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
}

/// A shape whose outline is transformed.
struct TransformedShape<Content: Shape>: Shape {
    var shape: Content
    var transform: CGAffineTransform
    init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }
    func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension UnitPoint {
    /// A transform that leaves this point of a rectangle where it is.
    func _transform(in rect: CGRect, _ change: (CGAffineTransform) -> CGAffineTransform) -> CGAffineTransform {
        let (x, y) = (rect.minX + rect.width * self.x, rect.minY + rect.height * self.y)
        return change(CGAffineTransform(translationX: x, y: y)).translatedBy(x: -x, y: -y)
    }
}
