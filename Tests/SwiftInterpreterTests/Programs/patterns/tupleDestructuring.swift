let (a, b) = (1, "two")
let (x, (y, z)) = (1, (2, 3))
let (_, only) = (0, 9)
print(a, b, x + y + z, only)  // expect: 1 two 6 9
var (p, q) = (1, 2)
(p, q) = (q, p)
print(p, q)  // expect: 2 1
func minMax(_ v: [Int]) -> (min: Int, max: Int)? {
    guard let f = v.first else { return nil }
    return v.reduce((f, f)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) }
}
if let (lo, hi) = minMax([3, 1, 8]) { print(lo, hi) }  // expect: 1 8
print(minMax([2])!.max, minMax([]) == nil)  // expect: 2 true
