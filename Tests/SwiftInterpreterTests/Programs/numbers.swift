// Numeric types: conversions, operators, overflow operators, formatting, math.
let a = 7, b = 2
print(a / b, a % b, -a / b, -a % b, Double(a) / Double(b), a &+ b, 1 << 4, 0xff & 0x0f, 5 | 2, 6 ^ 3, ~5)  // expect: 3 1 -3 -1 3.5 9 16 15 7 5 -6
print(Int(3.99), Int(-3.99), Double(3), Int("12")! + 1, UInt8(200) &+ 100, Int8.max, Int8.min, UInt8.max, Int.max)  // expect: 3 -3 3.0 13 44 127 -128 255 9223372036854775807
print(3.0, 2.5e3, 1e21, 0.1 + 0.2, 1.0 / 3.0, 100.0, 1e-7, Double.pi, -0.0, Double.infinity, Double.nan)  // expect: 3.0 2500.0 1e+21 0.30000000000000004 0.3333333333333333 100.0 1e-07 3.141592653589793 -0.0 inf nan
print((2.5).rounded(), (3.5).rounded(), (2.4).rounded(.up), (2.6).rounded(.down), (-2.5).rounded(), (7.0).squareRoot())  // expect: 3.0 4.0 3.0 2.0 -3.0 2.6457513110645907
print(abs(-4), min(3, 1, 2), max(2.5, 1.5), a.isMultiple(of: 7), b.signum(), (-5).magnitude)  // expect: 4 1 2.5 true 1 5
var total = 10
total += 5; total -= 3; total *= 2; total /= 5; total %= 3
print(total)  // expect: 1
let big = 1_000_000
let hex = 0xFF, bin = 0b1010, oct = 0o17
print(big, hex, bin, oct, big.description.count)  // expect: 1000000 255 10 15 7
print(Int.max.addingReportingOverflow(1).overflow, Int.max &+ 1 == Int.min, (250 as UInt8).multipliedReportingOverflow(by: 2).partialValue)  // expect: true true 244
print(5.0.truncatingRemainder(dividingBy: 3), 10.quotientAndRemainder(dividingBy: 3).quotient)  // expect: 2.0 3
print(Float(1) / 3, Float(0.1), Double(Float(0.1)), 1.5 as Float)  // expect: 0.33333334 0.1 0.10000000149011612 1.5
print(Int(exactly: 3.0) as Any, Int(exactly: 3.5) as Any, UInt8(exactly: 300) as Any, Int8(truncatingIfNeeded: 300), UInt8(clamping: 300))  // expect: Optional(3) nil nil 44 255
print(7 > 3 && 2 < 1 || !false, 3 == 3, 4 != 4, 1...3 ~= 2, (1..<4).contains(4))  // expect: true true false true false
print((1...10).reduce(0, +), (1...5).map { Double($0) * 0.5 }, stride(from: 0.0, to: 1.0, by: 0.25).map { $0 })  // expect: 55 [0.5, 1.0, 1.5, 2.0, 2.5] [0.0, 0.25, 0.5, 0.75]
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 36), (1...20).filter { n in n > 1 && !(2..<n).contains { n % $0 == 0 } })  // expect: 12 [2, 3, 5, 7, 11, 13, 17, 19]
let mixed: [Double] = [1, 2.5, 3]
print(mixed, mixed.reduce(0, +) / Double(mixed.count), mixed.max()!)  // expect: [1.0, 2.5, 3.0] 2.1666666666666665 3.0
let x: Double = 5
let y = x * 2 + 1
print(y, Int(y), "\(y)", String(y), y == 11)  // expect: 11.0 11 11.0 11.0 true
print(1_234.5678, 12345678.9, 0.00001, 123456789012345680.0, 5e-324, 1.0e10)  // expect: 1234.5678 12345678.9 1e-05 1.2345678901234568e+17 5e-324 10000000000.0
print(Int64(5) + 3, UInt(7) - 2, Int32(4) * 2, Int16(9) / 2)  // expect: 8 5 8 4
print(17.0 / 4, 17 / 4, 17 % 4, -17 / 4, 2 * 3 + 4 * 5 - 6 / 2, (2 + 3) * 4, 10 - 2 - 3, 2 + 3 == 5 ? "ok" : "no")  // expect: 4.25 4 1 -4 23 20 5 ok
print(Int.random(in: 5...5), Double.random(in: 1...1), Bool.random() || true, [1, 1].randomElement()!)  // expect: 5 1.0 true 1
print(9.description, (0.1).description, 10.hashValue == 10.hashValue, 3.advanced(by: 4), 3.distance(to: 10))  // expect: 9 0.1 true 7 7
print(Int("0042")!, Int("+5")!, Int("-7")!, Int(" 5") as Any, Double("1e3")!, Double("abc") as Any, Float("2.5")!)  // expect: 42 5 -7 nil 1000.0 nil 2.5
print(UInt8(ascii: "A"), 65 == UInt8(ascii: "A"), Int(UInt8(3)), UInt64.max, Int32.min)  // expect: 65 true 3 18446744073709551615 -2147483648
print(100.0.rounded(.toNearestOrAwayFromZero), 1.25.rounded(.toNearestOrEven), floorDivide(-7, 2))  // expect: 100.0 1.0 -4
func floorDivide(_ a: Int, _ b: Int) -> Int { (a >= 0) == (b >= 0) ? a / b : (a - b + 1) / b }
print((5).clamped(to: 0...3), (-5).clamped(to: 0...3), 2.5.clamped(to: 0...3))  // expect: 3 0 2.5
extension Comparable {
    func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}
extension Int {
    var isPrime: Bool { self > 1 && !(2..<self).contains { self % $0 == 0 } }
    func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
    static func + (a: Int, b: String) -> String { "\(a)\(b)" }
    subscript(digit: Int) -> Int { (0..<digit).reduce(self) { value, _ in value / 10 } % 10 }
}
print(7.isPrime, 8.isPrime, 1 + "a", 12345[0], 12345[3])  // expect: true false 1a 5 2
3.times { print($0, terminator: " ") }  // expect: 0 1 2 
print()
