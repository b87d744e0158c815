func toDouble<T: BinaryFloatingPoint>(_ x: T) -> Double { Double(x) }
func toInt<T: BinaryInteger>(_ x: T) -> Int { Int(x) }
func floor2<T: BinaryFloatingPoint>(_ x: T) -> Int { Int(x) }
func conv<T: BinaryInteger, U: BinaryInteger>(_ x: T, _ t: U.Type) -> U { U(x) }
func convF<T: BinaryInteger, U: BinaryFloatingPoint>(_ x: T, _ t: U.Type) -> U { U(x) }
func trunc8<T: BinaryInteger>(_ x: T) -> UInt8 { UInt8(truncatingIfNeeded: x) }
func exact<T: BinaryInteger>(_ x: T) -> Int8? { Int8(exactly: x) }
func clamp<T: BinaryInteger>(_ x: T) -> Int8 { Int8(clamping: x) }
print(toDouble(Float(1.5)), toDouble(2.5), toInt(UInt8(7)), floor2(3.9), conv(3, UInt8.self), convF(3, Float.self), trunc8(300), exact(300) as Any, exact(5) as Any, clamp(1000))  // expect: 1.5 2.5 7 3 3 3.0 44 nil Optional(5) 127
func lerp<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
print(lerp(0.0, 10, 0.25), lerp(Float(0), 1, 0.5))  // expect: 2.5 0.5
extension BinaryInteger { var isEven: Bool { self % 2 == 0 } ; func power(_ n: Int) -> Self { (0..<n).reduce(1) { r, _ in r * self } } }
print(4.isEven, UInt8(3).power(2), Int8(2).power(3))  // expect: true 9 8
extension BinaryFloatingPoint { var half: Self { self / 2 } ; var asInt: Int { Int(self.rounded()) } }
print(3.0.half, Float(5).half, 2.6.asInt)  // expect: 1.5 2.5 3
func text<T: BinaryInteger>(_ x: T) -> String { String(x) + " " + String(x, radix: 2) }
print(text(10), text(UInt8(255)))  // expect: 10 1010 255 11111111
func stat<T: Comparable & Numeric>(_ xs: [T]) -> T { xs.max()! * 2 }
print(stat([1, 2, 3]), stat([1.5]))  // expect: 6 3.0
func mag<T: SignedNumeric & Comparable>(_ x: T) -> T { abs(x) + -x }
print(mag(-3), mag(2.5))  // expect: 6 0.0
