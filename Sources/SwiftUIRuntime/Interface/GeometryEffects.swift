// Effects that move what is drawn: accepted, without motion.

/// A modifier that moves, turns and stretches what is drawn. It is carried in the view's value and never asked.
protocol GeometryEffect: Animatable {
    associatedtype AnimatableData = EmptyAnimatableData
    /// Where the points of the view are drawn.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The same effect.
    func ignoredByLayout() -> Self { self }
}

/// A way to map points of a plane, with perspective.
struct ProjectionTransform: Equatable {
    var m11: CGFloat = 1
    var m12: CGFloat = 0
    var m13: CGFloat = 0
    var m21: CGFloat = 0
    var m22: CGFloat = 1
    var m23: CGFloat = 0
    var m31: CGFloat = 0
    var m32: CGFloat = 0
    var m33: CGFloat = 1
    init() {}
    init(_ transform: CGAffineTransform) {
        m11 = transform.a
        m12 = transform.b
        m21 = transform.c
        m22 = transform.d
        m31 = transform.tx
        m32 = transform.ty
    }
    init(_ transform: CATransform3D) {
        m11 = transform.m11
        m12 = transform.m12
        m21 = transform.m21
        m22 = transform.m22
        m31 = transform.m41
        m32 = transform.m42
    }
    var isIdentity: Bool { self == ProjectionTransform() }
    func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }
}

/// A way to map points in space; here only the parts that programs set.
struct CATransform3D: Equatable {
    var m11: CGFloat = 1
    var m12: CGFloat = 0
    var m13: CGFloat = 0
    var m14: CGFloat = 0
    var m21: CGFloat = 0
    var m22: CGFloat = 1
    var m23: CGFloat = 0
    var m24: CGFloat = 0
    var m31: CGFloat = 0
    var m32: CGFloat = 0
    var m33: CGFloat = 1
    var m34: CGFloat = 0
    var m41: CGFloat = 0
    var m42: CGFloat = 0
    var m43: CGFloat = 0
    var m44: CGFloat = 1
    init() {}
}

/// The transform that changes nothing.
let CATransform3DIdentity = CATransform3D()
