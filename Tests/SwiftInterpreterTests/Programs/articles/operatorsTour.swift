import Foundation
struct Vector2D: Equatable {
    var x = 0.0, y = 0.0
    static func + (l: Vector2D, r: Vector2D) -> Vector2D { .init(x: l.x + r.x, y: l.y + r.y) }
    static prefix func - (v: Vector2D) -> Vector2D { Vector2D(x: -v.x, y: -v.y) }
    static func += (l: inout Vector2D, r: Vector2D) { l = l + r }
    static prefix func +++ (v: inout Vector2D) -> Vector2D {
        v += v
        return v
    }
    static func +- (l: Self, r: Self) -> Self { Self(x: l.x + r.x, y: l.y - r.y) }
    static func ~= (len: Double, v: Vector2D) -> Bool { abs((v.x * v.x + v.y * v.y).squareRoot() - len) < 1e-9 }
    static func * (k: Double, v: Self) -> Self { .init(x: k * v.x, y: k * v.y) }
    static func • (a: Self, b: Self) -> Double { a.x * b.x + a.y * b.y }
}
prefix operator +++
infix operator +- : AdditionPrecedence
infix operator • : MultiplicationPrecedence
precedencegroup Pipe {
    associativity: left
    lowerThan: AdditionPrecedence
    higherThan: ComparisonPrecedence
}
infix operator |> : Pipe
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
precedencegroup Power {
    associativity: right
    higherThan: MultiplicationPrecedence
}
infix operator ** : Power
func ** (a: Double, b: Double) -> Double { pow(a, b) }
infix operator >>> : Pipe
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
postfix operator %
postfix func % (d: Double) -> Double { d / 100 }
infix operator ?= : AssignmentPrecedence
func ?= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
var v = Vector2D(x: 3, y: 1)
print(+++v, v +- Vector2D(x: 1, y: 2), -v + v == Vector2D(), 2 * v)  // expect: Vector2D(x: 6.0, y: 2.0) Vector2D(x: 7.0, y: 0.0) true Vector2D(x: 12.0, y: 4.0)
switch Vector2D(x: 3, y: 4) {
case 5: print("five")
default: print("no")
}  // expect: five
print(2 ** 3 ** 2, (1 + 2) |> { $0 * 10 }, "ab" |> { $0.uppercased() } |> { $0 + "!" }, 50% + 1)  // expect: 512.0 30 AB! 1.5
let f = { (x: Int) in x + 1 } >>> { "\($0)" } >>> \.count
print(f(99))  // expect: 3
var o: Int?
o ?= 4
o ?= 5
print(o!)  // expect: 4
print(
    v • v, UInt8(250) &+ 10, Int8.max &+ 1, UInt8(3) &- 5, 0b1010 ^ 0b0110, ~UInt8(0), 1 << 4 | 1, -7 / 2, -7 % 3,
    7.5.truncatingRemainder(dividingBy: 2))  // expect: 40.0 4 -128 254 12 255 17 -3 -1 1.5
let (q, r) = 17.quotientAndRemainder(dividingBy: 5)
print(q, r, 200.addingReportingOverflow(1), UInt8(200).addingReportingOverflow(100), (5).isMultiple(of: 5), 10.clamped(0...5))  // expect: 3 2 (partialValue: 201, overflow: false) (partialValue: 44, overflow: true) true 5
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(max(1, 2, 3), (1...5).contains(3), (1..<5).clamped(to: 3..<9), [1, 2, 3] < [1, 2, 4])  // expect: 3 true 3..<5 true
func < <T: Comparable>(a: [T], b: [T]) -> Bool { a.lexicographicallyPrecedes(b) }
