struct Vector<Scalar>: CustomStringConvertible {
    var x: Scalar, y: Scalar
    init(_ x: Scalar, _ y: Scalar) { (self.x, self.y) = (x, y) }
    var description: String { "\(Scalar.self)(\(x), \(y))" }
}
extension Vector<Float> {
    static var unit: Self { Self(1, 1) }
    func plus(_ other: Self) -> Self { Self(x + other.x, y + other.y) }
}
print(Vector<Float>(1, 2).plus(.unit))  // expect: Float(2.0, 3.0)
