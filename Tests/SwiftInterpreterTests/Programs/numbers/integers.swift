print(7 / 2, 7 % 2, -7 / 2, -7 % 2, 7.isMultiple(of: 7), abs(-3), (-3).magnitude, 5.signum(), max(1, 2, 3), min(4, 2))  // expect: 3 1 -3 -1 true 3 3 1 3 2
print(Int.max, Int8.min, UInt8.max, Int16.max, UInt(7), Int64(5) + 1, UInt8(truncatingIfNeeded: 300), Int8(exactly: 200) as Any, UInt8(clamping: -5))  // expect: 9223372036854775807 -128 255 32767 7 6 44 nil 0
print(5.addingReportingOverflow(3).overflow, Int8.max.addingReportingOverflow(1), 250 as UInt8 &+ 10, 0b1010, 0o17, 0xFF, 1_000_000)  // expect: false (partialValue: -128, overflow: true) 4 10 15 255 1000000
print(10.quotientAndRemainder(dividingBy: 3), (17).nonzeroBitCount, 8.trailingZeroBitCount, 1.leadingZeroBitCount, 0x0F.bitWidth)  // expect: (quotient: 3, remainder: 1) 2 3 63 64
var n = 5
n += 1; n *= 2; n -= 3; n /= 2; n %= 3; n <<= 3; n |= 1; n ^= 2; n &= 0xF
print(n, ~n, -n, +n)  // expect: 11 -12 -11 11
