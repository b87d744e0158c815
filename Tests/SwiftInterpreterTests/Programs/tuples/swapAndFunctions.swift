func minMax(_ a: Int...) -> (min: Int, max: Int)? { guard let lo = a.min(), let hi = a.max() else { return nil }; return (lo, hi) }
print(minMax(3, 1, 2)!, minMax() as Any, minMax(5)?.max ?? 0)  // expect: (min: 1, max: 3) nil 5
var (a, b, c) = (1, 2, 3)
(a, b, c) = (c, a, b)
print(a, b, c)  // expect: 3 1 2
let f: ((Int, Int)) -> Int = { $0.0 * $0.1 }
print(f((3, 4)), zip([1, 2], [3, 4]).map(*), [(1, 2), (3, 4)].map { $0 + $1 }, [(1, 2)].map { a, b in a - b })  // expect: 12 [3, 8] [3, 7] [-1]
