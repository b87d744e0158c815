// Decimal numbers.
import Foundation
let a: Decimal = 10, b: Decimal = 0.1, c = Decimal(string: "19.99")!
print(a + b, a - b, a * c, a / 3, -c, c.magnitude)  // expect: 10.1 9.9 199.9 3.3333333333333333333333333333333333333 -19.99 19.99
print(Decimal(3) * 1.5, Decimal(0.1) + Decimal(0.2) == Decimal(0.3))  // expect: 4.5 true
print([1, 2.5, c].reduce(0, +), [Decimal(3), 1, 2].sorted(), [a, b, c].max()!)  // expect: 23.49 [1, 2, 3] 19.99
print(Decimal(string: "abc") as Any, Decimal(string: "1.500")!, Decimal(string: "1e3")!, Decimal(string: "-0.00")!, Decimal(string: "12abc") as Any)  // expect: nil 1.5 1000 0 Optional(12)
print(Decimal(7) / 0, (Decimal(7) / 0).isNaN, Decimal.nan == Decimal.nan)  // expect: NaN true true
var total = Decimal.zero
total += 4.5; total -= 1; total *= 2; total /= 4
print(total, total > 1, total == 1.75, total.isZero, total.isSignMinus)  // expect: 1.75 true true false false
print(pow(Decimal(2), 10), pow(c, 2), Decimal.greatestFiniteMagnitude > 1)  // expect: 1024 399.6001 true
var rounded = Decimal(), source = Decimal(string: "2.345")!
NSDecimalRound(&rounded, &source, 2, .plain); print(rounded)  // expect: 2.35
NSDecimalRound(&rounded, &source, 2, .bankers); print(rounded)  // expect: 2.34
NSDecimalRound(&rounded, &source, 0, .up); print(rounded)  // expect: 3
print(c.formatted(), c.formatted(.currency(code: "EUR")), (c * 1000).formatted(.number.precision(.fractionLength(1))))  // expect: 19.99 €19.99 19,990.0
print(Decimal(string: "0.256")!.formatted(.percent), Decimal(1234567).formatted(.number.grouping(.never)))  // expect: 25.6% 1234567
print(NSDecimalNumber(decimal: c).doubleValue, Double(truncating: c as NSDecimalNumber), Int(truncating: c as NSDecimalNumber))  // expect: 19.990000000000002 19.990000000000002 19
print("\(c)", String(describing: c), Set([c, Decimal(string: "19.990")!]).count)  // expect: 19.99 19.99 1
struct Line { var price: Decimal; var count: Int; var sum: Decimal { price * Decimal(count) } }
let lines = [Line(price: 1.25, count: 3), Line(price: c, count: 2)]
print(lines.reduce(0) { $0 + $1.sum }, lines.map(\.sum))  // expect: 43.73 [3.75, 39.98]
print(Decimal(sign: .minus, exponent: -2, significand: 1234), c.exponent, c.significand, Decimal(1200).exponent)  // expect: -12.34 -2 1999 2
print(Decimal(Double.pi), Decimal(3.14), Decimal(100.0), Decimal(1e20), Decimal(0.1 + 0.2))  // expect: 3.141592653589793792 3.14 100 100000000000000000000 0.3000000000000000512
print(Decimal(1) / 3 * 3, Decimal(2) / 3, 1 / Decimal(7))  // expect: 0.99999999999999999999999999999999999999 0.66666666666666666666666666666666666666 0.14285714285714285714285714285714285714
print(Decimal(10).distance(to: 3), (Decimal(string: "5")! as NSDecimalNumber).intValue)  // expect: -7 5
print(Decimal(Int.max), Decimal(UInt8(3)), Decimal.pi, Decimal(string: "123456789012345678901234567890")! + 1)  // expect: 9223372036854775807 3 3.14159265358979323846264338327950288419 123456789012345678901234567891
print(0.75 * c, 100 - c, c < 20, min(c, 3), abs(-c))  // expect: 14.9925 80.01 true 3 19.99
