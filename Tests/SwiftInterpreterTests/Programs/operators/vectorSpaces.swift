// Operators of a vector space, which Double belongs to as well.
protocol VectorSpace {
    static var zero: Self { get }
    static func + (a: Self, b: Self) -> Self
    static func * (a: Self, b: Double) -> Self
    static prefix func - (a: Self) -> Self
    var magnitudeSquared: Double { get }
}
extension Double: VectorSpace { var magnitudeSquared: Double { self * self } }
extension VectorSpace {
    static func * (s: Double, a: Self) -> Self { a * s }
    static func - (a: Self, b: Self) -> Self { a + (-b) }
    mutating func scale(by s: Double) { self = s * self }
}
func lerp<V: VectorSpace>(_ a: V, _ b: V, _ t: Double) -> V { (1 - t) * a + t * b }
func sum<V: VectorSpace>(_ v: [V]) -> V { v.reduce(.zero) { $0 + $1 } }
func diff<V: VectorSpace>(_ a: V, _ b: V) -> V { a - b }
func line<V: VectorSpace>(_ a: V, _ b: V) -> (Double) -> V { { t in a + t * (b - a) } }
print(lerp(1.0, 3.0, 0.25))  // expect: 1.5
print(sum([1.0, 2, 3.5]), diff(4.0, 1.5), line(0.0, 10.0)(0.3))  // expect: 6.5 2.5 3.0
var d = 4.0
d.scale(by: 0.5)
print(d, (3.0).magnitudeSquared)  // expect: 2.0 9.0
struct P: VectorSpace {
    var x, y: Double
    static let zero = P(x: 0, y: 0)
    static func + (a: P, b: P) -> P { P(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: P, b: Double) -> P { P(x: a.x * b, y: a.y * b) }
    static prefix func - (a: P) -> P { P(x: -a.x, y: -a.y) }
    var magnitudeSquared: Double { x * x + y * y }
}
print(lerp(P(x: 0, y: 0), P(x: 2, y: 4), 0.5))  // expect: P(x: 1.0, y: 2.0)
print(line(P(x: 0, y: 0), P(x: 2, y: 4))(0.25), diff(P(x: 5, y: 5), P(x: 2, y: 4)).magnitudeSquared)  // expect: P(x: 0.5, y: 1.0) 10.0
