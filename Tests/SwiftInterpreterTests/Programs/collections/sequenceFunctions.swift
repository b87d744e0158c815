print(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }), Array(sequence(state: 3) { (n: inout Int) -> Int? in n -= 1; return n >= 0 ? n : nil }))  // expect: [1, 3, 9, 27, 81] [2, 1, 0]
print(repeatElement("x", count: 3).joined(), Array(stride(from: 1, through: 9, by: 4)), (1...10).reduce(0, +), (1..<4).contains(4))  // expect: xxx [1, 5, 9] 55 false
print(Array("abc".reversed()), [1, 2, 3].elementsEqual([1, 2, 3]), [3, 4].starts(with: [3]))  // expect: ["c", "b", "a"] true true
