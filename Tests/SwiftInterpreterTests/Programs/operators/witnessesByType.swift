// Requirements whose operator begins with another type, and those a type has an operator of the same name for.
protocol Ring { static var one: Self { get }; static func + (l: Self, r: Self) -> Self; static func * (l: Self, r: Self) -> Self
  static func * (l: Int, r: Self) -> Self
  static func from(_ n: Int, plus x: Self) -> Self }
extension Ring { static func * (l: Int, r: Self) -> Self { l <= 1 ? r : r + (l - 1) * r }
  static func from(_ n: Int, plus x: Self) -> Self { n * Self.one + x } }
extension Int: Ring { static var one: Int { 1 } }
extension Double: Ring { static var one: Double { 1 } }
struct Complex: Ring, CustomStringConvertible { var re, im: Double
  static let one = Complex(re: 1, im: 0)
  static func + (l: Complex, r: Complex) -> Complex { .init(re: l.re + r.re, im: l.im + r.im) }
  static func * (l: Complex, r: Complex) -> Complex { .init(re: l.re * r.re - l.im * r.im, im: l.re * r.im + l.im * r.re) }
  var description: String { "\(re)+\(im)i" } }
struct Poly<C: Ring> { var c: [C]
  func at(_ x: C) -> C { var s: C? = nil; for k in c.reversed() { s = s.map { $0 * x + k } ?? k }; return s! }
  func scaled(_ n: Int) -> Poly { Poly(c: c.map { n * $0 }) }
  static func * (n: Int, p: Poly) -> Poly { p.scaled(n) } }
print(Poly(c: [1, 2, 3]).at(2), Poly(c: [1.5, 2]).at(2), Poly(c: [Complex.one, Complex(re: 0, im: 1)]).at(Complex(re: 0, im: 1)))  // expect: 17 5.5 0.0+0.0i
print((3 * Poly(c: [1, 2])).c, (3 * Poly(c: [Complex(re: 1, im: 2)])).c, (2 * Poly(c: [1.5])).c)  // expect: [3, 6] [3.0+6.0i] [3.0]
func f<R: Ring>(_ r: R) -> R { R.from(3, plus: r) }
print(f(1), f(1.5), f(Complex.one))  // expect: 4 4.5 4.0+0.0i
func each<R: Ring>(_ rs: [R]) -> [R] { rs.map { 2 * $0 } }
print(each([1, 2]), each([Complex.one]))  // expect: [2, 4] [2.0+0.0i]
func red<R: Ring>(_ rs: [R]) -> R { rs.reduce(R.one, *) }
print(red([2, 3]), red([2.5, 2]), red([Complex(re: 0, im: 1), Complex(re: 0, im: 1)]))  // expect: 6 5.0 -1.0+0.0i
infix operator **: MultiplicationPrecedence
protocol Pow { static func ** (b: Double, e: Self) -> Double }
extension Int: Pow { static func ** (b: Double, e: Int) -> Double { (0..<e).reduce(1) { a, _ in a * b } } }
struct Half: Pow { static func ** (b: Double, e: Half) -> Double { b.squareRoot() } }
func p<E: Pow>(_ e: E) -> Double { 9 ** e }
print(p(2), p(Half()))  // expect: 81.0 3.0
protocol Mix { static func mix(_ a: Double, _ b: Self) -> String }
extension String: Mix { static func mix(_ a: Double, _ b: String) -> String { "s\(a)\(b)" } }
extension Int: Mix { static func mix(_ a: Double, _ b: Int) -> String { "i\(a)\(b)" } }
func m<T: Mix>(_ t: T, _ f: (T) -> Int) -> String { T.mix(1, t) + "\(f(t))" }
print(m("x", { $0.count }), m(3, { $0 }))  // expect: s1.0x1 i1.033
