// Parameters that are equal to a member of their own, and operators of generic numbers.
protocol Scalable { associatedtype S; static func * (l: Self, r: S) -> Self; static func *= (l: inout Self, r: S) }
extension Double: Scalable { typealias S = Double }
extension Float: Scalable { typealias S = Float }
extension Int: Scalable { typealias S = Int }
func pow<T: Scalable>(_ a: T, _ n: Int) -> T where T.S == T { var r = a; for _ in 1..<n { r *= a }; return r }
print(pow(2.0, 3), pow(3, 3), pow(Float(1.5), 2))  // expect: 8.0 27 2.25
protocol Addable { static func + (a: Self, b: Self) -> Self; static func - (a: Self, b: Self) -> Self; init(_ n: Int) }
extension Int: Addable {}
extension Double: Addable {}
func tri<T: Addable & Comparable>(_ n: T) -> T { n < T(1) ? T(0) : n + tri(n - T(1)) }
print(tri(4), tri(4.5))  // expect: 10 12.0
func add<T: Numeric>(_ a: T, _ b: T) -> T { a * 2 + b }
print(add(2, 3), add(1.5, 2), add(UInt8(3), 4))  // expect: 7 5.0 10
func avg<T: FloatingPoint>(_ a: [T]) -> T { a.reduce(0, +) / T(a.count) }
print(avg([1.0, 2.0, 4.0]), avg([Float(1), 2]))  // expect: 2.3333333333333335 1.5
func norm<T: BinaryFloatingPoint>(_ a: T) -> T { (1 - a) * a + Swift.abs(-a) }
print(norm(0.25), norm(Float(0.5)))  // expect: 0.4375 0.75
func st<T: BinaryInteger>(_ a: T) -> T { (1 - a) * a + (a >> 1) - (a & 1) }
print(st(5), st(Int8(5)))  // expect: -19 -19
func sq<T: SignedNumeric & Comparable>(_ a: T) -> T { a < 0 ? -a : a * a }
print(sq(-3), sq(1.5))  // expect: 3 2.25
