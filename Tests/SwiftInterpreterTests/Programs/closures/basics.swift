let add: (Int, Int) -> Int = { a, b in a + b }
let square = { (n: Int) -> Int in return n * n }
let shout = { (s: String) in s.uppercased() + "!" }
print(add(2, 3), square(4), shout("hi"))  // expect: 5 16 HI!
func apply(_ n: Int, times: Int, _ f: (Int) -> Int) -> Int { (0..<times).reduce(n) { x, _ in f(x) } }
print(apply(2, times: 3) { $0 * 2 }, apply(1, times: 2, square))  // expect: 16 1
