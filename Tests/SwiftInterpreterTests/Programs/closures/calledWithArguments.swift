// Closures called where they stand: their arguments tell what they take.
print({ $0 + $1 }(1, 2), { $0 + "!" }("a"), { x in x * 2 }(1.5))  // expect: 3 a! 3.0
let total: Double = { $0 * $1 }(2, 4)
var count = 1
let _: Void = { (n: inout Int) in n += 4 }(&count)
print(total, count, { name, n in "\(name)\(n)" }("x", 3))  // expect: 8.0 5 x3
enum Fault: Error { case never }
let value = try { if $0 > 5 { throw Fault.never }; return $0 }(4)
print(value, ((Int) -> String).self, type(of: { (x: Int) in x }), [(String) -> Void].self)  // expect: 4 (Int) -> String (Int) -> Int Array<(String) -> ()>
