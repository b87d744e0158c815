// Points, sizes and rectangles.

/// A place on the screen.
struct CGPoint: Hashable, Sendable {
    /// The distance from the left.
    var x: CGFloat
    /// The distance from the top.
    var y: CGFloat

    /// The point at 0, 0.
    init() {
        x = 0
        y = 0
    }
    init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
    init(x: Int, y: Int) {
        self.x = CGFloat(x)
        self.y = CGFloat(y)
    }
    /// The point at 0, 0.
    static var zero: CGPoint { CGPoint(x: 0.0, y: 0.0) }
    static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { lhs.x == rhs.x && lhs.y == rhs.y }
}

/// A width and a height.
struct CGSize: Hashable, Sendable {
    var width: CGFloat
    var height: CGFloat

    /// The size of nothing.
    init() {
        width = 0
        height = 0
    }
    init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }
    init(width: Int, height: Int) {
        self.width = CGFloat(width)
        self.height = CGFloat(height)
    }
    /// The size of nothing.
    static var zero: CGSize { CGSize(width: 0.0, height: 0.0) }
    static func == (lhs: CGSize, rhs: CGSize) -> Bool { lhs.width == rhs.width && lhs.height == rhs.height }
}

/// A direction and a length.
struct CGVector: Hashable, Sendable {
    var dx: CGFloat
    var dy: CGFloat

    init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
    /// The vector of length 0.
    static var zero: CGVector { CGVector(dx: 0.0, dy: 0.0) }
    static func == (lhs: CGVector, rhs: CGVector) -> Bool { lhs.dx == rhs.dx && lhs.dy == rhs.dy }
}

/// A rectangle on the screen.
struct CGRect: Hashable, Sendable {
    /// The corner from which width and height are measured.
    var origin: CGPoint
    var size: CGSize

    /// The empty rectangle at 0, 0.
    init() {
        origin = CGPoint.zero
        size = CGSize.zero
    }
    init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }
    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }
    init(x: Int, y: Int, width: Int, height: Int) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }
    /// The empty rectangle at 0, 0.
    static var zero: CGRect { CGRect(origin: CGPoint.zero, size: CGSize.zero) }

    var width: CGFloat { size.width < 0 ? -size.width : size.width }
    var height: CGFloat { size.height < 0 ? -size.height : size.height }
    var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
    var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
    var maxX: CGFloat { minX + width }
    var maxY: CGFloat { minY + height }
    var midX: CGFloat { minX + width / 2 }
    var midY: CGFloat { minY + height / 2 }
    var isEmpty: Bool { width == 0 || height == 0 }
    /// Whether a point lies in the rectangle.
    func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// Whether another rectangle lies in this one.
    func contains(_ rect: CGRect) -> Bool {
        rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }
    /// Whether the rectangles have an area in common.
    func intersects(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
    /// The rectangle made smaller on all sides.
    func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width - dx * 2, height: height - dy * 2)
    }
    /// The rectangle moved.
    func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
    /// The least rectangle that holds both.
    func union(_ other: CGRect) -> CGRect {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return CGRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
    static func == (lhs: CGRect, rhs: CGRect) -> Bool { lhs.origin == rhs.origin && lhs.size == rhs.size }
}

/// A way to move, turn and stretch points.
struct CGAffineTransform: Hashable, Sendable {
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
    var tx: CGFloat
    var ty: CGFloat
    init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }
    init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
    init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
    init(rotationAngle angle: CGFloat) { self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0) }
    /// The transform that changes nothing.
    static let identity = CGAffineTransform()
    /// This transform, and then the other.
    func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
            tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
    }
    /// A move, and then this transform.
    func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y).concatenating(self) }
    /// A stretch, and then this transform.
    func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }
    /// A turn, and then this transform.
    func rotated(by angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }
    /// Whether it changes nothing.
    var isIdentity: Bool { self == .identity }
}

extension CGPoint {
    /// The point after a transform.
    func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty) }
}
