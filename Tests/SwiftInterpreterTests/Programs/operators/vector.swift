struct V: Equatable { var x = 0.0, y = 0.0 }
extension V {
    static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
    static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
    static func - (a: V, b: V) -> V { a + -b }
    static func * (k: Double, a: V) -> V { V(x: k * a.x, y: k * a.y) }
    static func += (a: inout V, b: V) { a = a + b }
}
var v = V(x: 1, y: 2) + 2 * V(x: 1, y: 1)
v += V(x: 0, y: 1)
print(v, -v, v - v == V())  // expect: V(x: 3.0, y: 5.0) V(x: -3.0, y: -5.0) true
