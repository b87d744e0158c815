print(3 < 4, 3.0 <= 3, "a" != "b", (1, 2) == (1, 2), 5 == 5.0, min(3, 2, 1), max("b", "a"), [1, 5, 3].max()!)  // expect: true true true true true 1 b 5
let x = 5
print(1 < x && x < 10, !(x == 5) || x > 1, (1...10) ~= x, x.distance(to: 9), x.advanced(by: -2), stride(from: 5, to: 0, by: -2).map { $0 })  // expect: true true true 4 3 [5, 3, 1]
print(Int.zero, Double.zero, x > 3 ? "big" : "small", [true, false].filter { $0 }.count, (x as Any) is Int, Double(x) == 5)  // expect: 0 0.0 big 1 true true
