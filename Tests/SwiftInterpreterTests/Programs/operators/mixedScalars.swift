// Numbers of several types as operands of one operator.
protocol VectorSpace {
    static func + (a: Self, b: Self) -> Self
    static func * (a: Double, b: Self) -> Self
}
extension VectorSpace {
    static func * (a: Self, b: Double) -> Self { b * a }
    static func / (a: Self, b: Double) -> Self { (1 / b) * a }
}
extension Double: VectorSpace {}
func half<V: VectorSpace>(_ a: V) -> V { a / 2 }
func twice<V: VectorSpace>(_ a: V) -> V { 2 * a }
func twiceB<V: VectorSpace>(_ a: V) -> V { a * 2 }
print(half(3.0), twice(3.0), twiceB(3.0))  // expect: 1.5 6.0 6.0
struct W<V: VectorSpace> { var v: V; func at(_ t: Double) -> V { (1 - t) * v + t * v } }
print(W(v: 3.0).at(0.25))  // expect: 3.0
extension Int { static func * (a: Int, b: Double) -> Double { Double(a) * b } 
 static func * (a: Double, b: Int) -> Double { a * Double(b) } }
print(3 * 1.5, 2 * 2)  // expect: 4.5 4
let n = 4
print(n * 1.5, 1.5 * n, n * n)  // expect: 6.0 6.0 16
