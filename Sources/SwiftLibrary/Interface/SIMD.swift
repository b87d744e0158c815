// Vectors of a few numbers.

/// Two numbers that are counted with together.
struct SIMD2<Scalar>: Hashable, ExpressibleByArrayLiteral, CustomStringConvertible {
    var x: Scalar
    var y: Scalar
    init(_ x: Scalar, _ y: Scalar) {
        self.x = x
        self.y = y
    }
    init(x: Scalar, y: Scalar) { self.init(x, y) }
    init(repeating value: Scalar) { self.init(value, value) }
    init(arrayLiteral elements: Scalar...) {
        precondition(elements.count == 2, "a SIMD2 is made of two values")
        self.init(elements[0], elements[1])
    }
    subscript(index: Int) -> Scalar {
        get { index == 0 ? x : y }
        set { if index == 0 { x = newValue } else { y = newValue } }
    }
    var description: String { "SIMD2<\(Scalar.self)>(\(x), \(y))" }
}

extension SIMD2 where Scalar: FloatingPoint {
    static var zero: SIMD2<Scalar> { SIMD2(0, 0) }
    static func + (a: SIMD2<Scalar>, b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2(a.x + b.x, a.y + b.y) }
    static func - (a: SIMD2<Scalar>, b: SIMD2<Scalar>) -> SIMD2<Scalar> { SIMD2(a.x - b.x, a.y - b.y) }
    static func * (a: SIMD2<Scalar>, b: Scalar) -> SIMD2<Scalar> { SIMD2(a.x * b, a.y * b) }
}
