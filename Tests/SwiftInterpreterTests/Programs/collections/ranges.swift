let r = 1...5, h = 0..<5
print(r.contains(5), h.contains(5), r.count, h.upperBound, r.lowerBound, r.isEmpty, (3..<3).isEmpty, Array(h.dropLast()))  // expect: true false 5 5 1 false true [0, 1, 2, 3]
print(r.clamped(to: 3...9), r.overlaps(5...6), (1...).contains(100), (..<5).contains(5), (0.0...1.0).contains(0.5), ("a"..."f").contains("c"))  // expect: 3...5 true true false true true
print(h.map { $0 * $0 }, r.reversed().first!, r.min()!, (1...3) == (1...3), h.randomElement()! < 5)  // expect: [0, 1, 4, 9, 16] 5 1 true true
for i in (0..<3).reversed() { print(i, terminator: " ") }  // expect: 2 1 0 [4, 5]
print(Array(r.lazy.filter { $0 > 3 }.map { $0 }))
