print(Int("42")! + 1, Int("4x") as Any, Int("-7")!, Double("2.50")!, Double("abc") as Any, Bool("true")!)  // expect: 43 nil -7 2.5 nil true
print(Int("ff", radix: 16)!, String(255, radix: 2), String(255, radix: 16, uppercase: true), UInt8("300") as Any)  // expect: 255 11111111 FF nil
print(Int(3.99), Int(-3.99), Int("1_000") as Any, Double(7) / 2, Float(1) / 3)  // expect: 3 -3 nil 3.5 0.33333334
print(String(42).count, String(3.0), "\(1e21)", "\(0.1 + 0.2)", 1e-7, 100000.0, 1.0e16)  // expect: 2 3.0 1e+21 0.30000000000000004 1e-07 100000.0 1e+16
