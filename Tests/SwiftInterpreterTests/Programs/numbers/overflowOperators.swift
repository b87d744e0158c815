print(Int.max &+ 1 == Int.min, Int8(127) &+ 1, UInt8(0) &- 1, Int32.max &* 2, 1 << 10, -1 >> 1, UInt8(0b1100) >> 2, 5 & 3, 5 | 3, 5 ^ 3)  // expect: true -128 255 -2 1024 -1 3 1 7 6
let (value, overflow) = Int.max.multipliedReportingOverflow(by: 2)
print(value, overflow, Int.min.magnitude, UInt.max, (Int.max / 2 + 1) * -2 == Int.min, Int8(bitPattern: 200), UInt8(bitPattern: -1))  // expect: -2 true 9223372036854775808 18446744073709551615 true -56 255
