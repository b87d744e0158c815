let l = (1...1_000_000).lazy.filter { $0 % 7 == 0 }.map { $0 * 2 }
print(l.first!, Array(l.prefix(3)))  // expect: 14 [14, 28, 42]
var calls = 0
let m = [1, 2, 3, 4].lazy.map { (n: Int) -> Int in calls += 1; return n * n }
print(calls, m.first { $0 > 3 }!, calls)  // expect: 0 4 2
print(Array((0..<5).lazy.map { $0 + 1 }.reversed()), (1...).lazy.map { $0 * $0 }.first { $0 > 50 }!)  // expect: [5, 4, 3, 2, 1] 64
