// What a type gets by being a number: minus, negate, zero, plus.
struct Cents: SignedNumeric, Comparable {
    var count: Int
    init(_ count: Int) { self.count = count }
    init(integerLiteral value: Int) { count = value }
    init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        count = value
    }
    var magnitude: Cents { Cents(abs(count)) }
    static func + (a: Cents, b: Cents) -> Cents { Cents(a.count + b.count) }
    static func - (a: Cents, b: Cents) -> Cents { Cents(a.count - b.count) }
    static func * (a: Cents, b: Cents) -> Cents { Cents(a.count * b.count) }
    static func *= (a: inout Cents, b: Cents) { a = a * b }
    static func < (a: Cents, b: Cents) -> Bool { a.count < b.count }
}
var amount = Cents(3)
amount.negate()
print(amount, -amount, +amount, abs(amount), Cents.zero)  // expect: Cents(count: -3) Cents(count: 3) Cents(count: -3) Cents(count: 3) Cents(count: 0)
amount += 10
amount -= 1
print(amount, [Cents(1), 2, 3].reduce(.zero, +), amount * 2)  // expect: Cents(count: 6) Cents(count: 6) Cents(count: 12)

struct Vector: AdditiveArithmetic {
    var x = 0.0, y = 0.0
    static var zero: Vector { Vector() }
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
}
var vector = Vector(x: 1, y: 2)
vector += Vector(x: 1)
vector -= Vector(y: 1)
print(vector, +vector, vector == .zero)  // expect: Vector(x: 2.0, y: 1.0) Vector(x: 2.0, y: 1.0) false

extension Sequence where Element: AdditiveArithmetic {
    func sum() -> Element { reduce(.zero, +) }
}
print([vector, vector].sum(), [1, 2].sum(), [0.5, 1].sum(), [Cents(4), 5].sum())  // expect: Vector(x: 4.0, y: 2.0) 3 1.5 Cents(count: 9)

func opposite<T: SignedNumeric>(_ value: T) -> T {
    var result = value
    result.negate()
    return result
}
print(opposite(5), opposite(-1.5), opposite(Cents(2)), opposite(opposite(3)))  // expect: -5 1.5 Cents(count: -2) 3
