let i = 3, d = 2.5
print(Double(i) * d, i * Int(d), Float(d), Int("12") ?? 0, String(i) + String(d), Int(Double("7.9")!), UInt8(200) + 55, Int(UInt8.max), Character("5").wholeNumberValue!)  // expect: 7.5 6 2.5 12 32.5 7 255 255 5
let big: Int64 = 1 << 40
print(big, Int32(truncatingIfNeeded: big), Int(big), Double(big), Int(exactly: 2.5) as Any, Int(exactly: 2.0) as Any, Int16(d), CGFloat(i) / 2)  // expect: 1099511627776 0 1099511627776 1099511627776.0 nil Optional(2) 2 1.5
print(Bool("false")!, String(true), String(Character("x")), Array("12").compactMap { $0.wholeNumberValue }, Int("0x1F") as Any, Int("1F", radix: 16)!)  // expect: false true x [1, 2] nil 31
import Foundation
