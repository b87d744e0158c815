// Both halves of a product.
print(UInt64.max.multipliedFullWidth(by: 3), UInt8(200).multipliedFullWidth(by: 100), Int.max.multipliedFullWidth(by: -2))  // expect: (high: 2, low: 18446744073709551613) (high: 78, low: 32) (high: -1, low: 2)
print(Int32(-7).multipliedFullWidth(by: 3), Int8(-128).multipliedFullWidth(by: -128), Int64.min.multipliedFullWidth(by: .min), UInt32.max.multipliedFullWidth(by: .max))  // expect: (high: -1, low: 4294967275) (high: 64, low: 0) (high: 4611686018427387904, low: 0) (high: 4294967294, low: 1)
