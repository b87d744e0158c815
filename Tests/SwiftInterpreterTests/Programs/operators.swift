// Operators: overloads on one's own types, new operators with precedence, prefix, postfix, compound, callAsFunction.
struct Vector: Equatable, CustomStringConvertible {
    var x, y: Double
    static let zero = Vector(x: 0, y: 0)
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Vector, b: Vector) -> Vector { .init(x: a.x - b.x, y: a.y - b.y) }
    static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }
    static func * (v: Vector, s: Double) -> Vector { Vector(x: v.x * s, y: v.y * s) }
    static func * (s: Double, v: Vector) -> Vector { v * s }
    static func += (a: inout Vector, b: Vector) { a = a + b }
    static func *= (a: inout Vector, s: Double) { a = a * s }
    var description: String { "(\(x), \(y))" }
}
infix operator •: MultiplicationPrecedence
infix operator **: PowerPrecedence
precedencegroup PowerPrecedence {
    higherThan: MultiplicationPrecedence
    associativity: right
}
prefix operator √
postfix operator %%
infix operator |>: PipePrecedence
precedencegroup PipePrecedence {
    associativity: left
    lowerThan: AdditionPrecedence
}
func • (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y }
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { r, _ in r * base } }
prefix func √ (value: Double) -> Double { value.squareRoot() }
postfix func %% (value: Double) -> Double { value / 100 }
func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }
let a = Vector(x: 1, y: 2), b = Vector(x: 3, y: 4)
print(a + b, a - b, -a, a * 2, 3 * b, a • b, a == b, a != b)  // expect: (4.0, 6.0) (-2.0, -2.0) (-1.0, -2.0) (2.0, 4.0) (9.0, 12.0) 11.0 false true
var c = a
c += b
c *= 0.5
print(c, Vector.zero + c)  // expect: (2.0, 3.0) (2.0, 3.0)
print(2 ** 3 ** 2, 2 * 3 ** 2, √16, 50%%, [3, 1, 2] |> { $0.sorted() } |> { $0.map(String.init) })  // expect: 512 18 4.0 0.5 ["1", "2", "3"]
struct Money: Comparable, Hashable {
    let cents: Int
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
}
extension Money: AdditiveArithmetic {
    static var zero: Money { Money(cents: 0) }
    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
}
extension Money: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) { cents = value * 100 } }
extension Money: CustomStringConvertible { var description: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" } }
let prices: [Money] = [5, Money(cents: 250), 1]
print(prices.max()!, prices.sorted(), prices.reduce(.zero, +), Money(cents: 5) > 0, max(prices[0], prices[1]))  // expect: 5.00 [1.00, 2.50, 5.00] 8.50 true 5.00
var wallet: Money = 10
wallet += 5
wallet -= Money(cents: 1)
print(wallet)  // expect: 14.99
struct Polynomial { let coefficients: [Int]
    func callAsFunction(_ x: Int) -> Int { coefficients.reduce(0) { $0 * x + $1 } } }
let square = Polynomial(coefficients: [1, 0, 0])
print(square(7), [1, 2, 3].map { square($0) })  // expect: 49 [1, 4, 9]
func == (a: (Int, Int), b: Vector) -> Bool { Double(a.0) == b.x && Double(a.1) == b.y }
print((1, 2) == a)  // expect: true
enum Version: Comparable { case alpha(Int), beta(Int), release }
print(Version.alpha(2) < .beta(1), Version.beta(3) < .beta(2), [Version.release, .alpha(1)].min()!)  // expect: true false alpha(1)
extension Array where Element == Int {
    static func * (list: [Int], n: Int) -> [Int] { list.map { $0 * n } }
    static prefix func ! (list: [Int]) -> [Int] { list.reversed() }
}
print([1, 2] * 3, ![1, 2, 3])  // expect: [3, 6] [3, 2, 1]
let isEven: (Int) -> Bool = { $0 % 2 == 0 }
func && <T>(a: @escaping (T) -> Bool, b: @escaping (T) -> Bool) -> (T) -> Bool { { a($0) && b($0) } }
print((1...20).filter(isEven && { $0 > 10 }))  // expect: [12, 14, 16, 18, 20]
